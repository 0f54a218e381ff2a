"""Profiles, follows and digests: SQL reads and writes inside one transaction."""

import logging
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from core.spelling import shown_name
from model.table import (
    PlayerId,
    PlayerProfile,
    Status,
    TableId,
)
from storage.rows import pseudonyms
from storage.rows.row_values import KEPT, AnyRow, Values, encode
from storage.transaction.connection_rows import Rows, words

_log = logging.getLogger(__name__)

_decode_profile = msgspec.json.Decoder(PlayerProfile).decode


class StoredPeople(Rows):
    """Reads and writes what is stored of people.

    In a writing transaction a profile that is read alone stays locked until its end.
    """

    def profile(self, player: PlayerId) -> PlayerProfile | None:
        """Return a person's profile, None if unknown."""
        row = self._row(f"SELECT * FROM player WHERE id = :player {self._lock}", player=player)
        return None if row is None else player_from(row)

    def profiles(self, players: Sequence[PlayerId]) -> dict[PlayerId, PlayerProfile]:
        """Return the profiles of those that are known."""
        rows = self._rows("SELECT * FROM player WHERE id IN :players", players=list(players))
        return {profile.id: profile for profile in map(player_from, rows)}

    def have_played(self, one: PlayerId, other: PlayerId) -> bool:
        """Whether the two have sat at a table at which a game began."""
        sql = """
        SELECT game_table.id FROM game_table
        JOIN member AS one ON one.table_id = game_table.id
        JOIN member AS other ON other.table_id = game_table.id
        WHERE one.player_id = :one AND one.role IN ('asked', 'plays', 'out')
        AND other.player_id = :other AND other.role IN ('asked', 'plays', 'out')
        AND game_table.seed IS NOT NULL LIMIT 1
        """
        return self._row(sql, one=one, other=other) is not None

    def followers(self, table: TableId) -> list[PlayerId]:
        """Return the followers of a table, oldest first."""
        sql = "SELECT player_id FROM follower WHERE table_id = :table ORDER BY since, player_id"
        return [PlayerId(row.player_id) for row in self._rows(sql, table=table)]

    def followed_by(self, player: PlayerId, statuses: Sequence[Status]) -> list[TableId]:
        """Return the tables that this person follows, oldest first."""
        sql = """
        SELECT table_id FROM follower JOIN game_table ON game_table.id = table_id
        WHERE player_id = :player AND status IN :statuses ORDER BY since, table_id
        """
        rows = self._rows(sql, player=player, statuses=words(statuses))
        return [TableId(row.table_id) for row in rows]

    def due_digests(self, now: int) -> list[PlayerProfile]:
        """Return the people whose daily digest is due at ``now``, earliest first.

        In a writing transaction they are locked; those locked by another process are left out.
        """
        skip = f"{self._lock} SKIP LOCKED" if self._lock else ""
        sql = f"""
        SELECT * FROM player WHERE digest_due <= :now AND forgetting IS NULL
        ORDER BY digest_due, id {skip}
        """
        return [*map(player_from, self._rows(sql, now=now))]

    def next_digest_at(self) -> int | None:
        """Return when the earliest daily digest is due."""
        return self._number("SELECT min(digest_due) FROM player WHERE forgetting IS NULL")

    def recognise(self, player: PlayerId) -> None:
        """Replace a returning person's pseudonym by their id: bans and blocks hold again."""
        pseudonyms.lift(self._connection, player)

    def save_profile(self, profile: PlayerProfile) -> None:
        """Insert or replace a profile."""
        self._replace("player", player_values(profile), "id")

    def follow(self, table: TableId, player: PlayerId, at: int) -> None:
        """Make a person a follower of a table, unless they are one."""
        values = {"table_id": table, "player_id": player, "since": at}
        self._insert("follower", values, "ON CONFLICT (table_id, player_id) DO NOTHING")

    def unfollow(self, table: TableId, player: PlayerId) -> None:
        """Delete a follower of a table."""
        sql = "DELETE FROM follower WHERE table_id = :table AND player_id = :player"
        self._change(sql, table=table, player=player)


def player_values(profile: PlayerProfile) -> Values:
    """Return the row of a person without ``forgetting``, which saving a profile must not clear."""
    return {
        "id": profile.id,
        "digest_due": profile.digest_due,
        "leaderboard": profile.leaderboard,
        "seen_on": profile.seen_on,
        "document": encode(profile),
    }


@lru_cache(KEPT)
def player_from(row: AnyRow) -> PlayerProfile:
    """Return the profile in a row; of a damaged one what stands beside it."""
    try:
        stored = _decode_profile(row.document)
    except msgspec.MsgspecError:
        _log.error("the profile of somebody cannot be read; they are taken for a new person")
        stored = PlayerProfile(PlayerId(row.id), "")
    return msgspec.structs.replace(
        stored,
        name=shown_name(stored.name),
        digest_due=row.digest_due,
        leaderboard=row.leaderboard,
        seen_on=row.seen_on,
        forgetting=row.forgetting,
    )
