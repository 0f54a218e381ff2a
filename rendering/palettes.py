"""Learns the colour tables of pictures: ``python -m rendering.palettes [key]``.

A table is learnt once from typical pictures and shipped, so that pictures do not depend on each
other and the lookup is ready at once. Learn again after a change of colours or emblems.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Container, Iterable, Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from core.translatable_text import Text
from rendering import boards, charts
from rendering.raster.rasterizer import PALETTES, learn_palette
from rendering.scene.shapes import (
    Circle,
    Colour,
    Path,
    Polygon,
    Rectangle,
    Scene,
    Shape,
    Stamp,
    Window,
)

PAINTERS: Final = (
    *(import_module(f"{boards.__name__}.{found.name}") for found in iter_modules(boards.__path__)),
    charts,
)
"""The painters of all games, found in the package ``boards``, and that of charts."""

MOST_FLAT = 160
"""How many colours of a table are for plain areas at most; the others are for blended edges."""


def key_as_words(said: Text) -> str:
    """Return placeholder words for a text: they do not matter for colours."""
    return said.key.rpartition("-")[2]


def flat_colours(scenes: Iterable[Scene]) -> tuple[Colour, ...]:
    """Return the fill and line colours in these scenes, most used first."""
    used = Counter(
        colour.upper()
        for scene in scenes
        for shape in (*scene.base.shapes, *scene.live)
        for colour in (scene.base.background, *_colours(shape))
    )
    return tuple(colour for colour, _ in used.most_common(MOST_FLAT))


def _colours(shape: Shape) -> Iterator[Colour]:
    if isinstance(shape, Stamp):
        for inner in shape.symbol.shapes:
            yield from _colours(inner)
    elif isinstance(shape, Window):
        yield shape.fill
        for inner in shape.shapes:
            yield from _colours(inner)
    elif isinstance(shape, Rectangle | Circle | Polygon):
        yield from (colour for colour in (shape.fill, shape.outline) if colour)
    elif isinstance(shape, Path):
        yield shape.colour
    else:
        yield shape.colour


def learn(games: Container[str]) -> None:
    """Write the colour tables of these games' painters."""
    PALETTES.mkdir(exist_ok=True)
    for painter in PAINTERS:
        if painter.PALETTE in games:
            scenes = painter.rehearse(key_as_words).whole
            table = learn_palette(scenes, flat_colours(scenes))
            (PALETTES / f"{painter.PALETTE}.rgb").write_bytes(table)


def main() -> None:
    """Learn the tables of the games named on the command line, or of all."""
    games = [painter.PALETTE for painter in PAINTERS]
    parser = ArgumentParser(description="Learn the colour tables of games' pictures.")
    parser.add_argument("game", nargs="*", choices=games, default=games)
    learn(parser.parse_args().game)


if __name__ == "__main__":
    main()
