"""Profiles, follows, notes and digests: SQL reads and writes inside one transaction."""

from collections.abc import Sequence

from model.table import (
    Notebook,
    PlayerId,
    PlayerProfile,
    Status,
    TableId,
)
from storage.rows import person_codec, pseudonyms
from storage.rows import statements as sql
from storage.transaction.connection_rows import Rows, WritableRows, words


class SqlPeopleReads(Rows):
    """Reads what is stored of people."""

    _one_player = sql.PLAYERS
    _due_digests = sql.DUE_DIGESTS

    def profile(self, player: PlayerId) -> PlayerProfile | None:
        """Return a person's profile, None if unknown."""
        row = self._row(self._one_player, players=[player])
        return None if row is None else person_codec.player_from(row)

    def profiles(self, players: Sequence[PlayerId]) -> dict[PlayerId, PlayerProfile]:
        """Return the profiles of those that are known."""
        found = map(person_codec.player_from, self._rows(sql.PLAYERS, players=list(players)))
        return {profile.id: profile for profile in found}

    def have_played(self, one: PlayerId, other: PlayerId) -> bool:
        """Whether the two have sat at a table at which a game began."""
        return self._row(sql.HAVE_PLAYED, one=one, other=other) is not None

    def notebook(self, table: TableId, player: PlayerId) -> Notebook:
        """Return a person's private note and marks at a table; empty if there are none."""
        row = self._row(sql.NOTEBOOK, the_table=table, the_player=player)
        return Notebook() if row is None else person_codec.notebook_from(row)

    def followers(self, table: TableId) -> list[PlayerId]:
        """Return the followers of a table, oldest first."""
        return [PlayerId(row.player_id) for row in self._rows(sql.FOLLOWERS, the_table=table)]

    def followed_by(self, player: PlayerId, statuses: Sequence[Status]) -> list[TableId]:
        """Return the tables that this person follows, oldest first."""
        rows = self._rows(sql.FOLLOWED_BY, the_player=player, statuses=words(statuses))
        return [TableId(row.table_id) for row in rows]

    def due_digests(self, now: int) -> list[PlayerProfile]:
        """Return the people whose daily digest is due at ``now``, earliest first."""
        return [person_codec.player_from(row) for row in self._rows(self._due_digests, now=now)]

    def next_digest_at(self) -> int | None:
        """Return when the earliest daily digest is due."""
        return self._number(sql.NEXT_DIGEST)


class SqlPeopleWrites(SqlPeopleReads, WritableRows):
    """Writes what is stored of people; a profile it loads alone stays locked."""

    _one_player = sql.LOCK_PLAYERS
    _due_digests = sql.LOCK_DUE_DIGESTS

    def recognise(self, player: PlayerId) -> None:
        """Replace a returning person's pseudonym by their id: bans and blocks hold again."""
        pseudonyms.lift(self._connection, player)

    def save_profile(self, profile: PlayerProfile) -> None:
        """Insert or replace a profile."""
        self._write(self._upserts.save_player, person_codec.player_values(profile))

    def follow(self, table: TableId, player: PlayerId, at: int) -> None:
        """Make a person a follower of a table, unless they are one."""
        values = {"table_id": table, "player_id": player, "since": at}
        self._write(self._upserts.follow, values)

    def unfollow(self, table: TableId, player: PlayerId) -> None:
        """Delete a follower of a table."""
        self._write(sql.UNFOLLOW, {"the_table": table, "the_player": player})

    def save_notebook(self, table: TableId, player: PlayerId, notebook: Notebook) -> None:
        """Replace a person's note and marks at a table; delete the row if both are empty."""
        if notebook == Notebook():
            whose = {"the_table": table, "the_player": player}
            self._write(sql.DELETE_NOTEBOOK, whose)
        else:
            values = person_codec.notebook_values(table, player, notebook)
            self._write(self._upserts.save_notebook, values)
