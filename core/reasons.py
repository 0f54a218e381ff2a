"""Why a move was good, in one sentence that anybody may read.

A game offers it as a pure function in ``games/<key>/reasons.py`` (protocol ``Reasons``). It is
given what everybody saw and was told, and nothing else: what a computer has up its sleeve cannot
be in what is said of its moves, for it is not there to be said.
"""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from core.text import Text

E = TypeVar("E", contravariant=True)
V = TypeVar("V", contravariant=True)


class Reasons(Protocol[E, V]):
    """The reasons of one game."""

    def reason(self, before: V, events: Sequence[E], after: V) -> Text | None:
        """What speaks for a move; None for what was no choice.

        ``before``, ``after``: the public's views of the game. ``events``: what everybody was told
        of the move.
        """
        ...
