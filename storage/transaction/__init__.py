"""Reads and writes of one transaction, a module for each subject, with its SQL.

The store opens transactions. May import: `storage.database`, `storage.errors`, `storage.rows`,
`model`, `core`.
"""
