"""Hands due letters to the delivery workers; one database claim serves all that ask at once."""

import asyncio
from collections import deque

from model.letters import ClaimedLetter
from storage.transaction.outbox import Outbox
from tables.interfaces import Clock

LEASE = 120_000
"""Lease: milliseconds for which a claimed letter is this process's; longer than a slow upload."""


AT_ONCE = 0
"""An instant long past: something may be due now."""


class LetterClaims:
    """Claims one letter for each waiting worker.

    All workers are woken at once: one of them claims for all. ``places_only``: no letters to
    people are handed out.
    """

    def __init__(self, outbox: Outbox, clock: Clock, *, places_only: bool = False) -> None:
        self._places_only = places_only
        self._outbox = outbox
        self._clock = clock
        self._one_looks = asyncio.Lock()
        self._claimed: deque[ClaimedLetter] = deque()
        self._asked = self._answered = 0
        """How many calls of ``next`` there were, and how many of them a look has answered."""
        self._asking = 0
        self._next_due_at: int | None = None

    async def next(self, behind: int | None = AT_ONCE) -> ClaimedLetter | int | None:
        """Return a letter that is ours now; else when the next is due, None for never.

        ``behind``: when the letters are due that the caller's last letter left behind, None without
        any. As long as nothing is due, the store is not asked: new letters ring the bell. Raises
        UnreadableLetter if a letter cannot be decoded; that letter is claimed, too.
        """
        due = min((at for at in (behind, self._next_due_at) if at is not None), default=None)
        if not self._claimed and (due is None or due > self._clock.now()):
            return due
        return await self._claim_one()

    async def _claim_one(self) -> ClaimedLetter | int | None:
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
        """Claim up to one letter for each waiting worker."""
        await asyncio.sleep(0)  # let the workers woken by the same ring ask first
        asked, asking, now = self._asked, self._asking, self._clock.now()
        claim = await self._outbox.claim(now, now + LEASE, asking, places_only=self._places_only)
        self._claimed.extend(claim.letters)
        self._next_due_at = claim.next_due_at
        self._answered = asked
