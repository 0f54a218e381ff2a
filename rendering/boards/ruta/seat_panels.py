"""The two seats' panels: name, points, hand, tokens left."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from core.translatable_text import Say, text
from games.ruta.rule_numbers import TOKENS
from games.ruta.view import SeatView, View
from rendering.boards.ruta.cards import MINI_HEIGHT, MINI_WIDTH, joker_card, mini_card
from rendering.boards.ruta.layout import SEATS
from rendering.decktet.cards import card_back
from rendering.scene.colours_and_sizes import (
    CORNER,
    GOLD,
    INK,
    PALE,
    PANEL,
    PANEL_EDGE,
    SCORE,
    TEXT,
    TITLE,
    WHITE,
)
from rendering.scene.drawable_characters import legible
from rendering.scene.panels import final_points, stands_out
from rendering.scene.seat_labels import seat_name
from rendering.scene.seat_marks import laurel, spent_token, token
from rendering.scene.shapes import (
    Box,
    Lettering,
    Rectangle,
    SeatLabel,
    Shape,
    Stamp,
    Symbol,
    centred,
)
from rendering.scene.text_fitting import fitted
from rendering.scene.typeface import typeface

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
