"""The replay process: makes each animation in a new process, so that the bot stays responsive.

``python -m workers.painting.replay_process`` reads scenes from standard input and writes progress
messages and then the animation to standard output. The process ends when the animation is done or
cancelled, and with the bot, even if that crashes: its next progress message finds a closed pipe.
"""

import asyncio
import os
import pickle
import struct
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, Final

from rendering.replay.film import Film, Shot, TooLarge

PATIENCE: Final = 30.0
"""Seconds without a progress message after which an animation is given up."""

_ROOT: Final = Path(__file__).parents[2]
_WORK: Final = (sys.executable, "-m", "workers.painting.replay_process")
_KINDNESS: Final = 10
"""The niceness of the process, below all other work on the machine."""

_SIGN: Final = struct.Struct(">cI")
"""Message header: a byte for the kind, and a number (progress) or how many bytes follow."""

_SEEN_TO, _DONE, _TOO_LARGE = b"s", b"d", b"t"


class ReplayFault(Exception):
    """Raised when the replay process failed (with its stderr), died or timed out."""


class ReplayProcess:
    """Makes animations one after the other, each in a new process."""

    def __init__(self, work: Sequence[str] = _WORK, patience: float = PATIENCE) -> None:
        self._work = work
        self._patience = patience
        self._turn = asyncio.Lock()

    async def develop(
        self, shots: Sequence[Shot], most: int, seen_to: Callable[[int], object]
    ) -> Film:
        """Make an animation of these shots in at most ``most`` bytes; cancelling kills the process.

        ``seen_to`` is called with the number of shots done. Raises TooLarge or ReplayFault.
        """
        async with self._turn:
            process = await asyncio.create_subprocess_exec(
                *self._work,
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                cwd=_ROOT,
                limit=_LONGEST_READ,
                start_new_session=True,
            )
            try:
                return await self._film(
                    process, await asyncio.to_thread(_packed, shots, most), seen_to
                )
            finally:
                if process.returncode is None:
                    process.kill()
                await process.communicate()

    async def _film(self, process: Process, job: bytes, seen_to: Callable[[int], object]) -> Film:
        assert process.stdin is not None, "asked for above"
        assert process.stdout is not None, "asked for above"
        try:
            async with asyncio.timeout(self._patience):
                process.stdin.write(job)
                await process.stdin.drain()
            process.stdin.close()
            while True:
                async with asyncio.timeout(self._patience):
                    kind, number = _SIGN.unpack(await process.stdout.readexactly(_SIGN.size))
                    told = await process.stdout.readexactly(number if kind == _DONE else 0)
                if kind == _DONE:
                    return _unpacked(told)
                if kind == _TOO_LARGE:
                    raise TooLarge
                seen_to(number)
        except TimeoutError as fault:
            raise ReplayFault("no sign for too long") from fault
        except (asyncio.IncompleteReadError, BrokenPipeError, ConnectionResetError) as fault:
            assert process.stderr is not None, "asked for above"
            said = (await process.stderr.read()).decode(errors="replace")
            raise ReplayFault(said or "the process has died") from fault


def _packed(shots: Sequence[Shot], most: int) -> bytes:
    """Serialize the job; shot by shot, as pickling holds the interpreter lock."""
    file = BytesIO()
    pickler = pickle.Pickler(file, pickle.HIGHEST_PROTOCOL)
    pickler.dump((most, len(shots)))
    for shot in shots:
        pickler.dump(shot)
    return file.getvalue()


def _unpacked(told: bytes) -> Film:
    pictures, every = _FILM.unpack_from(told)
    return Film(told[_FILM.size :], pictures, every)


_FILM: Final = struct.Struct(">II")
_LONGEST_READ: Final = 1 << 20


# --- in the other process ------------------------------------------------------------------------


def make(job: BinaryIO, answer: BinaryIO) -> None:
    """Read a job, make the animation, write progress messages and the result."""
    from rendering.raster.rasterizer import Raster  # Pillow is needed in this process only
    from rendering.replay.animation import film

    unpickler = pickle.Unpickler(job)
    most, count = unpickler.load()
    shots = [unpickler.load() for _ in range(count)]

    def tell(kind: bytes, number: int, more: bytes = b"") -> None:
        answer.write(_SIGN.pack(kind, number) + more)
        answer.flush()

    try:
        made = film(shots, most, Raster(), lambda number: tell(_SEEN_TO, number))
    except TooLarge:
        tell(_TOO_LARGE, 0)
        return
    told = _FILM.pack(made.pictures, made.every) + made.data
    tell(_DONE, len(told), told)


if __name__ == "__main__":
    if hasattr(os, "nice"):  # not on every system
        os.nice(_KINDNESS)
    make(sys.stdin.buffer, sys.stdout.buffer)
