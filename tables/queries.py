"""Reads tables, lists of tables and people; changes nothing."""

from collections.abc import Mapping, Sequence

import msgspec

from core.errors import PlayerError, Refusal
from tables.decisions import lifecycle
from tables.decisions.lifecycle import EndForeseen
from tables.decisions.transitions import Occasion, Today
from tables.decisions.undo import UndoForeseen
from tables.interfaces import Clock, Reader, Store
from tables.model.commands import Cancel, Order, Person, Undo
from tables.model.letters import TableFacts
from tables.model.refusals import existing
from tables.model.table import (
    GuildId,
    Listed,
    MoveRecord,
    Notebook,
    PlaceId,
    PlayerId,
    PlayerProfile,
    Status,
    Table,
    TableCode,
    TableId,
)
from tables.people import limits
from tables.visibility.table_view import Look, TableViews

MOST_LISTED = 50
"""Tables of a place or a person that are offered: twice what a menu can show."""

MOST_OF_A_SERVER = 250
"""Tables of a server that are looked through for a list: more pages than anybody turns."""


class Offered(msgspec.Struct, frozen=True):
    """Tables to choose from, whoever is known at them, and what is known of whoever chooses."""

    by: PlayerProfile | None
    tables: tuple[TableFacts, ...]
    people: Mapping[PlayerId, PlayerProfile]


