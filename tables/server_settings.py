"""A server's defaults for the tables opened in it."""

from typing import Protocol

import msgspec

from core.translatable_text import Locale
from model.table import GuildId, Pace, PlaceId, RoleId
from tables.time.notification_limits import ROLE_AGAIN_AFTER


class KeyValueStore(Protocol):
    """Small values stored by key."""

    async def read(self, key: str) -> str | None:
        """Return the value of this key, None if there is none."""
        ...

    async def write(self, key: str, value: str) -> None:
        """Insert or replace the value of this key."""
        ...


class ClaimableStore(KeyValueStore, Protocol):
    """A key-value store in which only one of several concurrent claims succeeds."""

    async def claim(self, key: str, now: int, lasts: int) -> bool:
        """Set ``key`` to ``now`` unless set under ``lasts`` ms ago; return whether it was set."""
        ...


class ServerWishes(msgspec.Struct, frozen=True, omit_defaults=True):
    """Defaults of a server; ``locale`` None: the server's own language.

    ``place``: where tables are posted, None: where they are asked for; ``thread``: in a new thread
    there. ``role``: notified when a table with free seats opens, None: nobody.
    """

    locale: Locale | None = None
    pace: Pace = Pace()
    place: PlaceId | None = None
    thread: bool = False
    role: RoleId | None = None


class Servers:
    """Reads and writes each server's defaults."""

    def __init__(self, notes: ClaimableStore) -> None:
        self._notes = notes

    async def wishes_of(self, server: GuildId) -> ServerWishes:
        """Return a server's defaults; the standard ones if none were set."""
        noted = await self._notes.read(_key(server))
        return msgspec.json.decode(noted or "{}", type=ServerWishes)

    async def remember(self, server: GuildId, wishes: ServerWishes) -> None:
        """Replace a server's defaults."""
        await self._notes.write(_key(server), msgspec.json.encode(wishes).decode())

    async def may_call_role(self, server: GuildId, now: int) -> bool:
        """Return whether the server's role may be notified now; if so, count it as notified."""
        return await self._notes.claim(f"{_key(server)}-called", now, ROLE_AGAIN_AFTER)

    async def may_offer_threads(self, server: GuildId, now: int) -> bool:
        """Return whether tables in threads may be offered now: once for each server; count it."""
        return await self._notes.claim(f"{_key(server)}-offered", now, now + 1)


def _key(server: GuildId) -> str:
    return f"server-{server}"
