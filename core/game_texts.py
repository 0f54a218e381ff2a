"""The texts of a game: made from moves, events and views, independent of the language."""

from collections.abc import Iterable, Iterator, Mapping
from enum import IntEnum, auto
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec

from core.translatable_text import Text, Value

Facts: TypeAlias = Mapping[str, Value]
"""Values for texts that are the same in all matches of a game."""

Names: TypeAlias = tuple[tuple[Text, str], ...]
"""Names that people may type in a move, each with its word in the notation.

A text may list several spellings, separated by commas; a name with an empty word is ignored.
"""


class Importance(IntEnum):
    """The topic of a line, most important first: where space is short, the last ones are cut."""

    TURN = auto()
    """Whose turn it is and what they have to do, or that the game is over and who has won."""
    PLAN = auto()
    """The move that the viewer is planning."""
    SCORE = auto()
    """The standing of each seat."""
    HAND = auto()
    """What the viewer alone sees."""
    LAST = auto()
    """The last move."""
    BOARD = auto()
    """What lies where on the board."""
    REST = auto()
    """What hardly changes, or follows from the rest."""


class Line(msgspec.Struct, frozen=True):
    """One line of a view's description: one or more whole sentences."""

    text: Text
    importance: Importance = Importance.BOARD


def lines(importance: Importance, texts: Iterable[Text]) -> Iterator[Line]:
    """Iterate over these texts as lines of one importance."""
    return (Line(said, importance) for said in texts)


M = TypeVar("M", contravariant=True)
E = TypeVar("E", contravariant=True)
V = TypeVar("V", contravariant=True)


class Words(Protocol[M, E, V]):
    """The texts of one game; ``games/<key>/texts.py`` provides them as plain functions.

    Keys begin with the game's key and stand in ``locales/*/<key>.ftl``. Scores need no function:
    the text of part ``name`` is ``<key>-score-<name>``. The last event of a game says how it ended.
    ``NAMES``: what people may type besides the words of the notation. ``FACTS``: values about cards
    and board for the chapters of the rules, by the names of the variables there.
    """

    NAMES: Names
    FACTS: Facts

    def event_text(self, event: E) -> Text:
        """Return one sentence that tells an event, in the past tense, naming who did it."""
        ...

    def move_text(self, view: V, move: M) -> Text:
        """Return a short label of a move for a menu (at most 100 characters).

        It calls things on the board what the game's own buttons call them.
        """
        ...

    def prompt_text(self, view: V) -> Text:
        """Return what the seat to act may do now, as a request ("Draw a card or …")."""
        ...

    def progress_text(self, view: V) -> Text | None:
        """Return how far the game has come, in a short public sentence.

        It counts what ends the game, or the rounds. None if there is nothing to count.
        """
        ...

    def board_text(self, view: V) -> tuple[Line, ...]:
        """Return a description of everything public, complete enough to play without a picture.

        The game says whose turn it is, in a line of importance ``TURN``; the caller says who won.
        """
        ...

    def hand_text(self, view: V) -> tuple[Line, ...]:
        """Return a description of what only this viewer sees; empty for the public.

        The first line must be enough by itself where only one is shown.
        """
        ...

    def plan_text(self, view: V, plan: Any) -> Text:
        """Return a description of the viewer's plan, in the format of the game's painter."""
        ...
