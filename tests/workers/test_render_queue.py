"""The render queue: two pictures at once, each painted once, posts before private views."""

import asyncio
from collections.abc import Callable
from functools import partial

import pytest
from msgspec import structs

from rendering.rasterizer import Raster
from rendering.scene.shapes import Base, Box, Scene
from tests.games.catalogue import EVERY_GAME, texts
from tests.rendering.picture_queries import decoded
from workers import metrics
from workers.painting.render_queue import BEHIND, RenderQueue, ThreadedRenderer
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


async def test_it_says_when_pictures_would_have_to_wait(brush: SlowBrush) -> None:
    render_queue, jobs, found = RenderQueue(brush), [], []
    for number in range(BEHIND):
        is_post = number in (1, 2)  # whoever looks keeps no post waiting
        painting = render_queue.paint(scene(str(number)), on_request=not is_post)
        jobs.append(asyncio.create_task(painting))
        await asyncio.sleep(0)
        found.append((render_queue.is_busy, render_queue.is_behind))
    calm, busy, behind = (False, False), (True, False), (True, True)
    assert found == [calm, calm, *[busy] * (BEHIND - 3), behind]
    brush.let_go(BEHIND)
    await asyncio.gather(*jobs)
    assert (render_queue.is_busy, render_queue.is_behind) == calm


async def test_a_picture_many_wait_for_is_painted_once(brush: SlowBrush) -> None:
    render_queue = RenderQueue(brush)
    jobs = [asyncio.create_task(render_queue.paint(scene("a"), on_request=True)) for _ in range(5)]
    brush.let_go(1)
    assert await asyncio.gather(*jobs) == [b"a"] * 5
    assert brush.begun == ["a"]


async def test_closer_looks_at_a_picture_are_told_from_each_other(brush: SlowBrush) -> None:
    render_queue = RenderQueue(brush)
    boxes = (Box(0, 0, 5, 5), Box(5, 5, 5, 5))
    parts = [structs.replace(scene("a"), part=box) for box in boxes]
    jobs = [asyncio.create_task(render_queue.paint(part, on_request=True)) for part in parts]
    brush.let_go(2)
    await asyncio.gather(*jobs)
    assert brush.begun == ["a", "a"]


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


async def test_a_look_that_was_given_up_is_not_begun(brush: SlowBrush) -> None:
    render_queue = RenderQueue(brush)
    first, given_up, next_one = (
        asyncio.create_task(render_queue.paint(scene(name), on_request=True)) for name in "abc"
    )
    await brush.until_begun(1)
    given_up.cancel()
    brush.let_go(2)
    assert [await first, await next_one] == [b"a", b"c"]
    assert brush.begun == ["a", "c"]


async def test_a_picture_that_was_given_up_once_begun_is_kept(brush: SlowBrush) -> None:
    render_queue = RenderQueue(brush)
    given_up = asyncio.create_task(render_queue.paint(PLAIN))
    await brush.until_begun(1)
    given_up.cancel()
    await asyncio.wait((given_up,))
    again = asyncio.create_task(render_queue.paint(PLAIN))
    brush.let_go(1)
    assert await again == b"ruta"
    assert brush.begun == ["ruta"]


async def test_who_asks_for_what_has_just_been_given_up_gets_it(brush: SlowBrush) -> None:
    render_queue = RenderQueue(brush)
    first, given_up = (
        asyncio.create_task(render_queue.paint(scene(name), on_request=True)) for name in "ab"
    )
    await brush.until_begun(1)
    given_up.cancel()
    await asyncio.wait((given_up,))
    again = asyncio.create_task(render_queue.paint(scene("b"), on_request=True))
    brush.let_go(2)
    assert [await first, await again] == [b"a", b"b"]


async def test_a_post_that_was_given_up_is_painted_for_the_look_that_shares_it(
    brush: SlowBrush,
) -> None:
    render_queue = RenderQueue(brush)
    before = [asyncio.create_task(render_queue.paint(scene(name))) for name in "ab"]
    await brush.until_begun(2)
    post = asyncio.create_task(render_queue.paint(scene("c")))
    look = asyncio.create_task(render_queue.paint(scene("c"), on_request=True))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    post.cancel()
    brush.let_go(3)
    assert await asyncio.gather(*before, look) == [b"a", b"b", b"c"]
    assert brush.begun == ["a", "b", "c"]


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


async def test_many_posts_that_wait_keep_nobody_from_a_picture(brush: SlowBrush) -> None:
    render_queue = RenderQueue(brush)
    posts = [asyncio.create_task(render_queue.paint(scene(str(n)))) for n in range(BEHIND)]
    await brush.until_begun(2)
    assert (render_queue.is_busy, render_queue.is_behind) == (True, False)
    brush.let_go(BEHIND)
    await asyncio.gather(*posts)


