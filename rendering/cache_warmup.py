"""Draws pictures in advance, to fill the caches of what all of a game's pictures share."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence, Sized
from typing import Protocol, TypeVar

from core.translatable_text import Say
from rendering.painters import Rehearsal
from rendering.scene.shapes import Box, Scene, SeatLabel, around
from rendering.scene.zoom import all_at_scale_of, closer


class Seated(Protocol):
    """The part of a view that warming up needs."""

    @property
    def seats(self) -> Sized:
        """The seats."""


V = TypeVar("V", bound=Seated)
P = TypeVar("P")


def rehearsed(
    compose: Callable[[V, Sequence[SeatLabel], Say, P | None], Scene],
    regions: Callable[[V], Mapping[str, Box]],
    views: Iterable[tuple[V, P | None]],
    say: Say,
) -> Rehearsal:
    """Return the pictures of these views and plans; seats bear their numbers."""
    whole: list[Scene] = []
    looks: dict[Hashable, Scene] = {}
    for view, plan in views:
        labels = [SeatLabel(str(seat + 1)) for seat in range(len(view.seats))]
        scene = compose(view, labels, say, plan)
        whole.append(scene)
        looks |= _closer_looks(scene, regions(view))
    return Rehearsal(tuple(whole), tuple(looks.values()))


def _closer_looks(scene: Scene, regions: Mapping[str, Box]) -> Mapping[Hashable, Scene]:
    """Return closer looks at all regions of a map, each once.

    The last move may be anywhere, so all of the map is drawn at its scale.
    """
    looks: dict[Hashable, Scene] = {}
    for name, box in regions.items():
        if name == "last":
            every = around([*regions.values()])
            looks[scene.base.key, box.width] = all_at_scale_of(scene, box, every)
        else:
            looks[scene.base.key, box] = closer(scene, box)
    return looks
