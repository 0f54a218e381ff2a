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

# What the server says: whose board a page shows, and why it refuses something.

web-board-own = Board: { $who }
web-board-public = What everybody sees
web-seat = { $who }
web-left = { $time } left
web-hardly-left = Hardly any time left
web-next = Next: { $game }
web-agreed = Noted: you agree.
web-other-person = This device was signed in as { $before }. From now on it shows the boards of { $now }.
web-refusal-request = I cannot read this request. Reload the page, please.
web-refusal-device = This device is not signed in any more.
web-refusal-ticket = This link has been used, or is older than ten minutes. On Discord, press On the board again.
web-refusal-too-much = That was a lot at once. In a second it goes on.
