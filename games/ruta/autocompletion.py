"""Autocompletion for the options of /ruta."""

from typing import TypeAlias

from core.decktet import CARDS, Card, card_name
from core.errors import UnreadableMove
from core.guided_play import Offered
from core.guided_play import Typing as AnyTyping
from core.translatable_text import Text, text
from games.ruta.board import ROUTES, Route, route_name
from games.ruta.guided_play import (
    Claim,
    cards_named,
    move_label,
    payable,
    suits_named,
    takes,
    ways_to_pay,
)
from games.ruta.moves import ClaimRoute, DrawSlot, GiveAce, KeepAce, Move, PlayExcuse
from games.ruta.notation import notate, parse
from games.ruta.view import View

Typing: TypeAlias = AnyTyping[View, Move]


def draws(typing: Typing) -> Offered:
    """Suggest the moves that bring a card."""
    return [(move_label(typing.view, move), _drawn(move)) for move in takes(typing.legal)]


def aces(typing: Typing) -> Offered:
    """Suggest what can be done with the face-up Aces."""
    moves = [move for move in typing.legal if isinstance(move, GiveAce | KeepAce)]
    return [(move_label(typing.view, move), notate(move)) for move in moves]


def discarded(typing: Typing) -> Offered:
    """Suggest the cards that the Excuse can fetch."""
    cards = [move.card for move in typing.legal if isinstance(move, PlayExcuse)]
    return [(_card_label(card), CARDS[card].key) for card in cards]


def routes(typing: Typing) -> Offered:
    """Suggest the routes that can be paid for."""
    return [(_route_label(route), ROUTES[route].key) for route in payable(typing.legal)]


def payments(typing: Typing) -> Offered:
    """Suggest payments for the route that the other option names."""
    route = route_meant(typing.view, typing.beside)
    ways = [] if route is None else ways_to_pay(typing.legal, route)
    return [(_way_label(way), _paid(way)) for way in ways]


def route_meant(view: View, written: str) -> Route | None:
    """Return the route whose two places were typed, and nothing else; otherwise None."""
    try:
        move = parse(view, f"claim {written}")
    except UnreadableMove:
        return None
    return move.route if isinstance(move, ClaimRoute) and not move.payment else None


def _drawn(move: Move) -> str:
    """Return the notation of a drawing move, as the option of the draw command takes it."""
    return notate(DrawSlot(move.slot) if isinstance(move, KeepAce) else move)


def _paid(way: Claim) -> str:
    """Return the cards of a payment, in notation."""
    return notate(way.move).partition(": ")[2]


def _card_label(card: Card) -> Text:
    face = CARDS[card]
    named = text("ruta-play-card", card=card_name(card), value=face.value)
    return text("guide-pair", one=named, other=suits_named(face.suits))


def _route_label(route: Route) -> Text:
    face = ROUTES[route]
    named = text("ruta-play-route", route=route_name(route), price=face.price)
    return text("guide-pair", one=named, other=suits_named(face.suits))


def _way_label(way: Claim) -> Text:
    """Return a payment in one line: its cards, and whether it is exact."""
    sign = "✨" if way.lost == 0 else f"+{way.lost}"
    return text("guide-pair", one=cards_named(way), other=f"{way.worth} {sign}")
