"""A viewer's view of a game of Ruta."""

import msgspec

from core.decktet import Card
from core.game import Outcome, Seat
from games.ruta.board import Route


class Options(msgspec.Struct, frozen=True):
    """The options of a table. ``excuse``: the Excuse is in play (R-8).

    ``joker_aces``: the variant of R-14. ``each_scores_longest``: both seats score their own longest
    route (R-11), instead of only the longer one.
    """

    excuse: bool = True
    joker_aces: bool = False
    each_scores_longest: bool = False


class SeatView(msgspec.Struct, frozen=True):
    """The public facts of a seat.

    ``known``: cards of the hand that everyone saw it take and that it has not paid, ascending.
    ``jokers``: Aces set aside as jokers (variant). ``longest``: routes of one longest trail, in
    walking order; ``longest_places``: how many distinct places it links (0 without a route).
    """

    hand_count: int
    known: tuple[Card, ...]
    tokens_left: int
    jokers: tuple[Card, ...]
    longest: tuple[Route, ...]
    longest_places: int
    points: int


class View(msgspec.Struct, frozen=True):
    """What one viewer may know. ``hand``: the viewer's own, ascending; None for the public.

    ``turn``: the seat to act, None when the game is over. ``draw_owed``: an Ace was used and the
    draw is still to be made. ``plays_again``: the turn continues after an exact payment.
    ``passes``: consecutive forced passes. ``draft``: the face-up slots, None where empty.
    ``shuffled``: the cards that entered the pile at the last shuffle and have not been seen openly
    since, ascending; ``pile_count`` of them are in the pile, the others were drawn from it unseen
    (some perhaps by the viewer). ``discard``: bottom to top. ``owners``: for each route the seat
    that claimed it. ``last_route``/``last_slot``: what the last move changed, for highlighting.
    """

    viewer: Seat | None
    options: Options
    turn: Seat | None
    draw_owed: bool
    plays_again: bool
    passes: int
    draft: tuple[Card | None, ...]
    pile_count: int
    shuffled: tuple[Card, ...]
    discard: tuple[Card, ...]
    owners: tuple[Seat | None, ...]
    seats: tuple[SeatView, ...]
    hand: tuple[Card, ...] | None
    move_number: int
    last_seat: Seat | None
    last_route: Route | None
    last_slot: int | None
    outcome: Outcome | None
