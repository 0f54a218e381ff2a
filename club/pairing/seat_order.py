"""Who begins at a table and who follows: that is evened out over the rounds."""

from collections.abc import Sequence
from itertools import permutations

from club.pairing.history import PairingHistory
from club.pairing.pairing_input import Group


def seated(group: Group, history: PairingHistory) -> Group:
    """Return the group in seat order: everybody where they have sat least often.

    The first seat begins, by the seed that a table of a cup is given (``SeatedTables.seed_for``).

    Of all orders the one with the smallest sum of squared counts, for each entrant and seat; of
    equal ones that nearest to the order given.
    """
    return min(permutations(group), key=lambda order: _repeated(order, history))


def _repeated(order: Sequence[int], history: PairingHistory) -> int:
    """Return how often these entrants have had these seats; the squares grow by twice as much."""
    return sum(history.sat[entrant, seat] for seat, entrant in enumerate(order))
