"""Delivers the letters of the outbox: each once, in order, whatever fails in between."""

import asyncio
import logging
from collections.abc import Awaitable, Sequence
from typing import TypeVar

import msgspec

from tables.letters import (
    BoardPost,
    ClaimedLetter,
    Letter,
    PrivateLetter,
    PublicLetter,
    SeatFacts,
)
from tables.model import Human, PlaceId, PlayerProfile, Status, TableId
from tables.ports import Clock, Outbox
from tables.service import TableService
from workers.ports import (
    DoorClosed,
    Messenger,
    Post,
    Profiles,
    Sent,
    TryLater,
    Undeliverable,
    Writes,
)

_log = logging.getLogger(__name__)

T = TypeVar("T")

LETTERS_AT_ONCE = 4
"""How many workers deliver side by side, each one letter at a time: a slow lane holds up one."""

LEASE = 120_000
"""How long a claimed letter is ours, in milliseconds: longer than a slow upload."""

PATIENCE = 90
"""Seconds a message may take to be sent, less than the lease."""

MOST_ATTEMPTS = 8
"""A letter that has failed so often, by a fault of ours, is given up: its lane has waited for four
minutes. While the platform is unwell letters wait as long as it takes."""

_FIRST_PAUSE = 2_000
_LONGEST_PAUSE = 600_000
NONCE_LASTS = 120_000
"""Milliseconds for which the platform surely knows a nonce again."""

_YOUNG = 3_300_000
"""Messages older than an hour have a hidden limit on edits; this is a little less."""


class _Delivery(msgspec.Struct, frozen=True):
    """What came of a letter: the table's newest post, and the one it has made outdated.

    ``told``: whether it has reached anybody; it does not where it is not wanted.
    """

    newest: BoardPost | None = None
    outdated: Sent | None = None
    told: bool = True


