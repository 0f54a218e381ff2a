"""Suggestions for the option of /skeleton."""

from core.guided_play import Offered, Typing

from tavolo_skeleton.moves import Move
from tavolo_skeleton.unwritten import not_written
from tavolo_skeleton.view import View


def stones(_typing: Typing[View, Move]) -> Offered:
    """Return the numbers that can be taken."""
    not_written(7, "suggest what can be typed (autocompletion.stones)")
