"""How long a message may take to be sent, and when a failed one is tried again."""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

from core.discord_limits import limit
from model.message import LONGEST_PUT_OFF
from workers.chat_platform import TryLater

T = TypeVar("T")

MOST_ATTEMPTS = 8
"""Failures by a bug of ours after which a message is given up; it has waited four minutes then.
While Discord fails, messages are retried without limit."""

_FIRST_PAUSE = 2_000
_LONGEST_PAUSE = 600_000
"""Milliseconds before the first retry; the pause doubles with each failure, up to the longest."""

PATIENCE = 90
"""Timeout for sending a message, in seconds; less than the lease."""

NONCE_LASTS = 1000 * limit("nonce-lifetime")
"""Milliseconds for which the platform certainly recognizes a repeated nonce."""


async def patiently(sending: Awaitable[T]) -> T:
    """Wait for a message to be sent. Raises TryLater at the timeout, before the lease ends."""
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
