"""Moves of La Strada, and the events that tell what happened."""

from typing import TypeAlias

import msgspec

from core.game import Seat
from games.la_strada.board import Hex, Kind

# The moves of La Strada. A turn is any number of links, one move each, and its end.
#
# Notation: ``workshop d7``, ``build c3-d4-e4``, ``end``.


class PlaceWorkshop(msgspec.Struct, frozen=True, tag="place-workshop"):
    """Put a workshop on this hex, before the first turn. Rule: R-4."""

    hex: Hex


class BuildLink(msgspec.Struct, frozen=True, tag="build-link"):
    """Lay one whole road and put a cube on the settlement that it reaches. Rules: R-6, R-7.

    ``path``: all hexes in walking order, each beside the next: the start (an own workshop or a
    linked settlement), the hexes that get a tile, and the new settlement. With two players a
    rival's settlement may lie on the way (transit, R-10.4): the tiles before and after it are one
    move.
    """

    path: tuple[Hex, ...]


class EndTurn(msgspec.Struct, frozen=True, tag="end-turn"):
    """End the turn; the days left are kept. Rule: R-5.5."""


Move: TypeAlias = PlaceWorkshop | BuildLink | EndTurn


# The events of La Strada. All of them are told to everyone (core.game.Told).


class GameBegan(msgspec.Struct, frozen=True, tag="game-began"):
    """The map is laid. ``placing``: the seats as they place workshops, each twice if two play.

    ``order``: the seats in turn order, first turn first.
    """

    placing: tuple[Seat, ...]
    order: tuple[Seat, ...]


class SettlementsRevealed(msgspec.Struct, frozen=True, tag="settlements-revealed"):
    """All settlements are face up now. ``kinds``: in the order of View.settlements."""

    kinds: tuple[Kind, ...]


class WorkshopPlaced(msgspec.Struct, frozen=True, tag="workshop-placed"):
    """A seat placed a workshop on a hex."""

    seat: Seat
    hex: Hex


class TurnBegan(msgspec.Struct, frozen=True, tag="turn-began"):
    """A seat received its income. ``gained``: the days really gained; ``days``: its days now."""

    seat: Seat
    gained: int
    days: int


class LinkBuilt(msgspec.Struct, frozen=True, tag="link-built"):
    """A seat built a road and put a cube on its end.

    ``path``: as in BuildLink. ``transits``: settlements linked on the way without a cube. ``kind``:
    of the settlement reached. ``cubes``: how many lie there now, the new one included; ``gold``:
    what each of them is worth now. ``cost``: days paid; ``days``: days left.
    """

    seat: Seat
    path: tuple[Hex, ...]
    transits: tuple[Hex, ...]
    kind: Kind
    cubes: int
    gold: int
    cost: int
    days: int


class TurnEnded(msgspec.Struct, frozen=True, tag="turn-ended"):
    """A turn is over. ``links``: how many were built in it; ``days``: those the seat keeps.

    ``by_itself``: the turn ended automatically, because the seat could pay for no more link.
    """

    seat: Seat
    links: int
    days: int
    by_itself: bool


class CutOff(msgspec.Struct, frozen=True, tag="cut-off"):
    """A seat on turn can link no settlement any more, however many days it saves.

    ``cause``: "cubes" (none left) or "ways" (no settlement can be reached with the tiles left). The
    game ends; with two players only the turn is skipped if the other can still link.
    """

    seat: Seat
    cause: str


class Resigned(msgspec.Struct, frozen=True, tag="resigned"):
    """A seat resigned; its roads and cubes stay."""

    seat: Seat


class GameEnded(msgspec.Struct, frozen=True, tag="game-ended"):
    """The game is over, for this ``reason``:

    "cut-off" (a player on turn can link nothing; with two players: neither can), "occupied" (two
    players: all settlements have a cube), "stalled" (two rounds without a link), "resigned" (all
    but one resigned). ``cut_off``: the seats that can link nothing; empty in older games.
    """

    reason: str
    cut_off: tuple[Seat, ...] = ()


Event: TypeAlias = (
    GameBegan
    | SettlementsRevealed
    | WorkshopPlaced
    | TurnBegan
    | LinkBuilt
    | TurnEnded
    | CutOff
    | Resigned
    | GameEnded
)
