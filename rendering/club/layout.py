"""What the pictures of a cup share: their width, the panel with its heading, the line below."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from core.translatable_text import Say, Verbatim, text
from rendering.scene.colours_and_sizes import (
    CANVAS,
    CORNER,
    MARGIN,
    PALE,
    PANEL,
    PANEL_EDGE,
    SCORE,
    TEXT,
    TITLE,
    WHITE,
)
from rendering.scene.drawable_characters import clean_name
from rendering.scene.shapes import Base, Lettering, Path, Rectangle, Scene, Shape
from rendering.scene.text_fitting import fitted, shortened

PALETTE: Final = "charts"
"""The colour table of charts: these pictures have no colour that charts lack."""

WIDTH: Final = 1200
LEFT: Final = MARGIN + 20
RIGHT: Final = WIDTH - MARGIN - 20
"""Between these lie lettering and tiles."""

HEADING: Final = 140
"""What title and note take, from the top of the picture."""

_TITLE_SIZES: Final = (SCORE, 44, TITLE, 34, TEXT)
_LEGEND: Final = 60
_BELOW: Final = 18


class Heading(msgspec.Struct, frozen=True):
    """The lines above a table: what it is of, and how far that has come.

    ``instead``: the title if the typeface lacks its letters.
    """

    title: str
    note: str
    instead: str = ""


def heading_words(heading: Heading, say: Say) -> str:
    """Return what the alt text of a table begins with: its title, and how far that has come."""
    title, note = Verbatim(heading.title), Verbatim(heading.note)
    return say(text("cup-picture-heading", title=title, note=note))


def table_picture(
    heading: Heading, rows: Sequence[Shape], bottom: int, legend: Sequence[str]
) -> Scene:
    """Return a picture of one panel: heading, rows down to ``bottom``, what its signs mean."""
    high = bottom + (_LEGEND if legend else _BELOW)
    wide, height = WIDTH - 2 * MARGIN, high + MARGIN
    shapes = (
        Rectangle(MARGIN, MARGIN, wide, high - MARGIN, PANEL, CORNER, PANEL_EDGE, 2),
        *_heading(heading),
        *rows,
        *_legend(legend, bottom + 26),
    )
    return Scene(WIDTH, height, Base("", WIDTH, height, CANVAS, shapes), (), PALETTE)


def separator(y: float) -> Shape:
    """Return the line above a row."""
    return Path(((LEFT, y), (RIGHT, y)), PANEL_EDGE, 2)


def _heading(heading: Heading) -> Iterator[Shape]:
    room = RIGHT - LEFT
    title = clean_name(heading.title, heading.instead)
    yield fitted(title, LEFT, 56, room, _TITLE_SIZES, WHITE)
    yield fitted(heading.note, LEFT, 108, room, (TEXT,), PALE, face="medium")


def _legend(legend: Sequence[str], y: float) -> Iterator[Shape]:
    """The line below a table; its signs are kept as they are on the tiles."""
    if legend:
        words = shortened(" · ".join(legend), TEXT, RIGHT - LEFT, "medium")
        yield Lettering(LEFT, y, words, TEXT, PALE, "medium")
