"""The process of an engine from outside, and the lines that cross its pipes.

`docs/engine-protocol.md` describes the protocol. Each question gets a process of its own, which is
killed afterwards: so an engine that plays two seats of a table cannot bring together what both see.
"""

import asyncio
import math
import re
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from tables.model import game_json
from tables.model.game_json import AnyGame
from workers.child_process import ChildProcess
from workers.thinking import engine_start
from workers.thinking.thinker import ceiling_of

PROTOCOL: Final = 1

MEGABYTES: Final = 512
"""Limit of an engine's memory (address space)."""

TO_START: Final = 10.0
"""Seconds by the clock that an engine may take to start and say hello."""

_PROCESSOR_TO_START: Final = 3
"""Seconds of processor time for the same; added to the limit of a thought."""

TO_STOP: Final = 1.0
"""Seconds by the clock that an engine has to answer after ``stop``."""

LONGEST_LINE: Final = 4096
"""Bytes of a line that an engine may say."""

_LAUNCH: Final = (sys.executable, "-E", "-S", "-m", engine_start.__name__)

Fault: TypeAlias = Literal["late", "illegal", "dead", "flood", "unreadable"]
"""What an engine did wrong: no answer in time, a move that is not legal, an end before the answer,
a line that is too long, an answer to ``hello`` that is none."""

_SAID: Final[Mapping[Fault, str]] = {
    "late": "did not answer in time",
    "illegal": "answered with a move that is not legal",
    "dead": "ended before it answered",
    "flood": "wrote too long a line",
    "unreadable": "answered hello with something else",
}


class EngineFault(Exception):
    """Raised when an engine did not answer as it should. The text names nothing it was told."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(_SAID[fault])
        self.fault: Fault = fault


class CannotRun(Exception):
    """Raised when an engine's program cannot be run; the text says why."""


_Word: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[\w .+-]{1,40}\Z")]
_Reason: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[\w ,.'()-]{1,80}\Z")]
"""What may stand in the log: no line of its own."""


class Fence(msgspec.Struct, frozen=True):
    """What of the system is closed to an engine; ``fault``: why its program cannot run."""

    network: bool = False
    processes: bool = False
    files: bool = False
    fault: _Reason | None = None


class Hello(msgspec.Struct, frozen=True):
    """How an engine introduces itself; ``games``: the keys of the games it plays."""

    name: _Word
    version: _Word
    games: tuple[str, ...]


class EngineProcess:
    """A running engine."""

    def __init__(self, process: ChildProcess, fence: Fence) -> None:
        self._process = process
        self.fence = fence

    async def hello(self) -> Hello:
        """Say hello, and return the answer. Raises CannotRun or EngineFault."""
        self._process.input.write(f"hello {PROTOCOL}\n".encode())
        line = await self._line(TO_START)
        try:
            return msgspec.json.decode(line, type=Hello)
        except msgspec.DecodeError as fault:
            _must_run(line)
            raise EngineFault("unreadable") from fault

    async def move(self, question: bytes, seconds: float) -> str:
        """Ask for a move; return the answer. ``seconds``: of processor time. Raises EngineFault."""
        self._process.input.write(question)
        try:
            return await self._line(ceiling_of(seconds))
        except EngineFault as fault:
            if fault.fault != "late":
                raise
        self._process.input.write(b"stop\n")
        return await self._line(TO_STOP)

    async def _line(self, seconds: float) -> str:
        """Return the next line, without its end, within so many seconds by the clock."""
        return (await _line_of(self._process, seconds)).decode("utf-8", "replace").strip()


@asynccontextmanager
async def running(command: Sequence[str], seconds: float = 0.0) -> AsyncIterator[EngineProcess]:
    """Run an engine for one question, and kill it with everything it has started.

    ``seconds``: of processor time for a thought. Raises EngineFault.
    """
    limits = str(MEGABYTES), str(_PROCESSOR_TO_START + math.ceil(seconds))
    work = (*_LAUNCH, *limits, *command)
    process = await ChildProcess.begun(work, environment={}, limit=LONGEST_LINE, is_quiet=True)
    try:
        fence = msgspec.json.decode(await _line_of(process, TO_START), type=Fence)
        yield EngineProcess(process, fence)
    finally:
        process.end_group()
        await process.drop_output()
        await process.gone()


def _must_run(line: str) -> None:
    """Raise CannotRun if this is how `engine_start` says that the program cannot be run."""
    with suppress(msgspec.DecodeError):
        reason = msgspec.json.decode(line, type=Fence).fault
        if reason is not None:
            raise CannotRun(reason)


async def _line_of(process: ChildProcess, seconds: float) -> bytes:
    try:
        async with asyncio.timeout(seconds):
            line = await process.output.readline()
    except TimeoutError as fault:
        raise EngineFault("late") from fault
    except ValueError as fault:  # more than the limit without an end of line
        raise EngineFault("flood") from fault
    except ConnectionError as fault:
        raise EngineFault("dead") from fault
    if not line.endswith(b"\n"):
        raise EngineFault("dead")
    return line


def question_of(
    game: AnyGame, view: Any, legal: Sequence[str], seed: bytes, seconds: float
) -> bytes:
    """Return the lines ``position`` and ``go``: all that an engine is told of a table.

    ``view``: of its own seat; ``legal``: its moves in notation; ``seed``: fresh chance for its
    thoughts, nothing of the table's own.
    """
    position = {
        "game": game.manifest.key,
        "rules": game.manifest.rules_version,
        "view": game_json.raw(view),
        "legal": legal,
    }
    go = {"seconds": round(seconds, 3), "seed": seed.hex()}
    lines = (b"position " + msgspec.json.encode(position), b"go " + msgspec.json.encode(go))
    return b"".join(line + b"\n" for line in lines)


def is_named_well(name: str) -> bool:
    """Whether an engine may have this name: in pictures, menus, and unlike any level."""
    return re.fullmatch(r"[A-Z][A-Za-z0-9]{0,15}", name) is not None
