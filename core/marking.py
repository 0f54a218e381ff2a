"""Marks on hidden things, as data: what somebody takes them for, for nobody but themselves.

A game in which hidden things lie where they can be told apart (pieces face down) offers it as pure
functions in ``games/<key>/marking.py`` (protocol ``Marking``). The house keeps the marks and shows
them to whoever made them: they are laid over that person's view, and are never part of it.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec

from core.asking import Ask

V = TypeVar("V", contravariant=True)

Marks: TypeAlias = Mapping[str, str]
"""What is marked, by place, and as what; both in the words of the notation."""


class Happened(msgspec.Struct, frozen=True, gc=False):
    """An event that still stands, and the line of the log it belongs to."""

    line: int
    event: Any


STEP = "mark"
"""The step of guided play to which the menus of marks lead, in every game."""


class Marking(Protocol[V]):
    """Marks of one game."""

    def things(self, view: V, happened: Iterable[Happened]) -> Mapping[str, str]:
        """What can be marked now: the places, each with the name of the thing that is there.

        A thing keeps its name as long as this viewer can tell it from others, wherever it goes.
        """
        ...

    def read(self, view: V, place: str, mark: str) -> tuple[str, str]:
        """A place and what stands there for this viewer, as they were typed; "": nothing any more.

        Raises UnreadableMove where nothing can be marked, and for what is no mark.
        """
        ...

    def ask(self, view: V, marks: Marks, chosen: tuple[str, ...]) -> Ask[Any]:
        """What can be marked or, once a place is chosen, as what. Raises UnknownStep."""
        ...

    def laid_over(self, plan: Any, marks: Marks) -> Any:
        """What the viewer thinks of doing, None for nothing, with the marks beside it.

        As the game's painter takes it.
        """
        ...
