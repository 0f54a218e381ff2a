"""Texts of Vector Race (core.texts.Words): keys of ``locales/*/vector_race.ftl``."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from core.texts import Facts, Importance, Line, Listing, Names, Player, Text, lines, text
from tavolo_vector_race.board import TRACKS, Gate, Point, TrackName, longest_race
from tavolo_vector_race.driving import can_stop
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
    Move,
    RaceEnded,
    Resigned,
)
from tavolo_vector_race.view import SeatView, View, gates_passed, run_of, runs_of

NAMES: Final[Names] = (
    (text("vector-race-typed-steer"), "steer"),
    (text("vector-race-typed-nothing"), ""),
)


def track_name(name: TrackName) -> Text:
    """Return the name of a track, as in the command that opens a table."""
    return text(f"choice-vector-race-track-{name}")


FACTS: Final[Facts] = {
    "tracks": Listing(
        tuple(
            text(
                "vector-race-track-par",
                track=text(f"choice-vector-race-track-{name}"),
                par=track.par,
            )
            for name, track in TRACKS.items()
        ),
        "comma",
    )
}


# -- What happened -----------------------------------------------------------------------------


def event_text(event: Event) -> Text:
    """Return one sentence that tells an event."""
    match event:
        case CarsLinedUp():
            return text("vector-race-event-lined-up", cars=_starts(event.points))
        case Chosen():
            return text("vector-race-event-chosen", key=event.key)
        case CarsScraped():
            return text(
                "vector-race-event-scraped",
                people=Listing(tuple(map(Player, event.seats))),
                point=point_text(event.point),
            )
        case Resigned():
            return text("vector-race-event-resigned", player=Player(event.seat))
        case RaceEnded():
            return text(f"vector-race-end-{event.reason}")
        case _:
            return _drive_text(event)


def _drive_text(event: CarMoved | CarCrashed | CarFinished) -> Text:
    """Return what one car's move came to."""
    player = Player(event.seat)
    match event:
        case CarMoved():
            return text(
                "vector-race-event-moved",
                player=player,
                x=event.velocity.x,
                y=event.velocity.y,
                point=point_text(event.end),
                lap=event.lap,
            )
        case CarCrashed():
            aimed = point_text(event.aimed)
            return text("vector-race-event-crashed", player=player, point=aimed, pause=event.pause)
        case CarFinished():
            return text(
                "vector-race-event-finished",
                player=player,
                round=event.time.round,
                part=event.time.numerator,
                parts=event.time.denominator,
            )


def _starts(points: Sequence[Point]) -> Listing:
    """Return who stands where at the start."""
    return Listing(
        tuple(
            text("vector-race-car-at", player=Player(seat), point=point_text(point))
            for seat, point in enumerate(points)
        )
    )


def point_text(point: Point) -> Text:
    """Return a point as written on paper."""
    return text("vector-race-point", x=point.x, y=point.y)


# -- Moves -------------------------------------------------------------------------------------


def move_text(view: View, move: Move) -> Text:
    """Return a short label for a move: the key, and where it leads the viewer's car."""
    if view.own is None:
        return text("vector-race-move-key", key=move.key)
    one = run_of(view.options, view.own.car, move.key)
    ending = "wall" if one.crashes else "finish" if one.finished is not None else "road"
    return text(f"vector-race-move-{ending}", key=move.key, x=one.end.x, y=one.end.y)


def prompt_text(view: View) -> Text:
    """Return what the seats that owe a choice may do now."""
    return text("vector-race-prompt", choices=view.options.choices)


def plan_text(view: View, plan: Key) -> Text:
    """Return the key that is being planned, and where it leads."""
    if view.own is None:
        return text("vector-race-plan-key", key=plan)
    end = run_of(view.options, view.own.car, plan).end
    return text("vector-race-plan", key=plan, point=point_text(end))


# -- The view ----------------------------------------------------------------------------------


def progress_text(view: View) -> Text | None:
    """Return the number of the round, and of the last one there can be."""
    if view.outcome is not None:
        return None
    most = longest_race(view.track.par, view.options.laps)
    return text("vector-race-progress", round=view.round, most=most)


def board_text(view: View) -> tuple[Line, ...]:
    """Return who is to choose, how each car stands, and the track with its walls and gates."""
    return (
        *lines(Importance.TURN, _owing(view)),
        *lines(Importance.SCORE, (seat_text(view, seat) for seat in _by_place(view))),
        Line(_race_text(view), Importance.BOARD),
        *lines(Importance.REST, _track_texts(view.options.track)),
    )


