"""From a scene to an SVG text, and the part of the typeface that it needs."""

import struct
import zlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from itertools import pairwise
from typing import Final

from rendering.scene import text
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
from rendering.scene.text import character_map

# The letters of a typeface that a document needs, as a small WOFF file.
#
# Keeps the outlines of the characters in use and drops everything else: other outlines, hints and
# kerning, which pictures do not use. WOFF 1.0 is a TrueType file with each table deflated.

_KEPT: Final = ("OS/2", "head", "hhea", "hmtx", "maxp", "name", "post")
"""Tables taken over, apart from those that are made anew."""

_POST_WITHOUT_NAMES: Final = 0x00030000
_LONG_OFFSETS: Final = 1

_HEADER: Final = struct.Struct(">4sIIHHIHHIIIII")

_WORDS, _SCALE, _SCALES, _MATRIX, _MORE, _INSTRUCTED = 0x1, 0x8, 0x40, 0x80, 0x20, 0x100
"""Flags of a part of a composite outline (TrueType, table glyf)."""


def subset(font: bytes, characters: Iterable[str]) -> bytes:
    """Return a WOFF file with these characters of a TrueType font; unknown ones are left out."""
    tables = _tables(font)
    known = character_map(tables["cmap"], 0)
    wanted = {ord(c): known[ord(c)] for c in characters if ord(c) in known}
    outlines = _Outlines(tables)
    kept = outlines.with_parts({0, *wanted.values()})
    made = {tag: tables[tag] for tag in _KEPT}
    made["cmap"] = _character_table(wanted)
    made["glyf"], made["loca"] = outlines.only(kept)
    made["head"] = _with(tables["head"], 50, ">h", _LONG_OFFSETS)
    made["post"] = _with(tables["post"][:32], 0, ">I", _POST_WITHOUT_NAMES)
    return _woff(made)


def _tables(font: bytes) -> dict[str, bytes]:
    (count,) = struct.unpack_from(">H", font, 4)
    entries = (struct.unpack_from(">4sIII", font, 12 + 16 * i) for i in range(count))
    return {tag.decode("ascii"): font[at : at + long] for tag, _, at, long in entries}


def _with(table: bytes, at: int, kind: str, value: int) -> bytes:
    """Return a table with one number changed."""
    changed = bytearray(table)
    struct.pack_into(kind, changed, at, value)
    return bytes(changed)


class _Outlines:
    """The outlines of a font by glyph number."""

    def __init__(self, tables: Mapping[str, bytes]) -> None:
        self._data = tables["glyf"]
        (self._count,) = struct.unpack_from(">H", tables["maxp"], 4)
        (is_long,) = struct.unpack_from(">h", tables["head"], 50)
        kind, unit = ("I", 1) if is_long else ("H", 2)
        places = struct.unpack_from(f">{self._count + 1}{kind}", tables["loca"])
        self._places = [place * unit for place in places]

    def with_parts(self, glyphs: Iterable[int]) -> frozenset[int]:
        """Return these glyphs and all that they are composed of."""
        found, open_ones = set[int](), [*glyphs]
        while open_ones:
            glyph = open_ones.pop()
            if glyph not in found:
                found.add(glyph)
                open_ones += [part for _, _, part in _parts(self._outline(glyph))]
        return frozenset(found)

    def only(self, glyphs: frozenset[int]) -> tuple[bytes, bytes]:
        """Return the tables glyf and loca in which all other glyphs are empty."""
        data, places = bytearray(), [0]
        for glyph in range(self._count):
            if glyph in glyphs:
                data += _without_hints(self._outline(glyph))
                data += bytes(-len(data) % 4)
            places.append(len(data))
        return bytes(data), struct.pack(f">{len(places)}I", *places)

    def _outline(self, glyph: int) -> bytes:
        return self._data[self._places[glyph] : self._places[glyph + 1]]


def _parts(outline: bytes) -> Iterator[tuple[int, int, int]]:
    """Yield offset, end and glyph of each part of a composite outline; none of a simple one."""
    if not outline or struct.unpack_from(">h", outline)[0] >= 0:
        return
    at, flags = 10, _MORE
    while flags & _MORE:
        flags, glyph = struct.unpack_from(">HH", outline, at)
        end = at + 4 + (4 if flags & _WORDS else 2)
        end += 2 if flags & _SCALE else 4 if flags & _SCALES else 8 if flags & _MATRIX else 0
        yield at, end, glyph
        at = end


def _without_hints(outline: bytes) -> bytes:
    """Return an outline without the instructions by which it would fit a coarse grid."""
    if not outline:
        return outline
    (contours,) = struct.unpack_from(">h", outline)
    if contours >= 0:
        at = 10 + 2 * contours
        (long,) = struct.unpack_from(">H", outline, at)
        return outline[:at] + bytes(2) + outline[at + 2 + long :]
    *_, (_, end, _) = parts = list(_parts(outline))
    plain = bytearray(outline[:end])
    for at, _, _ in parts:
        (flags,) = struct.unpack_from(">H", plain, at)
        struct.pack_into(">H", plain, at, flags & ~_INSTRUCTED)
    return bytes(plain)


def _character_table(glyphs: Mapping[int, int]) -> bytes:
    """Return a table cmap of format 4, with a segment for each character."""
    codes = sorted(glyphs)
    count = len(codes) + 1
    ends = [*codes, 0xFFFF]
    deltas = [*((glyphs[code] - code) & 0xFFFF for code in codes), 1]
    fit = count.bit_length() - 1
    search = 2 << fit
    parts = (*ends, 0, *ends, *deltas, *(0 for _ in ends))
    head = (4, 14 + 2 * len(parts), 0, 2 * count, search, fit, 2 * count - search)
    table = struct.pack(f">{len(head) + len(parts)}H", *head, *parts)
    return struct.pack(">HHHHI", 0, 1, 3, 1, 12) + table


def _woff(tables: Mapping[str, bytes]) -> bytes:
    """Return tables as a WOFF file; a table that deflating makes no smaller is kept as it is."""
    at = _HEADER.size + 20 * len(tables)
    entries, body = bytearray(), bytearray()
    for tag, table in sorted(tables.items()):
        packed = min(zlib.compress(table, 9), table, key=len)
        entries += struct.pack(">4sIII", tag.encode(), at + len(body), len(packed), len(table))
        entries += struct.pack(">I", _checksum(table))
        body += packed + bytes(-len(packed) % 4)
    whole = 12 + 16 * len(tables) + sum(len(table) + -len(table) % 4 for table in tables.values())
    size = at + len(body)
    header = _HEADER.pack(b"wOFF", 0x00010000, size, len(tables), 0, whole, 1, 0, 0, 0, 0, 0, 0)
    return header + bytes(entries) + bytes(body)


def _checksum(table: bytes) -> int:
    padded = table + bytes(-len(table) % 4)
    total: int = sum(struct.unpack(f">{len(padded) // 4}I", padded))
    return total & 0xFFFFFFFF


# Writes shapes as SVG that looks like the rasterizer's picture of them.
#
# The document around it uses the style ``TEXT_STYLE`` and embeds the letters (``font_subset``).

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
        baseline = shape.y + text.CAP_HEIGHT * shape.size / 2
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