async def test_a_picture_that_was_spoilt_is_painted_again(brush: SlowBrush) -> None:
    render_queue = RenderQueue(brush)
    brush.spoilt = {"a"}
    brush.let_go(2)
    with pytest.raises(ZeroDivisionError):
        await render_queue.paint(scene("a"), on_request=True)
    brush.spoilt = set()
    assert await render_queue.paint(scene("a"), on_request=True) == b"a"


async def test_the_same_picture_is_painted_once_for_a_letter_and_for_looks(
    brush: SlowBrush,
) -> None:
    render_queue, before = RenderQueue(brush), repeated()
    brush.let_go(1)
    assert await render_queue.paint(scene("a")) == b"a"
    assert await render_queue.paint(scene("a"), on_request=True) == b"a"
    assert await render_queue.paint(scene("a")) == b"a"
    assert brush.begun == ["a"]
    assert repeated() == before + 2


async def test_a_look_that_waited_is_not_painted_after_its_letter(brush: SlowBrush) -> None:
    render_queue = RenderQueue(brush)
    looks = [asyncio.create_task(render_queue.paint(scene(n), on_request=True)) for n in "ab"]
    await brush.until_begun(1)
    letter = asyncio.create_task(render_queue.paint(scene("b")))
    brush.let_go(2)
    assert await asyncio.gather(*looks, letter) == [b"a", b"b", b"b"]
    assert sorted(brush.begun) == ["a", "b"]


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


async def test_large_pictures_are_kept_as_far_as_there_is_room(brush: SlowBrush) -> None:
    render_queue, large = RenderQueue(brush), [letter * 6_000_000 for letter in "abc"]
    brush.let_go(9)
    for name in large:
        await render_queue.paint(scene(name))
    await render_queue.paint(scene(large[2]))
    await render_queue.paint(scene(large[1]))
    assert len(brush.begun) == 3
    await render_queue.paint(scene(large[0]))
    assert len(brush.begun) == 4


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


async def test_who_looks_elsewhere_has_nothing_painted_ahead_for_nothing(brush: SlowBrush) -> None:
    render_queue = RenderQueue(brush)
    render_queue.paint_ahead("ada", ahead("a", "b", "c"))
    await brush.until_begun(1)
    render_queue.paint_ahead("ada", ahead("d"))
    brush.let_go(2)
    await brush.until_begun(2)
    assert brush.begun == ["a", "d"]


async def test_only_so_many_have_pictures_painted_ahead(brush: SlowBrush) -> None:
    render_queue = RenderQueue(brush)
    for number in range(99):
        render_queue.paint_ahead(number, ahead(str(number)))
    brush.let_go(99)
    await brush.until_begun(16)
    assert await render_queue.paint(scene("98"), on_request=True) == b"98"
    await brush.until_begun(17)
    render_queue.paint_ahead("ada", ahead("last"))
    await brush.until_begun(18)
    assert len(brush.begun) == 18
    assert brush.begun[-1] == "last"


async def test_a_picture_spoilt_ahead_is_painted_for_who_asks(brush: SlowBrush) -> None:
    render_queue, brush.spoilt = RenderQueue(brush), {"a"}
    render_queue.paint_ahead("ada", ahead("a", "b"))
    brush.let_go(3)
    await brush.until_begun(2)
    brush.spoilt = set()
    assert await render_queue.paint(scene("a"), on_request=True) == b"a"


async def test_nothing_is_painted_ahead_while_somebody_waits(brush: SlowBrush) -> None:
    render_queue = RenderQueue(brush)
    wanted = asyncio.create_task(render_queue.paint(scene("a")))
    await brush.until_begun(1)
    render_queue.paint_ahead("ada", ahead("b"))
    await asyncio.sleep(0)
    brush.let_go(9)
    assert await wanted == b"a"
    assert await render_queue.paint(scene("c")) == b"c"
    assert brush.begun == ["a", "c"]


@pytest.mark.parametrize("key", sorted(EVERY_GAME))
async def test_a_game_s_first_board_is_painted_before_anybody_looks(
    key: str, brush: SlowBrush
) -> None:
    names = SpeakerNames(texts())
    pictures = Pictures({key: EVERY_GAME[key]}, names, RenderQueue(brush))
    pictures.paint_first_boards()
    await brush.until_begun(1)
    assert brush.begun == [key]


async def test_a_thread_paints_what_the_raster_does() -> None:
    assert decoded(await ThreadedRenderer().render(PLAIN)) == decoded(Raster().render(PLAIN))
