"""A minimal painter: the prizes, the points, and below them one's own hand."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from core.translatable_text import Say
from rendering.painters import Rehearsal
from rendering.scene.seat_marks import ringed_choices
from rendering.scene.shapes import Base, Box, Lettering, Rectangle, Scene, SeatLabel, Shape
from rendering.scene.style import CANVAS, GOLD, PANEL, PANEL_EDGE, TITLE, WHITE
from tests.games.bidding.moves import Card
from tests.games.bidding.view import View

PALETTE: Final = "ruta"

_WIDTH, _ROW, _CARD = 800, 80, Box(20, 0, 60, 64)


def compose(
    view: View,
    seats: Sequence[SeatLabel],
    _say: Say,
    plan: Card | None = None,
    choices: Sequence[str] = (),
) -> Scene:
    """The picture of a game of Bidding. ``plan``: the card the viewer thinks of bidding."""
    rows = [f"{' '.join(map(str, view.prizes))} ({view.stake})"]
    for label, seat in zip(seats, view.seats, strict=True):
        rows.append(f"{label.name} {seat.points}{' +' * seat.has_bid}")
    live: list[Shape] = [_words(row, _CARD.x, number * _ROW) for number, row in enumerate(rows)]
    for name, box in places(view).items():
        live += _card(name.rpartition(" ")[2], box, meant=name == f"card {plan}")
    live += ringed_choices(places(view), choices)
    height = _ROW * (len(rows) + (view.hand is not None))
    base = Base(f"bidding/{height}", _WIDTH, height, CANVAS, ())
    return Scene(_WIDTH, height, base, tuple(live), PALETTE)


def _words(words: str, x: int, top: int) -> Lettering:
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


def framed(view: View, _frame: Sequence[str]) -> Sequence[Box]:
    """There is but one part."""
    return (Box(0, 0, _WIDTH, _ROW * len(view.seats)),)


def rehearse(_say: Say) -> Rehearsal:
    """Nothing is shared."""
    return Rehearsal((), ())
