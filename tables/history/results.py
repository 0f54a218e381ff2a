"""Results of finished games: who played, how they ended, and their ratings. Pure.

``rated_games.py`` decides which of them are rated.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

from core.game import ScorePart, Seat, Skill, Standing
from tables.model import game_json
from tables.model.game_json import AnyGame
from tables.model.table import (
    Computer,
    GuildId,
    MoveRecord,
    PlayerId,
    Table,
    TableCode,
    TableId,
    TableSeat,
)

Unrated: TypeAlias = Literal["short", "handed", "undone", "often", "computers", "engine"]
"""Why a game is rated for nobody: too few moves; fewer than two sides that kept their seats; undos
with computers alone at the table; too many games that day of the same company or of one person;
several people who won or lost together against computers alone; an engine from outside whose
strength has not been measured."""


class Rated(msgspec.Struct, frozen=True):
    """A person's rating: the estimate, its uncertainty, and the number of rated games."""

    mu: float
    sigma: float
    games: int


class SeatResult(msgspec.Struct, frozen=True):
    """How a seat ended.

    ``player``: its owner at the end; None for a computer or a forgotten person. ``level``: of the
    computer that held it at the end, or the name of its engine; None for a person. ``side``: the
    same for seats that win together. ``tended``: a computer has substituted for a person here;
    ``handed``: another person held it before. ``rated``: the person's rating after the game, None
    if it was not rated for them.
    """

    seat: Seat
    player: PlayerId | None
    level: Skill | None
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
        """Whether the seat had the same holder from beginning to end."""
        somebody = self.player is not None or self.level is not None
        return somebody and not (self.tended or self.handed)


class Result(msgspec.Struct, frozen=True):
    """A finished game. ``seats`` in order round the table.

    ``options``: JSON of the game's options. ``moves``: number of moves told to everybody at least
    in part. ``began_at``, ``ended_at``: times of the first and last log line, Unix milliseconds.
    ``reason``: the game's key for how it ended. ``unrated``: why it is rated for nobody.
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
        """Return this person's seat result, None if they did not play."""
        return next((seat for seat in self.seats if seat.player == player), None)

    @property
    def people(self) -> tuple[PlayerId, ...]:
        """The people who played, in seat order."""
        return tuple(seat.player for seat in self.seats if seat.player is not None)

    @property
    def company(self) -> tuple[tuple[PlayerId, ...], tuple[Skill, ...]]:
        """The people, in any seat order; with a single person, the levels of the computers too.

        Two people are the same company, whichever computers play with them.
        """
        levels = (s.level for s in self.seats if s.level is not None and s.player is None)
        return tuple(sorted(self.people)), () if len(self.people) > 1 else tuple(sorted(levels))


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
            _seat_result(seat, standings[seat.seat], game.side(options, seat.seat))
            for seat in table.seats
        ),
        unrated=unrated,
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


def with_ratings(result: Result, rated: Mapping[PlayerId, Rated]) -> Result:
    """Return the result with the ratings that came of it."""
    seats = tuple(
        msgspec.structs.replace(seat, rated=None if seat.player is None else rated.get(seat.player))
        for seat in result.seats
    )
    return msgspec.structs.replace(result, seats=seats)
