"""Bring messages up to date: show each changed subject as it is now, in an edit or a new message.

A process claims a message before it reads the subject, so that no other process overtakes it. A new
message is stored as an attempt before it is sent. If its answer is lost, the message is looked for
by the name of its subject, as the subject may have changed since; should it not be found, Discord
recognizes the nonce of the repeated attempt for some minutes. What may have arrived before is
edited."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial, reduce
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from model.message import Attempt, Key, Message, Ring, Tells
from model.table import PlaceId, PlayerId
from storage.errors import NotSaved
from storage.store import Store
from storage.transaction.messages import ClaimedMessage
from storage.transaction.transaction import Along, Transaction
from tables.interfaces import Clock, Wake
from workers.metrics import GIVEN_UP, POSTED
from workers.post_model import (
    MOST_ATTEMPTS,
    NONCE_LASTS,
    DoorClosed,
    Instead,
    Messenger,
    Post,
    Sent,
    TryLater,
    Undeliverable,
    WasDeleted,
    patiently,
    pause_before_retry,
    words_of,
)

_log = logging.getLogger(__name__)

MESSAGES_AT_ONCE = 12
"""How many workers bring messages up to date concurrently, so that a slow place blocks one.

Discord takes 50 requests a second and answers each in about a third of a second.
"""

Storing: TypeAlias = Callable[[Along | None], Awaitable[None]]
"""Stores that a message has arrived, together with another write."""


async def _as_it_is(store: Storing, _told: bool) -> None:
    await store(None)


class Sight(msgspec.Struct, frozen=True):
    """A subject as it is now, for one message about it.

    ``name``: what the heading of each message about it contains, and of no other. ``post`` makes
    the message; ``overtaken`` returns what an older one says once a newer one stands; None: it is
    deleted. ``tells``: what it tells. ``in_words``: its picture is added by an edit, ``held``
    milliseconds later.

    ``is_needless``: a new message would notify nobody, and has nothing to tell. ``edit_is_enough``:
    instead of a new one, what stands is edited, ``edit_waits`` milliseconds later. ``is_true``:
    neither is needed. ``is_elsewhere``:
    it is shown in another place, so that what stands here is only retired.
    ``waits_until``: until when it is not shown yet; None: it may be. ``tried_until``: until when a
    place that refuses it is asked again; None: as long as it refuses (Unix milliseconds).
    ``reopens``: a closed thread is opened for an edit.

    ``leads_on``: other messages become due when it has arrived.

    ``called``: whom the message notifies. ``settle`` stores what follows from its arrival, or
    (False) from being refused. ``later``: whom another message notifies later; ``again``: whom, if
    its place refuses this one. ``instead`` returns the wishes for other messages that take its
    place then; it is told why. ``has_arrived``: called when it has.
    """

    name: str
    post: Callable[[], Awaitable[Post]]
    overtaken: Callable[[Message], Instead | None]
    tells: Tells | None = None
    held: int = 0
    in_words: bool = False
    is_needless: bool = False
    is_true: bool = False
    edit_is_enough: bool = False
    edit_waits: int = 0
    is_elsewhere: bool = False
    waits_until: int | None = None
    tried_until: int | None = None
    reopens: bool = False
    leads_on: bool = False
    called: tuple[PlayerId, ...] = ()
    settle: Callable[[Storing, bool], Awaitable[None]] = _as_it_is
    later: tuple[Ring, ...] = ()
    again: tuple[Ring, ...] = ()
    instead: Callable[[Undeliverable | DoorClosed], Awaitable[Along | None]] | None = None
    has_arrived: Callable[[], None] = lambda: None


class Subjects(Protocol):
    """The subjects of one kind."""

    async def see(self, message: Message) -> Sight | None:
        """Read the subject of a message as it is now; None if there is none any more."""
        ...

    def call_otherwise(self, message: Message) -> Along | None:
        """Return the wish for short calls if no message about the subject can be made."""
        ...


class MessageUpdates:
    """Brings all messages up to date."""

    def __init__(
        self,
        store: Store,
        subjects: Mapping[str, Subjects],
        messenger: Messenger,
        clock: Clock,
        reopen: Callable[[PlaceId], Awaitable[bool]],
        wake: Wake,
    ) -> None:
        """``subjects``: by kind, "person" for a table as it is shown to one by direct message.
        ``reopen``: opens a thread that Discord has closed; False if it cannot. ``wake``: called
        when other messages follow from what has happened to one."""
        self._store = store
        self._subjects = subjects
        self._messenger = messenger
        self._clock = clock
        self._reopen = reopen
        self._wake = wake
        self._started = clock.now()
        self._claims: Claims[_Held] = Claims(self._claim, clock)
        self._waiting: set[Key] = set()
        self._met: set[Key] = set()
        """The messages for which this process has searched their place."""
        self._stumbles: dict[Key, int] = {}
        """Failures by a bug of ours; kept in memory, so a restart begins at 0."""

    async def work(self) -> int | None:
        """Do all that is due; return when to look again (Unix milliseconds), None: no need.

        Several workers may call it concurrently. What waits for something else is looked at again,
        as that may have come.
        """
        if self._waiting:
            now, keys = self._clock.now(), sorted(self._waiting)
            self._waiting.clear()
            await self._store.transact(lambda tx: tx.messages.hasten(keys, now), patient=True)
        behind: int | None = AT_ONCE
        while True:
            held = await self._claims.next(behind)
            if not isinstance(held, _Held):
                return held
            behind = await self._work_on(held)

    async def _claim(self, now: int, until: int, most: int) -> tuple[Sequence["_Held"], int | None]:
        def work(tx: Transaction) -> tuple[Sequence[ClaimedMessage], int | None]:
            return tx.messages.claim(now, until, most), tx.messages.next_due_at()

        claimed, due = await self._store.transact(work, patient=True)
        return [_Held(self._store, self._clock, message, until) for message in claimed], due

    async def _work_on(self, held: "_Held") -> int | None:
        """Do what is due for one message; return when it is due again, None: not."""
        try:
            await patiently(self._bring_up_to_date(held))
        except NotSaved:
            raise  # no fault of this message
        except _TakenElsewhere:
            return AT_ONCE
        except Exception as fault:
            await self._put_off(held, fault)
        return AT_ONCE if held.leads_on else held.message.due_at

    async def _bring_up_to_date(self, held: "_Held") -> None:
        """Take the steps that are due. Raises what the messenger does, or _TakenElsewhere."""
        while (sight := await self._see(held)) is not None:
            if sight.is_elsewhere:
                is_more_due = await self._leave(held, sight)
            else:  # what is adopted may be older than what has been read
                is_more_due = await self._meet(held, sight) or await self._is_sent(held, sight)
            if not is_more_due and not held.is_done:
                await held.change(await self._retire(held, sight), done=True)
            if held.is_done:
                self._stumbles.pop(held.message.key, None)
                return
        await held.forget()

    async def _see(self, held: "_Held") -> Sight | None:
        held.wish = held.message.wanted
        held.sight = await self._subjects_of(held.message).see(held.message)
        held.leads_on |= held.sight is not None and held.sight.leads_on
        return held.sight

    def _subjects_of(self, message: Message) -> Subjects:
        kind = message.subject.kind
        return self._subjects["person" if message.is_direct and kind == "table" else kind]

    async def _meet(self, held: "_Held", sight: Sight) -> bool:
        """Look for newer messages about the subject than the database knows, once after a start.

        There are some if it is a copy of before. Returns whether to read the subject anew.
        """
        message = held.message
        if message.key in self._met:
            return False
        stands = message.message is not None and not message.is_direct
        is_older = stands or message.began <= self._started
        if is_older and (message.attempt is None or held.is_fresh):
            was_fresh = held.is_fresh
            await held.unattempt()  # else what is found later might be taken for it
            found = await self._found(message, sight, once=not message.is_direct)
            await self._adopt(held, found, message.shown)
            self._met.add(message.key)
            return was_fresh or bool(found)
        self._met.add(message.key)
        return False

    async def _is_sent(self, held: "_Held", sight: Sight) -> bool:
        """Take the next step, if one is due; return whether another one is due now."""
        message, now = held.message, self._clock.now()
        if message.step is None or message.due > now:
            return False
        is_untried = message.attempt is None or held.is_fresh
        if sight.waits_until is not None and is_untried:
            self._waiting.add(message.key)
            await held.unattempt()
            await held.change(Message.put_off, sight.waits_until)
        elif sight.is_true and is_untried:
            await held.settle(True, _given_up, message.wanted, sight.later)
            held.is_fresh = False
        elif sight.is_needless and is_untried:
            await held.settle(False, _settled, message.wanted, sight.later)
            held.is_fresh = False
        elif sight.edit_is_enough and sight.edit_waits and is_untried:
            due = now + sight.edit_waits
            await held.settle(True, _calmed, message.wanted, due, sight.later)
            held.is_fresh = False
        elif message.step == "edit" or (sight.edit_is_enough and is_untried):
            await self._edit(held, sight)
            held.is_fresh = False
        elif message.attempt is None:
            await held.attempt()  # what it fulfils is read afterwards
        else:
            await self._post(held, sight, message.attempt)
        return held.message.step is not None and held.message.due <= now

    async def _post(self, held: "_Held", sight: Sight, attempt: Attempt) -> None:
        """Send a new message, unless an earlier attempt has arrived."""
        wish = held.message.wanted  # as it was when the subject was read
        if not held.is_fresh and (found := await self._found(held.message, sight)):
            is_it = len(found) == 1  # several: the database is a copy of before
            wish = _wish_of(attempt, found[0]) if is_it else held.message.shown
            await self._adopt(held, found, wish)
            return
        if not held.is_fresh and (sight.edit_is_enough or sight.is_true):
            await held.unattempt()
            return
        post, wish = await sight.post(), held.message.wanted
        if not held.is_fresh:
            await held.change(Message.resent, post.heading, wish)
        is_first, held.is_fresh = held.is_fresh, False
        try:
            sent = await self._send(held.message, post, attempt.nonce)
        except WasDeleted as fault:
            if is_first:
                raise TryLater from fault
            await held.unattempt()
            return
        if is_first:  # nobody knew its nonce, in whatever form its words come back
            sent = msgspec.structs.replace(sent, as_sent=True)
        now, waited = self._clock.now(), held.message.wanted_at
        wish = wish if sent.as_sent else attempt.wish
        await held.settle(True, partial(_arrived, sent=sent, wish=wish, now=now, sight=sight))
        if waited is not None:
            POSTED.observe(max(0, now - waited) / 1000)
        sight.has_arrived()

    async def _send(self, message: Message, post: Post, nonce: int) -> Sent:
        if message.is_direct:
            return await self._messenger.whisper(message.person, post, nonce)
        return await self._messenger.post(message.place, post, nonce)

    async def _found(self, message: Message, sight: Sight, *, once: bool = False) -> Sequence[Sent]:
        """Return the messages about the subject that the database does not know, newest first."""
        since = max(0, message.began - NONCE_LASTS)  # Discord's clock may be a little behind ours
        newest = message.message or message.before
        known = {older.message for older in message.older}
        try:
            find, place = self._messenger.find_about, message.stands_in
            if message.is_direct and message.channel is None:
                place = await self._messenger.opened(message.person)
            found = await find(place, sight.name, newest, since, once=once)
        except (Undeliverable, DoorClosed):
            return ()  # what cannot be read cannot be adopted
        return [sent for sent in found if sent.message not in known]

    async def _adopt(
        self, held: "_Held", found: Sequence[Sent], wish: int, *, as_sent: bool = False
    ) -> None:
        """Go on with the newest of these messages, which fulfils ``wish``; retire the others.

        What it tells may be of before, so it starts no clock.
        """
        if found:
            newest, *others = (sent.message for sent in found)
            channel, is_direct = found[0].place, held.message.is_direct
            now = self._clock.now()
            later = () if held.sight is None else held.sight.later
            later = tuple(ring for ring in later if ring.wish <= wish and not is_direct)

            def adopted(message: Message) -> Message:
                arrived = message.arrived(
                    newest, wish, now, others, as_sent=as_sent, channel=channel
                )
                return arrived.postponed(later)

            await held.settle(False, adopted)
            held.is_fresh = False

    async def _edit(self, held: "_Held", sight: Sight) -> None:
        """Edit the message that stands, in a thread that has to be opened again if need be."""
        message, post = held.message, await sight.post()
        assert message.message is not None, "it stands"
        sent = Sent(message.stands_in, message.message)
        is_edited = await self._messenger.replace(sent, post)
        if not is_edited and sight.reopens and await self._reopen(sent.place):
            is_edited = await self._messenger.replace(sent, post)
        if is_edited:
            await held.settle(True, _edited, message.wanted, sight)
            sight.has_arrived()
        else:
            await held.unattempt()
            await held.change(_not_edited, message.wanted, self._clock.now(), sight.later)

    async def _leave(self, held: "_Held", sight: Sight) -> bool:
        """Retire what stands in a place that the subject has left; return whether to look again."""
        message, now = held.message, self._clock.now()
        if held.is_fresh:
            await held.unattempt()
        elif message.attempt is not None:
            found = await self._found(message, sight)
            await self._adopt(held, found, message.attempt.wish, as_sent=True)  # never edited again
            await held.unattempt()
            return True
        if sight.waits_until is None:
            await held.change(Message.left, now, message.wanted)
        elif held.message.step is not None:
            self._waiting.add(message.key)
            await held.change(Message.put_off, sight.waits_until)
        return False

    async def _retire(self, held: "_Held", sight: Sight) -> Callable[[Message], Message]:
        """Take the buttons off older messages, oldest first, until one is refused; return the step
        that notes it."""
        now, steps = self._clock.now(), list[Callable[[Message], Message]]()
        for older in [one for one in held.message.older if one.due is not None and one.due <= now]:
            sent = Sent(older.place or held.message.stands_in, older.message)
            if not await self._is_retired(sent, held, sight):
                steps.append(partial(_not_retired, older=older.message, now=now))
                break
            steps.append(partial(_retired, older=older.message))
        return lambda message: reduce(lambda so_far, step: step(so_far), steps, message)

    async def _is_retired(self, sent: Sent, held: "_Held", sight: Sight) -> bool:
        try:
            if (instead := sight.overtaken(held.message)) is not None:
                return await self._messenger.retire(sent, instead)
            await self._messenger.remove(sent)
            return True
        except TryLater:
            return False
        except Exception:
            _log.exception("message %d keeps its buttons for now", sent.message)
            return False

    async def _put_off(self, held: "_Held", fault: Exception) -> None:
        """Try again later, whatever went wrong, so that no other message is delayed."""
        message, now = held.message, self._clock.now()
        named = message.subject.kind, message.subject.id
        try:
            if isinstance(fault, Undeliverable):
                _log.warning("the place of %s %d takes no message: %s", *named, fault)
                await self._refused(held, fault, now)
            elif isinstance(fault, DoorClosed):
                _log.info("a direct message about %s %d is dropped: %s", *named, fault)
                await self._shut_out(held, fault, now)
            elif isinstance(fault, TryLater) or self._may_stumble(held, fault):
                is_ours = not isinstance(fault, TryLater)
                failures = self._stumbles[message.key] - 1 if is_ours else message.tries
                wait = fault.wait if isinstance(fault, TryLater) else None
                again = now + pause_before_retry(failures, wait)
                await held.change(Message.failed, again, done=True)
            else:
                GIVEN_UP.inc()
                alert = {"alert": "letter"}
                _log.error(
                    "the message about %s %d is given up", *named, exc_info=fault, extra=alert
                )
                await self._give_up(held, now)
        except _TakenElsewhere:
            return

    async def _give_up(self, held: "_Held", now: int) -> None:
        """Make no further attempt at this message; a short call takes its place, if it was none."""
        message, sight = held.message, held.sight
        again = () if sight is None else sight.again
        otherwise = None if again else self._subjects_of(message).call_otherwise(message)
        step = partial(_given_up, wish=held.wish, again=again)
        await held.settle(False, step, done=True, besides=otherwise)
        if otherwise is not None:
            self._wake()

    def _may_stumble(self, held: "_Held", fault: Exception) -> bool:
        """Count a failure by a bug of ours; return whether the message is tried again."""
        key = held.message.key
        self._stumbles[key] = self._stumbles.get(key, 0) + 1
        if self._stumbles[key] >= MOST_ATTEMPTS:
            del self._stumbles[key]
            return False
        named = held.message.subject.kind, held.message.subject.id
        _log.error("the message about %s %d is put off", *named, exc_info=fault)
        return True

    async def _refused(self, held: "_Held", fault: Undeliverable, now: int) -> None:
        """Tell those concerned otherwise; try again later, if that is of use."""
        message, sight = held.message, held.sight
        besides = None
        if sight is not None and sight.instead is not None and message.has_news:
            besides = await sight.instead(fault)
        if sight is not None and sight.tried_until is not None and now >= sight.tried_until:
            step = partial(_given_up, wish=held.wish, again=sight.again)
            await held.settle(False, step, done=True, besides=besides)
        else:
            again = now + pause_before_retry(message.tries, None)
            await held.settle(False, Message.failed, again, done=True, besides=besides)
        if besides is not None:
            self._wake()

    async def _shut_out(self, held: "_Held", fault: DoorClosed, now: int) -> None:
        """Call a person who takes no direct message at other places; what stands is edited."""
        sight, besides = held.sight, None
        if sight is not None and sight.instead is not None:
            besides = await sight.instead(fault)
        step = partial(_shut_out, wish=held.wish, now=now)
        await held.settle(False, step, done=True, besides=besides)
        self._wake()


def _wish_of(attempt: Attempt, found: Sent) -> int:
    """Return the newest wish that a message fulfils which was found: as it was sent last, or else
    as it was sent first."""
    is_last = bool(attempt.resent) and [*found.heading] == [*words_of(attempt.heading)]
    return attempt.resent if is_last else attempt.wish


def _arrived(message: Message, sent: Sent, wish: int, now: int, sight: Sight) -> Message:
    arrived = message.arrived(
        sent.message,
        wish,
        now,
        as_sent=sent.as_sent and not sight.in_words,
        tells=sight.tells if sent.as_sent else None,
        held=sight.held,
        channel=sent.place,
    )
    heard = [ring for ring in message.rings if ring.wish <= wish and ring.player in sight.called]
    return arrived.heard(heard if sent.as_sent else ()).postponed(sight.later)


def _settled(message: Message, wish: int, later: Sequence[Ring]) -> Message:
    return message.settled(wish).postponed(later)


def _given_up(message: Message, wish: int, again: Sequence[Ring]) -> Message:
    return message.given_up(wish).postponed(again)


def _shut_out(message: Message, wish: int, now: int) -> Message:
    rest = message.given_up(wish)
    return rest if rest.message is None else rest.wished(now)


def _edited(message: Message, wish: int, sight: Sight) -> Message:
    return message.edited(wish, sight.tells).postponed(sight.later)


def _not_edited(message: Message, wish: int, now: int, later: Sequence[Ring]) -> Message:
    return message.not_edited(wish, now).postponed(later)


def _calmed(message: Message, wish: int, due: int, later: Sequence[Ring]) -> Message:
    return message.calmed(wish, due).postponed(later)


def _retired(message: Message, older: int) -> Message:
    return message.retired(older)


def _not_retired(message: Message, older: int, now: int) -> Message:
    return message.not_retired(older, now)


class _TakenElsewhere(Exception):
    """Another process has claimed the message."""


class _Held:
    """A message that this process has claimed.

    ``message``: as it was stored by the last change. ``sight``: its subject as it was last read,
    when ``wish`` was the newest wish.
    ``is_fresh``: the attempt was noted with the claim, and nothing has been sent yet. ``is_done``:
    nothing more is due, so that others may claim it. ``leads_on``: other messages may be due now.
    """

    def __init__(self, store: Store, clock: Clock, claimed: ClaimedMessage, lease: int) -> None:
        self._store = store
        self._clock = clock
        self._lease = lease
        self.message = claimed.message
        self.is_fresh = claimed.is_fresh
        self.is_done = False
        self.leads_on = False
        self.sight: Sight | None = None
        self.wish = claimed.message.wanted

    async def attempt(self) -> None:
        """Note that a new message is about to be sent."""
        await self.change(Message.attempted, self._clock.now())
        self.is_fresh = True

    async def unattempt(self) -> None:
        """Note that the message which was about to be sent has not been, if one was."""
        if self.message.attempt is not None:
            await self.change(Message.unattempted)
        self.is_fresh = False

    async def settle(
        self,
        told: bool,
        step: Callable[..., Message],
        *args: Any,
        done: bool = False,
        besides: Along | None = None,
    ) -> None:
        """Take a step together with all that follows from it; ``told``: the message has arrived.

        Nothing follows for a subject that cannot be read. ``besides``: what is written as well.
        """
        settle = _as_it_is if self.sight is None else self.sight.settle

        async def store(along: Along | None) -> None:
            await self.change(step, *args, done=done, along=(besides, along))

        await settle(store, told)

    async def change(
        self,
        step: Callable[..., Message],
        *args: Any,
        done: bool = False,
        along: Sequence[Along | None] = (),
        **how: Any,
    ) -> None:
        """Take a step with the message as it is stored now; ``done``: the last one.

        ``along`` is run first, as a table is always locked before its messages. Raises
        _TakenElsewhere.
        """
        now = self._clock.now()

        def is_done(changed: Message) -> bool:
            return done or changed.due_at is None or changed.due_at > now

        def change(stored: Message) -> Message:
            return step(stored, *args, **how)

        def work(tx: Transaction) -> Message:
            for write in along:
                if write is not None:
                    write(tx)
            changed = tx.messages.change(self.message, self._lease, change, is_done)
            if changed is None:
                raise _TakenElsewhere
            return changed

        self.message = await self._store.transact(work, patient=True)
        self.is_done = is_done(self.message)

    async def forget(self) -> None:
        """Forget the message: its subject is gone."""
        key = self.message.key
        await self._store.transact(lambda tx: tx.messages.forget_one(key), patient=True)
        self.message = Message(key.subject, key.place, 0, person=key.person)


T = TypeVar("T")

Claim: TypeAlias = Callable[[int, int, int], Awaitable[tuple[Sequence[T], int | None]]]
"""Claims what is due at an instant, until another, so many at most; returns it, and when the next
may be claimed (None: there is none)."""

LEASE = 120_000
"""Lease: milliseconds for which a claimed message is this process's; longer than a slow upload."""


