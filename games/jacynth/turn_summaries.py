"""Summaries of turns of Jacynth, in one line each (core.turn_summaries)."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from core.decktet import card_name, suit_name
from core.translatable_text import Listing, Player, Text, Value, text
from core.turn_summaries import Turn
from games.jacynth.board import PLACE_NAMES
from games.jacynth.events import (
    CardDrawn,
    CardPlayed,
    CityBegun,
    ControlTaken,
    Event,
    InfluencePlaced,
    PileDrawn,
)
from games.jacynth.texts import event_text

Deed: TypeAlias = CardPlayed | ControlTaken | InfluencePlaced | CardDrawn
"""Events that are part of a turn's line; others get a line of their own, except ``Shown``."""

Shown: TypeAlias = CityBegun | PileDrawn
"""Events that need no line: the picture shows the city, and every turn ends with a draw."""


def turn_lines(turns: Sequence[Turn[Event]]) -> tuple[Text, ...]:
    """Return what was played, claimed and drawn in each turn."""
    return tuple(line for turn in turns for line in _lines(turn))


def _lines(turn: Turn[Event]) -> Iterator[Text]:
    done = [event for event in turn.events if isinstance(event, Deed)]
    if done and turn.seat is not None:
        deeds = Listing(tuple(_deed(event, turn.seat) for event in done))
        yield text("jacynth-turn", player=Player(turn.seat), deeds=deeds)
    yield from (event_text(e) for e in turn.events if not isinstance(e, Deed | Shown))


def _deed(event: Deed, seat: int) -> Text:
    match event:
        case CardPlayed():
            place = PLACE_NAMES[event.place]
            return text("jacynth-turn-played", card=card_name(event.card), place=place)
        case ControlTaken():
            return _taken(event, seat)
        case InfluencePlaced():
            return text("jacynth-turn-influence", card=card_name(event.card))
        case CardDrawn():
            return text("jacynth-turn-drew", card=card_name(event.card))


def _taken(event: ControlTaken, seat: int) -> Text:
    """Return that the player took control of a district, or let another take it."""
    values: dict[str, Value] = {
        "suit": suit_name(event.suit),
        "size": event.size,
        "losers": Listing(tuple(map(Player, event.losers))),
    }
    if event.owner == seat:
        return Text("jacynth-turn-took", values)
    return Text("jacynth-turn-gave", {**values, "owner": Player(event.owner)})
