"""Add who vanished from a seat, how much a substitute played there, and games with people.

For games that finished before, ``tables/results_archive.py`` finds it out at the bot's start, as it
computes all ratings anew.
"""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    op.add_column("result_seat", sa.Column("vanished", sa.BigInteger()))
    share = sa.Column("substituted", sa.Integer(), nullable=False, server_default="0")
    op.add_column("result_seat", share)
    op.create_index(
        op.f("ix_result_seat_vanished_table_id"), "result_seat", ["vanished", "table_id"]
    )
    for table in ("rated", "rating"):
        games = sa.Column("with_people", sa.Integer(), nullable=False, server_default="0")
        op.add_column(table, games)
