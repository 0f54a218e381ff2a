"""Playing Ruta with buttons and menus: legal choices only, and no card spent unconfirmed."""

import re
from collections.abc import Iterable, Sequence
from typing import Any, Self

import discord
import msgspec
from discord import ui

from cogs.ui.layout import Rows
from cogs.ui.steps import MENU_LIMIT, OPTION_LIMIT, Question, Say, Step
from core.text import Locale, text
from games.ruta.board import CARDS, ROUTES, SUITS, Card, Route, Suit, card_name, route_name
from games.ruta.moves import (
    ClaimRoute,
    DrawPile,
    DrawSlot,
    GiveAce,
    KeepAce,
    Move,
    PlayExcuse,
)
from games.ruta.notation import notate
from games.ruta.view import View
from i18n import Translator
from tables.service import Look
from workers.ports import Post

GAME = "ruta"

SUIT_SIGNS: dict[Suit, str] = {
    "moons": "🌙",
    "suns": "☀️",
    "waves": "🌊",
    "leaves": "🍃",
    "wyrms": "🐉",
    "knots": "🪢",
}

_PAYMENT = re.compile(
    r"(?P<route>[0-9]{1,2})\.(?P<cards>[0-9a-f]{1,16})\.(?P<joker>[0-9]{0,2})", re.ASCII
)


TAKING = (DrawSlot, KeepAce, DrawPile)
"""Moves that bring a card at once."""


class Payment(msgspec.Struct, frozen=True):
    """What is to be paid for a route: cards and perhaps a joker; written short, as in ids."""

    route: Route
    cards: tuple[Card, ...]
    joker: Card | None

    def __str__(self) -> str:
        mask = sum(1 << card for card in self.cards)
        joker = "" if self.joker is None else f"{self.joker}"
        return f"{self.route}.{mask:x}.{joker}"

    @classmethod
    def read(cls, written: str) -> Self:
        """The payment that was written like this. Raises ValueError when nothing was."""
        found = _PAYMENT.fullmatch(written)
        if found is None:
            raise ValueError("not a payment")
        route, bits = int(found["route"]), int(found["cards"], 16)
        joker = Card(int(found["joker"])) if found["joker"] else None
        if route >= len(ROUTES) or bits >> len(CARDS) or (joker or 0) >= len(CARDS):
            raise ValueError("no such route or card")
        cards = tuple(Card(i) for i in range(len(CARDS)) if bits >> i & 1)
        return cls(Route(route), cards, joker)

    @property
    def move(self) -> ClaimRoute:
        """The claim that pays it."""
        return ClaimRoute(self.route, self.cards, self.joker)

    @property
    def worth(self) -> int:
        """The sum of the cards; a joker adds nothing."""
        return sum(CARDS[c].value for c in self.cards)

    @property
    def is_plain(self) -> bool:
        """Whether nothing is given away: no card's worth is lost, no joker is spent."""
        return self.lost == 0 and self.joker is None

    @property
    def lost(self) -> int:
        """What is paid too much; negative when it is too little."""
        return self.worth - ROUTES[self.route].price


