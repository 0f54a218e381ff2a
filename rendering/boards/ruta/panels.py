"""What lies round Ruta's map: the panels of the seats, the supply, and the viewer's hand."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from core.decktet import CARDS, SUITS, VALUES, Card
from core.texts import Say, text
from games.ruta.board import DRAFT_SLOTS, TOKENS
from games.ruta.view import SeatView, View
from rendering.boards.ruta.layout import (
    CAPTION_Y,
    DISCARD_X,
    HAND,
    MINI_HEIGHT,
    MINI_WIDTH,
    PILE_X,
    SEATS,
    SLOTS_X,
    SUPPLY_CARD,
    SUPPLY_Y,
    HandLayout,
    joker_card,
    mini_card,
)
from rendering.decktet.cards import card_back, empty_slot, named_card
from rendering.decktet.emblem_parts import suit_symbol
from rendering.scene.marks import final_points, laurel, ringed, spent_token, stands_out, token
from rendering.scene.shapes import (
    CORNER,
    GOLD,
    INK,
    PALE,
    PANEL,
    PANEL_EDGE,
    PAPER,
    SCORE,
    TEXT,
    TITLE,
    WHITE,
    Box,
    Circle,
    Lettering,
    Rectangle,
    SeatLabel,
    Shape,
    Stamp,
    Symbol,
    centred,
)
from rendering.scene.text import fitted, label, legible, seat_name, typeface

# The two seats' panels: name, points, hand, tokens left.

_PIP: Final = 24
_PIP_PITCH: Final = 31
_PIPS_WIDTH: Final = 5 * _PIP_PITCH
_PAD: Final = 16
_BACK_WIDTH: Final = 60
_FAN: Final = 9
"""How far each back of an unknown card sticks out behind the next."""

_MOST_BACKS: Final = 5
_LEAST_STEP: Final = 24


def panel(box: Box) -> Rectangle:
    """Draw the plain background of a panel, part of the base."""
    return Rectangle(box.x, box.y, box.width, box.height, PANEL, CORNER, PANEL_EDGE, 2)


def seat_panel(view: View, seat: int, label: SeatLabel, say: Say) -> Iterator[Shape]:
    """Draw the changing parts of one seat's panel."""
    box, own = SEATS[seat], view.seats[seat]
    if stands_out(view, seat):
        yield Stamp(_gold_frame(box.width, box.height), box.x, box.y)
    yield from _headline(view, seat, label, say)
    yield from _tokens(own, seat, box)
    longest = say(text("board-ruta-longest", count=own.longest_places))
    right, room = box.right - _PAD, _PIPS_WIDTH + 20
    yield fitted(longest, right, box.y + 148, room, (TEXT,), PALE, face="medium", align="right")
    yield from _hand(own, box)


def _headline(view: View, seat: int, label: SeatLabel, say: Say) -> Iterator[Shape]:
    """Draw token, name, a note on the turn, and points; the name gets the room that is left."""
    box = SEATS[seat]
    line, left = box.y + 40, box.x + 74
    yield centred(token(seat, 46), box.x + 40, line)
    points = tuple(_points(view, seat, line, say))
    yield from points
    room = _left_edge(points) - 18 - left
    word = _state_of_turn(view, seat, say)
    if word:
        pill = round(typeface("bold").width(word, TEXT)) + 24
        room -= pill + 12
    name = seat_name(label, seat, say, (left, line), room, WHITE)
    yield from name.shapes
    if word:
        x = round(name.right) + 12
        yield Rectangle(x, line - 21, pill, 42, GOLD, 21)
        yield Lettering(x + pill / 2, line, word, TEXT, INK, "bold", "centre")


@lru_cache(maxsize=2)
def _gold_frame(width: int, height: int) -> Symbol:
    frame = Rectangle(0, 0, width, height, None, CORNER, GOLD, 5)
    return Symbol(f"ruta-turn/{width}x{height}", width, height, (frame,))


