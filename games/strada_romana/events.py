"""What happened, as it is told. To everyone, but for the wagon tile that is kept."""

from typing import Literal, TypeAlias

import msgspec

from core.game import Seat
from games.strada_romana.board import Area, Good, Market, Special, Square, Wagon

Reason = Literal["arrivals", "points", "stalled", "resigned"]


class GameBegan(msgspec.Struct, frozen=True, tag="game-began"):
    """Everything is laid out. ``order``: the seats in the order of their turns.

    ``coins``: what each seat of ``order`` begins with.
    """

    order: tuple[Seat, ...]
    coins: tuple[int, ...]


class SpecialBought(msgspec.Struct, frozen=True, tag="special-bought"):
    """Special movement was paid for. ``coins``: what the seat has left."""

    seat: Seat
    special: Special
    price: int
    coins: int


class WagonRan(msgspec.Struct, frozen=True, tag="wagon-ran"):
    """A wagon moved; one that stops and goes on is told twice.

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
    """A ware tile was taken. ``gained``: coins, one for each cube of that good in the markets.

    ``follows``: the good of the tile now in its place, None when the bag has none left.
    """

    seat: Seat
    area: Area
    good: Good
    gained: int
    follows: Good | None


class CubeTaken(msgspec.Struct, frozen=True, tag="cube-taken"):
    """A cube was taken. ``follows``: the cube now in its place, None when there is none left."""

    seat: Seat
    market: Market
    good: Good
    follows: Good | None


class CoinsChanged(msgspec.Struct, frozen=True, tag="coins-changed"):
    """Five coins each were changed into victory points. ``coins``: what is left.

    ``points_left``: victory points still to be had by anybody.
    """

    seat: Seat
    points: int
    coins: int
    points_left: int


class StackLookedAt(msgspec.Struct, frozen=True, tag="stack-looked-at"):
    """A seat looks through the stack of wagon tiles."""

    seat: Seat


class TileKept(msgspec.Struct, frozen=True, tag="tile-kept"):
    """A seat kept a wagon tile; everybody sees that. ``tiles``: how many it has now."""

    seat: Seat
    tiles: int


class TileChosen(msgspec.Struct, frozen=True, tag="tile-chosen"):
    """Which wagon tile it was. Told to that seat alone."""

    seat: Seat
    wagon: Wagon


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """A seat passed for a coin. ``coins``: what it has now, before any are changed."""

    seat: Seat
    coins: int


class TurnEnded(msgspec.Struct, frozen=True, tag="turn-ended"):
    """A turn of movement is over. ``points_unused``: movement nobody made."""

    seat: Seat
    points_unused: int


class Resigned(msgspec.Struct, frozen=True, tag="resigned"):
    """A seat gave the game up; it keeps what it has and is passed over."""

    seat: Seat


class TilesShown(msgspec.Struct, frozen=True, tag="tiles-shown"):
    """The game is decided, and a seat shows its wagon tiles, ascending. ``points``: their worth."""

    seat: Seat
    wagons: tuple[Wagon, ...]
    points: int


class GameEnded(msgspec.Struct, frozen=True, tag="game-ended"):
    """Why it is over.

    ``reason``: "arrivals" (the fourth wagon arrived), "points" (the last victory point was
    given), "stalled" (wagons only moved sideways for too long), "resigned" (all but one gave up).
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
