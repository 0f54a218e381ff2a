"""Where computers think: in one process of their own, so that the bot keeps listening.

Only a seat's view and its legal moves cross over, as JSON, and a move in notation comes back. The
process is ended when a thought takes too long, and it ends with the bot, however that ends.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
import traceback
import weakref
from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, TypeAlias

import msgspec

from ai.base import Agent, Budget
from core.game import Level
from core.rng import Rng
from tables.interfaces import Entropy
from tables.model import game_json
from tables.model.game_json import AnyGame
from tables.model.table import Computer
from workers.metrics import THOUGHT
from workers.thinking.computer_turns import LONGEST_THOUGHT, ThoughtTooLong


class Assignment(msgspec.Struct, frozen=True):
    """What a computer has to decide: the game, how well to play, JSON of the view and of the moves.

    ``seed``: fresh chance for its thoughts; nothing of the table's own. ``seconds``: after so many
    the best move so far is played.
    """

    game: str
    level: Level
    view: bytes
    legal: bytes
    seed: bytes
    seconds: float = LONGEST_THOUGHT


Agents: TypeAlias = Mapping[Level, Agent[Any, Any]]
"""Who plays a game at which level."""

PATIENCE = 10.0
"""Seconds after which a thought that did not end by itself is ended from outside, and the question
put to a process that need not wait until the machine is idle: maybe it never is."""

PATIENCE_BESIDE_OTHERS = 25.0
"""Seconds for a process that competes with others: on a busy machine even an easy thought of some
milliseconds may take this long by the clock."""

_KINDNESS = 10
"""How much others go before: people wait for the bot, and nobody for a computer's next thought.

That alone lets a thought finish some milliseconds first, each time somebody's answer is to go on.
"""

_TO_WAKE = 60.0
"""Seconds a new process may take until it can be asked, on the slowest of machines."""

Decide: TypeAlias = Callable[[Assignment], str]
"""Answers an assignment with a move in notation; a function of a module, so that it can travel."""


Now: TypeAlias = Callable[[], float]
"""A clock, in seconds; where it begins does not matter."""


class MindFault(Exception):
    """What went wrong in the other process, as that process tells it, or that it is gone."""


class ProcessThinker:
    """Thinks in one worker process, made when the first computer is asked."""

    def __init__(
        self,
        decide: Decide,
        entropy: Entropy,
        patience: float = PATIENCE,
        patience_beside_others: float = PATIENCE_BESIDE_OTHERS,
    ) -> None:
        self._decide = decide
        self._entropy = entropy
        self._patience = patience
        self._patience_beside_others = patience_beside_others
        self._turn = asyncio.Lock()
        self._mind: _Mind | None = None
        self._only_when_idle = True
        """Whether it thinks with nothing but what all others on the machine leave."""

    async def decide(
        self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...], seconds: float
    ) -> str:
        """The chosen move, in the game's notation.

        Raises ThoughtTooLong, or MindFault when the process failed or died. After each of these
        the next question gets a new process.
        """
        assignment = assignment_for(computer, game, view, legal, self._entropy, seconds)
        async with self._turn:
            if self._only_when_idle:
                try:
                    return await self._ask(assignment, self._patience)
                except ThoughtTooLong:
                    self._only_when_idle = False  # perhaps others leave nothing at all
            return await self._ask(assignment, self._patience_beside_others)

    async def _ask(self, assignment: Assignment, patience: float) -> str:
        if self._mind is None:
            self._mind = _Mind(self._decide, self._only_when_idle)
        try:
            with THOUGHT.time():
                return await asyncio.to_thread(self._mind.answer, assignment, patience)
        except BaseException:  # whoever asked may be gone as well: the answer is nobody's then
            await self.close()
            raise

    async def close(self) -> None:
        """End the process, in the middle of a thought too; an open question is asked again."""
        if self._mind is not None:
            self._mind.end()
            self._mind = None


class _Mind:
    """The other process, and the pipe to it."""

    def __init__(self, decide: Decide, only_when_idle: bool) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        its = decide, theirs, only_when_idle
        process = context.Process(target=_think, args=its, name="thinker", daemon=True)
        process.start()
        theirs.close()
        self._awake = False
        self.end = weakref.finalize(self, process.kill)
        """Ends it at once; also done when nobody holds this any more, and as the bot ends."""

    def answer(self, assignment: Assignment, patience: float) -> str:
        """Ask and wait. Blocks. Raises ThoughtTooLong or MindFault."""
        try:
            if not self._awake:
                self._await(_TO_WAKE)
                self._awake = True
            self._pipe.send(assignment)
            return self._await(patience)
        except (EOFError, OSError) as fault:
            raise MindFault("the thinking process has died") from fault

    def _await(self, patience: float) -> str:
        if not self._pipe.poll(patience):
            raise ThoughtTooLong
        answer, fault = self._pipe.recv()
        if fault is not None:
            raise MindFault(fault)
        return str(answer)


def assignment_for(
    computer: Computer,
    game: str,
    view: Any,
    legal: tuple[Any, ...],
    entropy: Entropy,
    seconds: float = LONGEST_THOUGHT,
) -> Assignment:
    """What is handed over: nothing but the seat's own view and moves."""
    seen, may = game_json.encode(view), game_json.encode(legal)
    return Assignment(game, computer.level, seen, may, entropy.seed(), seconds)


def decide(game: AnyGame, agents: Agents, assignment: Assignment, now: Now = time.monotonic) -> str:
    """Make up a computer's mind, in whatever process this runs; the answer is in notation."""
    ends = now() + assignment.seconds
    view = game_json.decode_view(game, msgspec.Raw(assignment.view))
    legal = game_json.decode_moves(game, assignment.legal)
    agent = agents[assignment.level]
    budget = Budget(agent.iterations, lambda: now() > ends)
    return game.notate(agent.choose(game, view, legal, Rng(assignment.seed), budget))


# --- in the other process ------------------------------------------------------------------------


def _think(decide: Decide, pipe: Connection, only_when_idle: bool) -> None:
    """Answer questions, each with (move, None) or (None, what went wrong), until nobody asks."""
    _belong_to_the_bot()
    _give_way(only_when_idle)
    pipe.send(("", None))
    while True:
        try:
            assignment = pipe.recv()
        except EOFError:
            return
        try:
            told: tuple[str, str | None] = (decide(assignment), None)
        except Exception:
            told = ("", traceback.format_exc())
        pipe.send(told)


def _give_way(only_when_idle: bool) -> None:
    """To everybody else on the machine, as far as the system can."""
    if hasattr(os, "nice"):
        os.nice(_KINDNESS)
    if only_when_idle and hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):  # where that is forbidden, the lower priority must do
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _belong_to_the_bot() -> None:
    """Leave stopping to the bot, and end when it has ended, even in the middle of a thought.

    Ctrl+C in a terminal, and what a service manager sends, reach this process as well.
    """
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "this runs in a process that the bot has made"
    wait([parent.sentinel])
    os._exit(0)
