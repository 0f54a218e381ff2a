"""The thinking process: chooses computers' moves, so that the bot stays responsive.

``python -m workers.thinking.thinker MODULE FUNCTION PRIORITY`` reads assignments from standard
input and writes answers to standard output, in the same order. FUNCTION of MODULE answers an
assignment. PRIORITY: "idle" (SCHED_IDLE), or "normal".

The process gets only a seat's view and its legal moves, as JSON, and returns a move in notation. It
ends with the bot, even if that crashes: its standard input is then at its end.
"""

import os
import signal
import struct
import sys
import threading
import time
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib import import_module
from queue import SimpleQueue
from typing import Any, BinaryIO, Final, TypeAlias

import msgspec

from ai.base import Agent, Budget
from core.game import Level
from core.rng import Rng
from model import game_json
from model.game_json import AnyGame
from workers.thinking.time_limits import CEILING_FACTOR, LONGEST_THOUGHT, LOWEST_CEILING

PARCEL: Final = struct.Struct(">I")
"""Request header: the bytes of the assignment."""

ANSWER: Final = struct.Struct(">BI")
"""Response header: what follows, and its bytes. The first answer, to no question, is an empty
MOVE: the process is ready."""

FAULT, MOVE, STARVED_MOVE = range(3)
"""What an answer contains: a traceback; a move; a move found in less than the processor time that
it was given, because the wall-clock ceiling came first."""

_KINDNESS: Final = 10
"""The niceness of the process: people wait for the bot more than for a computer's next move.

Niceness alone would still delay each reply by some milliseconds of computation.
"""


class Assignment(msgspec.Struct, frozen=True):
    """A request for a move: the game, the level, the view and the legal moves as JSON.

    ``seed``: fresh chance for its thoughts; nothing of the table's own. ``seconds``: of processor
    time; after so many the best move so far is played.
    """

    game: str
    level: Level
    view: bytes
    legal: bytes
    seed: bytes
    seconds: float = LONGEST_THOUGHT

    @property
    def ceiling(self) -> float:
        """The longest time for this thought in seconds by the clock, however busy the machine."""
        return ceiling_of(self.seconds)


def ceiling_of(seconds: float) -> float:
    """Return the wall-clock ceiling of a thought with so many seconds of processor time."""
    return max(LOWEST_CEILING, CEILING_FACTOR * seconds)


class Thought(msgspec.Struct, frozen=True):
    """A chosen move, in notation. ``starved``: the ceiling came before its processor time."""

    move: str
    starved: bool = False


Agents: TypeAlias = Mapping[Level, Agent[Any, Any]]
"""The agent of each level of a game."""

Decide: TypeAlias = Callable[[Assignment], Thought]
"""Answers an assignment; a function of a module, so it can be found."""

Now: TypeAlias = Callable[[], float]
"""A monotonic clock, in seconds from any origin."""


class _TimeLimit:
    """Says when a thought is over: its processor time is used up, or the ceiling is reached.

    ``spent``: the clock of the processor time of this process; ``now``: the clock on the wall.
    """

    def __init__(self, assignment: Assignment, spent: Now, now: Now) -> None:
        self._spent, self._now = spent, now
        self._used_up = spent() + assignment.seconds
        self._ceiling = now() + assignment.ceiling
        self.starved = False
        """Whether the ceiling came first."""

    def is_over(self) -> bool:
        if self._spent() > self._used_up:
            return True
        self.starved = self._now() > self._ceiling
        return self.starved


def decide(
    game: AnyGame,
    agents: Agents,
    assignment: Assignment,
    spent: Now = time.process_time,
    now: Now = time.monotonic,
) -> Thought:
    """Make up a computer's mind, in whatever process this runs."""
    limit = _TimeLimit(assignment, spent, now)
    view = game_json.decode_view(game, msgspec.Raw(assignment.view))
    legal = game_json.decode_moves(game, assignment.legal)
    agent = agents[assignment.level]
    budget = Budget(agent.iterations, limit.is_over)
    move = agent.choose(game, view, legal, Rng(assignment.seed), budget)
    return Thought(game.notate(move), limit.starved)


def packed(assignment: Assignment) -> bytes:
    """Return an assignment with its header."""
    told = msgspec.msgpack.encode(assignment)
    return PARCEL.pack(len(told)) + told


def work(decide: Decide, parcels: BinaryIO, answers: BinaryIO) -> None:
    """Answer assignments; the process ends with the input, even in the middle of a thought."""
    assignments = SimpleQueue[Assignment]()
    threading.Thread(target=_read, args=(parcels, assignments), daemon=True).start()
    _answer(answers, MOVE, "")
    while True:
        assignment = assignments.get()
        try:
            thought = decide(assignment)
        except Exception:
            _answer(answers, FAULT, traceback.format_exc())
        else:
            _answer(answers, STARVED_MOVE if thought.starved else MOVE, thought.move)


def _read(parcels: BinaryIO, assignments: SimpleQueue[Assignment]) -> None:
    decoder = msgspec.msgpack.Decoder(Assignment)
    while header := parcels.read(PARCEL.size):
        (length,) = PARCEL.unpack(header)
        assignments.put(decoder.decode(parcels.read(length)))
    os._exit(0)


def _answer(answers: BinaryIO, kind: int, told: str) -> None:
    said = told.encode()
    answers.write(ANSWER.pack(kind, len(said)) + said)
    answers.flush()


def _give_way(only_when_idle: bool) -> None:
    """Lower this process's priority, as far as the system allows it."""
    if hasattr(os, "nice"):
        os.nice(_KINDNESS)
    if only_when_idle and hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):  # if that is forbidden, niceness must do
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def main(module: str, function: str, priority: str) -> None:
    """Run as this process; a service manager's signals are for the bot alone."""
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)
    found: Decide = getattr(import_module(module), function)
    _give_way(priority == "idle")
    work(found, sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    # The same modules as everybody else's: what a test's function imports is not a second copy.
    import_module("workers.thinking.thinker").main(*sys.argv[1:])
