"""Widths of lettering, read from the TrueType file without drawing.

Reads only what layout needs: which characters the font has and their advance widths.
"""

import struct
from functools import cache
from pathlib import Path
from typing import Final

from rendering.scene.shapes import Face

ASSETS: Final = Path(__file__).parents[1] / "assets"
FILES: Final[dict[Face, Path]] = {
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
