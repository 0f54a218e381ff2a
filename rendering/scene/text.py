"""Text on pictures: the typeface, which characters it can draw, how texts fit, names of seats."""

import pathlib
import re
import struct
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import accumulate
from typing import Final

import msgspec

from core.spelling import is_seen
from core.texts import Say, text
from rendering.scene.shapes import (
    INK,
    MARGIN,
    PANEL,
    SCORE,
    TEXT,
    TITLE,
    WHITE,
    Align,
    Box,
    Circle,
    Colour,
    Face,
    Lettering,
    Path,
    Rectangle,
    Scene,
    SeatLabel,
    Shape,
    Symbol,
    centred,
)

# Widths of lettering, read from the TrueType file without drawing.
#
# Reads only what layout needs: which characters the font has and their advance widths.

ASSETS: Final = pathlib.Path(__file__).parents[1] / "assets"
FILES: Final[dict[Face, pathlib.Path]] = {
    "bold": ASSETS / "RobotoCondensed-Bold.ttf",
    "medium": ASSETS / "RobotoCondensed-Medium.ttf",
}
CAP_HEIGHT: Final = 1456 / 2048
"""The height of capitals as a fraction of the em, the same in both faces."""


class Typeface:
    """The characters of a font and their widths as fractions of the em."""

    def __init__(self, data: bytes) -> None:
        tables = _tables(data)
        units: int = struct.unpack_from(">H", data, tables["head"] + 18)[0]
        glyphs = character_map(data, tables["cmap"])
        advances = _advances(data, tables)
        self._widths = {
            chr(code): advances[min(glyph, len(advances) - 1)] / units
            for code, glyph in glyphs.items()
        }

    @property
    def characters(self) -> tuple[str, ...]:
        """All characters of the font."""
        return tuple(self._widths)

    def __contains__(self, character: str) -> bool:
        return character in self._widths

    def width(self, words: str, size: float) -> float:
        """Return the width of these words at this size; unknown characters count as zero."""
        return size * sum(self._widths.get(character, 0) for character in words)


@cache
def typeface(face: Face) -> Typeface:
    """Return the typeface of this name, read once."""
    return Typeface(FILES[face].read_bytes())


def _tables(data: bytes) -> dict[str, int]:
    """Return the offset of each table."""
    count = struct.unpack_from(">H", data, 4)[0]
    entries = (struct.unpack_from(">4sIII", data, 12 + 16 * i) for i in range(count))
    return {tag.decode("ascii"): offset for tag, _, offset, _ in entries}


def _advances(data: bytes, tables: dict[str, int]) -> tuple[int, ...]:
    """Return the advance width of each glyph; glyphs past the end share the last one."""
    count = struct.unpack_from(">H", data, tables["hhea"] + 34)[0]
    return struct.unpack_from(">" + "Hh" * count, data, tables["hmtx"])[::2]


def character_map(data: bytes, cmap: int) -> dict[int, int]:
    """Return the glyph of each character code, from the table of format 4 (Unicode plane 0).

    ``cmap``: the offset of the table of that name.
    """
    for i in range(struct.unpack_from(">H", data, cmap + 2)[0]):
        start = cmap + struct.unpack_from(">HHI", data, cmap + 4 + 8 * i)[2]
        if struct.unpack_from(">H", data, start)[0] == 4:
            return _segments(data, start)
    raise ValueError("the typeface has no character map of format 4")


def _segments(data: bytes, start: int) -> dict[int, int]:
    count = struct.unpack_from(">H", data, start + 6)[0] // 2

    def column(number: int, kind: str) -> tuple[int, ...]:
        gap = 2 if number else 0
        return struct.unpack_from(f">{count}{kind}", data, start + 14 + gap + 2 * count * number)

    ranges_at = start + 16 + 6 * count
    glyphs: dict[int, int] = {}
    segments = zip(column(1, "H"), column(0, "H"), column(2, "h"), column(3, "H"), strict=True)
    for i, (first, last, delta, offset) in enumerate(segments):
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = code
            if offset:
                at = ranges_at + 2 * i + offset + 2 * (code - first)
                glyph = struct.unpack_from(">H", data, at)[0]
                if glyph == 0:
                    continue
            if (glyph + delta) & 0xFFFF:
                glyphs[code] = (glyph + delta) & 0xFFFF
    return glyphs


