"""Guided play of Ruta: choose a card to draw, or a route with its payment."""

import re
from collections.abc import Iterable, Sequence
from typing import Final, Self, TypeAlias

import msgspec

from core.decktet import CARDS, Card, Suit, card_name, in_order, signed_suit
from core.errors import PlayerError, Refusal, UnreadableMove
from core.guided_play import Ask, Go, Menu, Option, Press, Style, UnknownStep, Where
from core.texts import Listing, Text, text
from games.ruta.board import ROUTES, Route, route_name
from games.ruta.moves import (
    ClaimRoute,
    DrawPile,
    DrawSlot,
    GiveAce,
    KeepAce,
    Move,
    Pass,
    PlayExcuse,
    dearest_first,
)
from games.ruta.notation import parse
from games.ruta.texts import move_text
from games.ruta.view import View

MOST_PAYMENTS: Final = 25
"""The most payments listed for a route; any other is picked card by card."""

MOST_NAMED: Final = 4
"""A payment of more cards than these has no room beside its route."""

TAKING: Final = (DrawSlot, KeepAce, DrawPile)
"""Moves that bring a card at once."""

_BUTTONS_A_ROW: Final = 5

Screen: TypeAlias = Ask[Move]

_CLAIM = re.compile(
    r"(?P<route>[0-9]{1,2})\.(?P<cards>[0-9a-f]{1,16})\.(?P<joker>[0-9]{0,2})", re.ASCII
)


class Claim(msgspec.Struct, frozen=True):
    """A claim of a route with its payment; ``str`` writes it in the short form used in ids."""

    route: Route
    cards: tuple[Card, ...]
    joker: Card | None = None

    def __str__(self) -> str:
        mask = sum(1 << card for card in self.cards)
        joker = "" if self.joker is None else f"{self.joker}"
        return f"{self.route}.{mask:x}.{joker}"

    @classmethod
    def read(cls, written: str) -> Self:
        """Read a claim in short form. Raises UnknownStep if it is none."""
        found = _CLAIM.fullmatch(written)
        if found is None:
            raise UnknownStep(written)
        route, bits = int(found["route"]), int(found["cards"], 16)
        joker = Card(int(found["joker"])) if found["joker"] else None
        if route >= len(ROUTES) or bits >> len(CARDS) or (joker or 0) >= len(CARDS):
            raise UnknownStep(written)
        cards = tuple(Card(i) for i in range(len(CARDS)) if bits >> i & 1)
        return cls(Route(route), cards, joker)

    @property
    def move(self) -> ClaimRoute:
        """The move that makes this claim."""
        return ClaimRoute(self.route, self.cards, self.joker)

    @property
    def price(self) -> int:
        """The price of the route."""
        return ROUTES[self.route].price

    @property
    def given(self) -> tuple[Card, ...]:
        """The cards and the joker that are given away, dearest first."""
        joker = () if self.joker is None else (self.joker,)
        return (*dearest_first(self.cards), *joker)

    @property
    def worth(self) -> int:
        """The sum of the cards; a joker adds nothing."""
        return sum(CARDS[c].value for c in self.cards)

    @property
    def lost(self) -> int:
        """The excess of the payment over the price; negative if it is too little."""
        return self.worth - self.price


# --- the screens ---------------------------------------------------------------------------------


def ask(view: View, legal: Sequence[Move], where: Where) -> Screen | Go[Move]:
    """Return what follows at a place. Raises UnknownStep, or TooLittle for too small a payment."""
    match where:
        case Where(step=""):
            return _beginning(view, legal)
        case Where(step="typed", chosen=(line,)):
            return _paying(view, legal, _route_named(view, legal, line))
        case Where(step="route", chosen=(key,)) if not _CLAIM.fullmatch(key):
            return _paying(view, legal, _route(key, legal))
        case Where(step="route" | "pay", chosen=(written,)):
            return _claiming(view, Claim.read(written))
        case Where(step="cards", chosen=(key, *cards)):
            return _claiming(view, _picked(view, _route(key, legal), cards))
        case Where(step="fetch", chosen=(key,)):
            return go(view, (PlayExcuse(_card(key)),))
    raise UnknownStep(where.step)


