"""What people and time do to a cup. Pure."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

import msgspec

from core.game import Seat
from cups.pairing import rounds_planned
from model.cup import (
    DAY,
    FEWEST_ENTRANTS,
    LATE_GAMES,
    LONGEST_ENTRY,
    LONGEST_NAME,
    MOST_ENTRANTS,
    MOST_ROUND_DAYS,
    Cup,
    CupCode,
    CupId,
    CupOpening,
    CupStatus,
    CupTerms,
    Entrant,
    LeftBecause,
    Pairing,
    Placing,
    Round,
    changed,
)
from model.log import RESIGNATION
from model.refusals import refused
from model.table import Computer, MoveRecord, PlayerId, RequestId, Table, TableId
from tables import rhythm
from tables.clocks import stood_since, time_to_notice

# --- entry ---------------------------------------------------------------------------------------


def must_be_playable(terms: CupTerms, seats: range, now: int) -> None:
    """Raise TableRefuses for terms by which no cup can be played. ``seats``: of its game."""
    if terms.size not in seats or terms.size < 2:
        raise refused("cup-refusal-seats", fewest=max(2, seats[0]), most=seats[-1])
    fewest = max(FEWEST_ENTRANTS, seats[0])
    if not fewest <= terms.most <= MOST_ENTRANTS:
        raise refused("cup-refusal-places", fewest=fewest, most=MOST_ENTRANTS)
    if terms.pace.hours is None:
        raise refused("cup-refusal-no-pace")
    if not now < terms.closes_at <= now + LONGEST_ENTRY:
        raise refused("cup-refusal-closes", days=LONGEST_ENTRY // DAY)
    if not 1 <= terms.round_days <= MOST_ROUND_DAYS:
        raise refused("cup-refusal-days", most=MOST_ROUND_DAYS)
    if len(terms.name) > LONGEST_NAME:
        raise refused("cup-refusal-name", most=LONGEST_NAME)


def opened(opening: CupOpening, request: RequestId, code: CupCode, now: int) -> Cup:
    """Return the new cup. Whoever is late resigns, as a finished game is what a round waits for."""
    terms = {name: getattr(opening, name) for name in CupTerms.__struct_fields__}
    terms["pace"] = msgspec.structs.replace(opening.pace, late="resign")
    number, by = CupId(request), opening.by.id
    return Cup(**terms, id=number, code=code, opened_by=by, created_at=now)


def entered(cup: Cup, player: PlayerId, now: int) -> Cup:
    """Return the cup with one more entrant; the same if they are in. Raises TableRefuses."""
    if cup.entrant_of(player) is not None:
        return cup
    if cup.status is not CupStatus.ENTRY:
        raise refused("cup-refusal-entries-closed")
    if player in cup.people:
        raise refused("cup-refusal-removed")
    if cup.is_full:
        raise refused("cup-refusal-full")
    number = 1 + max((e.number for e in cup.entrants), default=0)
    return changed(cup, entrants=(*cup.entrants, Entrant(number, player, now)))


def left(cup: Cup, gone: Mapping[int, LeftBecause], now: int) -> Cup:
    """Return the cup after these entrants have left it, each for a reason; games of theirs go on.

    Whoever has left by themselves while people enter may enter again, so nothing is kept of them.
    Nobody leaves a cup that is over; only that they are forgotten is noted.
    """
    at = None if cup.status.is_over else now
    entrants = tuple(
        msgspec.structs.replace(e, left_at=e.left_at or at, left_because=gone[e.number])
        if e.number in gone
        else e
        for e in cup.entrants
    )
    if cup.status is CupStatus.ENTRY:
        entrants = tuple(e for e in entrants if e.left_because in (None, "removed"))
    return changed(cup, entrants=entrants)


def can_begin(cup: Cup, fewest: int) -> bool:
    """Return whether enough have entered. ``fewest``: the fewest seats that the game allows."""
    entrants = len(cup.active)
    return (
        entrants >= FEWEST_ENTRANTS and rounds_planned(cup.format, entrants, cup.size, fewest) > 0
    )


def begun(cup: Cup, fewest: int) -> Cup:
    """Return the cup with its entries closed and its rounds planned."""
    planned = rounds_planned(cup.format, len(cup.active), cup.size, fewest)
    return changed(cup, status=CupStatus.PLAYING, planned_rounds=planned)


# --- rounds --------------------------------------------------------------------------------------


def with_round(cup: Cup, pairings: Sequence[Pairing], now: int) -> Cup:
    """Return the cup with one more round; with the first, who has left is no entrant any more."""
    played = Round(now, now + _round_lasts(cup, now), tuple(pairings))
    entrants = cup.entrants if cup.rounds else cup.active
    return changed(cup, entrants=entrants, rounds=(*cup.rounds, played))


def with_pairings(cup: Cup, counted: Mapping[TableId, Pairing]) -> Cup:
    """Return the cup with these pairings of its round, each by the id of its table."""
    played = cup.rounds[-1]
    pairings = tuple(counted.get(p.table, p) if p.table else p for p in played.pairings)
    return _with_last(cup, pairings=pairings)


def round_ended(cup: Cup, now: int) -> Cup:
    """Return the cup with its round ended; whoever has vanished leaves it."""
    ended = _with_last(cup, ended_at=now)
    places = (p for played in ended.rounds for each in played.pairings for p in each.places)
    late = Counter(place.entrant for place in places if place.late)
    vanished = {e.number for e in ended.active if late[e.number] >= LATE_GAMES}
    return left(ended, dict.fromkeys(vanished, "vanished"), now) if vanished else ended


def counted(
    cup: Cup,
    pairing: Pairing,
    table: Table,
    log: Sequence[MoveRecord],
    overdue: Collection[Seat] = (),
) -> Pairing:
    """Return a pairing with the ranks of its game, as it ended or as it stands.

    Without a result, or while the game runs, those who play are equal; behind them come those who
    are late, then those who are out. Whoever's seat is not theirs any more comes last. ``log``: the
    lines of the table, which tell who lost by time; ``overdue``: who is late now.
    """
    late = {line.seat for line in log if line.notation == RESIGNATION and line.actor is None}
    if table.outcome is not None:
        reached = {standing.seat: standing.rank for standing in table.outcome.standings}
    else:
        reached = {s.seat: 2 if s.is_out else int(s.seat in overdue) for s in table.seats}
        late |= {*overdue}
    orders = [
        (not _is_theirs(cup, place, table, Seat(n)), reached[Seat(n)])
        for n, place in enumerate(pairing.places)
    ]
    places = tuple(
        Placing(
            place.entrant, rank := 1 + sum(o < order for o in orders), Seat(n) in late and rank > 1
        )
        for n, (place, order) in enumerate(zip(pairing.places, orders, strict=True))
    )
    return msgspec.structs.replace(pairing, places=places)


def _is_theirs(cup: Cup, place: Placing, table: Table, seat: Seat) -> bool:
    """Return whether an entrant still has their seat; a computer, which only old cups have, too."""
    entrant, held = cup.entrant(place.entrant), table.seats[seat]
    if entrant is None or entrant.player is None:
        return isinstance(held.occupant, Computer)
    return held.owner == entrant.player


def _with_last(cup: Cup, **fields: object) -> Cup:
    last = msgspec.structs.replace(cup.rounds[-1], **fields)
    return changed(cup, rounds=(*cup.rounds[:-1], last))


# --- the end, and outages ------------------------------------------------------------------------


def over(cup: Cup, status: CupStatus, now: int) -> Cup:
    """Return the cup finished or called off."""
    return changed(cup, status=status, ended_at=now)


def given_back(cup: Cup, since: int, now: int) -> Cup:
    """Return the cup as if its times had stood from ``since`` until now (Unix milliseconds).

    Entries close and the round ends later by as much, with time to notice it at least. Time already
    given back is not given twice, and nothing gets more than its full time, as with tables.
    """
    began = stood_since(cup.stood_until, since, now)
    if began is None or cup.status.is_over:
        return cup
    stood = max(0, now - began)
    if cup.status is CupStatus.ENTRY:
        closes_at = _later(cup.closes_at, stood, now, LONGEST_ENTRY)
        later = msgspec.structs.replace(cup, closes_at=closes_at)
    elif (played := cup.round) is not None:
        ends_at = _later(played.ends_at, stood, now, _round_lasts(cup, now))
        later = msgspec.structs.replace(
            cup, rounds=(*cup.rounds[:-1], msgspec.structs.replace(played, ends_at=ends_at))
        )
    else:
        later = cup
    if later == cup:  # no post says until when times have stood
        return msgspec.structs.replace(cup, stood_until=now)
    return changed(later, stood_until=now)


def _round_lasts(cup: Cup, now: int) -> int:
    """Return the milliseconds of a round from now: its days, by the rhythm of the cup's games."""
    return rhythm.due(cup.pace, rhythm.after(cup.pace, now, cup.round_days * DAY)) - now


def _later(instant: int, stood: int, now: int, full: int) -> int:
    """Return the end of something for which people have ``full`` milliseconds at most."""
    return min(max(instant + stood, now + time_to_notice(full, stood)), now + full)
