"""What the rounds before say about entrants: whom they met, how often they began, who had a bye."""

from collections import Counter
from itertools import permutations
from typing import Final

import msgspec

from club.model.counted_game import Rounds

EVEN_ENOUGH: Final = 2
"""By how much the games that one of two has begun may exceed the others without a penalty."""


class PairingHistory(msgspec.Struct, frozen=True):
    """Counts over the rounds of a cup.

    ``met``: games of (one, other), in both orders. ``sat``: games of (entrant, seat), seats from 0,
    which begins; the others follow in their order. ``byes``: of each entrant. ``just_met``,
    ``just_idle``: the pairs and byes of the last round.
    """

    met: Counter[tuple[int, int]]
    sat: Counter[tuple[int, int]]
    byes: Counter[int]
    just_met: frozenset[tuple[int, int]] = frozenset()
    just_idle: frozenset[int] = frozenset()

    def lopsided(self, one: int, other: int) -> int:
        """Return a penalty if somebody of this pair must begin, or not begin, too often.

        The square of what exceeds EVEN_ENOUGH, for whoever has done one of both more often.
        """
        low, high = sorted(self.sat[each, 0] - self.sat[each, 1] for each in (one, other))
        return max(0, abs(low + 1) - EVEN_ENOUGH, abs(high - 1) - EVEN_ENOUGH) ** 2


def history_of(rounds: Rounds) -> PairingHistory:
    """Count what the rounds hold."""
    last = rounds[-1] if rounds else ()
    history = PairingHistory(
        Counter(),
        Counter(),
        Counter(),
        frozenset(pair for game in last for pair in permutations(game.entrants, 2)),
        frozenset(each for game in last if game.is_bye for each in game.entrants),
    )
    for game in (game for paired in rounds for game in paired):
        if game.is_alone:
            history.byes.update(game.entrants if game.is_bye else ())
            continue
        history.met.update(permutations(game.entrants, 2))
        history.sat.update((entrant, seat) for seat, entrant in enumerate(game.entrants))
    return history
