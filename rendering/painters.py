"""The interface of a painter: from a view to a scene."""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from core.texts import Say
from rendering.scene.shapes import Box, Scene, SeatLabel

V = TypeVar("V", contravariant=True)
P = TypeVar("P", contravariant=True)


class Painter(Protocol[V, P]):
    """The painter of one game; ``rendering/boards/<key>`` provides it as plain functions.

    V is the type of views, P that of plans: what a viewer considers doing. A plan need not be
    legal. ``PALETTE``: the game's key, which also names its colour table.
    """

    @property
    def PALETTE(self) -> str:  # noqa: N802
        """The name of the colour table for the pictures."""
        ...

    def compose(
        self,
        view: V,
        seats: Sequence[SeatLabel],
        say: Say,
        plan: P | None = None,
        choices: Sequence[str] = (),
    ) -> Scene:
        """Return the scene of a view, in the language of ``say``.

        ``plan``: what the viewer (in the public picture: the seat on turn) considers doing.
        ``choices``: the places that may be chosen now; unknown names are ignored.
        """
        ...

    def places(self, view: V) -> Mapping[str, Box]:
        """Return the boxes of places that a choice can name, by the names of guided play."""
        ...

    def regions(self, view: V) -> Mapping[str, Box]:
        """Return the parts of this view's picture worth a closer look, most important first."""
        ...

    def framed(self, view: V, frame: Sequence[str]) -> Sequence[Box]:
        """Return the boxes of the named parts, from top to bottom; names are the painter's own.

        But for "turn": strips as wide as the picture, the first with the whole base, that show the
        viewer all that their choices concern; none if that is the whole picture.
        """
        ...
