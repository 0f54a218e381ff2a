"""Results and ratings: SQL reads and writes inside one transaction."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from core.game import ScorePart, Seat
from model.results import (
    SETTLED_AFTER,
    SETTLED_AMONG,
    Ranked,
    Rated,
    Rating,
    Recount,
    Result,
    SeatResult,
)
from model.table import (
    GuildId,
    PlayerId,
    TableCode,
    TableId,
)
from storage.database.statements import AnyRow, Rows, Values, bytes_of, encode
from storage.errors import StaleVersion

_RECOUNT = "ratings_computed"
"""The key under which it is stored by which rules all ratings were computed, and when."""

_RESULTS = """
SELECT result.*, game_table.code FROM result JOIN game_table ON game_table.id = result.table_id
"""
_HELD = "(result_seat.player_id = :player OR result_seat.vanished = :player)"
"""A seat that this person held to the end, or until they vanished."""

_OF = f"""
{_RESULTS} JOIN result_seat ON result_seat.table_id = result.table_id WHERE {_HELD}
"""
_NEWEST_FIRST = "ORDER BY result.ended_at DESC, result.table_id DESC"
RESULTS_OF = f"{_OF} {_NEWEST_FIRST} LIMIT :most OFFSET :skip"
_RESULTS_OF_GAME = f"{_OF} AND result.game = :game {_NEWEST_FIRST} LIMIT :most OFFSET :skip"
_RESULTS_SINCE = f"{_OF} AND result.game = :game AND result.ended_at > :since {_NEWEST_FIRST}"

_AMONG = """
(
    SELECT count(DISTINCT theirs.player_id) FROM rated AS mine
    JOIN result ON result.table_id = mine.table_id AND result.game = rating.game
    JOIN rated AS theirs
    ON theirs.table_id = mine.table_id AND theirs.player_id <> mine.player_id
    WHERE mine.player_id = rating.player_id
)
"""
"""How many different people somebody has played rated games with."""

_IS_RANKED = """
rating.game = :game AND rating.player_id IN (
    SELECT rated.player_id FROM rated JOIN result ON result.table_id = rated.table_id
    WHERE result.guild_id = :guild AND result.game = :game AND result.ended_at >= :since
) AND NOT EXISTS (
    SELECT 1 FROM player WHERE player.id = rating.player_id AND player.leaderboard = 'hidden'
)
"""
_BEST_FIRST = f"""
CASE WHEN rating.with_people < {SETTLED_AFTER} OR {_AMONG} < {SETTLED_AMONG} THEN 1 ELSE 0 END,
rating.mu DESC, rating.player_id
"""
_RATINGS_IN = f"""
SELECT rating.*, {_AMONG} AS among FROM rating WHERE {_IS_RANKED}
ORDER BY {_BEST_FIRST} LIMIT :most OFFSET :skip
"""
_RANK_IN = f"""
SELECT rating.*, {_AMONG} AS among, places.place FROM rating JOIN (
    SELECT rating.player_id, row_number() OVER (ORDER BY {_BEST_FIRST}) AS place
    FROM rating WHERE {_IS_RANKED}
) AS places ON places.player_id = rating.player_id
WHERE rating.game = :game AND rating.player_id = :player
"""

_decode_parts = msgspec.json.Decoder(tuple[ScorePart, ...]).decode


class StoredResults(Rows):
    """Reads and writes results and ratings; when writing, ratings it reads stay locked."""

    def of_table(self, table: TableId) -> Result | None:
        """Return the result of a finished table."""
        return next(
            iter(self._results(f"{_RESULTS} WHERE result.table_id = :table", table=table)), None
        )

    def of_player(self, player: PlayerId, game: str | None, skip: int, most: int) -> list[Result]:
        """Return results of a person in one game or in all (None), newest first."""
        asked: dict[str, Any] = {"player": player, "skip": skip, "most": most}
        if game is None:
            return self._results(RESULTS_OF, **asked)
        return self._results(_RESULTS_OF_GAME, **asked, game=game)

    def since(self, player: PlayerId, game: str, since: int) -> list[Result]:
        """Return results of a person in a game that ended after ``since``, newest first."""
        return self._results(_RESULTS_SINCE, player=player, game=game, since=since)

    def count(self, player: PlayerId) -> dict[str, int]:
        """Count a person's results of each game."""
        sql = f"""
        SELECT game, count(*) AS games FROM result
        JOIN result_seat ON result_seat.table_id = result.table_id WHERE {_HELD} GROUP BY game
        """
        return {row.game: row.games for row in self._rows(sql, player=player)}

    def ratings(self, game: str, players: Sequence[PlayerId]) -> list[Rating]:
        """Return the ratings of those of these people who have one, sorted by person's id."""
        sql = f"""
        SELECT * FROM rating WHERE game = :game AND player_id IN :players
        ORDER BY player_id {self._lock}
        """
        rows = self._rows(sql, game=game, players=list(players))
        return [rating_from(row) for row in rows]

    def ratings_in(
        self, guild: GuildId, game: str, skip: int, most: int, since: int = 0
    ) -> list[Ranked]:
        """Return a page of a server's leaderboard, best first, without people who are hidden.

        Only people with a rated result in the server that ended since then (Unix ms) are on it;
        unsettled ratings come last.
        """
        asked = {"guild": guild, "game": game, "since": since, "skip": skip, "most": most}
        return [ranked_from(row) for row in self._rows(_RATINGS_IN, **asked)]

    def rank_in(
        self, guild: GuildId, game: str, player: PlayerId, since: int = 0
    ) -> tuple[int, Ranked] | None:
        """Return a person's rank on that leaderboard (1 is best) and their rating."""
        row = self._row(_RANK_IN, guild=guild, game=game, since=since, player=player)
        return None if row is None else (row.place, ranked_from(row))

    def games_rated_in(self, guild: GuildId) -> list[str]:
        """Return the games with rated results on a server, most results first."""
        sql = """
        SELECT game FROM result WHERE guild_id = :guild AND unrated IS NULL
        GROUP BY game ORDER BY count(*) DESC, game
        """
        return [row.game for row in self._rows(sql, guild=guild)]

    def all_results(self) -> list[Result]:
        """Return the results of all finished tables, earliest end first."""
        rows = self._rows(f"{_RESULTS} ORDER BY result.ended_at, result.table_id")
        seats = self._rows("SELECT * FROM result_seat ORDER BY table_id, seat")
        return results_from(rows, seats, self._rows("SELECT * FROM rated"))

    def last_recount(self) -> tuple[int, int]:
        """Return by which version of the rules all ratings were last computed, and when."""
        row = self._row("SELECT value FROM meta WHERE key = :key", key=_RECOUNT)
        rules, _, at = ("0 0" if row is None else str(row.value)).partition(" ")
        return int(rules), int(at)

    def _results(self, sql: str, **values: Any) -> list[Result]:
        rows = self._rows(sql, **values)
        if not rows:
            return []
        tables = [row.table_id for row in rows]
        those = "table_id IN :tables"
        seats = f"SELECT * FROM result_seat WHERE {those} ORDER BY table_id, seat"
        rated = self._rows(f"SELECT * FROM rated WHERE {those}", tables=tables)
        return results_from(rows, self._rows(seats, tables=tables), rated)

    def add(self, result: Result) -> None:
        """Insert the result of a finished table; it never changes."""
        self._insert("result", result_values(result))
        self._insert_each("result_seat", result_seat_values(result))
        self._insert_each("rated", result_rating_values(result))

    def save_rating(self, rating: Rating) -> None:
        """Insert or replace a person's rating, which counts one game more.

        Raises StaleVersion unless the stored one counts exactly one game less.
        """
        values, games = rating_values(rating), rating.rated.games
        if games == 1:
            saved = self._insert("rating", values, "ON CONFLICT (player_id, game) DO NOTHING")
        else:
            sql = """
            UPDATE rating SET mu = :mu, sigma = :sigma, games = :games, with_people = :with_people
            WHERE player_id = :player_id AND game = :game AND games = :seen
            """
            saved = self._change(sql, **values, seen=games - 1)
        if saved != 1:
            raise StaleVersion

    def lock_all_ratings(self) -> None:
        """Make every other transaction that would rate a game wait for this one."""
        if self._connection.dialect.name == "postgresql":  # SQLite has one writer at a time
            self._change("LOCK TABLE rating IN EXCLUSIVE MODE")

    def replace_ratings(self, before: Sequence[Result], recount: Recount) -> None:
        """Replace all ratings, and what the recount says otherwise of results."""
        self._change("DELETE FROM rated")
        self._change("DELETE FROM rating")
        for old, new in zip(before, recount.results, strict=True):
            self._replace_result(old, new)
            self._insert_each("rated", result_rating_values(new))
        self._insert_each("rating", [*map(rating_values, recount.ratings)])

    def _replace_result(self, old: Result, new: Result) -> None:
        if old.unrated != new.unrated:
            sql = "UPDATE result SET unrated = :unrated WHERE table_id = :table"
            self._change(sql, table=new.table, unrated=new.unrated)
        for was, seat in zip(old.seats, new.seats, strict=True):
            absences = {"vanished": seat.vanished, "substituted": seat.substituted}
            if absences != {"vanished": was.vanished, "substituted": was.substituted}:
                sql = """
                UPDATE result_seat SET vanished = :vanished, substituted = :substituted
                WHERE table_id = :table AND seat = :seat
                """
                self._change(sql, table=new.table, seat=seat.seat, **absences)

    def note_recount(self, rules: int, at: int) -> None:
        """Store by which version of the rules all ratings were computed, and when."""
        self._replace("meta", {"key": _RECOUNT, "value": f"{rules} {at}"}, "key")


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
    """Return results in the order of ``rows``; ``seats`` must be sorted by seat.

    Seats of games that ended after ``rows`` were read are left out.
    """
    rated = {(row.table_id, row.player_id): _rated_from(row) for row in ratings}
    seats_of: dict[int, list[SeatResult]] = {row.table_id: [] for row in rows}
    for row in seats:
        if row.table_id not in seats_of:
            continue
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
