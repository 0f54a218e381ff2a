"""Carries cups on: begins them, opens the tables of rounds, counts their games, ends them.

Each step is one transaction that looks at what is stored and does what is due, so it can be
repeated after a crash and by several processes at once: the cup is locked, and whoever comes second
finds nothing left to do.
"""

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from club.availability import back_at, without_forgotten, without_unfit
from club.calling_off import called_off, game_said, given_up
from club.cup_times import has_passed
from club.damaged_cups import next_of_remains
from club.decisions import judging, progress
from club.decisions.letters import letters_of_end
from club.decisions.lives import people_play
from club.decisions.public_cup import in_public_version
from club.decisions.time_used import slow_seat
from club.decisions.waiting import waiting, waits_until
from club.failing_cups import LONGEST_PAUSE, FailingCups, note_failing, note_success
from club.interfaces import ClubStore, ClubTransaction
from club.model.cup import Cup, CupDetails, CupId, CupStatus, Pairing, Round
from club.model.refusals import UnreadableCup
from club.round_tables import RoundTables, fewest_seats
from club.told_deals import OpenUp, with_deal_told
from core.translatable_text import Text
from tables.commit import tried_again
from tables.cup_tables.seated_tables import SeatedTables
from tables.interfaces import (
    Clock,
    NotSaved,
    StaleVersion,
    StoreBusy,
    Transaction,
    Wake,
)
from tables.model.refusals import GameNotLoaded, TableRefuses
from tables.model.shards import EVERYBODY, ProcessShards
from tables.model.table import (
    MINUTE,
    PlayerId,
    Table,
)

_log = logging.getLogger(__name__)

Step: TypeAlias = Callable[[ClubTransaction, Cup, int], Cup | None]
"""Does what is due in a cup at an instant, in a transaction; returns the changed cup, or None."""

MOST_STEPS = 1000
"""Steps of one cup in one go; more would be an endless loop."""


class EndlessSteps(Exception):
    """A cup has steps without end."""


