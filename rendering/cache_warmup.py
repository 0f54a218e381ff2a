"""Draws pictures in advance, to fill the caches of what all of a game's pictures share."""

from collections.abc import Callable, Iterable, Sequence, Sized
from typing import Protocol, TypeVar

from core.translatable_text import Say
from rendering.scene.shapes import Scene, SeatLabel


class Seated(Protocol):
    """The part of a view that warming up needs."""

    @property
    def seats(self) -> Sized:
        """The seats."""


V = TypeVar("V", bound=Seated)
P = TypeVar("P")


def rehearsed(
    compose: Callable[[V, Sequence[SeatLabel], Say, P | None], Scene],
    scenes: Iterable[tuple[V, P | None]],
    say: Say,
) -> tuple[Scene, ...]:
    """Return the scenes of these views and plans; seats bear their numbers."""
    return tuple(
        compose(view, [SeatLabel(str(seat + 1)) for seat in range(len(view.seats))], say, plan)
        for view, plan in scenes
    )
