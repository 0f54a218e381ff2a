"""How likely each seat of Stratego 4 is to win, as far as a viewer can tell.

Fitted to games of normal players (decision 0092). Little foretells a winner; what does, is whether
the flag on the ring, or about to enter it, can be stopped there.
"""

from collections.abc import Iterable, Mapping
from math import exp
from typing import Final

from ai.stratego4_beliefs import WORTH, batteries
from ai.stratego4_races import Field, steps_between
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
"""What each of the `features` adds to the strength of a seat."""

_STEPS: Final = {3: "three steps", 4: "four steps", 5: "five steps"}
_OUT: Final = -9.0
_ARMY: Final = sum(WORTH[rank] for rank in ARMY)
_CANNONS: Final = RANKS.index(CANNON)


def victory(field: Field) -> float:
    """How likely the side of the viewer wins, from 0 to 1."""
    strengths = [exp(strength(field, Seat(seat))) for seat in range(field.seats)]
    own = [s for seat, s in enumerate(strengths) if not field.is_rival(seat)]
    return sum(own) / sum(strengths)


def strength(field: Field, seat: Seat) -> float:
    """How well a seat stands; of two, the one with more by one is e times as likely to win."""
    if field.view.seats[seat].out:
        return _OUT
    return sum([WEIGHTS[name] * number for name, number in features(field, seat).items()])


def features(field: Field, seat: Seat) -> Features:
    """What tells how well a seat stands that is still in the game; what is not named is 0.

    ``pieces``: their worth, in tens. ``on the ring``: how likely the flag there, or on the turret,
    stays until its turn. ``can enter``: how likely it would stay on the ring for a round, once it
    stands beside it. ``batteries``: cannons behind ponds.
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


def _apart(field: Field, one: int, other: int) -> bool:
    return field.side(one) != field.side(other)


def _before(field: Field, seat: Seat) -> list[int]:
    """Who moves before this seat does, whose turn it is first."""
    turn = field.view.turn
    if turn is None:
        return []
    return [(turn + later) % field.seats for later in range((seat - turn) % field.seats)]


def _stays(field: Field, owner: Seat, space: Space, movers: Iterable[int]) -> float:
    """How likely none of these stops the bearer of this seat's flag, were it on that space."""
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
