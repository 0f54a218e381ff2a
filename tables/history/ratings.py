"""How strong people are, as their results tell: Plackett-Luce, by openskill. docs/ratings.md.

What a game tells of a person is how they ended among the others, not by how many points. Each game
has ratings of its own; they are of this house, whatever the server. Pure.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise, permutations
from math import log, sqrt
from statistics import fmean
from typing import Final, TypeAlias

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from core.game import Level
from tables.history.results import Rated, Result, SeatResult, sides_that_stayed
from tables.model.table import PlayerId

Strengths: TypeAlias = Mapping[Level, float]
"""How strong a game's computers are at each level; measured for this version of them. What was
rated before stays as it is."""

USUAL_STRENGTHS: Final[Strengths] = {
    "easy": 18.0,
    "normal": 25.0,
    "hard": 35.0,
    "expert": 40.0,
}
"""Of computers nobody has measured."""

NEWCOMER: Final = Rated(mu=25.0, sigma=25.0 / 3.0, games=0)

SETTLED_AFTER = 5
SETTLED_AMONG = 2
"""A rating is no guess any more after so many games, with so many different people."""


def _undamped(*_: object) -> float:
    """How much of what a game tells is believed to lessen the uncertainty: all of it.

    openskill believes less, the surer a rating is; that orders people worse (docs/ratings.md).
    """
    return 1.0


_MODEL: Final = PlackettLuce(mu=NEWCOMER.mu, sigma=NEWCOMER.sigma, gamma=_undamped)
_CERTAIN: Final = 0.0001
"""The uncertainty about a computer."""

EXPECTED: Final = 0.9
"""Whoever is to win against somebody so surely gains nothing by doing so."""

_SURE: Final = log(EXPECTED / (1 - EXPECTED)) * sqrt(2) * _MODEL.beta
"""How much stronger a side is that is to win against another so surely."""

_MIDDLE, _STEP = 1500, 40
"""How a rating is written: 1500 for somebody nobody knows, give or take 333."""


class Rating(msgspec.Struct, frozen=True):
    """What a person's results at one game have come to."""

    player: PlayerId
    game: str
    rated: Rated = NEWCOMER


class Ranked(msgspec.Struct, frozen=True):
    """A rating in a list. ``among``: of games with how many different people it is made."""

    rating: Rating
    among: int

    @property
    def settled(self) -> bool:
        """Whether it is more than a guess."""
        return is_settled(self.rating.rated, self.among)


def is_settled(rated: Rated, among: int) -> bool:
    """Whether a rating is more than a guess, made of games with so many different people."""
    return rated.games >= SETTLED_AFTER and among >= SETTLED_AMONG


def shown(rated: Rated) -> int:
    """A rating as people read it."""
    return round(_MIDDLE + _STEP * (rated.mu - NEWCOMER.mu))


def rated_after(
    result: Result, before: Mapping[PlayerId, Rated], strengths: Strengths
) -> dict[PlayerId, Rated]:
    """The new ratings of those for whom a result counts, by person.

    ``before``: what they were rated so far; who is not in it is a newcomer.
    """
    sides = sides_that_stayed(result)
    teams = [[_belief(seat, before, strengths) for seat in side] for side in sides]
    rated = {}
    for number, side in enumerate(sides):
        rivals = _who_count_for(number, sides, teams)
        among = sorted((number, *rivals))
        outcomes = _outcomes([sides[n] for n in among], [teams[n] for n in among])
        own = [teams[among.index(number)] for teams in outcomes]
        for place, seat in enumerate(side):
            if seat.player is not None:
                known = before.get(seat.player, NEWCOMER)
                rated[seat.player] = _with_one_more(known, [team[place] for team in own])
    return rated


def _who_count_for(
    number: int,
    sides: Sequence[Sequence[SeatResult]],
    teams: Sequence[Sequence[PlackettLuceRating]],
) -> list[int]:
    """The other sides, but for those over which victory was expected, and came."""
    strength = [sum(one.mu for one in team) for team in teams]
    return [
        other
        for other in range(len(sides))
        if other != number
        and not (
            sides[number][0].rank < sides[other][0].rank
            and strength[number] - strength[other] >= _SURE
        )
    ]


def _outcomes(
    sides: Sequence[Sequence[SeatResult]], teams: Sequence[Sequence[PlackettLuceRating]]
) -> list[list[list[PlackettLuceRating]]]:
    """The ratings that each way in which these sides might have come in leads to."""
    if len(sides) < 2:
        return [[list(team) for team in teams]]
    return [
        _MODEL.rate([list(team) for team in teams], ranks=ranks) for ranks in _without_ties(sides)
    ]


def _with_one_more(known: Rated, outcomes: Sequence[PlackettLuceRating]) -> Rated:
    return Rated(
        mu=fmean(one.mu for one in outcomes),
        sigma=sqrt(fmean(one.sigma**2 for one in outcomes)),
        games=known.games + 1,
    )


def _without_ties(sides: Sequence[Sequence[SeatResult]]) -> list[list[float]]:
    """All ways in which those who share a place might have come in one after the other.

    A tie is half the one and half the other. (openskill has those who share a place share what one
    of them has earned, so that two on the first could gain less than the third.)
    """
    ranks = [side[0].rank for side in sides]
    orders = (
        order
        for order in permutations(range(len(sides)))
        if all(ranks[one] <= ranks[next_one] for one, next_one in pairwise(order))
    )
    return [[float(order.index(side)) for side in range(len(sides))] for order in orders]


def _belief(
    seat: SeatResult, before: Mapping[PlayerId, Rated], strengths: Strengths
) -> PlackettLuceRating:
    if seat.player is None:
        assert seat.level is not None, "whoever has stayed is a person or a computer"
        return _MODEL.rating(strengths[seat.level], _CERTAIN)
    known = before.get(seat.player, NEWCOMER)
    return _MODEL.rating(known.mu, known.sigma)
