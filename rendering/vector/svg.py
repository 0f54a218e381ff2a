"""Writes shapes as SVG that looks like the rasterizer's picture of them.

The document around it uses the style ``TEXT_STYLE`` and embeds the letters (``font_subset``).
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import pairwise
from typing import Final

from rendering.scene import typeface
from rendering.scene.shapes import (
    Align,
    Base,
    Circle,
    Colour,
    Face,
    Lettering,
    Path,
    Point,
    Polygon,
    Rectangle,
    Scene,
    Shape,
    Stamp,
    Symbol,
    Window,
    bounds,
)

FAMILY: Final = "Board"
"""The name by which a document gives the letters to its text."""

WEIGHTS: Final[dict[Face, int]] = {"bold": 700, "medium": 500}

TEXT_STYLE: Final = (
    f"text{{font-family:{FAMILY},sans-serif;font-weight:700;font-kerning:none;white-space:pre}}"
    ".m{font-weight:500}.c{text-anchor:middle}.r{text-anchor:end}"
    ".board{fill:none;stroke-linecap:round;stroke-linejoin:round}"
)
"""CSS rules on which the SVG relies; the drawing has the class ``board``."""

_ANCHORS: Final[dict[Align, str]] = {"left": "", "centre": "c", "right": "r"}
_FACES: Final[dict[Face, str]] = {"bold": "", "medium": "m"}


class SvgWriter:
    """Writes shapes, and collects what they share.

    ``definitions``: elements for the ``<defs>`` of a document, by their ids; each needs only
    earlier ones. ``used``: the ids that shapes have needed since somebody cleared it. ``letters``:
    the characters written in each face.
    """

    def __init__(self) -> None:
        self.definitions: dict[str, str] = {}
        self.used: dict[str, None] = {}
        self.letters: defaultdict[Face, set[str]] = defaultdict(set)
        self._ids: dict[object, tuple[str, ...]] = {}

    def name(self, content: str) -> str:
        """Return the id of a new definition with this content."""
        return f"s{len(self.definitions)}"

    def write(self, shape: Shape) -> str:
        """Return a shape as one SVG element; empty if nothing of it can be seen."""
        if isinstance(shape, Rectangle):
            return _rectangle(shape)
        if isinstance(shape, Circle):
            return _circle(shape)
        if isinstance(shape, Polygon):
            return _polygon(shape)
        if isinstance(shape, Path):
            return _element("path", d=_way(shape.points), **_line(shape.colour, shape.width))
        if isinstance(shape, Lettering):
            return self._words(shape)
        if isinstance(shape, Window):
            return self._window(shape)
        return self._stamp(shape)

    def group(self, shapes: Iterable[Shape]) -> str:
        """Return shapes as one element."""
        return f"<g>{''.join(map(self.write, shapes))}</g>"

    def base(self, base: Base) -> str:
        """Return the constant part of a scene as one element."""
        return self.group(base.shapes)

    def _words(self, shape: Lettering) -> str:
        self.letters[shape.face].update(shape.words)
        baseline = shape.y + typeface.CAP_HEIGHT * shape.size / 2
        kind = " ".join(filter(None, (_FACES[shape.face], _ANCHORS[shape.align])))
        start = _attributes(x=shape.x, y=baseline, fill=shape.colour)
        size = f' font-size="{shape.size}"' + (f' class="{kind}"' if kind else "")
        return f"<text{start}{size}>{escape(shape.words, quote=False)}</text>"

    def _window(self, shape: Window) -> str:
        opening = self._opening(shape.width, shape.height, shape.radius)
        ground = _element("rect", width=shape.width, height=shape.height, fill=shape.fill)
        origin = (shape.origin_x - shape.x, shape.origin_y - shape.y)
        inner = "".join(map(self.write, shape.shapes))
        seen = f"{ground}<g{_moved(origin)}>{inner}</g>"
        return f'<g{_moved((shape.x, shape.y))} clip-path="url(#{opening})">{seen}</g>'

    def _stamp(self, shape: Stamp) -> str:
        name = self._symbol(shape.symbol)
        return _element("use", href=f"#{name}", x=shape.x or None, y=shape.y or None)

    def _symbol(self, symbol: Symbol) -> str:
        """Return the id of a symbol, written once."""
        if symbol not in self._ids:
            before, self.used = self.used, {}
            inner = "".join(map(self.write, symbol.shapes))
            cut = ""
            if not all(_lies_within(shape, symbol) for shape in symbol.shapes):
                cut = f' clip-path="url(#{self._opening(symbol.width, symbol.height, 0)})"'
            self._define(symbol, "g", f"{cut}>{inner}</g>")
            self.used = before
        return self._use(symbol)

    def _opening(self, width: float, height: float, radius: float) -> str:
        """Return the id of an opening with its upper left corner at the origin, written once."""
        key = ("opening", width, height, radius)
        if key not in self._ids:
            before, self.used = self.used, {}
            form = _element("rect", width=width, height=height, rx=radius or None)
            self._define(key, "clipPath", f">{form}</clipPath>")
            self.used = before
        return self._use(key)

    def _define(self, key: object, kind: str, content: str) -> None:
        """Write a definition, which needs what has been used."""
        name = self.name(kind + content)
        self.definitions[name] = f'<{kind} id="{name}"{content}'
        self._ids[key] = (*self.used, name)

    def _use(self, key: object) -> str:
        """Return the id of a definition, and note that it is needed, with what it needs."""
        self.used |= dict.fromkeys(self._ids[key])
        return self._ids[key][-1]


def ground_of(scene: Scene) -> tuple[Shape, ...]:
    """Return the constant part of a scene, its background included."""
    ground = Rectangle(0, 0, scene.width, scene.height, scene.base.background)
    return (ground, *scene.base.shapes)


# --- shapes --------------------------------------------------------------------------------------


def _rectangle(shape: Rectangle) -> str:
    """The outline lies inside the box; SVG draws half of it outside."""
    edge = shape.stroke if shape.outline else 0
    return _element(
        "rect",
        x=shape.x + edge / 2 or None,
        y=shape.y + edge / 2 or None,
        width=shape.width - edge,
        height=shape.height - edge,
        rx=max(0, shape.radius - edge / 2) or None,
        fill=shape.fill,
        **_outline(shape),
    )


def _circle(shape: Circle) -> str:
    edge = shape.stroke if shape.outline else 0
    place = {"cx": shape.x, "cy": shape.y, "r": shape.radius - edge / 2}
    return _element("circle", **place, fill=shape.fill, **_outline(shape))


def _polygon(shape: Polygon) -> str:
    return _element("path", d=f"{_way(shape.points)}z", fill=shape.fill, **_outline(shape))


def _outline(shape: Rectangle | Circle | Polygon) -> dict[str, str | float | None]:
    if shape.outline is None or not shape.stroke:
        return {}
    return _line(shape.outline, shape.stroke)


def _line(colour: Colour, width: float) -> dict[str, str | float | None]:
    return {"stroke": colour, "stroke-width": width}


def _lies_within(shape: Shape, symbol: Symbol) -> bool:
    left, top, right, bottom = bounds(shape)
    return left >= 0 and top >= 0 and right <= symbol.width and bottom <= symbol.height


# --- notation ------------------------------------------------------------------------------------


def _element(name: str, **values: str | float | None) -> str:
    return f"<{name}{_attributes(**values)}/>"


def _attributes(**values: str | float | None) -> str:
    """Return attributes, without those that are None."""
    given = ((name, value) for name, value in values.items() if value is not None)
    return "".join(f' {name}="{_written(value)}"' for name, value in given)


def _moved(by: Point) -> str:
    if by == (0, 0):
        return ""
    return f' transform="translate({_number(by[0])} {_number(by[1])})"'


def _written(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else _number(value)


def _number(value: float) -> str:
    """Return a number with at most one decimal, as short as SVG allows."""
    words = f"{value:.1f}".removesuffix(".0")
    if words in ("0", "-0"):
        return "0"
    sign, digits = ("-", words[1:]) if words.startswith("-") else ("", words)
    return sign + (digits[1:] if digits.startswith("0.") else digits)


def _way(points: Sequence[Point]) -> str:
    """Return the way from point to point as path data: the first, then each step in tenths."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    (x, y), *_ = tenths
    steps = [(to_x - at_x, to_y - at_y) for (at_x, at_y), (to_x, to_y) in pairwise(tenths)]
    return f"M{_pairs([(x, y)])}" + (f"l{_pairs(steps)}" if steps else "l0 0")


def _pairs(pairs: Iterable[tuple[int, int]]) -> str:
    """Return numbers in tenths one after the other, with a space only where one is needed."""
    words = [_number(number / 10) for pair in pairs for number in pair]
    return "".join(_parted(words))


def _parted(words: Sequence[str]) -> Iterator[str]:
    for place, word in enumerate(words):
        yield word if not place or word.startswith("-") else f" {word}"
