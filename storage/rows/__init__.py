"""The schema, and where people stand in it.

May import: `storage.database`, `model`.
"""
