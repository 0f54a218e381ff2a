"""Converts rows of cups to values, and values to rows."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

import msgspec

from club.model.cup import (
    Cup,
    CupAtTable,
    CupCode,
    CupId,
    CupPlace,
    CupPost,
    CupStatus,
    Entrant,
    Format,
    LeftBecause,
    ListedCup,
    Pairing,
    Placing,
    Round,
)
from club.model.refusals import UnreadableCup
from core.spelling import shown_name
from storage.rows.row_values import AnyRow, Values
from tables.model.table import GuildId, Pace, PlaceId, PlayerId, TableCode, TableId

T = TypeVar("T")

_DAMAGE = (msgspec.MsgspecError, ValueError, TypeError)
"""What decoding a damaged column raises."""

_encode = msgspec.json.Encoder().encode
_decode_pace = msgspec.json.Decoder(Pace).decode
_decode_places = msgspec.json.Decoder(tuple[Placing, ...]).decode


def _read(decode: Callable[[], T], instead: T, *, remains: bool) -> T:
    """Decode a column. ``instead``: what a damaged one is taken for if only ``remains`` are read.

    Else it raises one of _DAMAGE.
    """
    try:
        return decode()
    except _DAMAGE:
        if remains:
            return instead
        raise


def cup_values(cup: Cup, due_at: int | None) -> Values:
    """Return the columns of a cup's own row, without its id."""
    return {
        "code": cup.code,
        "guild_id": cup.guild,
        "locale": cup.locale,
        "name": cup.name,
        "game": cup.game,
        "pace": _encode(cup.pace).decode(),
        "size": cup.size,
        "format": cup.format,
        "most": cup.most,
        "round_days": cup.round_days,
        "opened_by": cup.opened_by,
        "lot": cup.lot,
        "created_at": cup.created_at,
        "place_id": cup.place,
        "post": cup.post,
        "posted_version": cup.posted_version,
        "end_post": cup.end_post,
        **changing_values(cup, due_at),
    }


def changing_values(cup: Cup, due_at: int | None) -> Values:
    """Return the columns of a cup's own row that can change."""
    return {
        "options": cup.options,
        "planned_rounds": cup.planned_rounds,
        "status": cup.status.value,
        "version": cup.version,
        "ended_at": cup.ended_at,
        "lost_at": cup.lost_at,
        "closes_at": cup.closes_at,
        "stood_until": cup.stood_until,
        "waits_until": cup.waits_until,
        "failing_since": cup.failing_since,
        "due_at": due_at,
    }


def entrant_values(cup: CupId, entrant: Entrant) -> Values:
    """Return an entrant's row."""
    return {
        "cup_id": cup,
        "number": entrant.number,
        "player_id": entrant.player,
        "level": entrant.level,
        "entered_at": entrant.entered_at,
        **_changing_of_entrant(entrant),
    }


def saved_entrant_values(cup: CupId, entrant: Entrant) -> Values:
    """Return what can change of an entrant's row, and its key."""
    return {"the_cup": cup, "the_number": entrant.number, **_changing_of_entrant(entrant)}


def _changing_of_entrant(entrant: Entrant) -> Values:
    return {"left_at": entrant.left_at, "left_because": entrant.left_because}


def round_values(cup: CupId, played: Round) -> Values:
    """Return a round's row."""
    return {
        "cup_id": cup,
        "number": played.number,
        "began_at": played.began_at,
        **_changing_of_round(played),
    }


def saved_round_values(cup: CupId, played: Round) -> Values:
    """Return what can change of a round's row, and its key."""
    return {"the_cup": cup, "the_number": played.number, **_changing_of_round(played)}


def _changing_of_round(played: Round) -> Values:
    return {
        "ends_at": played.ends_at,
        "ended_at": played.ended_at,
        "lengthened_by": played.lengthened_by,
    }


def pairing_values(cup: CupId, played: Round, pairing: Pairing) -> Values:
    """Return a pairing's row."""
    return {
        "cup_id": cup,
        "round": played.number,
        "number": pairing.number,
        "table_id": pairing.table,
        "code": pairing.code,
        **_changing_of_pairing(pairing),
    }


def saved_pairing_values(cup: CupId, played: Round, pairing: Pairing) -> Values:
    """Return what can change of a pairing's row, and its key.

    Places that could not be read are None, and stay as they are.
    """
    key = {"the_cup": cup, "the_round": played.number, "the_number": pairing.number}
    return {**key, **_changing_of_pairing(pairing)}


def _changing_of_pairing(pairing: Pairing) -> Values:
    return {
        "places": _encode(pairing.places).decode() if pairing.places else None,
        "runs": pairing.runs,
    }


class _Parts:
    """The rows of a cup's entrants, rounds and pairings."""

    def __init__(self) -> None:
        self.entrants: list[AnyRow] = []
        self.rounds: list[AnyRow] = []
        self.pairings: list[AnyRow] = []


def _parts_by_cup(
    entrants: Sequence[AnyRow], rounds: Sequence[AnyRow], pairings: Sequence[AnyRow]
) -> Mapping[int, _Parts]:
    """Return the parts of each cup."""
    parts = defaultdict[int, _Parts](_Parts)
    for row in entrants:
        parts[row.cup_id].entrants.append(row)
    for row in rounds:
        parts[row.cup_id].rounds.append(row)
    for row in pairings:
        parts[row.cup_id].pairings.append(row)
    return parts


