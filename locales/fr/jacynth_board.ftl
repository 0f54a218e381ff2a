# Les mots dans les images de Jacynth (courts : ils ont peu de place).

# As in English.
# The number stands beside it.
board-jacynth-points = { $points ->
    [one] point
   *[other] points
}
board-jacynth-pile = Pioche
board-jacynth-your-hand = Ta main : { $count }
# What a banner below a suit's mark means; beside the hand.
board-jacynth-banner = Une bannière montre qui contrôle le quartier de cette couleur.
board-jacynth-no-token = Seuls les quartiers où se trouve un de tes jetons te rapportent des points.
