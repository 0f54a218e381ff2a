"""Paces of minutes, and a reserve of time."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column(
        "game_table", sa.Column("pace_minutes", sa.Integer(), nullable=False, server_default="0")
    )
    op.add_column("game_table", sa.Column("pace_bank", sa.String()))
    op.add_column("seat", sa.Column("bank", sa.BigInteger(), nullable=False, server_default="0"))
