"""Queries about tables, lists of tables and people; they change nothing."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

from core.errors import PlayerError, Refusal
from model.commands import Cancel, Order, Person, Ruling, Undo
from model.letters import BoardPost, TableFacts
from model.refusals import existing
from model.table import (
    LIVING,
    GuildId,
    Listed,
    MoveRecord,
    Notebook,
    Outline,
    PlaceId,
    PlayerId,
    PlayerProfile,
    Status,
    Table,
    TableCode,
    TableId,
)
from model.thinking_ahead import PlannedMoves
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.decisions import lifecycle
from tables.decisions.transitions import Occasion, Today, must_rule
from tables.decisions.undo import UndoForeseen
from tables.interfaces import Clock
from tables.people import bans
from tables.people.bans import AnyOrder, in_its_cup
from tables.visibility import Look, TableViews

MOST_LISTED = 50
"""Most tables offered of a place or a person: twice what a menu can show."""

MOST_OF_A_SERVER = 250
"""Most tables of a server considered for a list: more pages than anybody turns."""


class Offered(msgspec.Struct, frozen=True):
    """Tables to choose from, the known people at them, and the profile of the chooser."""

    by: PlayerProfile | None
    tables: tuple[TableFacts, ...]
    people: Mapping[PlayerId, PlayerProfile]


class Beside(msgspec.Struct, frozen=True):
    """The profiles of a table's people, and somebody's notebook and planned moves there."""

    people: Mapping[PlayerId, PlayerProfile]
    notebook: Notebook
    planned: PlannedMoves | None


People: TypeAlias = Mapping[PlayerId, PlayerProfile]


class Arrival:
    """A person and a table as they were in one reading.

    ``by``: the person's profile, None if unknown. ``facts``: of the table, None if there is none.
    ``people``: the profiles of those at the table.
    """

    def __init__(
        self,
        sight: TableViews,
        player: PlayerId,
        table: Table | None,
        by: PlayerProfile | None,
        people: People,
    ) -> None:
        self.by = by
        self.facts = None if table is None else sight.facts(table)
        self.people = people
        self._sight = sight
        self._player = player
        self._table = table

    def look(self) -> Look:
        """Return the person's view of the table. Raises TableRefuses without a readable table."""
        return self._sight.look(existing(self._table), self._player)


