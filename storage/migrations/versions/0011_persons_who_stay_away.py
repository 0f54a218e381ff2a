"""Add stand-in computers, substitutes, votes about late players, and the end of idle games."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

_DAY = 24 * 3_600_000
_GAME_LASTS = 30 * _DAY


def upgrade() -> None:
    now = time.time_ns() // 1_000_000
    game = sa.Column("polls", sa.String(), nullable=False, server_default="[]")
    op.add_column("game_table", game)
    idle = sa.Column("idle_from", sa.BigInteger(), nullable=False, server_default="0")
    op.add_column("game_table", idle)
    op.add_column("seat", sa.Column("stands_for", sa.BigInteger()))
    op.add_column("seat", sa.Column("tended", sa.Integer()))
    op.add_column("seat", sa.Column("former", sa.String(), nullable=False, server_default="[]"))
    for table, name in (("seat", "wanted"), ("player", "missed")):
        op.add_column(
            table, sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())
        )
    presence = sa.Column("presence", sa.String(), nullable=False, server_default="here")
    op.add_column("seat", presence)
    op.create_index("ix_seat_stands_for_table_id", "seat", ["stands_for", "table_id"])
    _let_games_end(now)


def _let_games_end(now: int) -> None:
    """End idle games a month from now at the earliest, and warn their players a day before."""
    connection = op.get_bind()
    connection.execute(sa.text("UPDATE game_table SET idle_from = :now"), {"now": now})
    ends = now + _GAME_LASTS
    for kind, due in (("closing", ends - _DAY), ("close", ends)):
        connection.execute(
            sa.text(
                "INSERT INTO timer (table_id, kind, seat, due_at, asked)"
                " SELECT id, :kind, 0, :due, 0 FROM game_table"
                " WHERE status = 'playing' AND pause IS NULL"
            ),
            {"kind": kind, "due": due},
        )
