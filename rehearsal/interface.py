"""The interface between the rehearsal and the code that sends its requests to Discord."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from http import HTTPStatus
from typing import Any, TypeAlias

import msgspec


class NoAnswer(Exception):
    """Discord was unreachable, failed (5xx) or asked for too long a wait (429)."""


class Upload(msgspec.Struct, frozen=True):
    """A file that is sent with a message. ``alt``: its alt text."""

    name: str
    data: bytes
    alt: str | None = None


class Request(msgspec.Struct, frozen=True):
    """A request to Discord.

    ``path``: as in Discord's documentation, ``/channels/{channel_id}``; ``ids`` fill it.
    """

    method: str
    path: str
    ids: Mapping[str, int | str] = {}
    body: Any = None
    files: Sequence[Upload] = ()
    query: Mapping[str, int | str] = {}

    def __repr__(self) -> str:
        """Return what is asked, without the ids: a token can be one of them."""
        return f"{self.method} {self.path}"


class RateLimit(msgspec.Struct, frozen=True):
    """The X-RateLimit headers of an answer.

    ``limit``: requests in a window; ``reset_after``: seconds until the window ends. ``bucket``:
    Discord's name for the requests that share the limit.
    """

    limit: int
    reset_after: float
    bucket: str


class DiscordAnswer(msgspec.Struct, frozen=True):
    """Discord's answer to one request.

    ``body``: the JSON, None if there was none. ``code``: Discord's own error code, 0 for none.
    ``faults``: names of errors in a form, such as ``BASE_TYPE_BAD_LENGTH``. ``waits``: how often
    Discord answered 429 (retry later) first.
    """

    status: int
    body: Any = None
    code: int = 0
    faults: tuple[str, ...] = ()
    rate_limit: RateLimit | None = None
    waits: int = 0

    @property
    def is_accepted(self) -> bool:
        """Whether Discord did what was asked."""
        return self.status < HTTPStatus.MULTIPLE_CHOICES

    @property
    def outcome(self) -> str:
        """The result in words that contain no name or id."""
        return ACCEPTED if self.is_accepted else refused(self.status, self.code)

    def seen(self, read: Callable[[Any], object]) -> object:
        """Return what ``read`` finds in the body, or the outcome of a refused request."""
        return read(self.body) if self.is_accepted else self.outcome


Ask: TypeAlias = Callable[[Request], Awaitable[DiscordAnswer]]
"""Sends a request to Discord, the real one or a simulated one, and waits for rate limits.

Raises NoAnswer."""

ACCEPTED = "accepted"


def refused(status: int, code: int) -> str:
    """Return the outcome of a request refused with this status and code."""
    return f"refused ({status}, {code})"
