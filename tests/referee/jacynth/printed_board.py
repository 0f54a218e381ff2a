"""The cards, places and layouts of Jacynth, copied from the rule page (R-1, R-2, R-3.2)."""

from typing import NamedTuple

SUITS = ("moons", "suns", "waves", "leaves", "wyrms", "knots")
"""In the order of R-8.5."""

RANKS = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "crown")
"""R-1.3: ascending."""

DECK_LIST = """
ace-moons       ace     moons
ace-suns        ace     suns
ace-waves       ace     waves
ace-leaves      ace     leaves
ace-wyrms       ace     wyrms
ace-knots       ace     knots
author          2       moons knots
desert          2       suns wyrms
origin          2       waves leaves
journey         3       moons waves
painter         3       suns knots
savage          3       leaves wyrms
mountain        4       moons suns
sailor          4       waves leaves
battle          4       wyrms knots
forest          5       moons leaves
discovery       5       suns waves
soldier         5       wyrms knots
lunatic         6       moons waves
penitent        6       suns wyrms
market          6       leaves knots
chance-meeting  7       moons leaves
castle          7       suns knots
cave            7       waves wyrms
diplomat        8       moons suns
mill            8       waves leaves
betrayal        8       wyrms knots
pact            9       moons suns
darkness        9       waves wyrms
merchant        9       leaves knots
huntress        crown   moons
bard            crown   suns
sea             crown   waves
end             crown   leaves
calamity        crown   wyrms
windfall        crown   knots
harvest         pawn    moons suns leaves
watchman        pawn    moons wyrms knots
light-keeper    pawn    suns waves knots
borderland      pawn    waves leaves wyrms
consul          court   moons waves knots
rite            court   moons leaves wyrms
island          court   suns waves wyrms
window          court   suns leaves knots
excuse          excuse
"""


class Card(NamedTuple):
    """``rank``: a word of RANKS, or pawn, court, excuse, which are no ranks."""

    rank: str
    suits: tuple[str, ...]


def _card(rank: str, *suits: str) -> Card:
    return Card(rank, suits)


CARDS = {
    name: _card(*words) for name, *words in (line.split() for line in DECK_LIST.split("\n") if line)
}
"""By name, in the order of the deck."""

IN_ORDER = list(CARDS)
BASIC = [name for name, card in CARDS.items() if card.rank in RANKS]

COLUMNS = "abcdef"
ROWS = "123456"
PLACES = [column + row for row in ROWS for column in COLUMNS]
"""R-2.3: row by row from row 1 up."""


def _are_adjacent(one: str, other: str) -> bool:
    """R-2.2: an edge in common."""
    columns = abs(COLUMNS.index(one[0]) - COLUMNS.index(other[0]))
    rows = abs(ROWS.index(one[1]) - ROWS.index(other[1]))
    return columns + rows == 1


BESIDE = {at: [near for near in PLACES if _are_adjacent(at, near)] for at in PLACES}

LAYOUTS = {
    "razeway": ("a6", "b5", "c4", "d3", "e2", "f1"),
    "towers": ("b5", "e5", "b2", "e2"),
    "old city": ("c6", "e5", "a4", "f3", "b2", "d1"),
}
