"""Positions of La Strada for pictures, each played by the rules from a fixed seed."""

from typing import Final

from core.game import Seat
from games.la_strada.board import Hex
from games.la_strada.game import LA_STRADA
from games.la_strada.moves import BuildLink, Move, PlaceWorkshop
from games.la_strada.state import State
from games.la_strada.view import Options, View
from rendering.scene.shapes import SeatLabel
from tests.rendering.picture_texts import SOLO
from tests.rendering.reference_picture import Kept

LABELS: Final = (SeatLabel("Ada"), SeatLabel("Bo"), SeatLabel("Cleo"), SeatLabel("Dimitri"))
_SEED: Final = b"a fixed seed for pictures of it."


def played(seats: int, moves: int, options: Options | None = None) -> State:
    """The state after some moves, or at the end if it comes first: workshops here and there, the
    longer roads that can be paid, now and then a turn ended early."""
    state: State = LA_STRADA.initial_state(seats, options or Options(), _SEED).state
    for number in range(moves):
        seat = next(iter(LA_STRADA.to_act(state)), None)
        if seat is None:
            break
        state = LA_STRADA.apply(state, seat, _choice(state, seat, number)).state
    return state


def _choice(state: State, seat: Seat, number: int) -> Move:
    links: list[BuildLink] = []
    others: list[Move] = []
    for move in LA_STRADA.legal_moves(state, seat):
        if isinstance(move, BuildLink):
            links.append(move)
        else:
            others.append(move)
    if links and number % 7:
        links.sort(key=lambda move: (len(move.path), move.path))
        longer = links[len(links) // 3 :]
        return longer[number * 5 % len(longer)]
    others.sort(key=lambda move: move.hex if isinstance(move, PlaceWorkshop) else Hex(0))
    return others[number * 17 % len(others)]


def longest_link(view: View, state: State) -> tuple[Hex, ...]:
    """The longest road that the seat on turn can build."""
    (seat,) = LA_STRADA.to_act(state)
    links = (m for m in LA_STRADA.legal_moves(state, seat) if isinstance(m, BuildLink))
    return max((m.path for m in links), key=lambda path: (len(path), path))


_MIDDLE: Final = played(4, 27)
_TWO: Final = played(2, 12)

START: Final = LA_STRADA.view_for(played(3, 0, Options(late_reveal=True)), None)
PLACING: Final = LA_STRADA.view_for(played(3, 2, Options(late_reveal=True)), None)
BALANCED: Final = LA_STRADA.view_for(played(4, 0, Options(balanced_start=True)), None)
MIDDLE: Final = LA_STRADA.view_for(_MIDDLE, None)
MIDDLE_PLAN: Final = (longest_link(MIDDLE, _MIDDLE),)
TWO: Final = LA_STRADA.view_for(_TWO, None)
FINISHED: Final = LA_STRADA.view_for(played(4, 500), None)
FINISHED_TWO: Final = LA_STRADA.view_for(played(2, 500), None)
RESIGNED: Final = LA_STRADA.view_for(LA_STRADA.withdraw(_MIDDLE, Seat(1)).state, None)

ALL: Final = {
    "start": START,
    "placing": PLACING,
    "balanced": BALANCED,
    "middle": MIDDLE,
    "two": TWO,
    "finished": FINISHED,
    "finished_two": FINISHED_TWO,
    "resigned": RESIGNED,
}

PLANS: Final = {"middle": MIDDLE_PLAN}
"""By position."""

GOLDEN: Final = {
    "placing": Kept(PLACING, LABELS[:3], "fr"),
    "plan": Kept(MIDDLE, SOLO, plan=MIDDLE_PLAN),
    "closer": Kept(MIDDLE, LABELS, region="last"),
    "finished": Kept(FINISHED_TWO, LABELS[:2], "it"),
}
