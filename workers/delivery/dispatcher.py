"""Delivers the letters to people, each once and in order, despite crashes and failures."""

import logging
from collections.abc import Sequence
from functools import partial

import msgspec

from model.letters import ClaimedLetter, PrivateLetter, TableFacts
from model.message import Ring
from model.table import PlayerId, PlayerProfile, Status
from storage.errors import NotSaved, UnreadableLetter
from storage.transaction.outbox import Outbox
from storage.transaction.transaction import Along, Transaction
from tables import board_messages
from tables.delivery_queries import LetterStanding
from tables.interfaces import Clock, Wake
from tables.notifications.notices import calls_to
from tables.service import TableService
from workers.chat_platform import DoorClosed, Messenger, Onlookers, TryLater, Undeliverable
from workers.delivery.direct_messages import DirectMessages
from workers.delivery.letter_claims import AT_ONCE, Claims
from workers.delivery.letter_relevance import (
    call_instead_of,
    calls_by_letter,
    is_alone,
    is_left_to_newer,
    is_pointless,
    without_calls,
)
from workers.delivery.send_retries import (
    MOST_ATTEMPTS,
    Delivery,
    patiently,
    pause_before_retry,
)
from workers.metrics import GIVEN_UP, POSTED
from workers.post_model import Writes

_log = logging.getLogger(__name__)

LETTERS_AT_ONCE = 6
"""How many workers deliver concurrently, one letter each, so that a slow lane blocks one worker.
Discord opens few direct message channels a second."""

LATE = 1_000
"""Milliseconds of age from which a letter is sent in words first if the render queue is busy."""


