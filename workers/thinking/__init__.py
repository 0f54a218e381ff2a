"""Computer players' turns: another process computes each move, the table service plays it.

The bot's own players share one process; an engine from outside has one for each question.

May import: `tables`, `ai`, `workers.upkeep`.
"""
