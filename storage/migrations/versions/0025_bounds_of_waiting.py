"""Add the remaining quiet hours of a seat, to whom a seat is promised, and the end of a freeze.

Each open question gets its full quiet hours. Games frozen without end are closed thirty days from
now, like newly frozen ones; their players are told a day before.
"""

import json
import time

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"

_DAY = 24 * 3_600_000
_FROST_LASTS = 30 * _DAY

_game_table = sa.table(
    "game_table", sa.column("id"), sa.column("status"), sa.column("pause", sa.String)
)
_timer = sa.table(
    "timer", *(sa.column(name) for name in ("table_id", "kind", "seat", "due_at", "asked"))
)


def upgrade() -> None:
    op.add_column(
        "seat",
        sa.Column("quiet_left", sa.BigInteger(), nullable=False, server_default=str(_DAY)),
    )
    op.add_column("seat", sa.Column("promised", sa.BigInteger()))
    pace = "(SELECT pace_hours * 3600000 FROM game_table WHERE game_table.id = seat.table_id)"
    longer = f"asked IS NOT NULL AND {pace} > quiet_left"
    op.execute(f"UPDATE seat SET quiet_left = {pace} WHERE {longer}")
    _have_frosts_end(int(time.time() * 1000) + _FROST_LASTS)


def _have_frosts_end(until: int) -> None:
    connection = op.get_bind()
    playing = sa.select(_game_table).where(
        _game_table.c.status == "playing", _game_table.c.pause.is_not(None)
    )
    for row in connection.execute(playing).all():
        pause = json.loads(row.pause)
        if not pause.get("frozen"):
            continue
        ends = json.dumps({**pause, "until": until}, separators=(",", ":"))
        connection.execute(
            sa.update(_game_table).where(_game_table.c.id == row.id).values(pause=ends)
        )
        for kind, due_at in (("closing", until - _DAY), ("close", until)):
            values = {"table_id": row.id, "kind": kind, "seat": 0, "due_at": due_at, "asked": 0}
            connection.execute(sa.insert(_timer).values(values))
