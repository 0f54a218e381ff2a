"""The interface of a game with everything offered for it; ``catalog.py`` makes one per game."""

from typing import Any, Protocol

from core.game_texts import Words
from core.lessons import Lesson
from core.move_reasons import Reasons
from core.tie_breaks import TieBreaks
from core.turn_summaries import TurnLines
from model.game_json import AnyGame
from rendering.painters import Painter
from rendering.scene.icons import Icons


class OfferedGame(Protocol):
    """A game with its rules, words, painter and lesson (a *title*)."""

    @property
    def game(self) -> AnyGame:
        """The rules."""
        ...

    @property
    def words(self) -> Words[Any, Any, Any]:
        """The texts of the game."""
        ...

    @property
    def turns(self) -> TurnLines[Any] | None:
        """What summarises a turn in one line; None: the turn's last event is told."""
        ...

    @property
    def ties(self) -> TieBreaks[Any] | None:
        """The tie-breaks; None if there is none to tell."""
        ...

    @property
    def lesson(self) -> Lesson[Any]:
        """The lesson for newcomers."""
        ...

    @property
    def reasons(self) -> Reasons[Any, Any]:
        """What explains the moves of computers."""
        ...

    @property
    def icons(self) -> Icons | None:
        """The icons of choices; None if there are none."""
        ...

    @property
    def painter(self) -> Painter[Any, Any]:
        """What composes scenes of its views."""
        ...
