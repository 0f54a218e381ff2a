"""What a place, or a person, is shown of something, and what stands there: the row from which a
worker brings its message up to date. Pure.

A change only wishes that its subject is shown; what is said is read when it is sent. Each step
takes the row as it is stored at that moment, so that a wish which comes meanwhile is kept.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, Literal, NamedTuple

import msgspec

from core.game import Seat
from core.texts import Text
from model.letters import PrivateKind, is_asking
from model.table import HOUR, MINUTE, PlaceId, PlayerId, RoleId

SubjectKind = Literal["cup", "table", "day"]
"""A day: what a person owes at all tables, told once. Its number counts hours from 1970."""

NOBODY: Final = PlayerId(0)
"""Stands for the person of a message in a channel."""

NOWHERE: Final = PlaceId(0)
"""Stands for the place of a direct message."""

POSTED_ANEW: Final = 10 * MINUTE
"""Milliseconds after which a message that cannot be edited is tried once more; then a new one
comes."""

LONGEST_PUT_OFF: Final = 6 * HOUR
"""Most milliseconds by which a message is put off because the platform asks for it."""

LONGEST_WAIT: Final = 26 * HOUR
"""Milliseconds: more than any message waits."""

_RETIRED_AGAIN: Final = (10_000, MINUTE, 10 * MINUTE, HOUR)
"""Milliseconds between the attempts to retire an older message; after the last it is left."""


class Subject(msgspec.Struct, frozen=True, order=True):
    """What a message is about."""

    kind: SubjectKind
    id: int


class Ring(msgspec.Struct, frozen=True):
    """Somebody whom the next new message notifies.

    ``seat``, ``asked``: the question to which it calls them; None: to something else than a turn.
    ``agree``: it asks for consent or a vote. ``short``: a short message is enough, a call or a
    reminder. ``due``: when it is to be sent, Unix milliseconds. ``again``: how often its place has
    refused it. ``wish``: the wish that it belongs to. ``loud``: it makes a sound whatever the
    person has set, as nothing else reaches them. ``said``: what they are told with it.
    """

    player: PlayerId
    seat: Seat | None = None
    asked: int | None = None
    agree: bool = False
    short: Literal["call", "reminder"] | None = None
    due: int = 0
    again: int = 0
    wish: int = 0
    loud: bool = False
    said: Text | None = None

    def is_of(self, other: "Ring") -> bool:
        """Whether both call the same person to the same question."""
        mine, theirs = (self.player, self.seat), (other.player, other.seat)
        return mine == theirs and (self.asked, self.agree) == (other.asked, other.agree)


class Wish(msgspec.Struct, frozen=True):
    """How a change wants its subject to be shown.

    ``news``: by a new message; else an edit is enough. ``apart``: it asks something, for which a
    message of its own is enough, unless one stands. ``rings``, ``role``: whom to notify.
    ``held``: milliseconds that an edit waits for more to tell. ``corrects``: only a direct message
    that asks something need be edited.
    """

    news: bool = False
    apart: bool = False
    rings: tuple[Ring, ...] = ()
    role: RoleId | None = None
    held: int = 0
    corrects: bool = False


_SHOW: Final = Wish()
"""An edit is enough, and nobody is notified."""


class Point(msgspec.Struct, frozen=True):
    """A point in a table's course: the number of its last move, and its version."""

    moves: int = -1
    version: int = 0


class Tells(msgspec.Struct, frozen=True):
    """What a message tells: what came after ``since``, up to ``until``.

    ``new_at``: the last move when it was new; None: ``until``, of messages of before 2026-12.
    ``apart``: it asks something, and shows no board while that is open. ``begins``: it is the first
    that tells of the game. Of a direct message: ``kind``: which it is; ``lasts``: it shows its
    reader's side as of a move; ``asked``: the question of theirs that it has met; ``in_words``: its
    picture is still to come; ``unknown``: it was found, so nobody knows what it says.
    """

    since: Point = Point()
    until: Point = Point()
    apart: bool = False
    begins: bool = False
    kind: PrivateKind | None = None
    lasts: bool = False
    asked: int | None = None
    in_words: bool = False
    unknown: bool = False
    new_at: int | None = None

    @property
    def asks(self) -> bool:
        """Whether what a direct message says is outdated as soon as its reader has answered."""
        is_asking_kind = self.kind is not None and is_asking(self.kind)
        return self.unknown or (is_asking_kind and not self.lasts)


