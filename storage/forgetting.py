"""How the house forgets a person: everything that ``storage/personal.py`` says is about them.

Each step is a transaction of its own that may be run again, and the person's own row goes last: it
carries the mark by which a house that was stopped on the way knows with whom to go on.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    LargeBinary,
    Table,
    and_,
    delete,
    func,
    literal,
    or_,
    select,
    true,
    update,
)

from core.text import text
from storage import codec
from storage.codec import AnyRow
from storage.database import Database
from storage.personal import COLUMNS, Kept, table_column
from storage.schema import ASIDE, game_table, letter_post, metadata, outbox, player
from storage.statements import AnySelect, upserts_for
from tables.letters import LetterPost
from tables.model import FORMER_PLAYER, Former, PlayerId, PlayerProfile, TableId

_NAMELESS = msgspec.to_builtins(text("former-player"))
_EMPTY_SEAT = msgspec.to_builtins(Former())
_NOT_FOR_THEM = ("ping", "invited", "calling_off")
"""Lists in a letter in which nobody can stand in for a person."""


class SqlMemory:
    """What the house remembers of people, in its database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def mark(self, person: PlayerId, at: int) -> None:
        """Begin to forget a person, whether or not anything is known of them."""

        def work(connection: Connection) -> None:
            blank = {**codec.player_values(PlayerProfile(person, "")), "forgetting": at}
            known = connection.execute(select(player.c.id).where(player.c.id == person)).first()
            if known is None:
                connection.execute(upserts_for(connection.dialect).save_player, blank)
            unmarked = and_(player.c.id == person, player.c.forgetting.is_(None))
            connection.execute(update(player).where(unmarked).values(forgetting=at))

        await self._database.write(work)

    async def marked(self) -> list[tuple[PlayerId, int]]:
        """Who is being forgotten, and since when, whoever asked first first."""
        found = select(player.c.id, player.c.forgetting).where(player.c.forgetting.is_not(None))
        ordered = found.order_by(player.c.forgetting, player.c.id)
        rows = await self._database.read(lambda c: c.execute(ordered).all())
        return [(PlayerId(row.id), row.forgetting) for row in rows]

    async def letters_of(self, person: PlayerId) -> list[LetterPost]:
        """Where letters stand in their mailbox."""
        found = select(letter_post).where(letter_post.c.player_id == person)
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [codec.letter_post_from(row) for row in rows]

    async def drop_letter(self, post: LetterPost) -> None:
        """A letter stands in a mailbox no longer."""
        here = and_(*(letter_post.c[k] == v for k, v in codec.letter_post_values(post).items()))
        await self._database.write(lambda c: c.execute(delete(letter_post).where(here)).close())

    async def tables_of(self, person: PlayerId) -> list[TableId]:
        """Every table, over or not, of which a row knows them, in the order of their ids."""
        tables = await self._database.read(lambda c: _tables_of(c, person))
        return sorted(map(TableId, tables))

    async def forget_at(self, table: TableId, person: PlayerId) -> None:
        """Take a person out of all that is kept of a table; they sit there no more."""

        def work(connection: Connection) -> None:
            here = select(game_table.c.id).where(game_table.c.id == table)
            connection.execute(here.with_for_update(key_share=True))
            name = _name_of(connection, person)
            for place in _places():
                belongs = table_column(place.table)
                if belongs is not None and place.table is not outbox:
                    _forget(connection, place, person, name, belongs == table)

        await self._database.write(work)

    async def forget_elsewhere(self, person: PlayerId, now: int) -> None:
        """Take them out of what belongs to no table, and of the letters nobody is sending now."""

        def work(connection: Connection) -> None:
            name = _name_of(connection, person)
            free = func.coalesce(outbox.c.lease_until, 0) <= now
            for place in _places():
                if place.table is outbox:
                    _forget(connection, place, person, name, free)
                elif table_column(place.table) is None and place.table is not player:
                    _forget(connection, place, person, name, true())

        await self._database.write(work)

    async def finish(self, person: PlayerId) -> bool:
        """Forget that they were to be forgotten; False, and they are not, while anything is left.

        Nothing of theirs stands in the file itself from then on, where it is one.
        """

        def work(connection: Connection) -> bool:
            name = _name_of(connection, person)
            for place in _places():
                if place.table is not player and _rows(connection, place, person, name):
                    return False
            connection.execute(delete(player).where(player.c.id == person))
            return True

        done = await self._database.write(work)
        if done:
            await self._database.empty_the_log()
        return done


class _Place(NamedTuple):
    """A column in which a person can stand."""

    table: Table
    column: Column[Any]
    kept: Kept


