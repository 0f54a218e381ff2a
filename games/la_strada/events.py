"""The events of La Strada. All of them are told to everyone (core.game.Told)."""

from typing import TypeAlias

import msgspec

from core.game import Seat
from games.la_strada.board import Hex, Kind


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