class Dispatcher:
    """Claims due letters, has posts made of them, sends these and marks the letters as done."""

    def __init__(
        self,
        outbox: Outbox,
        service: TableService,
        writer: Writes,
        messenger: Messenger,
        clock: Clock,
        onlookers: Onlookers,
        wake: Wake,
    ) -> None:
        """``wake``: called when posts follow from what has happened to a letter."""
        self._outbox = outbox
        self._claims = Claims(partial(_claimed, outbox), clock)
        self._service = service
        self._clock = clock
        self._writer = writer
        self._messenger = messenger
        self._direct_messages = DirectMessages(service, writer, messenger, clock, onlookers)
        self._wake = wake
        self._stumbles: dict[int, int] = {}
        """Failures by a bug of ours, by letter id; kept in memory, so a restart begins at 0."""

    async def work(self) -> int | None:
        """Deliver all due letters; return when the next is due (Unix milliseconds), None: none.

        Several workers may call it concurrently: the outbox gives each lane to one of them.
        """
        behind: int | None = AT_ONCE
        while True:
            try:
                due = await self._claims.next(behind)
            except UnreadableLetter as lost:
                await self._tell_again(lost)
                behind = AT_ONCE
                continue
            if not isinstance(due, ClaimedLetter):
                return due
            behind = await self._deliver(due)

    async def _tell_again(self, lost: UnreadableLetter) -> None:
        """Drop a letter that cannot be decoded, and call again everybody it may have called."""
        _log.error("%s and is dropped", lost)
        again = self._service.timers.call_again(lost.table, lost.to)
        await self._outbox.done(lost.letter, None, at=self._clock.now(), along=again)
        self._wake()

    async def _deliver(self, claimed: ClaimedLetter) -> int | None:
        """Deliver one letter. A fault is reported and the letter put off; the other lanes go on.

        Returns when the letters that waited behind it or follow from it are due.
        """
        claimed = await self._service.outages.as_of_now(claimed)
        try:
            delivery = await patiently(self._send(claimed))
        except TryLater as pause:
            await self._postpone(claimed, pause.wait, claimed.attempts, "platform unwell")
        except DoorClosed as door:
            await self._meet_closed_door(claimed, door)
        except Undeliverable as fault:
            await self._give_up(claimed, fault)
        except NotSaved:
            raise  # no fault of this letter
        except Exception as fault:
            await self._stumble(claimed, fault)
        else:
            behind = await self._settle(claimed, delivery)
            if delivery.told:
                POSTED.observe(max(0, self._clock.now() - claimed.queued_at) / 1000)
            return behind
        return AT_ONCE

    async def _settle(self, claimed: ClaimedLetter, delivery: Delivery) -> int | None:
        """Tick a letter off, with what follows from it. Returns when that is due, if ever."""
        now = self._clock.now()
        self._stumbles.pop(claimed.id, None)
        behind: int | None = None

        async def tick_off(counts: Along | None) -> None:
            nonlocal behind
            along = _one_after_the_other(counts, delivery.along)
            done = self._outbox.done(claimed.id, delivery.stands, delivery.later, now, along)
            behind = await done

        await self._service.outages.letter_leaves(claimed.letter, tick_off, told=delivery.told)
        if delivery.along is None:
            return behind
        self._wake()
        return AT_ONCE

    # --- sending -----------------------------------------------------------------------------

    async def _send(self, claimed: ClaimedLetter) -> Delivery:
        letter, stands = await self._as_things_stand(claimed.letter)
        profiles = stands.people
        if letter is None:
            await self._direct_messages.take_back(claimed, claimed.letter, profiles)
        newer = await self._outbox.behind(claimed) if claimed.overtaken else []
        claimed = msgspec.structs.replace(claimed, overtaken=bool(newer))
        if letter is None or is_pointless(letter, claimed):
            return Delivery(told=False)
        in_words = self._goes_ahead_of_its_picture(claimed, letter)
        delivery = await self._write(claimed, letter, stands, newer, drawn=not in_words)
        if in_words and delivery.stands is not None:
            along = self._service.timers.illustrate_later(letter, delivery.stands.message)
            return msgspec.structs.replace(delivery, along=along)
        return delivery

    def _goes_ahead_of_its_picture(self, claimed: ClaimedLetter, letter: PrivateLetter) -> bool:
        """Whether to send a late letter in words now and add its picture by an edit later."""
        if letter.view is None or letter.amends or claimed.overtaken or claimed.attempts > 0:
            return False
        is_late = self._clock.now() - claimed.queued_at >= LATE
        return is_late and self._writer.is_busy

    async def _write(
        self,
        claimed: ClaimedLetter,
        letter: PrivateLetter,
        stands: LetterStanding,
        newer: Sequence[PrivateLetter],
        *,
        drawn: bool,
    ) -> Delivery:
        profiles = stands.people
        if letter.illustrates:
            return await self._direct_messages.illustrate(letter, profiles)
        if letter.kind == "digest":
            return await self._direct_messages.send_digest(claimed, letter, profiles)
        if letter.kind == "followed":
            return await self._direct_messages.keep_up(claimed, letter, profiles)
        profile = profiles.get(letter.to) or PlayerProfile(letter.to, "")
        sounds_later = is_left_to_newer(letter, newer, profile, self._clock.now())
        if sounds_later and claimed.attempts == 0:
            return Delivery(told=False)
        silent = sounds_later or letter.is_hushed
        delivery = await self._direct_messages.send(
            claimed, letter, profiles, stands.post, silent=silent, drawn=drawn
        )
        if letter.is_hushed and calls_by_letter(letter, profile, self._clock.now()):
            # Their clock runs as if it had called them: others see the deadline.
            return msgspec.structs.replace(delivery, told=True)
        return delivery

    async def _as_things_stand(
        self, letter: PrivateLetter
    ) -> tuple[PrivateLetter | None, LetterStanding]:
        """Return the letter without calls to turns that have passed, and what it rests on."""
        if letter.kind == "call":
            again = await self._service.delivery.recall(letter)
            return again, await self._service.delivery.standing(again or letter)
        stands = await self._service.delivery.standing(letter)
        if not stands.concerns:
            return None, stands
        table = letter.table
        if table.status is not Status.PLAYING:
            return letter, stands
        asked = stands.asked
        passed = [s for s in table.seats if s.asked is not None and asked.get(s.seat) != s.asked]
        return (without_calls(letter, passed) if passed else letter), stands

    # --- when it fails -----------------------------------------------------------------------

    async def _postpone(
        self, claimed: ClaimedLetter, wait: int | None, failures: int, error: str
    ) -> None:
        again_at = self._clock.now() + pause_before_retry(failures, wait)
        await self._outbox.postpone(claimed.id, again_at, error)

    async def _meet_closed_door(self, claimed: ClaimedLetter, door: DoorClosed) -> None:
        """Record closed direct messages; call the person in the channel if no post has yet."""
        letter = claimed.letter
        profile = await self._service.queries.profile(letter.to)
        await self._service.note_direct_message(letter.to, refused=True)
        if door.gone:
            await self._service.removals.note_gone(letter.to, None)
        calls = list[tuple[TableFacts, Sequence[Ring]]]()
        if letter.kind == "digest":
            owed = await self._service.delivery.owed_by(letter.to)
            calls = [(table, _calls_of(table, letter.to)) for table in owed]
        elif letter.kind == "call" or is_alone(letter, profile, claimed.queued_at):
            calls = [(letter.table, [call_instead_of(letter, self._clock.now())])]
        _log.info("letter %d dropped: %s", claimed.id, door)
        along = _calling(calls, self._clock.now())
        await self._settle(claimed, Delivery(told=False, along=along))

    async def _give_up(self, claimed: ClaimedLetter, fault: Undeliverable) -> None:
        """Drop an undeliverable letter."""
        _log.warning("letter %d dropped: %s", claimed.id, fault.said.key)
        await self._settle(claimed, Delivery(told=False))

    async def _stumble(self, claimed: ClaimedLetter, fault: Exception) -> None:
        """Retry after a bug of ours; drop the letter at MOST_ATTEMPTS, to unblock its lane."""
        table, kind = claimed.letter.table.code, claimed.letter.kind
        before = self._stumbles.get(claimed.id, 0)
        if before + 1 < MOST_ATTEMPTS:
            self._stumbles[claimed.id] = before + 1
            _log.exception("%s letter %d of table %s is put off", kind, claimed.id, table)
            await self._postpone(claimed, None, before, type(fault).__name__)
        else:
            GIVEN_UP.inc()
            _log.exception(
                "%s letter %d of table %s is given up",
                kind,
                claimed.id,
                table,
                extra={"alert": "letter"},
            )
            await self._settle(claimed, Delivery(told=False, along=self._bare_calls(claimed)))

    def _bare_calls(self, claimed: ClaimedLetter) -> Along | None:
        """Return a write of calls without board, in place of a letter whose board cannot be made.

        None for a letter without a board, and for one that adds a picture to a call already sent.
        """
        letter = claimed.letter
        if letter.view is None or letter.illustrates:
            return None
        return self._service.timers.call_again(letter.table.id, letter.to, bare=True)


async def _claimed(
    outbox: Outbox, now: int, until: int, most: int
) -> tuple[Sequence[ClaimedLetter], int | None]:
    claim = await outbox.claim(now, until, most)
    return claim.letters, claim.next_due_at


def _calls_of(table: TableFacts, player: PlayerId) -> Sequence[Ring]:
    """Return short calls to a person to all that they owe at a table."""
    return [ring for seat in table.seats for ring in calls_to(seat) if ring.player == player]


def _calling(calls: Sequence[tuple[TableFacts, Sequence[Ring]]], now: int) -> Along:
    """Return the write that wishes these short calls."""

    def work(tx: Transaction) -> None:
        for table, rings in sorted(calls, key=lambda call: call[0].id):
            board_messages.call(tx, table.id, rings, now)

    return work


def _one_after_the_other(*writes: Along | None) -> Along:
    def work(tx: Transaction) -> None:
        for write in writes:
            if write is not None:
                write(tx)

    return work
