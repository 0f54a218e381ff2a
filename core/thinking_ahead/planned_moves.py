"""Planned moves: what a player leaves to be played when their turn comes, and when it holds.

A planned move is judged by comparing two views of the same seat: the one it was planned for, and
the one that the seat has when it is to move. Each game may say as data what a move rests on
(``games/<key>/planned_moves.py``); for a game that says nothing every difference counts.
"""

from collections.abc import Mapping
from typing import Literal, Protocol, TypeAlias, TypeVar

from core.translatable_text import Text

V = TypeVar("V", contravariant=True)
M = TypeVar("M", contravariant=True)

Guard: TypeAlias = Literal["legal", "undisturbed", "unchanged"]
"""When a planned move is still played: whenever it is allowed; unless something that it rests on
has changed; only if nothing has changed but what was expected."""

Changes: TypeAlias = Mapping[str, Text]
"""What differs between two views: for each thing, by the painter's name (``Option.at``), a sentence
that says what has happened to it, in words that this seat may read. A difference that belongs to no
thing on the board has a name of the game's choice."""


class Dependence(Protocol[V, M]):
    """What the moves of a game rest on, as plain functions of ``games/<key>/planned_moves.py``."""

    def usual(self, view: V, move: M) -> Guard:
        """Return the guard that is offered first for this move."""
        ...

    def rests_on(self, view: V, move: M) -> frozenset[str]:
        """Return the things, by the names that ``changed`` uses, on which a move rests."""
        ...

    def meant(self, view: V, move: M) -> frozenset[str]:
        """Return what a move means without naming it, such as the card in the place it names.

        Some of what ``rests_on`` returns. Once this has changed, the same notation is another move,
        which is set aside whatever its guard.
        """
        ...

    def changed(self, before: V, after: V) -> Changes:
        """Return what differs between two views of one seat.

        Counts of moves, whose turn it is and what is only highlighted do not count: a turn in which
        nobody did anything changes nothing. Every change of a thing that could matter to some move
        is listed.
        """
        ...
