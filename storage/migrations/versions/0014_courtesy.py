"""Add blocks, who may invite a person, and approaches (recent openings and invitations)."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column(
        "player",
        sa.Column("invitations", sa.String(), nullable=False, server_default="everybody"),
    )
    op.create_table(
        "approach",
        sa.Column("by_id", sa.BigInteger(), nullable=False),
        sa.Column("to_id", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_approach_table_id")),
        sa.PrimaryKeyConstraint(
            "by_id", "to_id", "table_id", "created_at", name=op.f("pk_approach")
        ),
    )
    op.create_index(op.f("ix_approach_table_id_to_id"), "approach", ["table_id", "to_id"])
    op.create_index(op.f("ix_approach_created_at"), "approach", ["created_at"])
    op.create_table(
        "block",
        sa.Column("by_id", sa.BigInteger(), nullable=False),
        sa.Column("blocked_id", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("by_id", "blocked_id", name=op.f("pk_block")),
    )
