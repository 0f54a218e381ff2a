"""Marks on hidden things, as data: a player's private guesses of what they are.

A game in which hidden things can be told apart on the board (pieces face down) implements the
protocol ``Marking`` with pure functions in ``games/<key>/piece_marks.py``. The marks are stored per
person and drawn over that person's view only; they are never part of the view.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar

from core.guided_play import Ask
from core.translatable_text import Text

V = TypeVar("V", contravariant=True)

Marks: TypeAlias = Mapping[str, str]
"""What is marked, by place, and as what; both in notation."""


STEP = "mark"
"""The step of guided play that shows the menus of marks, in every game."""


class Marking(Protocol[V]):
    """The marks of one game."""

    def things(self, view: V, told: Iterable[Any]) -> Mapping[str, str]:
        """Return what can be marked now: each place with the name of the thing there.

        ``told``: all events told to this viewer so far, without those that were taken back. A thing
        keeps its name wherever it moves, as long as the viewer can distinguish it from others; the
        name holds only what they know.
        """
        ...

    def read(self, view: V, place: str, mark: str) -> tuple[str, str]:
        """Return the place and the mark that the viewer typed; the mark "" removes what was there.

        Raises UnreadableMove if nothing can be marked there or the mark does not exist.
        """
        ...

    def said(self, view: V, place: str, mark: str) -> Text:
        """Return a text that says which place was marked as what."""
        ...

    def ask(self, view: V, marks: Marks, chosen: tuple[str, ...]) -> Ask[Any]:
        """Return the screen for a place or, once it is chosen, a mark. Raises UnknownStep."""
        ...

    def laid_over(self, plan: Any, marks: Marks) -> Any:
        """Return the viewer's plan (None for none) with the marks added, for the game's painter."""
        ...
