"""Comments on a game of Vector Race (core.commentary): its turns in lines, reasons, tie-breaks."""

from collections.abc import Iterator, Sequence

from core.commentary import Criterion, Turn
from core.texts import Listing, Player, Text, text
from tavolo_vector_race.moves import CarMoved, Chosen, Event
from tavolo_vector_race.texts import event_text
from tavolo_vector_race.view import View


def turn_lines(turns: Sequence[Turn[Event]]) -> tuple[Text, ...]:
    """Return, for each turn, one line of all clean moves, and one for anything else.

    A choice of one's own is left out once its round has been called.
    """
    return tuple(line for turn in turns for line in _lines(turn))


def _lines(turn: Turn[Event]) -> Iterator[Text]:
    told: list[Event] = [event for event in turn.events if not isinstance(event, Chosen)]
    told = told or list(turn.events)
    moved = [event for event in told if isinstance(event, CarMoved)]
    if moved:
        yield text("vector-race-turn", moves=Listing(tuple(map(_moved, moved)), "comma"))
    yield from (event_text(event) for event in told if not isinstance(event, CarMoved))


def _moved(event: CarMoved) -> Text:
    """Return one car's clean move, in short."""
    return text(
        "vector-race-turn-moved",
        player=Player(event.seat),
        x=event.velocity.x,
        y=event.velocity.y,
        to_x=event.end.x,
        to_y=event.end.y,
    )


# Reasons for moves of Vector Race: none, because a choice is hidden until all are revealed.


def reason(_before: View, _events: Sequence[Event], _after: View) -> Text | None:
    """Return None."""
    return None


def tie_breaks(_view: View) -> tuple[Criterion, ...]:
    """Return none: equal points stay equal."""
    return ()
