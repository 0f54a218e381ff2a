"""Converts the engine's values to the referee's and back."""

from typing import Any

import msgspec

from core.decktet import CARDS, NO_CARD, Card, cards_of
from core.game import Everyone, Seat, Told, only
from games.ruta.board import ROUTES, Route
from games.ruta.moves import (
    CardDrawn,
    ClaimRoute,
    Dealt,
    DrawPile,
    DrawSlot,
    Event,
    GiveAce,
    HandDealt,
    JokersDealt,
    KeepAce,
    Move,
    Pass,
    PlayExcuse,
    SlotFilled,
)
from games.ruta.state import NOBODY, State
from games.ruta.view import Options, SeatView, View
from tests.referee.outcomes import outcome_words
from tests.referee.ruta import referee

SEATS = (Seat(0), Seat(1))
VIEWERS = (*SEATS, None)
CARD_NUMBERS = {face.key: Card(i) for i, face in enumerate(CARDS)}
ROUTE_NUMBERS = {face.key: Route(i) for i, face in enumerate(ROUTES)}


def card_word(card: int | None) -> str | None:
    return None if card is None else CARDS[card].key


def route_word(route: int | None) -> str | None:
    return None if route is None else ROUTES[route].key


def card_words(cards: tuple[Card, ...]) -> list[str]:
    return [CARDS[card].key for card in cards]


def move_words(move: Move) -> referee.Move:
    """A move of the engine as the referee says it."""
    match move:
        case DrawSlot(slot=slot):
            return ("draw-slot", slot)
        case DrawPile():
            return ("draw-pile",)
        case GiveAce(slot=slot):
            return ("give-ace", slot)
        case KeepAce(slot=slot):
            return ("keep-ace", slot)
        case PlayExcuse(card=card):
            return ("play-excuse", card_word(card))
        case ClaimRoute(route=route, payment=payment, joker=joker):
            return ("claim-route", route_word(route), tuple(card_words(payment)), card_word(joker))
        case Pass():
            return ("pass",)


def engine_move(move: referee.Move) -> Move:
    """A move of the referee as the engine takes it."""
    match move:
        case ("draw-slot", slot):
            return DrawSlot(slot)
        case ("draw-pile",):
            return DrawPile()
        case ("give-ace", slot):
            return GiveAce(slot)
        case ("keep-ace", slot):
            return KeepAce(slot)
        case ("play-excuse", card):
            return PlayExcuse(CARD_NUMBERS[card])
        case ("claim-route", route, payment, joker):
            return ClaimRoute(
                ROUTE_NUMBERS[route],
                tuple(CARD_NUMBERS[card] for card in payment),
                None if joker is None else CARD_NUMBERS[joker],
            )
        case _:
            return Pass()


def came_from_pile(told: tuple[Told[Event], ...]) -> list[str]:
    """The cards that left the pile in a move, first to last."""
    return [
        CARDS[each.event.card].key
        for each in told
        if isinstance(each.event, CardDrawn | SlotFilled)
    ]


def story(told: tuple[Told[Event], ...]) -> list[tuple[Any, ...]]:
    """What was told as the referee tells it: kind, values, and the one seat told or None."""
    return [_line(each) for each in told]


def _line(told: Told[Event]) -> tuple[Any, ...]:
    words = {"card": card_word, "joker": card_word, "route": route_word}
    values: list[Any] = []
    for name, value in msgspec.structs.asdict(told.event).items():
        if name in words:
            values.append(words[name](value))
        elif name in ("payment", "cards"):
            values.append(tuple(card_words(value)))
        else:
            values.append(value)
    kind = type(told.event).__struct_config__.tag
    if isinstance(told.to, Everyone):
        return (kind, *values, None)
    (seat,) = told.to.seats
    return (kind, *values, seat)


def view_words(view: View) -> dict[str, Any]:
    """A view of the engine as the referee shows it."""
    return {
        "viewer": view.viewer,
        "turn": view.turn,
        "draw_owed": view.draw_owed,
        "plays_again": view.plays_again,
        "passes": view.passes,
        "draft": [card_word(card) for card in view.draft],
        "pile_count": view.pile_count,
        "shuffled": card_words(view.shuffled),
        "discard": card_words(view.discard),
        "owners": list(view.owners),
        "seats": [_seat_words(seat) for seat in view.seats],
        "hand": None if view.hand is None else card_words(view.hand),
        "move_number": view.move_number,
        "last_seat": view.last_seat,
        "last_route": route_word(view.last_route),
        "last_slot": view.last_slot,
        "outcome": outcome_words(view.outcome),
    }


def _seat_words(seat: SeatView) -> dict[str, Any]:
    return {
        "hand_count": seat.hand_count,
        "known": card_words(seat.known),
        "tokens_left": seat.tokens_left,
        "jokers": card_words(seat.jokers),
        "longest": [ROUTES[route].key for route in seat.longest],
        "longest_places": seat.longest_places,
        "points": seat.points,
    }


def seat_referee(options: Options, told: tuple[Told[Event], ...]) -> referee.Referee:
    """A referee for the game whose deal was told like this."""
    hands: list[list[str]] = [[], []]
    jokers: list[list[str]] = [[], []]
    first: int | None = None
    for each in told:
        match each.event:
            case Dealt(first=seat):
                first = seat
            case HandDealt(seat=seat, cards=cards):
                assert each.to == only(seat), "a hand is dealt to its own seat only"
                hands[seat] = card_words(cards)
            case JokersDealt(seat=seat, cards=cards):
                jokers[seat] = card_words(cards)
            case _:
                pass
    assert first is not None
    return referee.Referee(
        excuse=options.excuse,
        joker_aces=options.joker_aces,
        each_scores_longest=options.each_scores_longest,
        first=first,
        hands=hands,
        jokers=jokers,
        draft=came_from_pile(told),
    )


def call_referee(state: State) -> referee.Referee:
    """A referee called to a game in progress: it is shown the whole table."""
    called = object.__new__(referee.Referee)
    called.each_scores_longest = state.options.each_scores_longest
    called.hands = [card_words(cards_of(hand)) for hand in state.hands]
    called.jokers = [card_words(cards_of(jokers)) for jokers in state.jokers]
    called.known = [card_words(cards_of(known)) for known in state.known]
    called.draft = [None if card == NO_CARD else CARDS[card].key for card in state.supply.draft]
    called.pile = card_words(state.supply.pile)
    called.discard = card_words(state.supply.discard)
    called.holder = {
        face.key: seat
        for seat in (0, 1)
        for i, face in enumerate(ROUTES)
        if state.claimed[seat] >> i & 1
    }
    called.turn = state.turn
    called.draw_owed, called.plays_again = state.draw_owed, state.plays_again
    called.passes, called.moves_made = state.passes, state.move_number
    open_cards = {*called.draft, *called.discard, *called.known[0], *called.known[1]}
    called.shuffled = [c for c in card_words(state.supply.shuffled) if c not in open_cards]
    called.reason, called.resigned, called.story = None, None, []
    called.last_seat = None if state.last_seat == NOBODY else state.last_seat
    called.last_route = None if state.last_route == NOBODY else ROUTES[state.last_route].key
    called.last_slot = None if state.last_slot == NOBODY else state.last_slot
    return called
