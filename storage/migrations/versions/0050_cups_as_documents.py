"""Make each cup one document, with the two kinds of cups that there still are.

A knock-out becomes a Swiss cup: one that is played ends with its present round, ranked by points.
Computers leave; their present games go on. A round without an end has one, in two weeks at the
earliest. A game that has outlasted its round, or its cup, becomes an ordinary one. Letters about
cups that wait are not sent. What is damaged is kept as it is: only that cup's document cannot
be read.
"""

import base64
import json
import time
from collections import defaultdict
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0050"
down_revision = "0049"

_DAYS = 60
"""Days of rounds, and of entries, that had no end."""

_TOLD_BEFORE = 14
"""Days from now that are left of them at least."""

_DAY = 86_400_000
_OVER = ("finished", "called-off")


def upgrade() -> None:
    connection = op.get_bind()
    parts = {
        name: connection.execute(sa.text(f"SELECT * FROM {name} ORDER BY {order}")).all()
        for name, order in (
            ("cup", "id"),
            ("cup_entrant", "number"),
            ("cup_round", "number"),
            ("cup_pairing", "number"),
        )
    }
    for name in ("cup_receipt", "cup_pairing", "cup_round", "cup_entrant", "cup"):
        op.drop_table(name)
    _create()
    of_cup = {name: defaultdict[int, list[Any]](list) for name in parts}
    for name in ("cup_entrant", "cup_round", "cup_pairing"):
        for row in parts[name]:
            of_cup[name][row.cup_id].append(row)
    for row in parts["cup"]:
        entrants, rounds, pairings = (
            of_cup[name][row.id] for name in ("cup_entrant", "cup_round", "cup_pairing")
        )
        _insert(connection, _document(row, entrants, rounds, pairings))
        for pairing in pairings:
            if pairing.runs and (row.status in _OVER or _is_counted(_places(pairing))):
                free = sa.text("UPDATE game_table SET cup = NULL WHERE id = :id AND status = :runs")
                connection.execute(free, {"id": pairing.table_id, "runs": "playing"})
    op.drop_column("seat", "called")
    op.execute("DELETE FROM outbox WHERE table_id = 0")


