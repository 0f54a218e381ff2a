"""Comments on a game of Skeleton (core.commentary): its turns in lines, reasons, tie-breaks."""

from collections.abc import Sequence

from core.commentary import Criterion, Turn
from core.texts import Text

from tavolo_skeleton.moves import Event
from tavolo_skeleton.texts import event_text
from tavolo_skeleton.unwritten import not_written
from tavolo_skeleton.view import View


def turn_lines(turns: Sequence[Turn[Event]]) -> tuple[Text, ...]:
    """Return a line for each turn: who took how many, or gave up."""
    return tuple(event_text(event) for turn in turns for event in turn.events)


# Reasons for moves of Skeleton, from public facts only.


def reason(_before: View, _events: Sequence[Event], _after: View) -> Text | None:
    """Return the advantage of a move in a sentence, or None."""
    not_written(8, "say what is good about a move (commentary.reason)")


def tie_breaks(_view: View) -> tuple[Criterion, ...]:
    """Return none: equal points stay equal."""
    return ()
