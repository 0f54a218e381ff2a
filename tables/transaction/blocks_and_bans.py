"""Blocks, bans and invitations: what a store reads and writes inside one transaction."""

from collections.abc import Sequence
from typing import Protocol

from model.table import (
    Approach,
    Ban,
    GuildId,
    PlayerId,
    TableId,
)


class BlockReads(Protocol):
    """Reads blocks, bans and invitations."""

    def approaches(self, by: PlayerId, since: int) -> list[Approach]:
        """Return a person's openings and invitations after ``since``, oldest first."""
        ...

    def inviter_of(self, table: TableId, guest: PlayerId) -> PlayerId | None:
        """Return who last invited this person to a table, as long as that is kept."""
        ...

    def blocked_by(self, player: PlayerId) -> list[PlayerId]:
        """Return the people whom this person blocks, oldest block first."""
        ...

    def is_banned(self, player: PlayerId, servers: Sequence[GuildId]) -> bool:
        """Whether this person is banned on one of these servers."""
        ...

    def banned_in(self, server: GuildId) -> list[Ban]:
        """Return a server's bans, oldest first, without those of forgotten people."""
        ...

    def count_banned(self, server: GuildId) -> int:
        """Count a server's bans, those of forgotten people included."""
        ...


class BlockWrites(BlockReads, Protocol):
    """Writes blocks, bans and invitations."""

    def note_approaches(self, approaches: Sequence[Approach]) -> None:
        """Store openings and invitations for a day; delete older ones."""
        ...

    def forget_approaches(self, table: TableId, guest: PlayerId) -> None:
        """Delete a guest's invitations to this table: they accepted, so these count no more."""
        ...

    def save_block(self, by: PlayerId, other: PlayerId, at: int) -> None:
        """Store that ``by`` blocks invitations from ``other``."""
        ...

    def delete_block(self, by: PlayerId, other: PlayerId) -> bool:
        """Delete a block. Returns False if there was none."""
        ...

    def save_ban(self, server: GuildId, player: PlayerId, at: int) -> None:
        """Ban a person from a server's tables; an earlier ban keeps its date.

        Cups there that gather or wait become due, for the person to leave them.
        """
        ...

    def delete_ban(self, server: GuildId, player: PlayerId) -> bool:
        """Delete a ban. Returns False if there was none."""
        ...
