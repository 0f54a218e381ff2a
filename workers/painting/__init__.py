"""Pictures of tables and ratings: the render queue, the render process, the replay process, emoji.

May import: `workers.wording`, `workers.chat_platform`, `tables`, `rendering`.
"""
