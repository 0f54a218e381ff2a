"""The emblem of each card, found by the card's key."""

from collections.abc import Callable
from typing import Final

import msgspec

from rendering.scene import Colour, Shape


class Emblem(msgspec.Struct, frozen=True):
    """A small scene on a card. Its origin is the middle of the lower edge; up is negative.

    It is made for an opening 152 wide and 126 high, and narrower ones crop its sides: what matters
    lies between -46 and 46 across, and below -82, where rank and suits leave it free.
    """

    sky: Colour
    shapes: tuple[Shape, ...]


Drawn = Callable[[], Emblem]

EMBLEMS: Final[dict[str, Drawn]] = {}


def emblem(key: str) -> Emblem:
    """The emblem of the card with this key."""
    drawn = EMBLEMS.get(key)
    return drawn() if drawn else Emblem("#BFDDEB", ())
