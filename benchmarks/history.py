"""Measures looking back at a game: replaying the log, and steps between moments.

``python -m benchmarks.history``. First a random game of each title with all seats taken: the
best processor time of several runs, scaled to the same number of lines. Then the real bot in the
simulated Discord with real pictures and a SQLite file: seconds from a press to its answer, without
other load.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from simcord import ChannelHandle, MemberActor

from benchmarks.rig.figures import note, note_spread
from benchmarks.rig.measures import print_spread
from benchmarks.rig.tables import begin_ruta
from benchmarks.rig.warm_bot import make_warm
from benchmarks.whole_move import TimedRequests
from catalog import CATALOG
from playroom.server import SimulatedServer
from tables.history.positions import Story, positions_of
from tables.visibility.public_facts import facts_of
from tests.games.played_tables import Played, played_at_random
from tests.games.subjects import SUBJECTS, Subject
from tests.games.whole_games import travel

_RUNS: Final = 5
_LINES: Final = 300
"""Lines of a log to which times are scaled."""

_MOVES: Final = 24
"""Moves played before somebody looks back."""

_STEPS: Final = 20


def _best(work: Callable[[], object]) -> float:
    """Return the best processor time of this work, in milliseconds."""
    took = []
    for _ in range(_RUNS):
        start = time.process_time()
        work()
        took.append(time.process_time() - start)
    return 1000 * min(took)


def _game(subject: Subject) -> Played:
    """Return a game with all seats taken, each by another strategy, with some moves undone."""
    seats, habits = max(subject.seat_counts), tuple(subject.choosers)
    mixed = tuple(habits[seat % len(habits)] for seat in range(seats))
    return played_at_random(travel(subject, seats, subject.options[0], 3, mixed))


def _look_at_all(story: Story, played: Played) -> None:
    moments = story.seen_by(None, facts_of(played.table), None)
    for place in range(len(moments.moments)):
        moments.view(place)


def replays() -> None:
    """Print the time to replay each game, and to build all its views."""
    print(f"{'ms of ' + str(_LINES) + ' lines':18}{'played':>8}{'again':>8}{'all views':>11}")
    for subject in SUBJECTS:
        played = _game(subject)
        stored = played.table, played.game, played.log, played.records
        share = _LINES / len(played.log)
        again = _best(partial(positions_of, *stored)) * share
        story = Story(played.game, positions_of(*stored))
        views = _best(partial(_look_at_all, story, played)) * share
        print(f"{subject.key:18}{len(played.log):>8}{again:>8.1f}{views:>11.1f}")
        note(f"{subject.key}: 300 lines played again", again, "ms")
        note(f"{subject.key}: all views of 300 lines", views, "ms")


async def presses(folder: Path) -> None:
    """Print how soon a step is answered."""
    server = await SimulatedServer.open(make_warm, folder, settle_timeout=60)
    try:
        games = server.channels["games"]
        requests = server.env.backend.http_requests = TimedRequests()
        host, guest, *_ = server.members.values()
        code, *players = await begin_ruta(server, host, guest)
        for number in range(_MOVES):
            await players[number % 2].slash(games, "ruta draw", card="pile", table=code)
        reader = Reader(server.members["ada"], requests)
        await reader.open(games, code)
        steps = [label for label in ("◀ Back", "Next ▶") * 2 for _ in range(_STEPS)]
        took: dict[str, Sequence[float]] = {
            "one step on or back": [await reader.press(label) for label in steps],
            "a leap": [await reader.press(label) for label in ("⏮", "⏭") * 10],
        }
    finally:
        await server.close()
    print_spread("a press, until it is answered", took)
    for name, seconds in took.items():
        note_spread(f"/table history in the simulator, {name}", seconds)


class Reader:
    """A person who looks back, and their waiting times."""

    def __init__(self, who: MemberActor, requests: TimedRequests) -> None:
        self._who = who
        self._requests = requests
        self._seen: Any = None

    async def open(self, place: ChannelHandle, code: str) -> None:
        """Open the history at the newest moment."""
        self._seen = await self._who.slash(place, "table history", table=code)

    async def press(self, label: str) -> float:
        """Press a button; return the seconds until its answer."""
        self._requests.first.clear()
        begun = time.perf_counter()
        self._seen = await self._who.click(self._seen.response.message, label=label)
        return self._requests.first["the mover's own answer"] - begun


def main() -> None:
    """Measure in a temporary folder."""
    assert CATALOG.keys() == {subject.key for subject in SUBJECTS}
    replays()
    with TemporaryDirectory(prefix="tavolo-benchmark-") as folder:
        asyncio.run(presses(Path(folder)))


if __name__ == "__main__":
    main()
