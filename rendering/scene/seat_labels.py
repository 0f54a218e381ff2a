"""The name of a seat in a picture: a person's, or a computer's with its mark."""

from functools import lru_cache
from typing import Final

import msgspec

from core.translatable_text import Say, text
from rendering.scene.colours_and_sizes import PANEL, TEXT, TITLE
from rendering.scene.drawable_characters import clean_name
from rendering.scene.shapes import (
    Circle,
    Colour,
    Path,
    Rectangle,
    SeatLabel,
    Shape,
    Symbol,
    centred,
)
from rendering.scene.text_fitting import fitted
from rendering.scene.typeface import typeface

_SIZES: Final = (TITLE, 36, 34, 32, TEXT)

_GAP: Final = 7
"""Gap between a name and its mark."""


class Name(msgspec.Struct, frozen=True):
    """A name as it is drawn. ``right``: where it ends."""

    shapes: tuple[Shape, ...]
    right: float


def seat_name(
    label: SeatLabel,
    seat: int,
    say: Say,
    place: tuple[float, float],
    room: float,
    colour: Colour,
) -> Name:
    """Return the name in the largest size that fits; cut if even the smallest does not.

    A name of which too little can be drawn becomes the number of the ``seat``. ``place``: the left
    end and the middle of the capitals.
    """
    x, y = place
    mark = robot(colour) if label.computer else None
    free = room - (0 if mark is None else mark.width + _GAP)
    name = clean_name(label.name, say(text("board-player", number=seat + 1)), seat + 1)
    words = fitted(name, x, y, free, _SIZES, colour)
    right = x + typeface("bold").width(words.words, words.size)
    if mark is None:
        return Name((words,), right)
    end = right + _GAP + mark.width
    return Name((words, centred(mark, end - mark.width / 2, y)), end)


@lru_cache(maxsize=4)
def robot(colour: Colour) -> Symbol:
    """Draw the mark of a computer: the head of a robot."""
    shapes = (
        Path(((17.0, 11.0), (17.0, 5.0)), colour, 3),
        Circle(17, 4.5, 3.5, colour),
        Rectangle(0, 16, 5, 11, colour, 2),
        Rectangle(29, 16, 5, 11, colour, 2),
        Rectangle(4, 10, 26, 22, colour, 6),
        Circle(12, 19, 3.4, PANEL),
        Circle(22, 19, 3.4, PANEL),
        Rectangle(11, 25.5, 12, 3, PANEL, 1.5),
    )
    return Symbol(f"robot/{colour}", 34, 34, shapes)
