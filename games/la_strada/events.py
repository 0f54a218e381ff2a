"""What happened, as it is told. In La Strada everything is told to everyone (core.game.Told)."""

from typing import TypeAlias

import msgspec

from core.game import Seat
from games.la_strada.board import Hex, Kind


class GameBegan(msgspec.Struct, frozen=True, tag="game-began"):
    """The map is laid. ``placing``: the seats in the order they place workshops, two of them twice.

    ``order``: the seats in the order of their turns, first turn first.
    """

    placing: tuple[Seat, ...]
    order: tuple[Seat, ...]


class SettlementsRevealed(msgspec.Struct, frozen=True, tag="settlements-revealed"):
    """All settlements were turned up. ``kinds``: as in View.settlements."""

    kinds: tuple[Kind, ...]


class WorkshopPlaced(msgspec.Struct, frozen=True, tag="workshop-placed"):
    """A workshop was put on a hex."""

    seat: Seat
    hex: Hex


class TurnBegan(msgspec.Struct, frozen=True, tag="turn-began"):
    """A seat received its income. ``gained``: days in fact gained; ``days``: what it has now."""

    seat: Seat
    gained: int
    days: int


class LinkBuilt(msgspec.Struct, frozen=True, tag="link-built"):
    """A road was laid and a cube put on its end.

    ``path``: as in BuildLink. ``transits``: settlements linked on the way without a cube.
    ``kind``: of the settlement reached. ``cubes``: how many lie there now, the new one included;
    ``gold``: what each of them is worth now. ``cost``: days paid; ``days``: days left.
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
    """A turn is over. ``links``: built in it; ``days``: kept.

    ``by_itself``: the seat could pay no link any more, so nobody had to end the turn.
    """

    seat: Seat
    links: int
    days: int
    by_itself: bool


class CutOff(msgspec.Struct, frozen=True, tag="cut-off"):
    """A seat on turn can link no settlement any more, whatever it saves.

    ``cause``: "cubes" (none left) or "ways" (no settlement can be reached with the tiles left). The
    game ends, or with two players the turn is skipped.
    """

    seat: Seat
    cause: str


class Resigned(msgspec.Struct, frozen=True, tag="resigned"):
    """A seat gave the game up; its roads and cubes stay."""

    seat: Seat


class GameEnded(msgspec.Struct, frozen=True, tag="game-ended"):
    """Why it is over: ``reason`` is one of these words.

    "cut-off" (a player on turn can link nothing; with two players: neither can), "occupied" (two
    players: all settlements have a cube), "stalled" (two rounds without a link), "resigned" (all
    but one gave up).
    """

    reason: str


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