class RoundsDue:
    """Carries on every cup that is due, step by step."""

    def __init__(
        self,
        store: ClubStore,
        clock: Clock,
        wake: Wake,
        tables: SeatedTables,
        open_up: OpenUp,
    ) -> None:
        """``open_up``: shows everybody what a closed table has played."""
        self._store = store
        self._clock = clock
        self._round_tables = RoundTables(tables)
        self._wake = wake
        self._tables = tables
        self._open_up = open_up
        self._reach = EVERYBODY
        self.failing = FailingCups()
        self._steps: tuple[Step, ...] = (
            self._fail_for_good,
            self._let_go,
            self._count,
            self._give_up,
            self._begin,
            self._end_round,
            self._go_on,
        )

    async def advance(self, reach: ProcessShards = EVERYBODY) -> int | None:
        """Carry on every cup that is due; return when to look again (Unix ms), None: no need.

        A cup that fails is set aside and holds up no other. ``reach``: the shards of this process.
        """
        self._reach = reach
        now = self._clock.now()
        due = await self._store.read(lambda reader: reader.cups.due(now))
        self.failing.keep(due)
        for cup in due:
            if not self.failing.waits(cup, now):
                await self._try(cup, now)
        next_due = await self._store.read(lambda reader: reader.cups.next_due_at(now))
        instants = (next_due, self.failing.next_at)
        return min((instant for instant in instants if instant is not None), default=None)

    async def _try(self, cup: CupId, now: int) -> None:
        """Carry on one cup, or set it aside and log why.

        Should a table not open, the cup goes on; should the cup not go on, its deals are told.
        """
        faults = [await self._fault(cup, steps) for steps in (self._steps, (self._tell_deal,))]
        fault = next(filter(None, faults), None)
        if fault is None:
            self.failing.take_back(cup)
            await self._note_success(cup)
            return
        pause = self.failing.put(cup, now)
        mark = {"alert": "cup"} if pause == LONGEST_PAUSE else None
        known = isinstance(fault, TableRefuses)
        why = fault.refusal.code if isinstance(fault, TableRefuses) else type(fault).__name__
        said = "cup %d cannot go on (%s) and is tried again in %d minutes"
        _log.error(said, cup, why, pause // MINUTE, exc_info=None if known else fault, extra=mark)
        await self._note_failing(cup, now)

    async def _fault(self, cup: CupId, steps: Sequence[Step]) -> Exception | None:
        """Do these steps of a cup as long as one is due; return why that failed, None if not.

        Raises OSError, NotSaved or StoreBusy if the database is to blame.
        """
        try:
            await self._carry_on(cup, steps)
        except (OSError, NotSaved, StoreBusy):
            raise  # the database takes nothing or is out of reach, which is no fault of this cup
        except Exception as fault:
            return fault
        return None

    async def _note_failing(self, cup: CupId, now: int) -> None:
        """Store since when a cup cannot go on; if that fails too, the next attempt stores it."""
        try:
            await self._store.transact(partial(note_failing, cup, now), patient=True)
        except Exception:
            _log.exception("that cup %d cannot go on is not stored", cup)
        self._wake()

    async def _note_success(self, number: CupId) -> None:
        """Store that a cup goes on which could not."""
        found = await self._store.read(lambda reader: reader.cups.these((number,)))
        if any(isinstance(cup, Cup) and cup.failing_since is not None for cup in found):
            await self._store.transact(partial(note_success, number), patient=True)
            self._wake()

    async def _carry_on(self, cup: CupId, steps: Sequence[Step]) -> None:
        for _ in range(MOST_STEPS):
            if not await tried_again(partial(self._one_step, cup, steps)):
                return
            self._wake()
        raise EndlessSteps

    async def _one_step(self, number: CupId, steps: Sequence[Step]) -> bool:
        try:
            cup = await self._store.read(lambda reader: reader.cups.by_id(number))
        except UnreadableCup as fault:
            return await self._store.transact(partial(self._step_of_remains, fault), patient=True)
        if cup is None:
            return False
        work = partial(self._step, number, _ever_in(cup), steps)
        return await self._store.transact(work, patient=True)

    def _step(
        self, number: CupId, people: Sequence[PlayerId], steps: Sequence[Step], tx: ClubTransaction
    ) -> bool:
        """Do the next step that is due, in this transaction. Returns False if none is.

        ``people``: who had ever been in the cup a moment ago. They are locked before it, as the
        order of locks demands: nobody is banned or forgotten while they are seated or named.
        Raises StaleVersion if somebody has entered since.
        """
        for player in people:
            tx.people.profile(player)
        cup, now = tx.cups.by_id(number), self._clock.now()
        if cup is None:
            return False
        if not set(_ever_in(cup)) <= set(people):
            raise StaleVersion
        for step in steps:
            after = step(tx, cup, now)
            if after is not None:
                tx.cups.save(in_public_version(cup, after), progress.due_at(after))
                return True
        return False

    def _step_of_remains(self, fault: UnreadableCup, tx: ClubTransaction) -> bool:
        """Do the next step of a damaged cup. Raises ``fault`` while it is not called off."""
        cup, now = tx.cups.remains(CupId(fault.number)), self._clock.now()
        after = next_of_remains(tx, cup, self._tables, self._open_up, now)
        if after is not None:
            tx.cups.save(after, progress.due_at(after))
            return True
        if not cup.status.is_over:
            raise fault
        return False

    # --- people ------------------------------------------------------------------------------

    def _let_go(self, tx: ClubTransaction, cup: Cup, now: int) -> Cup | None:
        """Let the entrants leave who have been forgotten, and between rounds whoever is banned."""
        if cup.status.is_over:
            return None
        after = without_forgotten(cup, now)
        if cup.round is None:
            after = without_unfit(tx, after, now)
        return None if after == cup else after

    # --- counting ----------------------------------------------------------------------------

    def _count(self, tx: ClubTransaction, cup: Cup, now: int) -> Cup | None:
        """Count the games that have ended."""
        for played in cup.rounds:
            over = {p.number: t for p in played.pairings if (t := _over(tx, p)) is not None}
            if not over:
                continue
            pairings = [
                self._counted(tx, pairing, over[pairing.number])
                if pairing.number in over
                else pairing
                for pairing in played.pairings
            ]
            return progress.with_pairings(cup, played.number, pairings)
        return None

    def _counted(self, tx: ClubTransaction, pairing: Pairing, table: Table) -> Pairing:
        if pairing.is_counted:
            return judging.noted(pairing)
        return judging.counted(pairing, table, tx.log.moves(table.id))

    def _counted_or_judged(
        self, tx: ClubTransaction, pairing: Pairing, table: Table | None
    ) -> Pairing:
        """Return the pairing as it counts at the end of its round. ``table``: if it is open.

        The game may have ended after this transaction looked for those that have; now it is locked.
        """
        if pairing.is_counted or table is None:
            return pairing
        if table.status.is_over:
            return self._counted(tx, pairing, table)
        log, people = tx.log.moves(table.id), tx.people.profiles(table.people)
        slow = slow_seat(table, log, self._clock.now(), people)
        return judging.judged(pairing, table, slow)

    def _tell_deal(self, tx: ClubTransaction, cup: Cup, _now: int) -> Cup | None:
        """Tell the deal of a round of which all tables are over, and open these to all."""
        return with_deal_told(tx, cup, self._open_up)

    # --- beginning, rounds, end --------------------------------------------------------------

    def _fail_for_good(self, tx: ClubTransaction, cup: Cup, now: int) -> Cup | None:
        """Call off a cup that could not be carried on for too long."""
        return given_up(tx, cup, self._tables, now)

    def _give_up(self, tx: ClubTransaction, cup: Cup, now: int) -> Cup | None:
        """Call off a cup whose channel has been gone for too long."""
        if not self._has_passed(tx, cup, progress.given_up_at(cup), now):
            return None
        return called_off(tx, cup, self._tables, "club-told-place-gone", now)

    def _has_passed(self, tx: ClubTransaction, cup: Cup, at: int | None, now: int) -> bool:
        return has_passed(tx, cup, at, now, self._reach)

    def _begin(self, tx: ClubTransaction, cup: Cup, now: int) -> Cup | None:
        """Close the entries that have run out or are full."""
        if cup.status is not CupStatus.ENTRY:
            return None
        if not self._has_passed(tx, cup, progress.next_step_at(cup), now):
            return None
        fewest = fewest_seats(self._tables, cup)
        if progress.can_begin(cup, fewest):
            return progress.begun(cup, fewest)
        return called_off(tx, cup, self._tables, "club-told-too-few", now)

    def _end_round(self, tx: ClubTransaction, cup: Cup, now: int) -> Cup | None:
        """End the round whose games are counted, or whose days are over; the others are judged."""
        played = cup.round
        if cup.status is not CupStatus.PLAYING or played is None:
            return None
        if played.is_counted:
            return progress.round_ended(cup, now)
        if not self._has_passed(tx, cup, played.ends_at, now):
            return None
        if not self._tables.is_loaded(cup.game):
            raise GameNotLoaded(cup.code)
        tables = _tables_of(tx, played)
        held_up = max((_held_up(tx, table, now) for table in tables.values()), default=0)
        if (longer := progress.lengthened(cup, held_up, now)) is not None:
            return longer
        pairings = [
            self._counted_or_judged(tx, pairing, tables.get(pairing.number))
            for pairing in played.pairings
        ]
        return progress.round_ended(progress.with_pairings(cup, played.number, pairings), now)

    def _go_on(self, tx: ClubTransaction, cup: Cup, now: int) -> Cup | None:
        """Open the next round, or end the cup."""
        if cup.status is not CupStatus.PLAYING or cup.round is not None:
            return None
        if cup.lost_at is not None:
            return None  # where its tables would be posted is gone
        fewest = fewest_seats(self._tables, cup)
        everybody = tuple(e.number for e in cup.active)
        groups = progress.groups_of_next_round(cup, everybody, fewest)
        if groups is None or not people_play(cup):
            return self._ended(tx, cup, now)
        away = back_at(tx, cup, now)
        if not away:  # pairing 64 entrants takes up to 0.4 s, so it is not done twice for nothing
            return self._round_tables.with_round(tx, cup, groups, everybody, now)
        until = waits_until(cup, away, fewest, now)
        if until is not None:
            tx.cups.put_off(cup.id, until)
            return waiting(cup, until)
        present = tuple(number for number in everybody if number not in away)
        groups = progress.groups_of_next_round(cup, present, fewest) or ()
        return self._round_tables.with_round(tx, cup, groups, present, now)

    def _ended(self, tx: ClubTransaction, cup: Cup, now: int) -> Cup:
        if not cup.rounds:
            return called_off(tx, cup, self._tables, "club-told-too-few", now)
        after = progress.ended(cup, now)
        people = tx.people.profiles(_ever_in(cup))
        tx.letters.put(letters_of_end(after, people, self._game(cup)), now)
        return after

    def _game(self, cup: CupDetails) -> Text:
        return game_said(self._tables, cup)


def _ever_in(cup: CupDetails) -> list[PlayerId]:
    """Return the people who are in the cup or have left it, sorted."""
    return sorted({e.player for e in cup.entrants if e.player is not None})


def _held_up(tx: Transaction, table: Table, now: int) -> int:
    return progress.held_up_for(table, now, tx.people.profiles(table.people))


def _over(tx: Transaction, pairing: Pairing) -> Table | None:
    """Return the table of this pairing if it is over and that is not stored yet."""
    if not pairing.runs or pairing.table is None:
        return None
    (outline,) = tx.tables.outlines([pairing.table])
    return tx.tables.by_id(pairing.table) if outline.status.is_over else None


def _tables_of(tx: Transaction, played: Round) -> dict[int, Table]:
    """Return the tables of the games that are not counted, by the number of their pairing."""
    open_ones = (p for p in played.pairings if not p.is_counted and p.table is not None)
    in_order = sorted(open_ones, key=lambda pairing: pairing.table or 0)
    found = {p.number: tx.tables.by_id(p.table) for p in in_order if p.table is not None}
    return {number: table for number, table in found.items() if table is not None}
