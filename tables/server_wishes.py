"""What a server wishes for the tables that are opened in it, where nobody says otherwise."""

from typing import Protocol

import msgspec

from core.text import Locale
from tables.model.table import MINUTE, GuildId, Pace, PlaceId, RoleId

CALLED_AGAIN = 30 * MINUTE
"""Milliseconds for which the role of a server is not called again, however many tables open."""


class KeyValueStore(Protocol):
    """Where the house writes small things down, by key."""

    async def read(self, key: str) -> str | None:
        """What was written under this key, or None."""
        ...

    async def write(self, key: str, value: str) -> None:
        """Insert or replace what stands under this key."""
        ...


class ClaimableStore(KeyValueStore, Protocol):
    """One in which of several who would do something at a time only one is noted."""

    async def claim(self, key: str, now: int, lasts: int) -> bool:
        """Note an instant under this key, unless one of so lately stands there."""
        ...


class ServerWishes(msgspec.Struct, frozen=True, omit_defaults=True):
    """``locale`` None: the server's own language. ``place``: where tables stand, None: where they
    are asked for; ``thread``: in a new thread there. ``role``: who is called when a table opens at
    which seats are free, None: nobody.
    """

    locale: Locale | None = None
    pace: Pace = Pace()
    place: PlaceId | None = None
    thread: bool = False
    role: RoleId | None = None


class Servers:
    """Remembers what each server wishes."""

    def __init__(self, notes: ClaimableStore) -> None:
        self._notes = notes

    async def wishes_of(self, server: GuildId) -> ServerWishes:
        """What was wished last; the usual where nothing was."""
        noted = await self._notes.read(_key(server))
        return msgspec.json.decode(noted or "{}", type=ServerWishes)

    async def remember(self, server: GuildId, wishes: ServerWishes) -> None:
        """Keep all of these instead of what was wished before."""
        await self._notes.write(_key(server), msgspec.json.encode(wishes).decode())

    async def may_call(self, server: GuildId, now: int) -> bool:
        """Whether the role of a server may be called now; if so, it is noted as called."""
        return await self._notes.claim(f"{_key(server)}-called", now, CALLED_AGAIN)


def _key(server: GuildId) -> str:
    return f"server-{server}"
