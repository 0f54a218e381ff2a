"""The board of Strada Romana, and the numbers of the rules: what never changes in a game."""

from typing import Final, Literal, NewType

from core.texts import Text, text

# The numbers of Strada Romana's rules: goods, coins, points, movement, the end.

CUBES_OF_A_GOOD: Final = 6
TILES_OF_A_GOOD: Final = 6

FIRST_COINS: Final[tuple[int, ...]] = (0, 1, 2, 3, 3)
"""Coins at the start, by turn order. Rule: R-2.6."""

COINS_FOR_A_POINT: Final = 5
VICTORY_POINTS: Final = 20
ARRIVALS_TO_END: Final = 4
MOST_WAGON_TILES: Final = 3

ARRIVED_TILE: Final = 3
STRANDED_TILE: Final = -1
"""Points of a wagon tile at the end, of a wagon that has arrived and of one that has not."""

MOVEMENT: Final = 3
"""Points of movement in a turn. Rule: R-4.1."""

MOVEMENT_WITH_EXTRA: Final = 4
"""The same in a turn with the special movement ``extra``. Rule: R-5.4."""

FEWEST_SEATS_FOR_TWO_GOODS: Final = 4
"""The number of players from which a turn allows a tile and a cube. Rule: R-6.4."""


# The board of Strada Romana: 29 squares in 12 columns, lines, markets, areas; the wagons.
#
# A square is a number, counted column by column from Ostia-Portus to Rome and in each column from
# the top; people write its column and its height: ``1H``, ``1C``, ``1L``, .. ``12L`` (high,
# central, low). Areas have Roman numbers: I, III, V above the road, II, IV, VI below.

Square = NewType("Square", int)
"""An index of SQUARE_NAMES."""

Wagon = NewType("Wagon", int)
"""An index of WAGONS."""

Good = NewType("Good", int)
"""An index of GOODS."""

Area = NewType("Area", int)
"""An index of AREAS."""

Market = NewType("Market", int)
"""An index of MARKETS: a place for one cube, beside one square."""

GOODS: Final[tuple[str, ...]] = ("wheat", "wine", "oil", "metal", "hides", "marble")

# Five of the names are in the rulebook, five more come from the same comedies. Never change
# the order: stored states depend on it.
WAGONS: Final[tuple[str, ...]] = (
    *("pseudolus", "curculio", "plotus", "ballio", "demetrius"),
    *("stichus", "epidicus", "sosia", "tranio", "palaestrio"),
)

Destination = Literal["rome", "ostia"]
"""A wagon's destination: Rome, rightward; or Ostia-Portus, leftward."""

BOXES: Final = 5
"""Start boxes at each end of the road. Rule: R-1.6."""

IN_BOX: Final = -1
"""The place of a wagon that has not entered the road."""

# Rule. From column 1 at Ostia-Portus to column 12 at Rome.
HEIGHTS: Final[tuple[str, ...]] = (
    *("HCL", "HCL", "HCL", "HL"),
    *("HCL", "HL", "C", "HL"),
    *("HCL", "HCL", "HL", "HL"),
)
COLUMNS: Final = len(HEIGHTS)
COLUMNS_OF_A_PART: Final = 4

SQUARE_NAMES: Final[tuple[str, ...]] = tuple(
    f"{column}{height}" for column, heights in enumerate(HEIGHTS, 1) for height in heights
)
"""The names that people use: ``SQUARE_NAMES[square]`` is "4H", for example."""

SQUARE_BY_NAME: Final[dict[str, Square]] = {n: Square(i) for i, n in enumerate(SQUARE_NAMES)}


def column_of(square: Square) -> int:
    """Return the column of a square, 1..12."""
    return int(SQUARE_NAMES[square][:-1])


def height_of(square: Square) -> str:
    """Return the height of a square: ``H``, ``C`` or ``L``."""
    return SQUARE_NAMES[square][-1]


def _squares(column: int) -> tuple[Square, ...]:
    if not 1 <= column <= COLUMNS:
        return ()
    return tuple(SQUARE_BY_NAME[f"{column}{height}"] for height in HEIGHTS[column - 1])


def _joined(one: Square, other: Square) -> bool:
    """Whether a line joins two squares of neighbouring columns. Rule: R-1.3.

    Squares of equal height are joined; where the width of the road changes, a central square is
    joined to both squares without a central one between them.
    """
    if height_of(one) == height_of(other):
        return True
    if "C" not in (height_of(one), height_of(other)):
        return False
    widths = {len(HEIGHTS[column_of(square) - 1]) for square in (one, other)}
    return len(widths) == 2


