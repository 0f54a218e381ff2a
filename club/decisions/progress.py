"""How a cup goes on: it begins, opens rounds, counts them and ends. Pure."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from club.decisions.entry import changed, is_full, without
from club.model.counted_game import CountedGame
from club.model.cup import (
    FEWEST_ENTRANTS,
    Cup,
    CupDetails,
    CupStatus,
    Entrant,
    Pairing,
    Placing,
    Round,
)
from club.pairing.pairing import next_round, rounds_planned
from tables.model.table import HOUR, Table
from tables.time.clocks import People, days_off_to_come, paused_since

DAY = 24 * HOUR

LATE_GAMES = 2
"""Whoever loses this many games of a cup by time has vanished."""

FEWEST_SEATS = 2
"""Seats at a table of pairs."""

FEWEST_PEOPLE = 2
"""With fewer people no cup begins, and none goes on."""

LOST_FOR = 7 * DAY
"""Milliseconds after which a cup is called off whose channel is deleted."""

FAILING_FOR = 7 * DAY
"""Milliseconds after which a cup is called off that cannot be carried on."""

LOOK_AHEAD = DAY
"""Most milliseconds of a pause or of days off that count before they have passed."""

LONGEST_EXTENSION = 14 * DAY
"""Most milliseconds by which pauses and days off lengthen a round."""

Group = tuple[int, ...]
"""The entrants of a table, in seat order."""


def due_at(cup: Cup) -> int | None:
    """Return from when on the cup is to be carried on by time; None: never, or by a game's end."""
    if cup.failing_since is not None:
        return cup.created_at  # as long as it fails it is tried again and again
    if cup.status.is_over:
        return None
    at, given_up = next_step_at(cup), given_up_at(cup)
    if given_up is None:
        return at
    waits = cup.status is CupStatus.PLAYING and cup.round is None
    return given_up if at is None or waits else min(at, given_up)


def next_step_at(cup: Cup) -> int | None:
    """Return when the cup begins, or its round ends; None: no time says so."""
    if cup.status is CupStatus.ENTRY:
        return cup.created_at if is_full(cup) else cup.closes_at
    played = cup.round
    if played is None and cup.waits_until is not None:
        return cup.waits_until
    return cup.created_at if played is None or played.is_counted else played.ends_at


# --- the beginning -------------------------------------------------------------------------------


def can_begin(cup: CupDetails, fewest: int) -> bool:
    """Return whether enough have entered. ``fewest``: the fewest seats that the game allows."""
    enough = len(cup.active) >= FEWEST_ENTRANTS and len(cup.people) >= FEWEST_PEOPLE
    return enough and rounds_planned(cup.format, len(cup.active), cup.size, fewest) > 0


def rounds_foreseen(cup: CupDetails, fewest: int) -> tuple[int, int] | None:
    """Return the fewest and the most rounds, by how many enter; one number once that is known.

    None: nobody knows, as in a knock-out, or as no number of entrants can play.
    """
    if cup.format == "knock-out":
        return None
    if cup.planned_rounds is not None:
        return cup.planned_rounds, cup.planned_rounds
    possible = range(FEWEST_ENTRANTS, cup.most + 1)
    planned = {rounds_planned(cup.format, count, cup.size, fewest) for count in possible} - {0}
    return (min(planned), max(planned)) if planned else None


def begun(cup: Cup, fewest: int) -> Cup:
    """Return the cup with its entries closed and its rounds planned."""
    planned = rounds_planned(cup.format, len(cup.active), cup.size, fewest)
    return changed(cup, status=CupStatus.PLAYING, planned_rounds=planned)


def everybody(cup: CupDetails) -> tuple[int, ...]:
    """Return the numbers of all who were in the cup when its first round began."""
    if not cup.rounds:
        return tuple(e.number for e in cup.active)
    return tuple(e.number for e in cup.entrants if was_in(e, cup.rounds[0]))


def was_in(entrant: Entrant, played: Round) -> bool:
    """Return whether somebody was in the cup when a round began."""
    return entrant.left_at is None or entrant.left_at > played.began_at


def has_had_last_pairing(cup: CupDetails, entrant: Entrant) -> bool:
    """Return whether no round to come has a pairing for an entrant, nor had if they have left.

    Leaving changes nothing for them. Where pairs play all, missed games come later, so their own
    pairings count, byes included. It is never said of whoever was removed, who wins no title, nor
    in a knock-out, where whoever leaves is out.
    """
    planned = cup.planned_rounds
    if entrant.left_because == "removed" or cup.format == "knock-out":
        return False
    if planned is None or len(cup.rounds) < planned:
        return False
    if cup.format == "all-play-all" and cup.size == FEWEST_SEATS:
        return sum(_is_paired(entrant, each) for each in cup.rounds) >= planned
    return was_in(entrant, cup.rounds[-1])


def _is_paired(entrant: Entrant, played: Round) -> bool:
    places = (place for pairing in played.pairings for place in pairing.places)
    return any(place.entrant == entrant.number for place in places)


# --- rounds --------------------------------------------------------------------------------------


def games(cup: CupDetails) -> list[list[CountedGame]]:
    """Return the games that count so far, round by round."""
    return [
        [game_of(pairing) for pairing in played.pairings if pairing.is_counted]
        for played in cup.rounds
    ]


