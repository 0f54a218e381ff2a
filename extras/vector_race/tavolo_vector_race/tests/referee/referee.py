"""A second Vector Race, written from the rule page alone; slow and plain, for comparison.

Seats, keys and rounds are numbers, points and velocities pairs of numbers, moments fractions. The
order of the starting points is told to it; it draws no lots.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Literal, NamedTuple

from tavolo_vector_race.tests.referee.geometry import (
    changes,
    contact,
    crossings,
    finishing_time,
    plus,
)
from tavolo_vector_race.tests.referee.tracks import TRACKS, Point

Move = tuple[str, int]
"""("steer", key)."""

Time = tuple[int, Fraction]
"""R-4.3: a round, counted from 1, and a moment in it."""

Line = tuple[Any, ...]
"""A line of the story; its last part says to whom it is told: ALL or one seat."""

ALL = "all"
STILL = (0, 0)

ACCELERATION: dict[int, Point] = {
    7: (-1, -1),
    8: (0, -1),
    9: (1, -1),
    4: (-1, 0),
    5: (0, 0),
    6: (1, 0),
    1: (-1, 1),
    2: (0, 1),
    3: (1, 1),
}
KEYS = {"nine": tuple(range(1, 10)), "five": (5, 8, 4, 6, 2)}


class Agreed(NamedTuple):
    """R-15.1: what the table has agreed on."""

    track: Literal["oval", "elbow", "waist", "horseshoe"] = "oval"
    laps: int = 1
    choices: Literal["nine", "five"] = "nine"
    pause: int = 1
    contact: Literal["scrape", "none"] = "scrape"
    until: Literal["first", "all"] = "first"


@dataclass
class Car:
    """A car. ``paused_through``: the last round that it sits out. ``resigned_in``: a round.

    ``way``: where it stood at the start and at the end of each round that it was on the road.
    """

    point: Point
    velocity: Point = STILL
    c: int = 0
    time: Time | None = None
    paused_through: int = 0
    choice: int | None = None
    finished: bool = False
    resigned_in: int | None = None
    way: list[Point] = field(default_factory=list)

    def on_road(self) -> bool:
        """Neither finished nor taken off."""
        return not self.finished and self.resigned_in is None


class Referee:
    """A race from its start on. ``story``: what was told last, each line with to whom."""

    def __init__(self, agreed: Agreed, starts: Sequence[Point]) -> None:
        """R-5. ``starts``: the starting point of each seat."""
        assert 2 <= len(starts) <= 5
        assert len(set(starts)) == len(starts)
        assert set(starts) <= set(TRACKS[agreed.track].starts)
        self.agreed = agreed
        self.cars = [Car(start, way=[start]) for start in starts]
        self.rounds_called = 0
        self.moves_made = 0
        self.story: list[Line] = [("starts", tuple(starts), ALL)]

    # --- what may be done ----------------------------------------------------------------------

    @property
    def round(self) -> int:
        """The number of the round that is not called yet, counted from 1."""
        return self.rounds_called + 1

    @property
    def turn(self) -> list[int]:
        """R-6.1: who has still to choose, in no order."""
        if self.ended():
            return []
        return [seat for seat in self.on_road() if self._may_steer(seat) and not self.chose(seat)]

    @property
    def resigned(self) -> dict[int, int]:
        """R-13: who has resigned, and in which round."""
        return {
            seat: car.resigned_in
            for seat, car in enumerate(self.cars)
            if car.resigned_in is not None
        }

    def on_road(self) -> list[int]:
        """Whose cars are on the road. Until the race ends, they and nobody else can resign."""
        return [seat for seat, car in enumerate(self.cars) if car.on_road()]

    def chose(self, seat: int) -> bool:
        """Whether this seat has chosen in the round that is not called yet."""
        return self.cars[seat].choice is not None

    def _may_steer(self, seat: int) -> bool:
        """R-8.2: a car that sits out has no choice."""
        return self.round > self.cars[seat].paused_through

    def ended(self) -> str | None:
        """R-16.4: why the race is over."""
        somebody_finished = any(car.finished for car in self.cars)
        if somebody_finished and self.agreed.until == "first":
            return "finish"
        if len(self.on_road()) <= 1:
            return "finish" if somebody_finished else "resigned"
        return "rounds" if self.rounds_called >= self.longest() else None

    def longest(self) -> int:
        """R-12.1: after how many rounds the race ends."""
        return 3 * TRACKS[self.agreed.track].par * self.agreed.laps + 10

    def legal_moves(self, seat: int) -> Iterator[Move]:
        """R-6.4, R-6.5: any key."""
        if seat in self.turn:
            yield from (("steer", key) for key in KEYS[self.agreed.choices])

    def refuses(self, seat: int, move: Move) -> str | None:
        """Why this cannot be done."""
        _, key = move
        if (why := self._has_no_choice(seat)) is not None:
            return why
        if key not in ACCELERATION:
            return "no such key"
        return None if key in KEYS[self.agreed.choices] else "not one of the five"

    def _has_no_choice(self, seat: int) -> str | None:
        if self.ended():
            return "the race is over"
        if seat in self.resigned:
            return "has resigned"
        if self.cars[seat].finished:
            return "has finished"
        if not self._may_steer(seat):
            return "sits out"
        return "has chosen" if self.chose(seat) else None

    # --- what is done --------------------------------------------------------------------------

    def play(self, seat: int, move: Move) -> None:
        """R-6: choose; only the seat itself is told what. Raises ValueError."""
        if (why := self.refuses(seat, move)) is not None:
            raise ValueError(why)
        self.moves_made += 1
        _, key = move
        self.cars[seat].choice = key
        self.story = [("chose", seat, key, seat)]
        self._go_on()

    def resign(self, seat: int) -> None:
        """R-13.1: take the car off, with its choice, unseen. Raises ValueError."""
        if self.ended() or seat not in self.on_road():
            raise ValueError("not in the race")
        car = self.cars[seat]
        car.choice = None
        car.resigned_in = self.round
        self.story = [("resigned", seat, ALL)]
        self._go_on()

    def _go_on(self) -> None:
        """R-7.1, R-7.5, R-13.3: call rounds as long as nobody is waited for and the race lasts."""
        while not self.ended() and not self.turn:
            self._call()
        if (reason := self.ended()) is not None:
            self.story.append(("ended", reason, ALL))

    def _call(self) -> None:
        """R-7: all move, then all contacts."""
        for seat in self.on_road():
            if self.chose(seat):
                self._drive(seat)
        if self.agreed.contact == "scrape":
            self._scrape()
        for seat in self.on_road():
            self.cars[seat].way.append(self.cars[seat].point)
        self.rounds_called += 1

    def _drive(self, seat: int) -> None:
        """R-7.2 to R-7.4: finish, else move, else crash."""
        car, track = self.cars[seat], self.agreed.track
        key = car.choice
        assert key is not None
        car.choice = None
        velocity = plus(car.velocity, ACCELERATION[key])
        target = plus(car.point, velocity)
        t = finishing_time(track, self.agreed.laps, car.c, car.point, target)
        if t is not None:
            car.finished = True
            car.c = self.agreed.laps * len(TRACKS[track].gates) + 1
            car.time = (self.round, t)
            self.story.append(("finished", seat, key, ALL))
        elif contact(track, car.point, target) is None:
            for c, moment in changes(track, car.c, crossings(track, car.point, target)):
                car.c, car.time = c, (self.round, moment)
            car.point, car.velocity = target, velocity
            self.story.append(("moved", seat, key, ALL))
        else:
            car.velocity = STILL
            car.paused_through = self.round + self.agreed.pause
            self.story.append(("crashed", seat, key, ALL))

    def _scrape(self) -> None:
        """R-9.2: who is not alone on a point and not at rest loses one of each part of velocity."""
        together = defaultdict(list)
        for seat in self.on_road():
            together[self.cars[seat].point].append(seat)
        for point, seats in sorted(together.items()):
            scraping = [seat for seat in seats if self.cars[seat].velocity != STILL]
            if len(seats) < 2 or not scraping:
                continue
            for seat in scraping:
                vx, vy = self.cars[seat].velocity
                self.cars[seat].velocity = (_nearer_0(vx), _nearer_0(vy))
            self.story.append(("scraped", point, tuple(scraping), ALL))

    # --- how it stands -------------------------------------------------------------------------

    def outcome(self) -> dict[str, Any] | None:
        """R-10, R-11, R-13.2: the places; they bring no points."""
        if (reason := self.ended()) is None:
            return None
        merits = [_merit(car) for car in self.cars]
        places = [1 + sum(other > merit for other in merits) for merit in merits]
        standings = [
            (seat, places[seat], 0, ())
            for seat in sorted(range(len(places)), key=lambda seat: (places[seat], seat))
        ]
        return {"reason": reason, "standings": standings}

    def view(self, viewer: int | None) -> dict[str, Any]:
        """R-16: what one viewer may know."""
        return {
            "round": self.round,
            "cars": [
                {
                    "point": car.point,
                    "velocity": car.velocity,
                    "c": car.c,
                    "time": car.time,
                    "sits out": max(0, car.paused_through - self.rounds_called),
                    "has chosen": car.choice is not None,
                    "finished": car.finished,
                    "resigned": car.resigned_in is not None,
                    "way": tuple(car.way),
                }
                for car in self.cars
            ],
            "choice": None if viewer is None else self.cars[viewer].choice,
        }


def _nearer_0(part: int) -> int:
    return part - (part > 0) + (part < 0)


def _merit(car: Car) -> tuple[int | Fraction, ...]:
    """Larger is ahead. R-11.2: among cars on the road with c = 0 the time does not count."""
    if car.resigned_in is not None:
        return 0, car.resigned_in
    number, t = car.time or (0, Fraction(0))
    if car.finished:
        return 2, -number, -t
    return (1, car.c, -number, -t) if car.c else (1, 0)
