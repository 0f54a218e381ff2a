"""Writing and reading moves of Stratego 4."""

import pytest

from core.errors import UnreadableMove
from core.texts import Verbatim
from games.stratego4.board import ARMY
from games.stratego4.game import STRATEGO4
from games.stratego4.moves import Arrange, Move
from tests.games.stratego4.positions import (
    ME,
    READY,
    fire,
    move,
    recruit,
    swap,
    view,
    world,
)

CROSS_VIEW = view(world({ME: "7e5"}), ME)
DIGITS = "".join(map(str, ARMY))


def _read(line: str) -> Move:
    return STRATEGO4.parse(CROSS_VIEW, line)


def _unread(line: str) -> str:
    with pytest.raises(UnreadableMove) as caught:
        _read(line)
    return caught.value.refusal.code.removeprefix("stratego4-refusal-")


@pytest.mark.parametrize(
    ("line", "made"),
    [
        ("move f3 e4", move("f3 e4")),
        ("move g5 ring", move("g5 ring")),
        ("move f3 e3 leave", move("f3 e3", leave=True)),
        ("fire g4 turret", fire("g4 turret")),
        ("recruit 7", recruit(7)),
        ("ready", READY),
        ("swap a4 b4", swap("a4 b4")),
        (f"arrange {DIGITS}", Arrange(ARMY)),
    ],
)
def test_moves_are_written_as_the_page_of_moves_says(line: str, made: Move) -> None:
    assert STRATEGO4.notate(made) == line
    assert _read(line) == made


@pytest.mark.parametrize(
    "line",
    ["e5 e6", "E5-E6", "e5xe6", "e5 x e6", "Move e5 to e6", "attack from e5 to e6", "go e5 → e6"],
)
def test_a_move_may_be_written_in_many_ways(line: str) -> None:
    assert _read(line) == move("e5 e6")


@pytest.mark.parametrize("cell", ["f6", "f7", "f8", "g6", "g8", "h6", "h7", "h8", "ring", "castle"])
def test_any_cell_of_the_castle_on_the_cross_means_the_ring(cell: str) -> None:
    assert _read(f"e7-{cell}") == move("e7 ring")
    assert _read(f"{cell} x e7") == move("ring e7")


@pytest.mark.parametrize(
    "line",
    [
        f"deploy {DIGITS}",
        DIGITS,
        f"{' '.join(DIGITS[:7])}\n{' '.join(DIGITS[7:10])} . {' '.join(DIGITS[10:13])}\n"
        f"{' '.join(DIGITS[13:])}",
        f"Arrange {DIGITS[:7]}/{DIGITS[7:10]}0{DIGITS[10:13]}/{DIGITS[13:]}",
    ],
)
def test_an_army_may_be_pasted_as_it_stands(line: str) -> None:
    assert _read(line) == Arrange(ARMY)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "nothing-written"),
        (" … ", "nothing-written"),
        ("castle!", "two-spaces"),
        ("e5", "two-spaces"),
        ("e5 e6 e7", "two-spaces"),
        ("fire e5", "two-spaces"),
        ("swap a4", "two-spaces"),
        ("e5 z9", "unknown-space"),
        ("e5 a1", "unknown-space"),
        ("jump e5 e6", "unknown-verb"),
        ("ready e5", "just-ready"),
        ("ready, swap", "just-ready"),
        ("recruit -7", "which-rank"),
        ("recruit", "which-rank"),
        ("recruit 0", "which-rank"),
        ("recruit 7 8", "which-rank"),
        ("arrange", "which-army"),
        ("arrange 9x", "which-army"),
        ("arrange ٣", "which-army"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_part_that_is_wrong(line: str, why: str) -> None:
    assert _unread(line) == why


def test_what_was_written_is_quoted_in_part() -> None:
    with pytest.raises(UnreadableMove) as caught:
        _read("x" * 500 + " e5")
    assert caught.value.refusal.values == {"words": Verbatim("x" * 60)}
