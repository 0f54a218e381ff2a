"""Measures a picture's cost (compose, draw, colours, file) against the naive way.

``python -m benchmarks.rendering``. Figures are the best processor time of several runs, in
milliseconds; compare the ratio between machines, not the milliseconds. Every picture is drawn anew
from warm caches. Then the cost in the middle of a game: drawn whole, and made from an earlier
picture.
"""

import io
import time
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle, islice, pairwise
from statistics import mean
from typing import Any, Final

import msgspec

from benchmarks.rig.figures import note
from catalog import CATALOG
from core.game import Seat
from core.translatable_text import LOCALES
from rendering.raster.rasterizer import Raster
from rendering.scene.shapes import Base, Scene, around
from rendering.scene.zoom import all_at_scale_of, closer
from tests.games.subjects import SUBJECTS
from tests.games.whole_games import travel
from tests.rendering.picture_queries import seen_closer
from tests.rendering.scenes import LABELS, POSITIONS, voice

_ROUNDS: Final = 5
_RUNS: Final = 5
_CLOSER: Final = "closer"
_OPENING, _MOVES, _LAST = 20, 40, 8
"""Of games in play: moves before the first picture, moves drawn, pictures kept."""
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
    shapes = (*scene.base.shapes, *scene.live) if scene.part is None else seen_closer(scene)
    base = Base("all", scene.width, scene.height, scene.base.background, tuple(shapes))
    picture = Raster().draw(Scene(scene.width, scene.height, base, (), scene.palette))
    file = io.BytesIO()
    picture.save(file, format="PNG")
    return file.getvalue()


def _pictures() -> Iterator[tuple[str, Callable[[], Scene]]]:
    """Yield a name and a composing function for each position of each game and a closer look."""
    for key in CATALOG:
        known = POSITIONS[key]
        for name, view in known.ALL.items():
            yield f"{key} {name}", partial(_whole, key, view)
        view = next(reversed(known.ALL.values()))
        if CATALOG[key].painter.regions(view):
            yield f"{key} {_CLOSER}", partial(_part, key, view)


def _whole(key: str, view: Any) -> Scene:
    return CATALOG[key].painter.compose(view, LABELS[: len(view.seats)], voice(LOCALES[0]))


def _part(key: str, view: Any) -> Scene:
    """Return the first part worth a closer look."""
    region = next(iter(CATALOG[key].painter.regions(view).values()))
    return closer(_whole(key, view), region)


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
    raster = Raster(most_kept=0)
    start = time.process_time()
    for entry in CATALOG.values():
        for scene in entry.painter.rehearse(voice(LOCALES[0])).whole:
            raster.render(scene)
    print(f"warming up: {1000 * (time.process_time() - start):.0f} ms")
    print(f"{'position':28}{'compose':>9}{'draw':>7}{'file':>7}{'move':>7}{'kB':>7}", end="")
    print(f"{'obvious':>9}{'kB':>7}{'ratio':>7}")
    whole, parts = list[Cost](), list[Cost]()
    for name, composed in _pictures():
        cost = cost_of(name.partition(" ")[0], composed, raster)
        (parts if name.endswith(_CLOSER) else whole).append(cost)
        print(f"{name:28}{cost.composing:>9.1f}{cost.drawing:>7.1f}{cost.filing:>7.1f}", end="")
        print(f"{cost.whole:>7.1f}{cost.kilobytes:>7.0f}{cost.naive:>9.0f}", end="")
        print(f"{cost.naive_kilobytes:>7.0f}{cost.ratio:>7.0f}")
    _note(whole)
    most = max(cost.whole for cost in parts)
    note("a closer look, the slowest: compose, draw, file", most, "ms")
    _first_looks()
    _compare_in_play()


def _first_looks() -> None:
    """Print and record the cost of the first closer look at a map, and of drawing it in advance."""
    for key in CATALOG:
        known = POSITIONS[key]
        view = next(reversed(known.ALL.values()))
        whole, regions = _whole(key, view), CATALOG[key].painter.regions(view)
        if not regions:
            continue
        box, every = next(iter(regions.values())), around([*regions.values()])
        unseen, seen = Raster(most_kept=0), Raster(most_kept=0)
        for raster in (unseen, seen):
            raster.render(whole)
        times = [time.process_time()]
        unseen.render(closer(whole, box))
        times.append(time.process_time())
        deque(seen.rehearse(all_at_scale_of(whole, box, every)), maxlen=0)
        times.append(time.process_time())
        seen.render(closer(whole, box))
        times.append(time.process_time())
        cold, advance, first = (1000 * (end - start) for start, end in pairwise(times))
        print(f"{key}: closer, unprepared {cold:.0f} ms; prepared in {advance:.0f} ms: {first:.0f}")
        note(f"{key}: the first closer look, prepared", first, "ms")
        note(f"{key}: the first closer look, unprepared", cold, "ms")


def _in_play() -> list[Scene]:
    """Return scenes of random games: after each move the public view and that of a seat."""
    scenes = []
    for subject in SUBJECTS:
        seats = max(subject.seat_counts)
        habits = tuple(islice(cycle(subject.choosers), seats))
        states = travel(subject, seats, subject.options[0], 0, habits).states
        for state in states[_OPENING : _OPENING + _MOVES]:
            views = (subject.game.view_for(state, viewer) for viewer in (None, Seat(0)))
            scenes += [_whole(subject.key, view) for view in views]
    return scenes


def _compare_in_play() -> None:
    scenes = _in_play()
    whole, from_before = Raster(most_kept=0), Raster(most_kept=_LAST)

    def paint(raster: Raster) -> None:
        for scene in scenes:
            raster.render(scene)

    took = best((partial(paint, whole), 1), (partial(paint, from_before), 1))
    for said, all_of_them in zip(("painted whole", "made from one before"), took, strict=True):
        each = all_of_them / len(scenes)
        print(f"in play, {said}: {each:.2f} ms")
        note(f"a picture in play, {said}: draw, file", each, "ms")


def _note(whole: list[Cost]) -> None:
    note(f"{_MEAN}: compose, draw, file", mean(cost.whole for cost in whole), "ms")
    note(f"{_MEAN}: to the obvious way", mean(cost.ratio for cost in whole), "times")
    note(f"{_MEAN}: its file", mean(cost.kilobytes for cost in whole), "kB")
    for key in CATALOG:
        most = max(cost.kilobytes for cost in whole if cost.game == key)
        note(f"a picture of {key}, the largest file", most, "kB")


if __name__ == "__main__":
    main()
