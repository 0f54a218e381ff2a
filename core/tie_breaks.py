"""The tie-break rules of a game, as the game describes them."""

from typing import NamedTuple, Protocol, TypeVar

from core.translatable_text import Text

V_contra = TypeVar("V_contra", contravariant=True)


class Criterion(NamedTuple):
    """What a tie-break compares, and each seat's value in seat order: more is better.

    Without ``values`` it always decides, and is shown without numbers.
    """

    name: Text
    values: tuple[int, ...]


class TieBreaks(Protocol[V_contra]):
    """The tie-breaks of one game, from ``games/<key>/tie_breaks.py``; a game may have none."""

    def tie_breaks(self, view: V_contra) -> tuple[Criterion, ...]:
        """Return the tie-breaks at the end of a game, in the order in which they apply."""
        ...
