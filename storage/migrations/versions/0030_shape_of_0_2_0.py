"""The shape of version 0.2.0, from which older databases are brought up to date.

A new database is made in the newest shape at once (``storage/migrate.py``).
"""

revision = "0030"
down_revision = None


def upgrade() -> None:
    raise AssertionError("a database has this shape or a later one")