def _owing(view: View) -> Iterator[Text]:
    """Iterate over the line that says who is waited for, in the words of the house."""
    owing = tuple(Player(seat) for seat, seen in enumerate(view.seats) if seen.owes)
    if len(owing) == 1:
        yield text("vector-race-board-owing-last", who=owing[0])
    elif owing:
        yield text("vector-race-board-owing", people=Listing(owing))


def _by_place(view: View) -> Sequence[int]:
    """Return the seats by their place, the first first."""
    return sorted(range(len(view.seats)), key=lambda seat: view.seats[seat].place)


def seat_text(view: View, seat: int) -> Text:
    """Return how a car stands: its place, where it is, how fast, and how far it has come."""
    seen = view.seats[seat]
    car = seen.car
    if car.status != "racing":
        key = f"vector-race-board-{car.status}"
        return text(key, player=Player(seat), place=seen.place, round=_last_round(car))
    lap, gate, gates = gates_passed(view, seat)
    return text(
        "vector-race-board-seat",
        player=Player(seat),
        place=seen.place,
        point=point_text(car.point),
        x=car.velocity.x,
        y=car.velocity.y,
        lap=lap,
        laps=view.options.laps,
        gate=gate,
        gates=gates,
        pause=0 if view.outcome else car.pause,
        status=_status(view, seen),
    )


def _last_round(car: Car) -> int:
    """Return the round in which a car left the road."""
    if car.status == "resigned" or car.time is None:
        return car.resigned_in
    return car.time.round


def _status(view: View, seen: SeatView) -> str:
    """Return whether a car has chosen in this round, as the table may know."""
    if view.outcome is not None or not seen.car.can_choose:
        return "none"
    return "chosen" if seen.has_chosen else "choosing"


def _race_text(view: View) -> Text:
    """Return what is raced, and where."""
    track, laps = view.options.track, view.options.laps
    return text("vector-race-board-track", track=track_name(track), laps=laps)


def _track_texts(name: TrackName) -> Iterator[Text]:
    """Iterate over the walls and gates of a track."""
    track = TRACKS[name]
    yield text("vector-race-board-outer", points=_points(track.outer))
    yield text("vector-race-board-inner", points=_points(track.inner))
    gates = Listing(tuple(map(_gate_text, range(len(track.gates)), track.gates)), "comma")
    yield text("vector-race-board-gates", gates=gates)


def _gate_text(number: int, gate: Gate) -> Text:
    """Return a gate by its number, its line and the way it is driven."""
    axis = "xy"[gate.axis]
    way = "more" if gate.direction > 0 else "less"
    half = gate.twice // 2
    return text(
        f"vector-race-gate-{axis}", number=number, half=half, low=gate.low, high=gate.high, way=way
    )


def _points(points: Iterable[Point]) -> Listing:
    return Listing(tuple(map(point_text, points)), "comma")


def hand_text(view: View) -> tuple[Line, ...]:
    """Return the viewer's own choice, or where each key would lead."""
    if view.own is None or view.outcome is not None:
        return ()
    if view.choice is not None:
        return (Line(_own_choice(view, view.own.car, view.choice), Importance.HAND),)
    if not view.own.owes:
        return ()
    return tuple(lines(Importance.HAND, reach_texts(view)))


def _own_choice(view: View, car: Car, key: Key) -> Text:
    end = run_of(view.options, car, key).end
    return text("vector-race-hand-chosen", key=key, point=point_text(end))


def reach_texts(view: View) -> Iterator[Text]:
    """Iterate over where each key leads the viewer's car, and which of them end badly."""
    assert view.own is not None, "only a seat has a car"
    runs = runs_of(view.options, view.own.car)
    ends = tuple(
        text("vector-race-key-to", key=key, point=point_text(run.end))
        for key, run in runs.items()
        if not run.crashes
    )
    if ends:
        yield text("vector-race-hand-keys", keys=Listing(ends, "comma"))
    crashing = tuple(key for key, one in runs.items() if one.crashes)
    if crashing:
        yield text("vector-race-hand-wall", keys=Listing(crashing))
    late = tuple(
        key
        for key, one in runs.items()
        if one.contact is None
        and one.finished is None
        and not can_stop(view.options.track, one.end, one.velocity, view.options.choices)
    )
    if late:
        yield text("vector-race-hand-late", keys=Listing(late))
