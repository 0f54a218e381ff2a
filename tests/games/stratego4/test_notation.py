"""Writing and reading moves of Stratego 4."""

import pytest

from core.errors import UnreadableMove
from core.texts import Verbatim
from games.stratego4.board import ARMY, THREEFOLD, Rank
from games.stratego4.game import STRATEGO4
from games.stratego4.moves import Arrange, Move, MovePiece
from tests.games.stratego4.positions import (
    ME,
    READY,
    fire,
    move,
    recruit,
    space,
    swap,
    view,
    world,
)

CROSS_VIEW = view(world({ME: "7e5"}), ME)
THREEFOLD_VIEW = view(world({ME: "7e4"}, seats=3), ME)
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


@pytest.mark.parametrize("line", ["e5 e6 leave", "e5-e6 leave flag", "e5 e6 without the flag"])
def test_a_flag_left_behind_may_be_written_in_many_ways(line: str) -> None:
    assert _read(line) == move("e5 e6", leave=True)


@pytest.mark.parametrize("cell", ["f6", "f7", "f8", "g6", "g8", "h6", "h7", "h8", "ring", "castle"])
def test_any_cell_of_the_castle_on_the_cross_means_the_ring(cell: str) -> None:
    assert _read(f"e7-{cell}") == move("e7 ring")
    assert _read(f"{cell} x e7") == move("ring e7")


def test_the_cell_in_the_middle_means_the_turret() -> None:
    assert _read("f6xg7") == move("ring turret")
    assert _read("ring tower") == move("ring turret")
    assert _read("turret-ring") == move("turret ring")


def test_on_the_board_for_three_the_castle_has_no_such_cells() -> None:
    assert STRATEGO4.parse(THREEFOLD_VIEW, "c1 ring") == MovePiece(space("c1"), THREEFOLD.ring)
    for line in ("c1 f6", "c1 g7", "c1 m13"):
        with pytest.raises(UnreadableMove):
            STRATEGO4.parse(THREEFOLD_VIEW, line)


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


def test_an_army_of_any_size_is_read_and_left_to_the_rules() -> None:
    assert _read("arrange 97") == Arrange((Rank(9), Rank(7)))


def test_talk_behind_ready_does_no_harm() -> None:
    assert _read("ready now!") == _read("Ready, at last") == READY


def test_a_recruit_may_be_named() -> None:
    assert _read("recruit the marshal") == recruit(9)
    assert _read("Recruit 1") == recruit(1)


def test_spaces_to_swap_may_be_named_in_any_order() -> None:
    assert _read("swap b4 and a4") == _read("exchange a4, b4") == swap("a4 b4")


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
