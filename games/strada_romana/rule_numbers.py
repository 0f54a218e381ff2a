"""The numbers of Strada Romana's rules: goods, coins, points, movement, the end."""

from typing import Final

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
