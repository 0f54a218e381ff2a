"""Messages that are kept up to date: SQL reads and writes inside one transaction.

A worker claims a message for a while, its lease. Once that has run out, its owner has most likely
died and another worker may claim it; the first can then no longer change it.
"""

import logging
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from model.message import Key, Message, Subject
from model.table import PlaceId
from storage.rows.row_values import AnyRow, bytes_of
from storage.transaction.connection_rows import Rows

_log = logging.getLogger(__name__)

_decode = msgspec.json.Decoder(Message).decode
_encode = msgspec.json.Encoder().encode

_SUBJECT = "subject = :subject AND subject_id = :id"
_KEY = f"{_SUBJECT} AND place_id = :place"

_CLAIMABLE = """
SELECT * FROM message WHERE due_at <= :now AND lease_until <= :now
ORDER BY due_at, subject, subject_id, place_id LIMIT 1 FOR UPDATE SKIP LOCKED
"""
_NEXT = """
SELECT min(CASE WHEN due_at < lease_until THEN lease_until ELSE due_at END) FROM message
WHERE due_at IS NOT NULL
"""


class StoredMessages(Rows):
    """Reads and writes messages, one for each subject and place."""

    def about(self, subject: Subject) -> list[Message]:
        """Return what each place is shown of this subject."""
        sql = f"SELECT * FROM message WHERE {_SUBJECT} ORDER BY place_id"
        found = map(_message_from, self._rows(sql, **_named(subject)))
        return [message for message in found if message is not None]

    def want(self, subject: Subject, place: PlaceId, now: int, *, news: bool = False) -> None:
        """Wish that this place is shown the subject. ``news``: by a new message.

        What is damaged begins anew; a worker finds the message that stands.
        """
        row = self._kept(subject, place)
        fresh = Message(subject, place, now) if row is None else Message(subject, place, 0)
        known = (None if row is None else _message_from(row)) or fresh
        self._save(known.wished(now, news=news), 0 if row is None else row.lease_until)

    def claim(self, now: int, until: int) -> Message | None:
        """Claim what is longest due, until then; None if nothing is due.

        What is damaged is logged and left alone from then on.
        """
        while (row := self._row(_CLAIMABLE, now=now)) is not None:
            if (message := _message_from(row)) is not None:
                self._save(message, until)
                return message
            _log.error("the message about %s %d cannot be read", row.subject, row.subject_id)
            named = {"subject": row.subject, "id": row.subject_id, "place": row.place_id}
            self._change(f"UPDATE message SET due_at = NULL WHERE {_KEY}", **named)
        return None

    def change(
        self,
        claimed: Message,
        lease: int,
        change: Callable[[Message], Message],
        *,
        done: bool = False,
    ) -> Message | None:
        """Change a message that was claimed until ``lease``, as it is stored now.

        ``done``: others may claim it from now on. Returns None, changing nothing, if another worker
        has claimed it meanwhile.
        """
        row = self._kept(claimed.subject, claimed.place)
        stored = None if row is None else _message_from(row)
        if row is None or stored is None or row.lease_until != lease:
            return None
        changed = change(stored)
        self._save(changed, 0 if done else lease)
        return changed

    def hasten(self, keys: Iterable[Key], now: int) -> None:
        """Let these messages be claimed now, if something is to be done about them."""
        for subject, place in keys:
            row = self._kept(subject, place)
            if row is not None and (message := _message_from(row)) is not None:
                self._save(message.put_off(now), row.lease_until)

    def forget(self, subject: Subject) -> None:
        """Forget what every place is shown of this subject."""
        self._change(f"DELETE FROM message WHERE {_SUBJECT}", **_named(subject))

    def next_due_at(self) -> int | None:
        """Return when the next message may be claimed; None if none is to be brought up to date."""
        return self._number(_NEXT)

    def _kept(self, subject: Subject, place: PlaceId) -> AnyRow | None:
        sql = f"SELECT * FROM message WHERE {_KEY} FOR NO KEY UPDATE"
        return self._row(sql, **_named(subject), place=place)

    def _save(self, message: Message, lease: int) -> None:
        values = {
            "subject": message.subject.kind,
            "subject_id": message.subject.id,
            "place_id": message.place,
            "due_at": message.due_at,
            "lease_until": lease,
            "document": _encode(message),
        }
        self._replace("message", values, "subject, subject_id, place_id")


def _named(subject: Subject) -> dict[str, Any]:
    return {"subject": subject.kind, "id": subject.id}


def _message_from(row: AnyRow) -> Message | None:
    """Return the message in a row; None if it is damaged."""
    try:
        return _decode(bytes_of(row.document))
    except msgspec.DecodeError:
        return None
