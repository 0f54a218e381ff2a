"""Makes each table one document, with its people beside it."""

from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sa

from storage.migrations.old_rows import Row, decoded, grouped, rows, without_engines

_LEVELS = ("easy", "normal", "hard", "expert")
_NOT_HERE = {"options": "e30=", "seed": None, "state": None, "outcome": None}
"""What stands in columns of its own; the options are base64 of an empty object."""

_ABOUT = ("pace", "move", "undoes", "since", "seen")


def table_documents(connection: sa.Connection, freed: set[int]) -> dict[int, Row]:
    """Return the documents of all tables by id; the ``freed`` ones belong to no cup any more."""
    seats = grouped(rows(connection, "seat", "table_id, seat"), "table_id")
    invited = grouped(rows(connection, "invitation", "table_id, n"), "table_id")
    return {
        table["id"]: _document(
            {**table, "cup": None} if table["id"] in freed else table,
            seats[table["id"]],
            [guest["player_id"] for guest in invited[table["id"]]],
        )
        for table in rows(connection, "game_table")
    }


def _document(table: Row, seats: Sequence[Row], invited: Sequence[int]) -> Row:
    return {
        **{name: table[name] for name in ("id", "code", "game", "rules_version", "state_version")},
        "guild": table["guild_id"],
        "place": table["place_id"],
        "locale": table["locale"],
        "status": table["status"],
        "version": table["version"],
        "host": table["host_id"],
        "size": table["size"],
        "seats": [_seat(seat) for seat in seats],
        "invited": invited,
        **_NOT_HERE,
        "pace": {
            "hours": table["pace_hours"],
            "late": table["pace_late"],
            "minutes": table["pace_minutes"],
            "bank": decoded(table["pace_bank"]),
        },
        **{name: table[name] for name in ("moves", "created_at", "updated_at", "codec")},
        **{name: table[name] for name in ("open_moves", "stood_until", "told_from", "told_to")},
        "pause": decoded(table["pause"]),
        "motions": _motions_or_damaged(table),
        "idle_from": table["idle_from"],
        "removed": decoded(table["removed"]),
        "brought": decoded(table["brought"]),
        "cup": _cup(table.get("cup")),
        # 0 stood for it that the host was called to begin.
        "host_called": table["state"] is None and table["told_from"] == 0,
    }


def _seat(seat: Row) -> Row:
    kept = ("seat", "joined_at", "asked", "deadline", "last_move", "lapsed", "questions", "timed")
    more = ("bank", "pauses", "refused", "tended", "presence", "quiet_left", "promised")
    return {
        **{name: seat[name] for name in (*kept, *more, "reminded", "called_at")},
        "occupant": _occupant(seat),
        "left": seat["time_left"],
        "former": decoded(seat["former"]),
        **{name: bool(seat[name]) for name in ("wanted", "resigned", "beaten")},
        "appeals": decoded(seat["appeals"]),
        "held": decoded(without_engines(seat["held"])),
    }


def _occupant(seat: Row) -> Row:
    if seat["player_id"] == 0:
        return {"type": "former"}
    if seat["player_id"] is not None:
        return {"type": "human", "player": seat["player_id"]}
    level = seat["level"] if seat["level"] in _LEVELS else "normal"
    stands_for = seat["stands_for"]
    return {"type": "computer", "agent": seat["agent"], "level": level, "stands_for": stands_for}


def _cup(written: str | None) -> Any:
    """Return the cup of a table; closed tables are open from now on."""
    cup = decoded(written)
    return {k: v for k, v in cup.items() if k != "closed"} if isinstance(cup, dict) else cup


# --- what people decide together -----------------------------------------------------------------


def _motions_or_damaged(table: Row) -> Any:
    parts = [decoded(table[name]) for name in ("proposal", "calling_off", "polls")]
    try:
        return [*_motions(table["version"], *parts)]
    except (AttributeError, KeyError, TypeError, IndexError):
        return parts


def _motions(version: int, proposal: Any, agreed: Any, polls: Any) -> Iterator[Row]:
    """Yield the motions of a table. All keep their numbers, so that buttons of before still answer;
    the wish to end the game had none."""
    if proposal:
        about = {name: proposal[name] for name in _ABOUT if proposal.get(name)}
        consent = _consent(proposal["number"], proposal["kind"], proposal["agreed"])
        yield {**consent, "about": about, "until": proposal.get("until", 0)}
    if agreed:
        known = [each["number"] for each in (*polls, *filter(None, [proposal]))]
        yield _consent(max(version, *known, 0) + 1, "end", agreed)
    for poll in polls:
        yield {
            "number": poll["number"],
            "kind": "late",
            "by": None,
            "about": {name: poll.get(name, 1) for name in ("seat", "asked", "lapse")},
            "choices": poll["choices"],
            "ballots": poll.get("ballots", []),
            "needs": "most",
        }


def _consent(number: int, kind: str, agreed: Sequence[int]) -> Row:
    return {
        "number": number,
        "kind": kind,
        "by": agreed[0],
        "about": {},
        "choices": ["yes", "no"],
        "ballots": [{"by": player, "choice": "yes"} for player in agreed],
        "needs": "all",
    }


# --- members -------------------------------------------------------------------------------------


def members(table: Row) -> list[Row]:
    """Return the people of a table with their roles; somebody's last role is the present one."""
    roles = {player: (role, due) for player, role, due in _roles(table) if player}
    return [
        {"table_id": table["id"], "player_id": player, "role": role, "due_at": due}
        for player, (role, due) in roles.items()
    ]


def _roles(table: Row) -> Iterator[tuple[int, str, int | None]]:
    for seat in table["seats"]:
        if isinstance(seat["former"], list):
            yield from ((player, "former", None) for player in seat["former"])
    yield from ((player, "invited", None) for player in table["invited"])
    for seat in table["seats"]:
        player = seat["occupant"].get("player", 0)
        if seat["occupant"]["type"] == "computer":
            yield seat["occupant"]["stands_for"] or 0, "tended", None
        elif seat["asked"] is not None:
            yield player, "asked", seat["deadline"]
        else:
            yield player, "out" if seat["resigned"] or seat["beaten"] else "plays", None
