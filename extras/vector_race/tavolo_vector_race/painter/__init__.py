"""Vector Race's painter: makes a scene of a view."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from core.texts import Say
from rendering.scene.shapes import CANVAS, Base, Scene, SeatLabel, Shape
from tavolo_vector_race.board import FEWEST_SEATS, TRACKS, TrackName
from tavolo_vector_race.moves import Key
from tavolo_vector_race.painter.cars import open_choices, road_users, small_marks
from tavolo_vector_race.painter.layout import (
    SHEET,
    WIDTH,
    edge_numbers,
    layout_of,
    layout_of_view,
    track_map,
)
from tavolo_vector_race.painter.panels import seat_card, status_strip
from tavolo_vector_race.painter.regions import close_up, framed, places, regions, ringed_keys
from tavolo_vector_race.view import View

__all__ = ["PALETTE", "compose", "framed", "places", "regions"]

PALETTE: Final = "vector-race"


def compose(
    view: View,
    seats: Sequence[SeatLabel],
    say: Say,
    plan: Key | None = None,
    choices: Sequence[str] = (),
) -> Scene:
    """Return the scene of a view of Vector Race, in the language of ``say``.

    ``plan``: the key that the viewer considers pressing; where there is none, the one they have
    chosen is marked. Others' choices are in no view before the call.
    """
    layout, meant = layout_of_view(view), plan or view.choice
    live: list[Shape] = [*small_marks(view, meant, SHEET), *open_choices(view, SHEET)]
    live += road_users(view, SHEET)
    if layout.close_up is not None:
        live += close_up(view, layout.close_up, meant)
    for seat, (label, box) in enumerate(zip(seats, layout.cards, strict=False)):
        live += seat_card(view, seat, label, say, box)
    live += status_strip(view, say, layout.strip)
    live += ringed_keys(view, choices)
    return Scene(WIDTH, layout.height, _base(view.options.track), tuple(live), PALETTE)


@lru_cache(maxsize=len(TRACKS))
def _base(name: TrackName) -> Base:
    """Return a track without cars: it looks the same for every viewer and in every language."""
    track = TRACKS[name]
    shapes = (*track_map(track, SHEET), *edge_numbers(track, SHEET))
    height = layout_of(name, FEWEST_SEATS, close_up=False).paper.height
    return Base(f"vector-race/{name}", WIDTH, height, CANVAS, shapes)
