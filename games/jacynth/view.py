"""A viewer's view of a game of Jacynth, the options of a table, and a planned move."""

import msgspec

from core.decktet import NO_CARD, Card, cards_of, mask_of
from core.game import Outcome, Seat
from games.jacynth.board import DECK_MASKS, NOBODY, District, Grid, Layout, Place, Tokens


class Options(msgspec.Struct, frozen=True):
    """The options of a table. ``layout``: the starting places (R-3.2).

    ``extended``: the Pawns, the Courts and the Excuse are in the deck (R-1.2).
    """

    layout: Layout = "razeway"
    extended: bool = False


class SeatView(msgspec.Struct, frozen=True):
    """The public facts of a seat. ``points``: if the game ended now.

    ``shown``: the cards of the hand, ascending, when a finished game is looked back at; otherwise
    empty.
    """

    hand_count: int
    tokens_left: int
    points: int
    shown: tuple[Card, ...] = ()


class View(msgspec.Struct, frozen=True):
    """What one viewer may know. ``hand``: the viewer's own, ascending; None for the public.

    ``turn``: the seat to act, None when the game is over. ``order``: the seats in the order of
    play. ``grid`` and ``tokens``: the card and the token of each place, None where there is none.
    ``districts``: by suit, in each suit by their first place. ``resigned``: in the order in which
    they resigned. ``last_seat``: who moved last;
    ``last_place``: where their card was laid; ``last_influence``: where their token, None if they
    placed none.
    """

    viewer: Seat | None
    options: Options
    order: tuple[Seat, ...]
    turn: Seat | None
    grid: tuple[Card | None, ...]
    tokens: tuple[Seat | None, ...]
    districts: tuple[District, ...]
    pile_count: int
    seats: tuple[SeatView, ...]
    hand: tuple[Card, ...] | None
    resigned: tuple[Seat, ...]
    last_seat: Seat | None
    last_place: Place | None
    last_influence: Place | None
    outcome: Outcome | None


class Plan(msgspec.Struct, frozen=True):
    """The part of a move that the viewer has chosen so far, for highlighting.

    ``place``: where the card would lie. ``influence``: which place would get a token.
    """

    card: Card
    place: Place | None = None
    influence: Place | None = None


def grid_of(view: View) -> Grid:
    """Return the view's grid in the form of states and districts."""
    return tuple(NO_CARD if card is None else card for card in view.grid)


def tokens_of(view: View) -> Tokens:
    """Return the view's tokens in the form of states and districts."""
    return tuple(NOBODY if seat is None else seat for seat in view.tokens)


def unseen_cards(view: View) -> tuple[Card, ...]:
    """Return the cards in the pile and in hands that this viewer does not see, ascending."""
    seen = [card for card in view.grid if card is not None]
    seen += view.hand or ()
    for seat in view.seats:
        seen += seat.shown
    return cards_of(DECK_MASKS[view.options.extended] & ~mask_of(tuple(seen)))
