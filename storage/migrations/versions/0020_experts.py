"""Allow the computer level "expert". The schema is unchanged; the column may hold a new word.

The revision rises so that an older version refuses the database: it could neither play for such a
computer nor rate a game it sat in.
"""

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    pass
