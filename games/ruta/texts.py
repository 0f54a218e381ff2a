"""Texts of Ruta (core.texts.Words): keys of ``locales/*/ruta.ftl`` and their values."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from core.decktet import (
    CARDS,
    SUITS,
    TYPED_NAMES,
    Card,
    Suit,
    card_name,
    cards_of,
    mask_of,
    suit_name,
)
from core.game import Seat
from core.texts import Facts, Importance, Line, Listing, Names, Player, Text, Value, lines, text
from games.ruta.board import DRAFT_SLOTS, ROUTE_CARDS, ROUTES, TOKENS, Route, deck_mask, route_name
from games.ruta.moves import (
    AceGiven,
    AceKept,
    CardDrawn,
    ClaimRoute,
    Dealt,
    DrawPile,
    DrawSlot,
    Event,
    ExcusePlayed,
    GameEnded,
    GiveAce,
    HandDealt,
    JokersDealt,
    KeepAce,
    Move,
    Pass,
    Passed,
    PileDrawn,
    PlayExcuse,
    Reshuffled,
    Resigned,
    RouteClaimed,
    SlotDrawn,
    SlotFilled,
    dearest_first,
    payable_routes,
    worth,
)
from games.ruta.view import View


def _going_round(suit: Suit) -> Listing:
    """Return the cards of a suit that players can hold and pay, with their values."""
    in_deck = cards_of(deck_mask(excuse=False, joker_aces=False))
    return Listing(
        tuple(
            text("ruta-play-card-worth", card=card_name(card), value=CARDS[card].value)
            for card in in_deck
            if suit in CARDS[card].suits
        )
    )


FACTS: Final[Facts] = {suit: _going_round(suit) for suit in SUITS}

MOST_CARDS_NAMED = 5
"""The most cards named in the label of a claim, to stay within 100 characters."""

_WORDS: Final = ("draw", "pile", "give", "keep", "claim", "with", "pass")

NAMES: Final[Names] = (
    *TYPED_NAMES,
    *((text(f"ruta-typed-{word}"), word) for word in _WORDS),
    (text("ruta-typed-nothing"), ""),
)
"""What may be typed: cards, verbs, pile, joker."""


def event_text(event: Event) -> Text:
    """Return one sentence that tells an event."""
    match event:
        case GameEnded():
            return text(f"ruta-end-{event.reason}")
        case Dealt():
            return text("ruta-event-dealt", player=Player(event.first))
        case SlotFilled():
            return text("ruta-event-slot-filled", slot=event.slot + 1, card=_face(event.card))
        case Reshuffled():
            return text("ruta-event-reshuffled", count=event.count)
        case RouteClaimed():
            return _claimed_text(event)
        case AceGiven():
            return _ace_given_text(event)
        case _:
            return _taken_text(event)


Taken: TypeAlias = (
    HandDealt
    | JokersDealt
    | SlotDrawn
    | CardDrawn
    | AceKept
    | ExcusePlayed
    | PileDrawn
    | Passed
    | Resigned
)
"""Events about one player and the cards they got."""


def _taken_text(event: Taken) -> Text:
    player = Player(event.seat)
    match event:
        case HandDealt():
            return text("ruta-event-hand-dealt", player=player, cards=_faces(event.cards))
        case JokersDealt():
            return text("ruta-event-jokers-dealt", player=player, cards=_names(event.cards))
        case SlotDrawn():
            return text("ruta-event-slot-drawn", player=player, card=_face(event.card))
        case CardDrawn():
            return text("ruta-event-card-drawn", card=_face(event.card))
        case AceKept():
            return text("ruta-event-ace-kept", player=player, card=card_name(event.card))
        case ExcusePlayed():
            return text("ruta-event-excuse-played", player=player, card=_face(event.card))
        case PileDrawn():
            return text("ruta-event-pile-drawn", player=player)
        case Passed():
            return text("ruta-event-passed", player=player)
        case Resigned():
            return text("ruta-event-resigned", player=player)


def _ace_given_text(event: AceGiven) -> Text:
    return text(
        "ruta-event-ace-given",
        player=Player(event.seat),
        rival=Player(event.to),
        card=card_name(event.card),
    )


def _claimed_text(event: RouteClaimed) -> Text:
    values: dict[str, Value] = {
        "player": Player(event.seat),
        "route": route_name(event.route),
        "cards": _names(dearest_first(event.payment)),
        "paid": event.paid,
        "price": ROUTES[event.route].price,
        "exact": "yes" if event.exact else "no",
    }
    if event.joker is None:
        return Text("ruta-event-route-claimed", values)
    return Text("ruta-event-route-claimed-joker", {**values, "joker": card_name(event.joker)})


def move_text(view: View, move: Move) -> Text:
    """Return a short label for a move; a face-up card is called by its name."""
    match move:
        case DrawSlot():
            return _of_slot("ruta-play-take", view, move.slot)
        case DrawPile():
            return text("ruta-play-pile")
        case GiveAce():
            return _of_slot("ruta-play-give", view, move.slot)
        case KeepAce():
            return _of_slot("ruta-play-keep", view, move.slot)
        case PlayExcuse():
            return text("ruta-move-excuse", card=card_name(move.card))
        case ClaimRoute():
            return _claim_label(move)
        case Pass():
            return text("ruta-move-pass")


def _of_slot(key: str, view: View, slot: int) -> Text:
    """Return the text for the card in this slot, or that the slot is empty."""
    card = view.draft[slot]
    if card is None:
        return text("ruta-board-slot-empty", slot=slot + 1)
    return Text(key, {"card": card_name(card)})


def _claim_label(move: ClaimRoute) -> Text:
    values: dict[str, Value] = {"route": route_name(move.route)}
    if move.joker is not None:
        values["joker"] = card_name(move.joker)
    if len(move.payment) > MOST_CARDS_NAMED:
        values |= {"count": len(move.payment), "paid": worth(move.payment)}
        return Text("ruta-move-claim-many" + _joker_ending(move), values)
    values["cards"] = _names(dearest_first(move.payment))
    return Text("ruta-move-claim" + _joker_ending(move), values)


def _joker_ending(move: ClaimRoute) -> str:
    return "" if move.joker is None else "-joker"


def prompt_text(view: View) -> Text:
    """Return what the seat to act may do now."""
    if view.turn is None:
        return text("ruta-prompt-over")
    if view.draw_owed:
        return text("ruta-prompt-draw-owed")
    if not view.pile_count and not view.discard and view.draft == (None,) * DRAFT_SLOTS:
        return text("ruta-prompt-no-card-left")
    if view.plays_again:
        return text("ruta-prompt-again")
    return text("ruta-prompt-turn")


def progress_text(view: View) -> Text | None:
    """Return the number of tokens each seat has placed; a seat's last one ends the game."""
    if view.turn is None:
        return None
    placed = (TOKENS - seat.tokens_left for seat in view.seats)
    seats = (
        text("ruta-progress-seat", player=Player(Seat(seat)), count=count)
        for seat, count in enumerate(placed)
    )
    return text("ruta-progress", most=TOKENS, seats=Listing(tuple(seats)))


