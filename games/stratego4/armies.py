"""Armies of Stratego 4 to deploy: ready-made ones, and random ones."""

from collections.abc import Mapping
from types import MappingProxyType
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

# The random armies with which players begin. Rule.
#
# This code is public, so any pattern that it put into every army would be known to all rivals.
# Therefore it favours useful ranks only at the few places where that decides games, and shuffles
# the rest. No rank is more than twice as likely at any place as in a plain shuffle.

Army = tuple[Rank, ...]
"""Twenty ranks in the order of a zone (``Board.zones``)."""

BEHIND_PONDS: Final = {"cross": (2, 4), "threefold": (2, 5)}
"""Front-row places from which a shot over a pond hits the ring, by board."""


class _Leaning(NamedTuple):
    """The probability, in percent, with which a place is deliberately given one of these ranks."""

    percent: int
    ranks: frozenset[Rank]


_BACK: Final = _Leaning(100, frozenset(rank for rank in RANKS if rank >= SERGEANT))
"""The flag's bearer: lower ranks lose the flag too easily."""

_VAN: Final = _Leaning(80, frozenset((MARSHAL, GENERAL, MAJOR, CAPTAIN, SCOUT)))
"""The pieces facing the castle: they stop flags from afar, or clear the way for their own."""

_GUN: Final = _Leaning(14, frozenset((CANNON,)))

