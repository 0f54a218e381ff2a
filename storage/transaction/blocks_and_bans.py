"""Blocks, bans and invitations: SQL reads and writes inside one transaction."""

from collections.abc import Sequence

from model.retention import APPROACHES_KEPT
from model.table import (
    Approach,
    Ban,
    GuildId,
    PlayerId,
    TableId,
)
from storage.rows import cup_statements as cup_sql
from storage.rows import person_codec, pseudonyms
from storage.rows import statements as sql
from storage.rows.schema import ban, block
from storage.transaction.connection_rows import Rows, WritableRows


class SqlBlockReads(Rows):
    """Reads blocks, bans and invitations."""

    def approaches(self, by: PlayerId, since: int) -> list[Approach]:
        """Return a person's openings and invitations after ``since``, oldest first."""
        rows = self._rows(sql.APPROACHES, by=by, since=since)
        return [person_codec.approach_from(row) for row in rows]

    def inviter_of(self, table: TableId, guest: PlayerId) -> PlayerId | None:
        """Return who last invited this person to a table, as long as that is kept."""
        row = self._row(sql.INVITER, the_table=table, to=guest)
        return None if row is None else PlayerId(row.by_id)

    def blocked_by(self, player: PlayerId) -> list[PlayerId]:
        """Return the people whom this person blocks, oldest block first."""
        return [PlayerId(row.blocked_id) for row in self._rows(sql.BLOCKED, by=player)]

    def is_banned(self, player: PlayerId, servers: Sequence[GuildId]) -> bool:
        """Whether this person is banned on one of these servers."""
        return self._row(sql.IS_BANNED, the_player=player, servers=list(servers)) is not None

    def banned_in(self, server: GuildId) -> list[Ban]:
        """Return a server's bans, oldest first, without those of forgotten people."""
        return [person_codec.ban_from(row) for row in self._rows(sql.BANNED_IN, server=server)]

    def count_banned(self, server: GuildId) -> int:
        """Count a server's bans, those of forgotten people included."""
        return self._number(sql.COUNT_BANNED, server=server) or 0


class SqlBlockWrites(SqlBlockReads, WritableRows):
    """Writes blocks, bans and invitations."""

    def note_approaches(self, approaches: Sequence[Approach]) -> None:
        """Store openings and invitations for a day; delete older ones."""
        self._write_all(sql.INSERT_APPROACHES, list(map(person_codec.approach_values, approaches)))
        if approaches:
            oldest = approaches[0].at - APPROACHES_KEPT
            self._write(sql.PRUNE_APPROACHES, {"the_oldest": oldest})

    def forget_approaches(self, table: TableId, guest: PlayerId) -> None:
        """Delete a guest's invitations to this table: they accepted, so these count no more."""
        self._write(sql.DELETE_APPROACHES, {"the_table": table, "to": guest})

    def save_block(self, by: PlayerId, other: PlayerId, at: int) -> None:
        """Store that ``by`` blocks invitations from ``other``."""
        pseudonyms.lift_in(self._connection, block.c.blocked_id, block.c.by_id == by, other)
        values = {"by_id": by, "blocked_id": other, "created_at": at}
        self._write(self._upserts.save_block, values)

    def delete_block(self, by: PlayerId, other: PlayerId) -> bool:
        """Delete a block. Returns False if there was none."""
        pseudonyms.lift_in(self._connection, block.c.blocked_id, block.c.by_id == by, other)
        return self._write(sql.DELETE_BLOCK, {"by": by, "blocked": other}) == 1

    def save_ban(self, server: GuildId, player: PlayerId, at: int) -> None:
        """Ban a person from a server's tables; an earlier ban keeps its date.

        Cups there that gather become due, for the person to leave them.
        """
        pseudonyms.lift_in(self._connection, ban.c.player_id, ban.c.guild_id == server, player)
        values = {"guild_id": server, "player_id": player, "created_at": at}
        self._write(self._upserts.save_ban, values)
        self._write(cup_sql.CUPS_OF_BANNED_ARE_DUE, {"server": server, "the_player": player})

    def delete_ban(self, server: GuildId, player: PlayerId) -> bool:
        """Delete a ban. Returns False if there was none."""
        pseudonyms.lift_in(self._connection, ban.c.player_id, ban.c.guild_id == server, player)
        return self._write(sql.DELETE_BAN, {"server": server, "the_player": player}) == 1
