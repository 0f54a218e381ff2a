"""What the real Discord does and simcord does not: messages, threads, forums, phones.

Each rule reads its numbers from `rehearsal.beliefs`.
May import: `rehearsal.beliefs`, simcord.
"""
