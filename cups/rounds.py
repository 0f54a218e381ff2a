"""Carries cups on: begins them, opens the tables of rounds, counts their games, ends them.

Each step is one transaction that looks at what is stored and does what is due, so it can be
repeated after a crash and by several processes at once: the cup is locked, and whoever comes second
finds nothing left to do.
"""

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from functools import partial
from itertools import repeat
from typing import TypeAlias

import msgspec

from core.game import Seat
from cups.changes import (
    begun,
    can_begin,
    counted,
    left,
    over,
    round_ended,
    with_pairings,
    with_round,
)
from cups.pairing import next_round
from cups.saving import save
from model.commands import Person
from model.cup import Cup, CupId, CupStatus, LeftBecause, Pairing, Placing
from model.refusals import GameNotLoaded
from model.shards import ProcessShards
from model.table import (
    FORMER_PLAYER,
    HOUR,
    CupGame,
    PlaceId,
    PlayerId,
    Status,
    Table,
    TableId,
)
from model.table_creation import Opening
from storage.errors import NotSaved, StaleVersion, StoreBusy
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.clocks import is_late
from tables.commit import tried_again
from tables.interfaces import Clock, Wake
from tables.people.bans import admits
from tables.seated_tables import SeatedTables

_log = logging.getLogger(__name__)

TRIED_AGAIN = HOUR
"""Milliseconds after which a cup is tried again that could not be carried on."""


OpenThreads: TypeAlias = Callable[[Cup, int], AbstractAsyncContextManager[list[PlaceId]]]
"""Creates threads for so many tables of a cup's next round, where its channel allows that, and at
the end deletes those that are in the list then."""