def game_of(pairing: Pairing) -> CountedGame:
    """Return a counted pairing as standings reckon with it."""
    return CountedGame(tuple((p.entrant, p.rank or 0, p.points or 0) for p in pairing.places))


def groups_of_next_round(cup: Cup, present: Sequence[int], fewest: int) -> tuple[Group, ...] | None:
    """Return who plays whom in the next round; None if it cannot be played.

    ``present``: the numbers of the entrants who can be paired; the others who play are away.
    """
    away = tuple(e.number for e in cup.active if e.number not in present)
    return next_round(
        cup.format,
        cup.size,
        present,
        everybody(cup),
        games(cup),
        cup.lot,
        cup.planned_rounds,
        fewest,
        away,
    )


def with_round(cup: Cup, pairings: Sequence[Pairing], now: int) -> Cup:
    """Return the cup with one more round.

    The first begins no earlier than somebody has left, though the clock may have been set back.
    With it those who have left by themselves are in the cup's entrants no more.
    """
    ends_at = None if cup.round_days is None else now + cup.round_days * DAY
    began_at = now if cup.rounds else max(now, *(e.left_at or 0 for e in cup.entrants))
    played = Round(len(cup.rounds) + 1, began_at, ends_at, tuple(pairings))
    stay = cup.entrants if cup.rounds else _without_those_who_left(cup.entrants)
    return changed(cup, entrants=stay, rounds=(*cup.rounds, played), waits_until=None)


def _without_those_who_left(entrants: Sequence[Entrant]) -> tuple[Entrant, ...]:
    return tuple(entrant for entrant in entrants if entrant.left_because != "left")


def bye(number: int, entrant: int) -> Pairing:
    """Return the pairing of an entrant who plays nobody, which counts as a win."""
    return Pairing(number, (Placing(entrant, rank=1),))


def with_pairings(cup: Cup, number: int, pairings: Sequence[Pairing]) -> Cup:
    """Return the cup with the pairings of a round replaced."""
    return _with(cup, number, pairings=tuple(pairings))


def held_up_for(table: Table, now: int, people: People) -> int:
    """Return how long pauses and days off of its players have held up a game of a cup (ms).

    One that lasts is counted up to LOOK_AHEAD from now at most, as it can be ended early.
    ``people``: the profiles of those who play.
    """
    to_come = days_off_to_come(table, now, people)
    over = 0 if table.cup is None else table.cup.paused_for + table.cup.away_for
    held_up = over - to_come + min(to_come, LOOK_AHEAD)
    pause = table.pause
    if pause is None:
        return held_up
    return held_up + min(pause.until, now + LOOK_AHEAD) - paused_since(table, pause)


def lengthened(cup: Cup, held_up: int, now: int) -> Cup | None:
    """Return the cup with its round longer by what has ``held_up`` a game of it (milliseconds).

    By LONGEST_EXTENSION in all at most. None if it has been lengthened by as much before, or its
    days would be over even so.
    """
    played, by = cup.round, min(held_up, LONGEST_EXTENSION)
    if played is None or played.ends_at is None or by <= played.lengthened_by:
        return None
    ends_at = played.ends_at + by - played.lengthened_by
    if ends_at <= now:
        return None
    return _with(cup, played.number, ends_at=ends_at, lengthened_by=by)


def round_ended(cup: Cup, now: int) -> Cup:
    """Return the cup with its round ended; whoever has vanished leaves it."""
    played = cup.round
    if played is None:
        return cup
    ended = _with(cup, played.number, ended_at=now)
    late = Counter(
        place.entrant
        for each in ended.rounds
        for pairing in each.pairings
        for place in pairing.places
        if place.late
    )
    vanished = tuple(number for number, times in late.items() if times >= LATE_GAMES)
    return without(ended, vanished, "vanished", now)


def _with(cup: Cup, number: int, **fields: object) -> Cup:
    rounds = tuple(
        msgspec.structs.replace(each, **fields) if each.number == number else each
        for each in cup.rounds
    )
    return changed(cup, rounds=rounds)


def in_lost_place(cup: Cup, since: int | None) -> Cup:
    """Return the cup, whose channel is deleted ``since`` then; None: it is there."""
    return changed(cup, lost_at=since, waits_until=None)


def given_up_at(cup: Cup) -> int | None:
    """Return when a cup has been without its channel for too long; None: that is not so."""
    if cup.status.is_over or cup.lost_at is None:
        return None
    return cup.lost_at + LOST_FOR


def has_failed_too_long(cup: Cup, now: int) -> bool:
    """Return whether a cup could not be carried on for too long."""
    since = cup.failing_since
    return not cup.status.is_over and since is not None and since + FAILING_FOR <= now


# --- the end -------------------------------------------------------------------------------------


def ended(cup: Cup, now: int) -> Cup:
    """Return the cup finished."""
    return changed(cup, status=CupStatus.FINISHED, ended_at=now, failing_since=None)


def called_off(cup: Cup, now: int) -> Cup:
    """Return the cup called off; its games go on, but count no more."""
    return changed(cup, status=CupStatus.CALLED_OFF, ended_at=now, failing_since=None)
