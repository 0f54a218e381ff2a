"""Who sits where at a table: seats are evened out over the rounds."""

from collections.abc import Sequence
from itertools import permutations

from club.pairing.past import Past
from club.pairing.round_to_pair import Group, RoundToPair


def seated(group: Group, coming: RoundToPair) -> Group:
    """Return the group in seat order: everybody where they have sat least often.

    Of all orders the one with the smallest sum of squared counts, for each entrant and seat; the
    lot decides between equals.
    """
    drawn = sorted(group, key=lambda entrant: (coming.drawn("seat", entrant), entrant))
    return min(permutations(drawn), key=lambda order: _repeated(order, coming.past))


def _repeated(order: Sequence[int], past: Past) -> int:
    """Return how often these entrants have had these seats: by that much grow the squares."""
    return sum(past.sat[entrant, seat] for seat, entrant in enumerate(order))
