"""What is printed: ranks, the two boards with their spaces, lines, ponds, castle and zones.

Rules: G-1. Spaces are small ints; their order is part of the stored states and never changes.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Literal, NewType

from core.text import Text, text

Rank = NewType("Rank", int)
"""1 cannon to 9 marshal."""

Space = NewType("Space", int)
"""A place on a board: index into ``Board.names``. The last two are the ring and the turret."""

BoardName = Literal["cross", "threefold"]

MARSHAL, GENERAL, MAJOR, CAPTAIN, LIEUTENANT, SERGEANT, SCOUT, SPY, CANNON = (
    Rank(rank) for rank in range(9, 0, -1)
)
RANKS: Final[tuple[Rank, ...]] = tuple(Rank(rank) for rank in range(9, 0, -1))
"""Highest first."""

RANK_NAMES: Final[tuple[str, ...]] = (
    *("cannon", "spy", "scout", "sergeant", "lieutenant"),
    *("captain", "major", "general", "marshal"),
)
"""``RANK_NAMES[rank - 1]``."""

# Rule: G-1.2.
COUNTS: Final[dict[Rank, int]] = {
    MARSHAL: 1,
    GENERAL: 1,
    MAJOR: 2,
    CAPTAIN: 2,
    LIEUTENANT: 3,
    SERGEANT: 3,
    SCOUT: 4,
    SPY: 1,
    CANNON: 3,
}
ARMY: Final[tuple[Rank, ...]] = tuple(rank for rank in RANKS for _ in range(COUNTS[rank]))
PIECES: Final = len(ARMY)
TOP_OF_SLIDER: Final = 6
MOST_RETURNS: Final = 5
SLOW_ROUNDS: Final = 5
SHOT: Final = 3
"""A shot falls on the third space. Rule: G-5.1."""

RING_NAME: Final = "ring"
TURRET_NAME: Final = "turret"
EXITS: Final = 12
"""Spaces round the ring. Rule: G-1.6."""


@dataclass(frozen=True)
class Board:
    """One side of the board, with every line worked out once.

    ``names``: of the spaces. ``ponds``: spaces nothing stands on. ``beside[space]``: the dry spaces
    one step away, in order of spaces. ``lines[space]``: for each direction in which a step leads
    from there (ponds included, as shots cross them), the spaces in order straight on; a line that
    comes to the ring ends on the ring, except that the turret follows it; lines of the ring begin
    with one of the twelve exits. None leads from the turret but the step to the ring.
    ``zones[seat]``: the 20 spaces of its zone without the recruitment space, row by row from the
    front, each from left to right as its player sees it. ``recruitment[seat]``, ``flags[seat]``.
    """

    name: BoardName
    seats: int
    names: tuple[str, ...]
    ponds: frozenset[Space]
    beside: tuple[tuple[Space, ...], ...]
    lines: tuple[tuple[tuple[Space, ...], ...], ...]
    zones: tuple[tuple[Space, ...], ...]
    recruitment: tuple[Space, ...]
    flags: tuple[Space, ...]

    @property
    def ring(self) -> Space:
        """The one space of the castle's first level."""
        return Space(len(self.names) - 2)

    @property
    def turret(self) -> Space:
        """The space in the middle."""
        return Space(len(self.names) - 1)

    def space(self, name: str) -> Space:
        """The space of this name. Raises ValueError when there is none."""
        return Space(self.names.index(name))


Cell = tuple[int, int]
Turn = tuple[Cell, Cell]
"""A cell and the direction in which it was entered, as (column, row) steps."""


def rank_name(rank: Rank) -> Text:
    """What a rank is called."""
    return text(f"stratego4-rank-{RANK_NAMES[rank - 1]}")


def board_for(seats: int) -> "Board":
    """The side of the board that so many players use."""
    return CROSS if seats == CROSS.seats else THREEFOLD
