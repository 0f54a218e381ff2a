"""Comments on a game of Strada Romana (core.commentary): turns, reasons, tie-breaks."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

from core.commentary import Criterion, Turn
from core.game import Seat
from core.texts import Listing, Player, Text, Value, text
from games.strada_romana.board import (
    AREAS,
    AREAS_AT,
    ARRIVALS_TO_END,
    ARRIVED_TILE,
    COINS_FOR_A_POINT,
    MARKET_AT,
    MARKETS,
    SQUARE_NAMES,
    Good,
    column_of,
    good_name,
    wagon_name,
)
from games.strada_romana.moves import (
    CoinsChanged,
    CubeTaken,
    Event,
    Passed,
    SpecialBought,
    StackLookedAt,
    TileChosen,
    TileKept,
    TileTaken,
    TurnEnded,
    WagonRan,
)
from games.strada_romana.texts import end_of_road, event_text, route_name
from games.strada_romana.view import View

Deed: TypeAlias = (
    SpecialBought
    | WagonRan
    | TileTaken
    | CubeTaken
    | CoinsChanged
    | StackLookedAt
    | TileKept
    | TileChosen
    | Passed
    | TurnEnded
)
"""Events that are part of a turn's line; all others get a line of their own."""

_PLAIN: Final[Mapping[type, str]] = {
    StackLookedAt: "strada-romana-turn-looked",
    TileKept: "strada-romana-turn-kept",
    Passed: "strada-romana-turn-passed",
    TurnEnded: "strada-romana-turn-ended",
}

_TOLD_BY: Final[Mapping[type, frozenset[type]]] = {
    StackLookedAt: frozenset({TileKept}),
    TileKept: frozenset({TileChosen}),
    TurnEnded: frozenset({WagonRan, SpecialBought, TileTaken, CubeTaken, CoinsChanged}),
}
"""Events that are redundant if one of those on the right happened in the same turn."""


def turn_lines(turns: Sequence[Turn[Event]]) -> tuple[Text, ...]:
    """Return which wagons ran in each turn, and what was bought, taken and earned."""
    return tuple(line for turn in turns for line in _lines(turn))


def _lines(turn: Turn[Event]) -> Iterator[Text]:
    done = [event for event in turn.events if isinstance(event, Deed)]
    deeds = tuple(map(_deed, _points_added(_runs_joined(_worth_telling(done)))))
    if deeds and turn.seat is not None:
        yield text("strada-romana-turn", player=Player(turn.seat), deeds=Listing(deeds, "comma"))
    yield from (event_text(event) for event in turn.events if not isinstance(event, Deed))


def _runs_joined(events: Sequence[Deed]) -> list[Deed]:
    """Merge the events of a run in several parts into one."""
    joined: list[Deed] = []
    for event in events:
        before = joined[-1] if joined else None
        if (
            isinstance(event, WagonRan)
            and isinstance(before, WagonRan)
            and before.wagon == event.wagon
        ):
            path = (*before.path, *event.path)
            joined[-1] = msgspec.structs.replace(event, start=before.start, path=path)
        else:
            joined.append(event)
    return joined


def _worth_telling(events: Sequence[Deed]) -> list[Deed]:
    """Return the events without those that another one makes redundant."""
    kinds = {type(event) for event in events}
    return [event for event in events if not kinds & _TOLD_BY.get(type(event), frozenset())]


def _points_added(events: Sequence[Deed]) -> list[Deed]:
    """Merge all victory points of the turn into one event, at its end."""
    changed = [event for event in events if isinstance(event, CoinsChanged)]
    if not changed:
        return [*events]
    points = sum(event.points for event in changed)
    others = (event for event in events if not isinstance(event, CoinsChanged))
    return [*others, msgspec.structs.replace(changed[-1], points=points)]


def _deed(event: Deed) -> Text:
    match event:
        case WagonRan():
            return _ran(event)
        case TileTaken():
            area, good = AREAS[event.area], good_name(event.good)
            return text("strada-romana-turn-tile", good=good, area=area)
        case CubeTaken():
            square, good = SQUARE_NAMES[MARKETS[event.market]], good_name(event.good)
            return text("strada-romana-turn-cube", good=good, square=square)
        case SpecialBought():
            return text("strada-romana-turn-special", special=event.special)
        case CoinsChanged():
            return text("strada-romana-turn-points", points=event.points)
        case TileChosen():
            return text("strada-romana-turn-chosen", wagon=wagon_name(event.wagon))
        case StackLookedAt() | TileKept() | Passed() | TurnEnded():
            return text(_PLAIN[type(event)])


def _ran(event: WagonRan) -> Text:
    start = () if event.start is None else (event.start,)
    squares = (*start, *event.path)
    values: dict[str, Value] = {"wagon": wagon_name(event.wagon), "route": route_name(squares)}
    if not event.arrives:
        return Text("strada-romana-turn-ran", values)
    values |= {"to": end_of_road(squares[-1]), "arrivals": event.arrivals, "most": ARRIVALS_TO_END}
    return Text("strada-romana-turn-arrived", values)


# Reasons for moves of Strada Romana, from what everybody sees.


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


# The tie-breaks between equal points. Rule.


def tie_breaks(view: View) -> tuple[Criterion, ...]:
    """Return the tie-breaks: coins, then the last turn longest ago."""
    coins = tuple(seat.coins for seat in view.seats)
    return (
        Criterion(text("strada-romana-tie-coins"), coins),
        Criterion(text("strada-romana-tie-turn"), ()),
    )