class Dispatcher:
    """Takes due letters, has them written out, hands them to the messenger, ticks them off."""

    def __init__(
        self,
        outbox: Outbox,
        service: TableService,
        writer: Writes,
        messenger: Messenger,
        clock: Clock,
    ) -> None:
        self._outbox = outbox
        self._service = service
        self._writer = writer
        self._messenger = messenger
        self._clock = clock
        self._told_of_place: set[tuple[TableId, str]] = set()

    async def work(self) -> int | None:
        """Deliver one due letter after the other; the instant the next is due, None for never.

        Several may work at the same time: the outbox gives a lane to one of them.
        """
        while letters := await self._claim():
            for claimed in letters:
                await self._deliver(claimed)
        return await self._outbox.next_due_at(self._clock.now())

    async def _claim(self) -> list[ClaimedLetter]:
        now = self._clock.now()
        return await self._outbox.claim(now, now + LEASE, 1)

    async def _deliver(self, claimed: ClaimedLetter) -> None:
        """One letter. A fault in it is reported and it is put off; the other lanes go on."""
        claimed = await self._service.outages.as_of_now(claimed)
        try:
            delivery = await self._send(claimed)
        except TryLater as pause:
            await self._postpone(claimed, pause.wait, "platform unwell")
        except DoorClosed:
            await self._meet_closed_door(claimed)
        except Undeliverable as fault:
            await self._give_up(claimed, fault)
        except Exception as fault:
            await self._stumble(claimed, fault)
        else:
            async with self._service.outages.letter_leaves(claimed.letter, told=delivery.told):
                await self._outbox.done(claimed.id, delivery.newest)
            if delivery.outdated is not None:
                await self._retire(delivery.outdated)

    # --- sending -----------------------------------------------------------------------------

    async def _send(self, claimed: ClaimedLetter) -> _Delivery:
        letter = await self._as_things_stand(claimed.letter)
        if _is_pointless(letter, claimed):
            return _Delivery(told=False)
        profiles = await self._profiles(letter)
        if isinstance(letter, PublicLetter):
            post = await self._writer.public(letter, profiles, drawn=not claimed.overtaken)
            return await self._send_public(claimed, letter, post)
        return await self._send_private(claimed, letter, profiles)

    async def _as_things_stand(self, letter: Letter) -> Letter:
        """The same letter, calling nobody to a turn that has passed since it was written."""
        table = letter.table
        if table.status is not Status.PLAYING or all(s.asked is None for s in table.seats):
            return letter
        asked = await self._service.questions_of(table.id)
        passed = [s for s in table.seats if s.asked is not None and asked.get(s.seat) != s.asked]
        return _without_calls(letter, passed) if passed else letter

    async def _send_private(
        self, claimed: ClaimedLetter, letter: PrivateLetter, profiles: Profiles
    ) -> _Delivery:
        profile = profiles.get(letter.to)
        if profile is not None and not _wants(letter, profile):
            return _Delivery(told=False)
        post = await self._writer.private(letter, profiles, drawn=not claimed.overtaken)
        await self._whisper(claimed, letter, post)
        if profile is not None and profile.dms_closed:
            await self._service.note_door(letter.to, closed=False)
        return _Delivery()

    async def _whisper(self, claimed: ClaimedLetter, letter: PrivateLetter, post: Post) -> None:
        """Whisper once: an earlier attempt may have arrived, and its nonce be forgotten by now.

        The platform's clock may be a little behind ours.
        """
        if self._is_doubtful(claimed):
            since = claimed.queued_at - NONCE_LASTS
            if await _patiently(self._messenger.has_whispered(letter.to, post, since)):
                return
        await _patiently(self._messenger.whisper(letter.to, post, claimed.id))

    def _is_doubtful(self, claimed: ClaimedLetter) -> bool:
        """Whether an earlier attempt may have arrived so long ago that its nonce is forgotten."""
        return claimed.attempts > 0 and self._clock.now() - claimed.queued_at > NONCE_LASTS

    async def _send_public(
        self, claimed: ClaimedLetter, letter: PublicLetter, post: Post
    ) -> _Delivery:
        table = letter.table
        if letter.kind in ("reminder", "notice"):
            await self._post(claimed, table.place, post)
            return _Delivery()
        earlier = await self._young_post(table.id)
        if earlier is not None and letter.amends:
            replaced = await _patiently(self._messenger.replace(_stands(earlier), post))
            if replaced:
                return _Delivery(newest=earlier)
        sent = await self._post(
            claimed, table.place, post, 0 if earlier is None else earlier.message
        )
        self._told_of_place = {told for told in self._told_of_place if told[0] != table.id}
        newest = BoardPost(table.id, sent.place, sent.message, self._clock.now())
        if earlier is None or earlier.message == sent.message:
            return _Delivery(newest)
        return _Delivery(newest, outdated=_stands(earlier))

    async def _post(
        self, claimed: ClaimedLetter, place: PlaceId, post: Post, newest: int = 0
    ) -> Sent:
        """Post once: an earlier attempt may have arrived, and its nonce be forgotten by now.

        ``newest``: the table's newest post so far, which may have been amended to say the same.
        """
        if self._is_doubtful(claimed) and claimed.letter.view is not None:
            arrived = await _patiently(self._messenger.find(place, post, newest))
            if arrived is not None:
                return arrived
        return await _patiently(self._messenger.post(place, post, claimed.id))

    async def _young_post(self, table: TableId) -> BoardPost | None:
        """The table's newest post, None where there is none that can still be edited."""
        post = await self._service.board_post(table)
        if post is None or self._clock.now() - post.posted_at >= _YOUNG:
            return None
        return post

    async def _retire(self, outdated: Sent) -> None:
        """Take the buttons off an earlier post: a courtesy, for which no letter is sent again."""
        try:
            await _patiently(self._messenger.retire(outdated))
        except Exception:
            _log.warning("post %d keeps its buttons", outdated.message, exc_info=True)

    async def _profiles(self, letter: PublicLetter | PrivateLetter) -> Profiles:
        people = {s.occupant.player for s in letter.table.seats if isinstance(s.occupant, Human)}
        if isinstance(letter, PrivateLetter):
            people.add(letter.to)
        return await self._service.profiles(sorted(people))

    # --- when it fails -----------------------------------------------------------------------

    async def _postpone(self, claimed: ClaimedLetter, wait: int | None, error: str) -> None:
        growing = min(_FIRST_PAUSE * 2**claimed.attempts, _LONGEST_PAUSE)
        pause = growing if wait is None else max(wait, _FIRST_PAUSE)
        await self._outbox.postpone(claimed.id, self._clock.now() + pause, error)

    async def _meet_closed_door(self, claimed: ClaimedLetter) -> None:
        if isinstance(claimed.letter, PrivateLetter):
            await self._service.note_door(claimed.letter.to, closed=True)
        await self._drop(claimed, "direct messages closed")

    async def _give_up(self, claimed: ClaimedLetter, fault: Undeliverable) -> None:
        """Drop the letter; when it was the channel's, tell the people at the table privately.

        They are told once until a post arrives again, not after every move.
        """
        _log.warning("letter %d dropped: %s", claimed.id, fault.said.key)
        letter = claimed.letter
        told = (letter.table.id, fault.said.key)
        if isinstance(letter, PublicLetter) and told not in self._told_of_place:
            await self._service.tell_people(letter, fault.said)
            self._told_of_place.add(told)
        await self._drop(claimed, fault.said.key)

    async def _stumble(self, claimed: ClaimedLetter, fault: Exception) -> None:
        """A fault of ours: try again, but not for ever, or the lane would stand still."""
        table, kind = claimed.letter.table.code, claimed.letter.kind
        if claimed.attempts + 1 < MOST_ATTEMPTS:
            _log.exception("%s letter %d of table %s is put off", kind, claimed.id, table)
            await self._postpone(claimed, None, type(fault).__name__)
        else:
            _log.exception("%s letter %d of table %s is given up", kind, claimed.id, table)
            await self._drop(claimed, type(fault).__name__)

    async def _drop(self, claimed: ClaimedLetter, error: str) -> None:
        async with self._service.outages.letter_leaves(claimed.letter, told=False):
            await self._outbox.drop(claimed.id, error)


