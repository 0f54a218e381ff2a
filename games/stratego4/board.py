"""The board of Stratego 4, and the numbers of the rules: what never changes in a game."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, NewType

from core.texts import Text, text

# The numbers of Stratego 4's rules: recruits, returns, the slow start, shots.

SLIDER: Final = ("0", "I", "II", "III", "IV", "V", "VI")
"""The positions of the slider, as printed."""

TOP_OF_SLIDER: Final = len(SLIDER) - 1

MOST_RETURNS: Final = 5
"""How often in a row a piece may go straight back to the space it came from. Rule: R-3.13."""

SLOW_ROUNDS: Final = 5
"""The first rounds, in which no bearer of a flag enters the ring in a slow start. Rule: R-9.3."""

SHOT: Final = 3
"""A shot hits the third space. Rule: R-5.1."""


# The printed board: ranks, the two boards with their spaces, lines, ponds, castle and zones.
#
# Rules: R-1. Spaces are small integers. Never change their order: stored states depend on it.

Rank = NewType("Rank", int)
"""1 cannon to 9 marshal."""

Space = NewType("Space", int)
"""A place on either board: an index of ``SPACE_NAMES``; the last two are ring and turret.

Spaces with the same name on both boards share a number, so a name alone identifies a space.
"""

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

# Rule.
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


RING_NAME: Final = "ring"
TURRET_NAME: Final = "turret"


@dataclass(frozen=True)
class Board:
    """One side of the board, with all lines computed.

    ``spaces``: those of this board, in order. ``names``: of the spaces of both boards. Tables by
    space are empty for spaces of the other board. ``ponds``: spaces that no piece may enter.
    ``beside[space]``: the dry spaces one step away, in order of spaces. ``lines[space]``: for each
    direction in which a step leads from there (ponds included, as shots cross them), the spaces in
    order straight on; a line that comes to the ring ends on the ring, except that the turret
    follows it; lines of the ring begin with one of the twelve exits. From the turret leads only the
    step to the ring. ``zones[seat]``: the 20 spaces of its zone without the recruitment space, row
    by row from the front, each from left to right as its player sees it. ``recruitment[seat]``,
    ``flags[seat]``: its recruitment space and its flag space.
    """

    name: BoardName
    seats: int
    spaces: tuple[Space, ...]
    names: tuple[str, ...]
    ponds: frozenset[Space]
    beside: tuple[tuple[Space, ...], ...]
    lines: tuple[tuple[tuple[Space, ...], ...], ...]
    zones: tuple[tuple[Space, ...], ...]
    recruitment: tuple[Space, ...]
    flags: tuple[Space, ...]

    @property
    def ring(self) -> Space:
        """The single space of the castle's first level."""
        return Space(len(self.names) - 2)

    @property
    def turret(self) -> Space:
        """The space in the middle."""
        return Space(len(self.names) - 1)

    def space(self, name: str) -> Space:
        """Return the space of this name. Raises ValueError if this board has none."""
        space = Space(self.names.index(name))
        if space not in self.spaces:
            raise ValueError(name)
        return space


def steps_between(board: Board, start: Space, to: Space) -> int:
    """Return the number of steps from one dry space to another, on an empty board."""
    return _steps_from(board.name, start)[to]


@lru_cache(maxsize=256)
def _steps_from(name: BoardName, start: Space) -> dict[Space, int]:
    board = CROSS if name == CROSS.name else THREEFOLD
    steps, reached = {start: 0}, [start]
    for here in reached:
        for near in board.beside[here]:
            if near not in steps:
                steps[near] = steps[here] + 1
                reached.append(near)
    return steps


def rank_name(rank: Rank) -> Text:
    """Return the name of a rank."""
    return text(f"stratego4-rank-{RANK_NAMES[rank - 1]}")


def board_for(seats: int) -> Board:
    """Return the side of the board for this number of players."""
    return CROSS if seats == CROSS.seats else THREEFOLD


# --- construction --------------------------------------------------------------------------------

Cell = tuple[int, int]
"""A drawn cell: column and row. The ring and the turret consist of several cells."""

Way = tuple[int, int]
"""A direction: the steps in column and row."""

Stepper = Callable[[Cell, Way], tuple[Cell, Way]]
"""Maps a cell and a direction to the next cell and the direction there."""

