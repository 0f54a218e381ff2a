"""The board of La Strada, and the numbers of the rules: what never changes in a game."""

from functools import lru_cache
from typing import Final, Literal, NewType

import msgspec

from core.texts import Text, text

# The numbers of La Strada's rules: tiles and their costs, cubes, gold, days.

TILES: Final[tuple[int, ...]] = (18, 8, 5)
"""Tiles of each seat, by terrain. Rule: R-1.2."""

COSTS: Final[tuple[int, ...]] = (2, 3, 4)
"""Days that a tile costs, by terrain. Rule: R-6.6."""

CUBES: Final = 12
"""Cubes of each seat. Rule: R-1.2."""

SETTLEMENTS: Final[tuple[int, ...]] = (5, 5, 5, 4)
"""Settlements of each kind. Rule: R-2.5."""

# Rule. By kind, then by the number of cubes on the settlement, from one.
GOLD: Final[tuple[tuple[int, ...], ...]] = (
    (2, 1, 0, 0),
    (3, 2, 1, 0),
    (4, 3, 2, 1),
    (5, 4, 3, 2),
)

INCOME: Final = 6
"""Days that a seat gets when its turn begins. Rule: R-5.1."""

MOST_DAYS: Final = 10
"""Days that a seat may keep. Rules: R-5.1, R-11.3."""

IDLE_ROUNDS: Final = 2
"""The number of rounds without a link that end the game. Rule: R-8.4."""


# The board of La Strada: 127 hexes, six map pieces, kinds of ground and of settlements.
#
# A hex is a number from 0 to 126, counted row by row from the top left; people write its row letter
# and its place in the row: ``A1`` .. ``A7``, ``B1`` .. ``B8``, .. ``G1`` .. ``G13``, .. ``N7``. The
# letters I and O are not used. The hexes are pointy-topped: rows are horizontal. The six directions
# are numbered clockwise: 0 east, 1 south-east, 2 south-west, 3 west, 4 north-west, 5 north-east.
#
# Kinds of ground and of settlements are words in views and texts, and indices inside the rules.

Hex = NewType("Hex", int)
"""An index of HEX_NAMES."""

Terrain = Literal["plain", "forest", "hill"]
TERRAINS: Final[tuple[Terrain, ...]] = ("plain", "forest", "hill")

Kind = Literal["hamlet", "village", "town", "city"]
KINDS: Final[tuple[Kind, ...]] = ("hamlet", "village", "town", "city")

PLAIN: Final = 0
"""The index of plain ground in TERRAINS."""

SPOT: Final = 3
"""The index that marks a settlement instead of a terrain."""

NO_HEX: Final = -1
"""Marks a place off the board in tables, and the absence of a hex in stored states."""


# -- Geometry ---------------------------------------------------------------------------------

SIDE: Final = 7
ROW_LETTERS: Final = "ABCDEFGHJKLMN"

AXIAL: Final[tuple[tuple[int, int], ...]] = tuple(
    (q, r)
    for r in range(1 - SIDE, SIDE)
    for q in range(max(1 - SIDE, 1 - SIDE - r), min(SIDE - 1, SIDE - 1 - r) + 1)
)
"""Axial coordinates (q, r) of each hex: the centre is (0, 0), q grows eastward, r downward.

In the plane, with hexes of side 1: ``x = sqrt(3) * (q + r / 2)``, ``y = 1.5 * r``.
"""

HEX_AT: Final[dict[tuple[int, int], Hex]] = {place: Hex(i) for i, place in enumerate(AXIAL)}


def _name(q: int, r: int) -> str:
    return f"{ROW_LETTERS[r + SIDE - 1]}{q - max(1 - SIDE, 1 - SIDE - r) + 1}"


HEX_NAMES: Final[tuple[str, ...]] = tuple(_name(q, r) for q, r in AXIAL)
"""The names that people use: ``HEX_NAMES[hex]`` is "C3", for example."""

HEX_BY_NAME: Final[dict[str, Hex]] = {name: Hex(i) for i, name in enumerate(HEX_NAMES)}

DIRECTIONS: Final[tuple[tuple[int, int], ...]] = (
    *((1, 0), (0, 1), (-1, 1)),
    *((-1, 0), (0, -1), (1, -1)),
)

NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(HEX_AT.get((q + dq, r + dr), NO_HEX) for dq, dr in DIRECTIONS) for q, r in AXIAL
)
"""``NEIGHBOURS[hex][direction]``: the hex on that side, NO_HEX beyond the edge of the board."""


