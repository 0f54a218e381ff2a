"""A server's defaults for the tables opened in it."""

from typing import TYPE_CHECKING

import msgspec

from core.texts import Locale
from model.table import GuildId, Pace, PlaceId, RoleId
from tables.notification_settings import ROLE_AGAIN_AFTER

if TYPE_CHECKING:
    from storage.rows.key_values import KeyValues


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

    def __init__(self, notes: "KeyValues") -> None:
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
