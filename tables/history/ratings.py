"""Ratings of people from their results: Plackett-Luce, by openskill. See docs/research/ratings.md.

Only the order in which a game ends counts, not the points. Each game has its own ratings, shared by
all servers of this bot. When the rules of rating change, all are computed anew from the stored
results. Pure.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, permutations
from math import log, sqrt
from statistics import fmean
from typing import Final, TypeAlias

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from core.game import Strength
from model.results import NEWCOMER, Rated, Rating, Recount, Result, SeatResult, is_proved
from model.table import PlayerId
from tables.history.rated_games import (
    DAY,
    UNRATED_BY_TABLE,
    Side,
    compared_sides,
    own_rank,
    people_of,
    rivals_of,
    why_unrated,
)
from tables.history.results import with_ratings

RATING_RULES = 2
"""The version of the rules by which games are rated; with each one, all are rated anew."""

Strengths: TypeAlias = Mapping[str, Strength]
"""Rating (mu) of a game's computers at each level."""

USUAL_STRENGTHS: Final[Strengths] = {
    "easy": 18.0,
    "normal": 25.0,
    "hard": 35.0,
    "expert": 40.0,
}
"""Strengths of computers that were not measured."""


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

_ABOVE_UNPROVED: Final = 6.25
"""So far (250 points) above a computer, or somebody who has hardly played with people, one gains
nothing more by victories over them."""

_DOUBT_LEFT: Final = NEWCOMER.sigma / 2
"""Games alone with computers leave at least this uncertainty, so that games with people count."""

_MIDDLE, _STEP = 1500, 40
"""Displayed rating: 1500 for a newcomer, 40 points for each unit of mu."""

LOWEST_SHOWN: Final = 100
"""The lowest displayed rating. The numbers beneath it go on and keep the order; hundreds of games
that somebody always ends last would lead below 0, which reads like a reproach."""


def shown(rated: Rated) -> int:
    """Return a rating as it is displayed, LOWEST_SHOWN at least. Nothing else displays one."""
    return max(LOWEST_SHOWN, round(_MIDDLE + _STEP * (rated.mu - NEWCOMER.mu)))


def strength_among(strength: Strength, sides: int) -> float:
    """Return how strong a computer is among so many sides, or the nearest measured number."""
    if isinstance(strength, Mapping):
        return strength[min(strength, key=lambda measured: (abs(measured - sides), measured))]
    return strength


def rated_after(
    result: Result, before: Mapping[PlayerId, Rated], strengths: Strengths
) -> dict[PlayerId, Rated]:
    """Return the new ratings of the people for whom a result counts.

    ``before``: their ratings so far; people not in it are newcomers.
    """
    number_of_sides = len({seat.side for seat in result.seats})
    playing = {skill: strength_among(each, number_of_sides) for skill, each in strengths.items()}
    contest = _Contest(compared_sides(result), before, playing)
    rated = {}
    for number, seat in people_of(contest.sides):
        rivals = rivals_of(contest.sides, number, seat)
        if rivals and seat.rated_for is not None:
            rated[seat.rated_for] = contest.rated(number, seat, rivals)
    return rated


