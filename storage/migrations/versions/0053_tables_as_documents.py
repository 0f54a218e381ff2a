"""Make each table one document, with its people beside it.

What is damaged is kept as it is: only that table's document cannot be read.
"""

import json
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0053"
down_revision = "0052"

_KEPT = (
    *("id", "code", "game", "guild_id", "place_id", "status", "version", "updated_at"),
    "stood_until",
)
_GONE = (
    *("rules_version", "state_version", "locale", "host_id", "size", "calling_off", "pace_hours"),
    *("pace_late", "pace_minutes", "pace_bank", "pause", "proposal", "codec", "moves"),
    *("open_moves", "told_from", "told_to", "created_at", "polls", "idle_from", "removed"),
    *("brought", "cup", "sides"),
)
"""The columns whose values stand in the document alone from now on."""

_EMPTY = "e30="
"""Base64 of an empty object: options stand in their own column."""


def upgrade() -> None:
    connection = op.get_bind()
    document = sa.Column("document", sa.LargeBinary(), nullable=False, server_default="")
    op.add_column("game_table", document)
    op.create_table(
        "member",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("role", sa.String(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "player_id", name=op.f("pk_member")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_member_table_id")),
    )
    op.create_index(op.f("ix_member_player_id_table_id"), "member", ["player_id", "table_id"])
    _write_documents(connection)
    op.drop_table("seat")
    op.drop_table("invitation")
    for name in _GONE:
        op.drop_column("game_table", name)


def _write_documents(connection: sa.Connection) -> None:
    seats, invited = defaultdict[int, list[Any]](list), defaultdict[int, list[int]](list)
    for row in connection.execute(sa.text("SELECT * FROM seat ORDER BY table_id, seat")):
        seats[row.table_id].append(row)
    for row in connection.execute(sa.text("SELECT * FROM invitation ORDER BY table_id, n")):
        invited[row.table_id].append(row.player_id)
    tables = connection.execute(sa.text(f"SELECT {', '.join((*_KEPT, *_GONE))} FROM game_table"))
    put = sa.text("UPDATE game_table SET document = :document WHERE id = :id")
    add = sa.text("INSERT INTO member VALUES (:table, :player, :role, :due)")
    for table in tables.all():
        document = _document(table, seats[table.id], invited[table.id])
        written = json.dumps(document, separators=(",", ":"), ensure_ascii=False).encode()
        connection.execute(put, {"document": written, "id": table.id})
        people = _roles(seats[table.id], invited[table.id])
        roles = {player: (role, due) for player, role, due in people}
        for player, (role, due) in roles.items():
            if player:
                values = {"table": table.id, "player": player, "role": role, "due": due}
                connection.execute(add, values)


def _document(table: Any, seats: list[Any], invited: list[int]) -> Any:
    return {
        "id": table.id,
        "code": table.code,
        "game": table.game,
        "rules_version": table.rules_version,
        "state_version": table.state_version,
        "guild": table.guild_id,
        "place": table.place_id,
        "locale": table.locale,
        "status": table.status,
        "version": table.version,
        "host": table.host_id,
        "size": table.size,
        "seats": [_seat(seat) for seat in seats],
        "invited": invited,
        "options": _EMPTY,
        "pace": {
            "hours": table.pace_hours,
            "late": table.pace_late,
            "minutes": table.pace_minutes,
            "bank": _decoded(table.pace_bank),
        },
        "seed": None,
        "state": None,
        "moves": table.moves,
        "outcome": None,
        "created_at": table.created_at,
        "updated_at": table.updated_at,
        "calling_off": _decoded(table.calling_off),
        "codec": table.codec,
        "open_moves": table.open_moves,
        "stood_until": table.stood_until,
        "pause": _decoded(table.pause),
        "proposal": _decoded(table.proposal),
        "told_from": table.told_from,
        "told_to": table.told_to,
        "polls": _decoded(table.polls),
        "idle_from": table.idle_from,
        "removed": _decoded(table.removed),
        "brought": _decoded(table.brought),
        "cup": _decoded(table.cup),
        "sides": _decoded(table.sides),
    }


def _seat(seat: Any) -> Any:
    return {
        "seat": seat.seat,
        "occupant": _occupant(seat),
        "joined_at": seat.joined_at,
        "asked": seat.asked,
        "deadline": seat.deadline,
        "last_move": seat.last_move,
        "lapsed": seat.lapsed,
        "questions": seat.questions,
        "left": seat.time_left,
        "reminded": seat.reminded,
        "timed": seat.timed,
        "bank": seat.bank,
        "pauses": seat.pauses,
        "refused": seat.refused,
        "tended": seat.tended,
        "former": _decoded(seat.former),
        "wanted": bool(seat.wanted),
        "presence": seat.presence,
        "appeals": _decoded(seat.appeals),
        "resigned": bool(seat.resigned),
        "beaten": bool(seat.beaten),
        "quiet_left": seat.quiet_left,
        "promised": seat.promised,
        "called_at": seat.called_at,
        "held": _decoded(seat.held),
    }


def _occupant(seat: Any) -> Any:
    if seat.player_id == 0:
        return {"type": "former"}
    if seat.player_id is not None:
        return {"type": "human", "player": seat.player_id}
    stands_for = seat.stands_for
    return {"type": "computer", "agent": seat.agent, "level": seat.level, "stands_for": stands_for}


def _roles(seats: list[Any], invited: list[int]) -> Iterator[tuple[int, str, int | None]]:
    """Yield the people of a table with their roles; somebody's last role is the present one."""
    for seat in seats:
        if isinstance(former := _decoded(seat.former), list):
            yield from ((player, "former", None) for player in former)
    yield from ((player, "invited", None) for player in invited)
    for seat in seats:
        if seat.player_id is None:
            yield seat.stands_for or 0, "tended", None
        elif seat.asked is not None:
            yield seat.player_id, "asked", seat.deadline
        else:
            yield seat.player_id, "out" if seat.resigned or seat.beaten else "plays", None


def _decoded(written: str | None) -> Any:
    """Return JSON decoded; damaged JSON as it is written, which no table can be read with."""
    try:
        return None if written is None else json.loads(written)
    except ValueError:
        return written
