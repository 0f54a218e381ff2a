# Le parole nelle immagini di Ruta (brevi: hanno poco spazio).

# The number stands beside it.
board-ruta-points = { $points ->
    [one] punto
   *[other] punti
}
board-ruta-your-hand = La tua mano: { $count }
board-ruta-draw-pile = Mazzo
# One of the two cards that lie open; { $slot } is its number, as in the commands.
board-ruta-face-up = Scoperta { $slot }
board-ruta-discard = Scarti
# How many places the seat's longest chain of routes links.
board-ruta-longest = percorso { $count }
# Beside the name: an Ace was used, the draw is still to come.
board-ruta-draw-owed = deve pescare
# Beside the name: paid exactly and has another turn.
board-ruta-plays-again = gioca ancora
# What a white frame round a route's price means.
board-ruta-payable = puoi pagare
