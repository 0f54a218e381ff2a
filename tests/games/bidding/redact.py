"""Views: the only way from a state to what a viewer may know, and back to a possible state."""

from msgspec.structs import replace

from core.game import Count, Viewer
from core.rng import Rng
from tests.games.bidding.moves import CARDS, NO_CARD, Card
from tests.games.bidding.rules import outcome
from tests.games.bidding.state import State, hand, points, stakes, unshown
from tests.games.bidding.view import SeatView, View


def view_for(state: State, viewer: Viewer) -> View:
    """All that this viewer may know: of a bid that lies, its owner alone knows the card."""
    *_, stake = stakes(state)
    return View(
        viewer=viewer,
        options=state.options,
        seats=tuple(_seat(state, seat) for seat in range(len(state.bids))),
        hand=None if viewer is None else hand(state, viewer),
        bid=None if viewer is None else state.bids[viewer] or None,
        prizes=state.prizes[: len(state.rounds) + 1],
        stake=stake,
        rounds=state.rounds,
        outcome=outcome(state),
    )


def reveal(state: State) -> View:
    """The position with all bids face up."""
    view = view_for(state, None)
    bids = (bid or None for bid in state.bids)
    seats = (replace(seat, bid=bid) for seat, bid in zip(view.seats, bids, strict=True))
    return replace(view, seats=tuple(seats))


def _seat(state: State, seat: int) -> SeatView:
    return SeatView(
        unshown=unshown(state, seat),
        has_bid=state.bids[seat] != NO_CARD,
        points=points(state, seat),
        resigned=state.resigned[seat],
    )


def tally(view: View) -> tuple[Count, ...]:
    """Everybody's points."""
    return (Count("points", tuple(seat.points for seat in view.seats)),)


def imagine(view: View, rng: Rng) -> State:
    """A state this viewer could be in, each card that may lie equally likely."""
    bids: list[Card] = []
    for seat, seen in enumerate(view.seats):
        bid = NO_CARD
        if seat == view.viewer:
            bid = view.bid or NO_CARD
        elif seen.has_bid:
            place, rng = rng.below(len(seen.unshown))
            bid = seen.unshown[place]
        bids.append(bid)
    rest, rng = rng.shuffled([prize for prize in CARDS if prize not in view.prizes])
    return State(
        options=view.options,
        rng=rng,
        prizes=(*view.prizes, *rest),
        rounds=view.rounds,
        bids=tuple(bids),
        resigned=tuple(seat.resigned for seat in view.seats),
    )
