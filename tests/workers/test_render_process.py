"""The render process: its results, and that nobody gets a picture of somebody else."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from rendering.rasterizer import Raster
from rendering.scene.shapes import CANVAS, Base, Circle, Scene, Stamp, Symbol
from tests.rendering.picture_queries import decoded
from workers.other_process import TookTooLong, WorkFailed
from workers.painting.render_queue import ProcessRenderer

COUNTER = Symbol("counter", 40, 40, (Circle(20, 20, 20, "#D55E00"),))


def scene(x: int, palette: str = "ruta") -> Scene:
    return Scene(400, 60, Base("plain", 400, 60, CANVAS, ()), (Stamp(COUNTER, x, 10),), palette)


def shows(file: bytes, wanted: Scene) -> bool:
    """Whether a file shows what would be painted here."""
    return decoded(file) == decoded(Raster().render(wanted))


@pytest.fixture
async def elsewhere() -> AsyncIterator[ProcessRenderer]:
    renderer = ProcessRenderer()
    yield renderer
    await renderer.close()


async def test_pictures_are_what_they_would_be_here_each_for_who_asked(
    elsewhere: ProcessRenderer,
) -> None:
    wanted = [scene(x) for x in (30, 50, 70)]
    painted = await asyncio.gather(*map(elsewhere.render, wanted))
    assert all(map(shows, painted, wanted))


async def test_what_goes_wrong_there_is_told_here_and_the_next_is_painted(
    elsewhere: ProcessRenderer,
) -> None:
    with pytest.raises(WorkFailed, match="no-such-palette"):
        await elsewhere.render(scene(30, "no-such-palette"))
    assert shows(await elsewhere.render(scene(30)), scene(30))


async def test_who_goes_away_gets_nobody_else_s_picture(elsewhere: ProcessRenderer) -> None:
    gone, stays = (asyncio.create_task(elsewhere.render(scene(x))) for x in (30, 50))
    await asyncio.sleep(0)
    gone.cancel()
    assert shows(await stays, scene(50))
    assert gone.cancelled()


async def test_a_picture_that_does_not_come_is_given_up() -> None:
    renderer = ProcessRenderer(patience=0.0)
    pictures = [renderer.render(scene(x)) for x in range(9)]
    ends = await asyncio.gather(*pictures, return_exceptions=True)
    assert any(isinstance(end, TookTooLong) for end in ends), "one may be there at once"
    await renderer.close()


async def test_after_a_death_a_new_process_knows_the_next_picture(
    elsewhere: ProcessRenderer,
) -> None:
    await elsewhere.render(scene(30))
    gone = asyncio.create_task(elsewhere.render(scene(50)))
    for _ in range(2):  # rounds of the event loop, until it has been asked for
        await asyncio.sleep(0)
    gone.cancel()
    assert shows(await elsewhere.render(scene(50)), scene(50))
