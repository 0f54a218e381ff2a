"""Plays computers' turns: has the move computed off the event loop, then plays it at the table."""

import logging
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from tables.interfaces import Clock
from tables.model.shards import Reach
from tables.model.table import Computer, Timer
from tables.service import TableService
from tables.visibility.table_view import Look
from workers.metrics import CUT_SHORT
from workers.upkeep.due_timers import DueTimers

_log = logging.getLogger(__name__)

THOUGHT = 60_000
"""Lease: milliseconds for which one process owns a question; longer than any computation."""


class ThoughtTooLong(Exception):
    """Raised when a computer did not choose a move before the timeout and was killed."""


class Thinker(Protocol):
    """Chooses moves for computers, from a seat's view and its legal moves and nothing else."""

    async def decide(self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...]) -> str:
        """The chosen move, in the game's notation. Raises ThoughtTooLong."""
        ...


class HouseThinker(Thinker, Protocol):
    """A thinker that holds a resource, such as a process."""

    async def close(self) -> None:
        """Stop all computation; open questions are asked again after a restart."""
        ...


class Computers:
    """Answers the questions that computers are asked, one after the other.

    Those whom a person waits for come first; where no person plays any more, computers finish the
    game quickly, behind everybody else, as easy ones.
    ``reach``: the shards of this process. While one of them is away no computer moves at its
    tables.
    """

    def __init__(
        self,
        service: TableService,
        thinker: Thinker,
        clock: Clock,
        reach: Callable[[], Reach],
    ) -> None:
        self._service = service
        self._thinker = thinker
        self._timers = DueTimers(service, clock, ("computer",), self._play, reach, at_once=1)

    async def work(self) -> int | None:
        """Play all due computers' turns; return when to look again (Unix milliseconds).

        None: not before a table changes or a shard reconnects.
        """
        return await self._timers.fire_all()

    async def _play(self, timer: Timer) -> None:
        """Decide and play; a question another process is at, or that is answered, is let go."""
        if not await self._service.timers.claim(timer, THOUGHT):
            return
        look = await self._service.timers.computers_question(timer)
        if look is None:
            await self._service.timers.fire(timer)
            return
        notation = await self._decide(look)
        await self._service.timers.answer_for_computer(timer, notation)

    async def _decide(self, look: Look) -> str | None:
        """Return the move in notation; None after a timeout, which is logged."""
        assert look.seat is not None, "a computer sits in a seat"
        occupant = look.table.seats[look.seat].occupant
        assert isinstance(occupant, Computer), "only computers are asked by this timer"
        if not look.table.somebody_plays:
            occupant = msgspec.structs.replace(occupant, level="easy")
        try:
            return await self._thinker.decide(occupant, look.table.game, look.view, look.legal)
        except ThoughtTooLong:
            CUT_SHORT.inc()
            _log.warning(
                "a computer at table %s thought for too long; its seat makes a quiet move",
                look.table.code,
            )
            return None
