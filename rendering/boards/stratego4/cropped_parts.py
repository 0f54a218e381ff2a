"""Parts of Stratego 4's picture that can be shown alone."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.stratego4.view import View
from rendering.boards.stratego4.choice_boxes import places
from rendering.boards.stratego4.layout import SHEETS, WIDTH
from rendering.boards.stratego4.space_positions import ground_of
from rendering.scene.shapes import Box, around
from rendering.scene.zoom import with_room

_AIR: Final = 10


def framed(view: View, frame: Sequence[str]) -> tuple[Box, ...]:
    """Return the boxes of the named parts, from top to bottom.

    Names: spaces, which share a box; "seat": the viewer's panel.
    """
    return tuple(_boxes(view, frame))


def _boxes(view: View, frame: Sequence[str]) -> Iterator[Box]:
    sheet, known = SHEETS[view.board], places(view)
    spaces = [known[f"space {name}"] for name in frame if f"space {name}" in known]
    if spaces:
        yield with_room(around(spaces, _AIR), Box(0, 0, WIDTH, sheet.height))
    if "seat" in frame and view.viewer is not None:
        yield sheet.panels[ground_of(view).place(view.viewer)]
