"""Work that the clock starts: deadlines, maintenance, health checks, alerts to the owner.

May import: `tables`, `workers.chat_platform`, `workers.metrics`.
"""
