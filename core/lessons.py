"""A game in examples: fixed positions that chapters of the rules show, and that lessons ask about.

Pure data over the real rules: states are states of the game's own engine and moves are written in
its notation, so that what is shown and said is what would happen at a table. Texts stand in
``locales/*/<game>_lessons.ftl``, under keys made from the names given here.
"""

from typing import Any, Final, Generic, TypeVar

import msgspec

from core.game import Seat

S = TypeVar("S")

RIGHT: Final = "right"
"""The name of what is said to a move that solves a task."""

HAND: Final = "hand"
"""The part of a picture that shows what only the seat sees; it is told in words as well."""


class Position(msgspec.Struct, Generic[S], frozen=True):
    """A state of a game as one seat sees it.

    ``plan``: what the seat thinks of doing, as the game's painter takes it. ``frame``: which parts
    of the whole picture matter, in words of the game's painter; all of it when empty.
    """

    state: S
    seat: Seat
    plan: Any = None
    frame: tuple[str, ...] = ()


class Task(msgspec.Struct, Generic[S], frozen=True):
    """A position in which the learner is to find a move.

    ``answers``: the moves to choose from, in notation, legal or not; with each the name of what is
    said to it. Those that are ``RIGHT`` solve the task; the first of them is shown to whoever
    gives up. Any other move may be typed as well.

    Its texts are ``<game>-lesson-<name>``, which tells what there is to know, and the same with an
    ending: ``-title``; ``-ask``: what to do; one for each name of ``answers``; ``-hint``: what is
    said to any other move.
    """

    name: str
    position: Position[S]
    answers: dict[str, str]

    @property
    def solution(self) -> str:
        """The move that is meant before all."""
        return next(move for move, said in self.answers.items() if said == RIGHT)


class Lesson(msgspec.Struct, Generic[S], frozen=True):
    """What a game has to show to somebody new.

    ``tasks``: one after the other, a minute each. ``pictures``: for chapters of the rules, by
    name. A chapter names its picture in the attribute ``.picture`` of its English text; the picture
    is described by ``<game>-picture-<name>``.
    """

    tasks: tuple[Task[S], ...]
    pictures: dict[str, Position[S]]
