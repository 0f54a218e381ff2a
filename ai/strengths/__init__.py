"""How strong the computer players of each game are: known without loading them.

May import: `core`.
"""
