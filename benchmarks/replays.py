"""Measures a replay: composing, packing and drawing it, and its size.

``python -m benchmarks.replays``. Processor seconds of one run each, for games of the most and the
fewest seats in the public view and in a seat's; and the start of the replay process.
"""

import pickle
import sys
import time
from collections.abc import Iterator
from resource import RUSAGE_CHILDREN, getrusage
from subprocess import run

from benchmarks.rig.figures import note
from catalog import CATALOG
from core.game import Viewer
from core.languages import ORIGINAL
from rendering.raster.rasterizer import Raster
from rendering.replay.animation import film
from rendering.replay.captions import Caption, captioned
from rendering.replay.film import Film, Shot
from tests.games.subjects import SUBJECTS, Subject
from tests.games.whole_games import Journey, travel
from tests.rendering.scenes import LABELS, voice

_MOVES = (60, 300)
_ROOM = 10 * 2**20
_DEALS = 12
"""Games that are played to find a long one."""


def longest(subject: Subject, seats: int) -> Journey:
    """Return the longest of a few games."""
    habits = tuple(subject.choosers)
    mixed = tuple(habits[seat % len(habits)] for seat in range(seats))
    games = (travel(subject, seats, subject.options[0], n, mixed) for n in range(_DEALS))
    return max(games, key=lambda journey: len(journey.stops))


def shots_of(journey: Journey, viewer: Viewer, moves: int) -> Iterator[Shot]:
    """Yield the first ``moves`` moves of a game as this viewer sees them."""
    subject, say = journey.subject, voice(ORIGINAL)
    told = [(journey.start, None), *((stop.step, stop.seat) for stop in journey.stops[:moves])]
    scenes = [
        CATALOG[subject.key].painter.compose(
            subject.game.view_for(step.state, viewer), LABELS[: journey.seats], say
        )
        for step, _ in told
    ]
    height = max(scene.height for scene in scenes)
    for count, ((step, seat), scene) in enumerate(zip(told, scenes, strict=True)):
        words = [subject.words.event_text(one.event) for one in step.told if one.reaches(viewer)]
        caption = Caption(tuple(map(say, words)), seat, count, count / len(told))
        yield Shot(captioned(scene, height, caption), count)


def measured(journey: Journey, viewer: Viewer, moves: int) -> tuple[Film, float, float]:
    """Return the film, the processor seconds of composing and packing, and those of making it."""
    start = time.process_time()
    packed = pickle.dumps(list(shots_of(journey, viewer, moves)))
    composed = time.process_time()
    made = film(pickle.loads(packed), _ROOM, Raster())
    return made, composed - start, time.process_time() - composed


def _start_of_a_process() -> float:
    before = getrusage(RUSAGE_CHILDREN)
    run(
        (
            sys.executable,
            "-c",
            "import workers.painting.replay_process, rendering.replay.animation",
        ),
        check=True,
    )
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Print the table."""
    own = _start_of_a_process()
    print(f"a process of its own: {own:.2f} s")
    note("a replay: its process", own, "s")
    worst = dict.fromkeys(_MOVES, (0.0, 0.0))
    print(f"{'game':16}{'seats':>6}{'eyes':>6}{'pictures':>9}{'compose':>9}{'film':>7}{'MB':>7}")
    for subject in SUBJECTS:
        for seats in sorted({min(subject.seat_counts), max(subject.seat_counts)}):
            journey = longest(subject, seats)
            lengths = {min(moves, len(journey.stops)) for moves in _MOVES}
            for moves in sorted(lengths):
                for viewer in (None, journey.viewers[0]):
                    made, composing, making = measured(journey, viewer, moves)
                    eyes = "all" if viewer is None else "own"
                    print(f"{subject.key:16}{seats:>6}{eyes:>6}{made.pictures:>9}", end="")
                    megabytes = len(made.data) / 1e6
                    print(f"{composing:>9.2f}{making:>7.2f}{megabytes:>7.2f}")
                    kind = min(most for most in _MOVES if moves <= most)
                    longest_yet, largest_yet = worst[kind]
                    spent = max(longest_yet, composing + making)
                    worst[kind] = spent, max(largest_yet, megabytes)
    for moves, (spent, megabytes) in worst.items():
        note(f"a replay of up to {moves} moves: composed and made, the most", spent, "s")
        note(f"a replay of up to {moves} moves: its file, the most", megabytes, "MB")


if __name__ == "__main__":
    main()
