"""Converts rows of what is stored of people to values, and values to rows."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from core.game import Seat
from core.spelling import shown_name
from core.translatable_text import Text
from model.devices import Device
from model.planned_moves import PlannedMoves, PlannedTurn
from model.table import Approach, Ban, Notebook, PlayerId, PlayerProfile, TableId
from model.tried_line import TriedLine
from storage.rows.row_values import KEPT, AnyRow, Values, encode, json_or_none

_decode_text = msgspec.json.Decoder(Text).decode
_decode_planned = msgspec.json.Decoder(tuple[PlannedTurn, ...]).decode


def approach_values(approach: Approach) -> Values:
    """Return the row of an opening (``to_id`` 0) or an invitation."""
    return {
        "by_id": approach.by,
        "to_id": approach.to or 0,
        "table_id": approach.table,
        "created_at": approach.at,
    }


def approach_from(row: AnyRow) -> Approach:
    """Return the opening or invitation in a row."""
    to = PlayerId(row.to_id) if row.to_id else None
    return Approach(PlayerId(row.by_id), to, row.table_id, row.created_at)


def ban_from(row: AnyRow) -> Ban:
    """Return the ban in a row."""
    return Ban(PlayerId(row.player_id), row.created_at)


def device_values(device: Device) -> Values:
    """Return the row of a device or a ticket."""
    named = msgspec.structs.asdict(device)
    return {"player_id": named.pop("player"), **named}


def device_from(row: AnyRow) -> Device:
    """Return the device or ticket in a row."""
    player = PlayerId(row.player_id)
    return Device(row.secret, player, row.made_at, row.seen_at, bool(row.is_ticket))


def player_values(profile: PlayerProfile) -> Values:
    """Return the row of a person without ``forgetting``, which saving a profile must not clear."""
    return {k: v for k, v in msgspec.structs.asdict(profile).items() if k != "forgetting"}


@lru_cache(KEPT)
def player_from(row: AnyRow) -> PlayerProfile:
    """Return the profile in a row."""
    return PlayerProfile(
        PlayerId(row.id),
        shown_name(row.name),
        row.locale,
        row.seen_locale,
        row.letters,
        row.dms_closed,
        row.confirm,
        row.away_until,
        row.rested_at,
        row.calls,
        row.zone,
        row.quiet_from,
        row.quiet_to,
        row.digest_at,
        row.digest_due,
        row.knock_at,
        bool(row.missed),
        row.invitations,
        row.seen_on,
        row.forgetting,
        row.leaderboard,
        row.planned,
    )


def notebook_values(table: TableId, player: PlayerId, notebook: Notebook) -> Values:
    """Return the row of a person's private note and marks."""
    marks = msgspec.json.encode(notebook.marks, order="deterministic").decode()
    return {"table_id": table, "player_id": player, "note": notebook.note, "marks": marks}


def notebook_from(row: AnyRow) -> Notebook:
    """Return the private note and marks in a row."""
    return Notebook(row.note, msgspec.json.decode(row.marks, type=dict[str, str]))


def planned_values(table: TableId, player: PlayerId, planned: PlannedMoves) -> Values:
    """Return the row of a person's planned moves."""
    return {
        "table_id": table,
        "player_id": player,
        "seat": planned.seat,
        "turns": encode(planned.turns),
        "chance": planned.chance,
        "question": planned.question,
        "due_at": planned.due_at,
        "said": json_or_none(planned.said),
    }


def planned_from(row: AnyRow) -> PlannedMoves:
    """Return the planned moves in a row."""
    return PlannedMoves(
        Seat(row.seat),
        _decode_planned(row.turns),
        row.chance,
        row.question,
        row.due_at,
        None if row.said is None else _decode_text(row.said),
    )


def planned_by_owner(rows: Iterable[AnyRow]) -> dict[PlayerId, PlannedMoves]:
    """Return the planned moves in the rows of one table, by their owners."""
    return {PlayerId(row.player_id): planned_from(row) for row in rows}


def tried_values(table: TableId, player: PlayerId, tried: TriedLine) -> Values:
    """Return the row of the line that a person tries."""
    whose = {"table_id": table, "player_id": player}
    return {**whose, **msgspec.structs.asdict(tried), "line": bytes(tried.line)}


def tried_from(row: AnyRow) -> TriedLine:
    """Return the line in a row that a person tries."""
    begun = (row.began_after, row.began_from)
    return TriedLine(Seat(row.seat), *begun, row.seed, msgspec.Raw(row.line))