# Leaves out the characters of names and words that the typeface of the pictures lacks.

_IN_BRACKETS = re.compile(r"\(([^()]+)\)")


def legible(words: str, face: Face = "bold") -> str:
    """Return the words without characters that the typeface lacks, with single spaces.

    Brackets around such characters alone are left out with them.
    """
    plain = unicodedata.normalize("NFKC", words)
    kept = _IN_BRACKETS.sub(lambda found: found[0] if _drawn(found[1], face) else " ", plain)
    return _drawn(kept, face)


def _drawn(plain: str, face: Face) -> str:
    """Return the characters that the typeface has, with single spaces."""
    known = typeface(face)
    drawn = (
        " " if c.isspace() else c
        for c in plain
        if c.isspace() or (c in known and unicodedata.category(c)[0] not in "CM")
    )
    return " ".join("".join(drawn).split())


def clean_name(name: str, fallback: str, number: int | None = None) -> str:
    """Return a person's name as the picture can show it, or the fallback if that is not seen, or
    less than half of the letters and digits.

    ``number``: follows a name that lost letters, as what is left of two names may be equal.
    """
    kept = legible(name)
    whole, drawn = _letters(name), _letters(kept)
    if not is_seen(kept) or 2 * drawn < whole:
        return legible(fallback)
    return kept if drawn == whole or number is None else f"{kept} ({number})"


def _letters(words: str) -> int:
    """Return the number of letters and digits, composed as they are drawn."""
    return sum(map(str.isalnum, unicodedata.normalize("NFKC", words)))


# Fits words into the space they have in a picture: smaller, in several lines, or cut with "…".

ELLIPSIS = "…"


def shortened(words: str, size: int, room: float, face: Face = "bold") -> str:
    """Return the words, cut with an ellipsis if they are longer than ``room``."""
    measure = typeface(face)
    if measure.width(words, size) <= room:
        return words
    kept = words
    while kept and measure.width(kept + ELLIPSIS, size) > room:
        kept = kept[:-1].rstrip()
    return kept + ELLIPSIS


def wrapped(words: str, size: int, room: float, most: int, face: Face = "bold") -> tuple[str, ...]:
    """Return the words in at most ``most`` lines, broken at spaces; the last line may be cut."""
    measure, lines, left = typeface(face), list[str](), legible(words, face).split()
    while left and len(lines) < most - 1:
        fitting = accumulate(left, lambda line, word: f"{line} {word}")
        count = max(1, sum(measure.width(line, size) <= room for line in fitting))
        lines.append(" ".join(left[:count]))
        left = left[count:]
    rest = [" ".join(left)] if left else []
    return tuple(shortened(line, size, room, face) for line in (*lines, *rest))


def fitted(
    words: str,
    x: float,
    y: float,
    room: float,
    sizes: Sequence[int],
    colour: Colour,
    *,
    face: Face = "bold",
    align: Align = "left",
) -> Lettering:
    """Return words on one line in the largest of these sizes that fits; cut if none does."""
    plain, measure = legible(words, face), typeface(face)
    size = next((size for size in sizes if measure.width(plain, size) <= room), sizes[-1])
    return Lettering(x, y, shortened(plain, size, room, face), size, colour, face, align)


def label(
    words: str,
    x: float,
    y: float,
    room: float,
    sizes: tuple[int, ...],
    colour: Colour,
    *,
    face: Face = "bold",
    align: Align = "centre",
) -> tuple[Lettering, ...]:
    """Return words in the largest size that fits; two lines rather than very small ones.

    ``sizes`` descend: one line is tried in all but the last two, then two lines in these; words
    still too long are cut. ``y`` is the middle of the whole.
    """
    plain = legible(words, face)
    measure = typeface(face)
    for size in sizes[:-2]:
        if measure.width(plain, size) <= room:
            return (Lettering(x, y, plain, size, colour, face, align),)
    lines = _two_lines(plain, face)
    for size in sizes[-2:]:
        if max(measure.width(line, size) for line in lines) <= room:
            return _stacked(lines, x, y, size, colour, face, align)
    cut = tuple(shortened(line, sizes[-1], room, face) for line in lines)
    return _stacked(cut, x, y, sizes[-1], colour, face, align)


