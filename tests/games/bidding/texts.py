"""Texts of Bidding (core.texts.Words): keys of ``locales/*/bidding.ftl`` and their values."""

from collections.abc import Iterator
from typing import Final

from core.texts import Facts, Importance, Line, Listing, Names, Player, Text, Value, lines, text
from tests.games.bidding.moves import (
    CARDS,
    NO_CARD,
    BidLaid,
    Bids,
    BidsShown,
    Card,
    Event,
    Move,
    PrizeTurnedUp,
    Resigned,
)
from tests.games.bidding.view import SeatView, View

NAMES: Final[Names] = ((text("bidding-typed-bid"), "bid"), (text("bidding-typed-nothing"), ""))
FACTS: Final[Facts] = {}


def event_text(event: Event) -> Text:
    """One sentence that tells an event."""
    match event:
        case PrizeTurnedUp():
            left_over = event.stake - event.prize
            return text("bidding-event-prize", prize=event.prize, left_over=left_over)
        case BidLaid():
            return text("bidding-event-bid", card=event.card)
        case BidsShown():
            return _shown_text(event)
        case Resigned():
            return text("bidding-event-resigned", player=Player(event.seat))


def _shown_text(event: BidsShown) -> Text:
    bids = _bids(event.bids)
    if event.taker is None:
        return text("bidding-event-nobody", bids=bids, stake=event.stake)
    taker = Player(event.taker)
    return text("bidding-event-taken", bids=bids, stake=event.stake, player=taker)


def _bids(bids: Bids) -> Listing:
    """Who bid what."""
    return Listing(
        tuple(
            text("bidding-bid-of", player=Player(seat), card=card)
            for seat, card in enumerate(bids)
            if card != NO_CARD
        )
    )


def move_text(view: View, move: Move) -> Text:
    """A short label for a move."""
    return text("bidding-move", card=move.card)


def prompt_text(view: View) -> Text:
    """What the seats that owe a bid may do now."""
    return text("bidding-prompt", stake=view.stake)


def progress_text(view: View) -> Text | None:
    """The number of the round."""
    if view.outcome is not None:
        return None
    return text("bidding-progress", round=len(view.prizes), rounds=len(CARDS))


def board_text(view: View) -> tuple[Line, ...]:
    """The prize, who still owes a bid for it, and what everyone may know of each seat."""
    prizes = text("bidding-board-prizes", prizes=_cards(view.prizes), stake=view.stake)
    seats = (_seat_text(seat, seen) for seat, seen in enumerate(view.seats))
    return (
        Line(prizes, Importance.TURN),
        *lines(Importance.TURN, _owing(view)),
        *lines(Importance.SCORE, seats),
    )


def _owing(view: View) -> Iterator[Text]:
    owing = [
        Player(seat) for seat, seen in enumerate(view.seats) if not (seen.has_bid or seen.resigned)
    ]
    if view.outcome is None and owing:
        yield _waiting_for(owing)


def _waiting_for(owing: list[Player]) -> Text:
    """In the words in which the house says it, so that a post says it once."""
    if len(owing) == 1:
        return text("bidding-board-owing-last", who=owing[0])
    return text("bidding-board-owing", people=Listing(tuple(owing)))


def _seat_text(seat: int, seen: SeatView) -> Text:
    status = "resigned" if seen.resigned else "bid" if seen.has_bid else "none"
    return text(
        "bidding-board-seat",
        player=Player(seat),
        points=seen.points,
        cards=_cards(seen.unshown),
        status=status,
    )


def hand_text(view: View) -> tuple[Line, ...]:
    """The viewer's own cards, and the one that lies on the table."""
    if view.hand is None:
        return ()
    own = [text("bidding-hand", cards=_cards(view.hand))]
    if view.bid is not None:
        own.append(text("bidding-hand-bid", card=view.bid))
    return tuple(lines(Importance.HAND, own))


def plan_text(view: View, plan: Card) -> Text:
    """The card that is thought of."""
    return text("bidding-plan", card=plan)


def _cards(cards: tuple[Card, ...]) -> Value:
    return Listing(cards) if cards else text("bidding-no-cards")