class RutaControls:
    """Lays out what a seat may do now."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator

    def say(self, locale: Locale) -> Say:
        """Says the game's texts in this language; none of them names a person."""
        said: Say = self._translator.voice(locale).say
        return said

    def controls(self, look: Look, locale: Locale) -> Rows:
        """A press for each card to take and Ace to give, menus of routes and of the Excuse."""
        if look.asked is None:
            return ()
        question = Question(look.table.code, look.asked)
        say = self.say(locale)
        rows: list[ui.ActionRow[Any]] = []
        simple = [m for m in look.legal if not isinstance(m, ClaimRoute | PlayExcuse)]
        for moves in (takes(simple), [m for m in simple if not isinstance(m, TAKING)]):
            buttons = [self._button(move, question, look.view, say) for move in moves]
            if buttons:
                rows.append(ui.ActionRow(*buttons))
        rows += self._claim_row(look, question, say)
        rows += self._excuse_row(look, question, say)
        return rows

    def payments(
        self, look: Look, question: Question, route: Route, locale: Locale
    ) -> tuple[Post, Rows]:
        """The ways to pay for a route: the sensible ones, or any cards that count."""
        say = self.say(locale)
        ways = ways_to_pay(look.legal, route)
        menu = Step.menu(
            GAME,
            "pay",
            question,
            [
                discord.SelectOption(
                    label=cards_line(way, say)[:OPTION_LIMIT],
                    description=_worth_line(way, say)[:OPTION_LIMIT],
                    value=str(way),
                    emoji="✨" if way.lost == 0 else None,
                )
                for way in ways[:MENU_LIMIT]
            ],
            say(text("ruta-play-pay")),
        )
        rows: list[ui.ActionRow[Any]] = [ui.ActionRow(menu)]
        usable = _usable(look.view, route)
        if len(usable) > 1:
            rows.append(ui.ActionRow(self._card_menu(usable, question, route, say)))
        rows.append(ui.ActionRow(self._back(question, say)))
        face = ROUTES[route]
        heading = say(
            text(
                "ruta-route-priced",
                route=route_name(route),
                price=face.price,
                suits=suits_line(face.suits, say),
            )
        )
        return Post(heading=heading, lines=(say(text("ruta-play-pay-how")),)), rows

    def confirmation(
        self, question: Question, payment: Payment, locale: Locale
    ) -> tuple[Post, Rows]:
        """The last look before cards are spent."""
        say = self.say(locale)
        sure = Step.button(
            GAME,
            "sure",
            question,
            str(payment),
            say(text("ruta-play-sure-button")),
            discord.ButtonStyle.success,
        )
        heading = say(
            text(
                "ruta-play-sure",
                route=route_name(payment.route),
                price=ROUTES[payment.route].price,
            )
        )
        lines = (cards_line(payment, say), _worth_line(payment, say))
        row: ui.ActionRow[Any] = ui.ActionRow(sure, self._back(question, say))
        return Post(heading=heading, lines=lines), (row,)

    # --- the parts ---------------------------------------------------------------------------

    def _button(self, move: Move, question: Question, view: View, say: Say) -> Step:
        style = (
            discord.ButtonStyle.primary
            if isinstance(move, TAKING)
            else discord.ButtonStyle.secondary
        )
        return Step.button(GAME, "go", question, notate(move), move_label(move, view, say), style)

    def _claim_row(self, look: Look, question: Question, say: Say) -> list[ui.ActionRow[Any]]:
        options = []
        for route in payable(look.legal):
            face = ROUTES[route]
            exact = any(way.lost == 0 for way in ways_to_pay(look.legal, route))
            hint = text("ruta-play-route-hint", exact="yes" if exact else "no")
            options.append(
                discord.SelectOption(
                    label=say(text("ruta-play-route", route=route_name(route), price=face.price)),
                    description=f"{suits_line(face.suits, say)} {say(hint)}"[:OPTION_LIMIT],
                    value=str(route),
                )
            )
        if not options:
            return []
        menu = Step.menu(GAME, "route", question, options, say(text("ruta-play-claim")))
        return [ui.ActionRow(menu)]

    def _excuse_row(self, look: Look, question: Question, say: Say) -> list[ui.ActionRow[Any]]:
        cards = [m.card for m in look.legal if isinstance(m, PlayExcuse)]
        if not cards:
            return []
        dearest_first = sorted(cards, key=lambda c: -CARDS[c].value)
        options = [_card_option(card, say) for card in dearest_first]
        menu = Step.menu(GAME, "fetch", question, options, say(text("ruta-play-fetch")))
        return [ui.ActionRow(menu)]

    def _card_menu(
        self, usable: Sequence[Card], question: Question, route: Route, say: Say
    ) -> Step:
        options = [_card_option(card, say) for card in usable[:MENU_LIMIT]]
        hint = say(text("ruta-play-cards"))
        return Step.menu(GAME, "cards", question, options, hint, str(route), len(options))

    def _back(self, question: Question, say: Say) -> Step:
        return Step.button(GAME, "back", question, "", say(text("ruta-play-back-button")))