class Rounds:
    """Carries on every cup that is due, step by step."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        wake: Wake,
        tables: SeatedTables,
        threads: OpenThreads,
    ) -> None:
        self._store = store
        self._clock = clock
        self._wake = wake
        self._tables = tables
        self._threads = threads
        self._put_off: dict[CupId, int] = {}
        """When cups are tried again that could not be carried on (Unix milliseconds)."""

    async def advance(self, reach: ProcessShards) -> int | None:
        """Carry on the cups that are due; return when to look again (Unix ms), None: no need.

        A cup that fails is put off, and holds up no other.
        """
        now = self._clock.now()
        due = await self._store.read(lambda reader: reader.cups.due(now, reach))
        self._put_off = {cup: until for cup, until in self._put_off.items() if cup in due}
        for cup in due:
            if self._put_off.get(cup, now) <= now:
                await self._try(cup, now)
        next_due = await self._store.read(lambda reader: reader.cups.next_due_at(now))
        instants = [*self._put_off.values(), *(() if next_due is None else (next_due,))]
        return min(instants, default=None)

    async def _try(self, cup: CupId, now: int) -> None:
        self._put_off.pop(cup, None)
        try:
            while await tried_again(partial(self._one_step, cup)):
                pass
        except (OSError, NotSaved, StoreBusy):
            raise  # the database takes nothing or is out of reach, which is no fault of this cup
        except Exception:
            _log.exception("cup %d cannot be carried on, and is tried again in an hour", cup)
            self._put_off[cup] = now + TRIED_AGAIN

    async def _one_step(self, number: CupId) -> bool:
        cup, tables = await self._store.read(partial(self._foreseen, number))
        if cup is None:
            return False
        people = sorted(cup.people)
        async with self._threads(cup, tables) as unused:
            made = tuple(unused)
            unused.clear()  # none is deleted unless certainly no table stands there
            try:
                places = (*made, *repeat(cup.place, tables - len(made)))
                step = partial(self._step, number, people, places)
                goes_on = await self._store.transact(step, patient=True)
            finally:
                if made:
                    unused += await self._store.read(partial(_without_table, made))
            if goes_on:
                self._wake()
        return goes_on

    def _foreseen(self, number: CupId, reader: Transaction) -> tuple[Cup | None, int]:
        """Return a cup, and how many tables its next step opens."""
        cup, now = reader.cups.by_id(number), self._clock.now()
        if cup is None or not _is_between_rounds(cup) or _let_go(reader, cup, now) is not None:
            return cup, 0
        return cup, _count_tables(self._groups(reader, cup, now))

    def _step(
        self,
        number: CupId,
        people: Sequence[PlayerId],
        places: Sequence[PlaceId],
        tx: Transaction,
    ) -> bool:
        """Do the next step that is due, in this transaction. Returns False if none is.

        ``people``: who was in the cup a moment ago. They are locked before it, as the order of
        locks demands: nobody is banned or forgotten while they are seated. ``places``: where the
        tables stand that it opens. Raises StaleVersion if people or tables are others by now.
        """
        for player in people:
            tx.people.profile(player)
        cup, now = tx.cups.by_id(number), self._clock.now()
        if cup is None:
            return False
        if not set(cup.people) <= set(people):
            raise StaleVersion
        go_on = partial(self._go_on, places)
        steps = (_let_go, self._count, self._begin, self._end_round, go_on)
        after = next((found for step in steps if (found := step(tx, cup, now)) is not None), None)
        # It is due no more by what made it so.
        save(tx, cup, cup if after is None else after, now)
        return after is not None

    def _begin(self, tx: Transaction, cup: Cup, now: int) -> Cup | None:
        """Close the entries that have run out or are full."""
        if cup.status is not CupStatus.ENTRY or not (cup.is_full or cup.closes_at <= now):
            return None
        fewest = self._tables.fewest_seats(cup.game, cup.options)
        return begun(cup, fewest) if can_begin(cup, fewest) else called_off(tx, cup, now)

    def _end_round(self, tx: Transaction, cup: Cup, now: int) -> Cup | None:
        """End the round whose games are counted, or whose days are over; then all are counted."""
        played = cup.round
        if cup.status is not CupStatus.PLAYING or played is None:
            return None
        if played.is_counted:
            return round_ended(cup, now)
        if played.ends_at > now:
            return None
        if not self._tables.is_loaded(cup.game):
            raise GameNotLoaded(cup.code)
        return round_ended(self._with_counted(tx, cup, cup.running, now), now)

    def _count(self, tx: Transaction, cup: Cup, now: int) -> Cup | None:
        """Count the games that have ended."""
        ended = [each.id for each in tx.tables.outlines(cup.running) if each.status.is_over]
        return self._with_counted(tx, cup, ended, now) if ended else None

    def _with_counted(self, tx: Transaction, cup: Cup, these: Sequence[TableId], now: int) -> Cup:
        """Return the cup with these games counted; one that still runs belongs to it no more."""
        pairings = {} if cup.round is None else {p.table: p for p in cup.round.pairings}
        found = {}
        for table in _tables(tx, these):
            log, overdue = tx.log.moves(table.id), self._overdue(tx, table, now)
            found[table.id] = counted(cup, pairings[table.id], table, log, overdue)
            if not table.status.is_over:
                _release(tx, table)
        return with_pairings(cup, found)

    def _overdue(self, tx: Transaction, table: Table, now: int) -> Sequence[Seat]:
        """Return who is late in a game that runs; as with its timers, nobody is while letters wait
        or its rules cannot read it.
        """
        late = [seat.seat for seat in table.seats if is_late(seat, now)]
        if not late or table.status.is_over or tx.timers.waiting_since(table.id) is not None:
            return ()
        return late if self._tables.can_be_played(table) else ()

    def _go_on(self, places: Sequence[PlaceId], tx: Transaction, cup: Cup, now: int) -> Cup | None:
        """Open the next round, with its tables in these places, or end the cup."""
        if not _is_between_rounds(cup):
            return None
        groups = self._groups(tx, cup, now)
        if _count_tables(groups) != len(places):
            raise StaleVersion
        if groups is not None:
            there = iter(places)
            return with_round(cup, [self._paired(tx, cup, one, there, now) for one in groups], now)
        return over(cup, CupStatus.FINISHED, now) if cup.rounds else called_off(tx, cup, now)

    def _groups(self, reader: Transaction, cup: Cup, now: int) -> Sequence[tuple[int, ...]] | None:
        """Return who sit together in the next round; None if there is none.

        Days off count unless too few are there without.
        """
        fewest = self._tables.fewest_seats(cup.game, cup.options)
        people = reader.people.profiles(cup.people)
        away = {player for player, profile in people.items() if profile.away_until > now}
        present = [e.number for e in cup.active if e.player not in away]
        groups = next_round(cup, present, fewest)
        if groups is None and away:
            groups = next_round(cup, [e.number for e in cup.active], fewest)
        return groups

    def _paired(
        self,
        tx: Transaction,
        cup: Cup,
        group: tuple[int, ...],
        places: Iterator[PlaceId],
        now: int,
    ) -> Pairing:
        if len(group) == 1:
            return Pairing((Placing(group[0], rank=1),))
        players = {e.number: e.player for e in cup.active if e.player is not None}
        host, *guests = (Person(players[number], "") for number in group)
        opening = Opening(
            game=cup.game,
            by=host,
            guests=tuple(guests),
            guild=cup.guild,
            place=next(places),
            locale=cup.locale,
            size=len(group),
            options=cup.options,
            pace=cup.pace,
        )
        table = self._tables.open(tx, opening, CupGame(cup.code, len(cup.rounds) + 1), now)
        return Pairing(tuple(map(Placing, group)), table.id, table.code)


def called_off(tx: Transaction, cup: Cup, now: int) -> Cup:
    """Return the cup called off; its games go on as ordinary ones, but count no more."""
    for table in _tables(tx, cup.running):
        _release(tx, table)
    return over(cup, CupStatus.CALLED_OFF, now)


def _count_tables(groups: Sequence[Sequence[int]] | None) -> int:
    """Return how many of these groups play; a single entrant has a bye."""
    return sum(len(group) > 1 for group in groups or ())


def _is_between_rounds(cup: Cup) -> bool:
    return cup.status is CupStatus.PLAYING and cup.round is None


def _let_go(reader: Transaction, cup: Cup, now: int) -> Cup | None:
    """Let the entrants leave who have been forgotten, and before a round whoever is banned."""
    gone: dict[int, LeftBecause] = {
        e.number: "forgotten"
        for e in cup.entrants
        if e.player == FORMER_PLAYER and e.left_because != "forgotten"
    }
    if cup.round is None and not cup.status.is_over:
        people = reader.people.profiles(cup.people)
        for entrant in cup.active:
            known = None if entrant.player is None else people.get(entrant.player)
            if known is not None and known.forgetting is not None:
                gone[entrant.number] = "forgotten"
            elif known is not None and not admits(reader, known.id, cup.guild):
                gone[entrant.number] = "removed"
    return left(cup, gone, now) if gone else None


def _without_table(places: Sequence[PlaceId], reader: Transaction) -> list[PlaceId]:
    """Return those of these threads where no table stands."""
    return [p for p in places if not reader.tables.outlines_at(p, tuple(Status), 1)]


def _tables(tx: Transaction, these: Sequence[TableId]) -> list[Table]:
    """Return these tables, locked, without those that are missing."""
    return [t for number in sorted(these) if (t := tx.tables.by_id(number)) is not None]


def _release(tx: Transaction, table: Table) -> None:
    if not table.status.is_over:
        free = msgspec.structs.replace(table, cup=None, version=table.version + 1)
        tx.tables.save(free, table.version)
