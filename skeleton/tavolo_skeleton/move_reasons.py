"""Reasons for moves of Skeleton, from public facts only."""

from collections.abc import Sequence

from core.translatable_text import Text

from tavolo_skeleton.events import Event
from tavolo_skeleton.unwritten import not_written
from tavolo_skeleton.view import View


def reason(_before: View, _events: Sequence[Event], _after: View) -> Text | None:
    """Return the advantage of a move in a sentence, or None."""
    not_written(9, "say what is good about a move (move_reasons.reason)")