def _places() -> Iterator[_Place]:
    for table in metadata.sorted_tables:
        for column in table.c:
            kept = COLUMNS[table.name][column.name]
            if kept.holds not in ("nobody", "words"):
                yield _Place(table, column, kept)


def _tables_of(connection: Connection, person: PlayerId) -> set[int]:
    found = set()
    for place in _places():
        belongs = table_column(place.table)
        if belongs is not None and place.table is not outbox:
            found |= {row[0] for row in _rows(connection, place, person, None, belongs)}
    return found


def _forget(
    connection: Connection,
    place: _Place,
    person: PlayerId,
    name: str | None,
    where: ColumnElement[bool],
) -> None:
    """Do with this column of these rows what is declared of it."""
    table, column, kept = place
    if kept.holds in ("person", "lane"):
        these = and_(where, _is(place, person))
        done = update(table).where(these).values({column: FORMER_PLAYER})
        connection.execute(delete(table).where(these) if kept.fate == "row goes" else done)
        return
    key = list(table.primary_key)
    for row in _rows(connection, place, person, name, *key, where=where):
        one = and_(*(k == value for k, value in zip(key, row, strict=False)))
        cell = _without(row[-1], person, name)
        connection.execute(update(table).where(one).values({column: cell}))


def _rows(
    connection: Connection,
    place: _Place,
    person: PlayerId,
    name: str | None,
    *columns: Column[Any],
    where: ColumnElement[bool] | None = None,
) -> Sequence[AnyRow]:
    """These columns, and then the one of this place, of all rows in which it knows the person."""
    asked: AnySelect = select(*columns, place.column)
    asked = asked if where is None else asked.where(where)
    if place.kept.holds in ("person", "lane"):
        return connection.execute(asked.where(_is(place, person))).all()
    words = [str(person), *([name] if name else [])]
    perhaps = or_(*(_contains(connection, place.column, word) for word in words))
    found = connection.execute(asked.where(perhaps)).all()
    return [row for row in found if _without(row[-1], person, name) != row[-1]]


def _is(place: _Place, person: PlayerId) -> ColumnElement[bool]:
    if place.kept.holds == "lane":
        return place.column.in_([codec.mailbox_of(person), f"{ASIDE}{person}"])
    return place.column == person


def _contains(connection: Connection, column: Column[Any], word: str) -> ColumnElement[bool]:
    """Whether a cell of JSON holds this word; the engines look into bytes each in its own way."""
    written = msgspec.json.encode(word).decode()[1:-1]
    if not isinstance(column.type, LargeBinary):
        return column.contains(written, autoescape=True)
    if connection.dialect.name == "sqlite":
        return func.instr(column, written.encode()) > 0
    return func.position(literal(written.encode()).op("IN")(column)) > 0


def _name_of(connection: Connection, person: PlayerId) -> str | None:
    found: str | None = connection.execute(
        select(player.c.name).where(player.c.id == person)
    ).scalar()
    return found


# --- JSON ----------------------------------------------------------------------------------------


def _without(cell: Any, person: PlayerId, name: str | None) -> Any:
    """The same cell of JSON without a person; one that nobody can read loses their number."""
    raw = cell if isinstance(cell, bytes) else str(cell).encode()
    try:
        before = msgspec.json.decode(raw)
        after = _cleared(before, person, name)
        raw = raw if after == before else msgspec.json.encode(after)
    except msgspec.DecodeError:
        raw = re.sub(rb"(?<!\d)%d(?!\d)" % person, str(FORMER_PLAYER).encode(), raw)
    return raw if isinstance(cell, bytes) else raw.decode()


def _cleared(value: Any, person: PlayerId, name: str | None) -> Any:
    match value:
        case {"type": "human", "player": number} if number == person:
            return _EMPTY_SEAT
        case {"type": "guest", "player": number} if number == person:
            return _NAMELESS
        case {"type": "verbatim", "words": words} if words == name:
            return _NAMELESS
        case dict():
            return {
                _cleared(key, person, name): _cleared(_listed(key, part, person), person, name)
                for key, part in value.items()
            }
        case list():
            return [_cleared(part, person, name) for part in value]
        case str() if value == str(person):
            return str(FORMER_PLAYER)
        case int() if value == person and not isinstance(value, bool):
            return FORMER_PLAYER
    return value


def _listed(key: str, part: Any, person: PlayerId) -> Any:
    """Nobody is called, awaited or asked in place of somebody else."""
    if key in _NOT_FOR_THEM and isinstance(part, list):
        return [one for one in part if one != person]
    return part
