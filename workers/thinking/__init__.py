"""Computer players' turns: another process computes each move, the table service plays it.

May import: `model`, `tables`, `ai`, `workers.upkeep`.
"""
