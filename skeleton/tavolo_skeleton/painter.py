"""The painter of Skeleton."""

from collections.abc import Mapping, Sequence
from typing import Final

from core.texts import Say
from rendering.scene.shapes import Box, Scene, SeatLabel

from tavolo_skeleton.moves import Move
from tavolo_skeleton.unwritten import not_written
from tavolo_skeleton.view import View

PALETTE: Final = "skeleton"


def compose(
    view: View,
    seats: Sequence[SeatLabel],
    say: Say,
    plan: Move | None = None,
    choices: Sequence[str] = (),
) -> Scene:
    """Return the picture of a position."""
    not_written(5, "paint the board (painter.compose)")


def places(_view: View) -> Mapping[str, Box]:
    """Return where the things lie that guided play names."""
    not_written(5, "say where things lie on the picture (painter.places)")


def regions(_view: View) -> Mapping[str, Box]:
    """Return the parts to enlarge: none, as long as all is large enough on a phone."""
    return {}


def framed(_view: View, _frame: Sequence[str]) -> Sequence[Box]:
    """Return the parts that can be shown alone."""
    return ()
