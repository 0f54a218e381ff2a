"""The panels above the city, for each seat and the draw pile, and the hands below it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from core.decktet import Card
from core.game import Seat
from core.texts import Say, text
from games.jacynth import board
from games.jacynth.board import TOKENS
from games.jacynth.view import Plan, View
from rendering.boards.jacynth.city import city_card, planned, planned_frame
from rendering.boards.jacynth.layout import (
    HAND_SCALE,
    PILE,
    PUBLIC_HEIGHT,
    hand_box,
    hand_card,
    seat_boxes,
)
from rendering.decktet.cards import card_back
from rendering.scene.marks import final_points, laurel, spent_token, stands_out, token
from rendering.scene.shapes import (
    CORNER,
    GOLD,
    MARGIN,
    PALE,
    PANEL,
    PANEL_EDGE,
    SCORE,
    SMALL,
    TEXT,
    WHITE,
    Box,
    Lettering,
    Rectangle,
    SeatLabel,
    Shape,
    Stamp,
    Symbol,
    centred,
    placed,
    resized,
)
from rendering.scene.text import label, legible, seat_name, typeface, wrapped

# The panels above the city: for each seat name, points and tokens left; and the draw pile.

_PAD: Final = 16
_NAME_LINE: Final = 38
_POINTS_LINE: Final = 88
_PIP: Final = 30
_PIP_PITCH: Final = 38
_BACK: Final = (52, 70)

PILE_CAPTION: Final = text("board-jacynth-pile")


def panel(box: Box) -> Rectangle:
    """Draw the plain background of a panel."""
    return Rectangle(box.x, box.y, box.width, box.height, PANEL, CORNER, PANEL_EDGE, 2)


def seat_panel(
    view: View, seat: int, name: SeatLabel, say: Say, plan: Plan | None
) -> Iterator[Shape]:
    """Draw one seat's panel, with the points that the plan would bring or cost it."""
    box = seat_boxes(len(view.seats))[seat]
    if stands_out(view, seat):
        yield Stamp(_gold_frame(box.width, box.height), box.x, box.y)
    yield from _headline(view, seat, name, say)
    yield from _tokens(view.seats[seat].tokens_left, seat, box)
    yield from _points(view, seat, box, say, plan)


@lru_cache(maxsize=4)
def _gold_frame(width: int, height: int) -> Symbol:
    frame = Rectangle(0, 0, width, height, None, CORNER, GOLD, 5)
    return Symbol(f"jacynth-turn/{width}x{height}", width, height, (frame,))


def _headline(view: View, seat: int, name: SeatLabel, say: Say) -> Iterator[Shape]:
    """Draw the seat's sign and name, and the winner's wreath."""
    box = seat_boxes(len(view.seats))[seat]
    line, left, right = box.y + _NAME_LINE, box.x + 70, box.right - _PAD
    yield centred(token(seat, 44), box.x + 38, line)
    if view.outcome is not None and seat in view.outcome.winners:
        wreath = laurel()
        yield centred(wreath, right - wreath.width / 2, line)
        right -= wreath.width + 8
    colour = PALE if seat in view.resigned else WHITE
    yield from seat_name(name, seat, say, (left, line), right - left, colour).shapes


def _tokens(left: int, seat: int, box: Box) -> Iterator[Shape]:
    """Draw the seat's tokens; those already placed are only outlines."""
    for i in range(TOKENS):
        drawn = token if i < left else spent_token
        x = box.x + _PAD + _PIP_PITCH * i + _PIP_PITCH // 2
        yield centred(drawn(seat, _PIP), x, box.y + _POINTS_LINE)


def _points(view: View, seat: int, box: Box, say: Say, plan: Plan | None) -> Iterator[Shape]:
    """Draw the number of points and the word, or how the plan would change it, at the right."""
    points = final_points(view, seat, view.seats[seat].points)
    word = legible(say(text("board-jacynth-points", points=points)), "medium")
    ink = PALE
    if plan is not None and plan.place is not None:
        would_be = board.points(board.districts_of(*planned(view, plan)), len(view.seats))
        if would_be[seat] != points:
            word, ink = f"{would_be[seat] - points:+}".replace("-", "−"), WHITE
    right, line = box.right - _PAD, box.y + _POINTS_LINE
    yield Lettering(right, line + 6, word, TEXT, ink, "medium", "right")
    right -= round(typeface("medium").width(word, TEXT)) + 10
    yield Lettering(right, line, str(points), SCORE, WHITE, "bold", "right")


def pile_base(caption: str) -> Iterator[Shape]:
    """Draw the panel of the pile and its caption."""
    yield panel(PILE)
    middle = PILE.x + PILE.width / 2
    sizes = (TEXT, 28, SMALL, SMALL, SMALL)
    yield from label(caption, middle, PILE.y + 25, PILE.width - 12, sizes, PALE)


def pile(count: int) -> Iterator[Shape]:
    """Draw the back of the pile, if it has cards, and their number."""
    middle = PILE.y + 80
    if count:
        yield centred(card_back(*_BACK), PILE.x + 42, middle)
    yield Lettering(PILE.x + 104, middle, str(count), SCORE, WHITE, "bold", "centre")


# The viewer's own hand below the public picture; after the end, looking back, every hand.

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
