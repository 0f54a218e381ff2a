"""Add planned moves, tried lines, and when a person's planned moves are played.

Nobody had planned or tried anything before.
"""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    op.create_table(
        "planned_moves",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("turns", sa.LargeBinary(), nullable=False),
        sa.Column("chance", sa.LargeBinary(), nullable=False),
        sa.Column("question", sa.BigInteger(), nullable=True),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.Column("said", sa.String(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "player_id", name=op.f("pk_planned_moves")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_planned_moves_table_id")
        ),
    )
    op.create_index(op.f("ix_planned_moves_player_id"), "planned_moves", ["player_id"])
    op.create_table(
        "tried_line",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("began_after", sa.Integer(), nullable=False),
        sa.Column("began_from", sa.String(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("line", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player_id", name=op.f("pk_tried_line")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_tried_line_table_id")
        ),
    )
    op.create_index(op.f("ix_tried_line_player_id"), "tried_line", ["player_id"])
    played = sa.Column("planned", sa.String(), nullable=False, server_default="later")
    op.add_column("player", played)