def _create() -> None:
    op.create_table(
        "cup",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("opened_by", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("posted_version", sa.BigInteger(), nullable=False),
        sa.Column("document", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_cup")),
        sa.UniqueConstraint("code", name=op.f("uq_cup_code")),
    )
    op.create_index(op.f("ix_cup_due_at"), "cup", ["due_at"])
    op.create_index(op.f("ix_cup_guild_id_status"), "cup", ["guild_id", "status"])
    op.create_index(op.f("ix_cup_opened_by"), "cup", ["opened_by"])
    for name, column, to in (
        ("cup_entry", "player_id", None),
        ("cup_table", "table_id", "game_table"),
    ):
        tables = [] if to is None else [([column], [f"{to}.id"], op.f(f"fk_{name}_{column}"))]
        keys = [(["cup_id"], ["cup.id"], op.f(f"fk_{name}_cup_id")), *tables]
        op.create_table(
            name,
            sa.Column("cup_id", sa.BigInteger(), nullable=False),
            sa.Column(column, sa.BigInteger(), nullable=False),
            sa.PrimaryKeyConstraint("cup_id", column, name=op.f(f"pk_{name}")),
            *(sa.ForeignKeyConstraint(mine, theirs, name=key) for mine, theirs, key in keys),
        )
        op.create_index(op.f(f"ix_{name}_{column}"), name, [column])


def _document(cup: Any, entrants: list[Any], rounds: list[Any], pairings: list[Any]) -> Any:
    """Return a cup as one document. It is due at once, unless it is over."""
    was_knock_out = cup.format == "knock-out"
    left_at = max([cup.created_at, *(played.began_at for played in rounds)]) + 1
    all_places = [(pairing, _places(pairing)) for pairing in pairings]
    seated = {p["entrant"] for _, places in all_places if _is_whole(places) for p in places}
    return {
        "guild": cup.guild_id,
        "place": cup.place_id,
        "locale": cup.locale,
        "name": cup.name,
        "game": cup.game,
        "options": base64.b64encode(cup.options).decode(),
        "pace": _decoded(cup.pace),
        "size": cup.size,
        "format": "swiss" if was_knock_out else cup.format,
        "most": cup.most,
        "closes_at": cup.closes_at or _end(cup.created_at),
        "round_days": cup.round_days or _DAYS,
        "id": cup.id,
        "code": cup.code,
        "opened_by": cup.opened_by,
        "created_at": cup.created_at,
        "planned_rounds": len(rounds) if was_knock_out and rounds else cup.planned_rounds,
        "status": cup.status,
        "version": cup.version + (cup.status not in _OVER),
        "ended_at": cup.ended_at,
        "entrants": [
            {
                "number": e.number,
                "player": e.player_id,
                "entered_at": e.entered_at,
                "left_at": e.left_at or (left_at if _leaves(cup, e) else None),
                "left_because": e.left_because or ("left" if _leaves(cup, e) else None),
            }
            for e in entrants
            if e.number in seated or _is_kept(e, rounds)
        ],
        "rounds": [
            {
                "began_at": played.began_at,
                "ends_at": played.ends_at or _end(played.began_at),
                "ended_at": played.ended_at,
                "pairings": [
                    {"places": places, "table": pairing.table_id, "code": pairing.code}
                    for pairing, places in all_places
                    if pairing.round == played.number
                ],
            }
            for played in rounds
        ],
        "post": cup.post,
        "posted_version": cup.posted_version,
        "end_post": cup.end_post,
        "lease_owner": cup.post_lease_owner,
        "lease_until": cup.post_lease_until or 0,
        "stood_until": cup.stood_until,
        "was_knock_out": was_knock_out,
    }


def _end(began_at: int) -> int:
    """Return the end of what had none (Unix milliseconds)."""
    now = time.time_ns() // 1_000_000
    return max(began_at + _DAYS * _DAY, now + _TOLD_BEFORE * _DAY)


def _is_kept(entrant: Any, rounds: list[Any]) -> bool:
    """Whether an entrant is kept: was in the first round, or may be in it, or never."""
    if rounds:
        return entrant.left_at is None or entrant.left_at > rounds[0].began_at
    return entrant.player_id is not None and entrant.left_because in (None, "removed")


def _leaves(cup: Any, entrant: Any) -> bool:
    """Whether a computer leaves a cup now."""
    return entrant.player_id is None and cup.ended_at is None


def _places(pairing: Any) -> Any:
    """Return the places of a pairing; damaged ones as they are, which no cup can be read with."""
    places = _decoded(pairing.places)
    if not _is_whole(places):
        return pairing.places
    return [
        {"entrant": p["entrant"], "rank": p.get("rank"), "late": p.get("late", False)}
        for p in places
    ]


def _decoded(written: str) -> Any:
    try:
        return json.loads(written)
    except ValueError:
        return written


def _is_whole(places: Any) -> bool:
    return isinstance(places, list) and all(isinstance(p, dict) and "entrant" in p for p in places)


def _is_counted(places: Any) -> bool:
    return _is_whole(places) and all(place["rank"] is not None for place in places)


def _insert(connection: sa.Connection, document: Any) -> None:
    is_over, number = document["status"] in _OVER, document["id"]
    connection.execute(
        sa.text(
            "INSERT INTO cup VALUES (:id, :code, :guild, :status, :opened_by, :created_at, :due_at,"
            " :version, :posted_version, :document)"
        ),
        {
            **{key: document[key] for key in ("id", "code", "guild", "status", "opened_by")},
            **{key: document[key] for key in ("created_at", "version", "posted_version")},
            "due_at": None if is_over else 0,
            "document": json.dumps(document, separators=(",", ":"), ensure_ascii=False),
        },
    )
    people = {entrant["player"] for entrant in document["entrants"]} - {None, 0}
    for player in sorted(people):
        entry = sa.text("INSERT INTO cup_entry VALUES (:cup, :player)")
        connection.execute(entry, {"cup": number, "player": player})
    playing = [p for r in document["rounds"] for p in r["pairings"] if r["ended_at"] is None]
    for pairing in [] if is_over else playing:
        if pairing["table"] and not _is_counted(pairing["places"]):
            table = sa.text("INSERT INTO cup_table VALUES (:cup, :table)")
            connection.execute(table, {"cup": number, "table": pairing["table"]})
