"""An engine from outside as a player in matches: docs/engine-protocol.md."""

import asyncio
import shlex
from collections.abc import Sequence
from hashlib import sha256
from typing import Generic

from ai.base import Budget, E, M, O, S, V, seat_of
from core.game import Game
from core.rng import Rng
from workers.thinking.engine_process import EngineFault, Hello, is_named_well, question_of, running
from workers.thinking.time_limits import LONGEST_THOUGHT


class EnginePlayer(Generic[M, V]):
    """Asks the engine, with as much time as at a table of several people.

    After a fault it makes the game's quiet move, as the bot does.
    """

    iterations = 0

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command

    def choose(
        self, game: Game[S, M, E, V, O], view: V, legal: Sequence[M], rng: Rng, budget: Budget
    ) -> M:
        """Return the engine's move."""
        written = [game.notate(move) for move in legal]
        seed = sha256(rng.seed + rng.counter.to_bytes(8, "big")).digest()
        question = question_of(game, view, written, seed, LONGEST_THOUGHT)
        try:
            return legal[written.index(asyncio.run(self._answer(question)))]
        except (EngineFault, ValueError):
            return game.fallback_move(game.imagine(view, rng), seat_of(view))

    async def _answer(self, question: bytes) -> str:
        async with running(self._command, LONGEST_THOUGHT) as process:
            await process.hello()
            return await process.move(question, LONGEST_THOUGHT)


def hello_of(command: Sequence[str]) -> Hello:
    """Return how the engine introduces itself. Raises EngineFault or CannotRun."""

    async def ask() -> Hello:
        async with running(command) as process:
            return await process.hello()

    return asyncio.run(ask())


def engine_named(setting: str) -> tuple[str, tuple[str, ...]]:
    """Parse ``NAME=COMMAND``, as in ENGINES. Raises ValueError for anything else."""
    name, _, command = setting.partition("=")
    if not is_named_well(name) or not command:
        raise ValueError("not NAME=COMMAND with a name that begins with a capital letter")
    return name, tuple(shlex.split(command))
