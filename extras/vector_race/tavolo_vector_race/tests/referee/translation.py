"""The engine of Vector Race in the words of its referee."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from core.game import EVERYONE, Only, Told
from tavolo_vector_race.moves import (
    Car,
    CarCrashed,
    CarFinished,
    CarMoved,
    CarsLinedUp,
    CarsScraped,
    Chosen,
    Event,
    Key,
    RaceEnded,
    Resigned,
    Steer,
    Time,
)
from tavolo_vector_race.tests.referee.referee import ALL, Agreed, Move
from tavolo_vector_race.view import Options, SeatView, View
from tests.referee.outcomes import outcome_words as outcome_words


def options(agreed: Agreed) -> Options:
    """What the table agreed on, as the engine takes it."""
    return Options(**agreed._asdict())


def agreed(chosen: Options) -> Agreed:
    """The options of a table as the referee takes them."""
    return Agreed(
        chosen.track,
        chosen.laps,
        chosen.choices,
        chosen.pause,
        chosen.contact,
        chosen.until,
    )


def engine_move(move: Move) -> Steer:
    """A referee's move as the engine takes it."""
    return Steer(Key(move[1]))


def move_words(move: Steer) -> Move:
    """An engine's move as the referee says it."""
    return "steer", move.key


def story(told: Iterable[Told[Event]]) -> list[tuple[Any, ...]]:
    """What was told, each line with to whom."""
    return [(*_line(each.event), _to(each)) for each in told]


def _to(told: Told[Event]) -> Any:
    if told.to == EVERYONE:
        return ALL
    assert isinstance(told.to, Only)
    (seat,) = told.to.seats
    return seat


def _line(event: Event) -> tuple[Any, ...]:
    match event:
        case CarsLinedUp():
            return ("starts", event.points)
        case Chosen():
            return ("chose", event.seat, event.key)
        case CarMoved():
            return ("moved", event.seat, event.key)
        case CarCrashed():
            return ("crashed", event.seat, event.key)
        case CarFinished():
            return ("finished", event.seat, event.key)
        case CarsScraped():
            return ("scraped", event.point, event.seats)
        case Resigned():
            return ("resigned", event.seat)
        case RaceEnded():
            return ("ended", event.reason)


def car_words(seen: SeatView) -> dict[str, Any]:
    """A car as the referee says it; what only a car on the road has is left out for others."""
    car = seen.car
    always = {
        "c": car.progress,
        "time": _time_words(car.time),
        "has chosen": seen.has_chosen,
        "finished": car.status == "finished",
        "resigned": car.status == "resigned",
    }
    return always | (_on_road(car) if car.status == "racing" else {})


def _on_road(car: Car) -> dict[str, Any]:
    return {
        "point": car.point,
        "velocity": car.velocity,
        "sits out": car.pause,
        "way": tuple(trace.point for trace in car.trail),
    }


def _time_words(time: Time | None) -> tuple[int, Fraction] | None:
    return None if time is None else (time.round, Fraction(time.numerator, time.denominator))


def view_words(view: View) -> dict[str, Any]:
    """A view as the referee says it."""
    return {
        "round": view.round,
        "cars": [car_words(seat) for seat in view.seats],
        "choice": view.choice,
    }
