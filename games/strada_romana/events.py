"""The events of Strada Romana. All are public except which wagon tile a seat keeps."""

from typing import Literal, TypeAlias

import msgspec

from core.game import Seat
from games.strada_romana.board import Area, Good, Market, Special, Square, Wagon

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
