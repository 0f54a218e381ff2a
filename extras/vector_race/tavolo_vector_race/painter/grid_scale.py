"""Where the points of the squared paper lie in a picture."""

import msgspec

from rendering.scene import curves
from rendering.scene.shapes import Point


class GridScale(msgspec.Struct, frozen=True):
    """A scale: ``pitch`` is the side of a square, (x, y) the place of the grid's point (0, 0)."""

    pitch: int
    x: int
    y: int

    def at(self, point: Point) -> tuple[int, int]:
        """Return where a point of the grid lies, in whole board units."""
        return round(self.x + point[0] * self.pitch), round(self.y + point[1] * self.pitch)

    def all_at(self, points: tuple[Point, ...]) -> curves.Points:
        """Return where these points lie, not rounded."""
        return curves.scaled(points, self.pitch, self.x, self.y)
