# Les mots dans les images de Strada Romana (courts : ils ont peu de place).

# The two ends of the road, on narrow banners (two lines).
board-strada-romana-ostia = Ostia-Portus
# As in English.
board-strada-romana-rome = Rome
# Above the points of the seats; very short.
# As in English.
board-strada-romana-score = points
# Before the places of the wagons that have arrived.
board-strada-romana-arrived = arrivés
# Beside the name of a seat that gave up; very short.
board-strada-romana-resigned = abandon
board-strada-romana-hand = Tes tuiles chariot : { $count }
board-strada-romana-stack = Dans la pile : { $count }
