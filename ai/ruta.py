"""Computer players of Ruta: what a route and a card are worth, and who plays by that."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import exp
from types import MappingProxyType
from typing import Final, TypeAlias

from ai.base import Agent, Greedy, seat_of
from ai.random_player import NextBest
from ai.search import Chance, Glance, Search
from core.game import Level, Seat
from games.ruta.board import (
    CARDS,
    PLACES,
    ROUTE_CARDS,
    ROUTES,
    TOKENS,
    VALUES,
    Card,
    Route,
    cards_of,
    mask_of,
)
from games.ruta.moves import ClaimRoute, DrawPile, DrawSlot, KeepAce, Move, PlayExcuse
from games.ruta.view import View

RutaAgent: TypeAlias = Agent[Move, View]

_RIVAL_GROWTH: Final = 0.5
"""What it is worth to take a link away from the rival's longest route, per place."""

_CARD: Final = 0.15
_OVERPAID: Final = 0.05
_JOKER: Final = 1.5
_EXACT: Final = 0.9
"""A card paid, a point too much, a joker (in cards) and the turn an exact payment wins."""

_SPARE: Final = 0.1
"""What a card is worth to a route that can be paid without it, as part of a needed one."""

_EXCUSES_TRIED: Final = 2
"""Cards of the discard pile that the search considers for the Excuse."""

_PRICES: Final = tuple(face.price for face in ROUTES)
_ROUTES_PAID: Final = tuple(
    tuple(route for route, payers in enumerate(ROUTE_CARDS) if payers >> card & 1)
    for card in range(len(CARDS))
)
"""For each card the routes it may pay for."""

_ROUTES_AT: Final = tuple(
    tuple((1 << i, sum(face.ends) - place) for i, face in enumerate(ROUTES) if place in face.ends)
    for place in range(len(PLACES))
)
"""For each place the routes there, as sets of one, and the place at their other end."""


@lru_cache(maxsize=1 << 16)
def places_linked(claimed: int) -> int:
    """How many places the longest route over these routes links. Rule: R-11.2."""
    if not claimed:
        return 0
    return max(_most_places(start, claimed, 1 << start) for start in range(len(PLACES)))


def _most_places(place: int, unused: int, visited: int) -> int:
    most = visited.bit_count()
    for route, beyond in _ROUTES_AT[place]:
        if unused & route:
            most = max(most, _most_places(beyond, unused ^ route, visited | 1 << beyond))
    return most


@lru_cache(maxsize=1 << 14)
def _growths(claimed: int) -> tuple[int, ...]:
    """For each route how many places more the longest route links with it."""
    linked = places_linked(claimed)
    return tuple([places_linked(claimed | 1 << route) - linked for route in range(len(ROUTES))])


@lru_cache(maxsize=1 << 14)
def _appeals(mine: int, theirs: int) -> tuple[float, ...]:
    """What each route is worth: a token placed, the own longest route longer, the rival's less so.

    Nothing when it is taken.
    """
    taken = mine | theirs
    return tuple(
        [
            0.0 if taken >> route & 1 else 1 + own + _RIVAL_GROWTH * rivals
            for route, (own, rivals) in enumerate(
                zip(_growths(mine), _growths(theirs), strict=True)
            )
        ]
    )


@lru_cache(maxsize=1 << 14)
def _worth(cards: int) -> int:
    """What this set of cards would pay together."""
    return sum([VALUES[card] for card in cards_of(cards)])


@lru_cache(maxsize=1 << 14)
def _gaps(hand: int) -> tuple[int, ...]:
    """For each route what this hand lacks to pay for it; negative when it has more."""
    return tuple(
        [price - _worth(hand & payers) for price, payers in zip(_PRICES, ROUTE_CARDS, strict=True)]
    )


def _claimed(view: View) -> list[int]:
    """The routes of each seat, as sets."""
    claimed = [0, 0]
    for route, owner in enumerate(view.owners):
        if owner is not None:
            claimed[owner] |= 1 << route
    return claimed


def _paid(claim: ClaimRoute) -> int:
    return sum([VALUES[card] for card in claim.payment])


class Judgement:
    """What a seat would like to have, read from its view."""

    def __init__(self, view: View) -> None:
        seat, claimed = seat_of(view), _claimed(view)
        self._view = view
        self._appeals = _appeals(claimed[seat], claimed[1 - seat])
        self._gaps = _gaps(mask_of(view.hand or ()))

    def claim(self, claim: ClaimRoute) -> float:
        """How much this claim is wanted, the cards it costs deducted."""
        exact = _EXACT if _paid(claim) == _PRICES[claim.route] else 0.0
        return self._appeals[claim.route] + exact - _CARD * len(claim.payment)

    def card(self, card: Card) -> float:
        """How far this card brings all free routes, the wanted ones counting more."""
        value, appeals, gaps, total = VALUES[card], self._appeals, self._gaps, 0.0
        for route in _ROUTES_PAID[card]:
            gap = gaps[route]
            part = (value if value < gap else gap) if gap > 0 else _SPARE * value
            total += appeals[route] * part / _PRICES[route]
        return total

    def draw(self, move: Move) -> float:
        """How much the card this move brings is wanted; nothing for moves that bring none."""
        match move:
            case DrawSlot():
                card = self._view.draft[move.slot]
                return 0.0 if card is None else self.card(card)
            case PlayExcuse():
                return self.card(move.card)
            case DrawPile():
                return self._average_card()
            case _:
                return 0.0

    def _average_card(self) -> float:
        """What to expect of the pile; after a reshuffle that is the discard pile."""
        own = self._view.hand or ()
        pool = [card for card in self._view.shuffled if card not in own]
        cards = pool if self._view.pile_count else self._view.discard
        return sum([self.card(card) for card in cards]) / len(cards) if cards else 0.0


