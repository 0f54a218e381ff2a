"""Pauses, proposals to all at a table, and days off."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("pause", sa.String()))
    op.add_column("game_table", sa.Column("proposal", sa.String()))
    op.add_column("seat", sa.Column("pauses", sa.Integer(), nullable=False, server_default="0"))
    for name in ("away_until", "rested_at"):
        op.add_column(
            "player", sa.Column(name, sa.BigInteger(), nullable=False, server_default="0")
        )
