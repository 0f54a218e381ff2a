"""Views that together show every track and every sign, to fill the caches in advance."""

from collections.abc import Iterator
from typing import Final

from core.game import Seat
from tavolo_vector_race.board import TRACKS, TrackName
from tavolo_vector_race.cars import Car, Mark, Trace
from tavolo_vector_race.geometry import Point, Vector
from tavolo_vector_race.moves import KEEP, Key
from tavolo_vector_race.view import Options, SeatView, View

_SEATS: Final = 5
_STEPS: Final = 12


def rehearsal_views() -> Iterator[tuple[View, Key | None]]:
    """Yield for each track a public view and a driver's; no real race looks like these."""
    for track in TRACKS:
        yield _view(track, None), None
        yield _view(track, Seat(1)), KEEP


def _view(track: TrackName, viewer: Seat | None) -> View:
    seats = tuple(_seat(track, seat) for seat in range(_SEATS))
    return View(viewer, Options(track, laps=2), 13, seats, None, None)


def _seat(track: TrackName, seat: int) -> SeatView:
    """Return a car that went straight on from its starting point, whatever is in its way."""
    start, way = TRACKS[track].starts[seat], _forwards(track)
    points = [Point(start.x + way.x * step, start.y + way.y * step) for step in range(_STEPS)]
    marks: tuple[Mark, ...] = ("scraped", "crashed", "moved", "moved", "paused")
    last = Trace(marks[seat], points[-1], points[-1])
    trail = (Trace("start", start, start), *(Trace("moved", p, p) for p in points[1:-1]), last)
    car = Car(points[-1], way, progress=seat, pause=int(seat == 4), trail=trail)
    return SeatView(car, seat + 1, owes=seat == 2, has_chosen=seat == 0)


def _forwards(track: TrackName) -> Vector:
    gate = TRACKS[track].gates[0]
    return Vector(gate.direction, 0) if gate.axis == 0 else Vector(0, gate.direction)