def _ahead(square: Square, step: int) -> tuple[Square, ...]:
    return _squares(column_of(square) + step)


def _along(square: Square, step: int) -> tuple[Square, ...]:
    return tuple(other for other in _ahead(square, step) if _joined(square, other))


def _slanting(square: Square, step: int) -> tuple[Square, ...]:
    """Return the squares diagonally ahead, between columns of equal width. Rule: R-5.3."""
    here, there = _squares(column_of(square)), _ahead(square, step)
    if len(here) != len(there):
        return ()
    place = here.index(square)
    return tuple(other for i, other in enumerate(there) if abs(i - place) == 1)


def _beside(square: Square) -> tuple[Square, ...]:
    column = _squares(column_of(square))
    return tuple(other for other in column if abs(column.index(other) - column.index(square)) == 1)


_ALL: Final = tuple(Square(i) for i in range(len(SQUARE_NAMES)))
_STEPS: Final[dict[Destination, int]] = {"rome": 1, "ostia": -1}

AHEAD: Final[dict[Destination, tuple[tuple[Square, ...], ...]]] = {
    to: tuple(_along(square, step) for square in _ALL) for to, step in _STEPS.items()
}
"""``AHEAD[destination][square]``: the squares to which its lines lead, in that direction."""

SLANTING: Final[dict[Destination, tuple[tuple[Square, ...], ...]]] = {
    to: tuple(_slanting(square, step) for square in _ALL) for to, step in _STEPS.items()
}
"""``SLANTING[destination][square]``: the squares diagonally ahead, in that direction."""

BESIDE: Final[tuple[tuple[Square, ...], ...]] = tuple(_beside(square) for square in _ALL)
"""The squares of the same column one height up or down, for lateral movement."""

FIRST_SQUARES: Final[dict[Destination, tuple[Square, ...]]] = {
    "rome": _squares(1),
    "ostia": _squares(COLUMNS),
}
"""The squares where a wagon may enter the road, by destination."""

LAST_SQUARES: Final[dict[Destination, frozenset[Square]]] = {
    "rome": frozenset(_squares(COLUMNS)),
    "ostia": frozenset(_squares(1)),
}
"""The squares from which one more step reaches the destination."""

# Rule. Never change this order: stored states depend on it.
MARKETS: Final[tuple[Square, ...]] = tuple(
    SQUARE_BY_NAME[name]
    for name in (
        *("1H", "1L", "2L", "3H", "4L"),
        *("5H", "6L", "7C", "8L"),
        *("9H", "10L", "11H", "11L", "12H"),
    )
)
"""For each market the square beside it."""

MARKET_AT: Final[dict[Square, Market]] = {square: Market(i) for i, square in enumerate(MARKETS)}

AREAS: Final[tuple[str, ...]] = ("I", "II", "III", "IV", "V", "VI")
"""Places for one ware tile each: odd numbers above the road, even ones below."""


def _areas(square: Square) -> tuple[Area, ...]:
    high = 2 * ((column_of(square) - 1) // COLUMNS_OF_A_PART)
    within = {"H": (high,), "C": (high, high + 1), "L": (high + 1,)}[height_of(square)]
    return tuple(Area(area) for area in within)


AREAS_AT: Final[tuple[tuple[Area, ...], ...]] = tuple(_areas(square) for square in _ALL)
"""For each square the areas whose tile a wagon that stops there may take."""


Special = Literal["lateral", "diagonal", "extra", "stacking"]
SPECIALS: Final[tuple[str, ...]] = ("none", "lateral", "diagonal", "extra", "stacking")
"""Special movements; the index is the price in coins. Each includes those before it."""


def good_name(good: Good) -> Text:
    """Return the name of a good."""
    return text(f"strada-romana-good-{GOODS[good]}")


def coins_text(coins: int) -> Text:
    """Return an amount of coins: "one coin", "3 coins"."""
    return text("strada-romana-coins", coins=coins)


_LETTERS: Final = 3


def short_name(wagon: Wagon) -> str:
    """Return the first letters of a wagon's name, as on the board; commands accept them."""
    return WAGONS[wagon][:_LETTERS].capitalize()


def wagon_name(wagon: Wagon) -> Text:
    """Return the name of a wagon."""
    return text(f"strada-romana-wagon-{WAGONS[wagon]}")
