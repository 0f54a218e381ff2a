"""Pictures before the first real one, so that what all of a game's pictures share is ready."""

from collections.abc import Callable, Iterable, Sequence, Sized
from typing import Protocol, TypeVar

from core.text import Say
from rendering.scene.shapes import Scene, SeatLabel


class Seated(Protocol):
    """A view, as far as a rehearsal needs to know it."""

    @property
    def seats(self) -> Sized:
        """Its seats."""


V = TypeVar("V", bound=Seated)
P = TypeVar("P")


def rehearsed(
    compose: Callable[[V, Sequence[SeatLabel], Say, P | None], Scene],
    scenes: Iterable[tuple[V, P | None]],
    say: Say,
) -> tuple[Scene, ...]:
    """The pictures of these views with what is thought of in each; seats bear their numbers."""
    return tuple(
        compose(view, [SeatLabel(str(seat + 1)) for seat in range(len(view.seats))], say, plan)
        for view, plan in scenes
    )
