"""Cups: opening one, its private page, what people and organisers do there.

May import: `cogs.lobby`, `cogs.table`, `cogs.interaction`, `cogs.ui`, `cogs.discord`.
"""
