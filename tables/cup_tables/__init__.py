"""Tables of a cup: they begin at once, among people who have consented before, and open at the end
of their round; managers freeze games at closed ones; the deal of a round is played again.

All but the orders of managers run inside the caller's transaction. May import: the packages of
`tables` below `timers`.
"""
