"""Vector Race's painter: makes a scene of a view."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from core.translatable_text import Say
from rendering.scene.shapes import CANVAS, Base, Scene, SeatLabel, Shape
from tavolo_vector_race.board import TRACKS, TrackName
from tavolo_vector_race.moves import Key
from tavolo_vector_race.painter.choice_boxes import places, ringed_keys
from tavolo_vector_race.painter.close_up import close_up
from tavolo_vector_race.painter.cropped_parts import framed
from tavolo_vector_race.painter.layout import SHEET, WIDTH, layout_of, layout_of_view
from tavolo_vector_race.painter.paper_edges import edge_numbers
from tavolo_vector_race.painter.reach import open_choices, small_marks
from tavolo_vector_race.painter.road_users import road_users
from tavolo_vector_race.painter.seat_cards import seat_card
from tavolo_vector_race.painter.status_strip import status_strip
from tavolo_vector_race.painter.track_map import track_map
from tavolo_vector_race.painter.zoom_regions import regions
from tavolo_vector_race.rule_numbers import FEWEST_SEATS
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
