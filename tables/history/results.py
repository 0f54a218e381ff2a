"""Results of finished games: who played, who stayed away, how they ended; a person's totals. Pure.

``rated_games.py`` decides which of them are rated.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean
from typing import Any, TypeAlias

import msgspec

from core.game import Standing
from model import game_json
from model.game_json import AnyGame
from model.log import is_move, standing
from model.results import Rated, Result, SeatResult, Unrated, is_settled
from model.table import (
    Computer,
    Human,
    MoveRecord,
    Occupant,
    PlayerId,
    Table,
    TableSeat,
    owner_of,
)
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


def result_of(
    table: Table, log: Sequence[MoveRecord], game: AnyGame, unrated: Unrated | None = None
) -> Result:
    """Return a finished table's result, not yet rated. Raises ValueError for any other."""
    if table.outcome is None:
        raise ValueError("only a finished game has a result")
    options = game_json.decode_options(game, table.options)
    standings = {standing.seat: standing for standing in table.outcome.standings}
    return Result(
        table=table.id,
        code=table.code,
        game=table.game,
        guild=table.guild,
        options=table.options,
        moves=table.open_moves,
        began_at=log[0].at if log else table.updated_at,
        ended_at=log[-1].at if log else table.updated_at,
        reason=table.outcome.reason,
        seats=tuple(
            _seat_result(seat, standings[seat.seat], game.side(options, seat.seat), log)
            for seat in table.seats
        ),
        unrated=unrated,
    )


def _seat_result(
    seat: TableSeat, standing: Standing, side: int, log: Sequence[MoveRecord]
) -> SeatResult:
    level = seat.occupant.level if isinstance(seat.occupant, Computer) else None
    return SeatResult(
        seat=seat.seat,
        player=seat.owner,
        level=level,
        side=side,
        rank=standing.rank,
        points=standing.points,
        parts=standing.parts,
        tended=seat.tended is not None,
        handed=bool(seat.former),
        resigned=seat.resigned,
        vanished=vanished_from(seat),
        substituted=share_of_substitute(seat, log),
    )


def with_ratings(result: Result, rated: Mapping[PlayerId, Rated]) -> Result:
    """Return the result with the ratings that came of it."""
    seats = tuple(
        msgspec.structs.replace(
            seat, rated=None if seat.rated_for is None else rated.get(seat.rated_for)
        )
        for seat in result.seats
    )
    return msgspec.structs.replace(result, seats=seats)


# --- who stayed away -----------------------------------------------------------------------------


def vanished_from(seat: TableSeat) -> PlayerId | None:
    """Return who vanished from a seat, by who held it one after the other."""
    return who_vanished([*(tenure.occupant for tenure in seat.held), seat.occupant], seat.former)


def who_vanished(held: Sequence[Occupant], former: Sequence[PlayerId]) -> PlayerId | None:
    """Return who stayed away from a seat until the game was over or somebody else took it.

    ``held``: who held it, one after the other; ``former``: the people who left it. That is its
    first person. None if they kept it, or if it was taken from them: by a manager, by a ban, or as
    they were forgotten. None also where who held the seat before was not stored yet.
    """
    first = owner_of(held[0])
    if first is None or (former and former[0] != first):
        return None
    own = next((n for n, one in enumerate(held) if owner_of(one) != first), len(held))
    absent = isinstance(held[own - 1], Computer)
    return first if absent or (own < len(held) and _sat_down(held[own])) else None


def _sat_down(occupant: Occupant) -> bool:
    return isinstance(occupant, Human)


def share_of_substitute(seat: TableSeat, log: Sequence[MoveRecord]) -> int:
    """Return how many percent of a seat's moves in force a computer made for its person."""
    if seat.tended is None:
        return 0
    lines = [log[number - 1] for number in standing(log)]
    made = [line.actor is None for line in lines if line.seat == seat.seat and is_move(line)]
    return 100 * sum(made) // len(made) if made else 100


# --- totals of a person --------------------------------------------------------------------------


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
