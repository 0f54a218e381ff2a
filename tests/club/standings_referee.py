"""A second reckoning of the standings, from docs/decisions/0126: in whole numbers, by comparison.

A score of 1 is 24 here, so that every share at a table of two to five is a whole number. What adds
up scores of others (Buchholz, Sonneborn-Berger) counts in units of 1/576 for the same reason.
"""

from collections.abc import Sequence
from functools import cmp_to_key
from hashlib import sha256
from typing import NamedTuple

from club.standings.standings import standings
from tests.club.simulated_cups import SimulatedCup

Places = Sequence[tuple[int, int, int]]

ONE = 24
ADDED = 576


class Duel(NamedTuple):
    """Two at a table, as the first of them sees it. ``halves``: 2 ahead, 1 tied, 0 behind."""

    me: int
    other: int
    halves: int
    others: int
    """How many others sat at the table."""


class Reckoned(NamedTuple):
    """One line: what decides, in its order, each number the more the better."""

    entrant: int
    knock_out: tuple[int, int]
    score: int
    meetings: int
    buchholz: int
    sonneborn_berger: int
    more_points: int
    lot: str


def agrees_with_the_referee(cup: SimulatedCup) -> None:
    """AssertionError if the standings differ from those that are reckoned here."""
    terms = cup.terms
    rows = standings(terms.format, terms.everybody, cup.rounds, cup.lot, cup.left)
    lines = reckon(cup)
    assert [row.entrant for row in rows] == [line.entrant for line in lines]
    assert [row.rank for row in rows] == list(range(1, terms.entrants + 1))
    for row, line in zip(rows, lines, strict=True):
        values = [each.value for each in row.tie_breaks]
        assert row.score * ONE == line.score
        assert values[0] == line.meetings
        assert [value * ADDED for value in values[1:3]] == [line.buchholz, line.sonneborn_berger]
        assert values[3] == line.more_points
        assert row.lives == (line.knock_out[0] if terms.format == "knock-out" else None)


def reckon(cup: SimulatedCup, entrants: Sequence[int] = ()) -> list[Reckoned]:
    """Return the lines of all entrants, best first. ``entrants``: if they are not 1, 2, 3 …"""
    tables = [(n, game.places) for n, paired in enumerate(cup.rounds, 1) for game in paired]
    duels = [duel for _, places in tables for duel in _duels(places)]
    byes = [places[0][0] for _, places in tables if len(places) == 1 == places[0][1]]
    everybody = entrants or cup.terms.everybody
    score = {
        each: ONE * byes.count(each)
        + sum(duel.halves * 12 // duel.others for duel in duels if duel.me == each)
        for each in everybody
    }
    place = {each: _in_knock_out(each, cup, tables) for each in everybody}
    lines = []
    for each in everybody:
        mine = [duel for duel in duels if duel.me == each]
        idle = byes.count(each) * score[each] * 24
        peers = [d for d in mine if (place[each], score[each]) == (place[d.other], score[d.other])]
        lines.append(
            Reckoned(
                each,
                place[each],
                score[each],
                sum(duel.halves - 1 for duel in peers),
                idle + sum(score[duel.other] * 24 // duel.others for duel in mine),
                idle + sum(duel.halves * score[duel.other] * 12 // duel.others for duel in mine),
                sum(_alone_ahead(each, places) for _, places in tables),
                _lot(cup.lot, "standings", each),
            )
        )
    return sorted(lines, key=cmp_to_key(_compared))


def lower_half(places: Places, number: int, lot: bytes) -> list[int]:
    """Return who loses a life: of n seats all but the first n/2, rounded down, but one at least.

    Whoever is alone without rank 1 was away.
    """
    if len(places) == 1 and places[0][1] != 1:
        return [places[0][0]]

    def is_ahead(one: tuple[int, int, int], two: tuple[int, int, int]) -> bool:
        if one[1] != two[1]:
            return one[1] < two[1]
        if one[2] != two[2]:
            return one[2] > two[2]
        drawn = [_lot(lot, "drawn game", number, each[0]) for each in (one, two)]
        return drawn[0] > drawn[1]

    safe = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2}[len(places)]
    return [
        place[0]
        for place in places
        if sum(is_ahead(other, place) for other in places if other != place) >= safe
    ]


def _compared(one: Reckoned, two: Reckoned) -> int:
    for mine, theirs in zip(one[1:], two[1:], strict=True):
        if mine != theirs:
            return -1 if mine > theirs else 1  # type: ignore[operator]
    raise AssertionError("the lot parts everybody")


def _duels(places: Places) -> list[Duel]:
    return [
        Duel(me, other, 2 if mine < theirs else 1 if mine == theirs else 0, len(places) - 1)
        for me, mine, _ in places
        for other, theirs, _ in places
        if me != other
    ]


def _in_knock_out(
    entrant: int, cup: SimulatedCup, tables: Sequence[tuple[int, Places]]
) -> tuple[int, int]:
    """Lives, and for whoever has none the last round in which they were paired."""
    if cup.terms.format != "knock-out":
        return 0, 0
    lost = sum(entrant in lower_half(places, number, cup.lot) for number, places in tables)
    if lost < 2 and entrant not in cup.left:
        return 2 - lost, 0
    paired = [number for number, places in tables if entrant in [place[0] for place in places]]
    return 0, max(paired or [0])


def _alone_ahead(entrant: int, places: Places) -> bool:
    others = [points for each, _, points in places if each != entrant]
    mine = [points for each, _, points in places if each == entrant]
    return bool(mine and others) and mine[0] > max(others)


def _lot(lot: bytes, *words: str | int) -> str:
    """The lot's number in eight hexadecimal digits; these compare as the numbers do."""
    return sha256(lot + b"\0" + " ".join(str(word) for word in words).encode()).hexdigest()[:8]
