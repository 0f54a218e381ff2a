"""The numbers of La Strada's rules: tiles and their costs, cubes, gold, days."""

from typing import Final

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
