"""Boxes of the places on La Strada's picture that a choice can name, and their marking.

A hex is called "hex F3", as in guided play (core.guided_play.Option.at).
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from games.la_strada.board import HEX_BY_NAME, HEX_NAMES, Hex
from games.la_strada.view import View
from rendering.boards.la_strada.layout import CENTRES, HALF, LONG, hexagon
from rendering.scene.colours_and_sizes import INK, WHITE
from rendering.scene.shapes import Box, Polygon, Stamp, Symbol, centred

_HEXES: Final = {
    f"hex {name}": Box(x - HALF, y - round(LONG), 2 * HALF, 2 * round(LONG))
    for name, (x, y) in zip(HEX_NAMES, CENTRES, strict=True)
}


def places(_view: View) -> dict[str, Box]:
    """Return the box of every hex."""
    return _HEXES


def hexes_among(choices: Iterable[str]) -> tuple[Hex, ...]:
    """Return the hexes among the choices."""
    names = (choice.removeprefix("hex ") for choice in choices if choice in _HEXES)
    return tuple(HEX_BY_NAME[name] for name in names)


def marked(hexes: Iterable[Hex]) -> Iterator[Stamp]:
    """Draw a white rim inside each of these hexes; a settlement covers it."""
    for at in hexes:
        yield centred(_rim(), *CENTRES[at])


@lru_cache(maxsize=1)
def _rim() -> Symbol:
    wide, high = 2 * HALF + 8, 2 * round(LONG) + 8
    inner = hexagon(wide / 2, high / 2, 0.9)
    shapes = (Polygon(inner, None, INK, 10), Polygon(inner, None, WHITE, 6))
    return Symbol("la-strada-choice", wide, high, shapes)
