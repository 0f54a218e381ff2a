"""Access to a database: SQLite, PostgreSQL, transactions, process lock, write queue.

Knows no table of the schema.
May import: SQLAlchemy and the drivers, `model`.
"""
