"""Jacynth's painter: makes a scene of a view."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from core.decktet import CARDS
from core.texts import Say
from games.jacynth.view import Plan, View
from rendering.boards.jacynth.city import city, land
from rendering.boards.jacynth.layout import PUBLIC_HEIGHT, WIDTH, seat_boxes
from rendering.boards.jacynth.panels import (
    PILE_CAPTION,
    bottom_of,
    hand_panel,
    hands_of,
    panel,
    pile,
    pile_base,
    seat_panel,
)
from rendering.boards.jacynth.regions import framed, places, regions
from rendering.decktet.cards import icons_of
from rendering.scene.marks import ringed_choices
from rendering.scene.shapes import CANVAS, Base, Scene, SeatLabel, Shape, Symbol

__all__ = ["PALETTE", "compose", "framed", "icons", "places", "regions"]

PALETTE: Final = "jacynth"


def compose(
    view: View,
    seats: Sequence[SeatLabel],
    say: Say,
    plan: Plan | None = None,
    choices: Sequence[str] = (),
) -> Scene:
    """Return the scene of a view of Jacynth, in the language of ``say``.

    ``plan``: what the viewer considers laying, and where. ``choices``: the places that may be
    chosen now.
    """
    hands = hands_of(view)
    live: list[Shape] = []
    for seat, label in enumerate(seats):
        live += seat_panel(view, seat, label, say, plan)
    live += pile(view.pile_count)
    live += city(view, plan, say)
    for hand in hands:
        label = seats[hand.seat] if seats else SeatLabel("")
        live += hand_panel(view, hand, label, plan, say)
    live += ringed_choices(places(view), choices)
    base = _base(len(view.seats), say(PILE_CAPTION))
    return Scene(WIDTH, bottom_of(hands), base, tuple(live), PALETTE)


@lru_cache(maxsize=8)
def _base(seats: int, pile_caption: str) -> Base:
    """Return what stays the same all game long, for this number of seats."""
    panels = (panel(box) for box in seat_boxes(seats))
    shapes = (*panels, *pile_base(pile_caption), *land())
    return Base(f"jacynth/{seats}/{pile_caption}", WIDTH, PUBLIC_HEIGHT, CANVAS, shapes)


def icons() -> Mapping[str, Symbol]:
    """Return an icon for each combination of suits on a card."""
    return icons_of(face.suits for face in CARDS)
