"""The viewer's own hand below the public picture; after the end, looking back, every hand."""

from collections.abc import Iterator
from typing import Final

import msgspec

from core.decktet import Card
from core.game import Seat
from core.translatable_text import Say, text
from games.jacynth.view import Plan, View
from rendering.boards.jacynth.cards import city_card
from rendering.boards.jacynth.city import planned_frame
from rendering.boards.jacynth.layout import HAND_SCALE, PUBLIC_HEIGHT, hand_box, hand_card
from rendering.boards.jacynth.seat_panels import panel
from rendering.scene.colours_and_sizes import MARGIN, PALE, TEXT, WHITE
from rendering.scene.drawable_characters import legible
from rendering.scene.seat_labels import seat_name
from rendering.scene.seat_marks import token
from rendering.scene.shapes import Box, Lettering, SeatLabel, Shape, centred, placed, resized
from rendering.scene.text_fitting import wrapped

_TITLE: Final = 34
_TEXT_LEFT: Final = 78
_LINES: Final = 4


class Hand(msgspec.Struct, frozen=True):
    """A hand that the viewer sees, and the panel in which it is drawn."""

    seat: Seat
    cards: tuple[Card, ...]
    box: Box


def hands_of(view: View) -> tuple[Hand, ...]:
    """Return the hands that the viewer sees, from top to bottom, the own one first."""
    seen: dict[Seat, tuple[Card, ...]] = {}
    if view.viewer is not None and view.hand is not None:
        seen[view.viewer] = view.hand
    for seat, other in enumerate(view.seats):
        if other.shown:
            seen.setdefault(Seat(seat), other.shown)
    return tuple(
        Hand(seat, cards, hand_box(line)) for line, (seat, cards) in enumerate(seen.items())
    )


def bottom_of(hands: tuple[Hand, ...]) -> int:
    """Return the height of the picture with these hands."""
    return hands[-1].box.bottom + MARGIN if hands else PUBLIC_HEIGHT


def hand_cards(hand: Hand) -> Iterator[tuple[Card, Box]]:
    """Iterate over the cards of a hand and their boxes."""
    for number, card in enumerate(hand.cards):
        yield card, hand_card(hand.box, number, len(hand.cards))


def hand_panel(
    view: View, hand: Hand, label: SeatLabel, plan: Plan | None, say: Say
) -> Iterator[Shape]:
    """Draw a hand: its title and its cards.

    The planned one is framed, or away where the city shows it on its place.
    """
    box, line = hand.box, hand.box.y + 44
    yield panel(box)
    yield centred(token(hand.seat, 44), box.x + 40, line)
    if hand.seat == view.viewer:
        title = legible(say(text("board-jacynth-your-hand", count=len(hand.cards))))
        yield Lettering(box.x + _TEXT_LEFT, line, title, _TITLE, WHITE)
        yield from _note(view, box, say)
    else:
        at, room = (box.x + _TEXT_LEFT, line), _text_room(box)
        yield from seat_name(label, hand.seat, say, at, room, WHITE).shapes
    for card, place in hand_cards(hand):
        held = plan if plan is not None and plan.card == card else None
        if held is not None and held.place is not None:
            continue
        for shape in city_card(card, {}, 0, 0, say):
            yield placed(resized(shape, HAND_SCALE), place.x, place.y)
        if held is not None:
            yield planned_frame(place)


def _note(view: View, box: Box, say: Say) -> Iterator[Shape]:
    """Draw what banners mean; until a token of the viewer lies, that nothing counts without one."""
    has_token = view.viewer in view.tokens
    words = say(text("board-jacynth-banner" if has_token else "board-jacynth-no-token"))
    for i, line in enumerate(wrapped(words, TEXT, _text_room(box), _LINES, "medium")):
        y = box.y + 88 + i * 34
        yield Lettering(box.x + _TEXT_LEFT, y, line, TEXT, PALE, "medium")


def _text_room(box: Box) -> int:
    """Return the width left of a hand of three cards."""
    return hand_card(box, 0, 3).x - box.x - _TEXT_LEFT - 20
