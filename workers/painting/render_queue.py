"""The queue in front of the renderer: two pictures at a time, and a cache of the last ones."""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from typing import Final, Protocol, Self, cast

import msgspec

from rendering.scene.shapes import Box, Scene, Shape
from workers.metrics import PAINTED, REPEATED

_AT_ONCE = 2

BEHIND: Final = 12
"""Number of queued pictures from which a look is answered in words first."""

_AHEAD: Final = 16
"""How many people may have pictures painted ahead (prefetched) at a time."""

_USUAL_BYTES: Final = 125_000

MOST_BYTES: Final = 128 * _USUAL_BYTES
"""Bytes of the cache of painted files, shared by letters, looks and prefetched looks."""

_log = logging.getLogger(__name__)


class Renderer(Protocol):
    """Renders scenes without blocking the event loop."""

    async def render(self, scene: Scene) -> bytes:
        """Return the scene as a PNG file."""
        ...


class ThreadedRenderer:
    """A renderer that uses threads of the bot; enough for few requests."""

    def __init__(self) -> None:
        from rendering.raster.rasterizer import Raster  # the bot itself does without Pillow

        self._raster = Raster()

    async def render(self, scene: Scene) -> bytes:
        """Return the scene as a PNG file."""
        return await asyncio.to_thread(self._raster.render, scene)


class _Pixels(msgspec.Struct, frozen=True, cache_hash=True):
    """A cache key: equal for scenes that look the same.

    The hash of its hundreds of shapes is computed once (cache_hash).
    """

    base: Hashable
    width: int
    height: int
    palette: str
    live: tuple[Shape, ...]
    part: Box | None

    @classmethod
    def of(cls, scene: Scene) -> Self:
        """Return a scene's key; a base without a key may have thousands of shapes and is hashed."""
        base = scene.base.key or blake2b(msgspec.msgpack.encode(scene.base)).digest()
        return cls(base, scene.width, scene.height, scene.palette, scene.live, scene.part)


