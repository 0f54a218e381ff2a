"""Computer players of Ruta: what a route and a card are worth, and who plays by that."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final, TypeAlias

from ai.base import Agent, Budget, E, O, S
from ai.random_player import Distracted
from ai.search import Chance, Look, Search
from core.game import Game, Level, Seat
from core.rng import Rng
from games.ruta.board import ROUTE_CARDS, ROUTES, VALUES, Card, Route, cards_of, mask_of
from games.ruta.moves import (
    ClaimRoute,
    DrawPile,
    DrawSlot,
    KeepAce,
    Move,
    PlayExcuse,
)
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

_OWN_ENDS: Final = (1.0, 2.0, 1.5)
_RIVAL_ENDS: Final = (0.0, 0.25, 0.5)
"""What a route is worth to the habits by how many of its two ends a network already reaches."""

_WHOLE_GAME: Final = 600
"""No game of Ruta has more moves."""

_EXCUSES_TRIED: Final = 2
"""Cards of the discard pile that the search considers for the Excuse."""

_PRICES: Final = tuple(face.price for face in ROUTES)
_ENDS: Final = tuple(1 << one | 1 << other for one, other in (face.ends for face in ROUTES))
_ROUTES_AT: Final = tuple(
    tuple((1 << i, sum(face.ends) - place) for i, face in enumerate(ROUTES) if place in face.ends)
    for place in range(15)
)
"""For each place the routes there, as sets of one, and the place at their other end."""


@lru_cache(maxsize=1 << 16)
def places_linked(claimed: int) -> int:
    """How many places the longest route over these routes links. Rule: R-11.2."""
    starts = [
        place for place in range(15) if any(claimed & route for route, _ in _ROUTES_AT[place])
    ]
    return max((_most_places(start, claimed, 1 << start) for start in starts), default=0)


def _most_places(place: int, unused: int, visited: int) -> int:
    most = visited.bit_count()
    for route, beyond in _ROUTES_AT[place]:
        if unused & route:
            most = max(most, _most_places(beyond, unused ^ route, visited | 1 << beyond))
    return most


def _growth(claimed: int, route: Route) -> int:
    """How many places more the longest route links with this one."""
    return places_linked(claimed | 1 << route) - places_linked(claimed)


def _claimed(view: View) -> tuple[int, int]:
    """The routes of each seat, as sets."""
    mine = [0, 0]
    for route, owner in enumerate(view.owners):
        if owner is not None:
            mine[owner] |= 1 << route
    return mine[0], mine[1]


@lru_cache(maxsize=1 << 14)
def _worth(cards: int) -> int:
    """What this set of cards would pay together."""
    return sum([VALUES[card] for card in cards_of(cards)])


def _paid(claim: ClaimRoute) -> int:
    return sum([VALUES[card] for card in claim.payment])


def _seat(view: View) -> Seat:
    if view.viewer is None:
        raise ValueError("the public does not play")
    return view.viewer


class Wishes:
    """What a seat would like to have, read from its view."""

    def __init__(self, view: View) -> None:
        seat = _seat(view)
        claimed = _claimed(view)
        self._mine, self._theirs = claimed[seat], claimed[1 - seat]
        self._view = view
        hand = mask_of(view.hand or ())
        free = [Route(i) for i, owner in enumerate(view.owners) if owner is None]
        self._appeals = {route: self._route(route) for route in free}
        self._gaps = {route: _PRICES[route] - _worth(hand & ROUTE_CARDS[route]) for route in free}

    def _route(self, route: Route) -> float:
        """A token placed, the own longest route longer, the rival's less so."""
        return 1 + _growth(self._mine, route) + _RIVAL_GROWTH * _growth(self._theirs, route)

    def claim(self, claim: ClaimRoute) -> float:
        """How much this claim is wanted, the cards it costs deducted."""
        exact = _EXACT if _paid(claim) == _PRICES[claim.route] else 0.0
        return self._appeals[claim.route] + exact - _CARD * len(claim.payment)

    def card(self, card: Card) -> float:
        """How far this card brings all free routes, the wanted ones counting more."""
        total = 0.0
        for route, appeal in self._appeals.items():
            if ROUTE_CARDS[route] >> card & 1:
                value, gap = VALUES[card], self._gaps[route]
                total += appeal * (min(value, gap) if gap > 0 else _SPARE * value) / _PRICES[route]
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
        return sum(self.card(card) for card in cards) / len(cards) if cards else 0.0


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


