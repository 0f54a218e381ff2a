"""The render process: paints pictures outside the bot's process, so that the bot stays responsive.

In a thread of the bot, Pillow would release the interpreter lock at each of a picture's hundreds of
parts, and so cause a thread switch each time.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from rendering.scene.shapes import Scene
from rendering.scene_transfer import Packer
from workers.other_process import OtherProcess, Running
from workers.painting import painter

PATIENCE: Final = 30.0
"""Timeout of a picture, in seconds; the process is killed then."""

IDLE: Final = 10 * 60.0
"""Seconds without a picture after which the process is ended; the first picture by a new one takes
half a second longer."""


class ProcessRenderer:
    """A renderer that uses another process."""

    def __init__(self, patience: float = PATIENCE, idle: float = IDLE) -> None:
        self._process = OtherProcess("painter", "normal", patience, idle)
        self._hand: Running | None = None
        self._packer = Packer()

    async def begin(self) -> None:
        """Have the process started in advance. Raises WorkFailed."""
        async with self._prepared():
            pass

    async def render(self, scene: Scene) -> bytes:
        """Return the scene as a PNG file. Raises WorkFailed."""
        async with self._prepared() as hand:
            return await hand.call(painter.paint, self._packer.packed(scene))

    @asynccontextmanager
    async def _prepared(self) -> AsyncIterator[Running]:
        """Have the process alone, with the packer whose parcels it knows."""
        async with self._process.turn() as hand:
            if hand is not self._hand:
                await hand.call(painter.prepare)
                self._hand, self._packer = hand, Packer()
            yield hand

    async def close(self) -> None:
        """Kill the process, even in the middle of a picture; waiting callers are cancelled."""
        await self._process.close()
