# Words inside the pictures of any game (short: they have little room).

board-player = Player { $number }
# What a chart counts from left to right.
chart-moves = Moves
