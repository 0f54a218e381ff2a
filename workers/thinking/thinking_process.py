"""Has computers' moves chosen by the thinking process, which `thinker` describes.

The process is started at the first question, ended when no question has come for some minutes, and
killed if it does not answer in time.
"""

import asyncio
import sys
from typing import Any

from model import game_json
from model.table import Computer
from tables.interfaces import Entropy
from workers.child_process import ChildProcess, IdleEnd
from workers.metrics import STARVED, THOUGHT
from workers.thinking import thinker
from workers.thinking.computer_turns import ThoughtTooLong
from workers.thinking.thinker import (
    ANSWER,
    FAULT,
    STARVED_MOVE,
    Assignment,
    Decide,
    Thought,
)
from workers.thinking.time_limits import (
    ANSWER_TIMEOUT,
    ANSWER_TIMEOUT_AT_NORMAL_PRIORITY,
    IDLE_BEFORE_END,
    LONGEST_THOUGHT,
    START_TIMEOUT,
)
from workers.upkeep.thought_counts import ThoughtCounts


class MindFault(Exception):
    """Raised when the worker process failed (with its traceback) or died."""


class ProcessThinker:
    """A thinker that uses one worker process, started at the first question.

    ``counts``: counts its thoughts, and those that did not get their processor time.
    """

    def __init__(
        self,
        decide: Decide,
        entropy: Entropy,
        patience: float = ANSWER_TIMEOUT,
        patience_beside_others: float = ANSWER_TIMEOUT_AT_NORMAL_PRIORITY,
        idle: float = IDLE_BEFORE_END,
        counts: ThoughtCounts | None = None,
    ) -> None:
        self._decide = decide
        self._entropy = entropy
        self._patience = patience
        self._patience_beside_others = patience_beside_others
        self._counts = counts or ThoughtCounts()
        self._turn = asyncio.Lock()
        self._mind: _Mind | None = None
        self._only_when_idle = True
        """Whether processes run at idle priority (SCHED_IDLE)."""
        self._idle_end = IdleEnd(idle, self._end)
        self._leaving = set[asyncio.Task[None]]()

    async def decide(
        self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...], seconds: float
    ) -> str:
        """The chosen move, in the game's notation. ``seconds``: of processor time.

        Raises ThoughtTooLong, or MindFault when the process failed or died. After each of these
        the next question gets a new process.
        """
        assignment = assignment_for(computer, game, view, legal, self._entropy, seconds)
        with self._idle_end.needed():
            async with self._turn:
                thought = await self._thought(assignment)
        self._counts.made += 1
        if thought.starved:
            self._counts.starved += 1
            STARVED.inc()
        return thought.move

    async def _thought(self, assignment: Assignment) -> Thought:
        """Ask at idle priority; once that was too little, ask at normal priority from then on."""
        if self._only_when_idle:
            try:
                thought = await self._ask(assignment, self._patience)
            except ThoughtTooLong:
                self._only_when_idle = False  # the machine may never be idle
            else:
                if thought.starved:
                    self._only_when_idle = False
                    self._end()
                return thought
        return await self._ask(assignment, self._patience_beside_others)

    async def _ask(self, assignment: Assignment, patience: float) -> Thought:
        if self._mind is None:
            self._mind = _Mind(await ChildProcess.begun(self._work()))
        try:
            with THOUGHT.time():
                return await self._mind.answer(assignment, patience)
        except BaseException:  # also if the caller was cancelled: no other may get its answer
            self._end()
            raise

    def _work(self) -> tuple[str, ...]:
        """Return the command of the process."""
        which = self._decide.__module__, self._decide.__name__
        priority = "idle" if self._only_when_idle else "normal"
        return sys.executable, "-m", thinker.__name__, *which, priority

    def _end(self) -> None:
        """Kill the process; it is gone soon after."""
        if self._mind is not None:
            self._mind.end()
            leaving = asyncio.create_task(self._mind.gone())
            self._leaving.add(leaving)
            leaving.add_done_callback(self._leaving.discard)
            self._mind = None

    async def close(self) -> None:
        """Kill the process, even while it computes; an open question is asked again later."""
        self._idle_end.forget()
        self._end()
        if self._leaving:
            await asyncio.wait(self._leaving)


class _Mind:
    """A worker process, with one open question at most."""

    def __init__(self, process: ChildProcess) -> None:
        self._process = process
        self._awake = False

    async def answer(self, assignment: Assignment, patience: float) -> Thought:
        """Ask, and wait up to ``patience`` seconds. Raises ThoughtTooLong or MindFault."""
        try:
            if not self._awake:
                await self._told(START_TIMEOUT)
                self._awake = True
            self._process.input.write(thinker.packed(assignment))
            return await self._told(patience)
        except (asyncio.IncompleteReadError, ConnectionError) as fault:
            raise MindFault("the thinking process has died") from fault

    async def _told(self, patience: float) -> Thought:
        try:
            async with asyncio.timeout(patience):
                header = await self._process.output.readexactly(ANSWER.size)
                kind, length = ANSWER.unpack(header)
                told = (await self._process.output.readexactly(length)).decode()
        except TimeoutError as fault:
            raise ThoughtTooLong from fault
        if kind == FAULT:
            raise MindFault(told)
        return Thought(told, starved=kind == STARVED_MOVE)

    def end(self) -> None:
        """Kill the process."""
        self._process.end()

    async def gone(self) -> None:
        """Wait until the killed process is gone."""
        await self._process.gone()


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
