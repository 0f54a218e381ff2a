"""The halves and quarters of a picture for closer looks; they overlap in the middle."""

from typing import Final

from rendering.scene.shapes import Box

_HALF: Final = 0.54
"""The fraction of a side that a half shows: things on the dividing line are whole in one half."""


def halves(picture: Box) -> dict[str, Box]:
    """Return the left and the right half of a picture, which overlap in the middle."""
    wide = round(picture.width * _HALF)
    return {
        "left": Box(picture.x, picture.y, wide, picture.height),
        "right": Box(picture.right - wide, picture.y, wide, picture.height),
    }


def quarters(picture: Box) -> dict[str, Box]:
    """Return the quarters of a picture, which overlap in the middle."""
    high = round(picture.height * _HALF)
    low = picture.bottom - high
    return {
        f"{row}{column}": Box(box.x, top, box.width, high)
        for row, top in (("upper", picture.y), ("lower", low))
        for column, box in halves(picture).items()
    }
