"""Only words are recorded of all scenes at once, and only as many as somebody can read."""

from pathlib import Path

import pytest

from tests.scenes.record import MOST_CHANGES, Recorder, refusals, summary
from tests.scenes.script import UnreadableStepError, read_scene, skeleton, written

SCENE = """Ada asks.

[ ada: /ruta new ]
ada: [Ask](ask:T1)
  ada < Noted.
    [Undo](undo:T1)
  games ~2 -3
    + Ada asks.
  * rings: Bruno (games 2)
"""


def test_a_scene_that_is_read_is_written_as_it_was() -> None:
    assert written(read_scene(SCENE)) == SCENE


def test_a_line_that_is_no_step_is_refused() -> None:
    with pytest.raises(UnreadableStepError, match="Sings"):
        read_scene("Ada sings.\n\nSings.\n")


@pytest.mark.parametrize(
    ("old", "new"),
    [("Noted.", "Done."), ("[Undo]", "[Back]"), ("[Ask]", "[Please]"), ("-3", "-3 -4")],
)
def test_words_and_labels_are_no_facts(old: str, new: str) -> None:
    assert skeleton(SCENE.replace(old, new)) == skeleton(SCENE)


@pytest.mark.parametrize(
    ("old", "new"),
    [("Bruno", "Chloé"), ("games ~2", "games ~3"), ("ask:T1", "ask:T2"), ("ada <", "bruno <")],
)
def test_who_is_called_and_where_and_what_is_pressed_are_facts(old: str, new: str) -> None:
    assert skeleton(SCENE.replace(old, new)) != skeleton(SCENE)


def test_changed_words_are_written_and_counted(tmp_path: Path) -> None:
    file, recorder = tmp_path / "ask.txt", Recorder(facts=False)
    recorder.take(file, SCENE, SCENE.replace("Noted.", "Done."))
    assert recorder.write() == [
        "- ada < Noted.  (1 times in 1 scenes)",
        "+ ada < Done.  (1 times in 1 scenes)",
    ]
    assert "Done." in file.read_text("utf-8")


def test_changed_facts_are_written_of_a_named_scene_alone(tmp_path: Path) -> None:
    changed = SCENE.replace("Bruno", "Chloé")
    for facts in (False, True):
        file, recorder = tmp_path / f"{facts}.txt", Recorder(facts=facts)
        recorder.take(file, SCENE, changed)
        assert any("record facts" in line for line in recorder.write()) is not facts
        assert file.exists() is facts


def test_too_many_different_changes_are_not_written() -> None:
    words = "".join(f"  ada < {n}\n" for n in range(MOST_CHANGES + 1))
    new = words.replace("ada < ", "ada < no ")
    (first, *_) = refusals([(Path("many.txt"), SCENE + words, SCENE + new)])
    assert "too many" in first
    same = (Path("one.txt"), SCENE, SCENE.replace("Noted.", "Done."))
    assert refusals([same] * 9) == []
    assert next(summary([same] * 9)).endswith("(9 times in 9 scenes)")
