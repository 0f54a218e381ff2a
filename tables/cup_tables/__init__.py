"""Tables that begin at once, among people who have consented before, and the end of their round.

They run inside the caller's transaction. May import: the packages of `tables` below `timers`.
"""
