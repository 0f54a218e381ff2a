"""The cards of the seats, and the strip that tells the status of the race."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from core.texts import Say, Text, text
from rendering.scene.marks import laurel, outline
from rendering.scene.shapes import (
    CORNER,
    GOLD,
    INK,
    PALE,
    PANEL,
    PANEL_EDGE,
    SCORE,
    TEXT,
    WHITE,
    Box,
    Circle,
    Colour,
    Lettering,
    Path,
    Rectangle,
    SeatLabel,
    Shape,
    Stamp,
    Symbol,
    centred,
)
from rendering.scene.text import fitted, legible, seat_name, typeface
from tavolo_vector_race.board import longest_race
from tavolo_vector_race.painter.cars import (
    car_token,
    crash_cross,
    reached,
    spark,
    speed,
    would_crash,
)
from tavolo_vector_race.view import SeatView, View, gates_passed

# The cards of the seats: place, name, who has chosen, lap, gate and velocity.

_NAME, _FACTS, _SIGN_LINE = 30, 70, 22
"""The middles of both lines, and of the sign beside them, from the top of a card."""

_PLACE: Final = 34
_TOKEN: Final = 86
_LEFT: Final = 118
_TOKEN_SIZE: Final = 40
_PAD: Final = 18
_SIGN: Final = 56
_SPEED, _SPEED_LINE = 42, 63
"""The middle of the arrow of velocity, from the right edge and the top of a card."""


def seat_card(view: View, seat: int, label: SeatLabel, say: Say, box: Box) -> Iterator[Shape]:
    """Draw the card of a seat."""
    own, line = view.seats[seat], box.y + _NAME
    yield Stamp(_ground(box.width, box.height, gold=_stands_out(view, seat)), box.x, box.y)
    place = str(own.place)
    middle = box.y + box.height // 2
    yield fitted(place, box.x + _PLACE, middle, 60, (SCORE,), WHITE, align="centre")
    hollow = own.car.pause > 0
    yield centred(car_token(seat, _TOKEN_SIZE, hollow=hollow), box.x + _TOKEN, middle)
    colour = PALE if own.car.status == "resigned" else WHITE
    room = box.width - _LEFT - _SIGN - _PAD
    yield from seat_name(label, seat, say, (box.x + _LEFT, line), room, colour).shapes
    yield from _sign(view, seat, box.right - _SPEED, box.y + _SIGN_LINE)
    yield from _facts(view, seat, say, box)


def _stands_out(view: View, seat: int) -> bool:
    """Whether the card has a golden frame: who is to choose, or at the end the winners."""
    if view.outcome is not None:
        return seat in view.outcome.winners
    return view.seats[seat].owes


def _sign(view: View, seat: int, x: float, y: float) -> Iterator[Stamp]:
    """Draw the winner's wreath, or whether the seat has chosen."""
    if view.outcome is not None:
        if seat in view.outcome.winners:
            yield centred(laurel(), x - 4, y + _NAME - _SIGN_LINE)
    elif view.seats[seat].has_chosen:
        yield centred(_tick(), x, y)
    elif view.seats[seat].owes:
        yield centred(_dots(), x, y)


def _facts(view: View, seat: int, say: Say, box: Box) -> Iterator[Shape]:
    """Draw the second line: how far the car is, and how fast; or why it does not drive."""
    own, line, left = view.seats[seat], box.y + _FACTS, box.x + _LEFT
    halted = _halted(own)
    told, colour = (_progress(view, seat), PALE) if halted is None else halted
    yield Lettering(left, line, legible(say(told)), TEXT, colour)
    if halted is None:
        yield centred(speed(own.car.velocity), box.right - _SPEED, box.y + _SPEED_LINE)


def _halted(own: SeatView) -> tuple[Text, Colour] | None:
    """Return why a car does not drive, None if it does."""
    car = own.car
    if car.status == "resigned":
        return text("board-vector-race-resigned"), PALE
    if car.status == "finished" and car.time is not None:
        round_, part, parts = car.time
        return text("board-vector-race-finished", round=round_, part=part, parts=parts), WHITE
    if car.pause > 0:
        return text("board-vector-race-sits-out", rounds=car.pause), WHITE
    return None


def _progress(view: View, seat: int) -> Text:
    """Return the lap of a longer race, and the number of the gate that comes next."""
    lap, _, gates = gates_passed(view, seat)
    gate, laps = view.seats[seat].car.progress % gates, view.options.laps
    if laps == 1:
        return text("board-vector-race-next", gate=gate)
    return text("board-vector-race-lap", lap=lap, laps=laps, gate=gate)


@lru_cache(maxsize=16)
def _ground(width: int, height: int, *, gold: bool) -> Symbol:
    edge, stroke = outline(gold=gold)
    ground = Rectangle(0, 0, width, height, PANEL, CORNER, edge, stroke)
    return Symbol(f"vector-race-card/{width}x{height}/{gold}", width, height, (ground,))


@lru_cache(maxsize=1)
def _tick() -> Symbol:
    """Draw the sign of who has chosen."""
    shapes = (
        Circle(15, 15, 15, WHITE),
        Path(((7.5, 16.0), (13.0, 21.0), (22.5, 9.0)), INK, 5),
    )
    return Symbol("vector-race-chosen", 30, 30, shapes)


@lru_cache(maxsize=1)
def _dots() -> Symbol:
    """Draw the sign of who is still to choose."""
    shapes = tuple(Circle(x, 20, 4.5, GOLD) for x in (6.0, 20.0, 34.0))
    return Symbol("vector-race-choosing", 40, 40, shapes)


# The strip below all: the round, and what the signs mean.

_GAP: Final = 34
_STRIP_SIGN: Final = 44


def status_strip(view: View, say: Say, box: Box) -> Iterator[Shape]:
    """Draw the strip: the round on the left, the legend on the right."""
    yield Stamp(_strip_ground(box.width, box.height), box.x, box.y)
    line = box.y + box.height // 2
    most = longest_race(view.track.par, view.options.laps)
    told = text("board-vector-race-round", round=view.round, most=most)
    yield Lettering(box.x + _PAD, line, legible(say(told)), TEXT, WHITE)
    right = box.right - _PAD
    for sign, meaning in reversed(_legend(view)):
        words = legible(say(meaning))
        left = right - round(typeface("bold").width(words, TEXT))
        yield Lettering(left, line, words, TEXT, PALE)
        yield centred(sign, left - _STRIP_SIGN // 2 - 4, line)
        right = left - _STRIP_SIGN - _GAP


def _legend(view: View) -> Sequence[tuple[Symbol, Text]]:
    signs = [
        (crash_cross(36), text("board-vector-race-crash")),
        (spark(44), text("board-vector-race-scrape")),
    ]
    if view.options.contact == "none":
        del signs[1]
    if any(one.crashes for one in reached(view)):
        signs.append((would_crash(), text("board-vector-race-would-crash")))
    return signs


@lru_cache(maxsize=2)
def _strip_ground(width: int, height: int) -> Symbol:
    ground = Rectangle(0, 0, width, height, PANEL, CORNER, PANEL_EDGE, 2)
    return Symbol(f"vector-race-strip/{width}x{height}", width, height, (ground,))
