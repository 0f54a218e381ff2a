"""The worker process that computes computers' moves, so that the bot stays responsive.

It gets only a seat's view and its legal moves, as JSON, and returns a move in notation. The bot
kills it on timeout; it ends with the bot, even if that crashes.
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
    """A request for a move: the game, the level, the view and the legal moves as JSON.

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
"""The agent of each level of a game."""

PATIENCE = 10.0
"""Timeout of an answer in seconds; then the process is killed and a new one gets the question, at
normal instead of idle priority, as the machine may never be idle."""

PATIENCE_BESIDE_OTHERS = 25.0
"""Timeout in seconds at normal priority: on a busy machine even a computation of a few milliseconds
may take this long by the clock."""

_KINDNESS = 10
"""The niceness of the process: people wait for the bot more than for a computer's next move.

Niceness alone would still delay each reply by some milliseconds of computation.
"""

_TO_WAKE = 60.0
"""Seconds that a new process may take to start, even on a slow machine."""

Decide: TypeAlias = Callable[[Assignment], str]
"""Answers an assignment with a move in notation; a module-level function, so it can be pickled."""


Now: TypeAlias = Callable[[], float]
"""A monotonic clock, in seconds from any origin."""


class MindFault(Exception):
    """Raised when the worker process failed (with its traceback) or died."""


class ProcessThinker:
    """A thinker that uses one worker process, started at the first question."""

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
        """Whether processes run at idle priority (SCHED_IDLE)."""

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
                    self._only_when_idle = False  # the machine may never be idle
            return await self._ask(assignment, self._patience_beside_others)

    async def _ask(self, assignment: Assignment, patience: float) -> str:
        if self._mind is None:
            self._mind = _Mind(self._decide, self._only_when_idle)
        try:
            with THOUGHT.time():
                return await asyncio.to_thread(self._mind.answer, assignment, patience)
        except BaseException:  # also if the caller was cancelled: no other may get its answer
            await self.close()
            raise

    async def close(self) -> None:
        """Kill the process, even while it computes; an open question is asked again later."""
        if self._mind is not None:
            self._mind.end()
            self._mind = None


class _Mind:
    """A worker process, and the pipe to it."""

    def __init__(self, decide: Decide, only_when_idle: bool) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        its = decide, theirs, only_when_idle
        process = context.Process(target=_think, args=its, name="thinker", daemon=True)
        process.start()
        theirs.close()
        self._awake = False
        self.end = weakref.finalize(self, process.kill)
        """Kills the process; also called when this object is collected and when the bot exits."""

    def answer(self, assignment: Assignment, patience: float) -> str:
        """Ask and wait up to ``patience`` seconds; blocks. Raises ThoughtTooLong or MindFault."""
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
    """Answer assignments with (move, None) or ("", traceback) until the pipe is closed."""
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
    """Lower this process's priority, as far as the system allows it."""
    if hasattr(os, "nice"):
        os.nice(_KINDNESS)
    if only_when_idle and hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):  # if that is forbidden, niceness must do
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _belong_to_the_bot() -> None:
    """Ignore SIGINT and SIGTERM, and exit when the bot has ended, even while computing.

    Ctrl+C in a terminal and a service manager's signals reach this process as well.
    """
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "this runs in a process that the bot has made"
    wait([parent.sentinel])
    os._exit(0)
