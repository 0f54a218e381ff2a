"""The order of a race and how it ends. Rules: R-10 to R-13, R-16.4."""

from collections.abc import Sequence
from fractions import Fraction
from typing import TypeAlias

from core.game import Count, Outcome, Seat, Standing
from tavolo_vector_race.cars import Car
from tavolo_vector_race.rule_numbers import longest_race
from tavolo_vector_race.state import FINISH, RESIGNED, ROUNDS, State, on_road, track_of
from tavolo_vector_race.view import View

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
