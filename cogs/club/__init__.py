"""Cups: opening one, entering and leaving, their pages, and what their organisers do.

May import: `cogs.lobby`, `cogs.table`, `cogs.interaction`, `cogs.ui`, `cogs.discord`.
"""
