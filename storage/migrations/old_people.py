"""Makes each profile one document, and what people keep at a table documents of one table."""

from base64 import b64encode
from collections.abc import Iterator
from typing import Any, Final

import sqlalchemy as sa

from storage.migrations.old_rows import Row, decoded, encoded, rows

_GAMES: Final = ("jacynth", "la-strada", "ruta", "strada-romana", "stratego4")

_KNOWN: Final = {
    "jacynth-changed-card-there": {"card", "place"},
    "jacynth-changed-control": {"owner", "place", "suit"},
    "jacynth-changed-empty": {"place"},
    "jacynth-changed-no-control": {"place", "suit"},
    "jacynth-changed-token": {"card", "owner", "place"},
    "ruta-changed-slot": {"card", "slot"},
    "ruta-changed-slot-empty": {"slot"},
    "strada-romana-changed-area": {"good", "place"},
    "strada-romana-changed-area-empty": {"place"},
    "strada-romana-changed-market": {"good", "place"},
    "strada-romana-changed-market-empty": {"place"},
    "strada-romana-changed-wagon": {"square", "wagon"},
    "stratego4-changed-flag": {"owner", "place", "there"},
    "stratego4-changed-free": {"place"},
    "stratego4-changed-piece": {"owner", "place"},
    "stratego4-changed-rank": {"owner", "place", "rank"},
}
"""The sentences that are left of those that tell what has disturbed a plan, with their values."""

_IN_GENERAL: Final = {"type": "text", "key": "planned-something-changed", "values": {}}


def profile(row: Row) -> bytes:
    """Return the document of a person. Planned moves are played later, as ever."""
    flags = {"dms_closed": bool(row["dms_closed"]), "missed": bool(row["missed"])}
    return encoded({"planned": "later", **row, **flags})


def private_documents(connection: sa.Connection) -> Iterator[Row]:
    """Yield what people keep at tables for themselves."""
    for row in rows(connection, "notebook"):
        yield _kept(row, "notebook", {"note": row["note"], "marks": decoded(row["marks"])})
    for row in rows(connection, "planned_moves"):
        document = {
            **{name: row[name] for name in ("seat", "question", "due_at")},
            "turns": decoded(row["turns"]),
            "chance": b64encode(row["chance"]).decode(),
            "said": _retold(decoded(row["said"])),
        }
        yield _kept(row, "planned", document)
    for row in rows(connection, "tried_line"):
        document = {
            **{name: row[name] for name in ("seat", "began_after", "began_from")},
            "seed": b64encode(row["seed"]).decode(),
            "line": decoded(row["line"]),
        }
        yield _kept(row, "tried", document)


def _kept(row: Row, kind: str, document: Row) -> Row:
    whose = {name: row[name] for name in ("table_id", "player_id")}
    return {**whose, "kind": kind, "document": encoded(document)}


def _retold(said: Any) -> Any:
    """Return a stored text or value, with a general sentence for each that has lost its own, so
    that the owner of a plan set aside before does not read a bare key."""
    if isinstance(said, list):
        return [_retold(one) for one in said]
    if not isinstance(said, dict):
        return said
    return _IN_GENERAL if _is_lost(said) else {name: _retold(one) for name, one in said.items()}


def _is_lost(said: Row) -> bool:
    key = str(said.get("key"))
    is_reason = key.startswith(tuple(f"{game}-changed-" for game in _GAMES))
    return is_reason and _KNOWN.get(key) != {*said.get("values", ())}
