"""The engine's boards agree with the drawings on the rule page, parsed independently."""

import re
from pathlib import Path

import pytest

from games.stratego4 import board as engine
from tests.referee.stratego4.printed_board import (
    ARMY,
    CROSS_DRAWING,
    RING,
    SECTOR_DRAWING,
    THREEFOLD,
    TURRET,
    Board,
    Space,
    board_for,
)

RULES = Path(__file__).parents[3] / "docs" / "rules" / "stratego4.md"


@pytest.mark.parametrize("seats", [3, 4])
def test_the_engines_board_has_the_printed_spaces_lines_and_zones(seats: int) -> None:
    ours, theirs = board_for(seats), engine.board_for(seats)
    names = theirs.names
    assert {names[space] for space in theirs.spaces} == set(ours.spaces)
    assert {names[space] for space in theirs.ponds} == ours.ponds
    for space in theirs.spaces:
        if space in theirs.ponds:
            continue
        lines = [tuple(names[each] for each in line) for line in theirs.lines[space]]
        assert sorted(lines) == sorted(tuple(line) for line in ours.lines[names[space]])
        assert sorted(names[each] for each in theirs.beside[space]) == sorted(
            ours.near(names[space])
        )
    assert [[names[each] for each in zone] for zone in theirs.zones] == ours.zones
    assert [names[each] for each in theirs.recruitment] == ours.recruitment
    assert [names[each] for each in theirs.flags] == ours.flags
    assert sorted(theirs.names[each] for each in (theirs.ring, theirs.turret)) == [RING, TURRET]


def test_the_drawings_are_those_of_the_page() -> None:
    cross, sector = re.findall(r"```\n(.*?)```", RULES.read_text(encoding="utf-8"), re.DOTALL)
    assert cross.split() == CROSS_DRAWING.split()
    signs = [re.split(r" {8,}", line)[0].split() for line in sector.splitlines()[1:]]
    assert signs == [line.split() for line in SECTOR_DRAWING.strip().splitlines()]


def test_the_army_is_the_engines() -> None:
    assert sorted(engine.ARMY, reverse=True) == ARMY


@pytest.mark.parametrize("seats", [3, 4])
def test_every_step_leads_back_and_every_space_can_be_reached(seats: int) -> None:
    board = board_for(seats)
    dry = set(board.spaces) - board.ponds
    assert all(space in board.near(near) for space in dry for near in board.near(space))
    reached, edge = {TURRET}, {TURRET}
    while edge:
        edge = {near for space in edge for near in board.near(space)} - reached
        reached |= edge
    assert reached == dry
    assert len(set(board.exits)) == 12


@pytest.mark.parametrize(("seats", "spaces"), [(4, 133), (3, 3 * 33 + 9)])
def test_the_board_has_as_many_spaces_as_the_page_says(seats: int, spaces: int) -> None:
    drawn_as_nine = 9 - 2
    assert len(board_for(seats).spaces) + drawn_as_nine == spaces


@pytest.mark.parametrize(
    "line", ["e1 f1 p1 p2 p3", "g4 g3 g2 p1 q1", "e2 f2 g2 o2 o3", "l1 m1 b1 b2", "u2 h2 h3"]
)
def test_lines_go_straight_on_where_sectors_meet(line: str) -> None:
    spaces = line.split()
    assert _goes(THREEFOLD, spaces)
    assert _goes(THREEFOLD, spaces[::-1])


def _goes(board: Board, spaces: list[Space]) -> bool:
    return any(line[: len(spaces) - 1] == spaces[1:] for line in board.lines[spaces[0]])


@pytest.mark.parametrize("seats", [3, 4])
def test_a_cannon_behind_a_pond_reaches_the_ring(seats: int) -> None:
    """The hint of the rulebook."""
    board = board_for(seats)
    shots = [line[:3] for space in board.spaces for line in board.lines[space]]
    over = [shot[0] for shot in shots if shot[0] in board.ponds and shot[2:] == [RING]]
    assert set(over) == board.ponds


@pytest.mark.parametrize("seats", [3, 4])
def test_a_flag_is_six_steps_from_the_turret(seats: int) -> None:
    board = board_for(seats)
    for flag in board.flags:
        reached = {flag}
        for steps in range(1, 7):
            reached |= {near for space in reached for near in board.near(space)}
            assert (TURRET in reached) == (steps == 6)
