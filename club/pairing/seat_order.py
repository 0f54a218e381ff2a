"""Who sits where at a table: seats are evened out over the rounds."""

from collections.abc import Sequence
from itertools import permutations

from club.pairing.past import PastRounds
from club.pairing.round_to_pair import Group


def seated(group: Group, past: PastRounds) -> Group:
    """Return the group in seat order: everybody where they have sat least often.

    Of all orders the one with the smallest sum of squared counts, for each entrant and seat; of
    equal ones that nearest to the order given.
    """
    return min(permutations(group), key=lambda order: _repeated(order, past))


def _repeated(order: Sequence[int], past: PastRounds) -> int:
    """Return how often these entrants have had these seats: by that much grow the squares."""
    return sum(past.sat[entrant, seat] for seat, entrant in enumerate(order))
