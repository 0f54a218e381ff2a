"""How a game speaks: from moves, events and views to texts, without choosing a language."""

from collections.abc import Mapping
from typing import Protocol, TypeAlias, TypeVar

from core.text import Text, Value

Facts: TypeAlias = Mapping[str, Value]
"""Values for texts that are the same in every game that is played."""

Names: TypeAlias = tuple[tuple[Text, str], ...]
"""What people may write in a move, with the word of the notation for it.

A text may list several spellings, parted by commas; what has an empty word says nothing.
"""

M = TypeVar("M", contravariant=True)
E = TypeVar("E", contravariant=True)
V = TypeVar("V", contravariant=True)


class Words(Protocol[M, E, V]):
    """The sentences of one game; ``games/<key>/words.py`` provides them as plain functions.

    Keys begin with the game's key and stand in ``locales/*/<key>.ftl``. Scores and endings need no
    function: part ``name`` is said by ``<key>-score-<name>``, reason by ``<key>-end-<reason>``.
    ``NAMES``: what may be typed besides the words of the notation. ``FACTS``: what the chapters of
    the rules say of cards and board, by the name it has there.
    """

    NAMES: Names
    FACTS: Facts

    def event_text(self, event: E) -> Text:
        """One sentence that tells an event, in the past tense, naming who did it."""
        ...

    def move_text(self, move: M) -> Text:
        """A short label for a move, as a choice in a menu (at most 100 characters)."""
        ...

    def prompt_text(self, view: V) -> Text:
        """What the seat to act may do now, as a call to the person ("Draw a card or …")."""
        ...

    def board_text(self, view: V) -> tuple[Text, ...]:
        """The whole view in lines of text, so that it can be played without seeing a picture."""
        ...

    def hand_text(self, view: V) -> tuple[Text, ...]:
        """What only this viewer sees, in lines of text; empty for the public."""
        ...
