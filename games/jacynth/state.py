"""The whole state of a game of Jacynth, with what is secret, and its deal."""

import msgspec

from core.decktet import NO_CARD, Card, cards_of, mask_of
from core.game import EVERYONE, Seat, Step, Told, only
from core.rng import Rng
from games.jacynth.board import (
    FEWEST_SEATS,
    FIRST_HAND,
    MOST_SEATS,
    NOBODY,
    PLACES,
    STARTING_PLACES,
    TOKENS,
    Grid,
    Place,
    Tokens,
    deck,
)
from games.jacynth.moves import CityBegun, Dealt, Event, HandDealt
from games.jacynth.view import Options

# The complete state of a game of Jacynth, secrets included; stored, never shown.
#
# Hands are bit sets of cards (core.decktet).

FULL = "full"
RESIGNED = "resigned"


class State(msgspec.Struct, frozen=True, gc=False):
    """A position.

    ``order``: the seats in the order of play. ``turn``: the seat to act, while ``ended`` is empty.
    ``pile``: bottom to top. ``hands``: the set of cards of each seat. ``resigned``: seats, in the
    order in which they resigned. ``last_*``: what the last move changed, NOBODY for nothing.
    """

    options: Options
    rng: Rng
    order: tuple[Seat, ...]
    turn: Seat
    pile: tuple[Card, ...]
    hands: tuple[int, ...]
    grid: Grid
    tokens: Tokens
    resigned: tuple[Seat, ...] = ()
    last_seat: int = NOBODY
    last_place: int = NOBODY
    last_influence: int = NOBODY
    ended: str = ""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.hands)


def with_hand(hands: tuple[int, ...], seat: int, hand: int) -> tuple[int, ...]:
    """Return the hands with this seat's replaced."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def tokens_left(state: State, seat: int) -> int:
    """Return how many tokens this seat has not placed. Rule: R-1.6."""
    return TOKENS - state.tokens.count(seat)


# The set-up of a game of Jacynth. Rule: R-3.

SEED_BYTES = 32


def initial_state(seats: int, options: Options, seed: bytes) -> Step[State, Event]:
    """Shuffle, lay the starting cards, deal, and draw the order of play.

    Raises ValueError for wrong seats or seed length.
    """
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise ValueError("Jacynth is a game for two or three")
    if len(seed) != SEED_BYTES:
        raise ValueError(f"the seed has {SEED_BYTES} bytes")
    pile, rng = Rng(seed).shuffled(deck(extended=options.extended))
    order, rng = rng.shuffled([Seat(seat) for seat in range(seats)])
    state = _dealt(options, pile, order, rng)
    return Step(state, _opening(state, pile))


def order_of_play(state: State) -> tuple[Seat, ...]:
    """Return the seats in the order that was drawn. Rule: R-3.4."""
    return state.order


def _dealt(options: Options, pile: tuple[Card, ...], order: tuple[Seat, ...], rng: Rng) -> State:
    """Lay and deal from the top: the starting cards, then a hand to each seat."""
    top, seats = pile[::-1], len(order)
    places = STARTING_PLACES[options.layout]
    first = [len(places) + seat * FIRST_HAND for seat in range(seats)]
    return State(
        options=options,
        rng=rng,
        order=order,
        turn=order[0],
        pile=pile[: len(pile) - len(places) - seats * FIRST_HAND],
        hands=tuple(mask_of(top[start : start + FIRST_HAND]) for start in first),
        grid=_begun(places, top),
        tokens=(NOBODY,) * len(PLACES),
    )


def _begun(places: tuple[Place, ...], top: tuple[Card, ...]) -> Grid:
    """Return the grid with the first cards on the starting places. Rule: R-3.1."""
    laid = dict(zip(places, top, strict=False))
    return tuple(laid.get(place, NO_CARD) for place in PLACES)


def _opening(state: State, pile: tuple[Card, ...]) -> tuple[Told[Event], ...]:
    places = STARTING_PLACES[state.options.layout]
    begun = CityBegun(pile[::-1][: len(places)], places)
    told: list[Told[Event]] = [Told(Dealt(state.order), EVERYONE), Told(begun, EVERYONE)]
    for seat in range(state.seats):
        dealt = HandDealt(Seat(seat), cards_of(state.hands[seat]))
        told.append(Told(dealt, only(Seat(seat))))
    return tuple(told)
