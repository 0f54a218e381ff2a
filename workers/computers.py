"""Plays for computers: asks what they decide, off the event loop, and hands it to the table."""

from typing import Any, Protocol

from tables.model import Computer, Timer
from tables.service import TableService
from tables.sight import Look


class Thinker(Protocol):
    """Decides for computers. It is given a seat's view and legal moves, and nothing else."""

    async def decide(self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...]) -> str:
        """The chosen move, in the game's notation."""
        ...


class HouseThinker(Thinker, Protocol):
    """A thinker that may hold something open."""

    async def close(self) -> None:
        """End whatever thinks; what was asked is asked again after a restart."""
        ...


class Computers:
    """Answers the questions that computers are asked."""

    def __init__(self, service: TableService, thinker: Thinker) -> None:
        self._service = service
        self._thinker = thinker

    async def play(self, timer: Timer) -> None:
        """Decide and play; a question that has been answered meanwhile is let go."""
        look = await self._service.computers_question(timer)
        if look is None:
            await self._service.fire(timer)
            return
        notation = await self._decide(look)
        await self._service.answer_for_computer(timer, notation)

    async def _decide(self, look: Look) -> str:
        assert look.seat is not None, "a computer sits in a seat"
        occupant = look.table.seats[look.seat].occupant
        assert isinstance(occupant, Computer), "only computers are asked by this timer"
        return await self._thinker.decide(occupant, look.table.game, look.view, look.legal)
