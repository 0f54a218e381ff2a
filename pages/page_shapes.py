"""The drawings of a page: each shape that any position shows once, as SVG."""

from collections.abc import Hashable, Iterator

import msgspec

from rendering.scene.shapes import Colour, Scene
from rendering.vector.svg import SvgWriter


class PageShapes:
    """Collects scenes, which share a writer of SVG.

    ``shapes``: the element of each number, empty if nothing of it can be seen; ``background``: the
    colour below all scenes.
    """

    def __init__(self, writer: SvgWriter | None = None) -> None:
        """``writer``: one that other pages have as well; None: its own."""
        self.writer = writer or SvgWriter()
        self.shapes: list[str] = []
        self.background: Colour = "none"
        self._numbers: dict[Hashable, int] = {}

    def numbers_in(self, scene: Scene) -> tuple[int, ...]:
        """Return the numbers of the shapes of a scene, in the order in which they are drawn."""
        self.background = scene.base.background
        return tuple(self._all_in(scene))

    def _all_in(self, scene: Scene) -> Iterator[int]:
        base: Hashable = scene.base.key or tuple(scene.base.shapes)
        if base not in self._numbers:
            self._add(base, self.writer.base(scene.base))
        yield self._numbers[base]
        for shape in scene.live:
            if shape not in self._numbers:
                self._add(shape, self.writer.write(shape))
            yield self._numbers[shape]

    def _add(self, key: Hashable, element: str) -> None:
        self._numbers[key] = len(self.shapes)
        self.shapes.append(element)


class DrawnChart(msgspec.Struct, frozen=True):
    """A chart: its size, its SVG, and what it shows in words.

    ``frame``: left, right, top and bottom of its lines, which go from move 0 to move ``last``.
    """

    width: int
    height: int
    drawing: str
    words: str
    frame: tuple[float, float, float, float]
    last: int
