"""Moves of Stratego 4, and the events that tell what happened. With tables of what a piece
reaches.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

import msgspec

from core.game import Seat
from games.stratego4.board import SHOT, SPACE_NAMES, Board, Rank, Space, board_for

# The moves of Stratego 4: deploy; one move, attack or shot a turn; recruit when due.
#
# Notation: ``arrange 97653…`` (twenty digits, in the order of the zone), ``swap d3 e3``, ``ready``,
# ``move f3 f4``, ``move f3 f4 leave``, ``fire f3 ring``, ``recruit 7``.


class Arrange(msgspec.Struct, frozen=True, tag="arrange"):
    """Deploy the whole army anew. Rule: R-2.3.

    ``ranks``: of the pieces on the spaces of the zone, in the order of ``Board.zones[seat]``: row
    by row from the front, each from left to right as its player sees it.
    """

    ranks: tuple[Rank, ...]


class SwapPieces(msgspec.Struct, frozen=True, tag="swap-pieces"):
    """Exchange two pieces while deploying; ``first`` is the lower number. Rule: R-2.3."""

    first: Space
    second: Space


class BeReady(msgspec.Struct, frozen=True, tag="be-ready"):
    """Finish deploying, for good. Rule: R-2.3."""


class MovePiece(msgspec.Struct, frozen=True, tag="move-piece"):
    """Move a piece, or attack the rival's piece on ``to`` with it. Rules: R-3, R-4.

    ``leave_flag``: the flag it bears stays behind (R-6.2).
    """

    start: Space
    to: Space
    leave_flag: bool = False


class FireCannon(msgspec.Struct, frozen=True, tag="fire-cannon"):
    """Fire the cannon on ``start`` at the piece on ``target``. Rule: R-5."""

    start: Space
    target: Space


class Recruit(msgspec.Struct, frozen=True, tag="recruit"):
    """Bring a beaten piece of this rank back. Rule: R-7."""

    rank: Rank


Move: TypeAlias = Arrange | SwapPieces | BeReady | MovePiece | FireCannon | Recruit


# Constant tables of where pieces could go and what cannons could hit, for each board.
#
# Rules. They do not depend on the pieces on the board.

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


# The events of Stratego 4. All are public except secret deployments.

Winner = Literal["attacker", "defender", "nobody"]
FlagSource = Literal["ground", "duel"]
RecruitCause = Literal["slider", "flag"]
RecruitLoss = Literal["occupied", "nobody-lost"]
Reason = Literal["turret", "last", "quiet", "blocked", "nobody", "resigned"]


class DeploymentBegan(msgspec.Struct, frozen=True, tag="deployment-began"):
    """Every seat has an army and deploys it now."""


class ArmyArranged(msgspec.Struct, frozen=True, tag="army-arranged"):
    """A seat deployed anew, or swapped two pieces. Told to that seat only."""

    seat: Seat


class ArmyReady(msgspec.Struct, frozen=True, tag="army-ready"):
    """A seat has finished deploying. ``waiting``: how many have not."""

    seat: Seat
    waiting: int


class BattleBegan(msgspec.Struct, frozen=True, tag="battle-began"):
    """All seats have deployed; this seat was drawn to begin."""

    first: Seat


class PieceMoved(msgspec.Struct, frozen=True, tag="piece-moved"):
    """A piece moved to a free space. ``flag``: the army whose flag it took along, if any."""

    seat: Seat
    start: Space
    to: Space
    flag: Seat | None


class DuelFought(msgspec.Struct, frozen=True, tag="duel-fought"):
    """A piece of ``seat`` attacked from ``start`` the piece of ``rival`` on ``to``."""

    seat: Seat
    start: Space
    to: Space
    attacker: Rank
    rival: Seat
    defender: Rank
    winner: Winner


class CannonFired(msgspec.Struct, frozen=True, tag="cannon-fired"):
    """A cannon beat the piece of ``rival`` on ``target`` and left the board."""

    seat: Seat
    start: Space
    target: Space
    rival: Seat
    victim: Rank


class FlagLeft(msgspec.Struct, frozen=True, tag="flag-left"):
    """The flag of army ``flag`` lies on ``space`` now; a piece of ``seat`` bore it before."""

    seat: Seat
    flag: Seat
    space: Space


class FlagTaken(msgspec.Struct, frozen=True, tag="flag-taken"):
    """A piece of ``seat`` on ``space`` bears the flag of the army ``flag`` now."""

    seat: Seat
    flag: Seat
    space: Space
    source: FlagSource


class SliderMoved(msgspec.Struct, frozen=True, tag="slider-moved"):
    """A won duel moved the slider; ``value``: 1..6; after 6 it goes back to 0."""

    seat: Seat
    value: int


class RecruitDue(msgspec.Struct, frozen=True, tag="recruit-due"):
    """A seat must choose a beaten piece to bring back; the game waits for it."""

    seat: Seat
    cause: RecruitCause


class RecruitLost(msgspec.Struct, frozen=True, tag="recruit-lost"):
    """A seat lost a chance to recruit. Rule: R-7.3."""

    seat: Seat
    cause: RecruitCause
    why: RecruitLoss


class Recruited(msgspec.Struct, frozen=True, tag="recruited"):
    """A seat brought a beaten piece back."""

    seat: Seat
    rank: Rank
    space: Space


class TurnSkipped(msgspec.Struct, frozen=True, tag="turn-skipped"):
    """A seat was skipped, because none of its pieces can move. Rule: R-3.14."""

    seat: Seat


class ArmyLost(msgspec.Struct, frozen=True, tag="army-lost"):
    """A seat has no piece left and is out. Rule: R-8.3."""

    seat: Seat


class Resigned(msgspec.Struct, frozen=True, tag="resigned"):
    """A seat resigned; its pieces left the board. Rule: R-8.7."""

    seat: Seat


class GameEnded(msgspec.Struct, frozen=True, tag="game-ended"):
    """The game is over. ``winners``: ascending; empty in a draw.

    ``reason``: "turret" (a flag stands on the turret), "last" (no rival has pieces), "quiet" (no
    piece beaten for too long), "blocked" (nobody can move), "nobody" (no piece is left), "resigned"
    (all others resigned).
    """

    reason: Reason
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    DeploymentBegan
    | ArmyArranged
    | ArmyReady
    | BattleBegan
    | PieceMoved
    | DuelFought
    | CannonFired
    | FlagLeft
    | FlagTaken
    | SliderMoved
    | RecruitDue
    | RecruitLost
    | Recruited
    | TurnSkipped
    | ArmyLost
    | Resigned
    | GameEnded
)
