"""Add the day a person was last seen, and since when they are being forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column(
        "player", sa.Column("seen_on", sa.BigInteger(), nullable=False, server_default="0")
    )
    op.add_column("player", sa.Column("forgetting", sa.BigInteger()))
    op.create_index(op.f("ix_player_forgetting"), "player", ["forgetting"])
