"""Pictures of a cup: standings and cross table.

They are drawn from values of their own, not from a cup.
May import: `rendering.scene`, `core`.
"""
