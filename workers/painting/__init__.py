"""Pictures of tables, ratings and cups: render queue, render process, replay process, emoji.

May import: `workers.sentences`, `workers.post_model`, `model`, `tables`, `cups`, `rendering`.
"""
