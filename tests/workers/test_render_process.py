"""The render process: its results, and that nobody waits for a process that ended."""

import asyncio
import os
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rendering.raster.rasterizer import Raster
from rendering.scene.colours_and_sizes import CANVAS
from rendering.scene.shapes import Base, Circle, Scene, Stamp, Symbol
from tests.rendering.picture_queries import decoded
from workers.painting.painter import hold_a_picture
from workers.painting.render_process import PAINTING, PaintFault, ProcessRenderer

ROOT = Path(__file__).parents[2]
SILENT = (sys.executable, "-c", "import signal; signal.pause()")
DYING = (sys.executable, "-c", "raise SystemExit")
TALKATIVE = (
    sys.executable,
    "-c",
    "import os, signal; os.read(0, 1); os.write(1, b'\\1\\0\\0\\0\\0' * 2); signal.pause()",
)
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
    with pytest.raises(PaintFault, match="no-such-palette"):
        await elsewhere.render(scene(30, "no-such-palette"))
    assert shows(await elsewhere.render(scene(30)), scene(30))


async def test_who_goes_away_gets_nobody_else_s_picture(elsewhere: ProcessRenderer) -> None:
    gone, stays = (asyncio.create_task(elsewhere.render(scene(x))) for x in (30, 50))
    await asyncio.sleep(0)
    gone.cancel()
    assert shows(await stays, scene(50))
    assert gone.cancelled()


async def test_after_a_death_the_next_picture_is_painted_by_a_new_process(
    elsewhere: ProcessRenderer,
) -> None:
    before = _children()
    await elsewhere.render(scene(30))
    (child,) = _children() - before
    os.kill(child, 9)
    with pytest.raises(PaintFault, match="died"):
        await elsewhere.render(scene(50))
    assert shows(await elsewhere.render(scene(50)), scene(50))


async def test_a_process_that_dies_at_once_is_told_of() -> None:
    with pytest.raises(PaintFault, match="died"):
        await ProcessRenderer(DYING).render(scene(30))


async def test_a_process_that_answers_what_nobody_asked_is_told_of_and_ended(
    caplog: pytest.LogCaptureFixture,
) -> None:
    before, renderer = _children(), ProcessRenderer(TALKATIVE)
    assert await renderer.render(scene(30)) == b""
    with pytest.raises(PaintFault, match="died"):
        await renderer.render(scene(50))
    assert _children() == before
    assert "nobody asked" in caplog.text


async def test_a_picture_that_does_not_come_is_given_up_with_its_process() -> None:
    before = _children()
    with pytest.raises(PaintFault, match="too long"):
        await ProcessRenderer(SILENT, patience=0.01).render(scene(30))
    assert _children() == before


async def test_a_process_is_ended_once_and_not_when_it_ends_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended: list[Process] = []
    kill = Process.kill

    def noted(process: Process) -> None:
        ended.append(process)
        kill(process)

    monkeypatch.setattr(Process, "kill", noted)
    dying, silent = ProcessRenderer(DYING), ProcessRenderer(SILENT)
    with pytest.raises(PaintFault, match="died"):
        await dying.render(scene(30))
    await dying.close()
    assert not ended
    hand = await silent.begin()
    await asyncio.gather(hand.stop(), hand.stop())
    await silent.close()
    assert len(ended) == 1


async def test_closing_ends_the_process_in_the_middle_of_a_picture(
    elsewhere: ProcessRenderer,
) -> None:
    before = _children()
    await elsewhere.render(scene(30))
    wanted = asyncio.create_task(elsewhere.render(scene(50)))
    await asyncio.sleep(0)
    await elsewhere.close()
    for late in (wanted, asyncio.create_task(elsewhere.render(scene(70)))):
        with pytest.raises(asyncio.CancelledError):
            await late
    assert _children() == before


async def test_a_process_without_work_is_ended_and_another_one_paints_later() -> None:
    before, renderer = _children(), ProcessRenderer(idle=0.0)
    try:
        assert shows(await renderer.render(scene(30)), scene(30))
        (first,) = _children() - before
        for _ in range(3):  # rounds of the event loop, which ends it in one of them
            await asyncio.sleep(0)
        assert shows(await renderer.render(scene(50)), scene(50))
        assert first not in _children()
    finally:
        await renderer.close()


async def test_a_process_is_not_ended_before_its_time() -> None:
    before, renderer = _children(), ProcessRenderer(idle=3600.0)
    try:
        await renderer.render(scene(30))
        at_work = _children() - before
        await renderer.render(scene(50))
        assert _children() - before == at_work
    finally:
        await renderer.close()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it is as wide as it is")
def test_a_picture_goes_into_the_pipe_at_once(tmp_path: Path) -> None:
    picture = bytes(200_000)
    out, into = os.pipe()
    with open(out, "rb"), open(into, "wb", buffering=0) as pipe:
        hold_a_picture(pipe)
        os.set_blocking(into, False)
        assert pipe.write(picture) == len(picture)
    with (tmp_path / "answers").open("wb") as no_pipe:
        hold_a_picture(no_pipe)


def _children() -> set[int]:
    """The processes that this one has begun, those of other tests among them."""
    path = Path(f"/proc/self/task/{os.getpid()}/children")
    return {int(child) for child in path.read_text().split()}


def test_the_process_ends_when_the_bot_has_gone() -> None:
    """There is nothing more to read."""
    process = subprocess.Popen(PAINTING, stdin=subprocess.PIPE, cwd=ROOT)
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(timeout=60) == 0
