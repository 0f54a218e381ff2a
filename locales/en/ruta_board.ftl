# Words inside the pictures of Ruta (short: they have little room).

# The number stands beside it.
board-ruta-points = { $points ->
    [one] point
   *[other] points
}
board-ruta-your-hand = Your hand: { $count }
board-ruta-draw-pile = Draw pile
# One of the two cards that lie open; { $slot } is its number, as in the commands.
board-ruta-face-up = Face-up { $slot }
board-ruta-discard = Discard
# How many places the seat's longest chain of routes links.
board-ruta-longest = chain { $count }
# Beside the name: an Ace was used, the draw is still to come.
board-ruta-draw-owed = must draw
# Beside the name: paid exactly and has another turn.
board-ruta-plays-again = plays again
# What a white frame round a route's price means.
board-ruta-payable = you can pay
