"""Profiles, follows, notes and digests: what a store does inside one transaction."""

from collections.abc import Sequence
from typing import Protocol

from tables.model.table import (
    PlayerId,
    PlayerProfile,
    Status,
    TableId,
)


class PeopleReads(Protocol):
    """Reads what is stored of people."""

    def profile(self, player: PlayerId) -> PlayerProfile | None:
        """Return a person's profile, None if unknown."""
        ...

    def profiles(self, players: Sequence[PlayerId]) -> dict[PlayerId, PlayerProfile]:
        """Return the profiles of those that are known."""
        ...

    def have_played(self, one: PlayerId, other: PlayerId) -> bool:
        """Whether the two have sat at a table at which a game began."""
        ...

    def followers(self, table: TableId) -> list[PlayerId]:
        """Return the followers of a table, oldest first."""
        ...

    def followed_by(self, player: PlayerId, statuses: Sequence[Status]) -> list[TableId]:
        """Return the tables that this person follows, oldest first."""
        ...

    def due_digests(self, now: int) -> list[PlayerProfile]:
        """Return the people whose daily digest is due at ``now``, earliest first."""
        ...

    def next_digest_at(self) -> int | None:
        """Return when the earliest daily digest is due."""
        ...


class PeopleWrites(PeopleReads, Protocol):
    """Writes what is stored of people; a profile it loads alone stays locked."""

    def recognise(self, player: PlayerId) -> None:
        """Replace a returning person's pseudonym, if any, by their id.

        If they were forgotten once, blocks of them, limits on them and their bans hold again.
        """
        ...

    def follow(self, table: TableId, player: PlayerId, at: int) -> None:
        """Make a person a follower of a table, unless they are one."""
        ...

    def unfollow(self, table: TableId, player: PlayerId) -> None:
        """Delete a follower of a table."""
        ...

    def save_profile(self, profile: PlayerProfile) -> None:
        """Insert or replace a profile."""
        ...
