"""The start of a race. Rules: R-4.1, R-5."""

from core.game import EVERYONE, Step, Told
from core.rng import Rng
from tavolo_vector_race.board import TRACKS
from tavolo_vector_race.cars import Car, Trace
from tavolo_vector_race.events import CarsLinedUp, Event
from tavolo_vector_race.geometry import Point
from tavolo_vector_race.moves import NO_KEY
from tavolo_vector_race.rule_numbers import FEWEST_SEATS, MOST_SEATS
from tavolo_vector_race.state import State
from tavolo_vector_race.view import Options


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
