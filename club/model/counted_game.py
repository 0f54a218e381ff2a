"""A game of a cup that counts, and the numbers that the lot gives. Pure."""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeAlias

import msgspec


class CountedGame(msgspec.Struct, frozen=True):
    """A pairing whose result is known, as (entrant, rank, points) in seat order.

    Rank 1 is the best; equal ranks are tied. One entrant alone has played nobody: with rank 1 they
    have had a bye, with another they have sat out the round.
    """

    places: tuple[tuple[int, int, int], ...]

    @property
    def entrants(self) -> tuple[int, ...]:
        """The entrants in seat order."""
        return tuple(entrant for entrant, _, _ in self.places)

    @property
    def is_alone(self) -> bool:
        """Whether the entrant played nobody."""
        return len(self.places) == 1

    @property
    def is_bye(self) -> bool:
        """Whether the entrant had nobody to play, which counts as a win."""
        return self.is_alone and self.places[0][1] == 1

    @property
    def is_sat_out(self) -> bool:
        """Whether the entrant was away, which counts as a loss."""
        return self.is_alone and not self.is_bye


Rounds: TypeAlias = Sequence[Sequence[CountedGame]]
"""The rounds of a cup so far, from the first, each with all its pairings."""


def lot_number(lot: bytes, *occasion: str | int) -> int:
    """Return the number of 32 bits that the lot gives on this occasion.

    It is the beginning of the SHA-256 of the lot, a zero byte, and the words of the occasion joined
    by spaces; so anybody can check it once the lot is told.
    """
    words = " ".join(map(str, occasion)).encode()
    return int.from_bytes(sha256(lot + b"\0" + words).digest()[:4], "big")
