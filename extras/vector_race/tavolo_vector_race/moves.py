"""The only move of Vector Race: a key for the acceleration. Rule: R-6."""

from collections.abc import Mapping
from typing import Final, Literal, NewType, TypeAlias

import msgspec

from tavolo_vector_race.geometry import Vector

Key = NewType("Key", int)
"""An acceleration by its key, 1 to 9, as the keys of a calculator lie on the picture."""

NO_KEY: Final = Key(0)
"""Stands where nobody has chosen."""

KEEP: Final = Key(5)
"""The key that keeps the velocity as it is."""

ROWS: Final[tuple[tuple[Key, ...], ...]] = tuple(
    tuple(map(Key, row)) for row in ((7, 8, 9), (4, 5, 6), (1, 2, 3))
)
"""The keys as they lie, the topmost row first."""

ACCELERATIONS: Final[Mapping[Key, Vector]] = {
    key: Vector(x, y)
    for y, row in zip((-1, 0, 1), ROWS, strict=True)
    for x, key in zip((-1, 0, 1), row, strict=True)
}
"""The acceleration of each key. Rule: R-6.3."""

NINE: Final = tuple(sorted(ACCELERATIONS))
FIVE: Final = tuple(map(Key, (2, 4, 5, 6, 8)))
"""The keys that may be chosen, ascending. Rules: R-6.1, R-6.5."""

Choices: TypeAlias = Literal["nine", "five"]


def keys_of(choices: Choices) -> tuple[Key, ...]:
    """Return the keys that may be chosen, ascending."""
    return NINE if choices == "nine" else FIVE


class Steer(msgspec.Struct, frozen=True, gc=False, tag="steer"):
    """Change the velocity by the acceleration of a key."""

    key: Key


Move: TypeAlias = Steer
