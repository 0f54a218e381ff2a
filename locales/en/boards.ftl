# Words inside the pictures of any game (short: they have little room).

board-player = Player { $number }
