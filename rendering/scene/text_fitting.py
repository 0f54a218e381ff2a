"""Fits words into the space they have in a picture: smaller, in several lines, or cut with "…"."""

from collections.abc import Sequence
from itertools import accumulate

from rendering.scene.drawable_characters import legible
from rendering.scene.shapes import Align, Colour, Face, Lettering
from rendering.scene.typeface import typeface

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