_WAYS: Final[tuple[Way, ...]] = ((-1, 0), (1, 0), (0, -1), (0, 1))


def _drawn(
    name: BoardName,
    field: dict[Cell, str],
    castle: dict[Cell, str],
    ponds: frozenset[str],
    step: Stepper,
    zones: tuple[tuple[str, ...], ...],
) -> Board:
    """Return a board made from its drawing.

    ``field``: the names of the cells outside the castle. ``castle``: "ring" or "turret" for each of
    its cells. ``zones``: for each seat the names of its 21 spaces, row by row from the front.
    """
    number = {spelled: Space(i) for i, spelled in enumerate(SPACE_NAMES)}
    spaces = {cell: number[spelled] for cell, spelled in {**field, **castle}.items()}
    ring, turret = number[RING_NAME], number[TURRET_NAME]
    lines: list[tuple[tuple[Space, ...], ...]] = [()] * len(SPACE_NAMES)
    exits: list[tuple[Space, ...]] = []
    for cell in field:
        found = [_line(cell, way, spaces, step, ring, turret) for way in _WAYS]
        lines[spaces[cell]] = tuple(sorted(line for line in found if line))
    for cell in (c for c, spelled in castle.items() if spelled == RING_NAME):
        for way in _WAYS:
            out = _line(cell, way, spaces, step, ring, turret)
            if out and out[0] not in (ring, turret):
                exits.append(out)
    lines[ring] = (*sorted(exits), (turret,))
    lines[turret] = ((ring,),)
    dry = frozenset(number[spelled] for spelled in ponds)
    return Board(
        name=name,
        seats=len(zones),
        spaces=tuple(sorted({*spaces.values(), turret})),
        names=SPACE_NAMES,
        ponds=dry,
        beside=tuple(
            tuple(sorted({line[0] for line in lines[here]} - dry)) if here not in dry else ()
            for here in map(Space, range(len(SPACE_NAMES)))
        ),
        lines=tuple(lines),
        zones=tuple(
            tuple(number[spelled] for i, spelled in enumerate(zone) if i != _CENTRE)
            for zone in zones
        ),
        recruitment=tuple(number[zone[_CENTRE]] for zone in zones),
        flags=tuple(number[zone[_FLAG]] for zone in zones),
    )


_CENTRE: Final = 10
_FLAG: Final = 17
"""Places in a zone of three rows of seven. Rule: R-1.8."""


def _in_reading_order(name: str) -> tuple[str, int]:
    return name[0], int(name[1:])


def _line(
    cell: Cell, way: Way, spaces: dict[Cell, Space], step: Stepper, ring: Space, turret: Space
) -> tuple[Space, ...]:
    """Return the spaces straight on from a cell; at the castle it ends with ring and turret."""
    line: list[Space] = []
    cell, way = step(cell, way)
    while cell in spaces:
        line.append(spaces[cell])
        if spaces[cell] == ring:
            return (*line, turret)
        cell, way = step(cell, way)
    return tuple(line)


# --- the cross. Rule: R-1.4 ----------------------------------------------------------------------

_FILES: Final = "abcdefghijklm"
_CROSS_PONDS: Final = frozenset(("f4", "h4", "f10", "h10", "d6", "d8", "j6", "j8"))


def _straight_on(cell: Cell, way: Way) -> tuple[Cell, Way]:
    return (cell[0] + way[0], cell[1] + way[1]), way


def _on_the_cross() -> Iterator[Cell]:
    """Iterate over all cells of the cross, the castle's included, counted from 0."""
    for column in range(13):
        for row in range(13):
            if 3 <= column <= 9 or 3 <= row <= 9:
                yield column, row


def _cross_zone(front: str, across: str, *, by_file: bool) -> tuple[str, ...]:
    """Return the names of a zone; ``front``: its rows from the front, ``across``: left to right."""
    rows, columns = front.split(), across.split()
    if by_file:
        return tuple(f"{row}{column}" for row in rows for column in columns)
    return tuple(f"{column}{row}" for row in rows for column in columns)


