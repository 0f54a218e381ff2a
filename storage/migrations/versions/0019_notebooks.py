"""Add people's private notes and marks."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "notebook",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("note", sa.String(), nullable=False),
        sa.Column("marks", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player_id", name=op.f("pk_notebook")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_notebook_table_id")),
    )
    op.create_index(op.f("ix_notebook_player_id"), "notebook", ["player_id"])
