"""The random armies with which players begin. Rule: R-2.3.

This code is public, so any pattern that it put into every army would be known to all rivals.
Therefore it favours useful ranks only at the few places where that decides games, and shuffles the
rest. No rank is more than twice as likely at any place as in a plain shuffle.
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
"""Front-row places from which a shot over a pond hits the ring, by board."""


class _Leaning(NamedTuple):
    """The probability, in percent, with which a place is deliberately given one of these ranks."""

    percent: int
    ranks: frozenset[Rank]


_BEARER: Final = _Leaning(100, frozenset(rank for rank in RANKS if rank >= SERGEANT))
"""The flag's bearer: lower ranks lose the flag too easily."""

_VAN: Final = _Leaning(80, frozenset((MARSHAL, GENERAL, MAJOR, CAPTAIN, SCOUT)))
"""The pieces facing the castle: they stop flags from afar, or clear the way for their own."""

_GUN: Final = _Leaning(14, frozenset((CANNON,)))

_LEANINGS: Final = {
    "cross": {16: _BEARER, 3: _VAN, 2: _GUN, 4: _GUN},
    "threefold": {16: _BEARER, 3: _VAN, 4: _VAN, 2: _GUN, 5: _GUN},
}
"""By board and place. Places not listed, and those whose draw fails, are shuffled."""


def drawn(board: Board, rng: Rng) -> tuple[Army, Rng]:
    """Return a random army that can be played as it is, and the next generator."""
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
