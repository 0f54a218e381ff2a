"""Positions of Vector Race for pictures, driven by its rules from fixed starting points."""

from typing import Final

from core.game import Seat, Viewer
from core.rng import Rng
from rendering.scene.shapes import SeatLabel
from tavolo_vector_race.board import Point
from tavolo_vector_race.game import VECTOR_RACE
from tavolo_vector_race.moves import NO_KEY, Car, Key, Steer, Trace
from tavolo_vector_race.state import State, owing
from tavolo_vector_race.view import Options, View
from tests.rendering.picture_texts import SEATS, SOLO
from tests.rendering.reference_picture import Kept

LABELS: Final = (
    *(SeatLabel(name) for name in ("Ada", "Bo", "Cleo", "Dimitri")),
    SeatLabel("Livia 🤖", computer=True),
)


def _lined_up(options: Options, *points: tuple[int, int]) -> State:
    """A race before its first round, with the cars on these points."""
    starts = [Point(*point) for point in points]
    cars = tuple(Car(start, trail=(Trace("start", start, start),)) for start in starts)
    return State(options, Rng(bytes(32)), 1, cars, (NO_KEY,) * len(cars))


def _driven(state: State, *ways: str) -> State:
    """The race after the cars have chosen these keys, as far as they go, round by round."""
    left = [list(way) for way in ways]
    while some := [seat for seat in owing(state) if left[seat]]:
        for seat in some:
            if seat in owing(state):
                key = Key(int(left[seat].pop(0)))
                state = VECTOR_RACE.apply(state, seat, Steer(key)).state
    return state


def _seen(state: State, viewer: Viewer = None) -> View:
    return VECTOR_RACE.view_for(state, viewer)


_NEW: Final = _lined_up(Options(), (18, 3), (18, 2))

_ELBOW: Final = _driven(
    _lined_up(Options("elbow"), (12, 1), (12, 5), (12, 4), (12, 3)),
    *("339852626593111", "66669452111477711", "38366666666659222", "53366666669391322"),
)
"""In the last round one car has crashed, and two have met on one point."""

_HALF_CHOSEN: Final = _driven(_ELBOW, "3", "", "", "2")

_HORSESHOE: Final = _driven(
    _lined_up(Options("horseshoe", laps=2), (20, 26), (20, 27), (20, 28), (20, 29), (20, 25)),
    *("1484799925585555557551", "154444444747774777788883", "144444444747774777788888"),
    *("448114785939222885293261", "144798993558567586319211"),
)

_WAIST: Final = VECTOR_RACE.withdraw(
    _driven(
        _lined_up(Options("waist"), (5, 15), (2, 15), (4, 15)),
        *("7889969366632898826311", "8896221372286879326311", "7989969366833277367959"),
    ),
    Seat(1),
).state

_PHOTO_FINISH: Final = _driven(
    _lined_up(Options(), (18, 5), (18, 1), (18, 2)),
    *("68335531117747786699693843396", "318966453122214777866996933233"),
    "392583281232527181778666398993",
)
"""Two cars finish in the last round."""

START: Final = _seen(_NEW)
START_OWN: Final = _seen(_NEW, Seat(0))
CRASH: Final = _seen(_ELBOW)
WAITING: Final = _seen(_HALF_CHOSEN)
OWN: Final = _seen(_HALF_CHOSEN, Seat(2))
CHOSEN_OWN: Final = _seen(_HALF_CHOSEN, Seat(3))
TWO_LAPS: Final = _seen(_HORSESHOE)
SITTING_OUT: Final = _seen(_HALF_CHOSEN, Seat(1))
TWO_LAPS_OWN: Final = _seen(_HORSESHOE, Seat(1))
RESIGNED: Final = _seen(_WAIST)
RESIGNED_OWN: Final = _seen(_WAIST, Seat(2))
REVEALED: Final = VECTOR_RACE.reveal(_HALF_CHOSEN)
FINISHED: Final = _seen(_PHOTO_FINISH)

ALL: Final = {
    "start": START,
    "start_own": START_OWN,
    "crash": CRASH,
    "own": OWN,
    "chosen_own": CHOSEN_OWN,
    "two_laps": TWO_LAPS,
    "sitting_out": SITTING_OUT,
    "two_laps_own": TWO_LAPS_OWN,
    "resigned": RESIGNED,
    "resigned_own": RESIGNED_OWN,
    "revealed": REVEALED,
    "finished": FINISHED,
    "waiting": WAITING,
}

PLANS: Final = {"own": Key(7), "two_laps_own": Key(5)}

GOLDEN: Final = {
    "start": Kept(START_OWN, SEATS),
    "crash": Kept(CRASH, LABELS[:4]),
    "plan": Kept(OWN, SOLO, "fr", plan=Key(7)),
    "two-laps": Kept(TWO_LAPS, LABELS, "it"),
    "closer": Kept(RESIGNED_OWN, LABELS[:3], region="own"),
    "finished": Kept(FINISHED, LABELS[:3], "fr"),
}
