"""Results and ratings: SQL reads and writes inside one transaction."""

from collections.abc import Sequence
from typing import Any

from storage.rows import row_codec
from storage.rows import statements as sql
from storage.transaction.connection_rows import Rows, WritableRows
from tables.history.ratings import Ranked, Rating
from tables.history.results import Result
from tables.interfaces import StaleVersion
from tables.model.table import (
    GuildId,
    PlayerId,
    TableId,
)


class SqlResultReads(Rows):
    """Reads results and ratings."""

    _ratings = sql.RATINGS

    def of_table(self, table: TableId) -> Result | None:
        """Return the result of a finished table."""
        return next(iter(self._results(sql.RESULT, the_table=table)), None)

    def of_player(self, player: PlayerId, game: str | None, skip: int, most: int) -> list[Result]:
        """Return results of a person in one game or in all (None), newest first."""
        asked: dict[str, Any] = {"the_player": player, "skip": skip, "most": most}
        if game is None:
            return self._results(sql.RESULTS_OF, **asked)
        return self._results(sql.RESULTS_OF_AT, **asked, the_game=game)

    def since(self, player: PlayerId, game: str, since: int) -> list[Result]:
        """Return results of a person in a game that ended after ``since``, newest first."""
        return self._results(sql.RESULTS_SINCE, the_player=player, the_game=game, since=since)

    def count(self, player: PlayerId) -> dict[str, int]:
        """Count a person's results of each game."""
        rows = self._rows(sql.COUNT_RESULTS, the_player=player)
        return {row.game: row.games for row in rows}

    def tables_without_result(self) -> list[TableId]:
        """Return the finished tables without a result, earliest end first."""
        return [TableId(row.id) for row in self._rows(sql.WITHOUT_RESULT)]

    def ratings(self, game: str, players: Sequence[PlayerId]) -> list[Rating]:
        """Return the ratings of those of these people who have one, sorted by person's id."""
        rows = self._rows(self._ratings, the_game=game, players=list(players))
        return [row_codec.rating_from(row) for row in rows]

    def ratings_in(self, guild: GuildId, game: str, skip: int, most: int) -> list[Ranked]:
        """Return a page of a server's leaderboard for a game, best first, without hidden people."""
        asked = {"guild": guild, "the_game": game, "skip": skip, "most": most}
        return [row_codec.ranked_from(row) for row in self._rows(sql.RATINGS_IN, **asked)]

    def rank_in(self, guild: GuildId, game: str, player: PlayerId) -> tuple[int, Ranked] | None:
        """Return a person's rank on that leaderboard (1 is best) and their rating."""
        row = self._row(sql.RANK_IN, guild=guild, the_game=game, the_player=player)
        return None if row is None else (row.place, row_codec.ranked_from(row))

    def games_rated_in(self, guild: GuildId) -> list[str]:
        """Return the games with rated results on a server, most results first."""
        return [row.game for row in self._rows(sql.GAMES_RATED_IN, guild=guild)]

    def _results(self, statement: sql.AnySelect, **values: Any) -> list[Result]:
        rows = self._rows(statement, **values)
        if not rows:
            return []
        tables = [row.table_id for row in rows]
        seats = self._rows(sql.RESULT_SEATS, tables=tables)
        return row_codec.results_from(rows, seats, self._rows(sql.RESULT_RATINGS, tables=tables))


class SqlResultWrites(SqlResultReads, WritableRows):
    """Writes results and ratings; ratings it loads stay locked."""

    _ratings = sql.LOCK_RATINGS

    def add(self, result: Result) -> None:
        """Insert the result of a finished table; it never changes."""
        self._write(sql.INSERT_RESULT, row_codec.result_values(result))
        self._write_all(sql.INSERT_RESULT_SEATS, row_codec.result_seat_values(result))
        self._write_all(sql.INSERT_RESULT_RATINGS, row_codec.result_rating_values(result))

    def save_rating(self, rating: Rating) -> None:
        """Insert or replace a person's rating, which counts one game more.

        Raises StaleVersion unless the stored one counts exactly one game less.
        """
        values, games = row_codec.rating_values(rating), rating.rated.games
        if games == 1:
            saved = self._write(self._upserts.add_rating, values)
        else:
            guard = {"the_player": rating.player, "the_game": rating.game, "the_seen": games - 1}
            saved = self._write(sql.SAVE_RATING, values | guard)
        if saved != 1:
            raise StaleVersion
