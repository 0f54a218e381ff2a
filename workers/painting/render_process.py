"""The render process: paints pictures outside the bot's process, so that the bot stays responsive.

In a thread of the bot, Pillow would release the interpreter lock at each of a picture's hundreds of
parts, and so cause a thread switch each time.
"""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from rendering.scene.shapes import Scene
from rendering.scene_transfer import Packer
from workers.other_process import OtherProcess, Running, WorkFailed
from workers.painting import painter

_log = logging.getLogger(__name__)

PATIENCE: Final = 30.0
"""Timeout of a picture, in seconds; the process is killed then."""

IDLE: Final = 10 * 60.0
"""Seconds without a picture after which the process is ended; the first picture by a new one takes
half a second longer."""

ROOM: Final = 64_000_000
"""Bytes for the caches of a process, unless somebody says how many."""


class ProcessRenderer:
    """A renderer that uses another process.

    ``room``: bytes for its caches. ``file``: where drawings are kept for the next process; None:
    nowhere.
    """

    def __init__(
        self,
        room: int = ROOM,
        file: Path | None = None,
        patience: float = PATIENCE,
        idle: float = IDLE,
    ) -> None:
        self._prepared_for = room, None if file is None else file.absolute()
        self._process = OtherProcess("painter", "normal", patience, idle)
        self._hand: Running | None = None
        self._packer = Packer()
        self._has_all = False

    async def render(self, scene: Scene) -> bytes:
        """Return the scene as a PNG file. Raises WorkFailed."""
        async with self._prepared() as hand:
            return await hand.call(painter.paint, self._packer.packed(scene))

    async def is_prepared(self) -> bool:
        """Whether the process has all drawings that a rehearsal would make. Raises WorkFailed."""
        async with self._prepared():
            return self._has_all

    async def rehearse(self, scene: Scene) -> None:
        """Have the parts of the scene drawn for later; a picture waits for one of them at most."""
        try:
            async with self._prepared() as hand:
                await hand.call(painter.rehearse, self._packer.packed(scene))
            while await self._draw_piece():
                pass
        except WorkFailed:
            _log.warning("parts of a picture cannot be drawn in advance", exc_info=True)

    async def _draw_piece(self) -> bool:
        async with self._prepared() as hand:
            return await hand.call(painter.draw_piece)

    async def end_rehearsal(self) -> None:
        """Have the drawings kept. Raises WorkFailed.

        If they are in a file, the process is ended: it has memory in use that nobody needs, twenty
        megabytes.
        """
        async with self._prepared() as hand:
            is_in_file = await hand.call(painter.end_rehearsal)
        if is_in_file:
            self._process.end()

    @asynccontextmanager
    async def _prepared(self) -> AsyncIterator[Running]:
        """Have the process alone, with the packer whose parcels it knows."""
        async with self._process.turn() as hand:
            if hand is not self._hand:
                self._has_all = await hand.call(painter.prepare, *self._prepared_for)
                self._hand, self._packer = hand, Packer()
            yield hand

    async def close(self) -> None:
        """Kill the process, even in the middle of a picture; waiting callers are cancelled."""
        await self._process.close()
