"""Summaries of turns of Ruta, in one line each (core.turn_summaries)."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, TypeAlias

from core.decktet import card_name
from core.translatable_text import Listing, Player, Text, Value, text
from core.turn_summaries import Turn
from games.ruta.board import route_name
from games.ruta.events import (
    AceGiven,
    AceKept,
    CardDrawn,
    Event,
    ExcusePlayed,
    Passed,
    PileDrawn,
    Reshuffled,
    RouteClaimed,
    SlotDrawn,
    SlotFilled,
)
from games.ruta.payments import dearest_first
from games.ruta.texts import event_text

Deed: TypeAlias = (
    RouteClaimed | SlotDrawn | PileDrawn | CardDrawn | AceGiven | AceKept | ExcusePlayed | Passed
)
"""Events that are part of a turn's line; others get a line of their own, except ``TurnedUp``."""

TurnedUp: TypeAlias = SlotFilled | Reshuffled
"""Events that need no line, because the picture shows the new card."""

_GOT: Final[Mapping[type, str]] = {
    SlotDrawn: "ruta-turn-took",
    CardDrawn: "ruta-turn-drew-card",
    AceKept: "ruta-turn-kept",
    ExcusePlayed: "ruta-turn-excused",
}

MOST_CARDS_NAMED: Final = 3
"""The most cards of a payment named in a line; of more it gives number and sum."""


def turn_lines(turns: Sequence[Turn[Event]]) -> tuple[Text, ...]:
    """Return what was claimed and drawn in each turn."""
    return tuple(line for turn in turns for line in _lines(turn))


def _lines(turn: Turn[Event]) -> Iterator[Text]:
    done = [event for event in turn.events if isinstance(event, Deed)]
    if done and turn.seat is not None:
        deeds = Listing(tuple(_deeds(_worth_telling(done))))
        yield text("ruta-turn", player=Player(turn.seat), deeds=deeds)
    yield from (event_text(e) for e in turn.events if not isinstance(e, Deed | TurnedUp))


def _worth_telling(events: Sequence[Deed]) -> list[Deed]:
    """Return the events without PileDrawn if the reader was told which card was drawn."""
    named = any(isinstance(event, CardDrawn) for event in events)
    return [event for event in events if not (named and isinstance(event, PileDrawn))]


def _deeds(events: Sequence[Deed]) -> Iterator[Text]:
    """Iterate over texts for the events; consecutive given Aces make one text."""
    for kind, found in groupby(events, type):
        if kind is AceGiven:
            yield _given([event for event in found if isinstance(event, AceGiven)])
        else:
            yield from map(_deed, found)


def _deed(event: Deed) -> Text:
    match event:
        case RouteClaimed():
            return _claimed(event)
        case AceGiven():
            return _given([event])
        case PileDrawn() | Passed():
            return text("ruta-turn-drew" if isinstance(event, PileDrawn) else "ruta-turn-passed")
        case SlotDrawn() | CardDrawn() | AceKept() | ExcusePlayed():
            return text(_GOT[type(event)], card=card_name(event.card))


def _given(events: Sequence[AceGiven]) -> Text:
    cards = Listing(tuple(card_name(event.card) for event in events))
    return text("ruta-turn-gave", cards=cards, rival=Player(events[0].to))


def _claimed(event: RouteClaimed) -> Text:
    """Return the claimed route with the cards that paid for it, the joker last."""
    jokers = () if event.joker is None else (event.joker,)
    cards = (*dearest_first(event.payment), *jokers)
    values: dict[str, Value] = {"route": route_name(event.route)}
    if len(cards) <= MOST_CARDS_NAMED:
        values["cards"] = Listing(tuple(map(card_name, cards)), "comma")
        return Text("ruta-turn-claimed", values)
    values |= {"count": len(event.payment), "paid": event.paid}
    if event.joker is None:
        return Text("ruta-turn-claimed-many", values)
    return Text("ruta-turn-claimed-many-joker", {**values, "joker": card_name(event.joker)})
