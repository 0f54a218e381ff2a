"""Computer players' turns: asks a process of its own for a move and plays it.

May import: `tables`, `ai`, `workers.upkeep`.
"""
