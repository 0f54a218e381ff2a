"""What every interaction shares: who asks, which table, what they may see, the reply.

May import: `cogs.discord`, `cogs.ui`, `tables`, `workers`.
"""
