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
# Beside a gold disc: such ranks were told to everybody.
board-stratego4-told = grade révélé à tous
# Beside the back of a piece.
board-stratego4-unknown = grade inconnu
board-stratego4-memory = Jeu de mémoire
# Beside an hourglass: so many turns without a beaten piece are left until the draw.
board-stratego4-draw = { $turns ->
    [one] nulle dans { $turns } tour
   *[other] nulle dans { $turns } tours
}

board-stratego4-alt-turn = Stratego 4, tour de table { $round } : { $who } { $phase ->
    [recruiting] choisit la pièce qui revient.
   *[other] doit jouer.
}
board-stratego4-alt-deploying = Stratego 4 : toutes les armées se déploient. { $count ->
    [0] Aucune n’est encore en place.
   *[other] En place : { $ready }.
}
board-stratego4-alt-won = Stratego 4, terminé au tour de table { $round }. Victoire : { $winners }.
board-stratego4-alt-drawn = Stratego 4, terminé au tour de table { $round } : partie nulle.
board-stratego4-alt-choose = Au choix : { $count ->
    [0] rien
   *[other] { $targets }
}.
board-stratego4-alt-plan = En main : { $start }. À portée : { $count ->
    [0] rien
   *[other] { $targets }
}.
board-stratego4-alt-draw = { $turns ->
    [one] Encore { $turns } tour sans pièce battue et la partie est nulle.
   *[other] Encore { $turns } tours sans pièce battue et la partie est nulle.
}
board-stratego4-alt-seat = { $who } : { $state ->
    [resigned] abandon
    [out] hors jeu
   *[in] { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }, curseur à { $slider }
} ; battues : { $count ->
    [0] aucune
   *[other] { $lost }
}.
board-stratego4-alt-flag-lies = Le drapeau { OF($who) } est à terre { $place }.
board-stratego4-alt-flag-borne = Le drapeau { OF($who) } est porté par { $bearer } { $place }.
board-stratego4-alt-piece = { $rank } { $at }
board-stratego4-alt-known = Grades connus { OF($who) } : { $pieces }.
board-stratego4-alt-unknown = Grades inconnus { OF($who) } : { $spaces }.
