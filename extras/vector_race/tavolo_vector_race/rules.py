"""Moves applied to a state, and the outcome."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TypeAlias

from msgspec.structs import replace

from core.errors import IllegalMove, Refusal
from core.game import EVERYONE, Count, Outcome, Seat, Standing, Step, Told, only
from tavolo_vector_race.board import STANDING, Point, Vector, longest_race
from tavolo_vector_race.driving import Run
from tavolo_vector_race.legality import check
from tavolo_vector_race.moves import (
    NO_KEY,
    Car,
    CarCrashed,
    CarFinished,
    CarMoved,
    CarsScraped,
    Chosen,
    Event,
    Key,
    Mark,
    Move,
    RaceEnded,
    Resigned,
    Trace,
    time_of,
)
from tavolo_vector_race.state import (
    FINISH,
    RESIGNED,
    ROUNDS,
    State,
    choosing,
    on_road,
    owing,
    track_of,
)
from tavolo_vector_race.view import View, run_of

# The order of a race and how it ends. Rules.

Merit: TypeAlias = tuple[int, int, Fraction]
"""What places compare, in order: larger is ahead."""


def merit(car: Car) -> Merit:
    """Return what decides a car's place. Rules: R-10.1, R-11.2, R-13.2."""
    time = Fraction(0) if car.time is None else car.time.exact
    match car.status:
        case "finished":
            return 2, 0, -time
        case "racing":
            return 1, car.progress, -time if car.progress else Fraction(0)
        case "resigned":
            return 0, car.resigned_in, Fraction(0)


def places(cars: Sequence[Car]) -> tuple[int, ...]:
    """Return each car's place if the race ended now; equal merits share a place. Rule: R-10.2."""
    merits = [merit(car) for car in cars]
    return tuple(1 + sum(other > own for other in merits) for own in merits)


def reason_to_end(state: State, rounds: int) -> str:
    """Return how the race ends after so many rounds, or "" if it goes on. Rule: R-16.4."""
    has_winner = any(car.status == "finished" for car in state.cars)
    is_lonely = len(on_road(state)) <= 1
    if has_winner and (is_lonely or state.options.until == "first"):
        return FINISH
    if is_lonely:
        return RESIGNED
    return ROUNDS if rounds >= longest_race(track_of(state).par, state.options.laps) else ""


def outcome(state: State) -> Outcome | None:
    """Return the ranking, or None while the race goes on."""
    if not state.ended:
        return None
    standings = [
        Standing(Seat(seat), place, 0, ()) for seat, place in enumerate(places(state.cars))
    ]
    return Outcome(tuple(sorted(standings, key=lambda s: (s.rank, s.seat))), state.ended)


def tally(view: View) -> tuple[Count, ...]:
    """Return how many gates each car has passed."""
    return (Count("gates", tuple(max(0, seat.car.progress) for seat in view.seats)),)


# Choices, calls and resignations. Rules.

Result: TypeAlias = Step[State, Event]
Cars: TypeAlias = tuple[Car, ...]
Tale: TypeAlias = tuple[Told[Event], ...]


def apply(state: State, seat: Seat, move: Move) -> Result:
    """Make a choice, and call the round if it was the last. Rules: R-6, R-7.1."""
    if (refusal := check(state, seat, move)) is not None:
        raise IllegalMove(refusal)
    chosen = replace(state, choices=_with(state.choices, seat, move.key))
    return _called_when_complete(chosen, (Told(Chosen(seat, move.key), only(seat)),))


def withdraw(state: State, seat: Seat) -> Result:
    """Take a car off the road; the others race on. Rule: R-13."""
    if state.ended:
        raise IllegalMove(Refusal("vector-race-refusal-race-over"))
    if state.cars[seat].resigned_in:
        raise IllegalMove(Refusal("vector-race-refusal-resigned"))
    cars = (*state.cars[:seat], _gone(state, state.cars[seat]), *state.cars[seat + 1 :])
    left = replace(state, cars=cars, choices=_with(state.choices, seat, NO_KEY))
    told: Tale = (Told(Resigned(seat), EVERYONE),)
    if state.cars[seat].status == "finished":
        return Step(left, told)
    if reason := reason_to_end(left, left.round - 1):
        return _ended(left, reason, told)
    return _called_when_complete(left, told)


def _gone(state: State, car: Car) -> Car:
    """Return the car of a seat that resigns; one that has finished keeps its place. R-13.1."""
    if car.status == "finished":
        return replace(car, resigned_in=state.round)
    return replace(car, status="resigned", resigned_in=state.round, velocity=STANDING, pause=0)


def beaten(state: State) -> frozenset[Seat]:
    """Return the seats that have finished: they have no choice any more. Rule: R-11.3."""
    return frozenset(Seat(seat) for seat, car in enumerate(state.cars) if car.status == "finished")


# -- The call ----------------------------------------------------------------------------------


