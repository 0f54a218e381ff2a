"""What a round is made from: who can play, what was played, the seats and the lot."""

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from club.model.counted_game import Rounds, lot_number
from club.pairing.history import PairingHistory
from club.pairing.table_sizes import TableSizes

Group: TypeAlias = tuple[int, ...]
"""The entrants of one table; one alone has a bye."""


class PairingInput(msgspec.Struct, frozen=True):
    """The round that is to be paired.

    ``active``: who can play in it. ``away``: who cannot, but has not left. ``everybody``: who was
    in the cup when it began. ``history``: counts over ``rounds``. ``sizes``: of tables. ``lot``:
    decides between equals.
    """

    active: tuple[int, ...]
    away: tuple[int, ...]
    everybody: tuple[int, ...]
    rounds: Rounds
    history: PairingHistory
    sizes: TableSizes
    lot: bytes

    @property
    def number(self) -> int:
        """The number of this round, from 1."""
        return len(self.rounds) + 1

    def drawn(self, occasion: str, *entrants: int) -> int:
        """Return the number that the lot gives these entrants in this round."""
        return lot_number(self.lot, occasion, self.number, *entrants)

    def shuffled(self, entrants: Iterable[int]) -> Group:
        """Return the entrants in the order of the lot, for this round."""
        return tuple(sorted(entrants, key=lambda entrant: (self.drawn("order", entrant), entrant)))
