"""The moves of Strada Romana. A turn may be several: buy, run wagons and take goods, end.

Notation: ``buy diagonal``, ``run ballio 3h 4h``, ``run ballio 11h 12h rome``, ``tile iii``, ``cube
5h``, ``end``, ``look``, ``choose ballio``, ``pass``.
"""

from typing import TypeAlias

import msgspec

from games.strada_romana.board import Area, Market, Special, Square, Wagon


class BuySpecial(msgspec.Struct, frozen=True, tag="buy-special"):
    """Pay for special movement, before the first step of the turn. Rule: R-5."""

    special: Special


class RunWagon(msgspec.Struct, frozen=True, tag="run-wagon"):
    """Move one wagon, or continue the run of the wagon that has just run. Rules: R-4, R-5.

    ``path``: the squares of the run, in order, the last one where it stops; without the square it
    leaves. ``arrives``: it goes on into its destination, for one point more; then ``path`` ends on
    a square beside it (and is empty if the wagon stood there). Only wagon, last square and number
    of points matter for the game; of equal ways the first is listed, and all are allowed.
    """

    wagon: Wagon
    path: tuple[Square, ...]
    arrives: bool = False


class TakeTile(msgspec.Struct, frozen=True, tag="take-tile"):
    """Take the ware tile of an area of the wagon that has just run. Rule: R-6.1."""

    area: Area


class TakeCube(msgspec.Struct, frozen=True, tag="take-cube"):
    """Take the cube of the market beside the wagon that has just run. Rule: R-6.3."""

    market: Market


class EndTurn(msgspec.Struct, frozen=True, tag="end-turn"):
    """End the turn; only when no point must be used. Rule: R-4.6."""


class LookAtStack(msgspec.Struct, frozen=True, tag="look-at-stack"):
    """Look through the stack of wagon tiles; one must then be kept. Rule: R-7."""


class ChooseWagonTile(msgspec.Struct, frozen=True, tag="choose-wagon-tile"):
    """Keep this wagon tile of the stack in secret and end the turn. Rule: R-7."""

    wagon: Wagon


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Pass for a coin. Rule: R-8."""


Move: TypeAlias = (
    BuySpecial | RunWagon | TakeTile | TakeCube | EndTurn | LookAtStack | ChooseWagonTile | Pass
)
