"""Moves: typed, pressed and guided, the same for every game; marks on hidden pieces.

May import: `cogs.lobby`, `cogs.interaction`, `cogs.ui`, `cogs.discord`.
"""
