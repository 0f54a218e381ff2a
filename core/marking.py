"""Marks on hidden things, as data: what somebody takes them for, for nobody but themselves.

A game in which hidden things lie where they can be told apart (pieces face down) offers it as pure
functions in ``games/<key>/marking.py`` (protocol ``Marking``). The house keeps the marks and shows
them to whoever made them: they are laid over that person's view, and are never part of it.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar

from core.asking import Ask
from core.text import Text

V = TypeVar("V", contravariant=True)

Marks: TypeAlias = Mapping[str, str]
"""What is marked, by place, and as what; both in the words of the notation."""


STEP = "mark"
"""The step of guided play to which the menus of marks lead, in every game."""


class Marking(Protocol[V]):
    """Marks of one game."""

    def things(self, view: V, told: Iterable[Any]) -> Mapping[str, str]:
        """What can be marked now: the places, each with the name of the thing that is there.

        ``told``: all events so far that this viewer was told, but for what was taken back. A thing
        keeps its name as long as the viewer can tell it from others, wherever it goes; nothing is
        in a name but what they know.
        """
        ...

    def read(self, view: V, place: str, mark: str) -> tuple[str, str]:
        """A place and what stands there for this viewer, as they were typed; "": nothing any more.

        Raises UnreadableMove where nothing can be marked, and for what is no mark.
        """
        ...

    def said(self, view: V, place: str, mark: str) -> Text:
        """What was marked as what, as they were read."""
        ...

    def ask(self, view: V, marks: Marks, chosen: tuple[str, ...]) -> Ask[Any]:
        """What can be marked or, once a place is chosen, as what. Raises UnknownStep."""
        ...

    def laid_over(self, plan: Any, marks: Marks) -> Any:
        """What the viewer thinks of doing, None for nothing, with the marks beside it.

        As the game's painter takes it.
        """
        ...
