"""Hands what is due to the delivery workers; one database claim serves all that ask at once."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeAlias, TypeVar

from tables.interfaces import Clock

T = TypeVar("T")

Claim: TypeAlias = Callable[[int, int, int], Awaitable[tuple[Sequence[T], int | None]]]
"""Claims what is due at an instant, until another, so many at most; returns it, and when the next
may be claimed (None: there is none)."""

LEASE = 120_000
"""Lease: milliseconds for which a claimed message is this process's; longer than a slow upload."""


AT_ONCE = 0
"""An instant long past: something may be due now."""


class Claims(Generic[T]):
    """Claims one message for each waiting worker.

    All workers are woken at once: one of them claims for all.
    """

    def __init__(self, claim: Claim[T], clock: Clock) -> None:
        self._claim = claim
        self._clock = clock
        self._one_looks = asyncio.Lock()
        self._claimed: deque[T] = deque()
        self._asked = self._answered = 0
        """How many calls of ``next`` there were, and how many of them a look has answered."""
        self._asking = 0
        self._next_due_at: int | None = None

    async def next(self, behind: int | None = AT_ONCE) -> T | int | None:
        """Return one that is ours now; else when the next is due, None for never.

        ``behind``: when those are due that the caller's last one left behind, None without any. As
        long as nothing is due, the store is not asked: what is new rings the bell. Raises what the
        claim does.
        """
        due = min((at for at in (behind, self._next_due_at) if at is not None), default=None)
        if not self._claimed and (due is None or due > self._clock.now()):
            return due
        return await self._claim_one()

    async def _claim_one(self) -> T | int | None:
        self._asked += 1
        asked = self._asked
        self._asking += 1
        try:
            async with self._one_looks:
                if not self._claimed and asked > self._answered:
                    await self._look()
                return self._claimed.popleft() if self._claimed else self._next_due_at
        finally:
            self._asking -= 1

    async def _look(self) -> None:
        """Claim up to one for each waiting worker."""
        await asyncio.sleep(0)  # let the workers woken by the same ring ask first
        asked, asking, now = self._asked, self._asking, self._clock.now()
        claimed, self._next_due_at = await self._claim(now, now + LEASE, asking)
        self._claimed.extend(claimed)
        self._answered = asked
