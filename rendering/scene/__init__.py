"""A picture as data: shapes, colours, lettering and the parts that all boards share.

May import: `core`, `games` (views and boards only).
"""
