"""The closer view of the road where the viewer's car may go next, with the nine keys."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from rendering.scene.shapes import CORNER, PANEL_EDGE, Box, Rectangle, Shape, Window
from rendering.scene.zoom import meets
from tavolo_vector_race.board import TRACKS, TrackName
from tavolo_vector_race.moves import Key
from tavolo_vector_race.painter.colours import GRASS
from tavolo_vector_race.painter.grid_scale import GridScale
from tavolo_vector_race.painter.reach import keys, principal_point, ways_ahead
from tavolo_vector_race.painter.road_users import road_users
from tavolo_vector_race.painter.track_map import track_map
from tavolo_vector_race.view import View

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
