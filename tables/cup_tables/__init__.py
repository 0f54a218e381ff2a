"""Tables that begin at once, among people who have consented before, and the end of their round;
also tables that play the deal of a round again.

They run inside the caller's transaction. May import: the packages of `tables` below `timers`.
"""
