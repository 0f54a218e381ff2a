"""Queries on scenes and their pictures, for tests."""

import io
from collections.abc import Iterable, Iterator

from PIL import Image

from rendering.scene.shapes import Lettering, Scene, Shape, Stamp, Window, placed, resized
from rendering.scene.text import typeface


def every_shape(shapes: Iterable[Shape]) -> Iterator[Shape]:
    """The shapes and all that symbols and windows hold."""
    for shape in shapes:
        yield shape
        if isinstance(shape, Stamp):
            yield from every_shape(shape.symbol.shapes)
        elif isinstance(shape, Window):
            yield from every_shape(shape.shapes)


def stamps(scene: Scene, start: str) -> list[Stamp]:
    """The live stamps whose symbol's key begins so."""
    return [s for s in scene.live if isinstance(s, Stamp) and s.symbol.key.startswith(start)]


def stamped(scene: Scene, start: str) -> list[str]:
    """The keys of these stamps' symbols."""
    return [stamp.symbol.key for stamp in stamps(scene, start)]


def live_words(scene: Scene) -> list[str]:
    """All words of the live part that stand by themselves."""
    return [shape.words for shape in scene.live if isinstance(shape, Lettering)]


def base_words(scene: Scene) -> list[str]:
    """All words of the base that stand by themselves."""
    return [shape.words for shape in scene.base.shapes if isinstance(shape, Lettering)]


def box_of(words: Lettering) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the words as wide as they are drawn."""
    wide = typeface(words.face).width(words.words, words.size)
    left = words.x - {"left": 0, "centre": wide / 2, "right": wide}[words.align]
    return left, words.y - words.size / 2, left + wide, words.y + words.size / 2


def seen_closer(scene: Scene) -> list[Shape]:
    """The shapes of a closer look as large and where they are seen."""
    part = scene.part
    assert part is not None
    factor, shapes = scene.width / part.width, (*scene.base.shapes, *scene.live)
    return [resized(placed(shape, -part.x, -part.y), factor) for shape in shapes]


def decoded(file: bytes) -> Image.Image:
    """What a file shows; the same picture is not always packed into the same bytes."""
    return Image.open(io.BytesIO(file))
