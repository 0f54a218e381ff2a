"""The replay process: its results, and that nobody waits for a process that ended."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rendering.raster.rasterizer import Raster
from rendering.replay.animation import film
from rendering.replay.film import Shot, TooLarge
from rendering.scene.colours_and_sizes import CANVAS
from rendering.scene.shapes import Base, Circle, Scene
from workers.painting.replay_process import ReplayFault, ReplayProcess

ROOT = Path(__file__).parents[2]
PLENTY = 10**7
SILENT = (sys.executable, "-c", "import signal; signal.pause()")
DYING = (sys.executable, "-c", "raise ZeroDivisionError")


def disc_at(x: int) -> Shot:
    ground = Base("plain", 400, 60, CANVAS, ())
    return Shot(Scene(400, 60, ground, (Circle(x, 30, 20, "#D55E00"),), "ruta"), x)


SHOTS = [disc_at(30 + 10 * step) for step in range(20)]


async def test_the_film_is_what_it_would_be_here_and_its_progress_is_told() -> None:
    told: list[int] = []
    made = await ReplayProcess().develop(SHOTS, PLENTY, told.append)
    assert made == film(SHOTS, PLENTY, Raster())
    assert told == list(range(1, 21))


async def test_what_has_no_room_is_refused_from_there() -> None:
    with pytest.raises(TooLarge):
        await ReplayProcess().develop(SHOTS, 900, print)


async def test_what_goes_wrong_there_is_told_here() -> None:
    with pytest.raises(ReplayFault, match="ZeroDivisionError"):
        await ReplayProcess(DYING).develop(SHOTS, PLENTY, print)


async def test_a_film_that_does_not_come_on_is_given_up() -> None:
    with pytest.raises(ReplayFault, match="no sign"):
        await ReplayProcess(SILENT, patience=0.01).develop(SHOTS, PLENTY, print)


async def test_whoever_is_cancelled_ends_the_process_and_the_next_has_its_turn() -> None:
    studio, begun, before = ReplayProcess(), asyncio.Event(), _children()
    wanted = asyncio.create_task(studio.develop(SHOTS * 200, PLENTY, lambda _: begun.set()))
    await begun.wait()
    (child,) = _children() - before
    wanted.cancel()
    with pytest.raises(asyncio.CancelledError):
        await wanted
    assert child not in _children()
    assert (await studio.develop(SHOTS[:2], PLENTY, print)).pictures == 2


def _children() -> set[int]:
    """The processes that this one has begun, those of other tests among them."""
    path = Path(f"/proc/self/task/{os.getpid()}/children")
    return {int(child) for child in path.read_text().split()}


def test_the_process_ends_when_the_bot_has_gone() -> None:
    """Its next sign finds no reader."""
    process = subprocess.Popen(
        (sys.executable, "-m", "workers.painting.replay_process"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=ROOT,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    process.stdout.close()
    assert process.wait(timeout=60) != 0