class Greedy:
    """Claims what is worth most now, keeps every Ace, else draws what brings routes nearer."""

    iterations = 0

    def choose(
        self,
        game: Game[S, Move, E, View, O],
        view: View,
        legal: Sequence[Move],
        rng: Rng,
        budget: Budget,
    ) -> Move:
        """The move that looks best without looking ahead."""
        wishes = Wishes(view)
        claims = _thriftiest_claims(legal)
        if claims:
            return max(claims, key=wishes.claim)
        aces = [move for move in legal if isinstance(move, KeepAce)]
        return aces[0] if aces else max(legal, key=wishes.draw)


class RutaHabits:
    """Claims the route it likes best, the first way to pay, else keeps an Ace, else draws.

    A route is liked for the places it links to a network of one's own or the rival's; the longest
    route itself would take too long to find.
    """

    __slots__ = ("_places",)

    def __init__(self, claimed: tuple[int, int]) -> None:
        self._places = [_places_of(claimed[0]), _places_of(claimed[1])]

    def note(self, seat: Seat, move: Move) -> None:
        """Remember the places a claim reached."""
        if isinstance(move, ClaimRoute):
            self._places[seat] |= _ENDS[move.route]

    def pick(self, seat: Seat, moves: Iterable[Move], chance: Chance) -> Move:
        """The next move. Of a route's payments the first listed is the cheapest."""
        best: Move | None = None
        most = 0.0
        draws: list[Move] = []
        route: int | None = None
        for move in moves:
            if isinstance(move, ClaimRoute):
                if move.route != route:
                    route = move.route
                    appeal = self._appeal(seat, move)
                    if best is None or appeal > most:
                        best, most = move, appeal
            elif isinstance(move, KeepAce | DrawSlot | DrawPile):
                draws.append(move)
        if best is not None:
            return best
        return draws[int(chance() * len(draws))] if draws else move

    def _appeal(self, seat: Seat, claim: ClaimRoute) -> float:
        ends = _ENDS[claim.route]
        own = _OWN_ENDS[(self._places[seat] & ends).bit_count()]
        rivals = _RIVAL_ENDS[(self._places[1 - seat] & ends).bit_count()]
        exact = _EXACT if _paid(claim) == _PRICES[claim.route] else 0.0
        return own + rivals + exact - _CARD * len(claim.payment)


def _places_of(claimed: int) -> int:
    """The places these routes join."""
    places = 0
    for route, ends in enumerate(_ENDS):
        if claimed >> route & 1:
            places |= ends
    return places


class RutaSense:
    """What the search must know of Ruta."""

    def seat(self, view: View) -> Seat:
        """The seat that looks."""
        return _seat(view)

    def candidates(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:
        """One payment a route, every draw and kept Ace, the Excuse for the best cards.

        An Ace is never given away: it is always better kept.
        """
        wishes = Wishes(view)
        claims = sorted(_thriftiest_claims(legal), key=wishes.claim, reverse=True)
        aces = [move for move in legal if isinstance(move, KeepAce)]
        draws = [move for move in legal if isinstance(move, DrawSlot | DrawPile)]
        excuses = [move for move in legal if isinstance(move, PlayExcuse)]
        excuses.sort(key=wishes.draw, reverse=True)
        draws.sort(key=wishes.draw, reverse=True)
        return [*claims, *aces, *draws, *excuses[:_EXCUSES_TRIED]] or legal

    def habits(self, view: View) -> RutaHabits:
        """Habits that know who holds which route."""
        return RutaHabits(_claimed(view))

    def promise(self, look: Look[View], seat: Seat) -> float:
        """Half for equal points, more for each point ahead."""
        own, rival = (look(seat).seats[s].points for s in (seat, 1 - seat))
        return 0.5 + (own - rival) / (2 * max(own + rival, 1))


_HARD: Final[RutaAgent] = Search(RutaSense(), iterations=1000, depth=_WHOLE_GAME)

AGENTS: Final[Mapping[Level, RutaAgent]] = MappingProxyType(
    {"easy": Distracted(Greedy(), percent=30), "normal": Greedy(), "hard": _HARD}
)
"""Who plays Ruta at each level."""
