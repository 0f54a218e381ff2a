"""The mark of a picture that shows what was only tried: a band below it, the same for every game.

It takes nothing away from the picture, whose base stays the same and is drawn only once.
"""

from typing import Final

import msgspec

from rendering.scene.colours_and_sizes import INK, MARGIN, SCORE, TEXT, TITLE, WHITE
from rendering.scene.shapes import Box, Rectangle, Scene
from rendering.scene.text_fitting import fitted

BAND: Final = 80
"""The height of the band, in board units."""

_SIZES: Final = (SCORE, TITLE, TEXT)


def with_tried_mark(scene: Scene, words: str) -> Scene:
    """Return the scene with a band below it that says these words."""
    band = Box(0, scene.height, scene.width, BAND)
    middle, room = band.x + band.width / 2, band.width - 4 * MARGIN
    live = (
        *scene.live,
        Rectangle(band.x, band.y, band.width, band.height, WHITE),
        fitted(words, middle, band.y + BAND / 2, room, _SIZES, INK, align="centre"),
    )
    return msgspec.structs.replace(scene, height=band.bottom, live=live)
