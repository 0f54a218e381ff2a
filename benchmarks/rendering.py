"""What a picture costs: compose, draw, colours and file, against the obvious way.

``python -m benchmarks.rendering``. Figures are the best processor time of several runs, in
milliseconds; compare the ratio between machines, not the milliseconds.
"""

import io
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final

from core.text import Say
from rendering.boards import la_strada, ruta, strada_romana, stratego4
from rendering.closer import closer
from rendering.painter import Painter
from rendering.raster import Raster
from rendering.scene import Base, Scene, SeatLabel
from tests.rendering import la_strada_positions as strada
from tests.rendering import strada_romana_positions as romana
from tests.rendering import stratego4_positions as armies
from tests.rendering.positions import ALL
from tests.rendering.speech import SEATS, speaker

_RUNS: Final = 15
_RUTA: Final = ("start", "middle", "finished", "middle_own", "full_hand", "hoard")
_STRADA: Final = ("start", "middle", "two", "finished")
_ROMANA: Final = ("start", "middle", "own", "looking", "finished")
_STRATEGO: Final = ("deploying_own", "opening", "middle_own", "three_own", "finished")


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


def _pictures(say: Say) -> Iterator[tuple[str, Callable[[], Scene]]]:
    """Each position's name, and what composes its picture."""
    for name in _RUTA:
        yield f"ruta {name}", partial(ruta.compose, ALL[name], SEATS, say)
    for name in _STRADA:
        view = strada.ALL[name]
        seats = strada.LABELS[: len(view.seats)]
        yield f"la-strada {name}", partial(la_strada.compose, view, seats, say)
    for name in _ROMANA:
        road = romana.ALL[name]
        people = romana.LABELS[: len(road.seats)]
        yield f"strada-romana {name}", partial(strada_romana.compose, road, people, say)
    for name in _STRATEGO:
        field = armies.ALL[name]
        people = armies.LABELS[: len(field.seats)]
        yield f"stratego4 {name}", partial(stratego4.compose, field, people, say)
    yield "la-strada closer", partial(_last_move, la_strada, strada.MIDDLE, strada.LABELS, say)
    yield "strada-romana closer", partial(_last_move, strada_romana, romana.OWN, romana.LABELS, say)
    yield "stratego4 closer", partial(_last_move, stratego4, armies.MIDDLE_OWN, armies.LABELS, say)


def _last_move(
    painter: Painter[Any, Any], view: Any, seats: Sequence[SeatLabel], say: Say
) -> Scene:
    """The part where the last move was, drawn larger; nothing of it is kept for another time."""
    return closer(painter.compose(view, seats, say), painter.regions(view)["last"])


def main() -> None:
    """Print the table."""
    say, raster = speaker("en", romana.LABELS), Raster()
    start = time.process_time()
    for painter in (ruta, la_strada, strada_romana, stratego4):
        raster.warm(painter.rehearse(say))
    print(f"warming up: {1000 * (time.process_time() - start):.0f} ms")
    print(f"{'position':24}{'size':>12}{'compose':>9}{'draw':>7}{'file':>7}{'move':>7}", end="")
    print(f"{'kB':>7}{'obvious':>9}{'kB':>7}{'ratio':>7}")
    for name, composed in _pictures(say):
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
