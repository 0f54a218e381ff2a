"""Changes of tables without a command: timers, computers' moves, reminders, lost letters."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from core.texts import Moment, text
from model import game_json
from model.commands import Close, Command, EndPause, Expire, Lapse, PlayFor
from model.message import Key, Subject, Wish
from model.refusals import existing
from model.shards import EVERYBODY, ProcessShards
from model.table import (
    HOUR,
    TIMER_KINDS,
    GuildId,
    Human,
    PlayerId,
    Status,
    Table,
    Timer,
    TimerKind,
)
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables import board_messages, clocks, direct_messages
from tables.commit import Commits
from tables.decisions import lifecycle
from tables.decisions.transitions import Occasion, Today
from tables.interfaces import Clock
from tables.notification_settings import next_digest
from tables.notifications import calls_to
from tables.paces import ends_at
from tables.visibility import Look, TableViews

_TIMERS_AT_ONCE = 50
_NEED_NO_RULES: Final = ("resume", "closing", "close")


class Agenda(msgspec.Struct, frozen=True):
    """The timers that are due, earliest first, and when the next one is."""

    due: list[Timer]
    next_at: int | None


class TableTimers:
    """Carries out timers and the results of background work."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        sight: TableViews,
        commits: Commits,
        stand_still: Callable[[Transaction, Table, int], None],
        play_planned: Callable[[Transaction, Table, Timer, int], None],
    ) -> None:
        """``stand_still``: moves the clocks of a table on whose game is not loaded.

        ``play_planned``: plays the moves that a person has planned.
        """
        self._play_planned = play_planned
        self._stand_still = stand_still
        self._store = store
        self._clock = clock
        self._sight = sight
        self._commits = commits

    async def agenda(
        self,
        kinds: Sequence[TimerKind] = TIMER_KINDS,
        besides: int = 0,
        reach: ProcessShards = EVERYBODY,
        ahead: int = 0,
    ) -> Agenda:
        """What is due of these kinds, enough to find some ``besides`` these, and what is not yet.

        ``ahead``: timers count as due so many milliseconds before their instant. Nobody's time
        runs out while they cannot be reached.
        """
        now, most = self._clock.now(), _TIMERS_AT_ONCE + besides

        def work(reader: Transaction) -> Agenda:
            due = reader.timers.due(now, most, kinds, reach, ahead)
            next_at = reader.timers.next_at(now + ahead, kinds)
            return Agenda(due, None if next_at is None else next_at - ahead)

        return await self._store.read(work)

    async def fire(self, timer: Timer) -> None:
        """Carry out a timer, unless its question has been answered; idempotent.

        Each change of a table replaces its timers, so one that still exists is about an open
        question. While the table's game is not loaded, its clocks are moved on instead. Raises
        GameNotLoaded if that was not long enough to be given back.
        """
        now = self._clock.now()

        def work(tx: Transaction) -> None:
            table = existing(tx.tables.by_id(timer.table))
            if timer.kind != "computer" and tx.timers.waiting_since(table.id) is not None:
                return  # letters wait to be sent, so nobody's time may run out
            if timer.kind == "planned":
                self._play_planned(tx, table, timer, now)
                return
            if timer.kind not in _NEED_NO_RULES and not self._sight.is_loaded(table.game):
                self._stand_still(tx, table, now)
                return
            if not tx.timers.delete(timer) or timer.kind == "computer":
                return  # computers move by ``answer_for_computer``
            if timer.kind == "close" and ends_at(table) > now:
                tx.timers.replace(table.id, clocks.timers_of(table, now))
                return
            if (command := _command_of(timer)) is not None:
                self._obey(tx, table, command, now)
            elif timer.kind == "closing":
                notice = text(_closing_key(table), until=Moment(ends_at(table)))
                told = msgspec.structs.replace(table, version=table.version + 1)
                tx.tables.save(told, table.version)
                board_messages.tell(tx, told, notice, now, news=True)
            elif (reminded := clocks.reminded(table, timer, now)) is not None:
                tx.tables.save_clocks(reminded)
                self._remind(tx, table, timer, now)

        await self._commits.change(work, patient=True)

    def _remind(self, tx: Transaction, table: Table, timer: Timer, now: int) -> None:
        """Remind a person, by post and by direct message, that part of their time has passed."""
        seat = table.seats[timer.seat]
        game_json.state_of(self._sight.rules(table), table)  # raises if nobody can move
        rings = calls_to(seat, "reminder")
        board_messages.call(tx, table.id, rings, now)
        said = text(f"table-reminder-{timer.kind}", code=table.code)
        told = tuple(msgspec.structs.replace(ring, said=said) for ring in rings)
        wishes = {ring.player: Wish(news=True, rings=(ring,)) for ring in told}
        direct_messages.show(tx, table, wishes, now)

    async def claim(self, timer: Timer, lasts: int) -> bool:
        """Claim a timer for ``lasts`` milliseconds. Returns False if another process has it."""
        now = self._clock.now()
        until = now + lasts
        return await self._store.transact(
            lambda tx: tx.timers.claim(timer, now, until), patient=True
        )

    def _obey(self, tx: Transaction, table: Table, command: Command, now: int) -> None:
        """Carry out a timer's command; an unreadable table can only be ended or its pause ended.

        Raises TableRefuses for any other command to such a table.
        """
        people, game = tx.people.profiles((*table.people, *table.promised)), None
        if isinstance(command, Close | EndPause) and not self._sight.can_be_shown(table):
            after = lifecycle.decide_unread(table, command, Today(now, people))
        else:
            game = self._sight.rules(table)
            after = lifecycle.decide(table, command, Occasion(game, now, people=people))
        self._commits.write(tx, table, after, game, now, None)

    async def answer_for_computer(self, timer: Timer, notation: str | None) -> None:
        """Make a computer's move, unless its question has been answered meanwhile.

        ``notation``: None if it could not decide; then the game's fallback move is made.
        """
        now = self._clock.now()

        def work(tx: Transaction) -> None:
            table = existing(tx.tables.by_id(timer.table))
            if not tx.timers.delete(timer):
                return
            occasion = Occasion(
                self._sight.rules(table), now, people=tx.people.profiles(table.people)
            )
            command = PlayFor(timer.seat, timer.asked, notation)
            after = lifecycle.decide(table, command, occasion)
            self._commits.write(tx, table, after, occasion.game, now, None)

        await self._commits.change(work, patient=True)

    async def send_digests(self) -> int | None:
        """Wish the daily messages that are due; return when the next one is, None if nobody wants
        one.

        What they say is read when they are sent.
        """
        now = self._clock.now()
        due = await self._store.read(lambda reader: reader.people.next_digest_at())
        if due is None or due > now:
            return due

        def work(tx: Transaction) -> int | None:
            for profile in tx.people.due_digests(now):
                playing = tx.tables.of_player(profile.id, (Status.PLAYING,))
                owed = [t for t in playing if _waits_for(t, profile.id)]
                if owed:
                    day = Key(Subject("day", now // HOUR), person=profile.id)
                    tx.messages.want(day, now, Wish(news=True))
                due = next_digest(profile, now)
                tx.people.save_profile(msgspec.structs.replace(profile, digest_due=due))
            return tx.people.next_digest_at()

        return await self._commits.change(work, patient=True)

    async def waited_for(self, timer: Timer) -> list[tuple[GuildId, PlayerId]]:
        """Return the people a timer is about, with the server whose membership to check."""
        table = await self._store.read(lambda r: r.tables.by_id(timer.table))
        if table is None or table.guild is None:
            return []
        if timer.kind == "closing" and table.status is Status.LOBBY:
            return [(table.guild, player) for player in table.people]
        if timer.kind not in ("halfway", "nearly", "deadline") or timer.seat >= len(table.seats):
            return []
        seat = table.seats[timer.seat]
        awaited = seat.asked == timer.asked and seat.presence == "here"
        if not awaited or not isinstance(seat.occupant, Human):
            return []
        return [(table.guild, seat.occupant.player)]

    async def computers_question(self, timer: Timer) -> Look | None:
        """Return the table as the computer to move sees it; None if its question was answered."""
        table = await self._store.read(lambda r: r.tables.by_id(timer.table))
        if table is None or table.seats[timer.seat].asked != timer.asked:
            return None
        return self._sight.look_from(table, table.seats[timer.seat])


def _closing_key(table: Table) -> str:
    """Return the key of the notice, a day before, that a table will be closed."""
    if table.status is Status.LOBBY:
        return "lobby-closing"
    return "frost-closing" if table.is_frozen else "game-closing"


def _waits_for(table: Table, player: PlayerId) -> bool:
    """Return whether this person is to move; nobody is at a frozen table."""
    seat = table.seat_of(player)
    return seat is not None and seat.asked is not None and not table.is_frozen


def _command_of(timer: Timer) -> Command | None:
    """Return the command of this timer; None if it only sends a letter."""
    match timer.kind:
        case "deadline":
            return Expire(timer.seat, timer.asked)
        case "resume":
            return EndPause()
        case "lapse":
            return Lapse(timer.asked)
        case "close":
            return Close()
    return None