def _thriftiest_claims(legal: Iterable[Move]) -> list[ClaimRoute]:
    """For each route the best payment: exact before all, then few cards, little overpaid."""
    best: dict[Route, tuple[bool, float, ClaimRoute]] = {}
    for move in legal:
        if isinstance(move, ClaimRoute):
            excess = _paid(move) - _PRICES[move.route]
            cards = len(move.payment) + _OVERPAID * excess + (0 if move.joker is None else _JOKER)
            rated = (excess > 0, cards, move)
            if move.route not in best or rated[:2] < best[move.route][:2]:
                best[move.route] = rated
    return [claim for _, _, claim in best.values()]


def greedy_move(view: View, legal: Sequence[Move]) -> Move:
    """Claim what is worth most now, keep every Ace, else draw what brings routes nearer."""
    judgement, claims = Judgement(view), _thriftiest_claims(legal)
    if claims:
        return max(claims, key=judgement.claim)
    aces = [move for move in legal if isinstance(move, KeepAce)]
    return aces[0] if aces else max(legal, key=judgement.draw)


class RutaSense:
    """What the search must know of Ruta."""

    def candidates(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:
        """One payment a route, every kept Ace and draw, the Excuse for the best cards.

        An Ace is never given away: it is always better kept.
        """
        judgement = Judgement(view)
        claims = sorted(_thriftiest_claims(legal), key=judgement.claim, reverse=True)
        aces = [move for move in legal if isinstance(move, KeepAce)]
        draws = [move for move in legal if isinstance(move, DrawSlot | DrawPile)]
        draws.sort(key=judgement.draw, reverse=True)
        excuses = [move for move in legal if isinstance(move, PlayExcuse)]
        excuses.sort(key=judgement.draw, reverse=True)
        return [*claims, *aces, *draws, *excuses[:_EXCUSES_TRIED]] or legal

    def habit(self, view: View, legal: Sequence[Move], chance: Chance) -> Move:
        """Everybody is thought to be greedy."""
        return greedy_move(view, legal)

    def promise(self, look: Glance[View], seat: Seat) -> float:
        """How likely the seat is to win, from what both have built and hold."""
        ahead = _prospects(look(seat)) - _prospects(look(Seat(1 - seat)))
        return 1 / (1 + exp(-ahead))


_TOKEN: Final = 0.62
_HELD_VALUE: Final = 0.04
_TURN: Final = 0.15
_PLACE: Final = 1.15
_OPENING: Final = 0.19
_NEXT_GROWTH: Final = 0.73
"""What makes victory likely, as logarithm of the odds: a token placed, a point of value in hand,
the turn; and, the more the later in the game, a place of the longest route, a route that would make
it longer, and a place by which it could be made longer now.

Fitted to how some thousand games between greedy players went on.
"""


def _prospects(view: View) -> float:
    """How well the viewer of this is placed, as logarithm of the odds when the rival has none."""
    seat, claimed = seat_of(view), _claimed(view)
    own, hand = claimed[seat], mask_of(view.hand or ())
    tokens = own.bit_count()
    late = max(tokens, claimed[1 - seat].bit_count()) / TOKENS
    openings, growth = _ways_on(own, claimed[1 - seat], hand)
    network = _PLACE * places_linked(own) + _OPENING * openings + _NEXT_GROWTH * growth
    turn = _TURN if view.turn == seat else 0.0
    return _TOKEN * tokens + _HELD_VALUE * _worth(hand) + late * network + turn


def _ways_on(own: int, rivals: int, hand: int) -> tuple[int, int]:
    """How many free routes make the longest route longer; by how much those that can be paid."""
    openings = most = 0
    gaps = _gaps(hand)
    for route, growth in enumerate(_growths(own)):
        if growth and not rivals >> route & 1:
            openings += 1
            if growth > most and gaps[route] <= 0:
                most = growth
    return openings, most


AGENTS: Final[Mapping[Level, RutaAgent]] = MappingProxyType(
    {
        "easy": NextBest(RutaSense(), (65, 25, 10)),
        "normal": Greedy(greedy_move),
        "hard": Search(RutaSense(), iterations=400, depth=6),
    }
)
"""Who plays Ruta at each level."""

STRENGTHS: Final[Mapping[Level, float]] = MappingProxyType(
    {"easy": 19.0, "normal": 25.0, "hard": 36.0}
)
"""How strong they are on the scale of ratings; docs/ratings.md says how that was measured."""