def go(view: View, moves: tuple[Move, ...]) -> Go[Move]:
    """Return the ``Go`` for one move."""
    (move,) = moves
    if isinstance(move, ClaimRoute):
        return _claiming(view, Claim(move.route, move.payment, move.joker))
    label = move_label(view, move)
    return Go(moves, label, costly=isinstance(move, PlayExcuse))


def instead(view: View, legal: Sequence[Move], typed: str) -> None:
    """Return None: the screen after a refusal is the first screen."""


def _beginning(view: View, legal: Sequence[Move]) -> Screen:
    """Return the first screen: buttons to take cards or give Aces; menus of routes and Excuse."""
    taking = tuple(_press(view, move) for move in takes(legal))
    others = tuple(_press(view, move) for move in legal if isinstance(move, GiveAce | Pass))
    together = len(taking) + len(others) <= _BUTTONS_A_ROW
    presses = ((*taking, *others),) if together else (taking, others)
    touches = tuple(map(_route_touch, payable(legal)))
    menus = (*_claim_menu(view, legal), *_excuse_menu(legal))
    return Ask((*filter(None, presses), *menus), touches=touches)


def _press(view: View, move: Move) -> Press[Move]:
    style: Style = "primary" if isinstance(move, TAKING) else "secondary"
    label, icon = move_label(view, move), _icon_of(view, move)
    return Press(label, go(view, (move,)), style, at=_place(move), icon=icon)


def _icon_of(view: View, move: Move) -> str:
    """Return the icon of the suits of the face-up card that a move is about."""
    if not isinstance(move, DrawSlot | GiveAce | KeepAce):
        return ""
    card = view.draft[move.slot]
    return "" if card is None else suits_icon(CARDS[card].suits)


def _place(move: Move) -> str:
    """Return the painter's name of the place from which a move takes a card."""
    if isinstance(move, DrawSlot | GiveAce | KeepAce):
        return f"slot {move.slot}"
    return "pile" if isinstance(move, DrawPile) else ""


def _claim_menu(view: View, legal: Sequence[Move]) -> tuple[Menu, ...]:
    """Return the menu of routes, those with few payments once for each payment."""
    is_last = _is_last(view)
    routes = {route: ways_to_pay(legal, route) for route in payable(legal)}
    room = MOST_PAYMENTS - len(routes)
    options = dict[Route, tuple[Option, ...]]()
    for route, ways in sorted(routes.items(), key=lambda pair: len(pair[1])):
        if len(ways) - 1 <= room and all(len(way.given) <= MOST_NAMED for way in ways):
            room -= len(ways) - 1
            options[route] = tuple(_claim_option(way, is_last=is_last) for way in ways)
        else:
            options[route] = (_route_option(route, ways, is_last=is_last),)
    listed = tuple(option for route in routes for option in options[route])
    return (Menu("route", listed, text("ruta-play-claim")),) if listed else ()


def _claim_option(way: Claim, *, is_last: bool) -> Option:
    face, exact = ROUTES[way.route], None if way.lost or is_last else "✨"
    cards = Listing(tuple(map(card_name, way.given)), "comma")
    label = text("ruta-play-route-paid", route=route_name(way.route), cards=cards)
    icon = suits_icon(face.suits)
    hint = _worth(way, is_last=is_last)
    return Option(str(way), label, hint, exact, at=f"route {face.key}", icon=icon)


def _route_touch(route: Route) -> Press[Move]:
    """Return the touch of a route: how to pay for it."""
    face = ROUTES[route]
    label = text("ruta-play-route", route=route_name(route), price=face.price)
    return Press(label, Where("route", (face.key,)), at=f"route {face.key}")


def _route_option(route: Route, ways: Sequence[Claim], *, is_last: bool) -> Option:
    exact = not is_last and any(way.lost == 0 for way in ways)
    hint = text(
        "ruta-play-route-hint",
        suits=suits_named(ROUTES[route].suits),
        exact="yes" if exact else "no",
    )
    label = text("ruta-play-route", route=route_name(route), price=ROUTES[route].price)
    key = ROUTES[route].key
    icon = suits_icon(ROUTES[route].suits)
    return Option(key, label, hint, at=f"route {key}", icon=icon)


