"""Tables of a cup: they begin at once, among people who have consented before.

They are opened inside the caller's transaction. May import: the packages of `tables` below
`timers`.
"""
