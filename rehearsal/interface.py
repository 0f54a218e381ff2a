"""What the rehearsal asks of whoever carries its requests to Discord, and what comes back."""

from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Any, Protocol

import msgspec


class NoAnswer(Exception):
    """Discord could not be reached, failed by itself (5xx) or asked for too long a wait (429)."""


class Upload(msgspec.Struct, frozen=True):
    """A file that is sent with a message. ``alt``: its alt text."""

    name: str
    data: bytes
    alt: str | None = None


class RateLimit(msgspec.Struct, frozen=True):
    """What the X-RateLimit headers of an answer say.

    ``limit``: requests in a window; ``reset_after``: seconds until the window ends. ``bucket``:
    Discord's name for what shares the limit.
    """

    limit: int
    reset_after: float
    bucket: str


class DiscordAnswer(msgspec.Struct, frozen=True):
    """What Discord answered to one request.

    ``body``: the JSON, None where there was none. ``code``: Discord's own error code, 0 for none.
    ``faults``: the names of what was wrong in a form, such as ``BASE_TYPE_BAD_LENGTH``.
    ``waits``: how often Discord first answered 429, that it should be asked later.
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
        """What happened, in words that name nobody."""
        if self.is_accepted:
            return ACCEPTED
        return refused(self.status, self.code)


ACCEPTED = "accepted"


def refused(status: int, code: int) -> str:
    """The outcome of a request that is refused in this way."""
    return f"refused ({status}, {code})"


class Discord(Protocol):
    """Carries requests to Discord: the real one, or one that is simulated."""

    async def ask(
        self,
        method: str,
        path: str,
        ids: Mapping[str, int | str],
        body: Any = None,
        files: Sequence[Upload] = (),
        query: Mapping[str, str | int] | None = None,
    ) -> DiscordAnswer:
        """Make one request, waiting for rate limits. Raises NoAnswer.

        ``path``: as Discord's documentation writes it, ``/channels/{channel_id}``; ``ids`` fill it.
        """
        ...
