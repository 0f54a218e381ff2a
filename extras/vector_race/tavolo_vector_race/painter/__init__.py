"""Vector Race's painter: makes a scene of a view."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from core.texts import Say
from rendering.scene.marks import ringed
from rendering.scene.shapes import (
    CANVAS,
    CORNER,
    PANEL_EDGE,
    WHITE,
    Base,
    Box,
    Point,
    Rectangle,
    Scene,
    SeatLabel,
    Shape,
    Stamp,
    Window,
    around,
)
from rendering.scene.zoom import box_round, meets, quarters, with_room
from tavolo_vector_race.board import FEWEST_SEATS, TRACKS, TrackName
from tavolo_vector_race.moves import Key
from tavolo_vector_race.painter.cars import (
    key_boxes,
    keys,
    open_choices,
    place_of,
    principal_point,
    road_users,
    small_marks,
    ways_ahead,
)
from tavolo_vector_race.painter.layout import (
    GRASS,
    SHEET,
    WIDTH,
    GridScale,
    edge_numbers,
    layout_of,
    layout_of_view,
    track_map,
)
from tavolo_vector_race.painter.panels import seat_card, status_strip
from tavolo_vector_race.view import View

# The closer view of the road where the viewer's car may go next, with the nine keys.

PITCH: Final = 76

_CAR: Final = 1.2
"""The size of a car in squares: the key on it leaves much of it in sight."""


def close_up_scale(view: View, box: Box) -> GridScale:
    """Return the scale of the closer view: the principal point is in its middle."""
    x, y = principal_point(view) or (0, 0)
    middle = (box.x + box.width // 2, box.y + box.height // 2)
    return GridScale(PITCH, round(middle[0] - x * PITCH), round(middle[1] - y * PITCH))


def close_up(view: View, box: Box, meant: Key | None) -> Iterator[Shape]:
    """Draw the closer view into its box."""
    scale = close_up_scale(view, box)
    users = tuple(shape for shape in road_users(view, scale, _CAR) if meets(shape, box))
    shapes = (*_ground(view.options.track, scale, box), *ways_ahead(view, meant, scale), *users)
    yield Window(box.x, box.y, box.width, box.height, CORNER, GRASS, 0, 0, shapes)
    yield Rectangle(box.x, box.y, box.width, box.height, None, CORNER, PANEL_EDGE, 3)
    yield from keys(view, meant, scale)


@lru_cache(maxsize=64)
def _ground(track: TrackName, scale: GridScale, box: Box) -> tuple[Shape, ...]:
    return tuple(shape for shape in track_map(TRACKS[track], scale) if meets(shape, box))


# Boxes of the places on the picture that a choice can name.
#
# A key of the closer view is called "key 7", as in guided play (core.guided_play.Option.at).


def places(view: View) -> Mapping[str, Box]:
    """Return the box of each key that the viewer may press."""
    box = layout_of_view(view).close_up
    if box is None:
        return {}
    return {f"key {key}": at for key, at in key_boxes(view, close_up_scale(view, box)).items()}


def ringed_keys(view: View, choices: Sequence[str]) -> Iterator[Stamp]:
    """Draw a white ring round each key that can be chosen."""
    known = places(view)
    for name in choices:
        if name in known:
            yield ringed(known[name], WHITE, known[name].width / 2)


# Parts of the picture of Vector Race that can be shown alone.

_POINT: Final = re.compile(r"(\d+),(\d+)")


def framed(view: View, frame: Sequence[str]) -> tuple[Box, ...]:
    """Return the boxes of the named parts, from top to bottom.

    Names: "track"; points of the paper like "18,3", which share a box with two squares round it;
    "seats": the cards; "own": the closer view with the keys.
    """
    return tuple(_boxes(view, frame))


def _boxes(view: View, frame: Sequence[str]) -> Iterator[Box]:
    layout = layout_of_view(view)
    points = [_at(name) for name in frame if _POINT.fullmatch(name)]
    if "track" in frame:
        yield layout.paper
    elif points:
        yield with_room(_inside(around(points, 2 * SHEET.pitch), layout.paper), layout.paper)
    if "seats" in frame:
        yield around(layout.cards)
    if "own" in frame and layout.close_up is not None:
        yield layout.close_up


def _at(name: str) -> Box:
    x, y = map(int, name.split(","))
    return Box(*SHEET.at((x, y)), 0, 0)


def _inside(box: Box, paper: Box) -> Box:
    """Return the part of a box that lies on the paper."""
    left, top = max(box.x, paper.x), max(box.y, paper.y)
    right, bottom = min(box.right, paper.right), min(box.bottom, paper.bottom)
    return Box(left, top, right - left, bottom - top)


# Parts of the picture of Vector Race worth a closer look.

_SIDE: Final = 560
"""Width and height of a look at a car: twenty squares."""


def regions(view: View) -> dict[str, Box]:
    """Return boxes of one's own car, or else the leading one, and of the track's quarters."""
    paper, own = layout_of_view(view).paper, view.own
    if own is None:
        leader = min(view.seats, key=lambda seat: seat.place)
        shown = {"last": _look_at(place_of(leader.car), paper)}
    else:
        shown = {"own": _look_at(place_of(own.car), paper)}
    return shown | quarters(paper)


def _look_at(point: Point, paper: Box) -> Box:
    """Return a box round a point of the paper, always of the same size."""
    return box_round([SHEET.at(point)], 0, paper, _SIDE)


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
