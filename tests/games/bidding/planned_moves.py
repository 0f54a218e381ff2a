"""What a planned bid rests on, and what differs between two views.

Things: ``prize``, ``card 3`` and ``bid`` (the viewer's own), ``seat 1``.
"""

from collections.abc import Iterator

from core.thinking_ahead.planned_moves import Changes, Guard
from core.translatable_text import Player, Text, text
from tests.games.bidding.moves import CARDS, Move
from tests.games.bidding.view import SeatView, View


def usual(_view: View, _move: Move) -> Guard:
    """A card is chosen for what is bid for."""
    return "undisturbed"


def rests_on(_view: View, move: Move) -> frozenset[str]:
    """The prize, the card, and that the viewer has not bid."""
    return frozenset(("prize", "bid", f"card {move.card}"))


def meant(_view: View, _move: Move) -> frozenset[str]:
    """Return nothing: a move names all that it means."""
    return frozenset()


def changed(before: View, after: View) -> Changes:
    """The prize, the own cards, and what others have done."""
    return dict((*_own(before, after), *_others(before, after)))


def _own(before: View, after: View) -> Iterator[tuple[str, Text]]:
    if (before.prizes, before.stake) != (after.prizes, after.stake):
        yield "prize", text("bidding-changed-prize", stake=after.stake)
    if before.bid != after.bid:
        yield "bid", text("bidding-changed-bid", laid="no" if after.bid is None else "yes")
    held = after.hand or ()
    for card in CARDS:
        if (card in (before.hand or ())) != (card in held):
            is_there = "yes" if card in held else "no"
            yield f"card {card}", text("bidding-changed-card", card=card, there=is_there)


def _others(before: View, after: View) -> Iterator[tuple[str, Text]]:
    for seat, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        if seat != after.viewer and _deeds(was) != _deeds(now):
            yield f"seat {seat}", text("bidding-changed-seat", player=Player(seat))


def _deeds(seat: SeatView) -> tuple[object, ...]:
    return seat.unshown, seat.has_bid, seat.resigned
