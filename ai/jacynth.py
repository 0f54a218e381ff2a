"""Computer players of Jacynth: the agents of each level."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from ai.base import Agent, Budget, E, Greedy, O, S, seat_of
from ai.search import Chance, Glance, NextBest, Search
from core.decktet import CARDS, SUITS, Card, Suit
from core.game import Game, Level, Seat
from core.rng import Rng
from games.jacynth.board import FEWEST_SEATS, MOST_SEATS, NEIGHBOURS, PLACES, District, Place
from games.jacynth.moves import Move, PlayCard
from games.jacynth.view import View, unseen_cards

# How computer players of Jacynth rate districts, cards and tokens.
#
# Sets of places are bit sets; what is computed for each seat is seen from that of the view.

_AROUND: Final = tuple(sum(1 << other for other in others) for others in NEIGHBOURS)
"""The set of places adjacent to each place."""

_MOST_GROWTH: Final = 3
"""Places beside a district that count for its growth; more do not help."""


class DistrictWeights(NamedTuple):
    """What things are worth, in points.

    ``growth``: each card that a district may be expected to gain. ``held``: a district of the
    highest rank, beyond that of the lowest; each rank between counts its part. ``token``: a token
    that is left, for each own turn that is left, up to ``patience`` turns.
    """

    growth: float
    held: float
    token: float
    patience: int


WEIGHTS: Final = DistrictWeights(growth=0.9, held=0.9, token=0.5, patience=7)


class Area(NamedTuple):
    """A district: its places, their number, the places beside it, owner and deciding rank."""

    places: int
    size: int
    beside: int
    owner: Seat | None
    rank: int


@lru_cache(maxsize=1 << 14)
def _shape(places: tuple[Place, ...]) -> tuple[int, int]:
    """Return the set of these places, and the set of those beside them."""
    inside = sum(1 << place for place in places)
    beside = 0
    for place in places:
        beside |= _AROUND[place]
    return inside, beside & ~inside


def _area(district: District, grid: Sequence[Card | None]) -> Area:
    inside, beside = _shape(district.places)
    rank = 0
    if district.decided_by is not None:
        card = grid[district.decided_by]
        rank = 0 if card is None else CARDS[card].value
    return Area(inside, len(district.places), beside, district.owner, rank)


class Judgement:
    """The value of moves to the seat of a view."""

    __slots__ = (
        "_areas",
        "_claims",
        "_drawn",
        "_empty",
        "_grid",
        "_laid",
        "_seat",
        "_share",
        "_token",
        "_w",
    )

    def __init__(self, view: View, weights: DistrictWeights = WEIGHTS) -> None:
        self._w = weights
        self._seat = seat_of(view)
        self._grid = view.grid
        self._share = 1 / (len(view.seats) - 1)
        self._empty = sum(1 << place for place in PLACES if view.grid[place] is None)
        self._areas: dict[Suit, list[Area]] = {suit: [] for suit in SUITS}
        for district in view.districts:
            self._areas[district.suit].append(_area(district, view.grid))
        self._drawn = _chances(view)
        self._token = self.price_of_a_token(view)
        self._claims: dict[tuple[Suit, Place, int], float] = {}
        self._laid: dict[tuple[Card, Place], tuple[float, dict[Suit, Area]]] = {}

    def price_of_a_token(self, view: View) -> float:
        """Return what a token must gain now: nothing if there is one for each turn left."""
        left = -(-self._empty.bit_count() // len(view.seats))
        tokens = view.seats[self._seat].tokens_left
        return self._w.token * min(max(0, left - tokens), self._w.patience)

    def standing(self) -> float:
        """Return how far the seat is ahead by the districts, in points."""
        return sum(
            self._of(area, suit, self._empty) for suit in SUITS for area in self._areas[suit]
        )

    def worth(self, move: PlayCard) -> float:
        """Return how good this move looks."""
        gain, joined = self.laid(move.card, move.place)
        if move.influence is None:
            return gain
        return gain + self.claimed(move, joined) - self._token

    def laid(self, card: Card, place: Place) -> tuple[float, dict[Suit, Area]]:
        """Return the gain by laying a card, and the districts that it then belongs to."""
        key = (card, place)
        if key not in self._laid:
            self._laid[key] = self._lay(card, place)
        return self._laid[key]

    def _lay(self, card: Card, place: Place) -> tuple[float, dict[Suit, Area]]:
        gain, joined = 0.0, {}
        empty = self._empty & ~(1 << place)
        for suit in CARDS[card].suits:
            parts = [area for area in self._areas[suit] if area.beside >> place & 1]
            whole = _joined(parts, place)
            joined[suit] = whole
            gain += self._of(whole, suit, empty)
            gain -= sum(self._of(part, suit, self._empty) for part in parts)
        return gain, joined

    def claimed(self, move: PlayCard, joined: dict[Suit, Area]) -> float:
        """Return the gain by the token of this move, after its card has been laid."""
        at = move.influence
        assert at is not None
        card = move.card if at == move.place else self._grid[at]
        assert card is not None
        gain = 0.0
        for suit in CARDS[card].suits:
            area = joined.get(suit)
            if area is None or not area.places >> at & 1:
                gain += self._claim_apart(suit, at, card, move.place)
            else:
                gain += self._claim(suit, area, card, self._empty & ~(1 << move.place))
        return gain

    def _claim_apart(self, suit: Suit, at: Place, card: Card, laid: Place) -> float:
        """Return the gain by a token in a district that the card laid now does not belong to."""
        area = next(one for one in self._areas[suit] if one.places >> at & 1)
        filled = 1 << laid & area.beside
        key = (suit, at, filled)
        if key not in self._claims:
            self._claims[key] = self._claim(suit, area, card, self._empty & ~filled)
        return self._claims[key]

    def _claim(self, suit: Suit, area: Area, card: Card, empty: int) -> float:
        """Return the gain by a token on this card of a district."""
        rank = max(area.rank, CARDS[card].value)
        mine = Area(area.places, area.size, area.beside, self._seat, rank)
        return self._of(mine, suit, empty) - self._of(area, suit, empty)

    def _of(self, area: Area, suit: Suit, empty: int) -> float:
        """Return what a district is worth to the seat: its owner's gain is the others' loss."""
        if area.owner is None:
            return 0.0
        room = min((area.beside & empty).bit_count(), _MOST_GROWTH)
        early = empty.bit_count() / len(PLACES)
        worth = area.size + self._w.growth * room * self._drawn[suit]
        worth += self._w.held * early * area.rank / 10
        return worth if area.owner == self._seat else -worth * self._share


def _joined(parts: Sequence[Area], place: Place) -> Area:
    """Return the district that a card on this place makes of those beside it."""
    inside, beside = 1 << place, _AROUND[place]
    owner, rank = None, 0
    for part in parts:
        inside |= part.places
        beside |= part.beside
        if part.owner is not None and part.rank > rank:
            owner, rank = part.owner, part.rank
    return Area(inside, inside.bit_count(), beside & ~inside, owner, rank)


def _chances(view: View) -> dict[Suit, float]:
    """Return for each suit the part of the cards still to be laid that bear it."""
    cards = (*unseen_cards(view), *(view.hand or ()))
    bear = {suit: sum(suit in CARDS[card].suits for card in cards) for suit in SUITS}
    return {suit: count / max(1, len(cards)) for suit, count in bear.items()}


def standing(view: View, weights: DistrictWeights = WEIGHTS) -> float:
    """Return how far the seat of this view is ahead, in points."""
    judgement, seat = Judgement(view, weights), seat_of(view)
    ahead = judgement.standing()
    left = [own.tokens_left for own in view.seats]
    mean = (sum(left) - left[seat]) / (len(left) - 1)
    return ahead + judgement.price_of_a_token(view) * (left[seat] - mean)


JacynthAgent: TypeAlias = Agent[Move, View]

_TRIED: Final = 8
"""How many moves the search tries."""

_DOUBT: Final = 5.0
"""A lead of so many points multiplies the odds of victory by e, half way through a game."""


def greedy_move(view: View, legal: Sequence[Move], weights: DistrictWeights = WEIGHTS) -> Move:
    """Return the move with the highest value."""
    return max(legal, key=Judgement(view, weights).worth)


class JacynthSense:
    """Candidates, habit and promise for the search."""

    def candidates(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:
        """Return the best moves."""
        return sorted(legal, key=Judgement(view).worth, reverse=True)[:_TRIED]

    def habit(self, view: View, legal: Sequence[Move], chance: Chance) -> Move:
        """Return the greedy move, which everybody is assumed to play."""
        return greedy_move(view, legal)

    def promise(self, look: Glance[View], seat: Seat) -> float:
        """Return the probability that the seat wins, from the worth of all districts."""
        return 1 / (1 + exp(-standing(look(seat)) / _DOUBT))


class RoundSearch:
    """A search whose playouts end with the searcher's next move: after as many moves as seats."""

    def __init__(self, iterations: int) -> None:
        self.iterations = iterations
        self._for_seats = {
            seats: Search(JacynthSense(), iterations, depth=seats)
            for seats in range(FEWEST_SEATS, MOST_SEATS + 1)
        }

    def choose(
        self,
        game: Game[S, Move, E, View, O],
        view: View,
        legal: Sequence[Move],
        rng: Rng,
        budget: Budget,
    ) -> Move:
        """Return the best candidate."""
        return self._for_seats[len(view.seats)].choose(game, view, legal, rng, budget)


AGENTS: Final[Mapping[Level, JacynthAgent]] = MappingProxyType(
    {
        "easy": NextBest(JacynthSense(), (30, 20, 15, 10, 10, 5, 5, 5)),
        "normal": Greedy(greedy_move),
        "hard": RoundSearch(96),
    }
)
"""The agent of each level."""
