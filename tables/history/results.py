"""What is kept of a finished game: who played, how they ended, what it was worth. Pure."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

from core.game import Level, ScorePart, Seat, Standing
from tables.model import game_json
from tables.model.game_json import AnyGame
from tables.model.log import takes_back
from tables.model.table import (
    HOUR,
    Computer,
    GuildId,
    MoveRecord,
    PlayerId,
    Table,
    TableCode,
    TableId,
    TableSeat,
)

Unrated: TypeAlias = Literal["short", "handed", "undone", "often", "computers"]
"""Why a game counts for nobody: too few moves; too few seats in the hands they began in; moves
taken back with computers alone at the table; too many games that day, of the same company or of
one of its people; several people who won or lost against computers alone."""

FEWEST_MOVES_A_SEAT = 2
"""With fewer moves for each seat a game is over before it has begun."""

MOST_IN_A_DAY = 3
MOST_OF_ONE_IN_A_DAY = 10
DAY = 24 * HOUR
"""So many games of the same company, and of one person whatever the company, count within so many
milliseconds."""


class Rated(msgspec.Struct, frozen=True):
    """A person's rating: the estimate, its uncertainty, and of how many games it is made."""

    mu: float
    sigma: float
    games: int


class SeatResult(msgspec.Struct, frozen=True):
    """How a seat ended.

    ``player``: whose seat it was at the end; None: a computer's, or that of somebody who is
    forgotten. ``level``: how well the computer played that held it at the end, None: a person did.
    ``side``: who won together has the same. ``tended``: a computer has played there for a person;
    ``handed``: somebody else sat there before. ``rated``: the person's rating after the game, None
    where it does not count for them.
    """

    seat: Seat
    player: PlayerId | None
    level: Level | None
    side: int
    rank: int
    points: int
    parts: tuple[ScorePart, ...] = ()
    tended: bool = False
    handed: bool = False
    resigned: bool = False
    rated: Rated | None = None

    @property
    def stayed(self) -> bool:
        """Whether one and the same has held the seat from the beginning to the end."""
        somebody = self.player is not None or self.level is not None
        return somebody and not (self.tended or self.handed)


class Result(msgspec.Struct, frozen=True):
    """A finished game. ``seats`` in order round the table.

    ``options``: JSON of what was agreed on. ``moves``: those that everybody was told something of.
    ``began_at``, ``ended_at``: when the first and the last move were made, Unix milliseconds.
    ``reason``: the game's word for how it ended. ``unrated``: why it counts for nobody.
    """

    table: TableId
    code: TableCode
    game: str
    guild: GuildId | None
    options: bytes
    moves: int
    began_at: int
    ended_at: int
    reason: str
    seats: tuple[SeatResult, ...]
    unrated: Unrated | None = None

    def seat_of(self, player: PlayerId) -> SeatResult | None:
        """How this person ended; None where they have not played."""
        return next((seat for seat in self.seats if seat.player == player), None)

    @property
    def people(self) -> tuple[PlayerId, ...]:
        """Who has played, in order of seat."""
        return tuple(seat.player for seat in self.seats if seat.player is not None)

    @property
    def company(self) -> tuple[tuple[PlayerId, ...], tuple[Level, ...]]:
        """The people or, with one alone, the computers too, in whatever order they sat.

        Two people stay the same two, whichever computers they have with them.
        """
        levels = (s.level for s in self.seats if s.level is not None and s.player is None)
        return tuple(sorted(self.people)), () if len(self.people) > 1 else tuple(sorted(levels))


def result_of(table: Table, log: Sequence[MoveRecord], game: AnyGame) -> Result:
    """What is kept of a table that has just finished, before anybody is rated."""
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
            _seat_result(seat, standings[seat.seat], game.side(options, seat.seat))
            for seat in table.seats
        ),
        unrated="undone" if _looked_ahead(table, log) else None,
    )


def _seat_result(seat: TableSeat, standing: Standing, side: int) -> SeatResult:
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
    )


def _looked_ahead(table: Table, log: Sequence[MoveRecord]) -> bool:
    """Whether somebody alone with computers has taken back, which is theirs to do at any time."""
    return len(table.owners) < 2 and any(map(takes_back, log))


def why_unrated(result: Result, earlier: Sequence[Result]) -> Unrated | None:
    """Why this game counts for nobody; None where it counts.

    ``earlier``: what its people have finished in the DAY before, each game once.
    """
    if result.unrated is not None:
        return result.unrated
    if result.moves < FEWEST_MOVES_A_SEAT * len(result.seats):
        return "short"
    sides = sides_that_stayed(result)
    if len(sides) < 2 or all(_are_computers(side) for side in sides):
        return "computers" if len(_in_the_same_hands(result)) > 1 and sides else "handed"
    counted = [one for one in earlier if one.unrated is None]
    if sum(one.company == result.company for one in counted) >= MOST_IN_A_DAY:
        return "often"
    most = max(sum(player in one.people for one in counted) for player in result.people)
    return "often" if most >= MOST_OF_ONE_IN_A_DAY else None


def why_not_rated(result: Result, own: SeatResult) -> Unrated | None:
    """Why a game that was kept did not count for whoever ended in that seat; None where it did."""
    return result.unrated or (None if own.rated is not None else "handed")


def sides_that_stayed(result: Result) -> list[list[SeatResult]]:
    """The seats that are compared, those who win together together.

    A side with a seat that changed hands is left out: the others are compared as if it had not
    been there, which is what the model says of any part of a ranking. So is a side of computers
    alone where several people play: one of them could help another to end before it.
    """
    stayed = _in_the_same_hands(result)
    if len(result.people) < 2:
        return stayed
    return [side for side in stayed if not _are_computers(side)]


def _in_the_same_hands(result: Result) -> list[list[SeatResult]]:
    sides: dict[int, list[SeatResult]] = {}
    for seat in result.seats:
        sides.setdefault(seat.side, []).append(seat)
    return [side for side in sides.values() if all(seat.stayed for seat in side)]


def _are_computers(side: Sequence[SeatResult]) -> bool:
    return all(seat.player is None for seat in side)


def with_ratings(result: Result, rated: Mapping[PlayerId, Rated]) -> Result:
    """The result with the ratings that came of it."""
    seats = tuple(
        msgspec.structs.replace(seat, rated=None if seat.player is None else rated.get(seat.player))
        for seat in result.seats
    )
    return msgspec.structs.replace(result, seats=seats)
