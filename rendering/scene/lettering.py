"""Words made fit for a picture: characters the typeface has, lengths that have room."""

import unicodedata
from collections.abc import Sequence
from itertools import accumulate

from rendering.scene.shapes import Align, Colour, Face, Lettering
from rendering.scene.typeface import typeface

ELLIPSIS = "…"


def legible(words: str, face: Face = "bold") -> str:
    """The words without what the typeface cannot draw, with single spaces between them."""
    known = typeface(face)
    drawn = (
        " " if c.isspace() else c
        for c in unicodedata.normalize("NFKC", words)
        if c.isspace() or (c in known and unicodedata.category(c)[0] not in "CM")
    )
    return " ".join("".join(drawn).split())


def shortened(words: str, size: int, room: float, face: Face = "bold") -> str:
    """The words, cut with an ellipsis where they are longer than ``room``."""
    measure = typeface(face)
    if measure.width(words, size) <= room:
        return words
    kept = words
    while kept and measure.width(kept + ELLIPSIS, size) > room:
        kept = kept[:-1].rstrip()
    return kept + ELLIPSIS


def wrapped(words: str, size: int, room: float, most: int, face: Face = "bold") -> tuple[str, ...]:
    """The words in at most so many lines, broken at spaces; what has no room is cut."""
    measure, lines, left = typeface(face), list[str](), legible(words, face).split()
    while left and len(lines) < most - 1:
        fitting = accumulate(left, lambda line, word: f"{line} {word}")
        count = max(1, sum(measure.width(line, size) <= room for line in fitting))
        lines.append(" ".join(left[:count]))
        left = left[count:]
    rest = [" ".join(left)] if left else []
    return tuple(shortened(line, size, room, face) for line in (*lines, *rest))


def clean_name(name: str, fallback: str) -> str:
    """A person's name as the picture can show it, or the fallback where nothing is left of it."""
    kept = legible(name)
    return kept if any(c.isalnum() for c in kept) else legible(fallback)


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
    """Words in the largest of these sizes that has room, in one line; cut where none has."""
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
    """Words in the largest size that has room, in two lines rather than in very small ones.

    ``sizes`` descend: one line is tried in all but the last two, then two lines in these;
    what is too long even so is cut. ``y`` is the middle of the whole.
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
    """The words broken at the space (or after the hyphen) that makes the longer line shortest."""
    breaks = [i + 1 for i, c in enumerate(words) if c in " -’'"]
    if not breaks:
        return (words,)
    measure = typeface(face)
    ways = [(words[:at].rstrip(), words[at:]) for at in breaks]
    return min(ways, key=lambda way: max(measure.width(line, 1) for line in way))
