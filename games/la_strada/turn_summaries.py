"""Summaries of turns of La Strada, in one line each (core.turn_summaries)."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from core.translatable_text import Listing, Player, Text, text
from core.turn_summaries import Turn, split_before
from games.la_strada.board import HEX_NAMES, Hex
from games.la_strada.events import (
    CutOff,
    Event,
    GameEnded,
    LinkBuilt,
    TurnBegan,
    TurnEnded,
    WorkshopPlaced,
)
from games.la_strada.texts import event_text

Deed: TypeAlias = WorkshopPlaced | LinkBuilt | TurnEnded
"""Events that are part of a turn's line; all others get a line of their own."""


def turn_lines(turns: Sequence[Turn[Event]]) -> tuple[Text, ...]:
    """Return the links of each turn, and the days they cost."""
    return tuple(line for turn in turns for line in _lines(turn.events))


def _lines(events: Sequence[Event]) -> Iterator[Text]:
    """Summarize each turn; a batch may contain a next turn that ended automatically. Who is cut off
    is left out where the end of the game says it."""
    told = {s for event in events if isinstance(event, GameEnded) for s in event.cut_off}
    for part in split_before(events, _begins_a_turn):
        done = [event for event in part if isinstance(event, Deed)]
        if done:
            yield _line(done)
        yield from (
            event_text(event)
            for event in part
            if not isinstance(event, Deed | TurnBegan)
            and not (isinstance(event, CutOff) and event.seat in told)
        )


def _begins_a_turn(event: Event) -> bool:
    return isinstance(event, TurnBegan)


def _line(events: Sequence[Deed]) -> Text:
    """Return what one seat did in one turn, or how it placed its workshops."""
    player = Player(events[0].seat)
    links = [event for event in events if isinstance(event, LinkBuilt)]
    shops = [event.hex for event in events if isinstance(event, WorkshopPlaced)]
    ended = [event for event in events if isinstance(event, TurnEnded)]
    if links:
        days = sum(link.cost for link in links)
        reached = _hexes([link.path[-1] for link in links])
        return text("la-strada-turn-links", player=player, hexes=reached, days=days)
    if shops:
        count = len(shops)
        return text("la-strada-turn-workshops", player=player, count=count, hexes=_hexes(shops))
    days = ended[-1].days
    return text("la-strada-turn-saved", player=player, days=days)


def _hexes(hexes: Sequence[Hex]) -> Listing:
    return Listing(tuple(HEX_NAMES[at] for at in hexes), "comma")
