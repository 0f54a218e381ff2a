"""Makes each cup one document, with the two kinds of cups that there still are.

A knock-out becomes a Swiss cup: one that is played ends with its present round, ranked by points.
Computers leave; their present games go on. A round without an end has one, in two weeks at the
earliest. A game that has outlasted its round, or its cup, becomes an ordinary one. Letters about
cups that wait are not sent.
"""

import time
from base64 import b64encode
from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sa

from storage.migrations.old_rows import Row, decoded, grouped, rows

_DAYS = 60
"""Days of rounds, and of entries, that had no end."""

_TOLD_BEFORE = 14
"""Days from now that are left of them at least."""

_DAY = 86_400_000
_OVER = ("finished", "called-off")


class Cup:
    """A cup of version 0.2.0."""

    def __init__(
        self, row: Row, entrants: Sequence[Row], rounds: Sequence[Row], pairings: Sequence[Row]
    ) -> None:
        self.row = row
        self._entrants, self._rounds = entrants, rounds
        self._pairings = [(pairing, _places(pairing)) for pairing in pairings]
        self._is_over = row["status"] in _OVER
        # The post is edited once more where there was a deal for all, and of what is not over.
        self._version = row["version"] + bool(row["same_deal"]) + (not self._is_over)

    def freed(self, tables: dict[int, Row]) -> Iterator[int]:
        """Yield the tables that belong to the cup no more."""
        is_off = self.row["status"] == "called-off"
        for pairing, places in self._pairings:
            table = tables.get(pairing["table_id"])
            if table is None or table["cup"] is None:
                continue
            outlasts = pairing["runs"] and (self._is_over or _is_counted(places))
            if (is_off and '"closed":true' in table["cup"]) or (
                outlasts and table["status"] == "playing"
            ):
                yield table["id"]

    def document(self) -> Row:
        """Return the cup as one document."""
        cup, was_knock_out = self.row, self.row["format"] == "knock-out"
        planned = len(self._rounds) if was_knock_out and self._rounds else cup["planned_rounds"]
        kept = ("id", "code", "opened_by", "created_at", "status", "ended_at", "stood_until")
        return {
            **{name: cup[name] for name in (*kept, "locale", "name", "game", "size", "most")},
            "guild": cup["guild_id"],
            "place": cup["place_id"],
            "options": b64encode(cup["options"]).decode(),
            "pace": decoded(cup["pace"]),
            "format": "swiss" if was_knock_out else cup["format"],
            "closes_at": cup["closes_at"] or _end(cup["created_at"]),
            "round_days": cup["round_days"] or _DAYS,
            "planned_rounds": planned,
            "version": self._version,
            "entrants": [self._entrant(e) for e in self._entrants if self._is_kept(e)],
            "rounds": [self._round(one) for one in self._rounds],
            "was_knock_out": was_knock_out,
        }

    def _entrant(self, entrant: Row) -> Row:
        leaves = entrant["player_id"] is None and self.row["ended_at"] is None
        began = [self.row["created_at"], *(one["began_at"] for one in self._rounds)]
        return {
            "number": entrant["number"],
            "player": entrant["player_id"],
            "entered_at": entrant["entered_at"],
            "left_at": entrant["left_at"] or (max(began) + 1 if leaves else None),
            "left_because": entrant["left_because"] or ("left" if leaves else None),
        }

    def _is_kept(self, entrant: Row) -> bool:
        """Whether an entrant was in the first round, or may be in it, or never."""
        if any(place["entrant"] == entrant["number"] for place in self._all_places()):
            return True
        if self._rounds:
            first = self._rounds[0]["began_at"]
            return entrant["left_at"] is None or bool(entrant["left_at"] > first)
        return entrant["player_id"] is not None and entrant["left_because"] in (None, "removed")

    def _all_places(self) -> Iterator[Row]:
        for _, places in self._pairings:
            yield from places if _is_whole(places) else []

    def _round(self, one: Row) -> Row:
        return {
            "began_at": one["began_at"],
            "ends_at": one["ends_at"] or _end(one["began_at"]),
            "ended_at": one["ended_at"],
            "pairings": [
                {"places": places, "table": pairing["table_id"], "code": pairing["code"]}
                for pairing, places in self._pairings
                if pairing["round"] == one["number"]
            ],
        }

    def message(self) -> Row:
        """Return the message about the cup; its wishes are the versions of the cup.

        Of a cup that is over and has a post at its end, that is the message; its first post keeps
        its buttons. What was under way is looked for by its heading.
        """
        cup, wanted, shown = self.row, self._version, self.row["posted_version"]
        is_over = cup["status"] == "finished"
        standing = cup["end_post"] or cup["post"]
        is_sent = is_over and cup["end_post"] is None and shown < wanted
        sought = cup["post_lease_owner"] is not None and (standing is None or is_sent)
        # Before the post of an end always came that of the cup.
        wish = wanted - 1 if is_over and standing is None else wanted
        nonce = -cup["id"] if standing is None else -(cup["id"] + (1 << 62))
        return {
            "began": cup["created_at"],
            "wanted": wanted,
            "shown": shown,
            "news": wanted if is_sent else 0,
            "message": standing,
            "attempt": {"nonce": nonce, "wish": wish} if sought else None,
            "due": cup["created_at"],
        }

    def people(self) -> list[int]:
        """Return the people who are or were in the cup."""
        kept = {e["player_id"] for e in self._entrants if self._is_kept(e)}
        return sorted(kept - {None, 0})

    def tables(self) -> Iterator[int]:
        """Yield the tables whose games are not counted yet."""
        playing = {one["number"] for one in self._rounds if one["ended_at"] is None}
        for pairing, places in [] if self._is_over else self._pairings:
            if pairing["round"] in playing and pairing["table_id"] and not _is_counted(places):
                yield pairing["table_id"]

    def due_at(self) -> int | None:
        """A cup is due at once, unless it is over."""
        return None if self._is_over else 0


def old_cups(connection: sa.Connection) -> list[Cup]:
    """Return the cups of the database, of which 0.2.0 had none."""
    entrants, rounds, pairings = (
        grouped(rows(connection, f"cup_{name}", "number"), "cup_id")
        for name in ("entrant", "round", "pairing")
    )
    return [
        Cup(row, entrants[row["id"]], rounds[row["id"]], pairings[row["id"]])
        for row in rows(connection, "cup", "id")
    ]


def _end(began_at: int) -> int:
    """Return the end of what had none (Unix milliseconds)."""
    now = time.time_ns() // 1_000_000
    return max(began_at + _DAYS * _DAY, now + _TOLD_BEFORE * _DAY)


def _places(pairing: Row) -> Any:
    """Return the places of a pairing; damaged ones as they are, which no cup can be read with."""
    places = decoded(pairing["places"])
    if not _is_whole(places):
        return pairing["places"]
    return [
        {"entrant": p["entrant"], "rank": p.get("rank"), "late": p.get("late", False)}
        for p in places
    ]


def _is_whole(places: Any) -> bool:
    return isinstance(places, list) and all(isinstance(p, dict) and "entrant" in p for p in places)


def _is_counted(places: Any) -> bool:
    return _is_whole(places) and all(place["rank"] is not None for place in places)
