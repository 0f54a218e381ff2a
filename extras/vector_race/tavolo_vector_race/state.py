"""The whole state of a race, and its start."""

import msgspec

from core.game import EVERYONE, Seat, Step, Told
from core.rng import Rng
from tavolo_vector_race.board import FEWEST_SEATS, MOST_SEATS, TRACKS, Point, Track
from tavolo_vector_race.moves import NO_KEY, Car, CarsLinedUp, Event, Key, Trace
from tavolo_vector_race.view import Options

# The complete state of a race, secrets included; stored, never shown.

FINISH = "finish"
RESIGNED = "resigned"
ROUNDS = "rounds"
"""How a race ends. Rule: R-16.4."""


class State(msgspec.Struct, frozen=True, gc=False):
    """A race. ``round``: the current round, from 1. ``choices``: secret until the call, NO_KEY
    where none was made. ``ended``: how the race ended, or "" while it goes on.
    """

    options: Options
    rng: Rng
    round: int
    cars: tuple[Car, ...]
    choices: tuple[Key, ...]
    ended: str = ""


def track_of(state: State) -> Track:
    """Return the track of this race."""
    return TRACKS[state.options.track]


def on_road(state: State) -> list[Seat]:
    """Return the seats whose cars are still on the road, ascending."""
    return [Seat(seat) for seat, car in enumerate(state.cars) if car.status == "racing"]


def choosing(state: State) -> list[Seat]:
    """Return the seats that have a choice in this round, made or not, ascending. Rule: R-6.1."""
    return [Seat(seat) for seat, car in enumerate(state.cars) if car.can_choose]


def owing(state: State) -> list[Seat]:
    """Return the seats that have a choice and have not made it, ascending."""
    return [seat for seat in choosing(state) if state.choices[seat] == NO_KEY]


# The start of a race. Rules.


def initial_state(seats: int, options: Options, seed: bytes) -> Step[State, Event]:
    """Draw the starting points. Rule: R-5.2."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise ValueError("Vector Race is a game for two to five")
    drawn, rng = Rng(seed).shuffled(TRACKS[options.track].starts)
    points = drawn[:seats]
    state = State(options, rng, 1, tuple(map(_at_start, points)), (NO_KEY,) * seats)
    return Step(state, (Told(CarsLinedUp(points), EVERYONE, shows=EVERYONE),))


def _at_start(point: Point) -> Car:
    return Car(point, trail=(Trace("start", point, point),))
