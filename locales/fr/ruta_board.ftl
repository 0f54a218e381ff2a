# Les mots dans les images de Ruta (courts : ils ont peu de place).

# As in English.
# The number stands beside it.
board-ruta-points = { $points ->
    [one] point
   *[other] points
}
board-ruta-your-hand = Ta main : { $count }
board-ruta-draw-pile = Pioche
# One of the two cards that lie open; { $slot } is its number, as in the commands.
board-ruta-face-up = Visible { $slot }
board-ruta-discard = Défausse
# How many places the seat's longest chain of routes links.
board-ruta-longest = chemin { $count }
# Beside the name: an Ace was used, the draw is still to come.
board-ruta-draw-owed = doit piocher
# Beside the name: paid exactly and has another turn.
board-ruta-plays-again = rejoue
# What a white frame round a route's price means.
board-ruta-payable = tu peux payer