class Attempt(msgspec.Struct, frozen=True):
    """A new message on its way: stored before it is sent, as its answer may be lost.

    ``nonce``: what Discord knows it by for some minutes. ``wish``: the newest wish it fulfils.
    ``resent``: the newest wish that it fulfils as it was sent again, under ``heading``.
    """

    nonce: int
    wish: int
    resent: int = 0
    heading: str = ""


class Older(msgspec.Struct, frozen=True):
    """A message that a newer one has replaced and that may still have its buttons.

    ``tries``: how often its retirement was refused. ``due``: when to try (again), Unix
    milliseconds; None: once a newer message stands. ``place``: None: that of the row.
    """

    message: int
    tries: int = 0
    due: int | None = 0
    place: PlaceId | None = None


class Key(NamedTuple):
    """What tells a message from all others: there is one for each subject and reader, which is a
    place or a person."""

    subject: Subject
    place: PlaceId = NOWHERE
    person: PlayerId = NOBODY


Step = Literal["look", "post", "edit"]


class Message(msgspec.Struct, frozen=True):
    """What one place, or one person in their direct messages, is shown of one subject.

    ``began``: when its first wish came. ``wanted`` counts wishes, ``shown`` is the newest one that
    is fulfilled. ``news``, ``apart``: the newest wishes that ask for a new message, or for one
    apart; others are content with an edit. ``rings``, ``role``: whom the next new message notifies.
    ``later``: whom one notifies later; ``notified``: whom the newest has notified.
    ``message``: its id; None before the first one, and where it was left: then ``before`` is the
    newest id there was. ``tells``: what it tells. ``posts``: how many
    new messages there were. ``older``: messages to retire. ``due``, ``tries``: when to try next,
    and how often that has failed. ``wanted_at``: since when a new message is awaited.
    ``stuck_since``: since when ``message`` takes no edits. ``channel``: where a person's message
    stands. Times are Unix milliseconds.
    """

    subject: Subject
    place: PlaceId
    began: int
    wanted: int = 0
    shown: int = 0
    news: int = 0
    message: int | None = None
    older: tuple[Older, ...] = ()
    attempt: Attempt | None = None
    due: int = 0
    tries: int = 0
    stuck_since: int | None = None
    apart: int = 0
    rings: tuple[Ring, ...] = ()
    later: tuple[Ring, ...] = ()
    notified: tuple[Ring, ...] = ()
    role: RoleId | None = None
    tells: Tells = Tells()
    posts: int = 0
    wanted_at: int | None = None
    before: int = 0
    person: PlayerId = NOBODY
    channel: PlaceId | None = None

    @property
    def key(self) -> Key:
        """What tells this message from all others."""
        return Key(self.subject, self.place, self.person)

    @property
    def is_direct(self) -> bool:
        """Whether it is a person's direct message."""
        return self.person != NOBODY

    @property
    def is_to_be_told_again(self) -> bool:
        """Whether it was found, so that it is edited to say what it was sent to say."""
        return self.step == "edit" and self.tells.unknown

    @property
    def stands_in(self) -> PlaceId:
        """The channel in which it stands."""
        return self.place if self.channel is None else self.channel

    @property
    def waits_since(self) -> int | None:
        """Since when somebody waits for a new message; clocks stand meanwhile. In direct messages
        nobody does whom it would not notify."""
        return None if self.is_direct and not self.rings else self.wanted_at

    @property
    def is_blank(self) -> bool:
        """Whether nothing need be remembered of a direct message."""
        rest = self.message or self.older or self.later or self.attempt
        return self.is_direct and not rest and self.step is None

    @property
    def step(self) -> Step | None:
        """What brings the message up to date; None if it is.

        While an attempt is open nobody knows whether it arrived, so it is looked for, and sent
        again only if it is not found.
        """
        if self.attempt is not None:
            return "look"
        if self.wanted <= self.shown:
            return None
        return "post" if self.has_news else "edit"

    @property
    def has_news(self) -> bool:
        """Whether a new message is awaited."""
        is_first = self.message is None and self.wanted > self.shown
        return is_first or max(self.news, self.apart) > self.shown

    @property
    def awaits_board(self) -> bool:
        """Whether a new message is awaited that does more than ask."""
        return self.news > self.shown

    @property
    def asks_apart(self) -> bool:
        """Whether the newest message, if need be the one that is awaited, only asks."""
        return not self.awaits_board if self.has_news else self.tells.apart

    @property
    def due_at(self) -> int | None:
        """When a worker has something to do; None: not before the next wish."""
        waits = [older.due for older in self.older if older.due is not None]
        waits += [ring.due for ring in self.later]
        return min([*waits, self.due] if self.step is not None else waits, default=None)

    # --- what happens to it ------------------------------------------------------------------

    def wished(self, now: int, wish: Wish = _SHOW) -> "Message":
        """The subject has changed.

        What has failed or waits is not tried earlier for it, unless it is news. A person who has no
        message about it is sent none for an edit.
        """
        if self.is_direct and not wish.news and not self._takes(wish):
            return self
        number = self.wanted + 1
        anew = wish.news or (wish.apart and not self.asks_apart)
        rings = (msgspec.structs.replace(ring, wish=number) for ring in wish.rings)
        wished = msgspec.structs.replace(
            self,
            wanted=number,
            news=number if anew and not wish.apart else self.news,
            apart=number if anew and wish.apart else self.apart,
            rings=(*self.rings, *rings),
            role=self.role if wish.role is None else wish.role,
            due=self._due(now + wish.held, anew=anew),
        )
        since = now if self.wanted_at is None else self.wanted_at
        return msgspec.structs.replace(wished, wanted_at=since if wished.has_news else None)

    def _takes(self, wish: Wish) -> bool:
        """Whether there is, or will be, a direct message that this wish edits."""
        is_coming = self.attempt is not None or self.has_news
        return is_coming or (self.message is not None and (self.tells.asks or not wish.corrects))

    def _due(self, at: int, *, anew: bool) -> int:
        """Return when a wish for ``at`` is fulfilled."""
        if self.step is None or (anew and self.tries == 0):
            return at
        return self.due if self.tries or self.stuck_since is not None else min(self.due, at)

    def as_of(self, now: int) -> "Message":
        """Those whom a message notifies later are wished to be notified once they are due.

        What seems to wait longer than anything does was noted by a clock that was ahead: it is due.
        """
        ripe = tuple(ring for ring in self.later if _at(ring.due, now) <= now)
        message = msgspec.structs.replace(
            self,
            due=_at(self.due, now),
            later=tuple(ring for ring in self.later if ring not in ripe),
            older=tuple(
                one if one.due is None else msgspec.structs.replace(one, due=_at(one.due, now))
                for one in self.older
            ),
        )
        ripe = tuple(msgspec.structs.replace(ring, due=now) for ring in ripe)
        return message.called(now, ripe) if ripe else message

    def called(self, now: int, rings: Sequence[Ring]) -> "Message":
        """These are notified by a short message, each when it is due, but those who have been
        called to the same by the newest message."""
        rings = [
            ring
            for ring in rings
            if ring.short != "call" or not any(map(ring.is_of, self.notified))
        ]
        due = tuple(ring for ring in rings if ring.due <= now)
        rest = self.postponed([ring for ring in rings if ring.due > now])
        return rest.wished(now, Wish(news=True, apart=True, rings=due)) if due else rest

    def postponed(self, rings: Sequence[Ring]) -> "Message":
        """These are notified later."""
        return msgspec.structs.replace(self, later=(*self.later, *rings))

    def heard(self, rings: Sequence[Ring]) -> "Message":
        """These have really been notified, so that nothing else need notify them of the same."""
        return msgspec.structs.replace(
            self,
            rings=tuple(ring for ring in self.rings if not any(map(ring.is_of, rings))),
            later=tuple(ring for ring in self.later if not any(map(ring.is_of, rings))),
            notified=tuple(rings),
        )

    def settled(self, wish: int) -> "Message":
        """Nobody is left whom the new message that this wish asks for would have notified."""
        is_all = self.wanted == wish == self.shown + 1
        rest = msgspec.structs.replace(
            self,
            attempt=None,
            apart=self.apart if self.apart > wish else min(self.apart, self.shown),
            rings=tuple(ring for ring in self.rings if ring.wish > wish),
            shown=wish if is_all else self.shown,
        )
        return msgspec.structs.replace(rest, wanted_at=rest.wanted_at if rest.has_news else None)

    def attempted(self, now: int) -> "Message":
        """A new message is about to be sent that fulfils all wishes, under a nonce of its own."""
        subject, reader = self.subject, f"{self.place} {self.person}"
        named = f"{subject.kind} {subject.id} {reader} {self.wanted} {now}"
        nonce = int.from_bytes(sha256(named.encode()).digest()[:8]) >> 2
        return msgspec.structs.replace(self, attempt=Attempt(nonce, self.wanted))

    def resent(self, heading: str, wish: int) -> "Message":
        """The new message is about to be sent again, as it is now, under the same nonce."""
        assert self.attempt is not None, "it was sent before"
        again = msgspec.structs.replace(self.attempt, resent=wish, heading=heading)
        return msgspec.structs.replace(self, attempt=again)

    def unattempted(self) -> "Message":
        """The message that was about to be sent has not been sent."""
        return msgspec.structs.replace(self, attempt=None)

    def arrived(
        self,
        message: int,
        wish: int,
        now: int,
        others: Sequence[int] = (),
        *,
        as_sent: bool,
        tells: Tells | None = None,
        held: int = 0,
        channel: PlaceId | None = None,
    ) -> "Message":
        """A new message stands, which fulfils ``wish``: that of the attempt, or one that was found.

        ``others``: further ones that nobody knew of. ``as_sent``: it certainly says what was true
        at ``wish``. If not, it may be older, as it was found or Discord knew its nonce; it is
        edited, ``held`` milliseconds later. ``tells``: None if that is not known. ``channel``:
        where a person's message stands.
        """
        served = [ring for ring in self.rings if ring.wish <= wish]
        known = (self.message, *others)
        older = (
            *(msgspec.structs.replace(one, due=now) for one in self.older),
            *(Older(one, due=now) for one in known if one not in (None, message)),
        )
        unknown = msgspec.structs.replace(self.tells, unknown=self.is_direct)
        found = msgspec.structs.replace(
            self,
            shown=max(self.shown, wish),
            message=message,
            older=tuple(one for one in older if one.message != message),
            attempt=None,
            tries=0,
            stuck_since=None,
            rings=tuple(ring for ring in self.rings if ring.wish > wish),
            later=tuple(ring for ring in self.later if not any(map(ring.is_of, served))),
            notified=tuple(served) if self.is_direct else self.notified,
            role=None,
            tells=unknown if tells is None else tells,
            posts=self.posts + 1,
            channel=channel if self.is_direct else None,
        )
        found = msgspec.structs.replace(
            found, wanted_at=found.wanted_at if found.has_news else None
        )
        return found if as_sent else found.wished(now, Wish(held=held))

    def edited(self, wish: int, tells: Tells | None = None) -> "Message":
        """The message shows what was true when ``wish`` was the newest wish."""
        shown, told = max(self.shown, wish), self.tells if tells is None else tells
        edited = msgspec.structs.replace(self, shown=shown, tries=0, stuck_since=None, tells=told)
        return edited.calmed(wish, self.due)

    def calmed(self, wish: int, due: int) -> "Message":
        """The new message that this wish asks for would have notified nobody, so that an edit is
        enough, at ``due``."""
        calm = msgspec.structs.replace(
            self,
            attempt=None,
            news=min(self.news, self.shown) if self.news <= wish else self.news,
            apart=min(self.apart, self.shown) if self.apart <= wish else self.apart,
            rings=tuple(ring for ring in self.rings if ring.wish > wish),
        )
        if calm.has_news:
            return calm
        return msgspec.structs.replace(calm, due=due, wanted_at=None)

    def not_edited(self, wish: int, now: int) -> "Message":
        """The message takes no edits: it is gone, or too old. After a while a new one comes, in
        silence: ``wish`` is the newest one for which an edit was enough."""
        if self.is_direct:
            rings = tuple(ring for ring in self.rings if ring.wish > wish)
            return msgspec.structs.replace(self, rings=rings)._stuck(now)
        return self._stuck(now)

    def _stuck(self, now: int) -> "Message":
        since = now if self.stuck_since is None else self.stuck_since
        again = since + POSTED_ANEW
        if now < again:
            return msgspec.structs.replace(self, stuck_since=since, due=again)
        return msgspec.structs.replace(
            self, news=self.wanted, stuck_since=since, wanted_at=now, due=now
        )

    def moved_to(self, there: "Message") -> tuple["Message", "Message"]:
        """The subject is shown elsewhere: return what is left here, and the message there.

        Whom a message here was to notify is notified there, and what has been awaited here goes on
        being awaited. What stands here is retired once a message stands there.
        """
        rings = (msgspec.structs.replace(ring, wish=there.wanted + 1) for ring in self.rings)
        left = msgspec.structs.replace(
            self,
            shown=self.wanted,
            rings=(),
            later=(),
            role=None,
            wanted_at=None,
            tries=0,
            stuck_since=None,
        )
        rings_there, later = (*there.rings, *rings), (*there.later, *self.later)
        since = min(
            (at for at in (there.wanted_at, self.wanted_at) if at is not None), default=None
        )
        role = self.role if there.role is None else there.role
        there = msgspec.structs.replace(
            there, rings=rings_there, later=later, wanted_at=since, role=role
        )
        return left, msgspec.structs.replace(there, tells=self.tells, posts=0)

    def left(self, now: int, wish: int) -> "Message":
        """What stands here is retired: when this was the newest wish, the subject was shown
        elsewhere."""
        older = tuple(
            msgspec.structs.replace(one, due=now) if one.due is None else one for one in self.older
        )
        newest = () if self.message is None else (Older(self.message, due=now),)
        rest = msgspec.structs.replace(
            self,
            shown=max(self.shown, wish),
            message=None,
            before=self.message or self.before,
            older=(*older, *newest),
            due=now,
            rings=tuple(ring for ring in self.rings if ring.wish > wish),
        )
        return msgspec.structs.replace(rest, wanted_at=rest.wanted_at if rest.has_news else None)

    def put_off(self, until: int) -> "Message":
        """What is to be shown waits."""
        return msgspec.structs.replace(self, due=until)

    def failed(self, until: int) -> "Message":
        """Something has failed; nothing is tried before then, nor is an older message retired."""
        older = tuple(_put_off(one, until) for one in self.older)
        return msgspec.structs.replace(self, due=until, tries=self.tries + 1, older=older)

    def given_up(self, wish: int) -> "Message":
        """Its place refuses for good what this wish asks for: nothing is tried before the next."""
        rest = msgspec.structs.replace(
            self,
            shown=max(self.shown, wish),
            attempt=None,
            tries=0,
            stuck_since=None,
            rings=tuple(ring for ring in self.rings if ring.wish > wish),
            role=None,
        )
        return msgspec.structs.replace(rest, wanted_at=rest.wanted_at if rest.has_news else None)

    def retired(self, message: int) -> "Message":
        """An older message has neither buttons nor a call any more, or is gone."""
        older = tuple(one for one in self.older if one.message != message)
        return msgspec.structs.replace(self, older=older)

    def not_retired(self, message: int, now: int) -> "Message":
        """The retirement of an older message was refused; it is tried again, a few times."""
        older = tuple(_refused(one, now) if one.message == message else one for one in self.older)
        return msgspec.structs.replace(self, older=tuple(one for one in older if one is not None))


def _at(due: int, now: int) -> int:
    """Return when something is due; now if it was put off by a clock that was ahead."""
    return due if due <= now + LONGEST_WAIT else now


def _refused(older: Older, now: int) -> Older | None:
    if older.tries >= len(_RETIRED_AGAIN):
        return None
    again = now + _RETIRED_AGAIN[older.tries]
    return msgspec.structs.replace(older, tries=older.tries + 1, due=again)


def _put_off(older: Older, until: int) -> Older:
    if older.due is None:
        return older
    return msgspec.structs.replace(older, due=max(older.due, until))
