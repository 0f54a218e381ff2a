"""Add when a person was called to a turn, and when a table was moved to another place.

Players to move in a running game count as not called yet.
"""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    op.add_column(
        "seat", sa.Column("called_at", sa.BigInteger(), nullable=False, server_default="0")
    )
    op.add_column(
        "game_table", sa.Column("brought", sa.String(), nullable=False, server_default="[]")
    )
