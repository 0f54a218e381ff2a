"""Who has pictures painted when: two at a time, and what was painted last."""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from typing import Final, Protocol, Self, cast

import msgspec

from rendering.raster.rasterizer import Raster
from rendering.scene.shapes import Scene, Shape
from workers.metrics import PAINTED, REPEATED

_AT_ONCE = 2

BEHIND: Final = 12
"""Pictures not painted yet, from which on whoever asks to look gets the words first."""

_AHEAD: Final = 16
"""People for whom any pictures are being painted ahead."""

_MOST_FILES: Final = 64
_MOST_BYTES: Final = 8_000_000
"""What is kept of files that were painted last: letters, looks and looks ahead alike."""

_log = logging.getLogger(__name__)


class Renderer(Protocol):
    """Turns scenes into files, away from the event loop."""

    async def render(self, scene: Scene) -> bytes:
        """The scene as a PNG file."""
        ...


class ThreadedRenderer:
    """Paints in threads of the bot: enough where few people ask."""

    def __init__(self) -> None:
        self._raster = Raster()

    async def render(self, scene: Scene) -> bytes:
        """The scene as a PNG file."""
        return await asyncio.to_thread(self._raster.render, scene)


class _Pixels(msgspec.Struct, frozen=True, cache_hash=True):
    """What tells a picture from any that looks otherwise.

    Its hundreds of shapes are asked for their hash once, however often it is looked up.
    """

    base: Hashable
    width: int
    height: int
    palette: str
    live: tuple[Shape, ...]

    @classmethod
    def of(cls, scene: Scene) -> Self:
        """Of a scene; a base of it only may be of thousands of shapes: its digest stands for it."""
        base = scene.base.key or blake2b(msgspec.msgpack.encode(scene.base)).digest()
        return cls(base, scene.width, scene.height, scene.palette, scene.live)


class RenderQueue:
    """Has scenes painted, so that the bot keeps listening; what was painted last is kept."""

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._places_for_posts = asyncio.Semaphore(_AT_ONCE)
        self._places_for_looks = asyncio.Semaphore(_AT_ONCE - 1)
        self._files = _LastFiles()
        self._posts: dict[_Pixels, asyncio.Task[bytes]] = {}
        self._looks: dict[_Pixels, asyncio.Task[bytes]] = {}
        self._waiting_for: Counter[asyncio.Task[bytes]] = Counter()
        """How many wait for each picture."""
        self._begun: set[asyncio.Task[bytes]] = set()
        self._asked = 0
        """How many wait for a picture they asked for."""
        self._place_ahead = asyncio.Semaphore(1)
        self._ahead: dict[Hashable, asyncio.Task[None]] = {}

    @property
    def is_busy(self) -> bool:
        """Whether a post's picture would wait for those of other posts."""
        return len(self._posts) >= _AT_ONCE

    @property
    def is_behind(self) -> bool:
        """Whether so many wait that one more look comes noticeably later than its words."""
        return len(self._looks) + min(len(self._posts), _AT_ONCE) >= BEHIND

    async def paint(self, scene: Scene, *, on_request: bool = False) -> bytes:
        """The scene as a PNG file.

        ``on_request``: for somebody who asked to look. However many ask, one place is left to the
        posts, for which everybody else waits; however many posts there are, a look stands behind
        two of them at most. A picture that several want is painted once; one that nobody waits for
        any more is not begun.
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
        """What comes of it; given up when the last who waited has gone, unless it is begun."""
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
        """Paint what somebody is likely to ask for next, the likeliest first.

        What was begun for the same person before is dropped; so is this, when too many others wait
        already, or one for a picture that was asked for: never more than one such picture stands
        before those.
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
                    # Nobody has asked for it yet; whoever does is told what there is in words.
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
        """What is painted meanwhile is not given up any more: somebody may ask for it again."""
        job = cast("asyncio.Task[bytes]", asyncio.current_task())
        self._begun.add(job)
        try:
            yield
        finally:
            self._begun.discard(job)


def _leave_the_line(
    waiting: dict[_Pixels, asyncio.Task[bytes]], pixels: _Pixels, ended: asyncio.Task[bytes]
) -> None:
    """Take it out of the line, unless another has taken its place there."""
    if waiting.get(pixels) is ended:
        del waiting[pixels]


class _LastFiles:
    """Files by what they show, as many as there is room for; those longest unasked go first."""

    def __init__(self) -> None:
        self._files: OrderedDict[_Pixels, bytes] = OrderedDict()
        self._bytes = 0

    def get(self, pixels: _Pixels) -> bytes | None:
        """The file that shows this, if it is still kept."""
        if (file := self._files.get(pixels)) is not None:
            self._files.move_to_end(pixels)
        return file

    def keep(self, pixels: _Pixels, file: bytes) -> None:
        """Keep a file, in place of the ones longest unasked."""
        self._bytes += len(file) - len(self._files.pop(pixels, b""))
        self._files[pixels] = file
        while len(self._files) > _MOST_FILES or self._bytes > _MOST_BYTES:
            self._bytes -= len(self._files.popitem(last=False)[1])
