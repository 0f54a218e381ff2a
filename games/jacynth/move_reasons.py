"""Reasons for moves of Jacynth, from what everybody sees (core.move_reasons)."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from core.decktet import suit_name
from core.game import Seat
from core.translatable_text import Listing, Player, Text, text
from games.jacynth.board import NEIGHBOURS, Place
from games.jacynth.districts import District, bears
from games.jacynth.events import CardPlayed, ControlTaken, Event, InfluencePlaced
from games.jacynth.view import View

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
