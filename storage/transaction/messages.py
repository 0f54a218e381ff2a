"""Messages that are kept up to date: SQL reads and writes inside one transaction.

A worker claims a message for a while, its lease. Once that has run out, its owner has most likely
died and another worker may claim it; the first can then no longer change it.
"""

import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from model.letters import BoardPost
from model.message import (
    LONGEST_WAIT,
    NOBODY,
    Key,
    Message,
    Older,
    Point,
    Ring,
    Subject,
    Tells,
    Wish,
)
from model.table import HOUR, PlaceId, PlayerId, TableId
from storage.database.statements import AnyRow, Rows, bytes_of

_SHOW, _FROM_THE_START = Wish(), Point()

_log = logging.getLogger(__name__)

_decode = msgspec.json.Decoder(Message).decode
_encode = msgspec.json.Encoder().encode

_SUBJECT = "subject = :subject AND subject_id = :id"
_KEY = f"{_SUBJECT} AND place_id = :place AND person_id = :person"
_IN_CHANNELS = f"person_id = {NOBODY}"

_CLAIMABLE = f"""
SELECT * FROM message
WHERE (due_at <= :now OR due_at > :now + {LONGEST_WAIT}) AND lease_until <= :now
ORDER BY person_id > 0, waits_since IS NULL, due_at, subject, subject_id, person_id, place_id
LIMIT :most FOR UPDATE SKIP LOCKED
"""
_NEXT = """
SELECT min(CASE WHEN due_at < lease_until THEN lease_until ELSE due_at END) FROM message
WHERE due_at IS NOT NULL
"""


class ClaimedMessage(msgspec.Struct, frozen=True):
    """A message that a worker has claimed. ``is_fresh``: an attempt was noted with the claim."""

    message: Message
    is_fresh: bool


