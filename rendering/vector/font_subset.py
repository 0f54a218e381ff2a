"""The letters of a typeface that a document needs, as a small WOFF file.

Keeps the outlines of the characters in use and drops everything else: other outlines, hints and
kerning, which pictures do not use. WOFF 1.0 is a TrueType file with each table deflated.
"""

import struct
import zlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from rendering.scene.typeface import character_map

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