def _points(view: View, seat: int, line: int, say: Say) -> Iterator[Lettering | Stamp]:
    """Draw, from right to left, the word, the number and the winner's wreath."""
    points = final_points(view, seat, view.seats[seat].points)
    word = legible(say(text("board-ruta-points", points=points)), "medium")
    right = SEATS[seat].right - _PAD
    yield Lettering(right, line + 6, word, TEXT, PALE, "medium", "right")
    right -= round(typeface("medium").width(word, TEXT)) + 10
    yield Lettering(right, line, str(points), SCORE, WHITE, "bold", "right")
    if view.outcome is not None and seat in view.outcome.winners:
        number = typeface("bold").width(str(points), SCORE)
        yield centred(laurel(), round(right - number - 36), line)


def _left_edge(points: tuple[Lettering | Stamp, ...]) -> float:
    """Return the left edge of the last of these shapes."""
    last = points[-1]
    if isinstance(last, Stamp):
        return last.x
    return last.x - typeface(last.face).width(last.words, last.size)


def _state_of_turn(view: View, seat: int, say: Say) -> str:
    """Return a word for an unusual turn, else ""."""
    if view.turn != seat or not (view.draw_owed or view.plays_again):
        return ""
    owes = text("board-ruta-draw-owed") if view.draw_owed else text("board-ruta-plays-again")
    return legible(say(owes))


