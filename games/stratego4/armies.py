"""The army that each begins with, drawn by lot. Rule: R-2.3.

This code is public: what it did to every army, every rival would know of every army. So it only
leans towards what serves, at the few places where that decides games, and shuffles the rest. No
rank is more than twice as likely at any place as if the twenty pieces were only shuffled.
"""

from typing import Final, NamedTuple

from core.rng import Rng
from games.stratego4.board import (
    ARMY,
    CANNON,
    CAPTAIN,
    GENERAL,
    MAJOR,
    MARSHAL,
    RANKS,
    SCOUT,
    SERGEANT,
    Board,
    Rank,
)

Army = tuple[Rank, ...]
"""Twenty ranks in the order of a zone (``Board.zones``)."""

BEHIND_PONDS: Final = {"cross": (2, 4), "threefold": (2, 5)}
"""Places in the front row from which a shot over a pond falls on the ring, on either board."""


class _Leaning(NamedTuple):
    """How often, in percent, a place gets one of these ranks on purpose."""

    percent: int
    ranks: frozenset[Rank]


_BEARER: Final = _Leaning(100, frozenset(rank for rank in RANKS if rank >= SERGEANT))
"""Who bears the flag: lower ranks lose it too easily."""

_VAN: Final = _Leaning(80, frozenset((MARSHAL, GENERAL, MAJOR, CAPTAIN, SCOUT)))
"""Who stands before the castle: it stops flags from afar, or clears the way for its own."""

_GUN: Final = _Leaning(14, frozenset((CANNON,)))

_LEANINGS: Final = {
    "cross": {16: _BEARER, 3: _VAN, 2: _GUN, 4: _GUN},
    "threefold": {16: _BEARER, 3: _VAN, 4: _VAN, 2: _GUN, 5: _GUN},
}
"""By board and place. All that is not listed, and all that the lot denies, is shuffled."""


def drawn(board: Board, rng: Rng) -> tuple[Army, Rng]:
    """An army that can be played as it stands."""
    left, chosen = list(ARMY), dict[int, Rank]()
    for place, leaning in _LEANINGS[board.name].items():
        lot, rng = rng.below(100)
        if lot < leaning.percent:
            fitting = [rank for rank in left if rank in leaning.ranks]
            which, rng = rng.below(len(fitting))
            chosen[place] = fitting[which]
            left.remove(fitting[which])
    shuffled, rng = rng.shuffled(left)
    others = iter(shuffled)
    return tuple(chosen[at] if at in chosen else next(others) for at in range(len(ARMY))), rng
