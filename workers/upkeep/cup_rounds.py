"""Carries cups on: closes entries, opens the tables of rounds, counts them, ends cups."""

from club.service import ClubService
from tables.interfaces import Clock
from tables.model.table import MINUTE

LOOK_AGAIN = 5 * MINUTE
"""Milliseconds after which it looks again at the latest: another process may have ended a game."""


CUPS_REST = 2_000
"""Least milliseconds between two looks: every change of a table causes one."""


class CupRounds:
    """Carries on every cup that is due, whenever it is woken or a cup's time comes."""

    def __init__(self, club: ClubService, clock: Clock) -> None:
        self._club = club
        self._clock = clock

    async def work(self) -> int:
        """Carry cups on; return the instant to look again (Unix milliseconds)."""
        due = await self._club.advance()
        again = self._clock.now() + LOOK_AGAIN
        return again if due is None else min(due, again)
