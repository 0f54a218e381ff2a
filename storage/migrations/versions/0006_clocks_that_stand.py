"""Clocks stand until the call has reached Discord, and reminders are counted.

Those who were called by the version before go on: their clocks run.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column(
        "game_table", sa.Column("stood_until", sa.BigInteger(), nullable=False, server_default="0")
    )
    op.add_column("seat", sa.Column("time_left", sa.BigInteger()))
    op.add_column("seat", sa.Column("reminded", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seat", sa.Column("timed", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_index(op.f("ix_outbox_table_id"), "outbox", ["table_id"])