def _cross_cells() -> tuple[dict[Cell, str], dict[Cell, str]]:
    """Return the names of the cells of the field, and of those of the castle."""
    castle = {
        (column, row): TURRET_NAME if (column, row) == (6, 6) else RING_NAME
        for column in range(5, 8)
        for row in range(5, 8)
    }
    field = {
        cell: f"{_FILES[cell[0]]}{cell[1] + 1}" for cell in _on_the_cross() if cell not in castle
    }
    return field, castle


def _cross() -> Board:
    zones = (
        _cross_zone("3 2 1", "d e f g h i j", by_file=False),
        _cross_zone("c b a", "10 9 8 7 6 5 4", by_file=True),
        _cross_zone("11 12 13", "j i h g f e d", by_file=False),
        _cross_zone("k l m", "4 5 6 7 8 9 10", by_file=True),
    )
    return _drawn("cross", *_cross_cells(), _CROSS_PONDS, _straight_on, zones)


# --- the board for three. Rule: R-1.5 ------------------------------------------------------------

_SECTORS: Final = 3
_SECTOR_FILES: Final = 7
_ALL_FILES: Final = "abcdefghijklmnopqrstu"
_LAST_DISTANCE: Final = 5


def _sector_cells(sector: int) -> Iterator[Cell]:
    for distance in range(1, _LAST_DISTANCE + 1):
        for file in range(1, 6) if distance == 1 else range(_SECTOR_FILES):
            yield _SECTOR_FILES * sector + file, distance


def _round_the_castle(cell: Cell, way: Way) -> tuple[Cell, Way]:
    """Go straight on in a sector, and across the joints to its neighbours.

    A sector and the next one to the right are the same grid, turned by 90 degrees: what goes right
    here goes outward there, and what comes inward here goes right there.
    """
    sector, file = divmod(cell[0], _SECTOR_FILES)
    rightward = (sector - 1) % _SECTORS * _SECTOR_FILES
    leftward = (sector + 1) % _SECTORS * _SECTOR_FILES
    joints: dict[tuple[int, int, Way], tuple[Cell, Way]] = {
        (5, 1, (1, 0)): ((rightward + 1, 1), (0, 1)),
        (6, 2, (1, 0)): ((rightward, 2), (0, 1)),
        (6, 2, (0, -1)): ((rightward + 1, 1), (1, 0)),
        (1, 1, (0, -1)): ((leftward + 5, 1), (-1, 0)),
        (0, 2, (0, -1)): ((leftward + 6, 2), (-1, 0)),
        (1, 1, (-1, 0)): ((leftward + 6, 2), (0, 1)),
    }
    if (file, cell[1], way) in joints:
        return joints[file, cell[1], way]
    across = file + way[0]
    if not 0 <= across < _SECTOR_FILES:
        return _NOWHERE, way
    return (cell[0] + way[0], cell[1] + way[1]), way


_NOWHERE: Final[Cell] = (-1, -1)


def _threefold_cells() -> tuple[dict[Cell, str], dict[Cell, str]]:
    """Return the names of the cells of the field, and of those of the castle."""
    field: dict[Cell, str] = {}
    castle: dict[Cell, str] = {}
    for sector in range(_SECTORS):
        first = _SECTOR_FILES * sector
        field |= {cell: f"{_ALL_FILES[cell[0]]}{cell[1]}" for cell in _sector_cells(sector)}
        castle |= {(first + file, 0): RING_NAME for file in range(2, 6)}
    return field, castle


def _threefold() -> Board:
    zones = tuple(
        tuple(
            f"{_ALL_FILES[_SECTOR_FILES * sector + file]}{distance}"
            for distance in (3, 4, 5)
            for file in range(_SECTOR_FILES)
        )
        for sector in range(_SECTORS)
    )
    ponds = frozenset(f"{_ALL_FILES[_SECTOR_FILES * s + u]}2" for s in range(3) for u in (2, 5))
    return _drawn("threefold", *_threefold_cells(), ponds, _round_the_castle, zones)


def _all_names() -> tuple[str, ...]:
    """Return the names of all spaces of both boards in reading order, then the castle's."""
    field = {*_cross_cells()[0].values(), *_threefold_cells()[0].values()}
    return (*sorted(field, key=_in_reading_order), RING_NAME, TURRET_NAME)


SPACE_NAMES: Final = _all_names()
"""``SPACE_NAMES[space]``."""

CROSS: Final = _cross()
THREEFOLD: Final = _threefold()