def direction(one: int, other: int) -> int | None:
    """Return the direction from a hex to its neighbour, None if they do not touch."""
    sides = NEIGHBOURS[one]
    return sides.index(other) if other in sides else None


Shape = Literal["straight", "bend", "sharp"]
"""The course of a road over a hex: straight, 60 degrees, or sharper, for which no tile exists."""


def shape(before: int, over: int, after: int) -> Shape:
    """Return the shape of a road that comes from one neighbour of ``over`` and goes to another.

    Raises ValueError if they do not touch. Rule: R-6.4.
    """
    came, goes = direction(before, over), direction(over, after)
    if came is None or goes is None:
        raise ValueError("a road runs over neighbours")
    turned = (goes - came) % 6
    if turned == 0:
        return "straight"
    return "bend" if turned in (1, 5) else "sharp"


# -- The six map pieces ------------------------------------------------------------------------

_LEGEND: Final[dict[str, int]] = {".": 0, "f": 1, "h": 2, "o": SPOT}

# Rule. Rows of each triangle, from the tip at the centre of the board to its rim. Never
# change the order: stored states depend on it.
_DRAWN: Final = (
    ". .o h.. fo.. f.h.. hfffo.",
    "f f. f.o .ohh ...h. ff..o.",
    "f fo fff ..o. .oh.. ...h.h",
    ". hf ... .o.. of.o. ffh.hf",
    ". fo f.f .... hohff h...o.",
    ". ho o.h f..f f...h fof...",
)
PIECES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(tuple(_LEGEND[sign] for sign in row) for row in drawn.split()) for drawn in _DRAWN
)
"""The start piece and the five others: rows of ground, SPOT for a settlement."""

START_PIECE: Final = 0
RINGS: Final = SIDE - 1
TURNS: Final = 3
"""The number of orientations of a piece, each a third of a turn further."""

Laid = tuple[int, ...]
"""The layout of the map: for each wedge ``piece * TURNS + turned``; wedge 0 is the start piece."""


def wedge_cell(wedge: int, ring: int, place: int) -> Hex:
    """Return a hex of a wedge: ``ring`` 1..6 from the centre, ``place`` 0..ring-1 along it."""
    along, across = DIRECTIONS[wedge], DIRECTIONS[(wedge + 2) % 6]
    return HEX_AT[ring * along[0] + place * across[0], ring * along[1] + place * across[1]]


class Ground(msgspec.Struct, frozen=True):
    """A map.

    ``terrain``: for each hex an index of TERRAINS, or SPOT. ``spots``: the nineteen hexes with
    settlements, ascending; elsewhere a settlement is its index in this list.
    """

    terrain: tuple[int, ...]
    spots: tuple[Hex, ...]


@lru_cache(maxsize=256)
def ground_of(laid: Laid) -> Ground:
    """Return the map of this layout. Rules: R-2.1, R-2.2, R-2.3."""
    terrain = [SPOT] * len(AXIAL)
    for wedge, piece in enumerate(laid):
        for ring, row in enumerate(PIECES[piece // TURNS], start=1):
            for place, found in enumerate(row):
                terrain[wedge_cell(wedge, *_turned(ring, place, piece % TURNS))] = found
    spots = tuple(Hex(i) for i, found in enumerate(terrain) if found == SPOT)
    return Ground(tuple(terrain), spots)


def _turned(ring: int, place: int, turned: int) -> tuple[int, int]:
    """Return the ring and place of a piece's cell after the piece is turned."""
    corners = (ring - 1 - place, place, RINGS - ring)
    for _ in range(turned):
        corners = (*corners[1:], corners[0])
    return corners[0] + corners[1] + 1, corners[1]


def spots_touch(ground: Ground) -> bool:
    """Whether two settlements are neighbours; such a map is laid anew. Rule: R-2.4."""
    spots = set(ground.spots)
    return any(near in spots for spot in spots for near in NEIGHBOURS[spot])


# -- Names -------------------------------------------------------------------------------------


def terrain_name(terrain: int) -> Text:
    """Return the name of a kind of ground."""
    return text(f"la-strada-terrain-{TERRAINS[terrain]}")


def kind_name(kind: int) -> Text:
    """Return the name of a kind of settlement."""
    return text(f"la-strada-kind-{KINDS[kind]}")


def settlement_name(at: int, kind: int) -> Text:
    """Return the name of a settlement by its kind and hex: "village E4"."""
    return text(f"la-strada-settlement-{KINDS[kind]}", hex=HEX_NAMES[at])


def road_name(path: tuple[int, ...]) -> str:
    """Return the name of a road by all its hexes: "C3-D4-E4"."""
    return "-".join(HEX_NAMES[at] for at in path)
