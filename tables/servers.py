"""What a server wishes for the tables that are opened in it, where nobody says otherwise."""

from typing import Protocol

import msgspec

from core.text import Locale
from tables.model import GuildId, Pace, PlaceId


class Notebook(Protocol):
    """Where the house writes small things down, by key."""

    async def read(self, key: str) -> str | None:
        """What was written under this key, or None."""
        ...

    async def write(self, key: str, value: str) -> None:
        """Insert or replace what stands under this key."""
        ...


class ServerWishes(msgspec.Struct, frozen=True, omit_defaults=True):
    """``locale`` None: the server's own language. ``place``: where tables stand, None: where they
    are asked for; ``thread``: in a new thread there.
    """

    locale: Locale | None = None
    pace: Pace = Pace()
    place: PlaceId | None = None
    thread: bool = False


class Servers:
    """Remembers what each server wishes."""

    def __init__(self, notes: Notebook) -> None:
        self._notes = notes

    async def wishes_of(self, server: GuildId) -> ServerWishes:
        """What was wished last; the usual where nothing was."""
        noted = await self._notes.read(_key(server))
        return msgspec.json.decode(noted or "{}", type=ServerWishes)

    async def remember(self, server: GuildId, wishes: ServerWishes) -> None:
        """Keep all of these instead of what was wished before."""
        await self._notes.write(_key(server), msgspec.json.encode(wishes).decode())


def _key(server: GuildId) -> str:
    return f"server-{server}"
