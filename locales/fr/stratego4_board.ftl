# Les mots dans les images de Stratego 4 (courts : ils ont peu de place).

# The two spaces of the castle, on narrow stones; very short.
board-stratego4-ring = enceinte
board-stratego4-turret = donjon
# In a seat's panel, instead of its slider; short.
board-stratego4-resigned = abandon
board-stratego4-out = hors jeu
board-stratego4-ready = en place
board-stratego4-deploying = se déploie
# Below the board, each in a third of its width.
board-stratego4-round = Tour de table { $round }
board-stratego4-stage-deploying = En place : { $ready } sur { $seats }
# Beside a pale disc: such ranks were told to everybody.
board-stratego4-told = grade révélé à tous
# Beside the back of a piece.
board-stratego4-unknown = grade inconnu
board-stratego4-memory = Jeu de mémoire
# Beside an hourglass: so many turns without a beaten piece are left until the draw.
board-stratego4-draw = { $turns ->
    [one] nulle dans { $turns } tour
   *[other] nulle dans { $turns } tours
}
