"""Summaries of turns of Strada Romana, in one line each (core.turn_summaries)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

from core.translatable_text import Listing, Player, Text, Value, text
from core.turn_summaries import Turn
from games.strada_romana.board import AREAS, MARKETS, SQUARE_NAMES, good_name, wagon_name
from games.strada_romana.events import (
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
from games.strada_romana.rule_numbers import ARRIVALS_TO_END
from games.strada_romana.texts import end_of_road, event_text, route_name

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
