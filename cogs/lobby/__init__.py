"""A table before its game: opening it, taking seats, changing its terms, starting.

May import: `cogs.table`, `cogs.interaction`, `cogs.ui`, `cogs.discord`.
"""
