# The page on which one plays: its fixed labels, of which the page keeps each under its last word.

web-word-board = Board
web-word-menu = My tables
web-word-back = Back
web-word-send = Send
web-word-others = More
web-word-undo = Undo
web-word-moves = Moves
web-word-text = Text
web-word-closer = Closer
web-word-post = Discord
web-word-touch = Touch what is marked on the board.
web-word-which = Which?
web-word-news = There is news; your choice is kept.
web-word-lost = No connection. I keep trying.
web-word-ended = This device is no longer signed in.
web-word-yours = Your tables. Those that wait for you come first.
web-word-none = You play at no table now.
web-word-signin = You see what all see. To play here: on Discord press Play, then On the board.
