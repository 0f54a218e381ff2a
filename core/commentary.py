"""Comments on a game: each turn in one line, why a move was good, and the tie-breaks."""

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

import msgspec

from core.game import Seat
from core.texts import Text

E = TypeVar("E")
V_contra = TypeVar("V_contra", contravariant=True)


class Turn(msgspec.Struct, Generic[E], frozen=True):
    """The events of one seat's consecutive moves, as one reader was told them, oldest first.

    ``seat``: None for the set-up. There is at least one event.
    """

    seat: Seat | None
    events: tuple[E, ...]


class Criterion(NamedTuple):
    """What a tie-break compares, and each seat's value in seat order: more is better.

    Without ``values`` it always decides, and is shown without numbers.
    """

    name: Text
    values: tuple[int, ...]


class Commentary(Protocol[E, V_contra]):
    """The comments of one game; ``games/<key>/commentary.py`` provides them as plain functions.

    They get public views and told events only, so they cannot reveal what a computer player knows.
    Keys of a turn's lines begin with the game's key and ``turn``, in ``locales/*/<key>.ftl``.
    """

    def turn_lines(self, turns: Sequence[Turn[E]]) -> tuple[Text, ...]:
        """Return one line for each turn, oldest first; important events get a line of their own.

        A line names who moved and the places; it may leave out what the picture shows. It uses
        these events only, because a reader may know no others.
        """
        ...

    def reason(self, before: V_contra, events: Sequence[E], after: V_contra) -> Text | None:
        """Return the reason for a move; None if there was nothing to choose.

        ``before``, ``after``: public views of the game. ``events``: the move's public events.
        """
        ...

    def tie_breaks(self, view: V_contra) -> tuple[Criterion, ...]:
        """Return the tie-breaks at the end of a game, in order; none if equal points stay equal."""
        ...


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
