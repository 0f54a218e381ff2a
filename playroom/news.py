"""What is new for whom: messages a person has not seen, and which of them call for an answer."""

from collections.abc import Mapping
from typing import Any

import msgspec


class Notice(msgspec.Struct, frozen=True):
    """A message, as far as it matters for a marker."""

    message: int
    author: int
    called: frozenset[int]


class Unread(msgspec.Struct, frozen=True):
    """How much is new at one place for one person. Calls are messages that notify them."""

    messages: int = 0
    calls: int = 0


class News:
    """Follows the gateway and remembers what each person has seen."""

    def __init__(self) -> None:
        self._notices: dict[int, list[Notice]] = {}
        self._mailboxes: set[int] = set()
        self._seen: dict[tuple[int, int], int] = {}

    def hear(self, event: str, payload: Mapping[str, Any]) -> int | None:
        """Take note of a gateway event, and say at which place it has changed something."""
        if not event.startswith(("MESSAGE_", "THREAD_")):
            return None
        place = int(payload["channel_id"] if "channel_id" in payload else payload.get("id", 0))
        if event == "MESSAGE_CREATE":
            self._add(place, payload)
        elif event == "MESSAGE_DELETE":
            self._remove(place, int(payload["id"]))
        return place

    def _add(self, place: int, payload: Mapping[str, Any]) -> None:
        if "guild_id" not in payload:
            self._mailboxes.add(place)
        called = frozenset(int(user["id"]) for user in payload.get("mentions", ()))
        notice = Notice(int(payload["id"]), int(payload["author"]["id"]), called)
        self._notices.setdefault(place, []).append(notice)

    def _remove(self, place: int, message: int) -> None:
        kept = [notice for notice in self._notices.get(place, ()) if notice.message != message]
        self._notices[place] = kept

    def unread(self, person: int, place: int) -> Unread:
        """What this person has not seen here; in a mailbox everything calls."""
        seen = self._seen.get((person, place), 0)
        new = [
            notice
            for notice in self._notices.get(place, ())
            if notice.message > seen and notice.author != person
        ]
        calls = [notice for notice in new if place in self._mailboxes or person in notice.called]
        return Unread(len(new), len(calls))

    def mark_seen(self, person: int, place: int) -> None:
        """This person looks at this place now."""
        notices = self._notices.get(place)
        if notices:
            self._seen[person, place] = notices[-1].message
