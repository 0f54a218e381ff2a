"""Rules and lessons, page by page.

May import: `cogs.interaction`, `cogs.ui`, `cogs.discord`.
"""
