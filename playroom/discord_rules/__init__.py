"""Behaviour of the real Discord that simcord lacks: messages, threads, forums, notifications.

Each rule reads its numbers from `rehearsal.beliefs`.
May import: `rehearsal.beliefs`, simcord.
"""
