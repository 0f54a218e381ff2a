"""A table before its game (the lobby): opening it, taking seats, changing its terms, starting.

May import: `cogs.table`, `cogs.interaction`, `cogs.ui`, `cogs.discord`.
"""
