"""A person's own settings: notifications, quiet hours, blocks, privacy.

May import: `cogs.interaction`, `cogs.ui`, `cogs.discord`.
"""
