"""Positions of Jacynth for pictures, played by its rules from fixed deals."""

from functools import cache
from typing import Final

import msgspec

from core.decktet import CARD_BY_KEY
from core.game import Seat, Viewer
from games.jacynth.board import PLACE_BY_NAME
from games.jacynth.game import JACYNTH
from games.jacynth.moves import Move
from games.jacynth.state import State
from games.jacynth.view import Options, Plan, View
from tests.rendering.picture_texts import SEATS, SOLO
from tests.rendering.reference_picture import Kept

_TRIED: Final = 5
"""Of so many legal moves one is tried, so that a game is played in a moment."""

_DEALT: Final = bytes(32)

_USUAL: Final = Options()


@cache
def _after(moves: int, seats: int = 2, options: Options = _USUAL) -> State:
    """The state after so many moves, each the best for the mover's points of some."""
    if not moves:
        return JACYNTH.initial_state(seats, options, _DEALT).state
    before = _after(moves - 1, seats, options)
    (seat,) = JACYNTH.to_act(before)
    return JACYNTH.apply(before, seat, _good_move(before, seat)).state


def _good_move(state: State, seat: Seat) -> Move:
    """The move with the most points for its seat, among some."""
    legal = list(JACYNTH.legal_moves(state, seat))[::_TRIED]
    return max(legal, key=lambda move: _lead(JACYNTH.apply(state, seat, move).state, seat))


def _lead(state: State, seat: Seat) -> int:
    """How far the seat is ahead; a token that is left counts for more the earlier it is."""
    view = _seen(state)
    token = view.grid.count(None) // 6
    points = [own.points + token * own.tokens_left for own in view.seats]
    return 2 * points[seat] - sum(points)


def _seen(state: State, viewer: Viewer = None) -> View:
    return JACYNTH.view_for(state, viewer)


_MIDDLE: Final = _after(15)
_TWO_IN_TURN: Final = _after(24)
_THREE: Final = _after(19, 3)
_EXTENDED: Final = _after(22, 3, Options("oldcity", extended=True))
_LAST: Final = _after(29)

START: Final = _seen(_after(0))
TOWERS: Final = _seen(_after(0, 3, Options("towers")))
MIDDLE: Final = _seen(_MIDDLE)
MIDDLE_OWN: Final = _seen(_MIDDLE, _MIDDLE.turn)
LATE: Final = _seen(_TWO_IN_TURN)
THREE: Final = _seen(_THREE)
THREE_OWN: Final = _seen(_THREE, _THREE.turn)
EXTENDED: Final = _seen(_EXTENDED)
EXTENDED_OWN: Final = _seen(_EXTENDED, _EXTENDED.turn)
RESIGNED: Final = _seen(JACYNTH.withdraw(_THREE, _THREE.turn).state)
LAST_OWN: Final = _seen(_LAST, _LAST.turn)
FINISHED: Final = _seen(_after(30))
REVEALED: Final = JACYNTH.reveal(_EXTENDED)
_OTHERS: Final = ("consul", "borderland", "harvest")
"""Cards with colours that no other position shows."""

OTHER_CARDS: Final = msgspec.structs.replace(
    EXTENDED_OWN, hand=tuple(sorted(CARD_BY_KEY[key] for key in _OTHERS))
)

ALL: Final = {
    "start": START,
    "towers": TOWERS,
    "middle": MIDDLE,
    "middle_own": MIDDLE_OWN,
    "late": LATE,
    "three": THREE,
    "three_own": THREE_OWN,
    "extended": EXTENDED,
    "extended_own": EXTENDED_OWN,
    "resigned": RESIGNED,
    "last_own": LAST_OWN,
    "finished": FINISHED,
    "revealed": REVEALED,
    "other_cards": OTHER_CARDS,
}

_WINDFALL: Final = Plan(CARD_BY_KEY["windfall"], PLACE_BY_NAME["b6"], PLACE_BY_NAME["b6"])

PLANS: Final = {"middle_own": _WINDFALL}

GOLDEN: Final = {
    "start": Kept(START, SEATS, "fr"),
    "three": Kept(THREE, SOLO[:3]),
    "plan": Kept(MIDDLE_OWN, SEATS, "it", plan=_WINDFALL),
    "extended": Kept(EXTENDED_OWN, SOLO[:3]),
    "closer": Kept(THREE, SOLO[:3], region="last"),
    "finished": Kept(FINISHED, SEATS),
}
