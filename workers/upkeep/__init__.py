"""Work that the clock starts: deadlines, maintenance, health checks, alerts to the owner.

May import: `model`, `tables`, `workers.chat_platform`, `workers.metrics`.
"""
