"""What the house asks of a painter: from a view to a scene."""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from core.text import Say
from rendering.scene.shapes import Box, Scene, SeatLabel

V = TypeVar("V", contravariant=True)
P = TypeVar("P", contravariant=True)


class Painter(Protocol[V, P]):
    """The painter of one game; ``rendering/boards/<key>`` provides it as plain functions.

    Views are of type V; what a viewer thinks of doing, a plan, of type P. A plan need not be legal.
    ``PALETTE``: the game's key, by which its colour table is called.
    """

    @property
    def PALETTE(self) -> str:  # noqa: N802
        """The colour table of the pictures."""
        ...

    def compose(
        self,
        view: V,
        seats: Sequence[SeatLabel],
        say: Say,
        plan: P | None = None,
        choices: Sequence[str] = (),
    ) -> Scene:
        """The picture of a view, in the language of ``say``.

        ``plan``: what the viewer (in the public picture: the seat on turn) thinks of doing.
        ``choices``: the places that can be chosen now; those that are not known are not marked.
        """
        ...

    def places(self, view: V) -> Mapping[str, Box]:
        """Where the things lie that a choice can be about, by the names guided play gives them."""
        ...

    def regions(self, view: V) -> Mapping[str, Box]:
        """The parts of this view's picture that are worth a closer look, the first one first."""
        ...

    def framed(self, view: V, frame: Sequence[str]) -> Sequence[Box]:
        """Boxes that hold the parts named, from top to bottom; names are the painter's own."""
        ...

    def rehearse(self, say: Say) -> tuple[Scene, ...]:
        """Pictures that between them use all that pictures of this game share."""
        ...
