"""What is on the road: trails, the last move of each car, and the cars."""

from collections.abc import Iterator
from typing import Final

from rendering.scene.shapes import Point, Shape, centred
from tavolo_vector_race.board import Track, contact_of
from tavolo_vector_race.cars import Car, Trace
from tavolo_vector_race.painter.cars import car_token, crash_cross, spark
from tavolo_vector_race.painter.grid_scale import GridScale
from tavolo_vector_race.painter.vectors import arrow, trail
from tavolo_vector_race.view import View

_ROUNDS: Final = 3
"""So many rounds before the last are shown during the race, with crashes and scrapes."""

_MOST: Final = 30
"""So many rounds after it: a longer trail would hide those of the others."""

CAR: Final = 1.5
_CROSS, _OLD_CROSS, _SPARK, _OLD_SPARK = 1.2, 0.6, 2.3, 0.8
"""Sizes in squares of the paper."""

_APART: Final = 0.8
"""How far apart cars on one point are drawn, in squares."""


def road_users(view: View, scale: GridScale, size: float = CAR) -> Iterator[Shape]:
    """Draw all cars, ``size`` squares large, with their ways; who resigned is off the road."""
    rounds = _ROUNDS if view.outcome is None else _MOST
    seen = [(seat, one.car) for seat, one in enumerate(view.seats) if one.car.status != "resigned"]
    for seat, car in seen:
        points = [trace.point for trace in car.trail[-rounds - 2 : -1]]
        yield from trail(points, seat, scale)
    for seat, car in seen:
        yield from _last_move(view.track, car, seat, scale, size)
    for _, car in seen:
        yield from _incidents(view.track, car, scale)
    yield from _cars(view, scale, size)


def place_of(car: Car) -> Point:
    """Return where a car is drawn: one that has finished where it crossed the line."""
    if car.status != "finished" or car.time is None or len(car.trail) < 2:
        return car.point
    start, end = car.trail[-2].point, car.trail[-1].aimed
    return _along(start, end, car.time.numerator / car.time.denominator)


def _last_move(track: Track, car: Car, seat: int, scale: GridScale, size: float) -> Iterator[Shape]:
    """Draw the bold arrow of a car's last move, as far as the car came."""
    if len(car.trail) < 2 or car.trail[-1].mark == "paused":
        return
    start, last = car.trail[-2].point, car.trail[-1]
    if last.mark == "crashed":
        yield from arrow(start, _wall_met(track, start, last), seat, scale, scale.pitch * 0.3)
    else:
        yield from arrow(start, place_of(car), seat, scale, scale.pitch * (size / 2 + 0.06))


def _incidents(track: Track, car: Car, scale: GridScale) -> Iterator[Shape]:
    """Draw a cross for each crash and a spark for each scrape; those of the last round larger."""
    shown = car.trail[-_ROUNDS - 1 :]
    for number in range(1, len(shown)):
        trace, newest = shown[number], number == len(shown) - 1
        if trace.mark == "crashed":
            at = _wall_met(track, shown[number - 1].point, trace)
            cross = crash_cross(round(scale.pitch * (_CROSS if newest else _OLD_CROSS)))
            yield centred(cross, *scale.at(at))
        elif trace.mark == "scraped":
            flash = spark(round(scale.pitch * (_SPARK if newest else _OLD_SPARK)))
            yield centred(flash, *scale.at(trace.point))


def _wall_met(track: Track, start: Point, trace: Trace) -> Point:
    """Return where a crash met the wall."""
    contact = contact_of(track.name, (trace.point, trace.aimed))
    return _along(start, trace.aimed, 1.0 if contact is None else float(contact))


def _along(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _cars(view: View, scale: GridScale, size: float) -> Iterator[Shape]:
    """Draw the cars; those on one point side by side."""
    on: dict[Point, list[int]] = {}
    for seat, one in enumerate(view.seats):
        if one.car.status != "resigned":
            on.setdefault(place_of(one.car), []).append(seat)
    for (x, y), seats in on.items():
        for number, seat in enumerate(seats):
            right = (number - (len(seats) - 1) / 2) * _APART
            hollow = view.seats[seat].car.pause > 0
            yield centred(
                car_token(seat, round(scale.pitch * size), hollow=hollow), *scale.at((x + right, y))
            )
