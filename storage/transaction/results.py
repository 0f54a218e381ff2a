"""Results and ratings: SQL reads and writes inside one transaction."""

from collections.abc import Sequence
from typing import Any

from model.ratings import Ranked, Rating, Recount
from model.results import Result
from model.table import (
    GuildId,
    PlayerId,
    TableId,
)
from storage.errors import StaleVersion
from storage.rows import result_codec
from storage.rows import statements as sql
from storage.transaction.connection_rows import Rows, WritableRows

_RECOUNT = "ratings_computed"
"""The key under which it is stored by which rules all ratings were computed, and when."""


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

    def ratings(self, game: str, players: Sequence[PlayerId]) -> list[Rating]:
        """Return the ratings of those of these people who have one, sorted by person's id."""
        rows = self._rows(self._ratings, the_game=game, players=list(players))
        return [result_codec.rating_from(row) for row in rows]

    def ratings_in(
        self, guild: GuildId, game: str, skip: int, most: int, since: int = 0
    ) -> list[Ranked]:
        """Return a page of a server's leaderboard, best first, without people who are hidden.

        Only people with a rated result in the server that ended since then (Unix ms) are on it;
        unsettled ratings come last.
        """
        asked = {"guild": guild, "the_game": game, "since": since, "skip": skip, "most": most}
        return [result_codec.ranked_from(row) for row in self._rows(sql.RATINGS_IN, **asked)]

    def rank_in(
        self, guild: GuildId, game: str, player: PlayerId, since: int = 0
    ) -> tuple[int, Ranked] | None:
        """Return a person's rank on that leaderboard (1 is best) and their rating."""
        asked = {"guild": guild, "the_game": game, "since": since, "the_player": player}
        row = self._row(sql.RANK_IN, **asked)
        return None if row is None else (row.place, result_codec.ranked_from(row))

    def games_rated_in(self, guild: GuildId) -> list[str]:
        """Return the games with rated results on a server, most results first."""
        return [row.game for row in self._rows(sql.GAMES_RATED_IN, guild=guild)]

    def all_results(self) -> list[Result]:
        """Return the results of all finished tables, earliest end first."""
        rows, seats = self._rows(sql.ALL_RESULTS), self._rows(sql.ALL_RESULT_SEATS)
        return result_codec.results_from(rows, seats, self._rows(sql.ALL_RESULT_RATINGS))

    def last_recount(self) -> tuple[int, int]:
        """Return by which version of the rules all ratings were last computed, and when.

        The time is in Unix milliseconds; both are 0 if that never happened.
        """
        row = self._row(sql.META, the_key=_RECOUNT)
        rules, _, at = ("0 0" if row is None else str(row.value)).partition(" ")
        return int(rules), int(at)

    def _results(self, statement: sql.AnySelect, **values: Any) -> list[Result]:
        rows = self._rows(statement, **values)
        if not rows:
            return []
        tables = [row.table_id for row in rows]
        seats = self._rows(sql.RESULT_SEATS, tables=tables)
        return result_codec.results_from(rows, seats, self._rows(sql.RESULT_RATINGS, tables=tables))


class SqlResultWrites(SqlResultReads, WritableRows):
    """Writes results and ratings; ratings it loads stay locked."""

    _ratings = sql.LOCK_RATINGS

    def add(self, result: Result) -> None:
        """Insert the result of a finished table; it never changes."""
        self._write(sql.INSERT_RESULT, result_codec.result_values(result))
        self._write_all(sql.INSERT_RESULT_SEATS, result_codec.result_seat_values(result))
        self._write_all(sql.INSERT_RESULT_RATINGS, result_codec.result_rating_values(result))

    def save_rating(self, rating: Rating) -> None:
        """Insert or replace a person's rating, which counts one game more.

        Raises StaleVersion unless the stored one counts exactly one game less.
        """
        values, games = result_codec.rating_values(rating), rating.rated.games
        if games == 1:
            saved = self._write(self._upserts.add_rating, values)
        else:
            guard = {"the_player": rating.player, "the_game": rating.game, "the_seen": games - 1}
            saved = self._write(sql.SAVE_RATING, values | guard)
        if saved != 1:
            raise StaleVersion

    def lock_all_ratings(self) -> None:
        """Make every other transaction that would rate a game wait for this one."""
        if self._connection.dialect.name == "postgresql":  # SQLite has one writer at a time
            self._connection.execute(sql.LOCK_ALL_RATINGS)

    def replace_ratings(self, before: Sequence[Result], recount: Recount) -> None:
        """Replace all ratings, and what the recount says otherwise of results.

        ``before``: the results as stored, in the order of the recount.
        """
        self._write(sql.DELETE_RATED, {})
        self._write(sql.DELETE_RATINGS, {})
        for old, new in zip(before, recount.results, strict=True):
            self._replace_result(old, new)
            self._write_all(sql.INSERT_RESULT_RATINGS, result_codec.result_rating_values(new))
        self._write_all(
            sql.INSERT_RATINGS, [result_codec.rating_values(r) for r in recount.ratings]
        )

    def _replace_result(self, old: Result, new: Result) -> None:
        table = {"the_table": new.table}
        if old.unrated != new.unrated:
            self._write(sql.SAVE_UNRATED, table | {"unrated": new.unrated})
        for was, seat in zip(old.seats, new.seats, strict=True):
            absences = {"vanished": seat.vanished, "substituted": seat.substituted}
            if absences != {"vanished": was.vanished, "substituted": was.substituted}:
                self._write(sql.SAVE_ABSENCES, table | {"the_seat": seat.seat} | absences)

    def note_recount(self, rules: int, at: int) -> None:
        """Store by which version of the rules all ratings were computed, and when."""
        self._write(self._upserts.save_meta, {"key": _RECOUNT, "value": f"{rules} {at}"})
