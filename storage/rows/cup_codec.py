"""Converts rows of cups to values, and values to rows."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

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
    ListedCup,
    Pairing,
    Placing,
    Round,
)
from storage.rows.row_values import AnyRow, Values
from tables.model.table import GuildId, Pace, PlaceId, PlayerId, TableCode, TableId

_encode = msgspec.json.Encoder().encode
_decode_pace = msgspec.json.Decoder(Pace).decode
_decode_places = msgspec.json.Decoder(tuple[Placing, ...]).decode


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
        "same_deal": cup.same_deal,
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
        "seal": played.seal,
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
        "seed": played.seed,
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
    """Return what can change of a pairing's row, and its key."""
    key = {"the_cup": cup, "the_round": played.number, "the_number": pairing.number}
    return {**key, **_changing_of_pairing(pairing)}


def _changing_of_pairing(pairing: Pairing) -> Values:
    return {"places": _encode(pairing.places).decode(), "runs": pairing.runs}


def cups_from(
    rows: Iterable[AnyRow],
    entrants: Sequence[AnyRow],
    rounds: Sequence[AnyRow],
    pairings: Sequence[AnyRow],
) -> list[Cup]:
    """Return the cups of these rows, each with its entrants, rounds and pairings."""
    entered, of_round, played = defaultdict(list), defaultdict(list), defaultdict(list)
    for row in entrants:
        entered[row.cup_id].append(_entrant_from(row))
    for row in pairings:
        of_round[row.cup_id, row.round].append(_pairing_from(row))
    for row in rounds:
        pairs = tuple(of_round[row.cup_id, row.number])
        played[row.cup_id].append(_round_from(row, pairs))
    return [_cup_from(row, tuple(entered[row.id]), tuple(played[row.id])) for row in rows]


def listed_from(row: AnyRow) -> ListedCup:
    """Return a cup as lists have it."""
    return ListedCup(
        id=CupId(row.id),
        code=CupCode(row.code),
        place=PlaceId(row.place_id),
        name=row.name,
        game=row.game,
        format=row.format,
        status=CupStatus(row.status),
        most=row.most,
        entrants=row.entrants,
        rounds=row.rounds,
        own=bool(row.own),
        post=_post_in(row),
    )


def at_table_from(row: AnyRow) -> CupAtTable:
    """Return what posts of a table say of its cup."""
    return CupAtTable(_post_in(row), row.format, row.size, row.planned_rounds)


def _post_in(row: AnyRow) -> CupPost | None:
    return None if row.post is None else CupPost(row.guild_id, row.place_id, row.post)


def _cup_from(row: AnyRow, entrants: tuple[Entrant, ...], rounds: tuple[Round, ...]) -> Cup:
    return Cup(
        id=CupId(row.id),
        code=CupCode(row.code),
        guild=GuildId(row.guild_id),
        place=PlaceId(row.place_id),
        locale=row.locale,
        name=row.name,
        game=row.game,
        options=row.options,
        pace=_decode_pace(row.pace),
        size=row.size,
        format=row.format,
        most=row.most,
        closes_at=row.closes_at,
        round_days=row.round_days,
        same_deal=row.same_deal,
        opened_by=PlayerId(row.opened_by),
        created_at=row.created_at,
        planned_rounds=row.planned_rounds,
        status=CupStatus(row.status),
        version=row.version,
        ended_at=row.ended_at,
        entrants=entrants,
        rounds=rounds,
        post=row.post,
        posted_version=row.posted_version,
        end_post=row.end_post,
        lost_at=row.lost_at,
        stood_until=row.stood_until,
        lot=row.lot,
    )


def place_from(row: AnyRow) -> CupPlace:
    """Return where a cup is posted."""
    return CupPlace(CupId(row.id), GuildId(row.guild_id), PlaceId(row.place_id), row.lost_at)


def _entrant_from(row: AnyRow) -> Entrant:
    player = None if row.player_id is None else PlayerId(row.player_id)
    return Entrant(row.number, player, row.level, row.entered_at, row.left_at, row.left_because)


def _round_from(row: AnyRow, pairings: tuple[Pairing, ...]) -> Round:
    return Round(
        number=row.number,
        began_at=row.began_at,
        ends_at=row.ends_at,
        pairings=pairings,
        ended_at=row.ended_at,
        lengthened_by=row.lengthened_by,
        seal=row.seal,
        seed=row.seed,
    )


def _pairing_from(row: AnyRow) -> Pairing:
    return Pairing(
        number=row.number,
        places=_decode_places(row.places),
        table=None if row.table_id is None else TableId(row.table_id),
        code=None if row.code is None else TableCode(row.code),
        runs=row.runs,
    )
