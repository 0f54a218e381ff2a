"""Where computers think: in one process of their own, so that the bot keeps listening.

Only a seat's view and its legal moves cross over, as JSON, and a move in notation comes back.
"""

import asyncio
import multiprocessing
import signal
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeAlias

import msgspec

from ai.base import Agent, Budget
from core.game import Level
from core.rng import Rng
from tables import codec
from tables.codec import AnyGame
from tables.model import Computer
from tables.ports import Entropy


class Assignment(msgspec.Struct, frozen=True):
    """What a computer has to decide: the game, how well to play, JSON of the view and of the moves.

    ``seed``: fresh chance for its thoughts; nothing of the table's own.
    """

    game: str
    level: Level
    view: bytes
    legal: bytes
    seed: bytes


Agents: TypeAlias = Mapping[Level, Agent[Any, Any]]
"""Who plays a game at which level."""

LONGEST_THOUGHT = 2.0
"""Seconds, whatever the machine: then the best move so far is played."""

Decide: TypeAlias = Callable[[Assignment], str]
"""Answers an assignment with a move in notation; a function of a module, so that it can travel."""


class ProcessThinker:
    """Thinks in one worker process, made when the first computer is asked."""

    def __init__(self, decide: Decide, entropy: Entropy) -> None:
        self._decide = decide
        self._entropy = entropy
        self._pool: ProcessPoolExecutor | None = None

    async def decide(self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...]) -> str:
        """The chosen move, in the game's notation."""
        assignment = assignment_for(computer, game, view, legal, self._entropy)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._workers(), self._decide, assignment)
        except BrokenProcessPool:
            self._pool = None  # the process died: the next question gets a new one
            raise

    async def close(self) -> None:
        """End the process, after one thought at most; an open question is asked again later."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                max_workers=1, mp_context=context, initializer=_leave_ending_to_the_bot
            )
        return self._pool


def assignment_for(
    computer: Computer, game: str, view: Any, legal: tuple[Any, ...], entropy: Entropy
) -> Assignment:
    """What is handed over: nothing but the seat's own view and moves."""
    return Assignment(game, computer.level, codec.encode(view), codec.encode(legal), entropy.seed())


def decide(game: AnyGame, agents: Agents, assignment: Assignment) -> str:
    """Make up a computer's mind, in whatever process this runs; the answer is in notation."""
    view = codec.decode_view(game, msgspec.Raw(assignment.view))
    legal = codec.decode_moves(game, assignment.legal)
    agent = agents[assignment.level]
    ends = time.monotonic() + LONGEST_THOUGHT
    budget = Budget(agent.iterations, lambda: time.monotonic() > ends)
    return game.notate(agent.choose(game, view, legal, Rng(assignment.seed), budget))


def _leave_ending_to_the_bot() -> None:
    """Ctrl+C in a terminal reaches this process too, but the bot tells it when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
