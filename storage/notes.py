"""Small things the house writes down for itself, one line each, by key."""

from sqlalchemy import Connection

from storage import statements as sql
from storage.database import Database


class Notes:
    """Notes of this database; never anything secret."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, key: str) -> str | None:
        """What was written under this key, or None."""

        def work(connection: Connection) -> str | None:
            row = connection.execute(sql.META, {"the_key": key}).one_or_none()
            return None if row is None else str(row.value)

        return await self._database.read(work)

    async def write(self, key: str, value: str) -> None:
        """Insert or replace the note under this key."""

        def work(connection: Connection) -> None:
            upserts = sql.upserts_for(connection.dialect)
            connection.execute(upserts.save_meta, {"key": key, "value": value})

        await self._database.write(work)
