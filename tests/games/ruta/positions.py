"""Small positions of Ruta, each with only the cards and routes it needs."""

from collections.abc import Iterable

import pytest

from core.decktet import CARD_BY_KEY, NO_CARD, Card, mask_of
from core.errors import IllegalMove, Refusal
from core.game import Seat, Step
from core.rng import Rng
from games.ruta.board import ROUTE_BY_KEY, Route, deck_mask
from games.ruta.game import RUTA
from games.ruta.moves import ClaimRoute, Event, Move
from games.ruta.state import State, Supply
from games.ruta.view import Options

ME, RIVAL = Seat(0), Seat(1)


def card(key: str) -> Card:
    """The card with this key."""
    return CARD_BY_KEY[key]


def cards(keys: str) -> tuple[Card, ...]:
    """The cards with these keys, separated by spaces, in the order written."""
    return tuple(card(key) for key in keys.split())


def route(key: str) -> Route:
    """The route with this key, such as ``harvest/consul``."""
    return ROUTE_BY_KEY[key]


def routes(keys: str) -> int:
    """A set of routes."""
    return sum(1 << route(key) for key in keys.split())


def world(
    *,
    hand: str = "",
    rival: str = "",
    draft: str = "- -",
    pile: str = "",
    discard: str = "",
    mine: str = "",
    theirs: str = "",
    jokers: str = "",
    options: Options | None = None,
    owed: bool = False,
    passes: int = 0,
) -> State:
    """A position with seat 0 (ME) to act. Cards not named anywhere are left out of it.

    ``draft``: two cards, ``-`` for an empty slot. ``pile``, ``discard``: bottom to top.
    ``mine``, ``theirs``: claimed routes. ``jokers``: mine.
    """
    slots = [NO_CARD if key == "-" else card(key) for key in draft.split()]
    return State(
        options=options or Options(),
        supply=Supply(
            draft=(slots[0], slots[1]),
            shuffled=cards(pile),
            pile_count=len(cards(pile)),
            discard=cards(discard),
            rng=Rng(bytes(32)),
        ),
        turn=ME,
        hands=(mask_of(cards(hand)), mask_of(cards(rival))),
        known=(0, 0),
        jokers=(mask_of(cards(jokers)), 0),
        claimed=(routes(mine), routes(theirs)),
        draw_owed=owed,
        passes=passes,
    )


def deck() -> tuple[Card, ...]:
    """The thirty cards that go round."""
    mask = deck_mask(excuse=True, joker_aces=False)
    return tuple(Card(i) for i in range(mask.bit_length()) if mask >> i & 1)


def claim(route_key: str, payment: str, joker: str | None = None) -> ClaimRoute:
    """A claim; the payment may be named in any order."""
    paid = tuple(sorted(cards(payment)))
    return ClaimRoute(route(route_key), paid, None if joker is None else card(joker))


def play(state: State, *moves: Move) -> State:
    """The state after these moves, each made by the seat that is to act."""
    for move in moves:
        state = RUTA.apply(state, Seat(state.turn), move).state
    return state


def step(state: State, move: Move) -> Step[State, Event]:
    """What this move of the seat to act gives."""
    return RUTA.apply(state, Seat(state.turn), move)


def events(state: State, move: Move) -> list[Event]:
    """What happens at this move, in order."""
    return [told.event for told in step(state, move).told]


def hand_of(state: State, seat: int) -> set[str]:
    """The keys of the cards in a hand."""
    return keys_in(state.hands[seat])


def keys_in(mask: int) -> set[str]:
    """The keys of the cards of a set."""
    return {key for key, number in CARD_BY_KEY.items() if mask >> number & 1}


def moves_of(state: State, kinds: type | tuple[type, ...] = object) -> list[Move]:
    """The listed moves of the seat to act, of these kinds."""
    return [m for m in RUTA.legal_moves(state, Seat(state.turn)) if isinstance(m, kinds)]


def written(moves: Iterable[Move]) -> list[str]:
    """These moves in notation."""
    return [RUTA.notate(move) for move in moves]


def refusal(state: State, move: Move) -> Refusal:
    """Why the seat to act may not do this; fails when it may."""
    found = RUTA.check(state, Seat(state.turn), move)
    assert found is not None, f"{RUTA.notate(move)} is allowed"
    with pytest.raises(IllegalMove) as caught:
        RUTA.apply(state, Seat(state.turn), move)
    assert caught.value.refusal == found
    return found
