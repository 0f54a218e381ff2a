"""What a viewer may know of a race. Rule: R-16."""

from typing import Annotated, Literal

import msgspec

from core.game import Outcome, Viewer
from tavolo_vector_race.board import TRACKS, Track, TrackName
from tavolo_vector_race.driving import Run, run
from tavolo_vector_race.moves import ACCELERATIONS, Car, Choices, Key, keys_of

Few = Annotated[int, msgspec.Meta(ge=1, le=3)]


class Options(msgspec.Struct, frozen=True, gc=False):
    """What the table agrees on. Rule: R-15.1."""

    track: TrackName = "oval"
    laps: Few = 1
    choices: Choices = "nine"
    pause: Few = 1
    contact: Literal["scrape", "none"] = "scrape"
    until: Literal["first", "all"] = "first"


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """The public facts of a seat. ``place``: its place if the race ended now, 1 for the first.

    ``owes``: it has a choice in this round and has not made it. ``choice``: the key it has chosen,
    where all is open; None otherwise.
    """

    car: Car
    place: int
    owes: bool
    has_chosen: bool
    choice: Key | None = None


class View(msgspec.Struct, frozen=True, gc=False):
    """One viewer's knowledge. ``choice``: the viewer's own in this round, or None.

    ``round``: the number of the current round, from 1; after the end, that of the last one that was
    called, or in which the race ended.
    """

    viewer: Viewer
    options: Options
    round: int
    seats: tuple[SeatView, ...]
    choice: Key | None
    outcome: Outcome | None

    @property
    def track(self) -> Track:
        """The track."""
        return TRACKS[self.options.track]

    @property
    def own(self) -> SeatView | None:
        """The viewer's own seat; None for the public."""
        return None if self.viewer is None else self.seats[self.viewer]


def gates_passed(view: View, seat: int) -> tuple[int, int, int]:
    """Return the lap a car is in, from 1, and how many of that lap's gates it has passed, of all.

    Before the line is first crossed: lap 1, gate 0.
    """
    gates = len(view.track.gates)
    progress = max(0, view.seats[seat].car.progress)
    lap, passed = divmod(max(0, progress - 1), gates)
    return min(lap + 1, view.options.laps), passed + min(1, progress), gates


def run_of(options: Options, car: Car, key: Key) -> Run:
    """Return what a key would come to for a car in this round. Rule: R-7."""
    by = ACCELERATIONS[key]
    return run(options.track, options.laps, car.point, car.velocity, car.progress, by)


def runs_of(options: Options, car: Car) -> dict[Key, Run]:
    """Return what each key that may be chosen would come to for a car, ascending by key."""
    return {key: run_of(options, car, key) for key in keys_of(options.choices)}
