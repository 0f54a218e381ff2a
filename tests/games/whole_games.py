"""Whole games, played by a subject's move choosers, on which the common tests run."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count, islice, product
from operator import itemgetter
from random import Random
from typing import Any

import msgspec

from core.game import Seat, Step, Viewer
from tests.games.seat_actions import Deed
from tests.games.subjects import Subject, subject_of
from tests.laws.tried import LOOKED_AT

MOST_MOVES_LISTED = 400
"""Choosers and laws look at this many legal moves; a hand of thirty cards has thousands."""


@dataclass(frozen=True)
class Stop:
    """A step of a game: the seat that acted, its move, and the result."""

    state: Any
    seat: Seat
    move: Any
    step: Step[Any, Any]

    @property
    def deed(self) -> Deed[Any]:
        """The seat's move."""
        return Deed(self.seat, self.move)


@dataclass(frozen=True)
class Journey:
    """A whole game. ``start``: the result of the setup; the last stop's step is the end."""

    subject: Subject
    seats: int
    seed: bytes
    start: Step[Any, Any]
    stops: tuple[Stop, ...]

    @property
    def end(self) -> Any:
        """The last state."""
        return self.stops[-1].step.state

    @property
    def states(self) -> tuple[Any, ...]:
        """All states, first to last."""
        return (self.start.state, *(stop.step.state for stop in self.stops))

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Everybody who may look: each seat, and the public."""
        return (*(Seat(seat) for seat in range(self.seats)), None)


def seed_from(number: int) -> bytes:
    """A seed for tests."""
    return Random(number).randbytes(32)


def travel(
    subject: Subject, seats: int, options: Any, number: int, habits: tuple[str, ...]
) -> Journey:
    """Play one game; each seat has the habit at its place in ``habits``."""
    game, random, seed = subject.game, Random(number), seed_from(number)
    start = game.initial_state(seats, options, seed)
    state, stops = start.state, list[Stop]()
    while game.to_act(state):
        assert len(stops) < subject.most_moves, "the game does not end"
        seat = random.choice(sorted(game.to_act(state)))
        moves = list(islice(game.legal_moves(state, seat), MOST_MOVES_LISTED))
        assert moves, "a seat to act has no move"
        move = subject.choosers[habits[seat]](state, seat, moves, random)
        step = game.apply(state, seat, move)
        stops.append(Stop(state, seat, move, step))
        state = step.state
    return Journey(subject, seats, seed, start, tuple(stops))


def travels(key: str) -> Iterator[Journey]:
    """For each number of seats and each habit games of that habit against others, as asked for."""
    subject = subject_of(key)
    habits = tuple(subject.choosers)
    numbers = count()
    for seats, leader in product(subject.seat_counts, range(len(habits))):
        for shift in range(4):
            number = next(numbers)
            options = subject.options[number % len(subject.options)]
            mixed = tuple(habits[(leader + shift * seat) % len(habits)] for seat in range(seats))
            yield travel(subject, seats, options, number, mixed)


@cache
def journeys(key: str) -> tuple[Journey, ...]:
    """All of them, each played once in a test run."""
    return tuple(travels(key))


Stops = tuple[tuple[Journey, Stop], ...]


@cache
def _every_stop(key: str) -> Stops:
    """Stops after few moves come first: the first that breaks a law is a short example."""
    numbered = [
        (number, journey, stop)
        for journey in journeys(key)
        for number, stop in enumerate(journey.stops)
    ]
    return tuple((journey, stop) for _, journey, stop in sorted(numbered, key=itemgetter(0)))


def all_stops(key: str) -> Stops:
    """Every stop of every journey, those after few moves first."""
    stops = _every_stop(key)
    LOOKED_AT[key] += len(stops)
    return stops


def some_stops(key: str, most: int) -> Stops:
    """At most so many stops, spread evenly over all journeys."""
    every = _every_stop(key)
    stops = every[:: max(1, -(-len(every) // most))]
    LOOKED_AT[key] += len(stops)
    return stops


def encoded(value: Any) -> bytes:
    """A value as the house stores and sends it."""
    return msgspec.json.encode(value)
