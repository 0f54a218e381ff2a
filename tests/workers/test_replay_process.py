"""The replay process: its results, its progress, and who is given up."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from rendering.animation import film
from rendering.rasterizer import Raster
from rendering.replay import Shot, TooLarge
from rendering.scene.shapes import CANVAS, Base, Circle, Scene
from tests.workers.test_other_process import children
from workers.other_process import TookTooLong, WorkFailed
from workers.replays import ReplayProcess

PLENTY = 10**7


def disc_at(x: int) -> Shot:
    ground = Base("plain", 400, 60, CANVAS, ())
    return Shot(Scene(400, 60, ground, (Circle(x, 30, 20, "#D55E00"),), "ruta"), x)


SHOTS = [disc_at(30 + 10 * step) for step in range(20)]


@pytest.fixture
async def studio() -> AsyncIterator[ReplayProcess]:
    replays = ReplayProcess()
    yield replays
    await replays.close()


async def test_the_film_is_what_it_would_be_here_and_its_progress_is_told(
    studio: ReplayProcess,
) -> None:
    told: list[int] = []
    made = await studio.develop(SHOTS, PLENTY, told.append)
    assert made == film(SHOTS, PLENTY, Raster())
    assert told == list(range(1, 21))


async def test_what_has_no_room_is_refused_from_there(studio: ReplayProcess) -> None:
    with pytest.raises(TooLarge):
        await studio.develop(SHOTS, 900, print)


async def test_what_goes_wrong_there_is_told_here(studio: ReplayProcess) -> None:
    with pytest.raises(WorkFailed, match="IndexError"):
        await studio.develop([], PLENTY, print)


async def test_a_film_that_does_not_come_on_is_given_up() -> None:
    hasty = ReplayProcess(patience=0.0)
    with pytest.raises(TookTooLong):
        await hasty.develop(SHOTS * 200, PLENTY, print)
    await hasty.close()


async def test_whoever_is_cancelled_ends_the_process_and_the_next_has_its_turn(
    studio: ReplayProcess,
) -> None:
    begun, before = asyncio.Event(), children()
    wanted = asyncio.create_task(studio.develop(SHOTS * 200, PLENTY, lambda _: begun.set()))
    await begun.wait()
    wanted.cancel()
    with pytest.raises(asyncio.CancelledError):
        await wanted
    assert (await studio.develop(SHOTS[:2], PLENTY, print)).pictures == 2
    await studio.close()
    assert children() == before
