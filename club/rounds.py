"""Carries cups on: begins them, opens the tables of rounds, counts their games, ends them.

Each step is one transaction that looks at what is stored and does what is due, so it can be
repeated after a crash and by several processes at once: the cup is locked, and whoever comes second
finds nothing left to do.
"""

import logging
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256

from club.calling_off import called_off, game_said
from club.cup_times import has_passed
from club.decisions import entry, judging, progress
from club.decisions.letters import letters_of_end
from club.decisions.public_cup import in_public_version
from club.decisions.time_used import slow_seat
from club.failing_cups import LONGEST_PAUSE, FailingCups
from club.interfaces import ClubStore, ClubTransaction
from club.model.cup import Cup, CupDetails, CupId, CupStatus, Entrant, Pairing, Placing, Round
from core.translatable_text import Text
from tables.commit import tried_again
from tables.cup_tables.seated_tables import SeatedOpening, SeatedTables
from tables.interfaces import Clock, Entropy, StaleVersion, Transaction, Wake
from tables.model.shards import EVERYBODY, ProcessShards
from tables.model.table import (
    FORMER_PLAYER,
    HOUR,
    MINUTE,
    Computer,
    CupGame,
    Human,
    Occupant,
    PlayerId,
    Table,
)
from tables.people.bans import admits

_log = logging.getLogger(__name__)

LOOK_AGAIN = 24 * HOUR
"""Most milliseconds for which a cup waits for entrants who are away."""

