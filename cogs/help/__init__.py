"""Rules and lessons, in pages.

May import: `cogs.interaction`, `cogs.ui`, `cogs.discord`.
"""
