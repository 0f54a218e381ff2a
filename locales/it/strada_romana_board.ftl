# Le parole nelle immagini di Strada Romana (brevi: hanno poco spazio).

# The two ends of the road, on narrow banners (two lines).
board-strada-romana-ostia = Ostia-Portus
board-strada-romana-rome = Roma
# Above the points of the seats, and beside what the bag still holds; very short.
board-strada-romana-score = punti
# Before the places of the wagons that have arrived.
board-strada-romana-arrived = arrivati
# Beside the name of a seat that gave up; very short.
board-strada-romana-resigned = abbandono
board-strada-romana-hand = Le tue tessere carro: { $count }
board-strada-romana-stack = Nella pila: { $count }
