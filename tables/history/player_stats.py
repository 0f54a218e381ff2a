"""Totals of a person's results at one game. Pure."""

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any, TypeAlias

import msgspec

from model.ratings import is_settled
from model.results import Rated, Result, SeatResult, Unrated
from model.table import PlayerId
from tables.history.rated_games import why_not_rated

Rival: TypeAlias = PlayerId | str
"""A person, or the computers of a level."""


class Met(msgspec.Struct, frozen=True):
    """Results against one opponent: number of games, and how often one ended ahead and behind."""

    rival: Rival
    games: int
    ahead: int
    behind: int


class ResultTotals(msgspec.Struct, frozen=True):
    """The totals of a person's results at one game.

    ``places``: each rank with the number of games, best rank first. ``average``, ``most``: points,
    rounded; None if the game has ranks only. ``met``: opponents, the most frequent first.
    ``ratings``: after each rated game, oldest first. ``settled``: whether the last one is settled.
    ``uncounted``: reasons why games were not rated for this person, with their number, the most
    frequent first.
    """

    games: int
    places: tuple[tuple[int, int], ...]
    average: int | None
    most: int | None
    met: tuple[Met, ...]
    ratings: tuple[Rated, ...]
    settled: bool
    uncounted: tuple[tuple[Unrated, int], ...] = ()


def career_of(player: PlayerId, results: Sequence[Result]) -> ResultTotals:
    """Return a person's totals of these results, all of one game."""
    mine = [(result, seat) for result in results if (seat := result.seat_of(player)) is not None]
    points = [seat.points for _, seat in mine if seat.parts]
    counted = [(r, rated) for r, _ in mine if (rated := r.rated_of(player)) is not None]
    ratings = sorted((rated for _, rated in counted), key=lambda rated: rated.games)
    among = {other for result, _ in counted for other in _counted_at(result)} - {player}
    ranks = Counter(rank for result, _ in mine if (rank := result.rank_of(player)) is not None)
    return ResultTotals(
        games=len(mine),
        places=tuple(sorted(ranks.items())),
        average=round(fmean(points)) if points else None,
        most=max(points, default=None),
        met=_met(player, mine),
        ratings=tuple(ratings),
        settled=bool(ratings) and is_settled(ratings[-1], len(among)),
        uncounted=tuple(Counter(_uncounted(player, mine)).most_common()),
    )


def _uncounted(player: PlayerId, mine: Sequence[tuple[Result, SeatResult]]) -> Iterator[Unrated]:
    """Yield the reason for each game that was not rated for this person."""
    for result, _ in mine:
        if (why := why_not_rated(result, player)) is not None:
            yield why


def _counted_at(result: Result) -> Iterator[PlayerId]:
    return (s.rated_for for s in result.seats if s.rated and s.rated_for is not None)


def _met(player: PlayerId, mine: Sequence[tuple[Result, SeatResult]]) -> tuple[Met, ...]:
    games, ahead, behind = Counter[Any](), Counter[Any](), Counter[Any]()
    for result, own in mine:
        against = [(_rival(s), s) for s in result.seats if s.side != own.side]
        games.update({rival for rival, _ in against if rival is not None})
        lost = own.vanished == player
        ahead.update(rival for rival, seat in against if not lost and _is_ahead(own, seat))
        behind.update(rival for rival, seat in against if lost or _is_ahead(seat, own))
    return tuple(
        Met(rival, count, ahead[rival], behind[rival]) for rival, count in games.most_common()
    )


def _is_ahead(one: SeatResult, other: SeatResult) -> bool:
    """Return whether a seat ended ahead of another; whoever vanished ended behind the others."""
    if (one.vanished is None) != (other.vanished is None):
        return one.vanished is None
    return one.vanished is None and one.rank < other.rank


def _rival(seat: SeatResult) -> Rival | None:
    """Return whose result a seat's is; None for a forgotten person."""
    return seat.level if seat.is_computer else seat.rated_for or seat.player
