"""Plays every scene: each must go as it is written."""

from difflib import unified_diff
from pathlib import Path
from traceback import format_exc

import pytest

from tests.e2e.running_bot import House
from tests.scenes.player import Play
from tests.scenes.record import Recorder
from tests.scenes.script import Step, read_scene, written

SCENES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize(
    ("file", "told"),
    [pytest.param(file, file.read_text("utf-8"), id=file.stem) for file in SCENES],
)
async def test_a_scene_goes_as_it_is_written(
    house: House, file: Path, told: str, recorder: Recorder | None
) -> None:
    play, scene = Play(house), read_scene(told)
    for number, part in enumerate(scene):
        if isinstance(part, Step):
            try:
                scene[number] = await play.step(part)
            except Exception:
                if recorder is not None:
                    recorder.take(file, told, written(scene))
                pytest.fail(f"{file.name}: {part.line}\n{format_exc(limit=-3)}", pytrace=False)
    seen = written(scene)
    if recorder is not None:
        recorder.take(file, told, seen)
        return
    lines = told.splitlines(), seen.splitlines()
    assert seen == told, "\n".join(unified_diff(*lines, "written", "played", lineterm=""))