class RenderQueue:
    """Queue for the renderer, with a cache of the last results."""

    def __init__(
        self,
        renderer: Renderer,
        most_bytes: int = MOST_BYTES,
    ) -> None:
        """``most_bytes``: of all cached files together."""
        self._renderer = renderer
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._places_for_posts = asyncio.Semaphore(_AT_ONCE)
        self._places_for_looks = asyncio.Semaphore(_AT_ONCE - 1)
        self._files = _LastFiles(most_bytes)
        self._posts: dict[_Pixels, asyncio.Task[bytes]] = {}
        self._looks: dict[_Pixels, asyncio.Task[bytes]] = {}
        self._waiting_for: Counter[asyncio.Task[bytes]] = Counter()
        """How many callers wait for each picture."""
        self._begun: set[asyncio.Task[bytes]] = set()
        self._asked = 0
        """How many calls of ``paint`` are waiting."""
        self._place_ahead = asyncio.Semaphore(1)
        self._ahead: dict[Hashable, asyncio.Task[None]] = {}

    @property
    def is_busy(self) -> bool:
        """Whether a post's picture would have to wait for those of other posts."""
        return len(self._posts) >= _AT_ONCE

    @property
    def is_behind(self) -> bool:
        """Whether so many pictures are queued that a look should be answered in words first."""
        return len(self._looks) + min(len(self._posts), _AT_ONCE) >= BEHIND

    async def paint(self, scene: Scene, *, on_request: bool = False) -> bytes:
        """Return the scene as a PNG file, from the cache if possible. Raises what Renderer raises.

        ``on_request``: for a person who asked to look. Looks leave one of the two slots to posts; a
        look waits for two posts at most. Concurrent requests for the same picture share one job,
        which is cancelled before it starts if no caller waits any more.
        """
        self._asked += 1
        try:
            return await self._painted(scene, on_request=on_request)
        finally:
            self._asked -= 1

    async def _painted(self, scene: Scene, *, on_request: bool) -> bytes:
        pixels = _Pixels.of(scene)
        if (kept := self._files.get(pixels)) is not None:
            REPEATED.inc()
            return kept
        waiting, paint = (self._looks, self._look) if on_request else (self._posts, self._post)
        job = waiting.get(pixels)
        if job is not None and not job.cancelling():
            REPEATED.inc()
            return await self._shared(job)
        job = waiting[pixels] = asyncio.create_task(paint(pixels, scene))
        job.add_done_callback(lambda ended: _leave_the_line(waiting, pixels, ended))
        return await self._shared(job)

    async def _shared(self, job: asyncio.Task[bytes]) -> bytes:
        """Wait for a job; cancel it when its last caller is gone, unless painting has begun."""
        self._waiting_for[job] += 1
        try:
            return await asyncio.shield(job)
        finally:
            self._waiting_for[job] -= 1
            if not self._waiting_for[job]:
                del self._waiting_for[job]
                if job not in self._begun:
                    job.cancel()

    def paint_ahead(self, whose: Hashable, scenes: Sequence[Callable[[], Scene]]) -> None:
        """Prefetch what a person is likely to ask for next, the likeliest scene first.

        Cancels the person's earlier prefetch. Does nothing if _AHEAD people have one; ends once a
        requested picture waits, so at most one prefetched picture is painted before that.
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
                if self._asked:
                    return
                try:
                    await self._painted(compose(), on_request=True)
                except Exception:
                    # No caller waits for it; a later request fails and is answered in words.
                    _log.warning("a picture could not be painted ahead", exc_info=True)

    async def _post(self, pixels: _Pixels, scene: Scene) -> bytes:
        async with self._places_for_posts:
            return await self._paint(pixels, scene)

    async def _look(self, pixels: _Pixels, scene: Scene) -> bytes:
        async with self._places_for_looks:
            post = self._posts.get(pixels)
            if post is not None and not post.cancelling():
                REPEATED.inc()
                return await self._shared(post)
            return await self._paint(pixels, scene)

    async def _paint(self, pixels: _Pixels, scene: Scene) -> bytes:
        async with self._places:
            if (kept := self._files.get(pixels)) is not None:
                REPEATED.inc()
                return kept
            with PAINTED.time(), self._under_way():
                file = await self._renderer.render(scene)
            self._files.keep(pixels, file)
            return file

    @contextmanager
    def _under_way(self) -> Iterator[None]:
        """Mark the present job as begun, so that it is finished and cached even without callers."""
        job = cast("asyncio.Task[bytes]", asyncio.current_task())
        self._begun.add(job)
        try:
            yield
        finally:
            self._begun.discard(job)


def _leave_the_line(
    waiting: dict[_Pixels, asyncio.Task[bytes]], pixels: _Pixels, ended: asyncio.Task[bytes]
) -> None:
    """Remove an ended job from the queue, unless a new one has its key."""
    if waiting.get(pixels) is ended:
        del waiting[pixels]


class _LastFiles:
    """LRU cache of rendered files, bounded in bytes.

    Each counts as a usual file at least: its key, a scene, takes memory as well.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._files: OrderedDict[_Pixels, bytes] = OrderedDict()
        self._bytes = 0

    def get(self, pixels: _Pixels) -> bytes | None:
        """Return the cached file, or None."""
        if (file := self._files.get(pixels)) is not None:
            self._files.move_to_end(pixels)
        return file

    def keep(self, pixels: _Pixels, file: bytes) -> None:
        """Cache a file and evict the least recently used ones beyond the limits."""
        if (before := self._files.pop(pixels, None)) is not None:
            self._bytes -= _weight(before)
        self._bytes += _weight(file)
        self._files[pixels] = file
        while self._bytes > self._most:
            self._bytes -= _weight(self._files.popitem(last=False)[1])


def _weight(file: bytes) -> int:
    return max(_USUAL_BYTES, len(file))
