"""Delivers the letters of the outbox: each once, in order, whatever fails in between."""

import asyncio
import logging

from tables.letters import (
    BoardPost,
    ClaimedLetter,
    LetterId,
    PrivateLetter,
    PublicLetter,
)
from tables.model import Human, Status
from tables.ports import Clock, Outbox
from tables.service import TableService
from workers.ports import DoorClosed, Messenger, Post, Profiles, Sent, TryLater, Undeliverable
from workers.presenter import Presenter

_log = logging.getLogger(__name__)

LEASE = 120_000
"""How long a claimed letter is ours, in milliseconds: longer than a slow upload."""

_AT_ONCE = 8
_FIRST_PAUSE = 2_000
_LONGEST_PAUSE = 600_000
_YOUNG = 3_300_000
"""Messages older than an hour have a hidden limit on edits; this is a little less."""


class Dispatcher:
    """Takes due letters, has them presented, hands them to the messenger, and ticks them off."""

    def __init__(
        self,
        outbox: Outbox,
        service: TableService,
        presenter: Presenter,
        messenger: Messenger,
        clock: Clock,
    ) -> None:
        self._outbox = outbox
        self._service = service
        self._presenter = presenter
        self._messenger = messenger
        self._clock = clock

    async def work(self) -> int | None:
        """Deliver everything that is due; the instant the next letter is, None if there is none."""
        while letters := await self._claim():
            await asyncio.gather(*(self._deliver(claimed) for claimed in letters))
        return await self._outbox.next_due_at()

    async def _claim(self) -> list[ClaimedLetter]:
        now = self._clock.now()
        return await self._outbox.claim(now, now + LEASE, _AT_ONCE)

    async def _deliver(self, claimed: ClaimedLetter) -> None:
        """One letter. A fault in one is reported and put off; the others go out."""
        try:
            post = await self._send(claimed.id, claimed.letter)
        except TryLater as pause:
            await self._postpone(claimed, pause.wait, "platform unwell")
        except DoorClosed:
            await self._closed_door(claimed)
        except Undeliverable as fault:
            await self._give_up(claimed, fault)
        except Exception as fault:
            _log.exception("letter %d cannot be delivered now", claimed.id)
            await self._postpone(claimed, None, type(fault).__name__)
        else:
            await self._outbox.done(claimed.id, post)

    async def _send(
        self, nonce: LetterId, letter: PublicLetter | PrivateLetter
    ) -> BoardPost | None:
        profiles = await self._profiles(letter)
        if isinstance(letter, PublicLetter):
            post = await self._presenter.public(letter, profiles)
            return await self._send_public(nonce, letter, post)
        profile = profiles.get(letter.to)
        if profile is not None and not _wants(letter, profile.letters, profile.dms_closed):
            return None
        post = await self._presenter.private(letter, profiles)
        await self._messenger.whisper(letter.to, post, nonce)
        if profile is not None and profile.dms_closed:
            await self._service.note_door(letter.to, closed=False)
        return None

    async def _send_public(
        self, nonce: LetterId, letter: PublicLetter, post: Post
    ) -> BoardPost | None:
        table = letter.table
        if letter.kind == "reminder":
            await self._messenger.post(table.place, post, nonce)
            return None
        earlier = await self._service.board_post(table.id)
        young = earlier is not None and self._clock.now() - earlier.posted_at < _YOUNG
        if earlier is not None and young and table.status is Status.LOBBY and not letter.ping:
            sent = Sent(earlier.place, earlier.message)
            if await self._messenger.replace(sent, post):
                return earlier
        sent = await self._messenger.post(table.place, post, nonce)
        if earlier is not None and young and earlier.message != sent.message:
            await self._messenger.retire(Sent(earlier.place, earlier.message))
        return BoardPost(table.id, sent.place, sent.message, self._clock.now())

    async def _profiles(self, letter: PublicLetter | PrivateLetter) -> Profiles:
        people = {s.occupant.player for s in letter.table.seats if isinstance(s.occupant, Human)}
        if isinstance(letter, PrivateLetter):
            people.add(letter.to)
        return await self._service.profiles(sorted(people))

    async def _postpone(self, claimed: ClaimedLetter, wait: int | None, error: str) -> None:
        pause = min(_FIRST_PAUSE * 2**claimed.attempts, _LONGEST_PAUSE) if wait is None else wait
        await self._outbox.postpone(claimed.id, self._clock.now() + pause, error)

    async def _closed_door(self, claimed: ClaimedLetter) -> None:
        letter = claimed.letter
        assert isinstance(letter, PrivateLetter), "only letters to people meet closed doors"
        await self._service.note_door(letter.to, closed=True)
        await self._outbox.drop(claimed.id, "direct messages closed")

    async def _give_up(self, claimed: ClaimedLetter, fault: Undeliverable) -> None:
        """Drop the letter; when it was the channel's, tell the people at the table privately."""
        _log.warning("letter %d dropped: %s", claimed.id, fault.said.key)
        if isinstance(claimed.letter, PublicLetter):
            await self._service.tell_people(claimed.letter, fault.said)
        await self._outbox.drop(claimed.id, fault.said.key)


def _wants(letter: PrivateLetter, wish: str, closed: bool) -> bool:
    """Whether to try: not against a person's wish, nor again and again at a closed door."""
    if wish == "off":
        return False
    return not closed or letter.kind in ("invitation", "hand") or letter.table.moves == 0
