"""A key-value store for what the bot remembers about itself."""

from sqlalchemy import Connection

from storage.database.database import Database
from storage.database.prepared_statements import change, first_row
from storage.rows import statements as sql


class KeyValues:
    """Reads and writes rows of ``meta``; never anything secret."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, key: str) -> str | None:
        """Return the value of this key, or None."""

        def work(connection: Connection) -> str | None:
            row = first_row(connection, sql.META, {"the_key": key})
            return None if row is None else str(row.value)

        return await self._database.read(work)

    async def claim(self, key: str, now: int, lasts: int) -> bool:
        """Set a key to ``now`` unless it was set less than ``lasts`` ago; return whether it did.

        Only one of several processes gets True. A time in the future was written by a wrong clock
        and is replaced. Both in milliseconds.
        """

        def work(connection: Connection) -> bool:
            values = {"key": key, "value": str(now), "now": now, "before": now - lasts}
            claim = sql.upserts_for(connection.dialect).claim_meta
            return first_row(connection, claim, values) is not None

        return await self._database.write(work)

    async def write(self, key: str, value: str) -> None:
        """Insert or replace the value of this key. Raises StoreBusy."""

        def work(connection: Connection) -> None:
            upserts = sql.upserts_for(connection.dialect)
            change(connection, upserts.save_meta, {"key": key, "value": value})

        await self._database.write(work, patient=False)
