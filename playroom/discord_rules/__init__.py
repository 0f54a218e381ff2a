"""Behaviour of the real Discord that simcord lacks: messages, threads, forums, notifications.

Each rule reads its numbers from `rehearsal.discord_assumptions`.
May import: `rehearsal.discord_assumptions`, simcord.
"""
