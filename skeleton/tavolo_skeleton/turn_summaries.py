"""One-line summaries of turns of Skeleton (core.turn_summaries)."""

from collections.abc import Sequence

from core.translatable_text import Text
from core.turn_summaries import Turn

from tavolo_skeleton.events import Event
from tavolo_skeleton.texts import event_text


def turn_lines(turns: Sequence[Turn[Event]]) -> tuple[Text, ...]:
    """Return a line for each turn: who took how many, or gave up."""
    return tuple(event_text(event) for turn in turns for event in turn.events)
