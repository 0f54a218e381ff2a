"""Totals of a person's results at one game. Pure."""

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any, TypeAlias

import msgspec

from core.game import Skill
from tables.history.rated_games import why_not_rated
from tables.history.ratings import is_settled
from tables.history.results import Rated, Result, SeatResult, Unrated
from tables.model.table import PlayerId

Rival: TypeAlias = PlayerId | Skill
"""A person, or the computers of a level or of an engine."""


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
    ratings = sorted((s.rated for _, s in mine if s.rated), key=lambda rated: rated.games)
    among = {p for r, s in mine if s.rated for p in _counted_at(r)} - {player}
    return ResultTotals(
        games=len(mine),
        places=tuple(sorted(Counter(seat.rank for _, seat in mine).items())),
        average=round(fmean(points)) if points else None,
        most=max(points, default=None),
        met=_met(mine),
        ratings=tuple(ratings),
        settled=bool(ratings) and is_settled(ratings[-1], len(among)),
        uncounted=tuple(Counter(_uncounted(mine)).most_common()),
    )


def _uncounted(mine: Sequence[tuple[Result, SeatResult]]) -> Iterator[Unrated]:
    """Yield the reason for each game that was not rated for this person."""
    for result, own in mine:
        if (why := why_not_rated(result, own)) is not None:
            yield why


def _counted_at(result: Result) -> Iterator[PlayerId]:
    return (seat.player for seat in result.seats if seat.rated and seat.player is not None)


def _met(mine: Sequence[tuple[Result, SeatResult]]) -> tuple[Met, ...]:
    games, ahead, behind = Counter[Any](), Counter[Any](), Counter[Any]()
    for result, own in mine:
        against = [(_rival(s), s) for s in result.seats if s.side != own.side]
        games.update({rival for rival, _ in against if rival is not None})
        ahead.update(rival for rival, seat in against if own.rank < seat.rank)
        behind.update(rival for rival, seat in against if own.rank > seat.rank)
    return tuple(
        Met(rival, count, ahead[rival], behind[rival]) for rival, count in games.most_common()
    )


def _rival(seat: SeatResult) -> Rival | None:
    """Return who sat there; None for a forgotten person."""
    return seat.player if seat.player is not None else seat.level
