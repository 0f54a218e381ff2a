"""The render process, and the queue and cache in front of it."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Hashable, Sequence
from contextlib import asynccontextmanager
from hashlib import blake2b
from typing import Final, NamedTuple, Protocol, Self

import msgspec

from rendering.scene.shapes import Box, Scene, Shape
from rendering.scene_transfer import Packer
from workers.metrics import PAINTED, REPEATED
from workers.other_process import OtherProcess, Running
from workers.painting import painter
from workers.post_model import ALT_LIMIT, Picture, beginning, utf16_length

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
        from rendering.rasterizer import Raster  # the bot itself does without Pillow

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


class _Line(NamedTuple):
    """The pictures that callers wait for, and how many of them may be painted at a time."""

    places: asyncio.Semaphore
    wanted: list[_Pixels]

    @property
    def length(self) -> int:
        """How many pictures wait or are painted."""
        return len(set(self.wanted))


class RenderQueue:
    """Queue for the renderer, with a cache of the last results."""

    def __init__(self, renderer: Renderer, most_bytes: int = MOST_BYTES) -> None:
        """``most_bytes``: of all cached files together."""
        self._renderer = renderer
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._posts = _Line(asyncio.Semaphore(_AT_ONCE), [])
        self._looks = _Line(asyncio.Semaphore(_AT_ONCE - 1), [])
        self._files = _LastFiles(most_bytes)
        self._begun: dict[_Pixels, asyncio.Task[bytes]] = {}
        self._asked = 0
        """How many calls of ``paint`` are waiting."""
        self._place_ahead = asyncio.Semaphore(1)
        self._ahead: dict[Hashable, asyncio.Task[None]] = {}

    @property
    def is_busy(self) -> bool:
        """Whether a post's picture would have to wait for those of other posts."""
        return self._posts.length >= _AT_ONCE

    @property
    def is_behind(self) -> bool:
        """Whether so many pictures are queued that a look should be answered in words first."""
        return self._looks.length + min(self._posts.length, _AT_ONCE) >= BEHIND

    async def paint(self, scene: Scene, *, on_request: bool = False) -> bytes:
        """Return the scene as a PNG file, from the cache if possible. Raises what Renderer raises.

        ``on_request``: for a person who asked to look. Looks leave one of the two slots to posts; a
        look waits for two posts at most. A picture that has been begun is finished and cached, even
        if its callers are gone.
        """
        self._asked += 1
        try:
            return await self._painted(scene, self._looks if on_request else self._posts)
        finally:
            self._asked -= 1

    async def optional(self, name: str, scene: Scene, *alts: str) -> Picture | None:
        """Return a picture that stands beside words which say the same; None if painting fails.

        ``alts``: alt texts, the fullest first. The first that is short enough is taken; if none is,
        the beginning of the last.
        """
        try:
            data = await self.paint(scene, on_request=True)
        except Exception:
            _log.exception("no picture %s", name)
            return None
        fitting = (alt for alt in alts if utf16_length(alt) <= ALT_LIMIT)
        return Picture(name, data, next(fitting, beginning(alts[-1], ALT_LIMIT)))

    async def _painted(self, scene: Scene, line: _Line) -> bytes:
        pixels = _Pixels.of(scene)
        if (file := await self._known(pixels)) is not None:
            return file
        line.wanted.append(pixels)
        try:
            async with line.places, self._places:
                if (file := await self._known(pixels)) is not None:
                    return file
                task = self._begun[pixels] = asyncio.create_task(self._paint(pixels, scene))
                return await asyncio.shield(task)
        finally:
            line.wanted.remove(pixels)

    async def _known(self, pixels: _Pixels) -> bytes | None:
        """Return a picture that is cached or being painted, None if it is neither."""
        file = self._files.get(pixels)
        if file is None and (task := self._begun.get(pixels)) is not None:
            file = await asyncio.shield(task)
        if file is not None:
            REPEATED.inc()
        return file

    async def _paint(self, pixels: _Pixels, scene: Scene) -> bytes:
        try:
            with PAINTED.time():
                file = await self._renderer.render(scene)
            self._files.keep(pixels, file)
            return file
        finally:
            del self._begun[pixels]

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
                    await self._painted(compose(), self._looks)
                except Exception:
                    # No caller waits for it; a later request fails and is answered in words.
                    _log.warning("a picture could not be painted ahead", exc_info=True)


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
        """Cache a file that is not in it, and evict the least recently used beyond the limit."""
        self._bytes += _weight(file)
        self._files[pixels] = file
        while self._bytes > self._most:
            self._bytes -= _weight(self._files.popitem(last=False)[1])


def _weight(file: bytes) -> int:
    return max(_USUAL_BYTES, len(file))


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
