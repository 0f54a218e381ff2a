"""The probability that each seat of Stratego 4 wins, as far as a viewer can tell.

Fitted to games of normal players (`docs/decisions/computer-strength.md`). The best predictor is
whether the flag on the ring, or about to enter it, can be stopped there.
"""

from collections.abc import Iterable, Mapping
from math import exp
from typing import Final

from ai.stratego4_flag_races import SeenBoard, steps_between
from ai.stratego4_rank_probabilities import WORTH, batteries
from core.game import Seat
from games.stratego4.board import ARMY, CANNON, RANKS, Space

Features = Mapping[str, float]

WEIGHTS: Final[Features] = {
    "pieces": 0.269,
    "on the ring": 3.21,
    "beside the ring": 0.21,
    "can enter": 1.07,
    "three steps": 0.26,
    "four steps": 0.14,
    "five steps": 0.12,
    "batteries": 0.21,
}
"""The weight of each of the `features` in the strength of a seat."""

_STEPS: Final = {3: "three steps", 4: "four steps", 5: "five steps"}
_OUT: Final = -9.0
_ARMY: Final = sum(WORTH[rank] for rank in ARMY)
_CANNONS: Final = RANKS.index(CANNON)


def victory(field: SeenBoard) -> float:
    """Return the probability, from 0 to 1, that the viewer's side wins."""
    strengths = [exp(strength(field, Seat(seat))) for seat in range(field.seats)]
    own = [s for seat, s in enumerate(strengths) if not field.is_rival(seat)]
    return sum(own) / sum(strengths)


def strength(field: SeenBoard, seat: Seat) -> float:
    """Return the strength of a seat; a strength higher by one multiplies its odds by e."""
    if field.view.seats[seat].out:
        return _OUT
    return sum([WEIGHTS[name] * number for name, number in features(field, seat).items()])


def features(field: SeenBoard, seat: Seat) -> Features:
    """Return the features of a seat that is still in the game; missing ones are 0.

    ``pieces``: their worth, in tens. ``on the ring``: the probability that the flag there, or on
    the turret, stays until its turn. ``can enter``: with a flag beside the ring, the probability
    that it would stay on the ring for a round. ``batteries``: cannons behind ponds.
    """
    view, board = field.view, field.board
    found = {"pieces": (_ARMY - sum([WORTH[rank] for rank in view.seats[seat].lost])) / 10}
    flag = view.flags[seat]
    if flag.space is not None and flag.bearer is not None and not _apart(field, flag.bearer, seat):
        steps = steps_between(field.seats, board.turret)[flag.space]
        if steps <= 1:
            found["on the ring"] = _stays(field, seat, flag.space, _before(field, seat))
        elif steps == 2:
            holder, rivals = field.at[board.ring], range(field.seats)
            found["beside the ring"] = 1.0
            if holder is None or _apart(field, holder.seat, seat):
                found["can enter"] = _stays(field, seat, board.ring, rivals)
        elif steps in _STEPS:
            found[_STEPS[steps]] = 1.0
    guns = [field.at[space] for space in sorted(batteries(field.seats))]
    found["batteries"] = sum(
        [
            field.beliefs.chances(gun)[_CANNONS]
            for gun in guns
            if gun is not None and gun.seat == seat
        ]
    )
    return found


def _apart(field: SeenBoard, one: int, other: int) -> bool:
    return field.side(one) != field.side(other)


def _before(field: SeenBoard, seat: Seat) -> list[int]:
    """Return the seats that move before this one, beginning with the seat whose turn it is."""
    turn = field.view.turn
    if turn is None:
        return []
    return [(turn + later) % field.seats for later in range((seat - turn) % field.seats)]


def _stays(field: SeenBoard, owner: Seat, space: Space, movers: Iterable[int]) -> float:
    """Return the probability that no mover stops the bearer of this flag on that space."""
    here = field.view.flags[owner].space
    rivals = [
        Seat(seat)
        for seat in movers
        if _apart(field, seat, owner) and not field.view.seats[seat].out
    ]
    likely = 0.0
    for rank, chance in zip(RANKS, field.beliefs.chances(field.there(here)), strict=True):
        if chance:
            for seat in rivals:
                chance *= 1 - field.stop(seat, space, rank, here)
            likely += chance
    return likely
