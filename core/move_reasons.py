"""One public sentence that says why a move was good.

A game implements the protocol ``Reasons`` with a pure function in ``games/<key>/move_reasons.py``.
The function gets public views and events only, so it cannot reveal what a computer player knows.
"""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from core.translatable_text import Text

E = TypeVar("E", contravariant=True)
V = TypeVar("V", contravariant=True)


class Reasons(Protocol[E, V]):
    """The reasons for moves in one game."""

    def reason(self, before: V, events: Sequence[E], after: V) -> Text | None:
        """Return the reason for a move; None if there was nothing to choose.

        ``before``, ``after``: public views of the game. ``events``: the move's public events.
        """
        ...
