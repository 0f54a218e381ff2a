"""Erases a person from all columns that the schema names personal (``storage/rows/schema.py``).

Each step is an idempotent transaction of its own. The person's own row is deleted last: its
``forgetting`` mark tells a restarted bot whom to go on with.
"""

from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    and_,
    delete,
    or_,
    select,
    true,
    update,
)

from model.message import Message
from model.table import FORMER_PLAYER, PlayerId, PlayerProfile, TableId
from storage.database.database import Database
from storage.database.statements import insert
from storage.privacy.export import disclosed
from storage.rows.personal_data import (
    holds_ids,
    places,
    rows_at,
    table_column,
    veil_of,
    without,
)
from storage.rows.schema import (
    SEATED,
    VEILED,
    cup,
    cup_entry,
    game_table,
    message,
    player,
)
from storage.transaction.messages import StoredMessages, message_from
from storage.transaction.people import player_values


class PersonalData:
    """The personal data in a database: reads, marks and erases it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def mark(self, person: PlayerId, at: int) -> None:
        """Mark a person to be forgotten, even if nothing is known of them."""

        def work(connection: Connection) -> None:
            blank = {**player_values(PlayerProfile(person, "")), "forgetting": at}
            insert(connection, "player", blank, "ON CONFLICT (id) DO NOTHING")
            unmarked = and_(player.c.id == person, player.c.forgetting.is_(None))
            connection.execute(update(player).where(unmarked).values(forgetting=at))

        await self._database.write(work)

    async def marked(self) -> list[tuple[PlayerId, int]]:
        """Return who is being forgotten and since when (Unix ms), oldest request first."""
        found = select(player.c.id, player.c.forgetting).where(player.c.forgetting.is_not(None))
        ordered = found.order_by(player.c.forgetting, player.c.id)
        rows = await self._database.read(lambda c: c.execute(ordered).all())
        return [(PlayerId(row.id), row.forgetting) for row in rows]

    async def disclose(self, person: PlayerId, at: int) -> bytes:
        """Return all data about a person as JSON, for themselves."""
        return await self._database.read(lambda c: disclosed(c, person, at))

    async def messages_to(self, person: PlayerId, now: int) -> list[Message] | None:
        """Return the direct messages to this person; None while one of them is being sent."""

        def work(connection: Connection) -> list[Message] | None:
            rows = connection.execute(select(message).where(message.c.person_id == person)).all()
            if any(row.lease_until > now for row in rows):
                return None
            found = map(message_from, rows)
            return [one for one in found if one is not None]

        return await self._database.read(work)

    async def drop_message(self, sent: Message) -> None:
        """Forget a direct message."""
        await self._database.write(lambda c: StoredMessages(c).forget_one(sent.key))

    async def tables_of(self, person: PlayerId) -> list[TableId]:
        """Return every table, running or over, with a row about this person, sorted by id."""
        tables = await self._database.read(lambda c: _tables_of(c, person))
        return sorted(map(TableId, tables))

    async def forget_at(self, table: TableId, person: PlayerId) -> None:
        """Erase a person from a table's rows."""

        def work(connection: Connection) -> None:
            # Locks the table and writes its row: whoever waits for it must read its seats anew.
            here = update(game_table).where(game_table.c.id == table)
            connection.execute(here.values(version=game_table.c.version))
            for place in places():
                belongs = table_column(place.table)
                if belongs is not None:
                    _forget(connection, place, person, belongs == table)

        await self._database.write(work)

    async def forget_elsewhere(self, person: PlayerId) -> None:
        """Erase a person from the rows that belong to no table.

        Their cups, those that are over as well, become due, so that the newest messages about them
        are edited.
        """

        def work(connection: Connection) -> None:
            entered = select(cup_entry.c.cup_id).where(cup_entry.c.player_id == person)
            theirs = update(cup).where(or_(cup.c.id.in_(entered), cup.c.opened_by == person))
            connection.execute(theirs.values(due_at=0))
            for place in places():
                if table_column(place.table) is None and place.table is not player:
                    _forget(connection, place, person, true())

        await self._database.write(work)

    async def finish(self, person: PlayerId) -> bool:
        """Delete the person's own row and, on SQLite, empty the log; if data is left, return False
        instead.
        """

        def work(connection: Connection) -> bool:
            for place in places():
                if place.table is not player and rows_at(connection, place, person):
                    return False
            connection.execute(delete(player).where(player.c.id == person))
            return True

        done = await self._database.write(work)
        if done:
            await self._database.empty_the_log()
        return done


def _tables_of(connection: Connection, person: PlayerId) -> set[int]:
    found = set[int]()
    for place in places():
        if (belongs := table_column(place.table)) is not None:
            found |= {row[0] for row in rows_at(connection, place, person, belongs)}
    return found


def _forget(
    connection: Connection,
    place: Column[Any],
    person: PlayerId,
    where: ColumnElement[bool],
) -> None:
    """Erase a person from this column of these rows in the declared way."""
    table = place.table
    if holds_ids(place):
        these = and_(where, place == person)
        if place.info in (SEATED, VEILED):
            instead = FORMER_PLAYER if place.info == SEATED else veil_of(connection, person)
            connection.execute(update(table).where(these).values({place: instead}))
        else:
            connection.execute(delete(table).where(these))
        return
    key = list(table.primary_key)
    for row in rows_at(connection, place, person, *key, where=where, locks=True):
        one = and_(*(k == value for k, value in zip(key, row, strict=False)))
        cell = without(row[-1], person)
        connection.execute(update(table).where(one).values({place: cell}))