def board_text(view: View) -> tuple[Line, ...]:
    """Return everything public in lines: cards on offer, players with their routes, free routes."""
    return tuple(_board_lines(view))


def _board_lines(view: View) -> Iterator[Line]:
    for slot, card in enumerate(view.draft):
        yield Line(_slot_line(slot, card))
    yield Line(_piles_line(view), Importance.REST)
    for seat in map(Seat, range(len(view.seats))):
        yield from _seat_lines(view, seat)
    if None in view.owners:
        free = text("ruta-board-free", routes=_priced_routes(view, None))
        yield Line(free, Importance.REST)
    if view.last_route is not None:
        last = text("ruta-board-last-route", route=route_name(view.last_route))
        yield Line(last, Importance.LAST)
    yield Line(_turn_line(view), Importance.TURN)


def _slot_line(slot: int, card: Card | None) -> Text:
    if card is None:
        return text("ruta-board-slot-empty", slot=slot + 1)
    return text("ruta-board-slot", slot=slot + 1, card=_face(card))


def _piles_line(view: View) -> Text:
    if not view.discard:
        return text("ruta-board-piles-no-discard", pile=view.pile_count)
    return text("ruta-board-piles", pile=view.pile_count, cards=_faces(view.discard[::-1]))


def _seat_lines(view: View, seat: Seat) -> Iterator[Line]:
    of_seat, player = view.seats[seat], Player(seat)
    score = text(
        "ruta-board-seat",
        player=player,
        points=_points(view, seat),
        tokens=of_seat.tokens_left,
        hand=of_seat.hand_count,
        longest=of_seat.longest_places,
    )
    yield Line(score, Importance.SCORE)
    if of_seat.known:
        known = text("ruta-board-known", player=player, cards=_faces(of_seat.known))
        yield Line(known, Importance.REST)
    if of_seat.jokers:
        yield Line(text("ruta-board-jokers", player=player, cards=_names(of_seat.jokers)))
    if seat in view.owners:
        yield Line(text("ruta-board-routes", player=player, routes=_priced_routes(view, seat)))


