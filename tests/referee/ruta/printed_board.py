"""The printed cards and map by name, and the costs of routes (docs/rules/ruta.md)."""

from collections.abc import Iterator

# the table of the rule text: name, value, suits.
TABLE = """
ace-moons 1 moons/ace-suns 1 suns/ace-waves 1 waves/ace-leaves 1 leaves/ace-wyrms 1 wyrms
ace-knots 1 knots/author 2 moons knots/desert 2 suns wyrms/origin 2 waves leaves
journey 3 moons waves/painter 3 suns knots/savage 3 leaves wyrms/mountain 4 moons suns
sailor 4 waves leaves/battle 4 wyrms knots/forest 5 moons leaves/discovery 5 suns waves
soldier 5 wyrms knots/lunatic 6 moons waves/penitent 6 suns wyrms/market 6 leaves knots
chance-meeting 7 moons leaves/castle 7 suns knots/cave 7 waves wyrms/diplomat 8 moons suns
mill 8 waves leaves/betrayal 8 wyrms knots/pact 9 moons suns/darkness 9 waves wyrms
merchant 9 leaves knots/huntress 10 moons/bard 10 suns/sea 10 waves/end 10 leaves
calamity 10 wyrms/windfall 10 knots/harvest 10 moons suns leaves/watchman 10 moons wyrms knots
light-keeper 10 suns waves knots/borderland 10 waves leaves wyrms/consul 10 moons waves knots
rite 10 moons leaves wyrms/island 10 suns waves wyrms/window 10 suns leaves knots/excuse 0
"""
PRINTED = [line.split() for line in TABLE.strip().replace("\n", "/").split("/")]
CARDS = [words[0] for words in PRINTED]
VALUE = {words[0]: int(words[1]) for words in PRINTED}
SUITS = {words[0]: set(words[2:]) for words in PRINTED}
ACES = CARDS[:6]

#
MAP = [
    ["sailor", "forest", "mountain", "diplomat", "penitent"],
    ["mill", "harvest", "castle", "watchman", "desert"],
    ["light-keeper", "consul", "market", "borderland", "island"],
]
PLACES = [place for row in MAP for place in row]


def _routes() -> list[str]:
    """R-2.2, R-3.1, in the order of the rule text: a place, then its right and lower neighbour."""
    routes = []
    for row in range(3):
        for column in range(5):
            if column < 4:
                routes.append(f"{MAP[row][column]}/{MAP[row][column + 1]}")
            if row < 2:
                routes.append(f"{MAP[row][column]}/{MAP[row + 1][column]}")
    return routes


ROUTES = _routes()


def price(route: str) -> int:
    """R-3.2."""
    one, other = route.split("/")
    return VALUE[one] + VALUE[other]


def suits_of(route: str) -> set[str]:
    """R-3.3."""
    one, other = route.split("/")
    return SUITS[one] & SUITS[other]


def payments(cards: list[str], cost: int) -> Iterator[tuple[str, ...]]:
    """Every set of these cards that reaches the cost and of which no card could stay behind.

    A set that already reaches the cost is never made larger: that card could stay behind.
    """

    def grow(chosen: list[str], others: list[str], worth: int) -> Iterator[list[str]]:
        if worth >= cost:
            yield chosen
            return
        for i, card in enumerate(others):
            yield from grow([*chosen, card], others[i + 1 :], worth + VALUE[card])

    for chosen in grow([], cards, 0):
        worth = sum(VALUE[card] for card in chosen)
        if all(worth - VALUE[card] < cost for card in chosen):
            yield tuple(sorted(chosen, key=CARDS.index))
