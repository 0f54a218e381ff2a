"""The drawings of a page: each shape that any position shows once, as SVG."""

from collections.abc import Callable, Hashable, Iterator
from functools import partial

from rendering.scene.shapes import Colour, Scene, Stamp, Symbol
from rendering.svg import SvgWriter


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
        yield self._number(base, partial(self.writer.base, scene.base))
        for shape in scene.live:
            yield self._number(shape, partial(self.writer.write, shape))

    def number_of_icon(self, icon: Symbol) -> int:
        """Return the number of an icon, which is a drawing of its own; nobody is read it."""
        return self._number(("icon", icon), partial(self._icon, icon))

    def _icon(self, icon: Symbol) -> str:
        drawn = self.writer.write(Stamp(icon, 0, 0))
        box = f'viewBox="0 0 {icon.width} {icon.height}"'
        return f'<svg class="board icon" {box} aria-hidden="true">{drawn}</svg>'

    def _number(self, key: Hashable, write: Callable[[], str]) -> int:
        if key not in self._numbers:
            self._numbers[key] = len(self.shapes)
            self.shapes.append(write())
        return self._numbers[key]