def _points(view: View, seat: Seat) -> int:
    """Return the seat's points: the present ones, or the final ones once the game is over."""
    if view.outcome is None:
        return view.seats[seat].points
    return next(standing.points for standing in view.outcome.standings if standing.seat == seat)


def _turn_line(view: View) -> Text:
    if view.turn is None:
        return text("ruta-board-over")
    return text("ruta-board-turn", player=Player(view.turn))


def _priced_routes(view: View, owner: Seat | None) -> Listing:
    return Listing(tuple(_priced(i) for i, held_by in enumerate(view.owners) if held_by == owner))


def _priced(route: int) -> Text:
    face = ROUTES[route]
    return text(
        "ruta-route-priced", route=route_name(route), price=face.price, suits=_suits(face.suits)
    )


def plan_text(view: View, plan: Sequence[Route]) -> Text:  # noqa: ARG001
    """Return the routes that the viewer plans to claim."""
    return text("ruta-plan", routes=Listing(tuple(map(_priced, plan))))


def hand_text(view: View) -> tuple[Line, ...]:
    """Return the viewer's cards and, until the end, their sum in each suit and payable routes.

    Nothing for an empty hand, as all see that it is empty.
    """
    if not view.hand:
        return ()
    return tuple(lines(Importance.HAND, _hand_lines(view, view.hand)))


def _hand_lines(view: View, hand: tuple[Card, ...]) -> Iterator[Text]:
    yield text("ruta-hand-cards", count=len(hand), cards=_faces(hand))
    if view.turn is None:
        return
    yield text("ruta-hand-suits", suits=Listing(tuple(_worth_in_suits(hand))))
    if payable := _payable(view, hand):
        yield text("ruta-hand-payable", routes=Listing(tuple(map(_priced, payable))))


def _payable(view: View, hand: tuple[Card, ...]) -> list[int]:
    """Return the free routes this hand pays for, with or without a joker. R-9.2, R-14.2."""
    jokers = () if view.viewer is None else view.seats[view.viewer].jokers
    in_suit = payable_routes(mask_of(hand))
    return [
        route
        for route, owner in enumerate(view.owners)
        if owner is None
        and (
            route in in_suit
            or (worth(hand) >= ROUTES[route].price and mask_of(jokers) & ROUTE_CARDS[route])
        )
    ]


def _worth_in_suits(hand: tuple[Card, ...]) -> Iterable[Text]:
    for suit in SUITS:
        cards = tuple(card for card in hand if suit in CARDS[card].suits)
        yield text("ruta-hand-suit", suit=suit_name(suit), worth=worth(cards))


def _face(card: Card) -> Text:
    """Return a card with its value and suits; the Excuse has neither."""
    face = CARDS[card]
    if not face.suits:
        return card_name(card)
    suits = _suits(face.suits)
    return text("ruta-card-face", card=card_name(card), value=face.value, suits=suits)


def _faces(cards: Iterable[Card]) -> Listing:
    return Listing(tuple(_face(card) for card in cards))


def _names(cards: Iterable[Card]) -> Listing:
    return Listing(tuple(card_name(card) for card in cards))


def _suits(suits: tuple[Suit, ...]) -> Listing:
    return Listing(tuple(suit_name(suit) for suit in suits))
