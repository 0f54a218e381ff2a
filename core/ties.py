"""What decides between seats with equal points, as a game says it."""

from typing import NamedTuple, Protocol, TypeVar

from core.text import Text

V_contra = TypeVar("V_contra", contravariant=True)


class Criterion(NamedTuple):
    """What is compared, and what each seat has of it, in their order: more is better.

    No ``values``: it always decides, and is told without numbers.
    """

    name: Text
    values: tuple[int, ...]


class TieBreaks(Protocol[V_contra]):
    """What decides where points are equal; ``games/<key>/ties.py`` provides it. A game may have
    none.
    """

    def tie_breaks(self, view: V_contra) -> tuple[Criterion, ...]:
        """The criteria at the end of a game, in the order in which they are asked."""
        ...
