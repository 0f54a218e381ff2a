"""Reasons for moves of Ruta, from what everybody sees (core.move_reasons)."""

from collections.abc import Iterator, Sequence

from core.decktet import Card, card_name
from core.game import Seat
from core.translatable_text import Player, Text, text
from games.ruta.board import ROUTE_CARDS, ROUTES, Route, route_name
from games.ruta.events import AceKept, Event, ExcusePlayed, PileDrawn, RouteClaimed, SlotDrawn
from games.ruta.scoring import longest_trail
from games.ruta.view import View


def reason(before: View, events: Sequence[Event], after: View) -> Text | None:
    """Return the reason for the move that these events tell; None if there is none."""
    for event in events:
        match event:
            case RouteClaimed():
                return _for_claiming(before, event, after)
            case SlotDrawn() | ExcusePlayed():
                return _for_taking(before, event.seat, event.card)
            case AceKept():
                return text("ruta-why-ace")
            case PileDrawn():
                return text("ruta-why-pile")
            case _:
                continue
    return None


def _for_claiming(before: View, event: RouteClaimed, after: View) -> Text:
    seat, own = event.seat, after.seats[event.seat]
    rival = Seat(1 - seat)
    if after.outcome is not None and after.outcome.winners == (seat,):
        return text("ruta-why-won")
    if own.longest_places > before.seats[seat].longest_places:
        return text("ruta-why-longer", places=own.longest_places)
    if _growth(before, rival, event.route) > 0:
        return text("ruta-why-denied", rival=Player(rival))
    if event.exact:
        return text("ruta-why-exact")
    return text("ruta-why-token", tokens=own.tokens_left)


def _for_taking(view: View, seat: Seat, card: Card) -> Text:
    """Return what the card may pay for, preferably a route that extends the own longest route."""
    free = list(_free_routes(view, card))
    longer = [route for route in free if _growth(view, seat, route) > 0]
    if longer:
        dearest = max(longer, key=lambda route: ROUTES[route].price)
        return text("ruta-why-card-longer", card=card_name(card), route=route_name(dearest))
    return text("ruta-why-card", card=card_name(card), count=len(free))


def _free_routes(view: View, card: Card) -> Iterator[Route]:
    """Iterate over the unclaimed routes that this card may pay for."""
    for route, payers in enumerate(ROUTE_CARDS):
        if view.owners[route] is None and payers >> card & 1:
            yield Route(route)


def _growth(view: View, seat: Seat, route: Route) -> int:
    """Return how many places this route would add to the seat's longest route."""
    held = sum(1 << n for n, owner in enumerate(view.owners) if owner == seat)
    return longest_trail(held | 1 << route)[1] - view.seats[seat].longest_places
