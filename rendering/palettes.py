"""Learns the colour tables of pictures: ``python -m rendering.palettes [key]``.

A table is learnt once from typical pictures and shipped, so that pictures do not depend on each
other and the lookup is ready at once. Learn again after a change of colours or emblems.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from core.game_places import PackageFault, places_of
from core.translatable_text import Text
from rendering import boards, charts
from rendering.raster.palette_files import CHARTS, palette_file
from rendering.raster.rasterizer import learn_palette
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
"""The painters of the games of the house, found in the package ``boards``, and that of charts."""

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


def learn(names: Iterable[str]) -> None:
    """Write the colour tables of these games, wherever their parts are, or of charts."""
    for name in names:
        painter = charts if name == CHARTS else import_module(places_of(name).painter)
        scenes = painter.rehearse(key_as_words).whole
        file = palette_file(name)
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(learn_palette(scenes, flat_colours(scenes)))
        print(f"{file.name}: {len(file.read_bytes()) // 3} colours")


def main() -> None:
    """Learn the tables of the games named on the command line, or of all."""
    games = [painter.PALETTE for painter in PAINTERS]
    parser = ArgumentParser(description="Learn the colour tables of games' pictures.")
    parser.add_argument("game", nargs="*", default=games, help="a key, or charts")
    try:
        learn(parser.parse_args().game)
    except PackageFault as fault:
        parser.error(str(fault))


if __name__ == "__main__":
    main()
