"""Where pictures are painted: off the event loop, two at a time."""

import asyncio
from typing import Protocol

from rendering.scene import Scene
from workers.metrics import PAINTED

_AT_ONCE = 2


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

    async def paint(self, scene: Scene, *, on_request: bool = False) -> bytes:
        """The scene as a PNG file.

        ``on_request``: for somebody who asked to look. However many ask, one place is left to the
        posts, for which everybody else waits; and what several ask to see is painted once.
        """
        if not on_request:
            return await self._paint(scene)
        base = scene.base.key or scene.base
        pixels = (base, scene.width, scene.height, scene.palette, scene.live)
        if (look := self._looks.get(pixels)) is None:
            look = self._looks[pixels] = asyncio.create_task(self._paint_look(scene))
            look.add_done_callback(lambda _: self._looks.pop(pixels))
        return await asyncio.shield(look)

    async def _paint_look(self, scene: Scene) -> bytes:
        async with self._places_for_looks:
            return await self._paint(scene)

    async def _paint(self, scene: Scene) -> bytes:
        async with self._places:
            with PAINTED.time():
                return await asyncio.to_thread(self._renderer.render, scene)