def takes(legal: Iterable[Move]) -> list[Move]:
    """The moves that bring a card at once, as the cards lie: the face-up slots, then the pile."""
    taking = [move for move in legal if isinstance(move, TAKING)]
    return sorted(taking, key=lambda m: (isinstance(m, DrawPile), getattr(m, "slot", 0)))


def payable(legal: Iterable[Move]) -> list[Route]:
    """The routes among these moves, each once, in order."""
    return list(dict.fromkeys(m.route for m in legal if isinstance(m, ClaimRoute)))


def ways_to_pay(legal: Iterable[Move], route: Route) -> list[Payment]:
    """The payments for a route among these moves: exact ones first, jokers last."""
    ways = [
        Payment(m.route, m.payment, m.joker)
        for m in legal
        if isinstance(m, ClaimRoute) and m.route == route
    ]
    return sorted(ways, key=lambda way: (way.lost != 0, way.joker is not None, way.lost))


def move_label(move: Move, view: View, say: Say) -> str:
    """A short label for a move that needs no further choice."""
    if isinstance(move, DrawSlot | GiveAce | KeepAce):
        card = view.draft[move.slot]
        assert card is not None, "a legal move names a slot with a card"
        kind = {DrawSlot: "take", GiveAce: "give", KeepAce: "keep"}[type(move)]
        return say(text(f"ruta-play-{kind}", card=card_name(card)))
    if isinstance(move, DrawPile):
        return say(text("ruta-play-pile"))
    return say(text("ruta-move-pass"))


def cards_line(payment: Payment, say: Say) -> str:
    """The cards of a payment, dearest first, with what each is worth."""
    ordered = sorted(payment.cards, key=lambda c: -CARDS[c].value)
    named = ", ".join(f"{say(card_name(c))} {CARDS[c].value}" for c in ordered)
    if payment.joker is None:
        return named
    return f"{named} + {say(card_name(payment.joker))}"


def suits_line(suits: Sequence[Suit], say: Say) -> str:
    """Suits with their signs: "🌙 Moons ☀️ Suns"."""
    return " ".join(f"{SUIT_SIGNS[s]} {say(text(f'ruta-suit-{s}'))}" for s in suits)


def _worth_line(payment: Payment, say: Say) -> str:
    price = ROUTES[payment.route].price
    if payment.lost == 0:
        return say(text("ruta-play-exact", price=price))
    return say(text("ruta-play-over", paid=payment.worth, price=price, lost=payment.lost))


def _usable(view: View, route: Route) -> list[Card]:
    """The cards of the hand that count for a route, dearest first; jokers after them."""
    suits = set(ROUTES[route].suits)
    jokers = [] if view.viewer is None else list(view.seats[view.viewer].jokers)
    usable_jokers = [j for j in jokers if suits & set(CARDS[j].suits)]
    hand = view.hand or ()
    cards = [c for c in hand if usable_jokers or suits & set(CARDS[c].suits)]
    cards = [c for c in cards if CARDS[c].value]
    return sorted(cards, key=lambda c: -CARDS[c].value) + usable_jokers


def _card_option(card: Card, say: Say) -> discord.SelectOption:
    face = CARDS[card]
    suits = suits_line([s for s in SUITS if s in face.suits], say)
    return discord.SelectOption(
        label=f"{say(card_name(card))} · {face.value}",
        description=suits[:OPTION_LIMIT] or None,
        value=str(card),
    )


def picked(view: View, chosen: str) -> Payment:
    """The payment made of a route and the numbers of cards, as the card menu hands them on."""
    route, *numbers = (int(n) for n in chosen.split())
    jokers = set(() if view.viewer is None else view.seats[view.viewer].jokers)
    cards = tuple(sorted(Card(n) for n in numbers if n not in jokers))
    joker = next((Card(n) for n in numbers if n in jokers), None)
    return Payment(Route(route), cards, joker)
