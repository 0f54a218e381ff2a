"""Erases a person from all columns that the schema names personal (``storage/rows/schema.py``).

Each step is an idempotent transaction of its own. The person's own row is deleted last: its
``forgetting`` mark tells a restarted bot whom to go on with.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    and_,
    delete,
    func,
    or_,
    select,
    true,
    update,
)

from core.spelling import NAMELESS
from model.letters import DirectMessage, LetterPost
from model.table import FORMER_PLAYER, PlayerId, PlayerProfile, TableId
from storage.database.database import Database
from storage.database.statements import first_row, insert
from storage.privacy.export import disclosed
from storage.rows import letter_codec
from storage.rows.personal_data_map import (
    holds_ids,
    places,
    rows_at,
    stands_at,
    table_column,
    without,
)
from storage.rows.pseudonyms import veil_of
from storage.rows.row_values import AnyRow
from storage.rows.schema import (
    SEATED,
    VEILED,
    cup,
    cup_entry,
    direct_message,
    game_table,
    letter_post,
    outbox,
    player,
)
from storage.transaction.people import player_from, player_values

IN_FLIGHT = 10_000
"""Milliseconds that a command given before the request to be forgotten may still take."""


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

    async def letters_of(self, person: PlayerId) -> list[LetterPost | DirectMessage]:
        """Return the letters in this person's direct messages."""

        def work(connection: Connection) -> list[LetterPost | DirectMessage]:
            about_tables, others = (
                connection.execute(select(kept).where(kept.c.player_id == person)).all()
                for kept in (letter_post, direct_message)
            )
            return [
                *map(letter_codec.letter_post_from, about_tables),
                *map(letter_codec.direct_message_from, others),
            ]

        return await self._database.read(work)

    async def drop_letter(self, post: LetterPost | DirectMessage) -> None:
        """Delete the record of a letter in a direct message."""
        if isinstance(post, DirectMessage):
            kept, values = direct_message, letter_codec.direct_message_values(post)
        else:
            kept, values = letter_post, letter_codec.letter_post_values(post)
        here = and_(*(kept.c[k] == v for k, v in values.items()))
        await self._database.write(lambda c: c.execute(delete(kept).where(here)).close())

    async def tables_of(self, person: PlayerId) -> list[TableId]:
        """Return every table, running or over, with a row about this person, sorted by id."""
        tables = await self._database.read(lambda c: _tables_of(c, person))
        return sorted(map(TableId, tables))

    async def forget_at(self, table: TableId, person: PlayerId, now: int) -> None:
        """Erase a person from a table's rows and its letters, but for letters being sent."""

        def work(connection: Connection) -> None:
            # Locks the table and writes its row: whoever waits for it must read its seats anew.
            here = update(game_table).where(game_table.c.id == table)
            connection.execute(here.values(version=game_table.c.version))
            name = _name_of(connection, person)
            free = func.coalesce(outbox.c.lease_until, 0) <= now
            for place in places():
                belongs = table_column(place.table)
                if belongs is None:
                    continue
                these = and_(belongs == table, free if place.table is outbox else true())
                if place.table in _WRITTEN:
                    _forget(connection, place, person, None, these)
                    these = and_(these, _earlier(place, person))
                _forget(connection, place, person, name, these)

        await self._database.write(work)

    async def forget_elsewhere(self, person: PlayerId) -> None:
        """Erase a person from the rows that belong to no table.

        Their cups, those that are over as well, become due, so that the newest messages about them
        are edited.
        """

        def work(connection: Connection) -> None:
            name = _name_of(connection, person)
            entered = select(cup_entry.c.cup_id).where(cup_entry.c.player_id == person)
            theirs = update(cup).where(or_(cup.c.id.in_(entered), cup.c.opened_by == person))
            connection.execute(theirs.values(due_at=0))
            for place in places():
                if table_column(place.table) is None and place.table is not player:
                    _forget(connection, place, person, name, true())

        await self._database.write(work)

    async def finish(self, person: PlayerId) -> bool:
        """Delete the person's own row and, on SQLite, empty the log; if data is left, return False
        instead.
        """

        def work(connection: Connection) -> bool:
            name = _name_of(connection, person)
            for place in places():
                if place.table is not player and rows_at(connection, place, person, None):
                    return False
                if place.table in _WRITTEN and _named(connection, place, person, name):
                    return False
            connection.execute(delete(player).where(player.c.id == person))
            return True

        done = await self._database.write(work)
        if done:
            await self._database.empty_the_log()
        return done


def _tables_of(connection: Connection, person: PlayerId) -> set[int]:
    name, found = _name_of(connection, person), set()
    for place in places():
        if (belongs := table_column(place.table)) is not None:
            found |= {row[0] for row in rows_at(connection, place, person, None, belongs)}
        if place.table in _WRITTEN:
            found |= {row[0] for row in _named(connection, place, person, name)}
    return found


def _forget(
    connection: Connection,
    place: Column[Any],
    person: PlayerId,
    name: str | None,
    where: ColumnElement[bool],
) -> None:
    """Erase a person from this column of these rows in the declared way."""
    table = place.table
    if holds_ids(place):
        these = and_(where, stands_at(place, person))
        if place.info in (SEATED, VEILED):
            instead = FORMER_PLAYER if place.info == SEATED else veil_of(connection, person)
            connection.execute(update(table).where(these).values({place: instead}))
        else:
            connection.execute(delete(table).where(these))
        return
    key = list(table.primary_key)
    for row in rows_at(connection, place, person, name, *key, where=where, locks=True):
        one = and_(*(k == value for k, value in zip(key, row, strict=False)))
        cell = without(row[-1], person, name)
        connection.execute(update(table).where(one).values({place: cell}))


def _named(
    connection: Connection, place: Column[Any], person: PlayerId, name: str | None
) -> Sequence[AnyRow]:
    """Return the tables, and the cells, of letters that contain the person's name."""
    belongs = place.table.c.table_id
    return rows_at(connection, place, person, name, belongs, where=_earlier(place, person))


_WRITTEN = {outbox: outbox.c.queued_at}
"""Tables with letters, and when each was written."""


def _earlier(place: Column[Any], person: PlayerId) -> ColumnElement[bool]:
    """Whether a letter was written before the person asked to be forgotten, or just after.

    In a later one the name belongs to somebody else who has the same.
    """
    since = select(player.c.forgetting).where(player.c.id == person).scalar_subquery()
    return _WRITTEN[place.table] <= since + IN_FLIGHT


def _name_of(connection: Connection, person: PlayerId) -> str | None:
    """Return the person's name, None if it is not known: what stands for it is others' as well."""
    row = first_row(connection, "SELECT * FROM player WHERE id = :player", {"player": person})
    name = NAMELESS if row is None else player_from(row).name
    return None if name == NAMELESS else name
