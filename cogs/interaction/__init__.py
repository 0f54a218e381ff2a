"""Shared by all interactions: who acts, which table, what they may see, the reply.

May import: `cogs.discord`, `cogs.ui`, `model`, `tables`, `workers`.
"""
