"""Icons: small drawings beside choices in menus and on buttons, as data.

``rendering/boards/<key>/icons.py`` lists those of a game; ``raster.icon_file`` draws them.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Final, Protocol

import msgspec

from rendering.scene.colours_and_sizes import INK, PAPER
from rendering.scene.shapes import Rectangle, Shape, Symbol, placed, resized

SIDE: Final = 128
"""Pixels: the size at which Discord stores an emoji."""

_DRAWN: Final = "1"
"""Raise this when the same shapes are drawn differently: all icons are then new."""


class Icons(Protocol):
    """The icons of one game."""

    def icons(self) -> Mapping[str, Symbol]:
        """Return all of them, by the names of guided play (``Option.icon``)."""
        ...


def fingerprint(icon: Symbol) -> str:
    """Return a hash that identifies an icon's look, without drawing it."""
    return sha256(_DRAWN.encode() + msgspec.json.encode(icon.shapes)).hexdigest()


def fitted(icon: Symbol) -> tuple[Shape, ...]:
    """Return a drawing's shapes, scaled to fit an icon and centred."""
    factor = SIDE / max(icon.width, icon.height)
    x, y = (SIDE - icon.width * factor) / 2, (SIDE - icon.height * factor) / 2
    return tuple(placed(resized(shape, factor), x, y) for shape in icon.shapes)


def on_paper(key: str, shapes: tuple[Shape, ...]) -> Symbol:
    """Return an icon on a tile of paper, visible on light and on dark ground."""
    paper = Rectangle(2, 2, SIDE - 4, SIDE - 4, PAPER, 26, INK, 5)
    return Symbol(key, SIDE, SIDE, (paper, *shapes))
