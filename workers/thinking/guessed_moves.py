"""Guesses what a computer would do in another seat, on a person's try board."""

from typing import Final

from core.game import Level
from model.table import Computer
from tables.ahead.imagined_game import AskedOfComputer
from workers.thinking.computer_turns import Thinker, ThoughtTooLong

_SECONDS: Final = 0.5
"""Processor time of a guess: the computers of tables wait while it is made."""


class GuessedMoves:
    """Has the bot's own computers choose moves on imagined positions.

    A computer is given the view that it would have on the imagined position, which is drawn from
    the person's view; nothing of the real position reaches it.
    """

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    async def choose(self, game: str, level: Level, asked: AskedOfComputer) -> str | None:
        """Return the chosen move in notation; None if choosing it took too long."""
        computer = Computer(game, level)
        try:
            return await self._thinker.decide(computer, game, asked.view, asked.legal, _SECONDS)
        except ThoughtTooLong:
            return None