class _Contest:
    """The compared sides of one game, and what is known of their strength before it."""

    def __init__(
        self,
        sides: Sequence[Side],
        before: Mapping[PlayerId, Rated],
        strengths: Mapping[str, float],
    ) -> None:
        self.sides = sides
        self._before = before
        self._teams = [[self._belief(seat, strengths) for seat in side.seats] for side in sides]
        self._strength = [sum(one.mu for one in team) for team in self._teams]
        self._alone = sum(not seat.is_computer for side in sides for seat in side.seats) < 2

    def _known(self, seat: SeatResult) -> Rated:
        """Return what is known of a seat's person; somebody forgotten counts like a newcomer."""
        return NEWCOMER if seat.rated_for is None else self._before.get(seat.rated_for, NEWCOMER)

    def _belief(self, seat: SeatResult, strengths: Mapping[str, float]) -> PlackettLuceRating:
        if seat.is_computer and seat.level is not None:
            return _MODEL.rating(strengths[seat.level], _CERTAIN)
        known = self._known(seat)
        return _MODEL.rating(known.mu, known.sigma)

    def rated(self, number: int, seat: SeatResult, rivals: Sequence[int]) -> Rated:
        """Return the new rating of a seat's person, given the sides that count for them."""
        known = self._known(seat)
        outcomes = self._outcomes(number, seat, self._not_expected(number, seat, rivals))
        rise = fmean(one.mu for one in outcomes) - known.mu
        sigma = sqrt(fmean(one.sigma**2 for one in outcomes))
        met = any(self.sides[rival].has_people for rival in rivals)
        return Rated(
            mu=known.mu + min(rise, self._highest_rise(number, seat, rivals)),
            sigma=max(sigma, min(known.sigma, _DOUBT_LEFT)) if self._alone else sigma,
            games=known.games + 1,
            with_people=known.with_people + met,
        )

    def _outcomes(
        self, number: int, seat: SeatResult, rivals: Sequence[int]
    ) -> list[PlackettLuceRating]:
        """Return the person's new rating for each order in which these sides may have ended."""
        among = sorted((number, *rivals))
        place = self.sides[number].seats.index(seat)
        if len(among) < 2:
            return [self._teams[number][place]]
        own = own_rank(self.sides[number], seat)
        ranks = [own if side == number else self.sides[side].rank for side in among]
        teams = [self._teams[side] for side in among]
        at = among.index(number)
        return [
            _MODEL.rate([list(team) for team in teams], ranks=order)[at][place]
            for order in _without_ties(ranks)
        ]

    def _not_expected(self, number: int, seat: SeatResult, rivals: Sequence[int]) -> list[int]:
        """Return these sides without those over which a victory was expected, and came."""
        own, strength = own_rank(self.sides[number], seat), self._strength
        return [
            rival
            for rival in rivals
            if not (
                own < self.sides[rival].rank
                and strength[number] - strength[rival] >= self._margin_over(rival)
            )
        ]

    def _highest_rise(self, number: int, seat: SeatResult, rivals: Sequence[int]) -> float:
        """Return by how much a person may rise: up to a margin over the strongest side beaten."""
        own = own_rank(self.sides[number], seat)
        reach = [
            self._strength[rival] + self._margin_over(rival)
            for rival in rivals
            if own <= self.sides[rival].rank
        ]
        return max(0.0, max(reach, default=0.0) - self._strength[number])

    def _margin_over(self, rival: int) -> float:
        people = [seat for seat in self.sides[rival].seats if not seat.is_computer]
        proved = bool(people) and all(is_proved(self._known(seat)) for seat in people)
        return _SURE if proved else _ABOVE_UNPROVED


def _without_ties(ranks: Sequence[int]) -> list[list[float]]:
    """Return the rank lists of all orders in which tied sides may have ended.

    A tie is rated as the mean of these orders. (openskill lets tied sides share what one of them
    has earned, so that two in first place could gain less than the third.)
    """
    orders = (
        order
        for order in permutations(range(len(ranks)))
        if all(ranks[one] <= ranks[next_one] for one, next_one in pairwise(order))
    )
    return [[float(order.index(side)) for side in range(len(ranks))] for order in orders]


# --- all ratings anew ----------------------------------------------------------------------------


def recounted(results: Sequence[Result], strengths: Mapping[str, Strengths]) -> Recount:
    """Return these results, oldest first, rated one after the other by today's rules."""
    by_game: dict[str, list[Result]] = {}
    for result in results:
        by_game.setdefault(result.game, []).append(result)
    anew: list[Result] = []
    ratings: list[Rating] = []
    for game, played in by_game.items():
        known: dict[PlayerId, Rated] = {}
        anew += _rated_anew(played, known, strengths.get(game, USUAL_STRENGTHS))
        ratings += (Rating(player, game, rated) for player, rated in sorted(known.items()))
    return Recount(tuple(sorted(anew, key=_order)), tuple(ratings))


def _order(result: Result) -> tuple[int, int]:
    return result.ended_at, result.table


def _rated_anew(
    played: Sequence[Result], known: dict[PlayerId, Rated], strengths: Strengths
) -> Iterator[Result]:
    """Yield the results of one game rated anew; ``known`` is brought up to date."""
    recent: list[Result] = []
    for result in played:
        recent = [one for one in recent if one.ended_at > result.ended_at - DAY]
        people = set(result.people)
        earlier = [one for one in recent if people.intersection(one.people)]
        kept = result.unrated if result.unrated == UNRATED_BY_TABLE else None
        fresh = msgspec.structs.replace(with_ratings(result, {}), unrated=kept)
        unrated = why_unrated(fresh, earlier, strengths)
        if unrated is None:
            after = rated_after(fresh, known, strengths)
            known |= after
            fresh = with_ratings(fresh, after)
        else:
            fresh = msgspec.structs.replace(fresh, unrated=unrated)
        recent.append(fresh)
        yield fresh