class TableQueries:
    """Answers questions about tables and people, each from one read of the store."""

    def __init__(self, store: Store, clock: Clock, sight: TableViews) -> None:
        self._store = store
        self._clock = clock
        self._sight = sight

    async def facts(self, code: TableCode) -> TableFacts:
        """Return what everybody may know of a table. Raises TableRefuses for an unknown code."""
        return self._sight.facts(existing(await self._store.read(lambda r: r.tables.by_code(code))))

    async def look(self, code: TableCode, player: PlayerId) -> Look:
        """Return a table as this person sees it. Raises TableRefuses for an unknown code."""
        return self._sight.look(
            existing(await self._store.read(lambda r: r.tables.by_code(code))), player
        )

    async def watch(self, code: TableCode) -> Look:
        """Return a table as a spectator sees it. Raises TableRefuses for an unknown code."""
        table = existing(await self._store.read(lambda r: r.tables.by_code(code)))
        return self._sight.look_from(table, None)

    async def foresee_end(self, code: TableCode, order: Cancel) -> tuple[TableFacts, bool, bool]:
        """Return a table, and whether this person may call it off as anybody who plays, and by
        right. Raises PlayerError if neither."""
        table, order = await self._store.read(lambda r: _with_cup(r, code, order))
        may_agree, by_right = lifecycle.foresee_end(table, order, Today(self._clock.now()))
        return self._sight.facts(table), may_agree, by_right

    async def must_rule(self, code: TableCode, order: Ruling) -> None:
        """Raise TableRefuses for an order that is not given by right (``transitions.rules``)."""
        must_rule(*await self._store.read(lambda r: _with_cup(r, code, order)))

    async def foresee_refusal(self, code: TableCode, order: Order) -> Refusal | None:
        """Return why a table would refuse this order now, None if it would not; changes nothing."""

        def work(reader: Transaction) -> tuple[Table, Mapping[PlayerId, PlayerProfile]]:
            table = existing(reader.tables.by_code(code))
            return table, reader.people.profiles(table.owners)

        table, people = await self._store.read(work)
        occasion = Occasion(self._sight.rules(table), self._clock.now(), people=people)
        try:
            lifecycle.decide(table, order, occasion)
        except PlayerError as fault:
            return fault.refusal
        return None

    async def foresee_undo(self, code: TableCode, order: Undo) -> UndoForeseen:
        """Return what an undo would need. Raises TableRefuses if it is impossible."""

        def work(reader: Transaction) -> tuple[Table, list[MoveRecord]]:
            table = existing(reader.tables.by_code(code))
            return table, reader.log.moves(table.id)

        return self._foresee_undo(*await self._store.read(work), order)

    def _foresee_undo(self, table: Table, log: Sequence[MoveRecord], order: Undo) -> UndoForeseen:
        return lifecycle.foresee_undo(table, order, self._occasion(table, log))

    def _foresee_undo_alone(
        self, table: Table, log: Sequence[MoveRecord], order: Undo
    ) -> UndoForeseen | None:
        """Return what an undo would need; None if it is impossible or known to need consent."""
        try:
            if not lifecycle.may_undo_alone(table, order, self._occasion(table, log)):
                return None
            return self._foresee_undo(table, log, order)
        except PlayerError:
            return None

    def _occasion(self, table: Table, log: Sequence[MoveRecord]) -> Occasion:
        return Occasion(self._sight.rules(table), self._clock.now(), log=log)

    async def tables_at(
        self, place: PlaceId, statuses: Sequence[Status], most: int = MOST_LISTED
    ) -> list[TableFacts]:
        """Return at most ``most`` tables of a channel or thread, newest activity first."""
        found = await self._store.read(lambda r: r.tables.outlines_at(place, statuses, most))
        return [self._sight.facts(t) for t in found]

    async def tables_of(self, player: PlayerId, statuses: Sequence[Status]) -> list[TableFacts]:
        """Return at most MOST_LISTED tables of a person, newest activity first."""
        found = await self._store.read(
            lambda r: r.tables.outlines_of(player, statuses, MOST_LISTED)
        )
        return [self._sight.facts(t) for t in found]

    async def offered(
        self, player: PlayerId, place: PlaceId | None, most: int = MOST_LISTED
    ) -> Offered:
        """Return the open tables of a person, then of a place, at most ``most`` of each."""

        def work(reader: Transaction) -> Offered:
            found = reader.tables.outlines_of(player, LIVING, most)
            if place is not None and len(found) < most:
                mine = {table.id for table in found}
                here = reader.tables.outlines_at(place, LIVING, most)
                found += [table for table in here if table.id not in mine]
            tables = tuple(map(self._sight.facts, found))
            people = sorted({person for table in tables for person in table.people})
            return Offered(reader.people.profile(player), tables, reader.people.profiles(people))

        return await self._store.read(work)

    async def listed_of(self, player: PlayerId) -> list[Listed]:
        """Return the list entries of a person's open tables, newest activity first."""
        return await self._store.read(lambda r: r.tables.listed_of(player, LIVING))

    async def listed_in(self, guild: GuildId, player: PlayerId) -> list[Listed]:
        """Return list entries of a server's newest open tables and all of this person's there."""
        most = MOST_OF_A_SERVER
        return await self._store.read_much(
            lambda r: r.tables.listed_in(guild, player, LIVING, most)
        )

    async def has_had_tables(self, guild: GuildId, player: PlayerId) -> bool:
        """Return whether a server has any table stored, whatever its status."""
        return bool(
            await self._store.read_much(
                lambda r: r.tables.listed_in(guild, player, tuple(Status), 1)
            )
        )

    async def facts_of(self, tables: Sequence[TableId]) -> list[TableFacts]:
        """Return what everybody may know of those of these tables that exist, in this order."""
        found = await self._store.read(lambda r: r.tables.outlines(tables))
        return [self._sight.facts(t) for t in found]

    async def must_be_free_to_open(
        self, by: PlayerId, guests: Sequence[Person], guild: GuildId
    ) -> None:
        """Raise TableRefuses if this person may not open a table with these guests there now."""
        now = self._clock.now()
        await self._store.read(lambda r: bans.must_be_free_to_open(r, by, guests, guild, now))

    async def profile(self, player: PlayerId) -> PlayerProfile | None:
        """Return a person's profile, None if unknown."""
        return await self._store.read(lambda r: r.people.profile(player))

    async def profiles(self, players: Sequence[PlayerId]) -> dict[PlayerId, PlayerProfile]:
        """Return the profiles of those of these people who are known."""
        return await self._store.read(lambda r: r.people.profiles(players))

    async def seen(self, code: TableCode, player: PlayerId) -> Arrival:
        """Read a person and the table with this code, as they see it, in one reading."""

        def work(reader: Transaction) -> Arrival:
            table = reader.tables.by_code(code)
            there = () if table is None else (*table.owners, *table.former, *table.invited)
            people = reader.people.profiles([*{player, *there}])
            return Arrival(self._sight, player, table, people.get(player), people)

        return await self._store.read(work)

    async def beside(self, table: TableFacts, player: PlayerId) -> Beside:
        """Return a table's people, and what this person keeps there for themselves, in one read."""
        return await self._store.read(lambda r: _beside(r, table, player))

    async def beside_player(
        self, table: TableFacts, by: Person
    ) -> tuple[Beside, UndoForeseen | None]:
        """Like ``beside`` for a player, with what an undo of theirs takes.

        None if it is impossible, and where the log tells that it needs somebody's consent.
        """

        def work(reader: Transaction) -> tuple[Beside, UndoForeseen | None]:
            stored = existing(reader.tables.by_id(table.id))
            foreseen = self._foresee_undo_alone(stored, reader.log.moves(table.id), Undo(by))
            return _beside(reader, table, by.id), foreseen

        return await self._store.read(work)