def _tokens(own: SeatView, seat: int, box: Box) -> Iterator[Shape]:
    """Draw ten tokens in two rows; those already placed are only outlines."""
    left = box.right - _PAD - _PIPS_WIDTH
    for i in range(TOKENS):
        drawn = token if i < own.tokens_left else spent_token
        x = left + _PIP_PITCH * (i % 5) + _PIP_PITCH // 2 + 2
        yield centred(drawn(seat, _PIP), x, box.y + 84 + 31 * (i // 5))


def _hand(own: SeatView, box: Box) -> Iterator[Shape]:
    """Draw backs with the number of unknown cards, the known cards, and jokers in gold."""
    x, y = box.x + _PAD, box.y + 74
    unknown = own.hand_count - len(own.known)
    if unknown > 0:
        backs = min(unknown, _MOST_BACKS)
        for i in range(backs):
            yield Stamp(card_back(_BACK_WIDTH, MINI_HEIGHT), x + _FAN * i, y)
        front = x + _FAN * (backs - 1) + _BACK_WIDTH / 2
        yield Lettering(front, y + MINI_HEIGHT / 2, str(unknown), 36, WHITE, "bold", "centre")
        x += _BACK_WIDTH + _FAN * (backs - 1) + 10
    room = box.right - _PAD - _PIPS_WIDTH - 16 - x
    yield from _known(own, x, y, room)


def _known(own: SeatView, x: int, y: int, room: int) -> Iterator[Shape]:
    for_jokers = len(own.jokers) * (MINI_WIDTH + 4)
    room -= for_jokers + (8 if for_jokers else 0)
    fit = max(0, (room - MINI_WIDTH - 50) // _LEAST_STEP + 1)
    count = len(own.known)
    shown = own.known if count <= fit + 2 else own.known[:fit]
    missing = count - len(shown)
    if missing:
        room -= 50
    step = min(MINI_WIDTH + 3, (room - MINI_WIDTH) // max(1, len(shown) - 1))
    for i, card in enumerate(shown):
        yield Stamp(mini_card(card), x + i * step, y)
    if shown:
        x += (len(shown) - 1) * step + MINI_WIDTH + 8
    if missing:
        yield Lettering(x, y + MINI_HEIGHT / 2, f"+{missing}", TITLE, WHITE)
        x += 50
    for i, card in enumerate(own.jokers):
        yield Stamp(joker_card(card), x + i * (MINI_WIDTH + 4), y)


# The supply: the draw pile, the two face-up slots, the discard pile.

_CAPTION_SIZES: Final = (TEXT, TEXT, 29, 29)

CAPTIONS: Final = (
    text("board-ruta-draw-pile"),
    *(text("board-ruta-face-up", slot=slot + 1) for slot in range(DRAFT_SLOTS)),
    text("board-ruta-discard"),
)


def supply_base(say: Say) -> Iterator[Shape]:
    """Draw the captions, and the outlines seen where no card lies."""
    sizes = (HAND, *(SUPPLY_CARD for _ in SLOTS_X), SUPPLY_CARD)
    for x, size, caption in zip((PILE_X, *SLOTS_X, DISCARD_X), sizes, CAPTIONS, strict=True):
        middle = x + size.width / 2
        yield from label(say(caption), middle, CAPTION_Y, size.width + 12, _CAPTION_SIZES, PALE)
        yield Stamp(empty_slot(size.width, size.height, PANEL_EDGE), x, SUPPLY_Y)


def supply(view: View, say: Say) -> Iterator[Shape]:
    """Draw the cards of the supply; of the discard pile the top, and how many lie below it."""
    if view.pile_count:
        yield Stamp(card_back(HAND.width, HAND.height), PILE_X, SUPPLY_Y)
    middle = (PILE_X + HAND.width / 2, SUPPLY_Y + HAND.height / 2)
    yield centred(_number_disc(), *middle)
    yield Lettering(*middle, str(view.pile_count), SCORE, WHITE, "bold", "centre")
    for slot in range(DRAFT_SLOTS):
        card = view.draft[slot]
        if card is not None:
            yield from named_card(card, SUPPLY_CARD, SLOTS_X[slot], SUPPLY_Y, say)
    if view.last_slot is not None:
        place = Box(SLOTS_X[view.last_slot], SUPPLY_Y, SUPPLY_CARD.width, SUPPLY_CARD.height)
        yield ringed(place)
    if view.discard:
        yield from named_card(view.discard[-1], SUPPLY_CARD, DISCARD_X, SUPPLY_Y, say)
    if below := len(view.discard[:-1]):
        left, line = DISCARD_X + SUPPLY_CARD.width + 24, SUPPLY_Y + SUPPLY_CARD.height / 2
        yield Lettering(left, line, f"+{below}", SCORE, WHITE)


@lru_cache(maxsize=1)
def _number_disc() -> Symbol:
    return Symbol("ruta-pile-number", 80, 80, (Circle(40, 40, 38, INK),))


# The viewer's own hand, below the public picture.

_TITLE: Final = 34
_SUM_WIDTH: Final = 84


def hand(
    view: View, cards: tuple[Card, ...], layout: HandLayout, say: Say, *, legend: bool
) -> Iterator[Shape]:
    """Draw the panel with the hand; its header shows the total value of each suit's cards.

    ``legend``: whether to explain the white frame.
    """
    box = layout.box
    yield Rectangle(box.x, box.y, box.width, box.height - 12, PANEL, CORNER, PANEL_EDGE, 2)
    line, left = box.y + 30, box.x + 18
    title = legible(say(text("board-ruta-your-hand", count=len(cards))))
    if view.viewer is not None:
        yield centred(token(view.viewer, 40), left + 20, line)
        left += 54
    yield Lettering(left, line, title, _TITLE, WHITE)
    sums_left = box.right - 12 - _SUM_WIDTH * len(SUITS)
    yield from _sums(cards, sums_left, line)
    if legend:
        left += round(typeface("bold").width(title, _TITLE)) + 34
        yield from _legend(say(text("board-ruta-payable")), left, line, sums_left - 16 - left)
    for card, (x, y) in zip(cards, layout.corners, strict=True):
        yield from named_card(card, HAND, x, y, say)


def _legend(words: str, left: int, line: int, room: int) -> Iterator[Shape]:
    """Draw the explanation of the white frame: a payable route."""
    yield Rectangle(left, line - 15, 38, 30, WHITE, 10)
    yield Rectangle(left + 5, line - 10, 28, 20, INK, 6)
    yield Rectangle(left + 7, line - 8, 24, 16, PAPER, 5)
    yield fitted(words, left + 50, line, room - 50, (TEXT,), PALE, face="medium")


def _sums(cards: tuple[Card, ...], left: int, line: int) -> Iterator[Shape]:
    """Draw for each suit the total value of all cards that bear it."""
    yield Rectangle(left, line - 21, _SUM_WIDTH * len(SUITS), 42, PAPER, 12)
    for i, suit in enumerate(SUITS):
        worth = sum(VALUES[card] for card in cards if suit in CARDS[card].suits)
        x = left + _SUM_WIDTH * i
        yield centred(suit_symbol(suit, 34), x + 24, line)
        yield Lettering(x + 46, line, str(worth), TEXT, INK)