async def _patiently(sending: Awaitable[T]) -> T:
    """Wait for a message to be sent, but not so long that somebody else takes the letter up."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await sending
    except TimeoutError as fault:
        raise TryLater from fault


def _stands(post: BoardPost) -> Sent:
    return Sent(post.place, post.message)


def _is_pointless(letter: Letter, claimed: ClaimedLetter) -> bool:
    """Whether a newer letter tells the same, or there is nobody left to remind."""
    if not isinstance(letter, PublicLetter):
        return letter.kind == "reminder" and letter.table.seats[letter.seat or 0].asked is None
    if letter.kind == "reminder":
        return not letter.ping
    return letter.amends and claimed.overtaken


def _without_calls(letter: Letter, passed: Sequence[SeatFacts]) -> Letter:
    """The letter as if these seats were not asked any more."""
    seats = tuple(
        msgspec.structs.replace(s, asked=None, deadline=None) if s in passed else s
        for s in letter.table.seats
    )
    letter = msgspec.structs.replace(
        letter, table=msgspec.structs.replace(letter.table, seats=seats)
    )
    if not isinstance(letter, PublicLetter):
        return letter
    people = {s.occupant.player for s in passed if isinstance(s.occupant, Human)}
    return msgspec.structs.replace(letter, ping=tuple(p for p in letter.ping if p not in people))


def _wants(letter: PrivateLetter, profile: PlayerProfile) -> bool:
    """Whether to try: not against a person's wish, and at a closed door once for each table."""
    if profile.letters == "off":
        return False
    return not profile.dms_closed or letter.table.moves == 0
