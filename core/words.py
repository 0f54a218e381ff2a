"""How a game speaks: from moves, events and views to texts, without choosing a language."""

from collections.abc import Iterable, Iterator, Mapping
from enum import IntEnum, auto
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec

from core.text import Text, Value

Facts: TypeAlias = Mapping[str, Value]
"""Values for texts that are the same in every game that is played."""

Names: TypeAlias = tuple[tuple[Text, str], ...]
"""What people may write in a move, with the word of the notation for it.

A text may list several spellings, parted by commas; what has an empty word says nothing.
"""


class Importance(IntEnum):
    """What a line is about, the most important first: where room is short, the last give way."""

    TURN = auto()
    """Who is to play and what at, or that it is over and who has won."""
    PLAN = auto()
    """What the viewer thinks of doing."""
    SCORE = auto()
    """How each seat stands."""
    HAND = auto()
    """What the viewer alone sees."""
    LAST = auto()
    """What was done last."""
    BOARD = auto()
    """What lies where."""
    REST = auto()
    """What hardly changes, or can be reckoned from the rest."""


class Line(msgspec.Struct, frozen=True):
    """A line of a view in words: one or more whole sentences."""

    text: Text
    importance: Importance = Importance.BOARD


def lines(importance: Importance, texts: Iterable[Text]) -> Iterator[Line]:
    """These texts as lines of one importance."""
    return (Line(said, importance) for said in texts)


M = TypeVar("M", contravariant=True)
E = TypeVar("E", contravariant=True)
V = TypeVar("V", contravariant=True)


class Words(Protocol[M, E, V]):
    """The sentences of one game; ``games/<key>/words.py`` provides them as plain functions.

    Keys begin with the game's key and stand in ``locales/*/<key>.ftl``. Scores need no function:
    part ``name`` is said by ``<key>-score-<name>``. How a game ended, its last event says.
    ``NAMES``: what may be typed besides the words of the notation. ``FACTS``: what the chapters of
    the rules say of cards and board, by the name it has there.
    """

    NAMES: Names
    FACTS: Facts

    def event_text(self, event: E) -> Text:
        """One sentence that tells an event, in the past tense, naming who did it."""
        ...

    def move_text(self, view: V, move: M) -> Text:
        """A short label for a move on this board, as a choice in a menu (at most 100 characters).

        What lies there has the name that the game's own buttons give it.
        """
        ...

    def prompt_text(self, view: V) -> Text:
        """What the seat to act may do now, as a call to the person ("Draw a card or …")."""
        ...

    def progress_text(self, view: V) -> Text | None:
        """How far the game has come, in a short sentence that everybody may read.

        It counts what ends the game, or the rounds. None where there is nothing to count.
        """
        ...

    def board_text(self, view: V) -> tuple[Line, ...]:
        """All that lies open, in lines, so that it can be played without seeing a picture.

        Who is to play stands in a line of its importance; who has won is said by the house.
        """
        ...

    def hand_text(self, view: V) -> tuple[Line, ...]:
        """What only this viewer sees, in lines, the first of which must do alone in a look.

        Empty for the public.
        """
        ...

    def plan_text(self, view: V, plan: Any) -> Text:
        """What the viewer thinks of doing, as the game's painter takes it."""
        ...
