"""What it costs to put two entrants at one table, as one number that keeps the order of reasons."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Final, TypeAlias

Costs: TypeAlias = Mapping[tuple[int, int], int]
"""The cost of each pair that may meet, its smaller number first."""

_BITS: Final = 40
"""A sum of 128 parts, the most pairs that a round has, stays below the next part if each is less
than 2**33. The largest is the square of a difference of scores, below 2**22."""


def weighed(*parts: int) -> int:
    """Return one number of these parts, the most important first.

    However many of a less important part never outweigh one of a more important part.
    """
    total = 0
    for part in parts:
        total = (total << _BITS) + part
    return total


def costs_of(entrants: Sequence[int], cost: Callable[[int, int], int]) -> Costs:
    """Return the cost of every pair of these entrants."""
    return {pair: cost(*pair) for pair in combinations(sorted(entrants), 2)}
