"""Reasons for moves of Vector Race: none, because a choice is hidden until all are revealed."""

from collections.abc import Sequence

from core.translatable_text import Text
from tavolo_vector_race.events import Event
from tavolo_vector_race.view import View


def reason(_before: View, _events: Sequence[Event], _after: View) -> Text | None:
    """Return None."""
    return None
