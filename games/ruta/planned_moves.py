"""What a planned move of Ruta rests on, and what differs between two views.

Things: ``slot 0``, ``pile``, ``route sailor/forest`` as the painter calls them; ``discarded pact``,
``card pact``, ``joker ace-moons``, ``hand 1`` and ``draw``.
"""

from collections.abc import Iterator

from core.decktet import CARDS, EXCUSE, Card, card_name
from core.game import Seat
from core.thinking_ahead.planned_moves import Changes, Guard
from core.translatable_text import Player, Text, text
from games.ruta.board import ROUTES, route_name
from games.ruta.moves import (
    ClaimRoute,
    DrawPile,
    DrawSlot,
    GiveAce,
    KeepAce,
    Move,
    Pass,
    PlayExcuse,
)
from games.ruta.view import View

Change = tuple[str, Text]


def usual(_view: View, move: Move) -> Guard:
    """Return "legal" for a draw from the pile and a pass, which are the same everywhere."""
    return "legal" if isinstance(move, DrawPile | Pass) else "undisturbed"


def rests_on(view: View, move: Move) -> frozenset[str]:
    """Return the slot, the route, the cards paid or fetched, or all for a pass."""
    match move:
        case DrawSlot():
            return frozenset((_slot(move.slot),))
        case DrawPile():
            return frozenset(("pile",))
        case GiveAce() | KeepAce():
            return frozenset(_around_ace(view, move.slot))
        case PlayExcuse():
            return frozenset((f"discarded {CARDS[move.card].key}", _card(EXCUSE), "draw"))
        case ClaimRoute():
            joker = () if move.joker is None else (_joker(move.joker),)
            return frozenset((_route(move.route), *map(_card, move.payment), *joker, "draw"))
        case Pass():
            return frozenset(_everything(view))


def meant(_view: View, move: Move) -> frozenset[str]:
    """Return the slot: its card may have been replaced."""
    match move:
        case DrawSlot() | GiveAce() | KeepAce():
            return frozenset((_slot(move.slot),))
        case _:
            return frozenset()


def _around_ace(view: View, slot: int) -> Iterator[str]:
    """Iterate over an Ace's slot and what leaves a card to draw after it. Rule: R-7.5."""
    yield _slot(slot)
    yield "pile"
    if _is_exhausted(view):
        yield _slot(1 - slot)


def _everything(view: View) -> Iterator[str]:
    """Iterate over all that could let a seat draw or claim. Rule: R-12.1."""
    yield from ("pile", "draw")
    yield from map(_slot, range(len(view.draft)))
    yield from map(_route, range(len(ROUTES)))
    yield from map(_card, range(len(CARDS)))


def _slot(slot: int) -> str:
    return f"slot {slot}"


def _route(route: int) -> str:
    return f"route {ROUTES[route].key}"


def _card(card: int) -> str:
    return f"card {CARDS[card].key}"


def _joker(card: int) -> str:
    return f"joker {CARDS[card].key}"


def _is_exhausted(view: View) -> bool:
    return not view.pile_count and not view.discard


def changed(before: View, after: View) -> Changes:
    """Return the slots, routes, discards, hands and jokers that differ."""
    return dict(
        (
            *_slots(before, after),
            *_routes(before, after),
            *_discards(before, after),
            *_hand(before, after),
            *_hands_of_others(before, after),
            *_jokers(before, after),
            *_draws(before, after),
        )
    )


def _slots(before: View, after: View) -> Iterator[Change]:
    for slot, card in enumerate(after.draft):
        lay = before.draft[slot]
        if card == lay:
            continue
        if lay is not None and (taker := _taker(lay, before, after)) is not None:
            said = text("ruta-event-slot-drawn", player=Player(taker), card=card_name(lay))
            yield _slot(slot), said
        elif card is None:
            yield _slot(slot), text("ruta-changed-slot-empty", slot=slot + 1)
        else:
            yield _slot(slot), text("ruta-changed-slot", slot=slot + 1, card=card_name(card))


def _taker(card: Card, before: View, after: View) -> Seat | None:
    """Return the seat that everybody saw take a card and that holds it still, if there is one."""
    for seat, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        if card in now.known and card not in was.known:
            return Seat(seat)
    return None


def _routes(before: View, after: View) -> Iterator[Change]:
    for route, owner in enumerate(after.owners):
        if owner == before.owners[route]:
            continue
        name = route_name(route)
        if owner is None:
            yield _route(route), text("ruta-changed-route-free", route=name)
        else:
            yield _route(route), text("ruta-changed-route", route=name, owner=Player(owner))


def _discards(before: View, after: View) -> Iterator[Change]:
    for card in sorted({*before.discard} ^ {*after.discard}):
        is_there = "yes" if card in after.discard else "no"
        said = text("ruta-changed-discard", card=card_name(card), there=is_there)
        yield f"discarded {CARDS[card].key}", said


def _hand(before: View, after: View) -> Iterator[Change]:
    held = after.hand or ()
    for card in sorted({*(before.hand or ())} ^ {*held}):
        is_there = "yes" if card in held else "no"
        yield _card(card), text("ruta-changed-card", card=card_name(card), there=is_there)


def _hands_of_others(before: View, after: View) -> Iterator[Change]:
    for seat, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        is_same = (was.hand_count, was.known) == (now.hand_count, now.known)
        if seat != after.viewer and not is_same:
            player = Player(Seat(seat))
            yield f"hand {seat}", text("ruta-changed-hand", player=player, count=now.hand_count)


def _jokers(before: View, after: View) -> Iterator[Change]:
    left, had = _all_jokers(after), _all_jokers(before)
    for card in sorted(had ^ left):
        is_there = "yes" if card in left else "no"
        yield _joker(card), text("ruta-changed-joker", card=card_name(card), there=is_there)


def _all_jokers(view: View) -> set[Card]:
    return {card for seat in view.seats for card in seat.jokers}


def _draws(before: View, after: View) -> Iterator[Change]:
    """Iterate over what can be drawn at all, and whether the viewer still owes a draw."""
    if _is_exhausted(before) != _is_exhausted(after):
        is_left = "no" if _is_exhausted(after) else "yes"
        yield "pile", text("ruta-changed-pile", left=is_left)
    if _owes_draw(before) != _owes_draw(after):
        yield "draw", text("ruta-changed-draw", owed="yes" if _owes_draw(after) else "no")


def _owes_draw(view: View) -> bool:
    return view.draw_owed and view.turn == view.viewer
