"""Makes databases of earlier versions, in which columns stood for what are documents now."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from model.table import FORMER_PLAYER, Computer, Human, Notebook, Occupant, Table
from model.thinking_ahead import PlannedMoves, TriedLine
from storage.database.statements import Values, encode
from tests.storage.new_stores import ROOT

OLD = ROOT / "tests" / "house" / "old"
SHAPES = {"0030": OLD / "0.2.0.sql", "0045": OLD / "after-0.2.0.sql"}
"""The databases whose shape each earlier revision has."""


def as_of(version: str, file: Path) -> None:
    """Make a file one of an earlier version, with the rows.

    A column that came later is lost, and one that has gone since has its default, or else 0.
    Messages are lost, as posts and letters were noted elsewhere.
    """
    older = file.with_name("older.sqlite3")
    shape, _, _ = SHAPES[version].read_text(encoding="utf-8").partition("INSERT INTO")
    with closing(sqlite3.connect(older)) as made:
        made.executescript(f"{shape} INSERT INTO alembic_version VALUES ('{version}');")
    with closing(sqlite3.connect(older)) as connection:
        connection.execute("ATTACH ? AS newest", (str(file),))
        for (table,) in connection.execute(TABLES_OF_BOTH).fetchall():
            names = ", ".join(name for (name,) in connection.execute(COLUMNS_OF_BOTH, (table,) * 2))
            gone = [name for (name,) in connection.execute(COLUMNS_NEEDED_THEN, (table,) * 2)]
            to, zeros = ", ".join((names, *gone)), ", 0" * len(gone)
            copying = f"INSERT INTO main.{table} ({to}) SELECT {names}{zeros} FROM newest.{table}"
            connection.execute(copying)
        _write_as_before(connection)
        connection.commit()
    older.replace(file)


TABLES_OF_BOTH = """
SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
INTERSECT SELECT name FROM newest.sqlite_master EXCEPT SELECT 'alembic_version'
"""
COLUMNS_OF_BOTH = """
SELECT name FROM pragma_table_info(?, 'main')
INTERSECT SELECT name FROM pragma_table_info(?, 'newest')
"""
COLUMNS_NEEDED_THEN = """
SELECT name FROM pragma_table_info(?, 'main') WHERE "notnull" AND dflt_value IS NULL
EXCEPT SELECT name FROM pragma_table_info(?, 'newest')
"""


_IN_DOCUMENT = "SELECT id, document FROM newest.game_table"
_PEOPLE = "SELECT id, document FROM newest.player"
_PRIVATE = "SELECT table_id, player_id, kind, document FROM newest.private_document"
_APART = ("id", "seen_on", "forgetting")
_decode = msgspec.json.Decoder(Table).decode


def _write_as_before(connection: sqlite3.Connection) -> None:
    """Fill what the database ``main`` has columns for from documents in ``newest``."""
    _write_people(connection)
    for number, document in connection.execute(_IN_DOCUMENT).fetchall():
        table = msgspec.structs.replace(_decode(document), id=number)
        known = _columns(connection, "game_table")
        fresh = {name: value for name, value in table_values(table).items() if name in known}
        places = ", ".join(f"{name} = :{name}" for name in fresh)
        connection.execute(
            f"UPDATE main.game_table SET {places} WHERE id = :id", {**fresh, "id": number}
        )
        for name, rows in (("seat", seat_values(table)), ("invitation", invitation_values(table))):
            _insert(connection, name, rows)


def motions_before(table: Table) -> dict[str, Any]:
    """The open proposal, who wants to end the game, and the polls, as they were kept before."""
    wish, ending = table.proposal, table.ending
    return {
        "proposal": wish
        and {
            "number": wish.number,
            "kind": wish.kind,
            "agreed": wish.agreed,
            "pace": wish.about.pace,
            "until": wish.until,
            "move": wish.about.move,
            "undoes": wish.about.undoes,
            "since": wish.about.since,
            "seen": wish.about.seen,
        },
        "calling_off": () if ending is None else ending.agreed,
        "polls": [
            {
                "number": poll.number,
                "seat": poll.about.seat,
                "asked": poll.about.asked,
                "choices": poll.choices,
                "ballots": poll.ballots,
                "lapse": poll.about.lapse,
            }
            for poll in table.polls
        ],
    }


def _write_people(connection: sqlite3.Connection) -> None:
    known = _columns(connection, "player")
    for number, document in connection.execute(_PEOPLE).fetchall():
        profile = msgspec.json.decode(document)
        places = ", ".join(f"{n} = :{n}" for n in profile if n in known and n not in _APART)
        connection.execute(
            f"UPDATE main.player SET {places} WHERE id = :id", {**profile, "id": number}
        )
    if not _columns(connection, "planned_moves"):
        return
    for table, player, kind, document in connection.execute(_PRIVATE).fetchall():
        whose = {"table_id": table, "player_id": player}
        if kind == "notebook":
            notebook = msgspec.json.decode(document, type=Notebook)
            marks = encode(notebook.marks).decode()
            _insert(connection, "notebook", [{**whose, "note": notebook.note, "marks": marks}])
        elif kind == "planned":
            plan = msgspec.structs.asdict(msgspec.json.decode(document, type=PlannedMoves))
            plan |= {"turns": encode(plan["turns"]), "said": json_or_none(plan["said"])}
            _insert(connection, "planned_moves", [{**whose, **plan}])
        else:
            tried = msgspec.structs.asdict(msgspec.json.decode(document, type=TriedLine))
            line = bytes(tried["line"])
            _insert(connection, "tried_line", [{**whose, **tried, "line": line}])


def _insert(connection: sqlite3.Connection, table: str, rows: list[Values]) -> None:
    known = _columns(connection, table)
    for row in rows:
        values = {name: 0 for name, is_needed in known.items() if is_needed}
        values |= {name: value for name, value in row.items() if name in known}
        places = ", ".join(f":{name}" for name in values)
        names = ", ".join(values)
        connection.execute(f"INSERT INTO main.{table} ({names}) VALUES ({places})", values)


def _columns(connection: sqlite3.Connection, table: str) -> dict[str, bool]:
    """The columns of a table, and whether each must be given."""
    asked = "SELECT name, \"notnull\" AND dflt_value IS NULL FROM pragma_table_info(?, 'main')"
    return {name: bool(needed) for name, needed in connection.execute(asked, (table,))}


def json_or_none(value: object) -> str | None:
    """A value as JSON text; None, which is stored as NULL, for None."""
    return None if value is None else encode(value).decode()


def table_values(table: Table) -> Values:
    """The columns of a table that stand in its document now."""
    return {
        "rules_version": table.rules_version,
        "state_version": table.state_version,
        "locale": table.locale,
        "host_id": table.host,
        "size": table.size,
        "calling_off": encode(motions_before(table)["calling_off"]).decode(),
        "pace_hours": table.pace.hours,
        "pace_late": table.pace.late,
        "pace_minutes": table.pace.minutes,
        "pace_bank": json_or_none(table.pace.bank),
        "pause": json_or_none(table.pause),
        "proposal": json_or_none(motions_before(table)["proposal"]),
        "codec": table.codec,
        "moves": table.moves,
        "open_moves": table.open_moves,
        "told_from": 0 if table.host_called else -1,
        "told_to": -1,
        "created_at": table.created_at,
        "polls": encode(motions_before(table)["polls"]).decode(),
        "idle_from": table.idle_from,
        "removed": encode(table.removed).decode(),
        "brought": encode(table.brought).decode(),
        "cup": json_or_none(table.cup),
        "sides": encode(table.sides).decode(),
    }


def seat_values(table: Table) -> list[Values]:
    """The rows of a table's seats."""
    return [
        {
            "table_id": table.id,
            "seat": seat.seat,
            **_occupant_values(seat.occupant),
            "joined_at": seat.joined_at,
            "asked": seat.asked,
            "deadline": seat.deadline,
            "last_move": seat.last_move,
            "lapsed": seat.lapsed,
            "questions": seat.questions,
            "time_left": seat.left,
            "reminded": seat.reminded,
            "timed": seat.timed,
            "bank": seat.bank,
            "pauses": seat.pauses,
            "refused": seat.refused,
            "tended": seat.tended,
            "former": encode(seat.former).decode(),
            "wanted": seat.wanted,
            "presence": seat.presence,
            "appeals": encode(seat.appeals).decode(),
            "resigned": seat.resigned,
            "beaten": seat.beaten,
            "quiet_left": seat.quiet_left,
            "promised": seat.promised,
            "called_at": seat.called_at,
            "held": encode(seat.held).decode(),
        }
        for seat in table.seats
    ]


def invitation_values(table: Table) -> list[Values]:
    return [{"table_id": table.id, "player_id": p, "n": n} for n, p in enumerate(table.invited)]


def _occupant_values(occupant: Occupant) -> Values:
    if isinstance(occupant, Computer):
        seated: dict[str, Any] = {"agent": occupant.agent, "level": occupant.level}
        return {"player_id": None, **seated, "stands_for": occupant.stands_for}
    player = occupant.player if isinstance(occupant, Human) else FORMER_PLAYER
    return {"player_id": player, "agent": None, "level": None, "stands_for": None}
