"""Attempts to send a letter: their result and timeout, when and how often one is repeated, and when
one may have arrived unnoticed.
"""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

import msgspec

from core.discord_limits import limit
from model.letters import (
    LONGEST_PUT_OFF,
    ClaimedLetter,
    DirectMessage,
    LetterPost,
    PrivateLetter,
)
from storage.transaction.transaction import Along
from workers.chat_platform import TryLater

T = TypeVar("T")

MOST_ATTEMPTS = 8
"""Failures by a bug of ours after which a letter is dropped; its lane has waited four minutes then.
While Discord fails, letters are retried without limit."""

_FIRST_PAUSE = 2_000
_LONGEST_PAUSE = 600_000
"""Milliseconds before the first retry; the pause doubles with each failure, up to the longest."""

PATIENCE = 90
"""Timeout for sending a letter, in seconds; less than the lease."""

NONCE_LASTS = 1000 * limit("nonce-lifetime")
"""Milliseconds for which the platform certainly recognizes a repeated nonce."""


class Delivery(msgspec.Struct, frozen=True):
    """The result of sending a letter.

    ``stands``: where it is now. ``later``: letters to queue. ``told``: whether it reached anybody;
    False if it was not needed. ``along``: further writes in the transaction that marks it as done.
    """

    stands: LetterPost | DirectMessage | None = None
    later: tuple[PrivateLetter, ...] = ()
    told: bool = True
    along: Along | None = None


async def patiently(sending: Awaitable[T]) -> T:
    """Wait for a letter to be sent. Raises TryLater at the timeout, before the lease ends."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await sending
    except TimeoutError as fault:
        raise TryLater from fault


def pause_before_retry(failures: int, wait: int | None) -> int:
    """Return the milliseconds until the next attempt after this many failures before.

    ``wait``: what the platform asks for, if it does.
    """
    if wait is None:
        return min(_FIRST_PAUSE << failures, _LONGEST_PAUSE)
    return min(max(wait, _FIRST_PAUSE), LONGEST_PUT_OFF)


def is_doubtful(claimed: ClaimedLetter, now: int) -> bool:
    """Whether an earlier attempt may have arrived whose nonce the platform may have forgotten."""
    return claimed.attempts > 0 and now - claimed.queued_at > NONCE_LASTS
