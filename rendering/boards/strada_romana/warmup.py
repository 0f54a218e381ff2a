"""Views that together show every piece, to fill the caches in advance."""

from typing import Final

from core.game import Seat
from games.strada_romana.board import (
    AREAS,
    BOXES,
    GOODS,
    MARKETS,
    SQUARE_BY_NAME,
    SQUARE_NAMES,
    WAGONS,
    Destination,
    Good,
    Square,
    Wagon,
)
from games.strada_romana.rule_numbers import MOST_WAGON_TILES, VICTORY_POINTS
from games.strada_romana.view import (
    LastRun,
    LastTaken,
    Options,
    Running,
    SeatView,
    View,
    WagonView,
)

_ARRIVED: Final = ((), (Wagon(1),), (Wagon(2), Wagon(7)), (Wagon(3), Wagon(4), Wagon(5)))
"""Wagons that have arrived, for each view."""


def rehearsal_views() -> tuple[View, ...]:
    """Return one artificial view for each number of seats; no real game looks like these."""
    return tuple(_view(seats) for seats in (2, 3, 4, 5))


def rehearsal_plan(view: View) -> LastRun:
    """Return a planned run of a wagon that has not arrived."""
    wagon = next(Wagon(i) for i, own in enumerate(view.wagons) if not own.arrived)
    names = ("6H", "7C", "8L") if view.wagons[wagon].to == "rome" else ("8H", "7C", "6L")
    return LastRun(wagon, None, tuple(SQUARE_BY_NAME[name] for name in names), False)


def _view(seats: int) -> View:
    arrivals = _ARRIVED[seats - 2]
    wagons = tuple(_wagon(number, seats, arrivals) for number in range(len(WAGONS)))
    runs = tuple(
        LastRun(Wagon(number), Square((own.square + 3) % len(SQUARE_NAMES)), (own.square,), False)
        for number, own in enumerate(wagons)
        if own.square is not None
    )
    return View(
        viewer=Seat(0),
        options=Options(),
        turn=Seat(0),
        order=tuple(Seat(seat) for seat in range(seats)),
        looking=True,
        running=Running(None, seats - 1, (), None, True, True, False),
        wagons=wagons,
        arrivals=arrivals,
        area_tiles=tuple(_good(area + seats) for area in range(len(AREAS))),
        market_cubes=tuple(_good(market + seats) for market in range(len(MARKETS))),
        bag_tiles=(5,) * len(GOODS),
        bag_cubes=(3,) * len(GOODS),
        points_left=VICTORY_POINTS,
        stack_count=len(WAGONS) - 1,
        keepers=(),
        played=(),
        resigned=(),
        seats=tuple(_seat(seat, seats) for seat in range(seats)),
        hand=tuple(Wagon(number) for number in range(MOST_WAGON_TILES)),
        remembered=(),
        stack=tuple(Wagon(number) for number in range(1, len(WAGONS))),
        idle_turns=0,
        idle_turns_to_end=3 * seats,
        move_number=10,
        last_seat=Seat(0),
        last_runs=runs,
        last_taken=(LastTaken("tile", 0, Good(0)), LastTaken("cube", 0, Good(0))),
        removed=None,
        outcome=None,
    )


def _good(number: int) -> Good:
    return Good(number % len(GOODS))


def _wagon(number: int, seats: int, arrivals: tuple[Wagon, ...]) -> WagonView:
    """Return a wagon; the two halves of the wagons swap destinations from view to view."""
    to: Destination = "rome" if (number < BOXES) == (seats % 2 == 0) else "ostia"
    arrived = number in arrivals
    square = None if arrived or number % 3 == 0 else Square((number * 5 + seats) % 29)
    return WagonView(to, number % BOXES, square, arrived)


def _seat(seat: int, seats: int) -> SeatView:
    """Return a seat with a different number of each good, and unpaired cubes and tiles."""
    counts = tuple((seat + good + seats) % 6 for good in range(len(GOODS)))
    cubes = tuple(count + (good + seats) % 3 for good, count in enumerate(counts))
    return SeatView(
        coins=seat,
        points=seat * 2,
        cubes=cubes,
        tiles=tuple(count + (good + seats) % 2 for good, count in enumerate(counts)),
        contracts=counts,
        singles=3,
        wagon_tiles=2,
        shown=(),
        score=10 + seat,
        resigned=False,
    )
