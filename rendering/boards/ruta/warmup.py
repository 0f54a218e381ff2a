"""Two views that together show every card and piece, to fill the caches in advance."""

from typing import Final

from core.decktet import CARDS, Card
from core.game import Seat
from games.ruta.board import PLACES, ROUTES, Route
from games.ruta.view import Options, SeatView, View

_FREE: Final = tuple(Card(i) for i in range(len(CARDS)) if i not in PLACES)


def rehearsal_views() -> tuple[View, ...]:
    """Return one artificial view from each seat; no real game looks like these."""
    return (_view(Seat(0), _FREE[:15], _FREE[15:]), _view(Seat(1), _FREE[15:], _FREE[:15]))


def _view(viewer: Seat, hand: tuple[Card, ...], discard: tuple[Card, ...]) -> View:
    held = tuple(Route(r) for r in range(len(ROUTES)) if r % 4 > 1)
    owners = tuple(Seat(r % 2) if r in held else None for r in range(len(ROUTES)))
    seats = tuple(
        SeatView(
            hand_count=len(hand) + 2,
            known=hand[:4],
            tokens_left=10 - sum(owner == seat for owner in owners),
            jokers=discard[:1],
            longest=held[seat::4],
            longest_places=4,
            points=6,
        )
        for seat in (0, 1)
    )
    return View(
        viewer=viewer,
        options=Options(),
        turn=viewer,
        draw_owed=True,
        plays_again=False,
        passes=0,
        draft=(hand[0], hand[1]),
        pile_count=9,
        shuffled=(),
        discard=discard[::-1],
        owners=owners,
        seats=seats,
        hand=hand,
        move_number=30,
        last_seat=viewer,
        last_route=held[viewer],
        last_slot=0,
        outcome=None,
    )
