"""Add spectators who follow a table."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "follower",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player_id", name="pk_follower"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_follower_table_id"),
    )
    op.create_index("ix_follower_player_id", "follower", ["player_id"])
