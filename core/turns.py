"""One line for a turn: how a game sums up what a seat did in a row."""

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, Protocol, TypeVar

import msgspec

from core.game import Seat
from core.text import Text

E = TypeVar("E")


class Turn(msgspec.Struct, Generic[E], frozen=True):
    """What one reader was told of the moves that a seat made one after the other, oldest first.

    ``seat``: None for the set-up. There is at least one event.
    """

    seat: Seat | None
    events: tuple[E, ...]


class TurnLines(Protocol[E]):
    """How a game tells turns in short; ``games/<key>/turns.py`` provides it. A game may have none.

    Keys begin with the game's key and ``turn``, and stand in ``locales/*/<key>.ftl``.
    """

    def turn_lines(self, turns: Sequence[Turn[E]]) -> tuple[Text, ...]:
        """One line for each turn, oldest first; what must not be lost in it has its own line.

        Names who moved and the places; what the picture shows may be left out. Made of these
        events alone, as a reader may know no others.
        """
        ...


def last_events(turns: Sequence[Turn[E]], event_text: Callable[[E], Text]) -> tuple[Text, ...]:
    """The lines of a game that sums nothing up: the last event of each turn."""
    return tuple(event_text(turn.events[-1]) for turn in turns)


def split_before(events: Sequence[E], begins: Callable[[E], bool]) -> Iterator[tuple[E, ...]]:
    """The events in parts, of which each but the first begins with such an event."""
    part: list[E] = []
    for event in events:
        if part and begins(event):
            yield tuple(part)
            part = []
        part.append(event)
    if part:
        yield tuple(part)