class TableQueries:
    """Answers questions about tables and people, each in one reading of the store."""

    def __init__(self, store: Store, clock: Clock, sight: TableViews) -> None:
        self._store = store
        self._clock = clock
        self._sight = sight

    async def facts(self, code: TableCode) -> TableFacts:
        """What everybody may know of a table. Raises TableRefuses for an unknown code."""
        return self._sight.facts(existing(await self._store.read(lambda r: r.table(code))))

    async def look(self, code: TableCode, player: PlayerId) -> Look:
        """A table through this person's eyes. Raises TableRefuses for an unknown code."""
        return self._sight.look(existing(await self._store.read(lambda r: r.table(code))), player)

    async def watch(self, code: TableCode) -> Look:
        """A table through the public's eyes."""
        table = existing(await self._store.read(lambda r: r.table(code)))
        return self._sight.look_from(table, None)

    async def foresee_end(self, code: TableCode, order: Cancel) -> tuple[TableFacts, EndForeseen]:
        """A table, and what calling it off would come to. Raises TableRefuses where one may not."""
        table = existing(await self._store.read(lambda r: r.table(code)))
        end = lifecycle.foresee_end(table, order, Today(self._clock.now()))
        return self._sight.facts(table), end

    async def foresee_refusal(self, code: TableCode, order: Order) -> Refusal | None:
        """Why a table would not carry this out now; None where it would. Nothing happens."""

        def work(reader: Reader) -> tuple[Table, Mapping[PlayerId, PlayerProfile]]:
            table = existing(reader.table(code))
            return table, reader.players(table.owners)

        table, people = await self._store.read(work)
        occasion = Occasion(self._sight.rules(table), self._clock.now(), people=people)
        try:
            lifecycle.decide(table, order, occasion)
        except PlayerError as fault:
            return fault.refusal
        return None

    async def foresee_undo(self, code: TableCode, order: Undo) -> UndoForeseen:
        """What it takes to take a move back. Raises TableRefuses where it cannot be."""

        def work(reader: Reader) -> tuple[Table, list[MoveRecord]]:
            table = existing(reader.table(code))
            return table, reader.moves(table.id)

        return self._foresee_undo(*await self._store.read(work), order)

    def _foresee_undo(self, table: Table, log: Sequence[MoveRecord], order: Undo) -> UndoForeseen:
        occasion = Occasion(self._sight.rules(table), self._clock.now(), log=log)
        return lifecycle.foresee_undo(table, order, occasion)

    async def tables_at(
        self, place: PlaceId, statuses: Sequence[Status], most: int = MOST_LISTED
    ) -> list[TableFacts]:
        """So many tables of a channel or thread in outline, newest activity first."""
        found = await self._store.read(lambda r: r.outlines_at(place, statuses, most))
        return [self._sight.facts(t) for t in found]

    async def tables_of(self, player: PlayerId, statuses: Sequence[Status]) -> list[TableFacts]:
        """A person's tables in outline, newest activity first; not more than a few."""
        found = await self._store.read(lambda r: r.outlines_of(player, statuses, MOST_LISTED))
        return [self._sight.facts(t) for t in found]

    async def offered(
        self, player: PlayerId, place: PlaceId | None, most: int = MOST_LISTED
    ) -> Offered:
        """The living tables of a person, then those of a place, in one reading; so many of each."""

        def work(reader: Reader) -> Offered:
            found = reader.outlines_of(player, limits.LIVING, most)
            if place is not None and len(found) < most:
                mine = {table.id for table in found}
                here = reader.outlines_at(place, limits.LIVING, most)
                found += [table for table in here if table.id not in mine]
            tables = tuple(map(self._sight.facts, found))
            people = sorted({person for table in tables for person in table.people})
            return Offered(reader.player(player), tables, reader.players(people))

        return await self._store.read(work)

    async def listed_of(self, player: PlayerId) -> list[Listed]:
        """What a list of a person's living tables is made of, newest activity first."""
        return await self._store.read(lambda r: r.listed_of(player, limits.LIVING))

    async def listed_in(self, guild: GuildId, player: PlayerId) -> list[Listed]:
        """The same of the newest living tables of a server, and all of theirs there."""
        most = MOST_OF_A_SERVER
        return await self._store.read(lambda r: r.listed_in(guild, player, limits.LIVING, most))

    async def has_had_tables(self, guild: GuildId, player: PlayerId) -> bool:
        """Whether a table stands in a server, was called off there lately, or has been finished."""
        return bool(await self._store.read(lambda r: r.listed_in(guild, player, tuple(Status), 1)))

    async def facts_of(self, tables: Sequence[TableId]) -> list[TableFacts]:
        """What lists show of those of these tables that there are, in this order."""
        found = await self._store.read(lambda r: r.outlines(tables))
        return [self._sight.facts(t) for t in found]

    async def must_be_free_to_open(
        self, by: PlayerId, guests: Sequence[Person], guild: GuildId
    ) -> None:
        """Raises TableRefuses where this person may open no table for these guests there now."""
        now = self._clock.now()
        await self._store.read(lambda r: limits.must_be_free_to_open(r, by, guests, guild, now))

    async def profile(self, player: PlayerId) -> PlayerProfile | None:
        """What is remembered of a person."""
        return await self._store.read(lambda r: r.player(player))

    async def profiles(self, players: Sequence[PlayerId]) -> dict[PlayerId, PlayerProfile]:
        """What is remembered of these people."""
        return await self._store.read(lambda r: r.players(players))

    async def met(
        self, player: PlayerId, code: TableCode
    ) -> tuple[PlayerProfile | None, TableFacts | None]:
        """What is remembered of a person, and what everybody may know of a table; in one reading.

        None for whoever, and whatever, there is not.
        """

        def work(reader: Reader) -> tuple[PlayerProfile | None, Table | None]:
            return reader.player(player), reader.table(code)

        known, table = await self._store.read(work)
        return known, None if table is None else self._sight.facts(table)

    async def beside(
        self, table: TableFacts, player: PlayerId
    ) -> tuple[Mapping[PlayerId, PlayerProfile], Notebook]:
        """What is remembered of those at a table, and what a person keeps there; in one reading."""
        people = sorted(table.people)

        def work(reader: Reader) -> tuple[Mapping[PlayerId, PlayerProfile], Notebook]:
            return reader.players(people), reader.notebook(table.id, player)

        return await self._store.read(work)

    async def beside_player(
        self, table: TableFacts, by: Person
    ) -> tuple[Mapping[PlayerId, PlayerProfile], Notebook, UndoForeseen | None]:
        """The same of somebody who plays at a table, and what taking their last move back takes;
        None where it cannot be. In one reading."""
        people = sorted(table.people)

        def work(
            reader: Reader,
        ) -> tuple[Mapping[PlayerId, PlayerProfile], Notebook, Table, list[MoveRecord]]:
            profiles, notebook = reader.players(people), reader.notebook(table.id, by.id)
            return profiles, notebook, existing(reader.table(table.code)), reader.moves(table.id)

        profiles, notebook, stored, log = await self._store.read(work)
        try:
            return profiles, notebook, self._foresee_undo(stored, log, Undo(by))
        except PlayerError:
            return profiles, notebook, None
