"""What a place is shown of something, and what stands there: the row from which a worker brings
its message up to date. Pure.

A change only wishes that its subject is shown; what is said is read when it is sent. Each step
takes the row as it is stored at that moment, so that a wish which comes meanwhile is kept.
"""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from model.table import HOUR, MINUTE, PlaceId

SubjectKind = Literal["cup"]

POSTED_ANEW: Final = 10 * MINUTE
"""Milliseconds after which a message that cannot be edited is tried once more; then a new one
comes."""

_RETIRED_AGAIN: Final = (10_000, MINUTE, 10 * MINUTE, HOUR)
"""Milliseconds between the attempts to retire an older message; after the last it is left."""


class Subject(msgspec.Struct, frozen=True, order=True):
    """What a message is about."""

    kind: SubjectKind
    id: int


class Attempt(msgspec.Struct, frozen=True):
    """A new message on its way: stored before it is sent, as its answer may be lost.

    ``nonce``: what Discord knows it by for some minutes. ``wish``: the newest wish it fulfils.
    """

    nonce: int
    wish: int


class Older(msgspec.Struct, frozen=True):
    """A message that a newer one has replaced and that may still have its buttons.

    ``tries``: how often its retirement was refused. ``due``: when to try again, Unix milliseconds.
    """

    message: int
    tries: int = 0
    due: int = 0


Key: TypeAlias = tuple[Subject, PlaceId]
"""What tells a message from all others: there is one for each subject and place."""

Step = Literal["look", "post", "edit"]


class Message(msgspec.Struct, frozen=True):
    """What one place is shown of one subject.

    ``began``: when its first wish came. ``wanted`` counts wishes, ``shown`` is the newest one that
    is fulfilled. ``news``: the newest wish that asks for a new message; others are content with an
    edit. ``message``: its id; None before the first one. ``older``: messages to retire. ``due``,
    ``tries``: when to try next, and how often that has failed. ``stuck_since``: since when
    ``message`` takes no edits. Times are Unix milliseconds.
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

    @property
    def key(self) -> Key:
        """What tells this message from all others."""
        return self.subject, self.place

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
        return "post" if self.message is None or self.news > self.shown else "edit"

    @property
    def due_at(self) -> int | None:
        """When a worker has something to do; None: not before the next wish."""
        waits = [older.due for older in self.older]
        return min([*waits, self.due] if self.step is not None else waits, default=None)

    # --- what happens to it ------------------------------------------------------------------

    def wished(self, now: int, *, news: bool = False) -> "Message":
        """The subject has changed. ``news``: it is told by a new message.

        What has failed or waits is not tried earlier for it, unless it is news.
        """
        wish, waits = self.wanted + 1, self.step is not None
        return msgspec.structs.replace(
            self,
            wanted=wish,
            news=wish if news else self.news,
            due=self.due if waits and not (news and self.tries == 0) else now,
        )

    def attempted(self, nonce: int, wish: int) -> "Message":
        """A new message is about to be sent, or sent again, which fulfils ``wish``."""
        return msgspec.structs.replace(self, attempt=Attempt(nonce, wish))

    def arrived(
        self, message: int, wish: int, now: int, others: Sequence[int] = (), *, as_sent: bool
    ) -> "Message":
        """A new message stands, which fulfils ``wish``: that of the attempt, or one that was found.

        ``others``: further ones that nobody knew of. ``as_sent``: it certainly says what was true
        at ``wish``. If not, it may be older, as it was found or Discord knew its nonce; it is
        edited then.
        """
        known = (self.message, *others)
        before = tuple(Older(one, due=now) for one in known if one not in (None, message))
        found = msgspec.structs.replace(
            self,
            shown=max(self.shown, wish),
            message=message,
            older=(*self.older, *before),
            attempt=None,
            tries=0,
            stuck_since=None,
        )
        return found if as_sent else found.wished(now)

    def edited(self, wish: int) -> "Message":
        """The message shows what was true when ``wish`` was the newest wish."""
        shown = max(self.shown, wish)
        return msgspec.structs.replace(self, shown=shown, tries=0, stuck_since=None)

    def not_edited(self, now: int) -> "Message":
        """The message takes no edits: it is gone, or too old. After a while a new one comes."""
        since = now if self.stuck_since is None else self.stuck_since
        again = since + POSTED_ANEW
        if now < again:
            return msgspec.structs.replace(self, stuck_since=since, due=again)
        return msgspec.structs.replace(self, news=self.wanted, stuck_since=since, due=now)

    def put_off(self, until: int) -> "Message":
        """What is to be shown waits."""
        return msgspec.structs.replace(self, due=until)

    def failed(self, until: int) -> "Message":
        """Something has failed; nothing is tried before then, nor is an older message retired."""
        older = tuple(msgspec.structs.replace(one, due=max(one.due, until)) for one in self.older)
        return msgspec.structs.replace(self, due=until, tries=self.tries + 1, older=older)

    def given_up(self) -> "Message":
        """Its place refuses it for good: nothing is tried before the next wish."""
        return msgspec.structs.replace(
            self, shown=self.wanted, attempt=None, tries=0, older=(), stuck_since=None
        )

    def retired(self, message: int) -> "Message":
        """An older message has neither buttons nor a call any more, or is gone."""
        older = tuple(one for one in self.older if one.message != message)
        return msgspec.structs.replace(self, older=older)

    def not_retired(self, message: int, now: int) -> "Message":
        """The retirement of an older message was refused; it is tried again, a few times."""
        older = tuple(_refused(one, now) if one.message == message else one for one in self.older)
        return msgspec.structs.replace(self, older=tuple(one for one in older if one is not None))


def _refused(older: Older, now: int) -> Older | None:
    if older.tries >= len(_RETIRED_AGAIN):
        return None
    return Older(older.message, older.tries + 1, now + _RETIRED_AGAIN[older.tries])
