"""A person's own settings: calls, quiet hours, blocks, privacy.

May import: `cogs.interaction`, `cogs.ui`, `cogs.discord`.
"""
