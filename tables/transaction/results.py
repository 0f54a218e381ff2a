"""Results and ratings: what a store reads and writes inside one transaction."""

from collections.abc import Sequence
from typing import Protocol

from model.ratings import Ranked, Rating, Recount
from model.results import Result
from model.table import (
    GuildId,
    PlayerId,
    TableId,
)


class ResultReads(Protocol):
    """Reads results and ratings."""

    def of_table(self, table: TableId) -> Result | None:
        """Return the result of a finished table."""
        ...

    def of_player(self, player: PlayerId, game: str | None, skip: int, most: int) -> list[Result]:
        """Return results of a person in one game or in all (None), newest first."""
        ...

    def since(self, player: PlayerId, game: str, since: int) -> list[Result]:
        """Return results of a person in a game that ended after ``since``, newest first."""
        ...

    def count(self, player: PlayerId) -> dict[str, int]:
        """Count a person's results of each game."""
        ...

    def ratings(self, game: str, players: Sequence[PlayerId]) -> list[Rating]:
        """Return the ratings of those of these people who have one, sorted by person's id."""
        ...

    def ratings_in(
        self, guild: GuildId, game: str, skip: int, most: int, since: int = 0
    ) -> list[Ranked]:
        """Return a page of a server's leaderboard, best first, without people who are hidden.

        Only people with a rated result in the server that ended since then (Unix ms) are on it;
        unsettled ratings come last.
        """
        ...

    def rank_in(
        self, guild: GuildId, game: str, player: PlayerId, since: int = 0
    ) -> tuple[int, Ranked] | None:
        """Return a person's rank on that leaderboard (1 is best) and their rating."""
        ...

    def games_rated_in(self, guild: GuildId) -> list[str]:
        """Return the games with rated results on a server, most results first."""
        ...

    def all_results(self) -> list[Result]:
        """Return the results of all finished tables, earliest end first."""
        ...

    def last_recount(self) -> tuple[int, int]:
        """Return by which version of the rules all ratings were last computed, and when.

        The time is in Unix milliseconds; both are 0 if that never happened.
        """
        ...


class ResultWrites(ResultReads, Protocol):
    """Writes results and ratings; ratings it loads stay locked."""

    def add(self, result: Result) -> None:
        """Insert the result of a finished table; it never changes."""
        ...

    def save_rating(self, rating: Rating) -> None:
        """Insert or replace a person's rating, which counts one game more than the stored one.

        Raises StaleVersion if the stored one does not count exactly one game less.
        """
        ...

    def lock_all_ratings(self) -> None:
        """Make every other transaction that would rate a game wait for this one."""
        ...

    def replace_ratings(self, before: Sequence[Result], recount: Recount) -> None:
        """Replace all ratings; ``before``: the results as stored, in the order of the recount.

        Of the results it stores why they are unrated, and who vanished.
        """
        ...

    def note_recount(self, rules: int, at: int) -> None:
        """Store by which version of the rules all ratings were computed, and when."""
        ...
