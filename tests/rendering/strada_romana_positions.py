"""Positions of Strada Romana for pictures, each played by the rules from a fixed seed."""

from typing import Final

from core.game import Seat
from games.strada_romana.board import AHEAD, Square, Wagon
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.moves import (
    BuySpecial,
    ChooseWagonTile,
    LookAtStack,
    Move,
    Pass,
    RunWagon,
    TakeCube,
    TakeTile,
)
from games.strada_romana.state import State
from games.strada_romana.view import View
from rendering.scene.shapes import SeatLabel
from tests.rendering.picture_texts import SOLO
from tests.rendering.reference_picture import Kept

LABELS: Final = (
    *(SeatLabel("Ada"), SeatLabel("Bo"), SeatLabel("Cleo")),
    *(SeatLabel("Dimitri"), SeatLabel("Éléonore")),
)
_SEED: Final = b"another fixed seed for pictures!"


def played(seats: int, moves: int) -> State:
    """The state after some moves, or at the end if it comes first."""
    state: State = STRADA_ROMANA.initial_state(seats, STRADA_ROMANA.manifest.options(), _SEED).state
    for number in range(moves):
        seat = next(iter(STRADA_ROMANA.to_act(state)), None)
        if seat is None:
            break
        state = STRADA_ROMANA.apply(state, seat, _choice(state, seat, number)).state
    return state


def _choice(state: State, seat: Seat, number: int) -> Move:
    """Goods first, those of which the seat has a partner; then long runs; a tile now and then."""
    moves = list(STRADA_ROMANA.legal_moves(state, seat))
    own = STRADA_ROMANA.view_for(state, seat)
    goods = [move for move in moves if isinstance(move, TakeTile | TakeCube)]
    if goods:
        return max(goods, key=lambda move: _partners(own, move))
    runs = [move for move in moves if isinstance(move, RunWagon) and _straight(move)]
    looks = [move for move in moves if isinstance(move, LookAtStack)]
    if looks and (number % 11 == 3 or not runs):
        return looks[0]
    if runs:
        runs.sort(key=lambda move: (len(move.path) + move.arrives, move.wagon, move.path))
        longer = runs[len(runs) // 2 :]
        return longer[number * 7 % len(longer)]
    kept = [move for move in moves if isinstance(move, ChooseWagonTile)]
    if kept:
        return kept[number % len(kept)]
    bought = [move for move in moves if isinstance(move, BuySpecial)]
    if bought and number % 2:
        return bought[-1]
    return next((move for move in moves if isinstance(move, Pass)), moves[0])


def _straight(move: RunWagon) -> bool:
    """Whether a run comes to no square twice."""
    return len(set(move.path)) == len(move.path)


def _partners(view: View, move: TakeTile | TakeCube) -> int:
    own = view.seats[view.turn or 0]
    if isinstance(move, TakeTile):
        good = view.area_tiles[move.area]
        return 0 if good is None else own.cubes[good] - own.tiles[good]
    good = view.market_cubes[move.market]
    return 0 if good is None else own.tiles[good] - own.cubes[good]


def runner(view: View) -> RunWagon:
    """A run of three squares of some wagon on the road that may be thought of."""
    for number, wagon in enumerate(view.wagons):
        if wagon.square is None:
            continue
        path: list[Square] = []
        at = wagon.square
        while len(path) < 3 and AHEAD[wagon.to][at]:
            at = AHEAD[wagon.to][at][-1]
            path.append(at)
        if len(path) == 3:
            return RunWagon(Wagon(number), tuple(path))
    raise ValueError("no wagon has three squares before it")


def _looked_through(seats: int, moves: int) -> State:
    """The first state after these moves in which somebody looks through the stack."""
    while True:
        state = played(seats, moves)
        (seat,) = STRADA_ROMANA.to_act(state)
        if STRADA_ROMANA.view_for(state, seat).stack is not None:
            return state
        moves += 1


def _running(seats: int, moves: int) -> State:
    """The first state after these moves in which a wagon's goods may be taken."""
    while True:
        state = played(seats, moves)
        running = STRADA_ROMANA.view_for(state, None).running
        if running is not None and running.special and running.just_ran and running.may_take_cube:
            return state
        moves += 1


_MIDDLE: Final = played(5, 100)
_LOOKING: Final = _looked_through(4, 60)
(_LOOKER,) = STRADA_ROMANA.to_act(_LOOKING)

FIRST_RUNS: Final = STRADA_ROMANA.view_for(played(5, 9), None)
START: Final = STRADA_ROMANA.view_for(played(3, 0), None)
MIDDLE: Final = STRADA_ROMANA.view_for(_MIDDLE, None)
OWN: Final = STRADA_ROMANA.view_for(_MIDDLE, Seat(1))
LOOKING: Final = STRADA_ROMANA.view_for(_LOOKING, _LOOKER)
LOOKED_AT: Final = STRADA_ROMANA.view_for(_LOOKING, None)
TWO: Final = STRADA_ROMANA.view_for(played(2, 40), None)
FINISHED: Final = STRADA_ROMANA.view_for(played(5, 2000), None)
FINISHED_FOUR: Final = STRADA_ROMANA.view_for(played(4, 2000), Seat(0))
RUNNING: Final = STRADA_ROMANA.view_for(_running(4, 2), None)
RESIGNED: Final = STRADA_ROMANA.view_for(STRADA_ROMANA.withdraw(_MIDDLE, Seat(2)).state, None)
MIDDLE_PLAN: Final = runner(MIDDLE)

ALL: Final = {
    "start": START,
    "first_runs": FIRST_RUNS,
    "middle": MIDDLE,
    "own": OWN,
    "looking": LOOKING,
    "looked_at": LOOKED_AT,
    "running": RUNNING,
    "two": TWO,
    "finished": FINISHED,
    "finished_four": FINISHED_FOUR,
    "resigned": RESIGNED,
}

PLANS: Final = {"middle": MIDDLE_PLAN}
"""By position."""

GOLDEN: Final = {
    "start": Kept(START, LABELS[:3], "it"),
    "plan": Kept(OWN, (*SOLO, LABELS[4]), plan=MIDDLE_PLAN),
    "finished": Kept(FINISHED, LABELS, "fr"),
}
