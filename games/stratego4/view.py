"""A viewer's view of a game of Stratego 4."""

from typing import Annotated, Literal

import msgspec

from core.game import Outcome, Seat
from games.stratego4.board import Rank, Space

Phase = Literal["deploying", "battle", "recruiting", "over"]


class Options(msgspec.Struct, frozen=True):
    """The options of a table. Rule: R-9.

    ``teams``: seats 0 and 2 against 1 and 3; never with three. ``memory``: revealed ranks are not
    shown on the pieces afterwards. ``slow_start``: no flag enters the ring in the first five
    rounds. ``quiet_rounds``: the number of rounds without a beaten piece that make a draw.
    """

    teams: bool = False
    memory: bool = False
    slow_start: bool = False
    quiet_rounds: Annotated[int, msgspec.Meta(ge=1, le=200)] = 50


class PieceView(msgspec.Struct, frozen=True):
    """A piece on the board, and what this viewer knows of it.

    ``rank``: None if the viewer does not know it. ``told``: the rank is public (never in the memory
    game). ``flag``: the army whose flag it bears. Public facts of its moves since it came on the
    board: ``moved``: whether it moved; ``longest``: the most steps of one straight move, 0 before
    any; ``turned``: it went two steps with a turn, or over the castle. Neither depends on the rank
    (R-10.2). ``came_from``: its space before its last move, None after an attack or without a move;
    ``returns``: how often in a row it has gone straight back (R-3.13).
    """

    space: Space
    seat: Seat
    rank: Rank | None
    told: bool
    flag: Seat | None
    moved: bool
    longest: int
    turned: bool
    came_from: Space | None
    returns: int


class FlagView(msgspec.Struct, frozen=True):
    """The flag of a seat. ``space``: where it is, None before all have deployed.

    ``bearer``: the seat whose piece bears it, None if it lies. ``last_bearer``: the seat whose
    piece bore it last, the bearer if there is one.
    """

    space: Space | None
    bearer: Seat | None
    last_bearer: Seat


class SeatView(msgspec.Struct, frozen=True):
    """The public facts of a seat.

    ``ready``: whether it has deployed. ``slider``: 0..5. ``lost``: ranks of its beaten pieces,
    highest first. ``pieces``: on the board. ``out``: has no pieces left or resigned.
    """

    ready: bool
    slider: int
    lost: tuple[Rank, ...]
    pieces: int
    out: bool
    resigned: bool


class LastAction(msgspec.Struct, frozen=True):
    """The last move, attack or shot, for highlighting.

    ``path``: the spaces from start to end, both included, as an arrow is drawn (for a captain's two
    steps over a space it may have crossed). ``attacker``, ``defender``: the revealed ranks, None
    without a duel or shot. ``rival``: the seat that was attacked or shot at.
    """

    kind: Literal["move", "duel", "shot"]
    seat: Seat
    path: tuple[Space, ...]
    rival: Seat | None = None
    attacker: Rank | None = None
    defender: Rank | None = None
    winner: Literal["attacker", "defender", "nobody"] | None = None


class View(msgspec.Struct, frozen=True):
    """What one viewer may know. At the end all ranks are known.

    ``board``: "cross" for four, "threefold" for three. ``turn``: the seat that moves, or that
    recruits (``phase`` "recruiting"); None while all deploy and when the game is over. ``first``:
    the seat drawn to begin, None while deploying. ``next_turn``: the seat that moves after a
    recruitment, None in other phases. ``pieces``: on the board, by space; while deploying only the
    viewer's own. ``flags``: by owner. ``loose``: (space, owner) of each flag that lies, by space,
    then owner. ``round``: 1 in the first round of the battle, 0 before it. ``quiet_turns``: since a
    piece was beaten; at ``quiet_turns_to_end`` the game is a draw. ``resigned``: in that order.
    """

    viewer: Seat | None
    options: Options
    board: Literal["cross", "threefold"]
    phase: Phase
    turn: Seat | None
    first: Seat | None
    next_turn: Seat | None
    recruit_cause: Literal["slider", "flag"] | None
    pieces: tuple[PieceView, ...]
    flags: tuple[FlagView, ...]
    loose: tuple[tuple[Space, Seat], ...]
    seats: tuple[SeatView, ...]
    round: int
    quiet_turns: int
    quiet_turns_to_end: int
    last: LastAction | None
    resigned: tuple[Seat, ...]
    outcome: Outcome | None


class Plan(msgspec.Struct, frozen=True):
    """The viewer's plan: a selected piece, and what it could do.

    ``targets``: where it can go, attack or fire, or the pieces it can swap with. ``selected``: None
    before a piece is chosen; then ``targets`` are the pieces to choose from. ``marks``: the marked
    pieces, by space.
    """

    selected: Space | None
    targets: tuple[Space, ...]
    marks: tuple[tuple[Space, Rank], ...] = ()


def are_together(view: View, one: Seat | None, other: Seat | None) -> bool:
    """Whether two seats win together. Rule: R-9."""
    if one is None or other is None:
        return False
    return one == other or (view.options.teams and one % 2 == other % 2)
