"""Add what is told of a table itself; what was told before stood in letters alone."""

import sqlalchemy as sa
from alembic import op

revision = "0055"
down_revision = "0054"


def upgrade() -> None:
    op.create_table(
        "notice",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("said", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name=op.f("pk_notice")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_notice_table_id")),
    )
