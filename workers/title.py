"""A game as the house offers it; ``catalog.py`` makes one for each."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from core.lessons import Lesson
from core.text import Text
from core.words import Words
from rendering.scene import Box, Scene, SeatLabel
from tables.codec import AnyGame


class Title(Protocol):
    """A game as the house offers it: its rules, its words, its painter, its lesson."""

    @property
    def game(self) -> AnyGame:
        """The rules."""
        ...

    @property
    def words(self) -> Words[Any, Any, Any]:
        """How it speaks."""
        ...

    @property
    def lesson(self) -> Lesson[Any]:
        """What it has to show to somebody new."""
        ...

    def compose(
        self,
        view: Any,
        seats: Sequence[SeatLabel],
        say: Callable[[Text], str],
        plan: Any = None,
        frame: Sequence[str] = (),
        choices: Sequence[str] = (),
    ) -> Scene:
        """Paint a view, with what the viewer thinks of doing and the places it can choose from.

        ``frame``: only these parts of the picture, in the painter's words; all of it when empty.
        """
        ...

    def regions(self, view: Any) -> Mapping[str, Box]:
        """The parts of this view's picture that are worth a closer look, the first one first."""
        ...
