"""What the place of a table and its people are shown, and whom a changed table notifies.

Pure: wishes and letters are values; `workers.message_updates` sends what follows from them.
May import: `core`, `model`, and the packages `time`, `history`, `visibility`, `decisions`.
"""
