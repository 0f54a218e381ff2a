"""Distances and directions between spaces, as the menus state them."""

import pytest

from games.stratego4.board import CROSS, THREEFOLD, Board, steps_between
from games.stratego4.choices import way_of
from tests.games.stratego4.positions import begun, view


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


@pytest.mark.parametrize(
    ("start", "to", "way"),
    [
        ("e3", "e4", "inward"),
        ("e3", "e7", "inward"),
        ("e3", "e9", "past"),
        ("e3", "e10", "past"),
        ("e10", "e3", "past"),
        ("e4", "e3", "outward"),
    ],
)
def test_a_way_that_goes_away_from_the_castle_again_leads_past_it(
    start: str, to: str, way: str
) -> None:
    seen = view(begun(4), 0)
    assert way_of(seen, CROSS.space(start), CROSS.space(to)) == way


@pytest.mark.parametrize("board", [CROSS, THREEFOLD])
def test_it_is_as_far_back_as_there(board: Board) -> None:
    dry = [space for space in board.spaces if space not in board.ponds]
    for one in dry[::7]:
        for other in dry:
            assert steps_between(board, one, other) == steps_between(board, other, one)
            assert (steps_between(board, one, other) == 0) == (one == other)
            assert (steps_between(board, one, other) == 1) == (other in board.beside[one])
