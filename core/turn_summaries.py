"""Summaries of turns: how a game tells in one line what a seat did in a row."""

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, Protocol, TypeVar

import msgspec

from core.game import Seat
from core.translatable_text import Text

E = TypeVar("E")


class Turn(msgspec.Struct, Generic[E], frozen=True):
    """The events of one seat's consecutive moves, as one reader was told them, oldest first.

    ``seat``: None for the set-up. There is at least one event.
    """

    seat: Seat | None
    events: tuple[E, ...]


class TurnLines(Protocol[E]):
    """Summaries of the turns of one game, from ``games/<key>/turn_summaries.py``, if it has any.

    Keys begin with the game's key and ``turn``, and stand in ``locales/*/<key>.ftl``.
    """

    def turn_lines(self, turns: Sequence[Turn[E]]) -> tuple[Text, ...]:
        """Return one line for each turn, oldest first; important events get a line of their own.

        A line names who moved and the places; it may leave out what the picture shows. It uses
        these events only, because a reader may know no others.
        """
        ...


def last_events(turns: Sequence[Turn[E]], event_text: Callable[[E], Text]) -> tuple[Text, ...]:
    """Return the lines of a game without summaries: the last event of each turn."""
    return tuple(event_text(turn.events[-1]) for turn in turns)


def split_before(events: Sequence[E], begins: Callable[[E], bool]) -> Iterator[tuple[E, ...]]:
    """Split the events into parts before each event for which ``begins`` is true."""
    part: list[E] = []
    for event in events:
        if part and begins(event):
            yield tuple(part)
            part = []
        part.append(event)
    if part:
        yield tuple(part)
