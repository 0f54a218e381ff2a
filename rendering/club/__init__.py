"""Pictures of a club: standings and cross table of a cup, the end of a season.

They are drawn from values of their own, not from a cup or a season.
May import: `rendering.scene`, `core`.
"""
