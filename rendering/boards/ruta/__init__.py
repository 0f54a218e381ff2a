"""Ruta's painter: from a view to a scene."""

from collections.abc import Callable, Sequence

from core.text import Text
from games.ruta.view import View
from rendering.boards.ruta.alt import describe
from rendering.boards.ruta.hand import hand
from rendering.boards.ruta.land import land, payable_marks, roads
from rendering.boards.ruta.layout import PUBLIC_HEIGHT, SEATS, SUPPLY, WIDTH, hand_layout
from rendering.boards.ruta.rehearsal import rehearsal_views
from rendering.boards.ruta.seats import panel, seat_names, seat_panel
from rendering.boards.ruta.supply import supply, supply_base
from rendering.scene import Base, Scene, SeatLabel, Shape, Words
from rendering.style import CANVAS

PALETTE = "ruta"


def compose(view: View, seats: Sequence[SeatLabel], say: Callable[[Text], str]) -> Scene:
    """The picture of a game of Ruta as this viewer sees it, in the language that ``say`` speaks."""
    names = seat_names(seats, say)
    live: list[Shape] = []
    for seat, name in enumerate(names):
        live += seat_panel(view, seat, name, say)
    live += roads(view)
    live += payable_marks(view)
    live += supply(view, say)
    height = PUBLIC_HEIGHT
    if view.hand is not None:
        layout = hand_layout(len(view.hand))
        live += hand(view.hand, layout, say)
        height = layout.box.bottom
    return Scene(WIDTH, height, _base(say), tuple(live), PALETTE, describe(view, say))


def rehearse(say: Callable[[Text], str]) -> tuple[Scene, ...]:
    """Scenes that show every card and piece, to be drawn before the first real picture."""
    seats = (SeatLabel("1"), SeatLabel("2"))
    return tuple(compose(view, seats, say) for view in rehearsal_views())


def _base(say: Callable[[Text], str]) -> Base:
    shapes = (
        *(panel(box) for box in (*SEATS, SUPPLY)),
        *land(say),
        *supply_base(say),
    )
    words = "|".join(shape.words for shape in shapes if isinstance(shape, Words))
    return Base(f"ruta/{words}", WIDTH, PUBLIC_HEIGHT, CANVAS, shapes)
