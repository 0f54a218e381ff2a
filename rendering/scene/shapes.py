"""A picture as data: shapes in board units, independent of pixels.

One board unit is one pixel of the finished picture. Fractions are kept where shapes are drawn large
and reduced (bases and symbols), and rounded where things are only pasted (live stamps and live
words). Later shapes cover earlier ones. Colours are "#RRGGBB" and always opaque.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import Final, Literal, TypeAlias

import msgspec

Colour: TypeAlias = str
Point: TypeAlias = tuple[float, float]
Face = Literal["bold", "medium"]
Align = Literal["left", "centre", "right"]


class Box(msgspec.Struct, frozen=True):
    """A region of a picture, in board units."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The x just past the box."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The y just past the box."""
        return self.y + self.height


def around(boxes: Sequence[Box], air: int = 0) -> Box:
    """Return the smallest box that contains all these, with a margin of ``air`` on every side."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(left - air, top - air, right - left + 2 * air, bottom - top + 2 * air)


class SeatLabel(msgspec.Struct, frozen=True):
    """The name of a seat: a display name as the person wrote it, not yet cleaned.

    ``computer``: a computer plays the seat, so the name bears a mark.
    """

    name: str
    computer: bool = False


class Rectangle(msgspec.Struct, frozen=True, tag="rectangle"):
    """A box with rounded corners. ``stroke``: width of the outline, drawn inside the box."""

    x: float
    y: float
    width: float
    height: float
    fill: Colour | None
    radius: float = 0
    outline: Colour | None = None
    stroke: float = 0


class Circle(msgspec.Struct, frozen=True, tag="circle"):
    """A disc round (x, y). ``stroke``: width of the outline, drawn inside the disc."""

    x: float
    y: float
    radius: float
    fill: Colour | None
    outline: Colour | None = None
    stroke: float = 0


class Polygon(msgspec.Struct, frozen=True, tag="polygon"):
    """A filled outline. ``stroke``: its width, half inside and half outside, with round corners."""

    points: tuple[Point, ...]
    fill: Colour | None
    outline: Colour | None = None
    stroke: float = 0


class Path(msgspec.Struct, frozen=True, tag="path"):
    """An open line with round ends and joints."""

    points: tuple[Point, ...]
    colour: Colour
    width: float


class Lettering(msgspec.Struct, frozen=True, tag="words"):
    """One line of words. ``y``: middle of its capitals; ``size``: height of the em."""

    x: float
    y: float
    words: str
    size: int
    colour: Colour
    face: Face = "bold"
    align: Align = "left"


class Window(msgspec.Struct, frozen=True, tag="window"):
    """Shapes seen through a rounded opening; their origin lies at (origin_x, origin_y)."""

    x: float
    y: float
    width: float
    height: float
    radius: float
    fill: Colour
    origin_x: float
    origin_y: float
    shapes: tuple["Shape", ...]


class Symbol(msgspec.Struct, frozen=True):
    """A small drawing that is used again and again. ``key`` identifies it in caches.

    Its shapes lie between (0, 0) and (width, height); parts outside are cut off.
    """

    key: str
    width: int
    height: int
    shapes: Sequence["Shape"]

    def __post_init__(self) -> None:
        """Hold a tuple: msgspec unpacks a Sequence to a list, which no tuple equals."""
        if isinstance(self.shapes, list):
            msgspec.structs.force_setattr(self, "shapes", tuple(self.shapes))

    def __hash__(self) -> int:
        return hash(self.key)


class Stamp(msgspec.Struct, frozen=True, tag="stamp"):
    """A symbol placed with its upper left corner at (x, y)."""

    symbol: Symbol
    x: float
    y: float


Shape: TypeAlias = Rectangle | Circle | Polygon | Path | Lettering | Window | Stamp


class Base(msgspec.Struct, frozen=True):
    """The constant part of a game's pictures, drawn once. ``key`` identifies it in caches.

    The key therefore contains every word on the base; an empty key means that the base is for one
    picture only. It covers the upper left part of a scene.
    """

    key: str
    width: int
    height: int
    background: Colour
    shapes: Sequence[Shape]


class Scene(msgspec.Struct, frozen=True):
    """A whole picture. ``live``: the shapes that may differ from move to move.

    ``palette`` names the colour table of the file. ``part``: show only this part of base and live
    shapes, enlarged to the size of the scene (a closer look).
    """

    width: int
    height: int
    base: Base
    live: tuple[Shape, ...]
    palette: str
    part: Box | None = None


def resized(shape: Shape, factor: float) -> Shape:
    """Return the shape scaled about the origin, with line widths and lettering."""
    changes: dict[str, object] = {
        name: getattr(shape, name) * factor for name in _MEASURES if hasattr(shape, name)
    }
    if isinstance(shape, Polygon | Path):
        changes["points"] = tuple((x * factor, y * factor) for x, y in shape.points)
    elif isinstance(shape, Lettering):
        changes["size"] = round(shape.size * factor)
    elif isinstance(shape, Window):
        changes["shapes"] = tuple(resized(inner, factor) for inner in shape.shapes)
    elif isinstance(shape, Stamp):
        changes["symbol"] = resized_symbol(shape.symbol, factor)
    return msgspec.structs.replace(shape, **changes)