def _called_when_complete(state: State, told: Tale) -> Result:
    """Call the round, and the next ones in which nobody has a choice. Rules: R-7.1, R-7.5."""
    while not state.ended and not owing(state):
        called = _call(state)
        state, told = called.state, (*told, *called.told)
    return Step(state, told)


def _call(state: State) -> Result:
    """Carry out all choices of a round. Rule: R-7."""
    runs = {
        seat: run_of(state.options, state.cars[seat], state.choices[seat])
        for seat in choosing(state)
    }
    cars, told = list(state.cars), list[Told[Event]]()
    for seat in on_road(state):
        car = cars[seat]
        cars[seat] = _driven(state, car, runs[seat]) if seat in runs else _sat_out(car)
    for seat, one in runs.items():
        told.append(_shown(_event_of(state, seat, one)))
    scraped, contacts = _scraped(state, tuple(cars))
    after = replace(state, cars=scraped, choices=(NO_KEY,) * len(cars))
    told += map(_shown, contacts)
    if reason := reason_to_end(after, state.round):
        return _ended(after, reason, tuple(told))
    return Step(replace(after, round=state.round + 1), tuple(told))


def _driven(state: State, car: Car, one: Run) -> Car:
    """Return the car after its move, before contacts. Rules: R-7.2 to R-7.4, R-8."""
    if one.crashes:
        crashed = replace(car, velocity=STANDING, pause=state.options.pause)
        return _traced(crashed, "crashed", one.end)
    passed = car.time if one.passed is None else time_of(state.round, one.passed)
    driven = replace(car, point=one.end, velocity=one.velocity, progress=one.progress, time=passed)
    if one.finished is not None:
        return _traced(replace(driven, status="finished"), "finished", one.end)
    return _traced(driven, "moved", one.end)


def _sat_out(car: Car) -> Car:
    """Return the car after a round that it sat out. Rule: R-8.2."""
    return _traced(replace(car, pause=car.pause - 1), "paused", car.point)


def _traced(car: Car, mark: Mark, aimed: Point) -> Car:
    """Return the car with one round more on its way."""
    return replace(car, trail=(*car.trail, Trace(mark, car.point, aimed)))


def _event_of(state: State, seat: Seat, one: Run) -> Event:
    """Return what is told of a car's move. Rule: R-16.3."""
    key = state.choices[seat]
    if one.crashes:
        return CarCrashed(seat, key, one.start, one.end, state.options.pause)
    if one.finished is not None:
        return CarFinished(seat, key, one.start, one.end, time_of(state.round, one.finished))
    lap = _lap_begun(state, state.cars[seat].progress, one.progress)
    return CarMoved(seat, key, one.start, one.end, one.velocity, lap)


def _lap_begun(state: State, before: int, after: int) -> int:
    """Return the lap that a car began by crossing the line, or 0. Rule: R-4.4."""
    gates = len(track_of(state).gates)
    laps = [lap for lap in range(state.options.laps) if before <= lap * gates < after]
    return laps[-1] + 1 if laps else 0


def _shown(event: Event) -> Told[Event]:
    """Tell everybody what was secret until the call."""
    return Told(event, EVERYONE, shows=EVERYONE)


# -- Contacts ----------------------------------------------------------------------------------


def _scraped(state: State, cars: Cars) -> tuple[Cars, list[Event]]:
    """Slow the cars that share a point. Rule: R-9."""
    slowed, told = list(cars), list[Event]()
    contacts = () if state.options.contact == "none" else _contacts(cars)
    for point, seats in contacts:
        moving = tuple(seat for seat in seats if cars[seat].velocity != STANDING)
        for seat in moving:
            slowed[seat] = _slowed(cars[seat])
        if moving:
            told.append(CarsScraped(moving, point))
    return tuple(slowed), told


def _contacts(cars: Cars) -> Iterator[tuple[Point, Sequence[Seat]]]:
    """Iterate over the points on which several cars stand, in order, with their seats."""
    standing: defaultdict[Point, list[Seat]] = defaultdict(list)
    for seat, car in enumerate(cars):
        if car.status == "racing":
            standing[car.point].append(Seat(seat))
    return ((point, seats) for point, seats in sorted(standing.items()) if len(seats) > 1)


def _slowed(car: Car) -> Car:
    """Return a car that scrapes: each part of its velocity goes one step towards 0. R-9.2."""
    *before, last = car.trail
    velocity = Vector(*(part - (part > 0) + (part < 0) for part in car.velocity))
    return replace(car, velocity=velocity, trail=(*before, last._replace(mark="scraped")))


# -- The end -----------------------------------------------------------------------------------


def _ended(state: State, reason: str, told: Tale) -> Result:
    """End the race: choices that were not called are dropped. Rules: R-11, R-12, R-13.3."""
    ended = replace(state, ended=reason, choices=(NO_KEY,) * len(state.cars))
    return Step(ended, (*told, Told(RaceEnded(reason), EVERYONE)))


def _with(choices: tuple[Key, ...], seat: Seat, key: Key) -> tuple[Key, ...]:
    return (*choices[:seat], key, *choices[seat + 1 :])
