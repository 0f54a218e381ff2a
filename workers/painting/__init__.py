"""Pictures of tables, ratings and cups: render queue, render process, replay process, emoji.

May import: `workers.sentences`, `workers.chat_platform`, `model`, `tables`, `cups`, `rendering`.
"""
