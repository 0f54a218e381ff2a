"""Constant tables of where pieces could go and what cannons could hit, for each board.

Rules: R-3, R-5. They do not depend on the pieces on the board.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from games.stratego4.board import SPACE_NAMES, Board, Space, board_for
from games.stratego4.moves import FireCannon, MovePiece
from games.stratego4.rule_numbers import SHOT

Line = tuple[Space, ...]
Shot = tuple[Space, Space, FireCannon]
"""The two spaces that a shot passes, and the move."""

STRIDE: Final = 2
"""Greatest number of steps of a captain. Rule: R-3.8."""

SPACES: Final = tuple(map(Space, range(len(SPACE_NAMES))))


@dataclass(frozen=True)
class Reach:
    """The possible moves from each space of a board.

    ``spaces``: those of the board. ``steps[start]``: moves of one step, by target. ``runs[start]``:
    the dry spaces straight on in each direction, as far as a scout could come. ``over[start][to]``:
    the spaces between on such a line. ``strides[start][to]``: for each space two steps away that is
    no neighbour, the spaces a captain could cross. ``moves[start][to]``: every move of any piece,
    and ``leaving`` the same moves with the flag left behind. ``shots[start]``: by target.
    """

    board: Board
    spaces: frozenset[Space]
    steps: tuple[tuple[tuple[Space, MovePiece], ...], ...]
    runs: tuple[tuple[Line, ...], ...]
    over: tuple[Mapping[Space, Line], ...]
    strides: tuple[Mapping[Space, Line], ...]
    moves: tuple[Mapping[Space, MovePiece], ...]
    leaving: tuple[Mapping[Space, MovePiece], ...]
    shots: tuple[tuple[Shot, ...], ...]


def _runs(board: Board, start: Space) -> tuple[Line, ...]:
    """Return the lines of a scout from a space. Rules: R-3.4, R-3.10, R-3.11."""
    found = []
    for line in board.lines[start] if start not in board.ponds else ():
        stops = (place for place, space in enumerate(line) if space in board.ponds)
        line = line[: next(stops, len(line))]
        if board.ring in line:
            line = line[: line.index(board.ring) + 1]
        if line:
            found.append(line)
    return tuple(found)


def _strides(board: Board, start: Space) -> dict[Space, Line]:
    """Return a captain's targets two steps away, each with the spaces between. Rule: R-3.8."""
    found: dict[Space, Line] = {}
    for between in board.beside[start]:
        for to in board.beside[between]:
            if to != start and to not in board.beside[start]:
                found[to] = (*found.get(to, ()), between)
    return found


def _shots(board: Board, start: Space) -> tuple[Shot, ...]:
    """Return the shots from a space; the turret has none. Rules: R-5.1, R-5.3, R-5.4."""
    if start in board.ponds:
        return ()
    lines = [line for line in board.lines[start] if len(line) >= SHOT]
    lines.sort(key=lambda line: line[SHOT - 1])
    return tuple((line[0], line[1], FireCannon(start, line[SHOT - 1])) for line in lines)


def _worked_out(board: Board) -> Reach:
    runs = tuple(_runs(board, start) for start in SPACES)
    over = tuple({line[n]: line[:n] for line in lines for n in range(len(line))} for lines in runs)
    strides = tuple(_strides(board, start) for start in SPACES)
    moves = tuple(
        {to: MovePiece(start, to) for to in sorted({*over[start], *strides[start]})}
        for start in SPACES
    )
    return Reach(
        board=board,
        spaces=frozenset(board.spaces),
        steps=tuple(
            tuple((to, moves[start][to]) for to in board.beside[start]) for start in SPACES
        ),
        runs=runs,
        over=over,
        strides=strides,
        moves=moves,
        leaving=tuple(
            {to: MovePiece(start, to, leave_flag=True) for to in moves[start]} for start in SPACES
        ),
        shots=tuple(_shots(board, start) for start in SPACES),
    )


@lru_cache(maxsize=2)
def reach_for(seats: int) -> Reach:
    """Return the tables of the board for this number of players."""
    return _worked_out(board_for(seats))


def path_between(
    reach: Reach, cells: bytes, lying: Collection[int], start: Space, to: Space
) -> tuple[Line, int]:
    """Return the path of a piece, both ends included, and what the move proves about its rank.

    The proof is the least number of straight steps, or 0 if it turned or crossed the castle. Path
    and proof do not depend on the rank: if a scout could have gone straight, the path is straight;
    if a captain could have gone too, over the ring, only two steps are proved. ``lying``: the
    spaces on which flags lie. Raises ValueError if no piece can go there. Rule: R-10.2.
    """
    if to in reach.board.beside[start]:
        return (start, to), 1
    ways = reach.strides[start].get(to, ())
    over = next((way for way in ways if not cells[way] and way not in lying), None)
    between = reach.over[start].get(to)
    if between is None or any(cells[space] for space in between):
        if over is None:
            raise ValueError("nothing goes there")
        return (start, over, to), 0
    return (start, *between, to), len(between) + 1 if over is None else STRIDE
