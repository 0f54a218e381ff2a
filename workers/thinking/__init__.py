"""Computer players' turns: another process computes each move, the table service plays it.

May import: `tables`, `ai`, `workers.upkeep`.
"""
