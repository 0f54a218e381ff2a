"""What one viewer may know of a game of Ruta."""

import msgspec

from core.game import Outcome, Seat
from games.ruta.board import Card, Route


class Options(msgspec.Struct, frozen=True):
    """What the table agreed on before the game. ``excuse``: played with the Excuse (R-8).

    ``joker_aces``: the variant of R-14. ``each_scores_longest``: both seats score their own
    longest route (R-11), instead of only the longer.
    """

    excuse: bool = True
    joker_aces: bool = False
    each_scores_longest: bool = False


class SeatView(msgspec.Struct, frozen=True):
    """What everyone may know of a seat.

    ``known``: cards of the hand that everyone saw it take and has not seen it pay, ascending.
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
    """One viewer's knowledge. ``hand`` is the viewer's own, ascending; None for the public.

    ``turn``: the seat to act, None when the game is over. ``draw_owed``: an Ace was used and the
    draw is still to be made. ``plays_again``: the turn continues after an exact payment.
    ``passes``: forced passes in a row so far. ``draft``: the face-up slots, None where empty.
    ``shuffled``: the cards that went into the pile when it was last shuffled and that nobody has
    openly seen since, ascending; the pile holds ``pile_count`` of them, the others were drawn from
    it unseen (some perhaps by the viewer). ``discard``: bottom to top. ``owners``: for each route
    the seat that holds it. ``last_route``/``last_slot``: what the last move touched,
    for marking on the board.
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
