"""How far it is from space to space, and in which direction, as menus say it."""

import pytest

from games.stratego4.board import CROSS, THREEFOLD, Board, steps_between


@pytest.mark.parametrize(
    ("board", "start", "to", "steps"),
    [
        (CROSS, "g3", "g4", 1),
        (CROSS, "g3", "g5", 2),
        (CROSS, "e4", "g4", 4),
        (CROSS, "g5", "ring", 1),
        (CROSS, "g5", "turret", 2),
        (CROSS, "g5", "g9", 2),
        (THREEFOLD, "d3", "d1", 2),
        (THREEFOLD, "g2", "p1", 1),
    ],
)
def test_steps_lead_round_ponds_and_over_the_castle(
    board: Board, start: str, to: str, steps: int
) -> None:
    assert steps_between(board, board.space(start), board.space(to)) == steps


@pytest.mark.parametrize("board", [CROSS, THREEFOLD])
def test_it_is_as_far_back_as_there(board: Board) -> None:
    dry = [space for space in board.spaces if space not in board.ponds]
    for one in dry[::7]:
        for other in dry:
            assert steps_between(board, one, other) == steps_between(board, other, one)
            assert (steps_between(board, one, other) == 0) == (one == other)
            assert (steps_between(board, one, other) == 1) == (other in board.beside[one])