_MEASURES: Final = ("x", "y", "width", "height", "radius", "stroke", "origin_x", "origin_y")


def resized_symbol(symbol: Symbol, factor: float) -> Symbol:
    """Return the symbol scaled, under a key of its own."""
    return Symbol(
        f"{symbol.key}*{factor}",
        ceil(symbol.width * factor),
        ceil(symbol.height * factor),
        tuple(resized(shape, factor) for shape in symbol.shapes),
    )


def placed(shape: Shape, x: float, y: float) -> Shape:
    """Return the shape shifted by (x, y)."""
    changes: dict[str, object] = {}
    if isinstance(shape, Polygon | Path):
        changes["points"] = tuple((across + x, down + y) for across, down in shape.points)
    else:
        changes |= {"x": shape.x + x, "y": shape.y + y}
    if isinstance(shape, Window):
        changes |= {"origin_x": shape.origin_x + x, "origin_y": shape.origin_y + y}
    return msgspec.structs.replace(shape, **changes)


def centred(symbol: Symbol, x: float, y: float) -> Stamp:
    """Return the symbol with its middle at (x, y)."""
    return Stamp(symbol, x - symbol.width / 2, y - symbol.height / 2)


_BEFORE: Final[dict[Align, float]] = {"left": 0, "centre": 0.5, "right": 1}
"""The fraction of words that lies left of their place."""


def bounds(shape: Shape) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of a box that contains the shape, outlines included.

    For words the box may be too large: every letter counts as wide as the em, and a quarter of it
    is added on both sides, as some letters hang over.
    """
    if isinstance(shape, Rectangle | Window):
        return shape.x, shape.y, shape.x + shape.width, shape.y + shape.height
    if isinstance(shape, Stamp):
        right, bottom = shape.x + shape.symbol.width, shape.y + shape.symbol.height
        return shape.x, shape.y, right, bottom
    if isinstance(shape, Circle):
        x, y, r = shape.x, shape.y, shape.radius
        return x - r, y - r, x + r, y + r
    if isinstance(shape, Lettering):
        long, air = shape.size * len(shape.words), shape.size / 4
        left = shape.x - air - long * _BEFORE[shape.align]
        return left, shape.y - shape.size, left + long + 2 * air, shape.y + shape.size
    margin = (shape.width if isinstance(shape, Path) else shape.stroke) / 2
    across, down = zip(*shape.points, strict=True)
    return min(across) - margin, min(down) - margin, max(across) + margin, max(down) + margin


# The common look: colours and sizes, the same for every game.
#
# Sizes are board units on a canvas about 1200 wide, which a phone shows at two sevenths. SMALL, the
# smallest size, is for names of places and things, which stay the same; what changes from move to
# move is at least TEXT.


# The canvas merges with dark themes and is a clean card on light ones.
CANVAS: Final[Colour] = "#2B2D31"
PANEL: Final[Colour] = "#1E1F22"
PANEL_EDGE: Final[Colour] = "#45474E"
INK: Final[Colour] = "#18181C"
WHITE: Final[Colour] = "#FFFFFF"
PALE: Final[Colour] = "#C9CBD1"
GOLD: Final[Colour] = "#FFD60A"
PAPER: Final[Colour] = "#F7F1E1"
BACK: Final[Colour] = "#3C4477"
BACK_PATTERN: Final[Colour] = "#5963A6"

SMALL: Final = 26
TEXT: Final = 30
TITLE: Final = 38
SCORE: Final = 48

MARGIN: Final = 12
CORNER: Final = 16


@lru_cache(maxsize=512)
def mixed(one: Colour, other: Colour, part: float) -> Colour:
    """Mix two colours; ``part`` is the share of the other one (0 to 1)."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * part):02X}" for a, b in pairs)


# Joins two pictures in one file, because Discord crops two pictures of a message.
#
# Its clients show them side by side, each cropped to a square
# (https://github.com/Tanza3D/discord-no-mosaic/issues/3); a single one is shown whole.

_BETWEEN: Final = 16


def below(upper: Scene, lower: Scene) -> Scene:
    """Return the upper scene with the lower below it, equally wide, in the upper one's palette."""
    factor = upper.width / lower.width
    top = upper.height + _BETWEEN
    height = top + round(lower.height * factor)
    ground = Rectangle(0, upper.height, upper.width, height - upper.height, lower.base.background)
    shapes = (
        *upper.base.shapes,
        *upper.live,
        ground,
        *(placed(resized(shape, factor), 0, top) for shape in (*lower.base.shapes, *lower.live)),
    )
    base = Base("", upper.width, height, upper.base.background, shapes)
    return Scene(upper.width, height, base, (), upper.palette)