AT_ONCE = 0
"""An instant long past: something may be due now."""


class Claims(Generic[T]):
    """Claims one message for each waiting worker.

    All workers are woken at once: one of them claims for all.
    """

    def __init__(self, claim: Claim[T], clock: Clock) -> None:
        self._claim = claim
        self._clock = clock
        self._one_looks = asyncio.Lock()
        self._claimed: deque[T] = deque()
        self._asked = self._answered = 0
        """How many calls of ``next`` there were, and how many of them a look has answered."""
        self._asking = 0
        self._next_due_at: int | None = None

    async def next(self, behind: int | None = AT_ONCE) -> T | int | None:
        """Return one that is ours now; else when the next is due, None for never.

        ``behind``: when those are due that the caller's last one left behind, None without any. As
        long as nothing is due, the store is not asked: what is new rings the bell. Raises what the
        claim does.
        """
        due = min((at for at in (behind, self._next_due_at) if at is not None), default=None)
        if not self._claimed and (due is None or due > self._clock.now()):
            return due
        return await self._claim_one()

    async def _claim_one(self) -> T | int | None:
        self._asked += 1
        asked = self._asked
        self._asking += 1
        try:
            async with self._one_looks:
                if not self._claimed and asked > self._answered:
                    await self._look()
                return self._claimed.popleft() if self._claimed else self._next_due_at
        finally:
            self._asking -= 1

    async def _look(self) -> None:
        """Claim up to one for each waiting worker."""
        await asyncio.sleep(0)  # let the workers woken by the same ring ask first
        asked, asking, now = self._asked, self._asking, self._clock.now()
        claimed, self._next_due_at = await self._claim(now, now + LEASE, asking)
        self._claimed.extend(claimed)
        self._answered = asked
