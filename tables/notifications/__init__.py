"""What the place of a table is shown, and which letters a changed table sends: to whom, about what,
and which older ones it corrects.

Pure: wishes and letters are values; `workers.delivery` sends what follows from them.
May import: `core`, `model`, and the packages `time`, `history`, `visibility`, `decisions`.
"""
