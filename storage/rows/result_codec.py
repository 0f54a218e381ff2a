"""Converts rows of results and ratings to values, and values to rows."""

from collections.abc import Iterable, Sequence

import msgspec

from core.game import ScorePart, Seat
from model.ratings import Ranked, Rating
from model.results import Rated, Result, SeatResult
from model.table import GuildId, PlayerId, TableCode, TableId
from storage.rows.row_values import AnyRow, Values, bytes_of, encode

_decode_parts = msgspec.json.Decoder(tuple[ScorePart, ...]).decode


def result_values(result: Result) -> Values:
    """Return the row of a finished game."""
    return {
        "table_id": result.table,
        "game": result.game,
        "guild_id": result.guild,
        "options": result.options,
        "moves": result.moves,
        "began_at": result.began_at,
        "ended_at": result.ended_at,
        "reason": result.reason,
        "unrated": result.unrated,
    }


def result_seat_values(result: Result) -> list[Values]:
    """Return the rows of a finished game's seats."""
    return [
        {
            "table_id": result.table,
            "seat": seat.seat,
            "player_id": seat.player,
            "level": seat.level,
            "side": seat.side,
            "place": seat.rank,
            "points": seat.points,
            "parts": encode(seat.parts).decode(),
            "tended": seat.tended,
            "handed": seat.handed,
            "resigned": seat.resigned,
            "vanished": seat.vanished,
            "substituted": seat.substituted,
        }
        for seat in result.seats
    ]


def result_rating_values(result: Result) -> list[Values]:
    """Return the rows of the ratings after a finished game."""
    return [
        {
            "table_id": result.table,
            "player_id": seat.rated_for,
            **msgspec.structs.asdict(seat.rated),
        }
        for seat in result.seats
        if seat.rated is not None
    ]


def results_from(
    rows: Sequence[AnyRow], seats: Iterable[AnyRow], ratings: Iterable[AnyRow]
) -> list[Result]:
    """Return results in the order of ``rows``; ``seats`` must be sorted by seat."""
    rated = {(row.table_id, row.player_id): _rated_from(row) for row in ratings}
    seats_of: dict[int, list[SeatResult]] = {row.table_id: [] for row in rows}
    for row in seats:
        seat = _seat_result_from(row)
        known = rated.get((row.table_id, seat.rated_for))
        seats_of[row.table_id].append(msgspec.structs.replace(seat, rated=known))
    return [
        Result(
            TableId(row.table_id),
            TableCode(row.code),
            row.game,
            None if row.guild_id is None else GuildId(row.guild_id),
            bytes_of(row.options),
            row.moves,
            row.began_at,
            row.ended_at,
            row.reason,
            tuple(seats_of[row.table_id]),
            row.unrated,
        )
        for row in rows
    ]


def _seat_result_from(row: AnyRow) -> SeatResult:
    return SeatResult(
        Seat(row.seat),
        PlayerId(row.player_id) if row.player_id else None,  # None for FORMER_PLAYER, 0
        row.level,
        row.side,
        row.place,
        row.points,
        _decode_parts(row.parts),
        bool(row.tended),
        bool(row.handed),
        bool(row.resigned),
        vanished=None if row.vanished is None else PlayerId(row.vanished),
        substituted=row.substituted,
    )


def _rated_from(row: AnyRow) -> Rated:
    return Rated(row.mu, row.sigma, row.games, row.with_people)


def rating_values(rating: Rating) -> Values:
    """Return the row of a person's rating."""
    return {"player_id": rating.player, "game": rating.game, **msgspec.structs.asdict(rating.rated)}


def rating_from(row: AnyRow) -> Rating:
    """Return the rating in a row."""
    return Rating(PlayerId(row.player_id), row.game, _rated_from(row))


def ranked_from(row: AnyRow) -> Ranked:
    """Return the rating in a row of a leaderboard."""
    return Ranked(rating_from(row), row.among)
