# Words inside the pictures of Strada Romana (short: they have little room).

# The two ends of the road, on narrow banners (two lines).
# The same in every language.
board-strada-romana-ostia = Ostia-Portus
board-strada-romana-rome = Rome
# Above the points of the seats, and beside what the bag still holds; very short.
board-strada-romana-score = points
# Before the places of the wagons that have arrived.
board-strada-romana-arrived = arrived
# Beside the name of a seat that gave up; very short.
board-strada-romana-resigned = resigned
board-strada-romana-hand = Your wagon tiles: { $count }
board-strada-romana-stack = In the stack: { $count }
