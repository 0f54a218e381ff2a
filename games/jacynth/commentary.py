"""Comments on a game of Jacynth (core.commentary): its turns in lines, reasons, tie-breaks."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias, TypeVar

from core.commentary import Criterion, Turn
from core.decktet import card_name, suit_name
from core.game import Seat
from core.texts import Listing, Player, Text, Value, text
from games.jacynth.board import NEIGHBOURS, PLACE_NAMES, District, Place, bears
from games.jacynth.moves import (
    CardDrawn,
    CardPlayed,
    CityBegun,
    ControlTaken,
    Event,
    InfluencePlaced,
    PileDrawn,
)
from games.jacynth.texts import event_text
from games.jacynth.view import View

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


# Reasons for moves of Jacynth, from what everybody sees.

E = TypeVar("E", bound=Event)


def reason(before: View, events: Sequence[Event], after: View) -> Text | None:
    """Return the reason for the move that these events tell; None if there is none."""
    played = next(_of_kind(events, CardPlayed), None)
    if played is None:
        return None
    if after.outcome is not None and after.outcome.winners == (played.seat,):
        return text("jacynth-why-won")
    for taken in _of_kind(events, ControlTaken):
        if taken.owner == played.seat:
            return _for_taking(taken)
    if next(_of_kind(events, InfluencePlaced), None) is not None:
        return text("jacynth-why-influence", points=_gain(before, played.seat, after))
    return _for_laying(before, played, after)


def _of_kind(events: Sequence[Event], kind: type[E]) -> Iterator[E]:
    return (event for event in events if isinstance(event, kind))


def _for_taking(taken: ControlTaken) -> Text:
    losers = Listing(tuple(map(Player, taken.losers)))
    return text("jacynth-why-taken", suit=suit_name(taken.suit), size=taken.size, losers=losers)


def _gain(before: View, seat: Seat, after: View) -> int:
    return after.seats[seat].points - before.seats[seat].points


def _for_laying(before: View, played: CardPlayed, after: View) -> Text:
    """Return the reason for a card without a token: growth, an obstacle, a free district."""
    gain = _gain(before, played.seat, after)
    if gain > 0:
        return text("jacynth-why-growth", points=gain)
    cut = next(_cut_off(before, played), None)
    if cut is not None and cut.owner is not None:
        return text("jacynth-why-cut", suit=suit_name(cut.suit), rival=Player(cut.owner))
    free = max(_free_around(after, played.place), key=_size, default=None)
    if free is not None:
        return text("jacynth-why-free", suit=suit_name(free.suit), size=_size(free))
    return text("jacynth-why-quiet")


def _cut_off(view: View, played: CardPlayed) -> Iterator[District]:
    """Iterate over districts of others that can no longer grow onto the card's place."""
    around = set(NEIGHBOURS[played.place])
    for district in view.districts:
        is_foreign = district.owner not in (None, played.seat)
        if is_foreign and around & set(district.places) and not bears(district.suit, played.card):
            yield district


def _free_around(view: View, place: Place) -> Iterator[District]:
    """Iterate over the districts of several cards at this place that nobody controls."""
    return (d for d in view.districts if place in d.places and d.owner is None and _size(d) > 1)


def _size(district: District) -> int:
    return len(district.places)


def tie_breaks(_view: View) -> tuple[Criterion, ...]:
    """Return none: equal points stay equal."""
    return ()
