"""Random numbers from an immutable generator: SHA-256 in counter mode over a secret seed.

The same seed gives the same numbers in every language and version, for ever: block ``i`` is
SHA-256(seed + i as eight big-endian bytes); its first eight bytes are a big-endian number. Numbers
that would make the result non-uniform are discarded (rejection sampling).
"""

from collections.abc import Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

import msgspec

T = TypeVar("T")

_SPAN = 1 << 64
_first_eight_bytes = Struct(">Q").unpack_from


class Rng(msgspec.Struct, frozen=True, gc=False):
    """An immutable random generator: each draw returns the result and the next generator."""

    seed: bytes
    counter: int = 0

    def below(self, bound: int) -> tuple[int, "Rng"]:
        """Return a uniform number from 0 to ``bound - 1``, and the next generator."""
        if bound < 1:
            raise ValueError("bound must be positive")
        number, counter = _draw(self.seed, self.counter, bound)
        return number, Rng(self.seed, counter)

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], "Rng"]:
        """Return the items in random order (Fisher-Yates, from the last place down)."""
        order = list(items)
        counter = self.counter
        for last in range(len(order) - 1, 0, -1):
            chosen, counter = _draw(self.seed, counter, last + 1)
            order[last], order[chosen] = order[chosen], order[last]
        return tuple(order), Rng(self.seed, counter)

    def aside(self, number: int) -> "Rng":
        """Return a separate generator with this number, for draws that must not change later ones.

        This generator does not advance. Draws of this and of each separate one are independent.
        """
        place = self.counter.to_bytes(8, "big") + number.to_bytes(8, "big")
        return Rng(sha256(b"aside" + self.seed + place).digest())


def _draw(seed: bytes, counter: int, bound: int) -> tuple[int, int]:
    fair = _SPAN - _SPAN % bound
    while True:
        (number,) = _first_eight_bytes(sha256(seed + counter.to_bytes(8, "big")).digest())
        counter += 1
        if number < fair:
            return number % bound, counter
