"""Reasons for moves of Strada Romana, from what everybody sees (core.move_reasons)."""

from collections.abc import Iterator, Sequence

from core.game import Seat
from core.translatable_text import Text, text
from games.strada_romana.board import AREAS_AT, MARKET_AT, Good, column_of, good_name
from games.strada_romana.events import (
    CubeTaken,
    Event,
    Passed,
    SpecialBought,
    TileKept,
    TileTaken,
    WagonRan,
)
from games.strada_romana.rule_numbers import ARRIVALS_TO_END, ARRIVED_TILE, COINS_FOR_A_POINT
from games.strada_romana.view import View


def reason(before: View, events: Sequence[Event], after: View) -> Text | None:  # noqa: ARG001
    """Return the reason for the move that these events tell; None if there is none."""
    for event in events:
        match event:
            case WagonRan():
                return _for_running(before, event)
            case TileTaken() | CubeTaken():
                return _for_taking(before, event)
            case SpecialBought():
                return text("strada-romana-why-special")
            case TileKept():
                return text("strada-romana-why-tile", points=ARRIVED_TILE)
            case Passed():
                return text("strada-romana-why-coin", coins=COINS_FOR_A_POINT)
            case _:
                continue
    return None


def _for_running(before: View, event: WagonRan) -> Text:
    if event.arrives:
        left = ARRIVALS_TO_END - event.arrivals
        return text("strada-romana-why-arrived", points=ARRIVED_TILE, left=left)
    offered = list(_offered(before, event))
    paired = [good for kind, good in offered if _completes(before, event.seat, kind, good)]
    if paired:
        return text("strada-romana-why-stop-pair", good=good_name(paired[0]))
    if offered:
        return text("strada-romana-why-stop", good=good_name(offered[0][1]))
    columns = _columns_forward(event)
    return text("strada-romana-why-forward" if columns else "strada-romana-why-aside")


def _offered(view: View, event: WagonRan) -> Iterator[tuple[str, Good]]:
    """Iterate over the goods offered where the wagon stops, each with "tile" or "cube"."""
    stop, running = event.path[-1], view.running
    tiles = [view.area_tiles[area] for area in AREAS_AT[stop]]
    cubes = [view.market_cubes[MARKET_AT[stop]]] if stop in MARKET_AT else []
    if running is None or running.may_take_tile:
        yield from (("tile", good) for good in tiles if good is not None)
    if running is None or running.may_take_cube:
        yield from (("cube", good) for good in cubes if good is not None)


def _completes(view: View, seat: Seat, kind: str, good: Good) -> bool:
    """Whether a tile or cube (``kind``) of this good makes a pair for the seat."""
    own = view.seats[seat]
    more = own.cubes[good] - own.tiles[good]
    return more > 0 if kind == "tile" else more < 0


def _columns_forward(event: WagonRan) -> int:
    """Return how many columns the wagon advanced."""
    if event.start is None:
        return len(event.path)
    return abs(column_of(event.path[-1]) - column_of(event.start))


def _for_taking(before: View, event: TileTaken | CubeTaken) -> Text:
    kind = "tile" if isinstance(event, TileTaken) else "cube"
    coins = event.gained if isinstance(event, TileTaken) else 0
    pairs = _completes(before, event.seat, kind, event.good)
    key = "strada-romana-why-pair" if pairs else f"strada-romana-why-{kind}-alone"
    return text(key, good=good_name(event.good), coins=coins)
