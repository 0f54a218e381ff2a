"""How a letter is sent once, and what came of it."""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

import msgspec

from tables.delivery_queries import people_of
from tables.interfaces import Along
from tables.model.letters import BoardPost, ClaimedLetter, Letter, LetterPost
from tables.service import TableService
from workers.chat_platform import Sent, TryLater
from workers.post_model import Instead, Profiles

T = TypeVar("T")

PATIENCE = 90
"""Seconds a letter may take to be sent, whatever that takes; less than the lease."""

NONCE_LASTS = 120_000
"""Milliseconds for which the platform surely knows a nonce again."""


class Overtaken(msgspec.Struct, frozen=True):
    """A post that a newer one has made outdated, and what it says ``instead``."""

    sent: Sent
    instead: Instead


class Delivery(msgspec.Struct, frozen=True):
    """What came of a letter.

    Where it stands, which posts it has overtaken, the letters that are to follow it.
    ``told``: whether it has reached anybody; it does not where it is not wanted. ``along``: what
    else is written when it is ticked off.
    """

    stands: BoardPost | LetterPost | None = None
    overtaken: tuple[Overtaken, ...] = ()
    later: tuple[Letter, ...] = ()
    told: bool = True
    along: Along | None = None


async def patiently(sending: Awaitable[T]) -> T:
    """Wait for a letter to be sent, but not so long that somebody else takes it up."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await sending
    except TimeoutError as fault:
        raise TryLater from fault


def is_doubtful(claimed: ClaimedLetter, now: int) -> bool:
    """Whether an earlier attempt may have arrived so long ago that its nonce is forgotten."""
    return claimed.attempts > 0 and now - claimed.queued_at > NONCE_LASTS


async def profiles_for(letter: Letter, service: TableService) -> Profiles:
    """Profiles of everybody at the table of a letter, and of whom it calls or is written to."""
    return await service.queries.profiles(sorted(people_of(letter)))
