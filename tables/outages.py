"""What moves clocks without a move: outages, games that are away, and changed settings."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from model.letters import Letter, PublicLetter, questions_in
from model.refusals import GameNotLoaded
from model.shards import EVERYBODY, ProcessShards
from model.table import HOUR, MINUTE, PlayerId, Status, Table, TableId
from storage.store import Store
from storage.transaction.transaction import Along, Transaction
from tables import board_messages, clocks, direct_messages
from tables.interfaces import Clock, Wake
from tables.notifications import corrections, misleads
from tables.visibility import TableViews

if TYPE_CHECKING:
    from storage.rows.key_values import KeyValues

# Store changed clocks of a table, and correct the messages that show them.


def write_clocks(
    tx: Transaction,
    before: Table,
    after: Table,
    now: int,
    sight: TableViews,
    *,
    board_is_true: bool = False,
) -> bool:
    """Write the clocks of a table, if they have changed. Returns whether messages are to be
    edited.

    ``board_is_true``: the newest post has just been made, with the times of now.
    """
    if after == before:
        return False
    tx.tables.save_clocks(after)
    tx.timers.replace(after.id, clocks.timers_of(after, now))
    is_wished = keep_messages_true(tx, before, after, now)
    if not board_is_true and misleads(before, after):
        is_wished |= _keep_board_true(tx, after, now, sight)
    return is_wished


def given_back_what_waited(tx: Transaction, table: Table, now: int, people: clocks.People) -> Table:
    """Return the table with the time given back that its messages have waited so far.

    For a change that may stop all clocks. ``people``: the profiles of those who sit there.
    """
    since = tx.timers.waiting_since(table.id)
    return table if since is None else clocks.given_back(table, min(since, now), now, people)


def keep_messages_true(
    tx: Transaction, before: Table, after: Table, now: int, asker: PlayerId | None = None
) -> bool:
    """Wish edits of direct messages that are not true any more. Returns whether there may be any.

    ``asker``: the person whose interaction caused it, and who is not written to.
    """
    wishes = corrections(before, after, asker)
    direct_messages.show(tx, before, wishes, now)
    for person in sorted(wishes):
        if not wishes[person].held:  # else they are in the middle of a turn
            tx.messages.edit_daily_message(person, now)
    return bool(wishes)


def _keep_board_true(tx: Transaction, table: Table, now: int, sight: TableViews) -> bool:
    """Wish a silent edit of the newest post, and of its followers' messages.

    A table that cannot be shown has its clocks all the same. Returns whether there is a post.
    """
    if not tx.messages.board_posts([table.id]) or not sight.can_be_shown(table):
        return False
    board_messages.edit(tx, table, now)
    direct_messages.follow(tx, table, tx.people.followers(table.id), now)
    return True


# Give back time in which people could not be reached: messages waited or the bot was down.

_log = logging.getLogger(__name__)

LONGEST_SILENCE = 10 * MINUTE
"""Milliseconds without a sign of life after which the process counts as held up."""

_HARDLY_TRUE = 14 * 24 * HOUR


GiveBack: TypeAlias = Callable[[int, int], Awaitable[object]]
"""Gives back the time from an instant until now (both Unix milliseconds), never any twice."""


class Timed(msgspec.Struct, frozen=True):
    """Something whose times are given back. ``last``: when its people were last reachable."""

    game: str
    last: int | None
    give_back: GiveBack


FindsTimed: TypeAlias = Callable[[ProcessShards], Awaitable[list[Timed]]]
"""Finds what has times besides tables, in the servers of these shards."""


class Outages:
    """Corrects the times of tables, and of all else, in which people could not be reached."""

    def __init__(
        self, store: Store, clock: Clock, wake: Wake, wake_timers: Wake, sight: TableViews
    ) -> None:
        self._store = store
        self._sight = sight
        self._clock = clock
        self._wake = wake
        self._wake_timers = wake_timers
        self._others: list[FindsTimed] = []
        self._away: dict[str, int] = {}
        """Games that are not loaded, and since when (Unix milliseconds)."""
        self._said: tuple[int, ProcessShards] | None = None
        """When this process last recorded that it was alive, and for which shards."""

    def include(self, others: FindsTimed) -> None:
        """Give back the times of these as well, by the same law."""
        self._others.append(others)

    async def letter_leaves(
        self, letter: Letter, tick_off: Callable[[Along | None], Awaitable[object]], *, told: bool
    ) -> None:
        """Store that a message is done with; ``told``: it has reached its readers.

        In the same transaction the time it waited is given back, and the clocks of the questions it
        told start, unless the table's board has never been posted.
        """
        if letter.table.status is not Status.PLAYING:
            await tick_off(None)
            return
        await self.notice_silence()
        queued: list[bool] = []
        await tick_off(self._counted(letter, told, queued.append))
        wake = self._wake if any(queued) else self._wake_timers
        wake()

    def _counted(self, letter: Letter, told: bool, note: Callable[[bool], None]) -> Along:
        """Return the writes of ``letter_leaves``; they note whether messages are to be edited."""
        now = self._clock.now()

        def work(tx: Transaction) -> None:
            table = tx.tables.by_id(letter.table.id)
            if table is None or table.status is not Status.PLAYING:
                return
            shown = isinstance(letter, PublicLetter) or bool(tx.messages.board_posts([table.id]))
            questions = questions_in(letter) if told and shown else frozenset()
            since = tx.timers.waiting_since(table.id)
            since = now if since is None else min(since, now)  # later if the clock was set
            after = clocks.reached(table, questions, since, now, tx.people.profiles(table.people))
            is_board = isinstance(letter, PublicLetter) and (letter.view or letter.only_asks)
            posted = told and bool(is_board)
            note(write_clocks(tx, table, after, now, self._sight, board_is_true=posted))

        return work

    async def notice_silence(self) -> None:
        """Notice that the clock was set or the process held up, before times are counted."""
        if self._said is None:
            return
        at, reach = self._said
        if not 0 <= self._clock.now() - at <= LONGEST_SILENCE:
            await self.mark_alive(reach)

    async def meet_games(self, away: Mapping[str, int]) -> Mapping[str, int]:
        """Give back the time for which games were not loaded; call at start, before ``wake_up``.

        ``away``: since when (Unix milliseconds) games were not loaded, as this returned at the
        start before. Returns the games of running tables that are not loaded now.
        """
        now = self._clock.now()
        for timed in await self._all_timed(now):
            if timed.game in away:
                await timed.give_back(away[timed.game], now)
            if not self._sight.is_loaded(timed.game):
                self._away[timed.game] = now
        return self._away

    def stand_still(self, tx: Transaction, table: Table, now: int) -> None:
        """Give the time back for which the game of this table has not been loaded.

        Raises GameNotLoaded if that is too short to be given back.
        """
        self._give_back(tx, table.id, self._away.get(table.game, now), now)
        if tx.tables.by_id(table.id) == table:
            raise GameNotLoaded(table.code)

    async def wake_up(self, reach: ProcessShards = EVERYBODY) -> None:
        """Give back the time for which this process was down; call at start."""
        await self._say_alive(reach, clocks.SHORTEST_STANDSTILL)

    async def mark_alive(self, reach: ProcessShards = EVERYBODY) -> None:
        """Record that the people of these shards can be reached, so that outages can be measured.

        After a long silence the process was held up, or its clock was set: time is given back.
        """
        await self._say_alive(reach, LONGEST_SILENCE)

    async def give_back(self, since: int, reach: ProcessShards = EVERYBODY) -> None:
        """Give back the time from ``since`` (Unix milliseconds) until now to these shards' tables.

        If their last sign of life is long before ``since``, the time from then on is given back: a
        table only stores the end of what it was given. A crash in between does no harm.
        """
        now = self._clock.now()
        for timed in await self._all_timed(now, reach):
            last = timed.last
            began = since if last is None or since - last <= LONGEST_SILENCE else last
            await timed.give_back(began, now)
        self._wake()

    async def _say_alive(self, reach: ProcessShards, silence: int) -> None:
        now = self._clock.now()
        if not self._has_said_so(now, reach, silence):
            await self._break_silences(reach, now, silence)
        await self._store.transact(lambda tx: tx.timers.mark_alive(now, reach), patient=True)
        self._said = (now, reach)

    async def _break_silences(self, reach: ProcessShards, now: int, silence: int) -> None:
        """Give each shard the time back for which its people could not be reached.

        If the clock was set back, a disconnected shard's sign of life is set to now: with one in
        the future, deadlines would pass while its people cannot be reached.
        """
        for shard in sorted(reach.here | reach.lost.keys()):
            last = await self._store.read(partial(_last_alive, shard=shard, count=reach.count))
            was_set_back = last is not None and now - last < -clocks.SHORTEST_STANDSTILL
            is_late = last is None or now - last > silence
            if was_set_back or (is_late and shard in reach.here):
                await self._break_silence(reach.only(shard), silence)
            if was_set_back and shard in reach.lost:
                put_right = partial(_mark_alive, at=now, reach=reach.only(shard))
                await self._store.transact(put_right, patient=True)

    def _has_said_so(self, now: int, reach: ProcessShards, silence: int) -> bool:
        """Return whether this process has recorded a recent sign of life itself."""
        if self._said is None:
            return False
        at, of = self._said
        return of == reach and -clocks.SHORTEST_STANDSTILL <= now - at <= silence

    async def _break_silence(self, reach: ProcessShards, silence: int) -> None:
        """Give all in a silent shard back the time since people could last be reached.

        Each has its own last sign of life, as the number of shards may have been different
        then.
        """
        now, absences = self._clock.now(), [0]
        for timed in await self._all_timed(now, reach):
            last = timed.last
            if last is not None and not -clocks.SHORTEST_STANDSTILL <= now - last <= silence:
                absences.append(now - last)
                await timed.give_back(last, now)
        if (longest := max(absences, key=abs)) != 0:
            _log_absence(longest)
            self._wake()

    async def _all_timed(self, now: int, reach: ProcessShards = EVERYBODY) -> list[Timed]:
        """Return what has times, of the servers of these shards: tables first."""
        tables = await self._store.read_much(lambda r: r.timers.timed_tables(now, reach))
        found = [Timed(game, last, partial(self._at_table, table)) for table, game, last in tables]
        for others in self._others:
            found += await others(reach)
        return found

    async def _at_table(self, table: TableId, since: int, now: int) -> None:
        give_back = partial(self._give_back, table=table, since=since, now=now)
        await self._store.transact(give_back, patient=True)

    def _give_back(self, tx: Transaction, table: TableId, since: int, now: int) -> None:
        """Give a table's people time back since ``since`` or its oldest waiting letter."""
        before = tx.tables.by_id(table)
        if before is not None:
            waiting = tx.timers.waiting_since(table)
            if since <= now and waiting is not None:
                since = min(since, waiting)
            after = clocks.given_back(before, since, now, tx.people.profiles(before.people))
            write_clocks(tx, before, after, now, self._sight)


def _last_alive(reader: Transaction, shard: int, count: int) -> int | None:
    return reader.timers.last_alive(shard, count)


def _mark_alive(tx: Transaction, at: int, reach: ProcessShards) -> None:
    tx.timers.mark_alive(at, reach)


def _log_absence(milliseconds: int) -> None:
    if abs(milliseconds) > _HARDLY_TRUE:
        _log.warning(
            "the clock has jumped by %d days, or the house was away as long; nobody's deadline is "
            "later than a full time from now",
            milliseconds // (24 * HOUR),
            extra={"alert": "clock"},
        )
    else:
        _log.info("away for %d minutes, which are given back", milliseconds // MINUTE)


# Remembers from start to start which games are not loaded, so that their tables lose no time.

_KEY: Final = "games-away"


async def remember_games_away(outages: Outages, notes: "KeyValues") -> None:
    """Give tables the time back for which their games were not loaded; call once at start."""
    noted = await notes.read(_KEY)
    before = msgspec.json.decode(noted or "{}", type=dict[str, int])
    now = dict(await outages.meet_games(before))
    if now != before:
        await notes.write(_KEY, msgspec.json.encode(now).decode())
