"""Computer players' turns: a separate process computes each move, the table service plays it.

May import: `tables`, `ai`, `workers.upkeep`.
"""
