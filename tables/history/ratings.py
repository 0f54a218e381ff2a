"""Ratings of people from their results: Plackett-Luce, by openskill. See docs/research/ratings.md.

Only the order in which a game ends counts, not the points. Each game has its own ratings, shared by
all servers of this bot. Pure.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise, permutations
from math import log, sqrt
from statistics import fmean
from typing import Final, TypeAlias

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from core.game import Skill
from tables.history.rated_games import sides_that_stayed
from tables.history.results import Rated, Result, SeatResult
from tables.model.table import PlayerId

Strengths: TypeAlias = Mapping[Skill, float]
"""Rating (mu) of a game's computers at each level, and of engines that were measured, for this
version of them. Games rated before are not rated again."""

USUAL_STRENGTHS: Final[Strengths] = {
    "easy": 18.0,
    "normal": 25.0,
    "hard": 35.0,
    "expert": 40.0,
}
"""Strengths of computers that were not measured."""

NEWCOMER: Final = Rated(mu=25.0, sigma=25.0 / 3.0, games=0)

SETTLED_AFTER = 5
SETTLED_AMONG = 2
"""A rating counts as settled after this many games, with this many different people."""


def _undamped(*_: object) -> float:
    """Return the gamma factor of openskill: 1, so uncertainty shrinks by the full amount.

    openskill's default shrinks it less, the surer a rating is; that orders people worse
    (docs/research/ratings.md).
    """
    return 1.0


_MODEL: Final = PlackettLuce(mu=NEWCOMER.mu, sigma=NEWCOMER.sigma, gamma=_undamped)
_CERTAIN: Final = 0.0001
"""The sigma of a computer's rating."""

EXPECTED: Final = 0.9
"""A side that is expected to win against another with this probability gains nothing by it."""

_SURE: Final = log(EXPECTED / (1 - EXPECTED)) * sqrt(2) * _MODEL.beta
"""The difference in strength that gives this probability of winning."""

_MIDDLE, _STEP = 1500, 40
"""Displayed rating: 1500 for a newcomer, 40 points for each unit of mu."""


class Rating(msgspec.Struct, frozen=True):
    """A person's rating at one game."""

    player: PlayerId
    game: str
    rated: Rated = NEWCOMER


class Ranked(msgspec.Struct, frozen=True):
    """A rating on a leaderboard. ``among``: number of different people it was earned against."""

    rating: Rating
    among: int

    @property
    def settled(self) -> bool:
        """Whether the rating is settled."""
        return is_settled(self.rating.rated, self.among)


def is_settled(rated: Rated, among: int) -> bool:
    """Return whether a rating is settled; ``among``: number of different people played against."""
    return rated.games >= SETTLED_AFTER and among >= SETTLED_AMONG


def shown(rated: Rated) -> int:
    """Return a rating as it is displayed."""
    return round(_MIDDLE + _STEP * (rated.mu - NEWCOMER.mu))


def strength_shown_as(rating: int) -> float:
    """Return the strength (mu) that is displayed as this rating."""
    return NEWCOMER.mu + (rating - _MIDDLE) / _STEP


def rated_after(
    result: Result, before: Mapping[PlayerId, Rated], strengths: Strengths
) -> dict[PlayerId, Rated]:
    """Return the new ratings of the people for whom a result counts.

    ``before``: their ratings so far; people not in it are newcomers.
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
    """Return the other sides, without those over which this side's win was expected and came."""
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
    """Return the new ratings for each order in which these sides may have ended."""
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
    """Return the rank lists of all orders in which tied sides may have ended.

    A tie is rated as the mean of these orders. (openskill lets tied sides share what one of them
    has earned, so that two in first place could gain less than the third.)
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