class StoredMessages(Rows):
    """Reads and writes messages, one for each subject and reader."""

    def about(self, subject: Subject) -> list[Message]:
        """Return what each place is shown of this subject."""
        sql = f"SELECT * FROM message WHERE {_SUBJECT} AND {_IN_CHANNELS} ORDER BY place_id"
        found = map(message_from, self._rows(sql, subject=subject.kind, id=subject.id))
        return [message for message in found if message is not None]

    def one(self, key: Key) -> Message | None:
        """Return what a reader is shown of a subject; None if that is nothing, or damaged."""
        row = self._row(f"SELECT * FROM message WHERE {_KEY}", **_named(key))
        return None if row is None else message_from(row)

    def want(self, key: Key, now: int, wish: Wish = _SHOW, since: Point = _FROM_THE_START) -> None:
        """Wish that this reader is shown the subject; ``since``: what a first message tells from.

        What is damaged begins anew; a worker finds the message that stands.
        """

        def step(message: Message) -> Message:
            if message.wanted == 0 and message.message is None:
                message = msgspec.structs.replace(message, tells=Tells(since, since))
            return message.wished(now, wish)

        self._step(key, now, step)

    def edit_daily_message(self, person: PlayerId, now: int) -> None:
        """Wish that the daily message to this person of today is edited, if there is one."""
        sql = """
        SELECT * FROM message WHERE subject = 'day' AND person_id = :person AND subject_id > :before
        ORDER BY subject_id DESC LIMIT 1 FOR NO KEY UPDATE
        """
        row = self._row(sql, person=person, before=now // HOUR - 24)
        if row is not None and (known := message_from(row)) is not None:
            self._save(known.wished(now), row.lease_until)

    def call(self, key: Key, now: int, rings: Sequence[Ring]) -> None:
        """Wish that these people are notified by a short message, each when it is due."""
        self._step(key, now, lambda message: message.called(now, rings))

    def adopt(self, key: Key, now: int, sent: int, **how: Any) -> None:
        """Keep up to date a message that somebody else has sent; ``how``: as in
        ``Message.arrived``."""
        self._step(
            key,
            now,
            lambda message: message.arrived(sent, message.wanted, now, as_sent=True, **how),
        )

    def replaces(self, key: Key, now: int, older: Older) -> None:
        """Retire a message of another subject once the first one about this one stands."""
        self._step(key, now, lambda row: msgspec.structs.replace(row, older=(*row.older, older)))

    def move(self, subject: Subject, place: PlaceId, to: PlaceId, now: int) -> None:
        """Show the subject in another place from now on; wish it there afterwards."""
        row = self._kept(Key(subject, place))
        known = None if row is None else message_from(row)
        if row is None or known is None:
            return
        there, lease = self._known(Key(subject, to), now)
        left, there = known.moved_to(there)
        self._save(left, row.lease_until)
        self._save(there, lease)

    def leave(self, subject: Subject, place: PlaceId, now: int) -> None:
        """Retire what stands in other places than this one."""
        sql = f"""
        SELECT * FROM message WHERE {_SUBJECT} AND {_IN_CHANNELS} AND place_id <> :place
        FOR NO KEY UPDATE
        """
        for row in self._rows(sql, subject=subject.kind, id=subject.id, place=place):
            known = message_from(row)
            if known is not None and known.message is not None:
                self._save(known.left(now, known.wanted), row.lease_until)

    def board_posts(self, tables: Sequence[TableId]) -> dict[TableId, BoardPost]:
        """Return the newest post of each of these tables that has one."""
        sql = f"""
        SELECT * FROM message WHERE subject = 'table' AND subject_id IN :tables AND {_IN_CHANNELS}
        """
        found = map(message_from, self._rows(sql, tables=list(tables)))
        standing = [m for m in found if m is not None and m.message is not None]
        return {
            TableId(m.subject.id): BoardPost(TableId(m.subject.id), m.place, m.message, m.posts)
            for m in sorted(standing, key=lambda m: m.message or 0)
            if m.message is not None
        }

    def claim(self, now: int, until: int, most: int) -> list[ClaimedMessage]:
        """Claim up to ``most`` of what is longest due, until then.

        A new message that is due is noted as an attempt: with this claim it may be sent. What is
        damaged is logged and left alone from then on.
        """
        claimed = list[ClaimedMessage]()
        for row in self._rows(_CLAIMABLE, now=now, most=most):
            if (message := message_from(row)) is not None:
                message = message.as_of(now)
                is_fresh = message.step == "post" and message.due <= now
                message = message.attempted(now) if is_fresh else message
                self._save(message, until)
                claimed.append(ClaimedMessage(message, is_fresh))
                continue
            _log.error("the message about %s %d cannot be read", row.subject, row.subject_id)
            sql = f"UPDATE message SET due_at = NULL, waits_since = NULL WHERE {_KEY}"
            self._change(sql, **_named(_key_of(row)))
        return claimed

    def change(
        self,
        claimed: Message,
        lease: int,
        change: Callable[[Message], Message],
        is_done: Callable[[Message], bool] = lambda _: True,
    ) -> Message | None:
        """Change a message that was claimed until ``lease``, as it is stored now.

        ``is_done``: whether others may claim what it has become. Returns None, changing nothing, if
        another worker has claimed it meanwhile.
        """
        row = self._kept(claimed.key)
        stored = None if row is None else message_from(row)
        if row is None or stored is None or row.lease_until != lease:
            return None
        changed = change(stored)
        self._save(changed, 0 if is_done(changed) else lease)
        return changed

    def hasten(self, keys: Iterable[Key], now: int) -> None:
        """Let these messages be claimed now, if something is to be done about them."""
        for key in keys:
            row = self._kept(key)
            if row is not None and (message := message_from(row)) is not None:
                self._save(message.put_off(now), row.lease_until)

    def forget_one(self, key: Key) -> None:
        """Forget what a reader is shown of this subject."""
        self._change(f"DELETE FROM message WHERE {_KEY}", **_named(key))

    def release_all(self) -> None:
        """Release all claims, as their owners have died."""
        self._change("UPDATE message SET lease_until = 0")

    def next_due_at(self) -> int | None:
        """Return when the next message may be claimed; None if none is to be brought up to date."""
        return self._number(_NEXT)

    def _step(self, key: Key, now: int, step: Callable[[Message], Message]) -> None:
        known, lease = self._known(key, now)
        self._save(step(known), lease)

    def _known(self, key: Key, now: int) -> tuple[Message, int]:
        """Return what a reader is shown of a subject, and its lease; what is new is blank."""
        row = self._kept(key)
        if row is None:
            return Message(key.subject, key.place, now, person=key.person), 0
        known = message_from(row) or Message(key.subject, key.place, 0, person=key.person)
        return known, row.lease_until

    def _kept(self, key: Key) -> AnyRow | None:
        return self._row(f"SELECT * FROM message WHERE {_KEY} FOR NO KEY UPDATE", **_named(key))

    def _save(self, message: Message, lease: int) -> None:
        if message.is_blank and not lease:
            self.forget_one(message.key)
            return
        values = {
            "subject": message.subject.kind,
            "subject_id": message.subject.id,
            "place_id": message.place,
            "person_id": message.person,
            "due_at": message.due_at,
            "waits_since": message.waits_since,
            "lease_until": lease,
            "document": _encode(message),
        }
        self._replace("message", values, "subject, subject_id, place_id, person_id")


def _named(key: Key) -> dict[str, Any]:
    subject, place, person = key
    return {"subject": subject.kind, "id": subject.id, "place": place, "person": person}


def _key_of(row: AnyRow) -> Key:
    subject = Subject(row.subject, row.subject_id)
    return Key(subject, PlaceId(row.place_id), PlayerId(row.person_id))


def message_from(row: AnyRow) -> Message | None:
    """Return the message in a row; None if it is damaged."""
    try:
        return _decode(bytes_of(row.document))
    except msgspec.DecodeError:
        return None
