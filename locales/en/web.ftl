# What the server says: whose board a page shows, and why it refuses something.

web-board-own = The board of { $who }
web-board-public = What everybody sees
web-seat = { $who }
web-left = { $time } left
web-hardly-left = Hardly any time left
web-next = Next: { $game }
web-agreed = Noted: you agree.
web-refusal-request = I cannot read this request. Reload the page, please.
web-refusal-device = This device is not signed in any more.
web-refusal-ticket = This link has been used, or is older than ten minutes. On Discord, press On the board again.
web-refusal-too-much = That was a lot at once. In a second it goes on.
