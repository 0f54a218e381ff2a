"""The layout of the pictures of Vector Race, in board units: track, cards of seats, closer view."""

from functools import lru_cache
from typing import Final

import msgspec

from rendering.scene.shapes import MARGIN, Box
from tavolo_vector_race.board import TRACKS, TrackName
from tavolo_vector_race.painter.grid_scale import GridScale
from tavolo_vector_race.painter.track_map import extent
from tavolo_vector_race.view import View

WIDTH: Final = 1200

SHEET: Final = GridScale(pitch=28, x=54, y=58)
"""Where the squared paper lies in a picture."""

_BELOW: Final = SHEET.pitch
"""From the lowest point of the paper to what lies below it."""

_CARD: Final = 94
_GAP: Final = 8
_HALF: Final = (WIDTH - 2 * MARGIN - _GAP) // 2
_CLOSE_UP: Final = (604, 462)
_STRIP: Final = 56


class Layout(msgspec.Struct, frozen=True):
    """Where the parts of a picture lie. ``close_up``: None in a picture without it."""

    height: int
    paper: Box
    cards: tuple[Box, ...]
    close_up: Box | None
    strip: Box


@lru_cache(maxsize=64)
def layout_of(track: TrackName, seats: int, *, close_up: bool) -> Layout:
    """Return the layout for this number of seats, with or without one's own closer view."""
    top = SHEET.y + extent(TRACKS[track])[1] * SHEET.pitch + _BELOW
    paper = Box(0, 0, WIDTH, top - MARGIN)
    cards = _beside(seats, top) if close_up else _in_two_columns(seats, top)
    view = Box(WIDTH - MARGIN - _CLOSE_UP[0], top, *_CLOSE_UP) if close_up else None
    below = max(box.bottom for box in (*cards, *((view,) if view else ()))) + _GAP
    strip = Box(MARGIN, below, WIDTH - 2 * MARGIN, _STRIP)
    return Layout(strip.bottom + MARGIN, paper, cards, view, strip)


def _in_two_columns(seats: int, top: int) -> tuple[Box, ...]:
    return tuple(
        Box(MARGIN + (seat % 2) * (_HALF + _GAP), top + (seat // 2) * (_CARD + _GAP), _HALF, _CARD)
        for seat in range(seats)
    )


def _beside(seats: int, top: int) -> tuple[Box, ...]:
    """Return cards one below the other, left of the closer view."""
    wide = WIDTH - 2 * MARGIN - _GAP - _CLOSE_UP[0]
    return tuple(Box(MARGIN, top + seat * (_CARD + _GAP), wide, _CARD) for seat in range(seats))


def layout_of_view(view: View) -> Layout:
    """Return the layout for a view: with the closer view for whoever drives in it."""
    own = view.own
    driving = own is not None and own.car.status == "racing" and view.outcome is None
    return layout_of(view.options.track, len(view.seats), close_up=driving)
