"""What a picture costs: compose, draw, colours and file, against the obvious way.

``python -m benchmarks.rendering``. Figures are the best processor time of several runs, in
milliseconds; compare the ratio between machines, not the milliseconds.
"""

import io
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from catalog import CATALOG
from core.text import LOCALES
from rendering.closer import closer
from rendering.raster import Raster
from rendering.scene import Base, Scene
from tests.rendering.scenes import LABELS, POSITIONS, voice

_RUNS: Final = 15


def best(work: Callable[[], object], runs: int = _RUNS) -> float:
    """The best processor time of this work, in milliseconds."""
    took = []
    for _ in range(runs):
        start = time.process_time()
        work()
        took.append(time.process_time() - start)
    return 1000 * min(took)


def obvious(scene: Scene) -> bytes:
    """Everything drawn four times too large for every move, saved in full colour."""
    shapes = (*scene.base.shapes, *scene.live)
    base = Base("all", scene.width, scene.height, scene.base.background, shapes)
    picture = Raster().draw(Scene(scene.width, scene.height, base, (), scene.palette))
    file = io.BytesIO()
    picture.save(file, format="PNG")
    return file.getvalue()


def _pictures() -> Iterator[tuple[str, Callable[[], Scene]]]:
    """Each position of each game by name, and what composes its picture; then a closer look."""
    for key, known in POSITIONS.items():
        for name, view in known.ALL.items():
            yield f"{key} {name}", partial(_whole, key, view)
        view = next(reversed(known.ALL.values()))
        if CATALOG[key].painter.regions(view):
            yield f"{key} closer", partial(_part, key, view)


def _whole(key: str, view: Any) -> Scene:
    return CATALOG[key].painter.compose(view, LABELS[: len(view.seats)], voice(LOCALES[0]))


def _part(key: str, view: Any) -> Scene:
    """The first part worth a closer look; nothing of it is kept for another time."""
    region = next(iter(CATALOG[key].painter.regions(view).values()))
    return closer(_whole(key, view), region)


def main() -> None:
    """Print the table."""
    raster = Raster()
    start = time.process_time()
    for entry in CATALOG.values():
        raster.warm(entry.painter.rehearse(voice(LOCALES[0])))
    print(f"warming up: {1000 * (time.process_time() - start):.0f} ms")
    print(f"{'position':24}{'size':>12}{'compose':>9}{'draw':>7}{'file':>7}{'move':>7}", end="")
    print(f"{'kB':>7}{'obvious':>9}{'kB':>7}{'ratio':>7}")
    for name, composed in _pictures():
        scene = composed()
        composing = best(composed)
        drawing = best(partial(raster.draw, scene))
        rendering = best(partial(raster.render, scene))
        naive = best(partial(obvious, scene), 2)
        move = composing + rendering
        size, naive_size = len(raster.render(scene)) / 1000, len(obvious(scene)) / 1000
        print(f"{name:24}{scene.width:>7}x{scene.height}{composing:>9.1f}{drawing:>7.1f}", end="")
        print(f"{rendering - drawing:>7.1f}{move:>7.1f}{size:>7.0f}", end="")
        print(f"{naive:>9.0f}{naive_size:>7.0f}{naive / move:>7.0f}")


if __name__ == "__main__":
    main()
