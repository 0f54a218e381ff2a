"""Moves of Strada Romana, and the events that tell what happened."""

from typing import Literal, TypeAlias

import msgspec

from core.game import Seat
from games.strada_romana.board import Area, Good, Market, Special, Square, Wagon

# The moves of Strada Romana. A turn may be several: buy, run wagons and take goods, end.
#
# Notation: ``buy diagonal``, ``run ballio 3h 4h``, ``run ballio 11h 12h rome``, ``tile iii``,
# ``cube 5h``, ``end``, ``look``, ``choose ballio``, ``pass``.


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


# The events of Strada Romana. All are public except which wagon tile a seat keeps.

Reason = Literal["arrivals", "points", "stalled", "resigned"]


class GameBegan(msgspec.Struct, frozen=True, tag="game-began"):
    """The game is set up. ``order``: the seats in turn order.

    ``coins``: the initial coins of each seat in ``order``.
    """

    order: tuple[Seat, ...]
    coins: tuple[int, ...]


class SpecialBought(msgspec.Struct, frozen=True, tag="special-bought"):
    """A seat paid for special movement. ``coins``: what it has left."""

    seat: Seat
    special: Special
    price: int
    coins: int


class WagonRan(msgspec.Struct, frozen=True, tag="wagon-ran"):
    """A wagon moved; a run in two parts makes two events.

    ``start``: the square it left, None for its start box. ``path``, ``arrives``: as in RunWagon.
    ``points_left``: of movement, in this turn. ``arrivals``: wagons that have arrived by now.
    """

    seat: Seat
    wagon: Wagon
    start: Square | None
    path: tuple[Square, ...]
    arrives: bool
    points_left: int
    arrivals: int


class TileTaken(msgspec.Struct, frozen=True, tag="tile-taken"):
    """A seat took a ware tile. ``gained``: coins, one for each cube of that good in the markets.

    ``follows``: the good of the tile now in its place, None if the bag is empty.
    """

    seat: Seat
    area: Area
    good: Good
    gained: int
    follows: Good | None


class CubeTaken(msgspec.Struct, frozen=True, tag="cube-taken"):
    """A seat took a cube. ``follows``: the cube now in its place, None if none is left."""

    seat: Seat
    market: Market
    good: Good
    follows: Good | None


class CoinsChanged(msgspec.Struct, frozen=True, tag="coins-changed"):
    """A seat exchanged coins, five for each victory point. ``coins``: what it has left.

    ``points_left``: victory points that no seat has yet.
    """

    seat: Seat
    points: int
    coins: int
    points_left: int


class StackLookedAt(msgspec.Struct, frozen=True, tag="stack-looked-at"):
    """A seat began to look through the stack of wagon tiles."""

    seat: Seat


class TileKept(msgspec.Struct, frozen=True, tag="tile-kept"):
    """A seat kept a wagon tile, which is public. ``tiles``: how many it has now."""

    seat: Seat
    tiles: int


class TileChosen(msgspec.Struct, frozen=True, tag="tile-chosen"):
    """The wagon tile that a seat kept. Told to that seat only."""

    seat: Seat
    wagon: Wagon


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """A seat passed for a coin. ``coins``: what it has now, before any are exchanged."""

    seat: Seat
    coins: int


class TurnEnded(msgspec.Struct, frozen=True, tag="turn-ended"):
    """A turn of movement is over. ``points_unused``: unused points of movement."""

    seat: Seat
    points_unused: int


class Resigned(msgspec.Struct, frozen=True, tag="resigned"):
    """A seat resigned; it keeps what it has and its turns are skipped."""

    seat: Seat


class TilesShown(msgspec.Struct, frozen=True, tag="tiles-shown"):
    """A seat shows its wagon tiles at the end, ascending. ``points``: their value."""

    seat: Seat
    wagons: tuple[Wagon, ...]
    points: int


class GameEnded(msgspec.Struct, frozen=True, tag="game-ended"):
    """The game is over.

    ``reason``: "arrivals" (the fourth wagon arrived), "points" (the last victory point was given),
    "stalled" (wagons only moved sideways for too long), "resigned" (all but one resigned).
    """

    reason: Reason


Event: TypeAlias = (
    GameBegan
    | SpecialBought
    | WagonRan
    | TileTaken
    | CubeTaken
    | CoinsChanged
    | StackLookedAt
    | TileKept
    | TileChosen
    | Passed
    | TurnEnded
    | Resigned
    | TilesShown
    | GameEnded
)
