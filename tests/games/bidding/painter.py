"""The painter of Bidding: the prizes, a row for each seat, and below them one's own hand."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from core.texts import Say
from rendering.scene.marks import ringed_choices, token
from rendering.scene.shapes import (
    CANVAS,
    GOLD,
    PANEL,
    PANEL_EDGE,
    TITLE,
    WHITE,
    Base,
    Box,
    Lettering,
    Rectangle,
    Scene,
    SeatLabel,
    Shape,
    Stamp,
)
from rendering.scene.text import seat_name
from tests.games.bidding.moves import Card
from tests.games.bidding.view import SeatView, View

__all__ = ["PALETTE", "compose", "framed", "places", "regions"]

PALETTE: Final = "bidding"

_WIDTH, _ROW, _CARD = 800, 80, Box(20, 0, 60, 64)
_MARK: Final = 44
_NAMES: Final = 84
_POINTS: Final = 640
_HAND: Final = "hand"


def compose(
    view: View,
    seats: Sequence[SeatLabel],
    say: Say,
    plan: Card | None = None,
    choices: Sequence[str] = (),
) -> Scene:
    """The picture of a game of Bidding. ``plan``: the card the viewer thinks of bidding."""
    live: list[Shape] = [_words(f"{' '.join(map(str, view.prizes))} ({view.stake})", _CARD.x, 0)]
    for seat, (label, seen) in enumerate(zip(seats, view.seats, strict=True)):
        live += _seat(seat, label, seen, say)
    for name, box in places(view).items():
        live += _card(name.rpartition(" ")[2], box, meant=name == f"card {plan}")
    live += ringed_choices(places(view), choices)
    height = _ROW * (len(view.seats) + 1 + (view.hand is not None))
    base = Base(f"bidding/{height}", _WIDTH, height, CANVAS, ())
    return Scene(_WIDTH, height, base, tuple(live), PALETTE)


def _seat(seat: int, label: SeatLabel, seen: SeatView, say: Say) -> Iterator[Shape]:
    top, room = _ROW * (seat + 1), _POINTS - _NAMES - _CARD.x
    yield Stamp(token(seat, _MARK), _CARD.x, top + (_ROW - _MARK) / 2)
    yield from seat_name(label, seat, say, (_NAMES, top + _ROW / 2), room, WHITE).shapes
    yield _words(f"{seen.points}{' +' * seen.has_bid}", _POINTS, top)


def _words(words: str, x: float, top: float) -> Lettering:
    return Lettering(x, top + _ROW / 2, words, TITLE, WHITE)


def _card(number: str, box: Box, *, meant: bool) -> Iterator[Shape]:
    edge = GOLD if meant else PANEL_EDGE
    yield Rectangle(box.x, box.y, box.width, box.height, PANEL, 8, edge, 3)
    yield _words(number, box.x + _CARD.width // 3, box.y - 8)


def places(view: View) -> Mapping[str, Box]:
    """Where one's own cards lie."""
    top = _ROW * (len(view.seats) + 1) + 8
    return {
        f"card {card}": Box(_CARD.x + number * _ROW, top, _CARD.width, _CARD.height)
        for number, card in enumerate(view.hand or ())
    }


def regions(_view: View) -> Mapping[str, Box]:
    """All is large enough."""
    return {}


def framed(view: View, frame: Sequence[str]) -> Sequence[Box]:
    """The prizes with the seats, and below them one's own hand."""
    seats = _ROW * (len(view.seats) + 1)
    parts = {"seats": Box(0, 0, _WIDTH, seats), _HAND: Box(0, seats, _WIDTH, _ROW)}
    return [box for name, box in parts.items() if name in frame]