def _stacked(
    lines: tuple[str, ...], x: float, y: float, size: int, colour: Colour, face: Face, align: Align
) -> tuple[Lettering, ...]:
    pitch = size * 0.98
    top = y - pitch * (len(lines) - 1) / 2
    return tuple(
        Lettering(x, top + pitch * i, line, size, colour, face, align)
        for i, line in enumerate(lines)
    )


def _two_lines(words: str, face: Face) -> tuple[str, ...]:
    """Break the words at the space, hyphen or apostrophe that makes the longer line shortest."""
    breaks = [i + 1 for i, c in enumerate(words) if c in " -’'"]
    if not breaks:
        return (words,)
    measure = typeface(face)
    ways = [(words[:at].rstrip(), words[at:]) for at in breaks]
    return min(ways, key=lambda way: max(measure.width(line, 1) for line in way))


# The name of a seat in a picture: a person's, or a computer's with its mark.

_NAME_SIZES: Final = (TITLE, 36, 34, 32, TEXT)

_GAP: Final = 7
"""Gap between a name and its mark."""


class Name(msgspec.Struct, frozen=True):
    """A name as it is drawn. ``right``: where it ends."""

    shapes: tuple[Shape, ...]
    right: float


def seat_name(
    label: SeatLabel,
    seat: int,
    say: Say,
    place: tuple[float, float],
    room: float,
    colour: Colour,
) -> Name:
    """Return the name in the largest size that fits; cut if even the smallest does not.

    A name of which too little can be drawn becomes the number of the ``seat``. ``place``: the left
    end and the middle of the capitals.
    """
    x, y = place
    mark = robot(colour) if label.computer else None
    free = room - (0 if mark is None else mark.width + _GAP)
    name = clean_name(label.name, say(text("board-player", number=seat + 1)), seat + 1)
    words = fitted(name, x, y, free, _NAME_SIZES, colour)
    right = x + typeface("bold").width(words.words, words.size)
    if mark is None:
        return Name((words,), right)
    end = right + _GAP + mark.width
    return Name((words, centred(mark, end - mark.width / 2, y)), end)


@lru_cache(maxsize=4)
def robot(colour: Colour) -> Symbol:
    """Draw the mark of a computer: the head of a robot."""
    shapes = (
        Path(((17.0, 11.0), (17.0, 5.0)), colour, 3),
        Circle(17, 4.5, 3.5, colour),
        Rectangle(0, 16, 5, 11, colour, 2),
        Rectangle(29, 16, 5, 11, colour, 2),
        Rectangle(4, 10, 26, 22, colour, 6),
        Circle(12, 19, 3.4, PANEL),
        Circle(22, 19, 3.4, PANEL),
        Rectangle(11, 25.5, 12, 3, PANEL, 1.5),
    )
    return Symbol(f"robot/{colour}", 34, 34, shapes)


# The mark of a picture that shows what was only tried: a band below it, the same for every game.
#
# It takes nothing away from the picture, whose base stays the same and is drawn only once.

BAND: Final = 80
"""The height of the band, in board units."""

_MARK_SIZES: Final = (SCORE, TITLE, TEXT)


def with_tried_mark(scene: Scene, words: str) -> Scene:
    """Return the scene with a band below it that says these words."""
    band = Box(0, scene.height, scene.width, BAND)
    middle, room = band.x + band.width / 2, band.width - 4 * MARGIN
    live = (
        *scene.live,
        Rectangle(band.x, band.y, band.width, band.height, WHITE),
        fitted(words, middle, band.y + BAND / 2, room, _MARK_SIZES, INK, align="centre"),
    )
    return msgspec.structs.replace(scene, height=band.bottom, live=live)