def cups_from(
    rows: Iterable[AnyRow],
    entrants: Sequence[AnyRow],
    rounds: Sequence[AnyRow],
    pairings: Sequence[AnyRow],
) -> list[Cup | UnreadableCup]:
    """Return the cups of these rows, each with its entrants, rounds and pairings.

    A damaged one hides no other.
    """
    parts = _parts_by_cup(entrants, rounds, pairings)
    return [_readable(row, parts[row.id]) for row in rows]


def _readable(row: AnyRow, parts: _Parts) -> Cup | UnreadableCup:
    try:
        return _cup_from(row, parts, remains=False)
    except _DAMAGE:
        place = GuildId(row.guild_id), PlaceId(row.place_id)
        return UnreadableCup(row.id, row.code, *place, is_over=row.ended_at is not None)


def remains_from(
    row: AnyRow,
    entrants: Sequence[AnyRow],
    rounds: Sequence[AnyRow],
    pairings: Sequence[AnyRow],
) -> Cup:
    """Return a damaged cup with what can be read of it: who is in it, and its tables.

    Places that cannot be read are missing.
    """
    return _cup_from(row, _parts_by_cup(entrants, rounds, pairings)[row.id], remains=True)


def listed_from(row: AnyRow) -> ListedCup:
    """Return a cup as lists have it."""
    status, readable = CupStatus.PLAYING, True
    try:
        status = CupStatus(row.status)
        _decode_pace(row.pace)
        msgspec.convert(row.format, Format)
    except _DAMAGE:
        readable = False
    return ListedCup(
        id=CupId(row.id),
        code=CupCode(row.code),
        place=PlaceId(row.place_id),
        name=shown_name(row.name, instead=""),
        game=row.game,
        format=row.format,
        status=status,
        most=row.most,
        entrants=row.entrants,
        rounds=row.rounds,
        own=bool(row.own),
        post=_post_in(row),
        readable=readable,
    )


def at_table_from(row: AnyRow) -> CupAtTable:
    """Return what posts of a table say of its cup."""
    return CupAtTable(_post_in(row), row.format, row.size, row.planned_rounds)


def _post_in(row: AnyRow) -> CupPost | None:
    return None if row.post is None else CupPost(row.guild_id, row.place_id, row.post)


def _cup_from(row: AnyRow, parts: _Parts, *, remains: bool) -> Cup:
    rounds = _rounds_from(parts, remains=remains)
    seems = CupStatus.ENTRY if not rounds else CupStatus.PLAYING
    if row.ended_at is not None:
        seems = CupStatus.FINISHED
    return Cup(
        id=CupId(row.id),
        code=CupCode(row.code),
        guild=GuildId(row.guild_id),
        place=PlaceId(row.place_id),
        locale=row.locale,
        name=shown_name(row.name, instead=""),
        game=row.game,
        options=row.options,
        pace=_read(lambda: _decode_pace(row.pace), Pace(hours=None), remains=remains),
        size=row.size,
        format=_read(lambda: msgspec.convert(row.format, Format), "swiss", remains=remains),
        most=row.most,
        closes_at=row.closes_at,
        round_days=row.round_days,
        opened_by=PlayerId(row.opened_by),
        created_at=row.created_at,
        planned_rounds=row.planned_rounds,
        status=_read(lambda: CupStatus(row.status), seems, remains=remains),
        version=row.version,
        ended_at=row.ended_at,
        entrants=tuple(_entrant_from(each, remains=remains) for each in parts.entrants),
        rounds=rounds,
        post=row.post,
        posted_version=row.posted_version,
        end_post=row.end_post,
        lost_at=row.lost_at,
        stood_until=row.stood_until,
        waits_until=row.waits_until,
        failing_since=row.failing_since,
        lot=row.lot,
    )


def place_from(row: AnyRow) -> CupPlace:
    """Return where a cup is posted."""
    return CupPlace(CupId(row.id), GuildId(row.guild_id), PlaceId(row.place_id), row.lost_at)


def _entrant_from(row: AnyRow, *, remains: bool) -> Entrant:
    player = None if row.player_id is None else PlayerId(row.player_id)
    because: LeftBecause | None = "left"
    because = _read(
        lambda: msgspec.convert(row.left_because, LeftBecause | None), because, remains=remains
    )
    return Entrant(row.number, player, row.level, row.entered_at, row.left_at, because)


def _rounds_from(parts: _Parts, *, remains: bool) -> tuple[Round, ...]:
    of_round = defaultdict[int, list[Pairing]](list)
    for row in parts.pairings:
        of_round[row.round].append(_pairing_from(row, remains=remains))
    return tuple(_round_from(row, tuple(of_round[row.number])) for row in parts.rounds)


def _round_from(row: AnyRow, pairings: tuple[Pairing, ...]) -> Round:
    return Round(
        number=row.number,
        began_at=row.began_at,
        ends_at=row.ends_at,
        pairings=pairings,
        ended_at=row.ended_at,
        lengthened_by=row.lengthened_by,
    )


def _pairing_from(row: AnyRow, *, remains: bool) -> Pairing:
    return Pairing(
        number=row.number,
        places=_read(lambda: _decode_places(row.places), (), remains=remains),
        table=None if row.table_id is None else TableId(row.table_id),
        code=None if row.code is None else TableCode(row.code),
        runs=row.runs,
    )
