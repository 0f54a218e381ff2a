"""Results of finished games: who played, how they ended, and their ratings. Pure.

``rated_games.py`` decides which of them are rated.
"""

from collections.abc import Mapping, Sequence

import msgspec

from core.game import Standing
from model import game_json
from model.game_json import AnyGame
from model.results import Rated, Result, SeatResult, Unrated
from model.table import (
    Computer,
    MoveRecord,
    PlayerId,
    Table,
    TableSeat,
)
from tables.history.absences import share_of_substitute, vanished_from


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
