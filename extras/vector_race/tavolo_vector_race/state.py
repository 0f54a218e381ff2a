"""The complete state of a race, secrets included; stored, never shown."""

import msgspec

from core.game import Seat
from core.rng import Rng
from tavolo_vector_race.board import TRACKS, Track
from tavolo_vector_race.cars import Car
from tavolo_vector_race.moves import NO_KEY, Key
from tavolo_vector_race.view import Options

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
