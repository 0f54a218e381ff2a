"""Writing and reading moves."""

import pytest

from core.errors import UnreadableMove
from core.texts import Verbatim
from games.la_strada.game import LA_STRADA
from tests.games.la_strada.positions import END, ME, build, workshop, world

VIEW = LA_STRADA.view_for(world(cubes={0: "E6"}), ME)


@pytest.mark.parametrize(
    ("move", "line"),
    [
        (workshop("D7"), "workshop d7"),
        (build("G6-F6-E6"), "build g6-f6-e6"),
        (build("G12-G13"), "build g12-g13"),
        (END, "end"),
    ],
)
def test_moves_as_they_are_written(move: object, line: str) -> None:
    assert LA_STRADA.notate(move) == line  # type: ignore[arg-type]
    assert LA_STRADA.parse(VIEW, line) == move


@pytest.mark.parametrize(
    "line",
    [
        "build G6-F6-E6",
        "Build g6 f6 e6",
        "build from G6 over F6 to E6",
        "  BUILD G6, F6, E6!",
        "road g6/f6/e6",
        "link G6 – F6 – E6",
    ],
)
def test_a_road_is_read_however_it_is_written(line: str) -> None:
    assert LA_STRADA.parse(VIEW, line) == build("G6-F6-E6")


def test_workshops_and_ends_are_read_however_they_are_written() -> None:
    assert LA_STRADA.parse(VIEW, "Place my workshop on D7") == workshop("D7")
    assert LA_STRADA.parse(VIEW, "end turn") == END
    assert LA_STRADA.parse(VIEW, "pass") == END
    assert LA_STRADA.parse(VIEW, "end now, please") == END


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "nothing-written"),
        (" - ", "nothing-written"),
        ("walk D7", "unknown-verb"),
        ("end build", "just-end"),
        ("pass G6", "just-end"),
        ("workshop", "which-hex"),
        ("workshop D7 D8", "which-hex"),
        ("build E6", "which-road"),
        ("build G6-I6", "unknown-hex"),
        ("build G6-G14", "unknown-hex"),
    ],
)
def test_what_cannot_be_read_says_which_part(line: str, code: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        LA_STRADA.parse(VIEW, line)
    assert caught.value.refusal.code == f"la-strada-refusal-{code}"


def test_what_is_quoted_back_is_short() -> None:
    with pytest.raises(UnreadableMove) as caught:
        LA_STRADA.parse(VIEW, "x" * 500)
    assert caught.value.refusal.values["words"] == Verbatim("x" * 60)
