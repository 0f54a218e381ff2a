"""Where pictures are painted: off the event loop, two at a time."""

import asyncio
from typing import Protocol

from rendering.scene import Scene

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

    async def paint(self, scene: Scene) -> bytes:
        """The scene as a PNG file."""
        async with self._places:
            return await asyncio.to_thread(self._renderer.render, scene)
