"""Hands due letters to the delivery workers; one database claim serves all that ask at once."""

import asyncio
from collections import deque

from tables.interfaces import Clock, Outbox
from tables.model.letters import ClaimedLetter

LEASE = 120_000
"""Lease: milliseconds for which a claimed letter is this process's; longer than a slow upload."""


class LetterClaims:
    """Claims one letter for each waiting worker.

    Whoever delivers is woken with all the others: one looks for all of them. ``places_only``: no
    letters to people are handed out.
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

    async def next(self) -> ClaimedLetter | int | None:
        """A letter that is ours now; else when the next is due, None for never.

        Raises UnreadableLetter if a letter cannot be decoded; that letter is claimed, too.
        """
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
        outbox, places_only = self._outbox, self._places_only
        self._next_due_at = await outbox.next_due_at(now, places_only=places_only)
        if self._next_due_at is not None and self._next_due_at <= now:
            claimed = await outbox.claim(now, now + LEASE, asking, places_only=places_only)
            self._claimed.extend(claimed)
            if len(self._claimed) < asking:
                self._next_due_at = await outbox.next_due_at(now, places_only=places_only)
        self._answered = asked
