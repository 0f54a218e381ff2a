"""Example positions of a game, for pictures in the chapters of the rules and for lessons.

They are data checked by the real rules: states of the game's engine, and moves in its notation, so
that they show what would happen at a table. Texts stand in ``locales/*/<game>_lessons.ftl``, under
keys made from the names given here.
"""

from typing import Any, Final, Generic, TypeVar

import msgspec

from core.game import Seat

S = TypeVar("S")

RIGHT: Final = "right"
"""The name of the answer text for a move that solves a task."""


class Position(msgspec.Struct, Generic[S], frozen=True):
    """A state of a game as one seat sees it.

    ``plan``: the moves that the picture marks, in the format of the game's painter. ``frame``: the
    parts of the picture to show, by the painter's names; the whole picture when empty.
    """

    state: S
    seat: Seat
    plan: Any = None
    frame: tuple[str, ...] = ()


class Task(msgspec.Struct, Generic[S], frozen=True):
    """A position in which the learner is to find a move.

    ``answers``: the moves to choose from, in notation, legal or not; each with the name of the text
    that answers it. Moves named ``RIGHT`` solve the task; the first of them is shown to a learner
    who gives up. Learners may type any other move as well.

    The task's text is ``<game>-lesson-<name>``, which explains the topic. The other keys are this
    with an ending: ``-title``; ``-ask``: what to do; one for each name in ``answers``; ``-hint``:
    the answer to any other move.
    """

    name: str
    position: Position[S]
    answers: dict[str, str]

    @property
    def solution(self) -> str:
        """The move that is shown as the solution."""
        return next(move for move, said in self.answers.items() if said == RIGHT)


class Lesson(msgspec.Struct, Generic[S], frozen=True):
    """The lesson and the illustrations of one game.

    ``tasks``: in order, about a minute each. ``pictures``: illustrations of the rules, by name. A
    chapter names its picture in the attribute ``.picture`` of its English text; the picture's
    description is ``<game>-picture-<name>``.
    """

    tasks: tuple[Task[S], ...]
    pictures: dict[str, Position[S]]
