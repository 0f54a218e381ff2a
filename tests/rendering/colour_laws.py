"""Laws about the colours of scenes: what all eyes must tell apart, and words on their grounds."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

import msgspec
from PIL import Image, ImageChops

from rendering.rasterizer import Raster
from rendering.scene.shapes import (
    Colour,
    Lettering,
    Scene,
    Shape,
    Stamp,
    Symbol,
    Window,
    bounds,
    placed,
)
from rendering.scene.text import typeface
from tests.rendering.eyes import ALL_CONES, EYES, contrast, distance
from tests.rendering.picture_queries import every_shape

CLEARLY_DIFFERENT: Final = 10.0
"""From this distance on two colours are meant to be told apart, as with all cones they are."""

VISIBLE: Final = 4.0
"""The least distance at which other eyes must still see a difference; 2 is just visible."""

LEGIBLE: Final = 3.0
"""The least contrast of words, by WCAG 2.1 for large letters."""

_COLOURS: Final = ("fill", "outline", "colour")
_NOT_FORM: Final = {*_COLOURS, "x", "y", "key", "points", "shapes", "symbol"}

Colouring = tuple[Colour | None, ...]

_RASTER: Final = Raster()


# -- Things of one form ------------------------------------------------------------------------


def hidden_from_some_eyes(scenes: Iterable[Scene]) -> set[str]:
    """What differs in these scenes by its colour alone, and not for all eyes."""
    return {
        f"{eyes}: {dict(form)['what']} in {one} and in {other}"
        for form, colourings in _colourings(scenes).items()
        for one, other in combinations(sorted(colourings, key=str), 2)
        if difference(one, other, ALL_CONES) >= CLEARLY_DIFFERENT
        for eyes in EYES
        if difference(one, other, eyes) < VISIBLE
    }


def _colourings(scenes: Iterable[Scene]) -> Mapping[Any, set[Colouring]]:
    """All colours in which these scenes show things of the same form."""
    found = defaultdict[Any, set[Colouring]](set)
    for scene in scenes:
        for shape in (*scene.base.shapes, *scene.live):
            found[_form(shape)].add(tuple(_colours(shape)))
    return found


def _form(shape: Shape) -> Any:
    """What is left of a shape without its place and its colours."""
    kept = {"what": type(shape).__name__.lower()} | {
        name: value
        for name, value in msgspec.structs.asdict(shape).items()
        if name not in _NOT_FORM
    }
    if points := getattr(shape, "points", ()):
        x, y = points[0]
        kept["points"] = tuple((round(px - x, 1), round(py - y, 1)) for px, py in points)
    kept["inside"] = tuple((_form(inner), *_place(inner)) for inner in _inside(shape))
    return tuple(sorted(kept.items()))


def _place(shape: Shape) -> tuple[float, float]:
    x, y = getattr(shape, "points", ((0, 0),))[0]
    return getattr(shape, "x", x), getattr(shape, "y", y)


def _inside(shape: Shape) -> Iterable[Shape]:
    if isinstance(shape, Stamp):
        return shape.symbol.shapes
    return shape.shapes if isinstance(shape, Window) else ()


def _colours(shape: Shape) -> Iterator[Colour | None]:
    """Its colours, in a fixed order, then those inside it."""
    yield from (getattr(shape, name) for name in _COLOURS if hasattr(shape, name))
    for inner in _inside(shape):
        yield from _colours(inner)


def difference(one: Colouring, other: Colouring, eyes: str) -> float:
    """The greatest distance between colours at the same place; no colour is another form."""
    pairs = [(a, b) for a, b in zip(one, other, strict=True) if a != b]
    if any(a is None or b is None for a, b in pairs):
        return CLEARLY_DIFFERENT
    return max((distance(a, b, eyes) for a, b in pairs if a and b), default=0.0)


# -- Words -------------------------------------------------------------------------------------


def pale_words(scenes: Iterable[Scene]) -> set[str]:
    """The words in these scenes that stand out too little from their ground."""
    return {
        f"{words.words!r} in {words.colour} on {ground}"
        for scene in scenes
        for words, ground in words_with_grounds(scene)
        if least_contrast(words.colour, ground) < LEGIBLE
    }


def words_with_grounds(scene: Scene) -> Iterator[tuple[Lettering, Colour]]:
    """All words of a picture that are not covered; of the base those that live shapes may cover."""
    alone, bare = (msgspec.structs.replace(each, live=()) for each in (scene, _wordless(scene)))
    yield from _found(scene.base.shapes, _RASTER.draw(alone), _RASTER.draw(bare))
    yield from _found(scene.live, _RASTER.draw(scene), _RASTER.draw(_wordless(scene)))


def _found(
    shapes: Sequence[Shape], painted: Image.Image, bare: Image.Image
) -> Iterator[tuple[Lettering, Colour]]:
    for number, shape in enumerate(shapes):
        for words in _topmost(_words(shape)):
            ground = _ground(words, painted, bare)
            if ground is not None:
                yield words, ground
            elif not any(_lies_over(later, words) for later in shapes[number + 1 :]):
                yield words, words.colour


def _lies_over(shape: Shape, words: Lettering) -> bool:
    left, top, right, bottom = bounds(shape)
    box = _box(words)
    return left < box[2] and box[0] < right and top < box[3] and box[1] < bottom


def least_contrast(ink: Colour, ground: Colour) -> float:
    """The contrast for the eyes that see the least."""
    return min(contrast(ink, ground, eyes) for eyes in EYES)


def _words(*shapes: Shape) -> Iterator[Lettering]:
    """All words, where they stand in the picture."""
    for shape in shapes:
        if isinstance(shape, Lettering):
            yield shape
        elif isinstance(shape, Stamp):
            yield from _words(*(placed(each, shape.x, shape.y) for each in shape.symbol.shapes))
        elif isinstance(shape, Window):
            x, y = shape.origin_x, shape.origin_y
            yield from _words(*(placed(each, x, y) for each in shape.shapes))


def _topmost(words: Iterable[Lettering]) -> Iterator[Lettering]:
    """All but those that are the halo of the same words, drawn over them."""
    drawn = list(words)
    for number, each in enumerate(drawn):
        if not any(_are_near(each, later) for later in drawn[number + 1 :]):
            yield each


def _are_near(one: Lettering, other: Lettering) -> bool:
    apart = max(abs(one.x - other.x), abs(one.y - other.y))
    return one.words == other.words and apart < one.size / 2


def _wordless(scene: Scene) -> Scene:
    base, key = scene.base, scene.base.key and f"{scene.base.key}/wordless"
    bare = msgspec.structs.replace(base, key=key, shapes=_all_but_words(base.shapes))
    return msgspec.structs.replace(scene, base=bare, live=_all_but_words(scene.live))


def _all_but_words(shapes: Iterable[Shape]) -> tuple[Shape, ...]:
    return tuple(_emptied(shape) for shape in shapes if not isinstance(shape, Lettering))


def _emptied(shape: Shape) -> Shape:
    """The shape without words; a symbol that has some gets a key of its own."""
    if isinstance(shape, Window):
        return msgspec.structs.replace(shape, shapes=_all_but_words(shape.shapes))
    if not isinstance(shape, Stamp):
        return shape
    was = shape.symbol
    if not any(isinstance(each, Lettering) for each in every_shape(was.shapes)):
        return shape
    bare = Symbol(f"{was.key}/wordless", was.width, was.height, _all_but_words(was.shapes))
    return msgspec.structs.replace(shape, symbol=bare)


def _ground(words: Lettering, painted: Image.Image, bare: Image.Image) -> Colour | None:
    """The colour under most of the pixels that these words colour wholly; None if they do none."""
    box = _box(words)
    shown, under = painted.crop(box), bare.crop(box)
    ink = Image.new("RGB", shown.size, words.colour)
    is_ink = _where(ImageChops.difference(shown, ink), lambda level: level == 0)
    is_new = _where(ImageChops.difference(shown, under), lambda level: level > 0)
    marked = under.convert("RGBA")
    marked.putalpha(ImageChops.multiply(is_ink, is_new))
    counts = marked.getcolors(shown.width * shown.height) or []
    grounds = [
        (number, pixel[:3]) for number, pixel in counts if isinstance(pixel, tuple) and pixel[3]
    ]
    return "#{:02X}{:02X}{:02X}".format(*max(grounds)[1]) if grounds else None


def _box(words: Lettering) -> tuple[int, int, int, int]:
    width = typeface(words.face).width(words.words, words.size)
    left = words.x - {"left": 0.0, "centre": width / 2, "right": width}[words.align]
    top, bottom = words.y - words.size / 2, words.y + words.size / 2
    return round(left), round(top), round(left + width), round(bottom)


def _where(picture: Image.Image, is_so: Callable[[int], bool]) -> Image.Image:
    """White where the greatest of the three channels is so, black elsewhere."""
    red, green, blue = picture.split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point([255 * is_so(level) for level in range(256)])
