"""What the options of /ruta offer while they are typed."""

from cogs.ui.offers import Offered, Reader
from core.errors import UnreadableMove
from core.text import Say, text
from games.ruta.asking import (
    Claim,
    cards_named,
    move_label,
    payable,
    suits_named,
    takes,
    ways_to_pay,
)
from games.ruta.board import CARDS, ROUTES, Card, Route, card_name, route_name
from games.ruta.moves import ClaimRoute, DrawSlot, GiveAce, KeepAce, Move, PlayExcuse
from games.ruta.notation import notate, parse
from games.ruta.view import View


def draws(reader: Reader) -> Offered:
    """The moves that bring a card."""
    view, say, moves = reader.look.view, reader.say, takes(reader.look.legal)
    return {say(move_label(view, move)): _drawn(move) for move in moves}


def aces(reader: Reader) -> Offered:
    """What can be done with the Aces that lie face up."""
    view, say = reader.look.view, reader.say
    moves = [move for move in reader.look.legal if isinstance(move, GiveAce | KeepAce)]
    return {say(move_label(view, move)): notate(move) for move in moves}


def discarded(reader: Reader) -> Offered:
    """The cards the Excuse can fetch."""
    cards = [move.card for move in reader.look.legal if isinstance(move, PlayExcuse)]
    return {_card_label(card, reader.say): CARDS[card].key for card in cards}


def routes(reader: Reader) -> Offered:
    """The routes that can be paid for."""
    found = payable(reader.look.legal)
    return {_route_label(route, reader.say): ROUTES[route].key for route in found}


def payments(reader: Reader) -> Offered:
    """The ways to pay for the route that is named beside."""
    route = route_meant(reader.look.view, reader.beside)
    ways = [] if route is None else ways_to_pay(reader.look.legal, route)
    return {_way_label(way, reader.say): _paid(way) for way in ways}


def route_meant(view: View, written: str) -> Route | None:
    """The route whose two places, and nothing else, were written in notation."""
    try:
        move = parse(view, f"claim {written}")
    except UnreadableMove:
        return None
    return move.route if isinstance(move, ClaimRoute) and not move.payment else None


def _drawn(move: Move) -> str:
    """A move that brings a card, as it is typed after the command to draw."""
    return notate(DrawSlot(move.slot) if isinstance(move, KeepAce) else move)


def _paid(way: Claim) -> str:
    """The cards of a payment, in notation."""
    return notate(way.move).partition(": ")[2]


def _card_label(card: Card, say: Say) -> str:
    face = CARDS[card]
    return f"{say(card_name(card))} · {face.value} · {say(suits_named(face.suits))}"


def _route_label(route: Route, say: Say) -> str:
    face = ROUTES[route]
    named = text("ruta-play-route", route=route_name(route), price=face.price)
    return f"{say(named)} · {say(suits_named(face.suits))}"


def _way_label(way: Claim, say: Say) -> str:
    """A payment in one line: its cards, and whether it is exact."""
    sign = "✨" if way.lost == 0 else f"+{way.lost}"
    return f"{say(cards_named(way))} · {way.worth} {sign}"
