"""Standings: points, tie-breaks and shared places of a cup, from the ranks of its games. Pure."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import TypeAlias

import msgspec

from model.cup import Cup, Pairing, Placing

Numbers: TypeAlias = dict[int, Fraction]
"""A number for each entrant; more is better."""


class Row(msgspec.Struct, frozen=True):
    """An entrant's line of the standings; those with equal numbers share their ``rank``.

    ``points``: over all rounds; the three tie-breaks follow in the order in which they decide.
    ``played``: games, without byes. ``won``: games in which nobody else was first. ``has_left``:
    plays no more.
    """

    entrant: int
    rank: int
    points: Fraction
    meetings: Fraction
    buchholz: Fraction
    sonneborn_berger: Fraction
    played: int
    won: int
    has_left: bool


def standings(cup: Cup) -> tuple[Row, ...]:
    """Return the rows of all entrants, best first; of equals, who entered first comes first.

    Whoever has left keeps their results.
    """
    points, counted = points_of(cup), _counted(cup)
    met, faced, beaten = (dict.fromkeys(points, Fraction(0)) for _ in range(3))
    for pairing in counted:
        if pairing.is_bye:  # counts as an opponent with the entrant's own points
            alone = pairing.places[0].entrant
            faced[alone] += points[alone]
        for one, other in permutations(pairing.places, 2):
            share, ahead = Fraction(1, len(pairing.places) - 1), _ahead(one, other)
            faced[one.entrant] += points[other.entrant] * share
            beaten[one.entrant] += points[other.entrant] * share * ahead
            if points[one.entrant] == points[other.entrant]:
                met[one.entrant] += 2 * ahead - 1
    numbers = {n: (points[n], met[n], faced[n], beaten[n]) for n in points}
    ordered = sorted(cup.entrants, key=lambda e: (numbers[e.number], -e.number), reverse=True)
    places = sorted(numbers.values(), reverse=True)
    games = [pairing.places for pairing in counted if len(pairing.places) > 1]
    played = Counter(place.entrant for places_of in games for place in places_of)
    won = Counter(first for places_of in games if (first := _winner(places_of)) is not None)
    return tuple(
        Row(n, places.index(numbers[n]) + 1, *numbers[n], played[n], won[n], not e.plays)
        for e in ordered
        for n in (e.number,)
    )


def points_of(cup: Cup) -> Numbers:
    """Return each entrant's points: for a game the share of the others finished ahead of.

    A tie counts half: with two seats a win is 1, a draw 1/2, a loss 0. A bye is 1.
    """
    points = {entrant.number: Fraction(0) for entrant in cup.entrants}
    for pairing in _counted(cup):
        if pairing.is_bye:
            points[pairing.places[0].entrant] += 1
        for one, other in permutations(pairing.places, 2):
            points[one.entrant] += _ahead(one, other) / (len(pairing.places) - 1)
    return points


def _counted(cup: Cup) -> list[Pairing]:
    return [p for played in cup.rounds for p in played.pairings if p.is_counted]


def _ahead(one: Placing, other: Placing) -> Fraction:
    """Return 1 if ``one`` finished ahead of the other, half for a tie, 0 behind."""
    rank, others = one.rank or 0, other.rank or 0
    return Fraction((rank < others) * 2 + (rank == others), 2)


def _winner(places: tuple[Placing, ...]) -> int | None:
    first = [place.entrant for place in places if place.rank == 1]
    return first[0] if len(first) == 1 else None
