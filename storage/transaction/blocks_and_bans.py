"""Blocks, bans and invitations: SQL reads and writes inside one transaction."""

from collections.abc import Sequence

from model.table import (
    HOUSE,
    Approach,
    Ban,
    GuildId,
    PlayerId,
    TableId,
)
from storage.rows import pseudonyms
from storage.rows.row_values import AnyRow, Values
from storage.rows.schema import ban, block
from storage.transaction.connection_rows import Rows


class StoredBlocks(Rows):
    """Reads and writes blocks, bans and invitations."""

    def approaches(self, by: PlayerId, since: int) -> list[Approach]:
        """Return a person's openings and invitations after ``since``, oldest first."""
        sql = """
        SELECT * FROM approach WHERE by_id = :by AND created_at > :since ORDER BY created_at, to_id
        """
        return [*map(approach_from, self._rows(sql, by=by, since=since))]

    def inviter_of(self, table: TableId, guest: PlayerId) -> PlayerId | None:
        """Return who last invited this person to a table, as long as that is kept."""
        sql = """
        SELECT by_id FROM approach WHERE table_id = :table AND to_id = :guest AND by_id > 0
        ORDER BY created_at DESC LIMIT 1
        """
        row = self._row(sql, table=table, guest=guest)
        return None if row is None else PlayerId(row.by_id)

    def blocked_by(self, player: PlayerId) -> list[PlayerId]:
        """Return the people whom this person blocks, oldest block first."""
        sql = """
        SELECT blocked_id FROM block WHERE by_id = :player AND blocked_id > 0
        ORDER BY created_at, blocked_id
        """
        return [PlayerId(row.blocked_id) for row in self._rows(sql, player=player)]

    def is_banned(self, player: PlayerId, servers: Sequence[GuildId]) -> bool:
        """Whether this person is banned on one of these servers."""
        sql = "SELECT 1 FROM ban WHERE player_id = :player AND guild_id IN :servers"
        return self._row(sql, player=player, servers=list(servers)) is not None

    def banned_in(self, server: GuildId) -> list[Ban]:
        """Return a server's bans, oldest first, without those of forgotten people."""
        sql = """
        SELECT * FROM ban WHERE guild_id = :server AND player_id > 0
        ORDER BY created_at, player_id
        """
        return [*map(ban_from, self._rows(sql, server=server))]

    def count_banned(self, server: GuildId) -> int:
        """Count a server's bans, those of forgotten people included."""
        return self._number("SELECT count(*) FROM ban WHERE guild_id = :server", server=server) or 0

    def note_approaches(self, approaches: Sequence[Approach]) -> None:
        """Store openings and invitations."""
        self._insert_each("approach", [*map(approach_values, approaches)])

    def forget_approaches(self, table: TableId, guest: PlayerId) -> None:
        """Delete a guest's invitations to this table: they accepted, so these count no more."""
        sql = "DELETE FROM approach WHERE table_id = :table AND to_id = :guest"
        self._change(sql, table=table, guest=guest)

    def save_block(self, by: PlayerId, other: PlayerId, at: int) -> None:
        """Store that ``by`` blocks invitations from ``other``."""
        pseudonyms.lift_in(self._connection, block.c.blocked_id, block.c.by_id == by, other)
        values = {"by_id": by, "blocked_id": other, "created_at": at}
        self._insert("block", values, "ON CONFLICT (by_id, blocked_id) DO NOTHING")

    def delete_block(self, by: PlayerId, other: PlayerId) -> bool:
        """Delete a block. Returns False if there was none."""
        pseudonyms.lift_in(self._connection, block.c.blocked_id, block.c.by_id == by, other)
        sql = "DELETE FROM block WHERE by_id = :by AND blocked_id = :other"
        return self._change(sql, by=by, other=other) == 1

    def save_ban(self, server: GuildId, player: PlayerId, at: int) -> None:
        """Ban a person from a server's tables; an earlier ban keeps its date.

        Cups there that gather become due, for the person to leave them.
        """
        pseudonyms.lift_in(self._connection, ban.c.player_id, ban.c.guild_id == server, player)
        values = {"guild_id": server, "player_id": player, "created_at": at}
        self._insert("ban", values, "ON CONFLICT (guild_id, player_id) DO NOTHING")
        here = "" if server == HOUSE else "AND guild_id = :server"
        sql = f"""
        UPDATE cup SET due_at = 0 WHERE status = 'entry' {here}
        AND id IN (SELECT cup_id FROM cup_entry WHERE player_id = :player)
        """
        self._change(sql, server=server, player=player)

    def delete_ban(self, server: GuildId, player: PlayerId) -> bool:
        """Delete a ban. Returns False if there was none."""
        pseudonyms.lift_in(self._connection, ban.c.player_id, ban.c.guild_id == server, player)
        sql = "DELETE FROM ban WHERE guild_id = :server AND player_id = :player"
        return self._change(sql, server=server, player=player) == 1


def approach_values(approach: Approach) -> Values:
    """Return the row of an opening (``to_id`` 0) or an invitation."""
    return {
        "by_id": approach.by,
        "to_id": approach.to or 0,
        "table_id": approach.table,
        "created_at": approach.at,
    }


def approach_from(row: AnyRow) -> Approach:
    """Return the opening or invitation in a row."""
    to = PlayerId(row.to_id) if row.to_id else None
    return Approach(PlayerId(row.by_id), to, row.table_id, row.created_at)


def ban_from(row: AnyRow) -> Ban:
    """Return the ban in a row."""
    return Ban(PlayerId(row.player_id), row.created_at)
