"""A key-value store for what the bot remembers about itself."""

from sqlalchemy import Connection

from storage.database.database import Database
from storage.database.statements import first_cell, insert, replace

_IF_PAST = """
ON CONFLICT (key) DO UPDATE SET value = excluded.value
WHERE CAST(meta.value AS bigint) > CAST(excluded.value AS bigint)
OR CAST(meta.value AS bigint) <= CAST(excluded.value AS bigint) - {lasts}
"""


class KeyValues:
    """Reads and writes rows of ``meta``, but not the key of pseudonyms, which stands there too."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, key: str) -> str | None:
        """Return the value of this key, or None."""

        sql = "SELECT value FROM meta WHERE key = :key"
        return await self._database.read(lambda c: first_cell(c, sql, {"key": key}))

    async def claim(self, key: str, now: int, lasts: int) -> bool:
        """Set a key to ``now`` unless it was set less than ``lasts`` ago; return whether it did.

        Only one of several processes gets True. A time in the future was written by a wrong clock
        and is replaced. Both in milliseconds.
        """

        def work(connection: Connection) -> bool:
            values = {"key": key, "value": str(now)}
            return insert(connection, "meta", values, _IF_PAST.format(lasts=lasts)) == 1

        return await self._database.write(work)

    async def write(self, key: str, value: str) -> None:
        """Insert or replace the value of this key. Raises StoreBusy."""

        def work(connection: Connection) -> None:
            replace(connection, "meta", {"key": key, "value": value}, "key")

        await self._database.write(work, patient=False)
