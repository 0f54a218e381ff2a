"""Measures a picture's cost (compose, draw, colours, file) against the naive way.

``python -m benchmarks.rendering``. Figures are the best processor time of several runs, in
milliseconds; compare the ratio between machines, not the milliseconds. Every picture is drawn anew
from warm caches.
"""

import io
import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import mean
from typing import Any, Final

import msgspec
from PIL import Image

from benchmarks.rig.figures import note
from catalog import CATALOG
from core.texts import LOCALES
from rendering.rasterizer import LARGER, Raster, draw_all
from rendering.scene.shapes import Scene
from tests.rendering.scenes import LABELS, POSITIONS, voice

_ROUNDS: Final = 5
_RUNS: Final = 5
_MEAN: Final = "a picture, mean of all positions"


class Cost(msgspec.Struct, frozen=True):
    """Cost of one picture: milliseconds of processor time, and file sizes in kilobytes."""

    game: str
    composing: float
    drawing: float
    filing: float
    kilobytes: float
    naive: float
    naive_kilobytes: float

    @property
    def whole(self) -> float:
        """The total in milliseconds."""
        return self.composing + self.drawing + self.filing

    @property
    def ratio(self) -> float:
        """How many times longer the naive way takes."""
        return self.naive / self.whole


def best(*works: tuple[Callable[[], object], int]) -> list[float]:
    """Return the best processor time of each work, in milliseconds.

    They take turns, each ``runs`` times a round, so that all of them get a machine's quiet moments.
    """
    took: list[list[float]] = [[] for _ in works]
    for _ in range(_ROUNDS):
        for times, (work, runs) in zip(took, works, strict=True):
            for _ in range(runs):
                start = time.process_time()
                work()
                times.append(time.process_time() - start)
    return [1000 * min(times) for times in took]


def obvious(scene: Scene) -> bytes:
    """Draw everything at four times its size for every move, and save it in full colour."""
    size = (scene.width * LARGER, scene.height * LARGER)
    large = Image.new("RGB", size, scene.base.background)
    draw_all((*scene.base.shapes, *scene.live), large, 0, 0)
    file = io.BytesIO()
    large.reduce(LARGER).save(file, format="PNG")
    return file.getvalue()


def _pictures() -> Iterator[tuple[str, Callable[[], Scene]]]:
    """Yield a name and a composing function for each position of each game."""
    for key in CATALOG:
        for name, view in POSITIONS[key].ALL.items():
            yield f"{key} {name}", partial(_whole, key, view)


def _whole(key: str, view: Any) -> Scene:
    return CATALOG[key].painter.compose(view, LABELS[: len(view.seats)], voice(LOCALES[0]))


def cost_of(game: str, composed: Callable[[], Scene], raster: Raster) -> Cost:
    """Return what this picture costs with warm caches."""
    scene = composed()
    kilobytes, naive_kilobytes = len(raster.render(scene)) / 1000, len(obvious(scene)) / 1000
    composing, drawing, rendering, naive = best(
        (composed, _RUNS),
        (partial(raster.draw, scene), _RUNS),
        (partial(raster.render, scene), _RUNS),
        (partial(obvious, scene), 1),
    )
    filing = rendering - drawing
    return Cost(game, composing, drawing, filing, kilobytes, naive, naive_kilobytes)


def main() -> None:
    """Print the table, and record the figures of whole pictures."""
    raster = Raster()
    print(f"{'position':28}{'compose':>9}{'draw':>7}{'file':>7}{'move':>7}{'kB':>7}", end="")
    print(f"{'obvious':>9}{'kB':>7}{'ratio':>7}")
    whole = list[Cost]()
    for name, composed in _pictures():
        cost = cost_of(name.partition(" ")[0], composed, raster)
        whole.append(cost)
        print(f"{name:28}{cost.composing:>9.1f}{cost.drawing:>7.1f}{cost.filing:>7.1f}", end="")
        print(f"{cost.whole:>7.1f}{cost.kilobytes:>7.0f}{cost.naive:>9.0f}", end="")
        print(f"{cost.naive_kilobytes:>7.0f}{cost.ratio:>7.0f}")
    _note(whole)


def _note(whole: list[Cost]) -> None:
    note(f"{_MEAN}: compose, draw, file", mean(cost.whole for cost in whole), "ms")
    note(f"{_MEAN}: to the obvious way", mean(cost.ratio for cost in whole), "times")
    note(f"{_MEAN}: its file", mean(cost.kilobytes for cost in whole), "kB")
    for key in CATALOG:
        most = max(cost.kilobytes for cost in whole if cost.game == key)
        note(f"a picture of {key}, the largest file", most, "kB")


if __name__ == "__main__":
    main()