def _beside(reader: Transaction, table: TableFacts, player: PlayerId) -> Beside:
    people = reader.people.profiles(sorted(table.people))
    notebook = reader.private.notebook(table.id, player)
    return Beside(people, notebook, reader.private.planned(table.id, player))


def _with_cup(reader: Transaction, code: TableCode, order: AnyOrder) -> tuple[Table, AnyOrder]:
    table = existing(reader.tables.by_code(code))
    return table, in_its_cup(reader, table, order)


# Queries for delivery: where posts are, and what people owe.


class DeliveryQueries:
    """Answers questions of the delivery of messages, each from one read of the store."""

    def __init__(self, store: Store, sight: TableViews) -> None:
        self._store = store
        self._sight = sight

    async def owed_by(self, player: PlayerId) -> list[TableFacts]:
        """Return at most MOST_LISTED tables where this person is to act, newest activity first.

        Frozen tables and those of games not on offer are left out: nobody may move there.
        """

        def work(reader: Transaction) -> list[Outline]:
            listed = reader.tables.listed_of(player, (Status.PLAYING,))
            owed = reader.tables.outlines([one.table for one in listed if one.owes])
            moving = (t for t in owed if not t.is_frozen and self._sight.is_loaded(t.game))
            return list(moving)[:MOST_LISTED]

        return [self._sight.facts(t) for t in await self._store.read(work)]

    async def board_post(self, table: TableId) -> BoardPost | None:
        """Return a table's newest post."""
        return (await self.board_posts([table])).get(table)

    async def board_posts(self, tables: Sequence[TableId]) -> dict[TableId, BoardPost]:
        """Return the newest posts of those of these tables that have one."""
        return await self._store.read(lambda r: r.messages.board_posts(tables))
