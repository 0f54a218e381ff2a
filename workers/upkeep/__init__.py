"""What happens by the clock: deadlines, maintenance, health, alerts to the owner.

May import: `tables`, `workers.chat_platform`, `workers.metrics`.
"""
