"""Bring messages up to date: show each changed subject as it is now, in an edit or a new message.

A process claims a message before it reads the subject, so that no other process overtakes it. A new
message is stored as an attempt before it is sent. If its answer is lost, the message is looked for
by its heading, as the subject may have changed since; should it not be found, Discord recognizes
the nonce of the repeated attempt for some minutes. What may have arrived before is edited.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, TypeAlias

import msgspec

from model.message import Key, Message, SubjectKind
from model.table import PlaceId
from storage.errors import NotSaved
from storage.store import Store
from tables.interfaces import Clock
from workers.chat_platform import Messenger, Sent, TryLater, Undeliverable
from workers.delivery.letter_claims import LEASE
from workers.delivery.send_retries import NONCE_LASTS, patiently, pause_before_retry
from workers.post_model import Instead, Post

_log = logging.getLogger(__name__)


class Sight(msgspec.Struct, frozen=True):
    """A subject as it is now, for one message about it.

    ``post`` makes the message; ``overtaken`` returns what an older one says once a newer one
    stands. ``waits_until``: until when it is not shown yet; None: it may be. ``tried_until``: until
    when a place that refuses it is asked again; None: as long as it refuses (Unix milliseconds).
    """

    post: Callable[[], Awaitable[Post]]
    overtaken: Callable[[], Instead]
    waits_until: int | None = None
    tried_until: int | None = None


See: TypeAlias = Callable[[Message], Awaitable[Sight | None]]
"""Reads the subject of a message as it is now; None if there is none any more."""


class MessageUpdates:
    """Brings all messages up to date."""

    def __init__(
        self,
        store: Store,
        see: Mapping[SubjectKind, See],
        messenger: Messenger,
        clock: Clock,
        reopen: Callable[[PlaceId], Awaitable[bool]],
    ) -> None:
        """``reopen``: opens a thread that Discord has closed; False if it cannot."""
        self._store = store
        self._see = see
        self._messenger = messenger
        self._clock = clock
        self._reopen = reopen
        self._started = clock.now()
        self._waiting: set[Key] = set()
        self._met: set[Key] = set()
        """The messages for which this process has searched their place."""

    async def work(self) -> int | None:
        """Do all that is due; return when to look again (Unix milliseconds), None: no need.

        What waits for something else is looked at again, as that may have come.
        """
        if self._waiting:
            now, keys = self._clock.now(), sorted(self._waiting)
            await self._store.transact(lambda tx: tx.messages.hasten(keys, now), patient=True)
            self._waiting.clear()
        while (held := await self._claim()) is not None:
            try:
                await patiently(self._bring_up_to_date(held))
            except NotSaved:
                raise  # no fault of this message
            except _TakenElsewhere:
                continue
            except Exception as fault:
                await self._put_off(held, fault)
        return await self._store.read(lambda reader: reader.messages.next_due_at())

    async def _claim(self) -> "_Held | None":
        """Claim a message that is due."""
        now = self._clock.now()
        lease = now + LEASE
        claim = self._store.transact(lambda tx: tx.messages.claim(now, lease), patient=True)
        found = await claim
        return None if found is None else _Held(self._store, found, lease)

    async def _bring_up_to_date(self, held: "_Held") -> None:
        """Take the steps that are due. Raises what the messenger does, or _TakenElsewhere."""
        while (sight := await self._see[held.message.subject.kind](held.message)) is not None:
            held.sight = sight
            if await self._meet(held, sight):
                continue  # what is adopted may be older than what has been read
            message = held.message
            if message.step is None or message.due > self._clock.now():
                await self._retire(held, sight)
                await held.change(_as_it_is, done=True)
                return
            if sight.waits_until is not None and message.attempt is None:
                self._waiting.add(message.key)
                await held.change(Message.put_off, sight.waits_until)
            elif message.step == "edit":
                await self._edit(held, sight)
            else:
                await self._post(held, sight)
        await held.forget()

    async def _meet(self, held: "_Held", sight: Sight) -> bool:
        """Look for newer messages about the subject than the database knows, once after a start.

        There are some if it is a copy of before. Returns whether one was adopted.
        """
        message = held.message
        if message.key in self._met:
            return False
        is_older = message.message is not None or message.began <= self._started
        found: Sequence[Sent] = ()
        if is_older and message.attempt is None:
            found = await self._found(message, await sight.post())
            await self._adopt(held, found, message.wanted)
        self._met.add(message.key)
        return bool(found)

    async def _post(self, held: "_Held", sight: Sight) -> None:
        """Send a new message, unless an earlier attempt has arrived."""
        now, message, post = self._clock.now(), held.message, await sight.post()
        if message.attempt is None:
            nonce = _nonce(message, now)
        elif found := await self._found(message, post):
            await self._adopt(held, found, message.attempt.wish)
            return
        else:
            nonce = message.attempt.nonce
        await held.change(Message.attempted, nonce, message.wanted)
        sent = await self._messenger.post(message.place, post, nonce)
        is_first = message.attempt is None
        await held.change(Message.arrived, sent.message, message.wanted, now, as_sent=is_first)

    async def _found(self, message: Message, post: Post) -> Sequence[Sent]:
        """Return the messages about the subject that the database does not know, newest first."""
        since = max(0, message.began - NONCE_LASTS)  # Discord's clock may be a little behind ours
        newest = message.message or 0
        return await self._messenger.find_headed(message.place, post, newest, since)

    async def _adopt(self, held: "_Held", found: Sequence[Sent], wish: int) -> None:
        """Go on with the newest of these messages, which fulfils ``wish``; retire the others."""
        if found:
            newest, *others = (sent.message for sent in found)
            now = self._clock.now()
            await held.change(Message.arrived, newest, wish, now, others, as_sent=False)

    async def _edit(self, held: "_Held", sight: Sight) -> None:
        """Edit the message that stands, in a thread that has to be opened again if need be."""
        message, post = held.message, await sight.post()
        assert message.message is not None, "it stands"
        sent = Sent(message.place, message.message)
        is_edited = await self._messenger.replace(sent, post)
        if not is_edited and await self._reopen(sent.place):
            is_edited = await self._messenger.replace(sent, post)
        if is_edited:
            await held.change(Message.edited, message.wanted)
        else:
            await held.change(Message.not_edited, self._clock.now())

    async def _retire(self, held: "_Held", sight: Sight) -> None:
        """Take the buttons off older messages, oldest first, until one is refused."""
        now = self._clock.now()
        for older in [each.message for each in held.message.older if each.due <= now]:
            sent = Sent(held.message.place, older)
            if not await self._messenger.retire(sent, sight.overtaken()):
                await held.change(Message.not_retired, older, now)
                return
            await held.change(Message.retired, older)

    async def _put_off(self, held: "_Held", fault: Exception) -> None:
        """Try again later, whatever went wrong, so that no other message is delayed."""
        message, now = held.message, self._clock.now()
        named = message.subject.kind, message.subject.id
        wait = fault.wait if isinstance(fault, TryLater) else None
        if isinstance(fault, Undeliverable):
            _log.warning("the place of %s %d takes no message: %s", *named, fault)
        elif not isinstance(fault, TryLater):
            _log.error("the message about %s %d is put off", *named, exc_info=fault)
        try:
            if isinstance(fault, Undeliverable) and held.is_refused_for_good(now):
                await held.change(Message.given_up, done=True)
            else:
                until = now + pause_before_retry(message.tries, wait)
                await held.change(Message.failed, until, done=True)
        except _TakenElsewhere:
            return


class _TakenElsewhere(Exception):
    """Another process has claimed the message."""


class _Held:
    """A message that this process has claimed.

    ``message``: as it was stored by the last change. ``sight``: its subject as it was last read.
    """

    def __init__(self, store: Store, message: Message, lease: int) -> None:
        self._store = store
        self._lease = lease
        self.message = message
        self.sight: Sight | None = None

    def is_refused_for_good(self, now: int) -> bool:
        """Whether a place that refuses the message is not asked again."""
        until = None if self.sight is None else self.sight.tried_until
        return until is not None and now >= until

    async def change(
        self, step: Callable[..., Message], *args: Any, done: bool = False, **how: Any
    ) -> None:
        """Take a step with the message as it is stored now; ``done``: others may claim it then.

        Raises _TakenElsewhere.
        """

        def change(stored: Message) -> Message:
            return step(stored, *args, **how)

        changed = await self._store.transact(
            lambda tx: tx.messages.change(self.message, self._lease, change, done=done),
            patient=True,
        )
        if changed is None:
            raise _TakenElsewhere
        self.message = changed

    async def forget(self) -> None:
        """Forget the message: its subject is gone."""
        subject = self.message.subject
        await self._store.transact(lambda tx: tx.messages.forget(subject), patient=True)


def _as_it_is(message: Message) -> Message:
    return message


def _nonce(message: Message, at: int) -> int:
    """Return a nonce for a new message: another one for each subject, place, wish and instant."""
    subject, place, wish = message.subject, message.place, message.wanted
    digest = sha256(f"{subject.kind} {subject.id} {place} {wish} {at}".encode()).digest()
    return int.from_bytes(digest[:8]) >> 2