_LEANINGS: Final = {
    "cross": {16: _BACK, 3: _VAN, 2: _GUN, 4: _GUN},
    "threefold": {16: _BACK, 3: _VAN, 4: _VAN, 2: _GUN, 5: _GUN},
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


# Ready-made armies, six of which a player may take instead of the random one. Rule.
#
# Each is drawn as its player sees it: the front row, the two halves of the middle row with the
# recruitment space between them, the back row with the flag space in its middle.
#
# A low rank, but not the lowest, bears the flag; cannons stand behind the ponds, which on the cross
# lie before the third and the fifth space of the front row; the spy stays near the marshal;
# some scouts are kept back for the end.

Ranks = tuple[Rank, ...]
"""An army in the order of its zone."""

_DRAWN: Final = {
    "phalanx": """
        7 4 1 9 1 5 6
        3 5 2 . 4 8 3
        3 5 7 4 6 1 3
    """,
    "vanguard": """
        6 3 1 8 1 7 5
        4 9 2 . 3 6 4
        5 3 7 5 4 1 3
    """,
    "bastion": """
        5 7 1 4 1 3 6
        3 8 6 . 9 2 5
        4 1 3 5 7 4 3
    """,
    "hammer": """
        8 6 1 3 1 4 5
        7 9 3 . 5 3 6
        2 7 4 4 5 1 3
    """,
    "anvil": """
        4 5 1 7 1 6 3
        6 3 8 . 2 9 5
        3 1 4 5 7 4 3
    """,
    "crescent": """
        8 3 1 5 1 3 9
        6 7 4 . 5 6 2
        1 3 5 4 7 4 3
    """,
    "wedge": """
        3 5 1 8 1 6 4
        6 4 7 . 9 3 5
        3 1 5 4 2 7 3
    """,
    "gatehouse": """
        5 6 1 3 1 7 4
        8 3 7 . 6 9 3
        4 3 5 5 2 4 1
    """,
    "ambush": """
        4 3 1 5 1 7 3
        9 6 2 . 8 5 6
        3 7 4 4 5 3 1
    """,
    "palisade": """
        5 4 1 6 1 4 7
        3 7 9 . 3 8 5
        3 6 2 5 4 3 1
    """,
    "stockade": """
        7 5 1 4 1 5 3
        3 6 8 . 9 6 4
        1 3 7 5 2 4 3
    """,
    "pincers": """
        7 8 1 4 1 6 7
        3 5 3 . 5 9 2
        4 3 6 4 5 3 1
    """,
    "watchtower": """
        6 4 1 7 1 3 5
        5 3 9 . 7 8 3
        1 4 2 5 6 4 3
    """,
    "harvest": """
        3 6 1 5 1 8 4
        7 5 3 . 6 4 9
        3 1 7 4 5 3 2
    """,
    "longbow": """
        5 3 1 3 1 6 8
        4 7 6 . 9 4 7
        3 5 2 5 4 1 3
    """,
    "citadel": """
        4 6 1 5 1 6 3
        7 9 5 . 8 7 3
        3 2 4 5 4 1 3
    """,
    "avalanche": """
        9 7 1 6 1 8 5
        2 6 4 . 5 3 7
        3 3 5 4 4 3 1
    """,
    "patience": """
        5 4 1 4 1 5 3
        6 3 7 . 7 6 3
        8 1 5 4 2 9 3
    """,
    "drawbridge": """
        3 7 1 9 1 5 4
        6 4 2 . 3 6 8
        1 5 3 5 7 4 3
    """,
    "labyrinth": """
        6 5 1 3 1 4 7
        3 8 5 . 4 7 6
        3 9 2 5 4 3 1
    """,
    "lantern": """
        4 8 1 6 1 3 5
        5 3 7 . 9 6 3
        3 4 7 4 2 5 1
    """,
    "thunder": """
        7 6 1 8 1 9 4
        4 3 5 . 2 3 6
        3 5 7 5 4 1 3
    """,
    "fox": """
        3 5 1 6 1 4 7
        9 2 8 . 3 5 6
        7 3 1 4 5 4 3
    """,
    "oak": """
        6 7 1 5 1 4 3
        5 8 4 . 6 7 3
        1 3 9 5 2 4 3
    """,
}

ARMIES_OF_VERSION_1: Final[Mapping[str, Ranks]] = MappingProxyType(
    {
        key: tuple(Rank(int(sign)) for sign in drawing if sign.isdigit())
        for key, drawing in _DRAWN.items()
    }
)
"""All of them by key, as version 1 of the rules drew from them."""

FORMATIONS: Final[Mapping[str, Ranks]] = MappingProxyType(
    {
        key: ARMIES_OF_VERSION_1[key]
        for key in ("phalanx", "hammer", "thunder", "fox", "oak", "patience")
    }
)
"""Those on offer; each has the name ``stratego4-formation-<key>``, and a line ``…-<key>-about``."""

_ROWS: Final = ((0, 7), (7, 13), (13, 20))
"""Where each row of a zone begins and ends."""

_BEARER: Final = 16
_SWAPS: Final = 3


def mirrored(ranks: Ranks) -> Ranks:
    """Return the formation with left and right exchanged; the flag stays with its bearer."""
    return tuple(rank for start, end in _ROWS for rank in reversed(ranks[start:end]))


def drawn_in_version_1(board: Board, rng: Rng) -> tuple[Ranks, Rng]:
    """Draw an army as version 1 of the rules did, for games that began under it.

    It is a random formation, perhaps mirrored, with some neighbours exchanged. Two cannons always
    stood behind the ponds, and a few known ranks gave the formation away.
    """
    keys = sorted(ARMIES_OF_VERSION_1)
    choice, rng = rng.below(2 * len(keys))
    ranks = ARMIES_OF_VERSION_1[keys[choice // 2]]
    army = list(mirrored(ranks) if choice % 2 else ranks)
    _fit(army, board)
    places = [place for place in range(len(army) - 1) if _may_swap(army, place)]
    chosen, rng = rng.shuffled(places)
    for place in chosen[:_SWAPS]:
        army[place], army[place + 1] = army[place + 1], army[place]
    return tuple(army), rng


def _fit(army: list[Rank], board: Board) -> None:
    """Move the front-row cannons behind the ponds of this board."""
    for usual, here in zip(BEHIND_PONDS["cross"], BEHIND_PONDS[board.name], strict=True):
        army[usual], army[here] = army[here], army[usual]


def _may_swap(army: list[Rank], place: int) -> bool:
    """Whether a piece may change places with its right neighbour in the same row."""
    pair = (place, place + 1)
    if any(place + 1 == start for start, _ in _ROWS) or _BEARER in pair:
        return False
    return all(army[each] != CANNON for each in pair)