def _excuse_menu(legal: Sequence[Move]) -> tuple[Menu, ...]:
    cards = sorted(
        (m.card for m in legal if isinstance(m, PlayExcuse)), key=lambda c: -CARDS[c].value
    )
    if not cards:
        return ()
    return (Menu("fetch", tuple(map(_card_option, cards)), text("ruta-play-fetch")),)


def _paying(view: View, legal: Sequence[Move], route: Route) -> Screen | Go[Move]:
    """Return the screen of payments for a route; if there is only one, the claim."""
    ways = ways_to_pay(legal, route)
    if len(ways) == 1:
        return _claiming(view, ways[0])
    face = ROUTES[route]
    options = (_way_option(way, is_last=_is_last(view)) for way in ways[:MOST_PAYMENTS])
    listed = Menu("pay", tuple(options), text("ruta-play-pay"))
    usable = _usable(view, route)
    picking = Menu(
        "cards",
        tuple(_hand_option(view, card) for card in usable),
        text("ruta-play-cards"),
        of=(face.key,),
        most=len(usable),
        chosen=tuple(CARDS[card].key for card in ways[0].given),
    )
    priced = text(
        "ruta-route-priced",
        route=route_name(route),
        price=face.price,
        suits=suits_named(face.suits),
    )
    words = (priced, *(_end_words(view) or (text("ruta-play-pay-how"),)))
    return Ask((listed, picking), words, plan=(route,))


def _end_words(view: View) -> tuple[Text, ...]:
    """Say that the viewer's next claim ends the game; empty if it does not."""
    return (text("ruta-play-ends"),) if _is_last(view) else ()


def _is_last(view: View) -> bool:
    """Whether the viewer's next claim ends the game."""
    return view.viewer is not None and view.seats[view.viewer].tokens_left == 1


def _way_option(way: Claim, *, is_last: bool) -> Option:
    exact = None if way.lost or is_last else "✨"
    return Option(str(way), cards_named(way), _worth(way, is_last=is_last), emoji=exact)


def _card_option(card: Card) -> Option:
    face = CARDS[card]
    suits = in_order(face.suits)
    label = text("ruta-play-card", card=card_name(card), value=face.value)
    hint = suits_named(suits) if suits else None
    return Option(face.key, label, hint, icon=suits_icon(suits))


def _hand_option(view: View, card: Card) -> Option:
    """Return the option of a card that pays, at its place in the hand; a joker lies elsewhere."""
    at = f"card {CARDS[card].key}" if card in (view.hand or ()) else ""
    return msgspec.structs.replace(_card_option(card), at=at)


def _claiming(view: View, claim: Claim) -> Go[Move]:
    """Return the ``Go`` of a claim. Raises TooLittle."""
    route = route_name(claim.route)
    if claim.lost < 0:
        raise TooLittle(
            Refusal(
                "ruta-refusal-payment-too-low",
                {"route": route, "price": claim.price, "paid": claim.worth},
            )
        )
    return Go(
        (claim.move,),
        text("ruta-play-sure-button"),
        (
            text("ruta-play-sure", route=route, price=claim.price),
            cards_named(claim),
            _worth(claim, is_last=_is_last(view)),
            *_end_words(view),
        ),
        plan=(claim.route,),
        costly=True,
        by=Where("pay", (str(claim),)),
    )


class TooLittle(PlayerError):
    """The chosen cards are worth less than the route costs."""


# --- what can be done ----------------------------------------------------------------------------


def takes(legal: Iterable[Move]) -> list[Move]:
    """Return the moves that bring a card at once: face-up slots in order, then the pile."""
    taking = [move for move in legal if isinstance(move, TAKING)]
    return sorted(taking, key=lambda m: (isinstance(m, DrawPile), getattr(m, "slot", 0)))


def payable(legal: Iterable[Move]) -> list[Route]:
    """Return the routes among these moves, each once, in order."""
    return list(dict.fromkeys(m.route for m in legal if isinstance(m, ClaimRoute)))


