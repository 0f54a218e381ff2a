"""Where pictures are painted: off the event loop, two at a time."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from typing import Final, Protocol

from rendering.scene import Scene
from workers.metrics import PAINTED

_AT_ONCE = 2

_AHEAD: Final = 16
"""Pictures painted ahead that are kept, and people for whom any are being painted."""

_log = logging.getLogger(__name__)


class Renderer(Protocol):
    """Turns scenes into files; called from several threads."""

    def render(self, scene: Scene) -> bytes:
        """The scene as a PNG file."""
        ...


class Easel:
    """Paints scenes in threads, so that the bot keeps listening."""

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._places_for_looks = asyncio.Semaphore(_AT_ONCE - 1)
        self._looks: dict[object, asyncio.Task[bytes]] = {}
        self._place_ahead = asyncio.Semaphore(1)
        self._ahead: dict[Hashable, asyncio.Task[None]] = {}
        self._painted_ahead: OrderedDict[object, bytes] = OrderedDict()

    async def paint(self, scene: Scene, *, on_request: bool = False) -> bytes:
        """The scene as a PNG file.

        ``on_request``: for somebody who asked to look. However many ask, one place is left to the
        posts, for which everybody else waits; and what several ask to see is painted once.
        """
        if not on_request:
            return await self._paint(scene)
        pixels = _pixels(scene)
        if (painted := self._painted_ahead.get(pixels)) is not None:
            return painted
        if (look := self._looks.get(pixels)) is None:
            look = self._looks[pixels] = asyncio.create_task(self._paint_look(scene))
            look.add_done_callback(lambda _: self._looks.pop(pixels))
        return await asyncio.shield(look)

    def paint_ahead(self, whose: Hashable, scenes: Sequence[Callable[[], Scene]]) -> None:
        """Paint what somebody is likely to ask for next, the likeliest first.

        What was begun for the same person before is dropped; so is this, when too many others wait
        already. Never more than one such picture stands before those that were asked for.
        """
        if (before := self._ahead.pop(whose, None)) is not None:
            before.cancel()
        if len(self._ahead) < _AHEAD:
            task = self._ahead[whose] = asyncio.create_task(self._paint_all_ahead(scenes))
            task.add_done_callback(lambda ended: self._forget(whose, ended))

    def _forget(self, whose: Hashable, ended: asyncio.Task[None]) -> None:
        if self._ahead.get(whose) is ended:
            del self._ahead[whose]

    async def _paint_all_ahead(self, scenes: Sequence[Callable[[], Scene]]) -> None:
        for compose in scenes:
            async with self._place_ahead:
                try:
                    await self._paint_one_ahead(compose())
                except Exception:
                    # Nobody has asked for it yet; whoever does is told what there is in words.
                    _log.warning("a picture could not be painted ahead", exc_info=True)

    async def _paint_one_ahead(self, scene: Scene) -> None:
        self._painted_ahead[_pixels(scene)] = await self.paint(scene, on_request=True)
        self._painted_ahead.move_to_end(_pixels(scene))
        while len(self._painted_ahead) > _AHEAD:
            self._painted_ahead.popitem(last=False)

    async def _paint_look(self, scene: Scene) -> bytes:
        async with self._places_for_looks:
            return await self._paint(scene)

    async def _paint(self, scene: Scene) -> bytes:
        async with self._places:
            with PAINTED.time():
                return await asyncio.to_thread(self._renderer.render, scene)


def _pixels(scene: Scene) -> object:
    """What tells a picture from any that looks otherwise."""
    base = scene.base.key or scene.base
    return base, scene.width, scene.height, scene.palette, scene.live
