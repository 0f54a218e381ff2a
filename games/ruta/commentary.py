"""Comments on a game of Ruta (core.commentary): its turns in lines, reasons, tie-breaks."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, TypeAlias

from core.commentary import Criterion, Turn
from core.decktet import Card, card_name
from core.game import Seat
from core.texts import Listing, Player, Text, Value, text
from games.ruta.board import ROUTE_CARDS, ROUTES, Route, route_name
from games.ruta.moves import (
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
    dearest_first,
)
from games.ruta.rules import longest_trail
from games.ruta.texts import event_text
from games.ruta.view import View

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


# Reasons for moves of Ruta, from what everybody sees.


def reason(before: View, events: Sequence[Event], after: View) -> Text | None:
    """Return the reason for the move that these events tell; None if there is none."""
    for event in events:
        match event:
            case RouteClaimed():
                return _for_claiming(before, event, after)
            case SlotDrawn() | ExcusePlayed():
                return _for_taking(before, event.seat, event.card)
            case AceKept():
                return text("ruta-why-ace")
            case PileDrawn():
                return text("ruta-why-pile")
            case _:
                continue
    return None


def _for_claiming(before: View, event: RouteClaimed, after: View) -> Text:
    seat, own = event.seat, after.seats[event.seat]
    rival = Seat(1 - seat)
    if after.outcome is not None and after.outcome.winners == (seat,):
        return text("ruta-why-won")
    if own.longest_places > before.seats[seat].longest_places:
        return text("ruta-why-longer", places=own.longest_places)
    if _growth(before, rival, event.route) > 0:
        return text("ruta-why-denied", rival=Player(rival))
    if event.exact:
        return text("ruta-why-exact")
    return text("ruta-why-token", tokens=own.tokens_left)


def _for_taking(view: View, seat: Seat, card: Card) -> Text:
    """Return what the card may pay for, preferably a route that extends the own longest route."""
    free = list(_free_routes(view, card))
    longer = [route for route in free if _growth(view, seat, route) > 0]
    if longer:
        dearest = max(longer, key=lambda route: ROUTES[route].price)
        return text("ruta-why-card-longer", card=card_name(card), route=route_name(dearest))
    return text("ruta-why-card", card=card_name(card), count=len(free))


def _free_routes(view: View, card: Card) -> Iterator[Route]:
    """Iterate over the unclaimed routes that this card may pay for."""
    for route, payers in enumerate(ROUTE_CARDS):
        if view.owners[route] is None and payers >> card & 1:
            yield Route(route)


def _growth(view: View, seat: Seat, route: Route) -> int:
    """Return how many places this route would add to the seat's longest route."""
    held = sum(1 << n for n, owner in enumerate(view.owners) if owner == seat)
    return longest_trail(held | 1 << route)[1] - view.seats[seat].longest_places


# The tie-break between equal points. Rule.


def tie_breaks(view: View) -> tuple[Criterion, ...]:
    """Return the only tie-break: the places linked by the longest route."""
    places = tuple(seat.longest_places for seat in view.seats)
    return (Criterion(text("ruta-tie-longest"), places),)
