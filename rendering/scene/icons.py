"""Icons: small drawings that stand beside choices in menus and on buttons, as data.

``rendering/boards/<key>/icons.py`` names those of a game; ``raster.icon_file`` draws them.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Final, Protocol

import msgspec

from rendering.scene.shapes import Rectangle, Shape, Symbol, placed, resized
from rendering.scene.style import INK, PAPER

SIDE: Final = 128
"""Pixels: as large as Discord keeps an emoji."""

_DRAWN: Final = "1"
"""Raised where the same shapes come to be drawn otherwise: all icons are then new ones."""


class Icons(Protocol):
    """The icons of one game."""

    def icons(self) -> Mapping[str, Symbol]:
        """All of them, by the names that guided play gives them (``Option.icon``)."""
        ...


def fingerprint(icon: Symbol) -> str:
    """What tells an icon from any that looks otherwise, without drawing it."""
    return sha256(_DRAWN.encode() + msgspec.json.encode(icon.shapes)).hexdigest()


def fitted(icon: Symbol) -> tuple[Shape, ...]:
    """The shapes of a drawing of any size, as large as they can be in the middle of an icon."""
    factor = SIDE / max(icon.width, icon.height)
    x, y = (SIDE - icon.width * factor) / 2, (SIDE - icon.height * factor) / 2
    return tuple(placed(resized(shape, factor), x, y) for shape in icon.shapes)


def on_paper(key: str, shapes: tuple[Shape, ...]) -> Symbol:
    """An icon on a tile of paper: it is seen on light and on dark ground."""
    paper = Rectangle(2, 2, SIDE - 4, SIDE - 4, PAPER, 26, INK, 5)
    return Symbol(key, SIDE, SIDE, (paper, *shapes))
