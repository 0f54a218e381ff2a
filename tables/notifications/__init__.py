"""Which letters a changed table sends: to whom, about what, and which older ones it corrects.

Pure: letters are values; `workers.delivery.send_retries` sends them.
May import: `core`, `model`, and the packages `time`, `history`, `visibility`, `decisions`.
"""