def ways_to_pay(legal: Iterable[Move], route: Route) -> list[Claim]:
    """Return the payments for a route among these moves: exact ones first, jokers last."""
    ways = [
        Claim(m.route, m.payment, m.joker)
        for m in legal
        if isinstance(m, ClaimRoute) and m.route == route
    ]
    return sorted(ways, key=lambda way: (way.lost != 0, way.joker is not None, way.lost))


def _usable(view: View, route: Route) -> list[Card]:
    """Return the cards of the hand that count for a route, dearest first; then the jokers."""
    suits = set(ROUTES[route].suits)
    jokers = [] if view.viewer is None else list(view.seats[view.viewer].jokers)
    usable_jokers = [j for j in jokers if suits & set(CARDS[j].suits)]
    hand = view.hand or ()
    cards = [c for c in hand if usable_jokers or suits & set(CARDS[c].suits)]
    cards = [c for c in cards if CARDS[c].value]
    return dearest_first(cards) + usable_jokers


def _route_named(view: View, legal: Sequence[Move], line: str) -> Route:
    """Return the payable route whose two places were typed, and no payment. Raises UnknownStep."""
    try:
        move = parse(view, line if line.startswith("claim") else f"claim {line}")
    except UnreadableMove as fault:
        raise UnknownStep(line) from fault
    if not isinstance(move, ClaimRoute) or move.payment or move.route not in payable(legal):
        raise UnknownStep(line)
    return move.route


def _route(key: str, legal: Sequence[Move]) -> Route:
    """Return the payable route of this key. Raises UnknownStep."""
    for move in legal:
        if isinstance(move, ClaimRoute) and ROUTES[move.route].key == key:
            return move.route
    raise UnknownStep(key)


def _card(key: str) -> Card:
    found = next((number for number, face in enumerate(CARDS) if face.key == key), None)
    if found is None:
        raise UnknownStep(key)
    return Card(found)


def _picked(view: View, route: Route, keys: Sequence[str]) -> Claim:
    """Return the claim with these cards, which the player picked."""
    cards = [_card(key) for key in keys]
    jokers = set(() if view.viewer is None else view.seats[view.viewer].jokers)
    paid = tuple(sorted(card for card in cards if card not in jokers))
    return Claim(route, paid, next((card for card in cards if card in jokers), None))


# --- words ---------------------------------------------------------------------------------------


def move_label(view: View, move: Move) -> Text:
    """Return a short label for a move that needs no further choice. Raises UnknownStep."""
    if isinstance(move, PlayExcuse):
        return text("ruta-play-fetch-card", card=card_name(move.card))
    if isinstance(move, DrawSlot | GiveAce | KeepAce) and (
        not 0 <= move.slot < len(view.draft) or view.draft[move.slot] is None
    ):
        raise UnknownStep("slot")
    return move_text(view, move)


def cards_named(claim: Claim) -> Text:
    """Return the cards of a payment, dearest first, with their values."""
    named = Listing(
        tuple(
            text("ruta-play-card-worth", card=card_name(c), value=CARDS[c].value)
            for c in dearest_first(claim.cards)
        )
    )
    if claim.joker is None:
        return text("ruta-play-paid", cards=named)
    return text("ruta-play-paid-joker", cards=named, joker=card_name(claim.joker))


def suits_named(suits: Sequence[Suit]) -> Text:
    """Return suits with their emoji: "🌙 Moons ☀️ Suns"."""
    return text("ruta-play-suits", suits=Listing(tuple(map(signed_suit, suits)), "row"))


def suits_icon(suits: Sequence[Suit]) -> str:
    """Return the icon of these suits; "" for none."""
    return "-".join(in_order(suits))


def _worth(claim: Claim, *, is_last: bool) -> Text:
    """Return what is paid for a route; ``is_last``: it ends the game, so nobody plays again."""
    if claim.lost == 0:
        return text("ruta-play-exact", price=claim.price, last="yes" if is_last else "no")
    return text("ruta-play-over", paid=claim.worth, price=claim.price, lost=claim.lost)