GAME_AGAIN = HOUR
"""Milliseconds after which a cup whose game is not loaded is tried again."""

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
        entropy: Entropy,
        wake: Wake,
        tables: SeatedTables,
        open_up: Callable[[Transaction, Table], object],
    ) -> None:
        """``open_up``: shows everybody what a closed table has played."""
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._wake = wake
        self._tables = tables
        self._open_up = open_up
        self._reach = EVERYBODY
        self.failing = FailingCups()
        self._steps = (
            self._note_forgotten,
            self._count,
            self._give_up,
            self._begin,
            self._end_round,
            self._go_on,
            self._tell_deal,  # last: should a table not open, the cup goes on all the same
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
        """Carry on one cup, or set it aside and log why."""
        try:
            await self._carry_on(cup)
        except Exception:
            pause = self.failing.put(cup, now)
            mark = {"alert": "cup"} if pause == LONGEST_PAUSE else None
            said = "cup %d cannot go on and is tried again in %d minutes"
            _log.exception(said, cup, pause // MINUTE, extra=mark)
        else:
            self.failing.take_back(cup)

    async def _carry_on(self, cup: CupId) -> None:
        for _ in range(MOST_STEPS):
            if not await tried_again(partial(self._one_step, cup)):
                return
            self._wake()
        raise EndlessSteps

    async def _one_step(self, number: CupId) -> bool:
        cup = await self._store.read(lambda reader: reader.cups.by_id(number))
        if cup is None:
            return False
        return await self._store.transact(partial(self._step, number, cup.people), patient=True)

    def _step(self, number: CupId, people: Sequence[PlayerId], tx: ClubTransaction) -> bool:
        """Do the next step that is due, in this transaction. Returns False if none is.

        ``people``: who was in the cup a moment ago. They are locked before it, as the order of
        locks demands: nobody is banned or forgotten while they are seated. Raises StaleVersion if
        somebody has entered since.
        """
        for player in sorted(people):
            tx.people.profile(player)
        cup, now = tx.cups.by_id(number), self._clock.now()
        if cup is None:
            return False
        if not set(cup.people) <= set(people):
            raise StaleVersion
        for step in self._steps:
            after = step(tx, cup, now)
            if after is not None:
                tx.cups.save(in_public_version(cup, after), progress.due_at(after))
                return True
        return False

    # --- people ------------------------------------------------------------------------------

    def _note_forgotten(self, tx: ClubTransaction, cup: Cup, now: int) -> Cup | None:
        """Let the entrants leave who have been forgotten."""
        if cup.status.is_over:
            return None
        gone = tuple(e.number for e in cup.active if e.player == FORMER_PLAYER)
        return entry.without(cup, gone, "forgotten", now) if gone else None

    def _without_the_unfit(self, tx: ClubTransaction, cup: Cup, now: int) -> Cup:
        """Return the cup without people who are being forgotten or may not play here."""
        profiles = tx.people.profiles(cup.people)
        forgotten = tuple(
            e.number
            for e in cup.active
            if e.player in profiles and profiles[e.player].forgetting is not None
        )
        cup = entry.without(cup, forgotten, "forgotten", now)
        banned = tuple(
            e.number
            for e in cup.active
            if e.player is not None and not admits(tx, e.player, cup.guild)
        )
        return entry.without(cup, banned, "removed", now)

    def _back_at(self, tx: ClubTransaction, cup: Cup, now: int) -> dict[int, int]:
        """Return the numbers of the entrants who are away, each with when they are back."""
        profiles = tx.people.profiles(cup.people)
        return {
            e.number: profiles[e.player].away_until
            for e in cup.active
            if e.player in profiles and profiles[e.player].away_until > now
        }

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
        to_tell = (each for each in cup.rounds if progress.deal_is_to_be_told(cup, each))
        played = next(to_tell, None)
        if played is None:
            return None
        numbers = sorted(p.table for p in played.pairings if p.table is not None)
        tables = [table for n in numbers if (table := tx.tables.by_id(n)) is not None]
        for table in tables:
            self._open_up(tx, table)
        seed = next((table.seed for table in tables if table.seed is not None), b"")
        return progress.deal_told(cup, played.number, seed)

    # --- beginning, rounds, end --------------------------------------------------------------

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
        fewest = self._fewest(tx, cup, now)
        if fewest is None:
            return None
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
        if self._fewest(tx, cup, now) is None:
            return None
        tables = _tables_of(tx, played)
        held_up = max(map(progress.held_up_for, tables.values()), default=0)
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
        fewest = self._fewest(tx, cup, now)
        if fewest is None:
            return None
        cup = self._without_the_unfit(tx, cup, now)
        everybody = tuple(e.number for e in cup.active)
        people = len(cup.people) >= progress.FEWEST_PEOPLE
        if not people or progress.groups_of_next_round(cup, everybody, fewest) is None:
            return self._ended(tx, cup, now)
        away = self._back_at(tx, cup, now)
        present = tuple(number for number in everybody if number not in away)
        groups = progress.groups_of_next_round(cup, present, fewest)
        if groups is None:
            tx.cups.put_off(cup.id, min(now + LOOK_AGAIN, *away.values()))
            return None
        return self._with_round(tx, cup, groups, now)

    def _ended(self, tx: ClubTransaction, cup: Cup, now: int) -> Cup:
        if not cup.rounds:
            return called_off(tx, cup, self._tables, "club-told-too-few", now)
        after = progress.ended(cup, now)
        tx.letters.put(letters_of_end(after, tx.people.profiles(cup.people), self._game(cup)), now)
        return after

    def _game(self, cup: CupDetails) -> Text:
        return game_said(self._tables, cup)

    def _fewest(self, tx: ClubTransaction, cup: Cup, now: int) -> int | None:
        """Return the fewest seats of the cup's game; None if it is not loaded: later, then."""
        if not self._tables.is_loaded(cup.game):
            tx.cups.put_off(cup.id, now + GAME_AGAIN)
            return None
        return fewest_seats(self._tables, cup)

    # --- tables ------------------------------------------------------------------------------

    def _with_round(
        self, tx: ClubTransaction, cup: Cup, groups: tuple[progress.Group, ...], now: int
    ) -> Cup:
        """Open the tables of a round in this transaction, and return the cup with it."""
        deal = self._entropy.seed() if cup.same_deal else None
        pairings = [
            progress.bye(n, group[0])
            if len(group) == 1
            else self._paired(tx, cup, n, group, deal, now)
            for n, group in enumerate(groups, 1)
        ]
        seal = None if deal is None else sha256(deal).hexdigest()
        return progress.with_round(cup, pairings, now, seal)

    def _paired(
        self,
        tx: ClubTransaction,
        cup: Cup,
        number: int,
        group: progress.Group,
        deal: bytes | None,
        now: int,
    ) -> Pairing:
        entrants = [entrant for each in group if (entrant := cup.entrant(each)) is not None]
        table = self._tables.open(
            tx,
            SeatedOpening(
                game=cup.game,
                options=cup.options,
                guild=cup.guild,
                place=cup.place,
                locale=cup.locale,
                pace=cup.pace,
                occupants=tuple(_occupant(cup, entrant) for entrant in entrants),
                seed=self._entropy.seed() if deal is None else deal,
                cup=CupGame(cup.code, len(cup.rounds) + 1, closed=deal is not None),
            ),
            now,
        )
        places = tuple(map(Placing, group))
        return Pairing(number, places, table.id, table.code, runs=True)


def fewest_seats(tables: SeatedTables, cup: CupDetails) -> int:
    """Return the fewest seats of a table of this cup. Raises TableRefuses if its game is away."""
    return max(2, tables.seats_for(cup.game, cup.options)[0])


def _occupant(cup: Cup, entrant: Entrant) -> Occupant:
    if entrant.player is None:
        called = cup.name_number(entrant)
        return Computer(cup.game, entrant.level or "normal", called=called)
    return Human(PlayerId(entrant.player))


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
