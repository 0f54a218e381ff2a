"""The render queue: two pictures at once, each painted once, posts before private views."""

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

from rendering.scene.shapes import Base, Scene
from tests.games.catalogue import EVERY_GAME, texts
from workers import metrics
from workers.painting.render_queue import RenderQueue
from workers.painting.table_pictures import Pictures
from workers.sentences import SpeakerNames

BASE = Base("plain", 10, 10, "#ffffff", ())
PLAIN = Scene(10, 10, BASE, (), "ruta")
PATIENCE = 60
"""Seconds after which a test that waits in vain has failed."""


def scene(name: str) -> Scene:
    """Scenes of different palettes are different pictures."""
    return Scene(10, 10, BASE, (), name)


class SlowBrush:
    """Paints a scene's palette, but blocks each picture until it is released."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.spoilt: set[str] = set()
        self._may_end = asyncio.Semaphore(0)
        self._another = asyncio.Event()

    async def render(self, scene: Scene) -> bytes:
        self.begun.append(scene.palette)
        self._another.set()
        await self._may_end.acquire()
        if scene.palette in self.spoilt:
            raise ZeroDivisionError
        return scene.palette.encode()

    def let_go(self, pictures: int) -> None:
        for _ in range(pictures):
            self._may_end.release()

    async def until_begun(self, pictures: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.begun) < pictures:
                self._another.clear()
                await self._another.wait()


@pytest.fixture
async def brush() -> SlowBrush:
    return SlowBrush()


async def test_two_pictures_are_painted_at_once_and_no_third(brush: SlowBrush) -> None:
    render_queue = RenderQueue(brush)
    jobs = [asyncio.create_task(render_queue.paint(scene(name))) for name in "abc"]
    await brush.until_begun(2)
    assert sorted(brush.begun) == ["a", "b"]
    brush.let_go(3)
    assert await asyncio.gather(*jobs) == [b"a", b"b", b"c"]


async def test_a_picture_many_wait_for_is_painted_once(brush: SlowBrush) -> None:
    render_queue = RenderQueue(brush)
    jobs = [asyncio.create_task(render_queue.paint(scene("a"), on_request=True)) for _ in range(5)]
    brush.let_go(1)
    assert await asyncio.gather(*jobs) == [b"a"] * 5
    assert brush.begun == ["a"]


async def test_pictures_with_bases_of_their_own_are_told_from_each_other(brush: SlowBrush) -> None:
    render_queue = RenderQueue(brush)
    bases = (Base("", 10, 10, colour, ()) for colour in ("#ffffff", "#000000"))
    parts = [Scene(10, 10, base, (), "a") for base in bases]
    jobs = [asyncio.create_task(render_queue.paint(part, on_request=True)) for part in parts]
    brush.let_go(2)
    await asyncio.gather(*jobs)
    assert brush.begun == ["a", "a"]


async def test_who_goes_away_takes_the_picture_from_nobody(brush: SlowBrush) -> None:
    render_queue = RenderQueue(brush)
    first, second = (
        asyncio.create_task(render_queue.paint(scene("a"), on_request=True)) for _ in range(2)
    )
    await brush.until_begun(1)
    first.cancel()
    brush.let_go(1)
    assert await second == b"a"
    assert first.cancelled()


async def test_a_post_is_painted_before_those_who_asked_earlier_to_look(brush: SlowBrush) -> None:
    render_queue = RenderQueue(brush)
    looks = [asyncio.create_task(render_queue.paint(scene(n), on_request=True)) for n in "abcd"]
    await brush.until_begun(1)
    post = asyncio.create_task(render_queue.paint(scene("d")))
    await brush.until_begun(2)
    assert brush.begun == ["a", "d"], "though somebody waits to look at the same picture"
    brush.let_go(9)
    assert await post == b"d"
    assert await asyncio.gather(*looks) == [b"a", b"b", b"c", b"d"]


async def test_a_look_stands_behind_two_posts_at_most(brush: SlowBrush) -> None:
    render_queue = RenderQueue(brush)
    posts = [asyncio.create_task(render_queue.paint(scene(name))) for name in "abcdef"]
    look = asyncio.create_task(render_queue.paint(scene("look"), on_request=True))
    await brush.until_begun(2)
    brush.let_go(1)
    await brush.until_begun(3)
    assert brush.begun[2:] == ["look"]
    brush.let_go(6)
    assert await look == b"look"
    assert await asyncio.gather(*posts) == [name.encode() for name in "abcdef"]


async def test_a_picture_that_was_spoilt_is_painted_again(brush: SlowBrush) -> None:
    render_queue = RenderQueue(brush)
    brush.spoilt = {"a"}
    brush.let_go(2)
    with pytest.raises(ZeroDivisionError):
        await render_queue.paint(scene("a"), on_request=True)
    brush.spoilt = set()
    assert await render_queue.paint(scene("a"), on_request=True) == b"a"


async def test_only_the_last_pictures_are_kept(brush: SlowBrush) -> None:
    render_queue = RenderQueue(brush)
    brush.let_go(999)
    for number in range(128):
        await render_queue.paint(scene(str(number)))
    await render_queue.paint(scene("0"))
    await render_queue.paint(scene("one too many"))
    await render_queue.paint(scene("0"))
    assert len(brush.begun) == 129, "the first was asked for again"
    await render_queue.paint(scene("1"))
    assert len(brush.begun) == 130, "the second was longest unasked"


def repeated() -> float:
    return metrics.REGISTRY.get_sample_value("tavolo_pictures_repeated_total") or 0.0


def ahead(*names: str) -> list[Callable[[], Scene]]:
    """Scenes that are composed when their turn comes."""
    return [partial(scene, name) for name in names]


async def test_what_was_painted_ahead_is_there_at_once(brush: SlowBrush) -> None:
    render_queue = RenderQueue(brush)
    render_queue.paint_ahead("ada", ahead("a", "b"))
    brush.let_go(2)
    await brush.until_begun(2)
    assert await render_queue.paint(scene("b"), on_request=True) == b"b"
    assert await render_queue.paint(scene("a"), on_request=True) == b"a"
    assert brush.begun == ["a", "b"]


@pytest.mark.parametrize("key", sorted(EVERY_GAME))
async def test_a_game_s_first_board_is_painted_before_anybody_looks(
    key: str, brush: SlowBrush
) -> None:
    names = SpeakerNames(texts())
    pictures = Pictures({key: EVERY_GAME[key]}, names, RenderQueue(brush))
    pictures.paint_first_boards()
    await brush.until_begun(1)
    assert brush.begun == [key]
