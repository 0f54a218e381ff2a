"""A game as the house offers it; ``catalog.py`` makes one for each."""

from typing import Any, Protocol

from core.lessons import Lesson
from core.reasons import Reasons
from core.ties import TieBreaks
from core.turns import TurnLines
from core.words import Words
from rendering.painters import Painter
from tables.model.game_json import AnyGame


class OfferedGame(Protocol):
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
    def turns(self) -> TurnLines[Any] | None:
        """How it tells a turn in one line; None: by its last event."""
        ...

    @property
    def ties(self) -> TieBreaks[Any] | None:
        """What decides between equal points; None: nothing that could be said."""
        ...

    @property
    def lesson(self) -> Lesson[Any]:
        """What it has to show to somebody new."""
        ...

    @property
    def reasons(self) -> Reasons[Any, Any]:
        """What it has to say for moves."""
        ...

    @property
    def painter(self) -> Painter[Any, Any]:
        """What paints its views."""
        ...
