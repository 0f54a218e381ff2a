"""The schema, where people stand in it, and what letters look like as rows.

May import: `storage.database`, `model`.
"""
