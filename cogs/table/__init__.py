"""Decisions at a running table: proposals, undo, votes, its end; moderation.

May import: `cogs.interaction`, `cogs.ui`, `cogs.discord`.
"""
