"""The panels of the seats, and the strip that tells the status of the game."""

from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from typing import Final

from core.game import Seat
from core.texts import Say, Text, text
from games.stratego4.board import RANKS, SLIDER, TOP_OF_SLIDER
from games.stratego4.view import View
from rendering.boards.stratego4.art import WARNING, back_sample, told_sample
from rendering.boards.stratego4.layout import SHEETS, Ground
from rendering.scene.marks import SEAT_MARKS, laurel, outline, token
from rendering.scene.shapes import (
    CORNER,
    INK,
    PALE,
    PANEL,
    PANEL_EDGE,
    TEXT,
    WHITE,
    Box,
    Colour,
    Lettering,
    Path,
    Polygon,
    Rectangle,
    SeatLabel,
    Shape,
    Stamp,
    Symbol,
    centred,
)
from rendering.scene.text import fitted, label, seat_name, typeface

# The seats' panels: name, the slider of recruits, and the beaten pieces by rank.

TEAM_BANDS: Final[tuple[Colour, Colour]] = ("#5B2A4A", "#1F5350")
"""Colours behind the names of partners: of seats 0 and 2, and of 1 and 3."""

_DRAWN: Final = ("quiet", "blocked", "nobody")
"""Reasons for the end of a game without a winner."""

_NAME: Final = 31
_BAND: Final = 58
_SLIDER: Final = 82
_TRAY: Final = 108
_TRAY_HIGH: Final = 68
_PAD: Final = 4
"""Margin beside the numeral of a notch."""

_HIGH: Final = 36
_EMPTY: Final[Colour] = "#34363C"
_DIM: Final[Colour] = "#8D9099"


def seat_panel(view: View, here: Ground, seat: int, label: SeatLabel, say: Say) -> Iterator[Shape]:
    """Draw one seat's panel."""
    box, own = SHEETS[view.board].panels[here.place(seat)], view.seats[seat]
    team = seat % 2 if view.options.teams else None
    yield Stamp(_panel(box.width, box.height, _stands_out(view, seat), team), box.x, box.y)
    yield from _name(view, seat, label, box, say)
    line = box.y + _SLIDER
    state = _state(view, seat)
    if state is not None:
        yield from _words(state, box, line, say, ready=own.ready and not own.out)
    else:
        slider = _slider(seat, own.slider)
        yield Stamp(slider, box.x + 4, line - slider.height / 2)
        yield centred(token(seat, 22), box.right - 57, line)
        yield Lettering(box.right - 10, line, str(own.pieces), 32, WHITE, "bold", "right")
    yield Stamp(_tray(seat, own.lost, box.width - 20), box.x + 10, box.y + _TRAY)


def winners(view: View) -> tuple[Seat, ...]:
    """Return the winners; none while the game goes on or after a draw."""
    if view.outcome is None or view.outcome.reason in _DRAWN:
        return ()
    return view.outcome.winners


def _stands_out(view: View, seat: int) -> bool:
    return view.turn == seat if view.outcome is None else seat in winners(view)


def _state(view: View, seat: int) -> Text | None:
    """Return the text shown instead of the slider, None for the slider."""
    own = view.seats[seat]
    if own.resigned:
        return text("board-stratego4-resigned")
    if own.out:
        return text("board-stratego4-out")
    if view.phase == "deploying":
        return text("board-stratego4-ready" if own.ready else "board-stratego4-deploying")
    return None


def _words(state: Text, box: Box, line: int, say: Say, *, ready: bool) -> Iterator[Shape]:
    left, colour = box.x + 16, WHITE if ready else PALE
    if ready:
        yield centred(_check(), left + 16, line)
        left += 42
    yield fitted(say(state), left, line, box.right - 12 - left, (TEXT,), colour)


@lru_cache(maxsize=1)
def _check() -> Symbol:
    """Draw a tick."""
    stroke = ((5.0, 18.0), (13.0, 27.0), (29.0, 7.0))
    return Symbol("stratego4-check", 34, 34, (Path(stroke, WHITE, 6),))


@lru_cache(maxsize=16)
def _panel(width: int, height: int, gold: bool, team: int | None) -> Symbol:
    """Draw the background of a panel; partners have the same band behind their names."""
    edge, stroke = outline(gold=gold)
    shapes: list[Shape] = [Rectangle(0, 0, width, height, PANEL, CORNER)]
    if team is not None:
        shapes.append(Rectangle(0, 0, width, _BAND, TEAM_BANDS[team], CORNER))
        shapes.append(Rectangle(0, _BAND - CORNER, width, CORNER, TEAM_BANDS[team]))
    shapes.append(Rectangle(0, 0, width, height, None, CORNER, edge, stroke))
    key = f"stratego4-panel/{width}x{height}/{gold}/{team}"
    return Symbol(key, width, height, tuple(shapes))


def _name(view: View, seat: int, label: SeatLabel, box: Box, say: Say) -> Iterator[Shape]:
    """Draw token, name (as large as fits), and the partner's token or the winner's wreath."""
    line, left, right = box.y + _NAME, box.x + 60, box.right - 12
    yield centred(token(seat, 42), box.x + 33, line)
    if seat in winners(view):
        right -= 58
        yield centred(laurel(), right + 31, line)
    elif view.options.teams:
        right -= 46
        yield centred(_partner((seat + 2) % len(view.seats)), right + 24, line)
    room = right - left
    colour = PALE if view.seats[seat].out else WHITE
    yield from seat_name(label, seat, say, (left, line), room, colour).shapes


@lru_cache(maxsize=4)
def _partner(seat: int) -> Symbol:
    """Draw a plus and the partner's token."""
    shapes = (
        Path(((3.0, 17.0), (15.0, 17.0)), WHITE, 3.5),
        Path(((9.0, 11.0), (9.0, 23.0)), WHITE, 3.5),
        centred(token(seat, 26), 33, 17),
    )
    return Symbol(f"stratego4-partner/{seat}", 50, 34, shapes)


# --- the slider ----------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def _slider(seat: int, value: int) -> Symbol:
    """Draw the track with notches from 0 to VI, each as wide as its numeral, and the rider."""
    mark, middle = SEAT_MARKS[seat], _HIGH / 2 + 4
    widths = [typeface("bold").width(numeral, TEXT) + 2 * _PAD for numeral in SLIDER]
    starts = [4, *(4 + sum(widths[: notch + 1]) for notch in range(len(widths)))]
    shapes: list[Shape] = [Rectangle(4, 4, starts[-1] - 4, _HIGH, _EMPTY, 8)]
    if value:
        shapes.append(Rectangle(4, 4, starts[value + 1] - 4, _HIGH, "#5A5D66", 8))
    for notch, numeral in enumerate(SLIDER):
        x, wide = starts[notch], widths[notch]
        if notch == value:
            shapes += (
                Rectangle(x - 3, 0, wide + 6, _HIGH + 8, INK, 9),
                Rectangle(x - 1.5, 1.5, wide + 3, _HIGH + 5, WHITE, 8),
                Rectangle(x + 1, 4, wide - 2, _HIGH, mark.colour, 5),
            )
        ink = mark.ink if notch == value else WHITE if notch == TOP_OF_SLIDER else PALE
        shapes.append(Lettering(x + wide / 2, middle, numeral, TEXT, ink, "bold", "centre"))
    key = f"stratego4-slider/{seat}/{value}"
    return Symbol(key, ceil(starts[-1]) + 4, _HIGH + 8, tuple(shapes))


# --- beaten pieces -------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _tray(seat: int, lost: tuple[int, ...], width: int) -> Symbol:
    """Draw the ranks, highest first, and below each how many of its pieces are beaten."""
    step, mark = width / len(RANKS), SEAT_MARKS[seat]
    shapes: list[Shape] = []
    for column, rank in enumerate(RANKS):
        x, gone = step * (column + 0.5), lost.count(rank)
        ink = WHITE if gone else _DIM
        shapes.append(Lettering(x, 14, str(rank), TEXT, ink, "bold", "centre"))
        if gone:
            shapes.append(Rectangle(x - 13, 31, 26, 36, WHITE, 7))
            shapes.append(Rectangle(x - 11, 33, 22, 32, mark.colour, 5))
            shapes.append(Lettering(x, 49, str(gone), TEXT, mark.ink, "bold", "centre"))
    beaten = "".join(map(str, lost))
    return Symbol(f"stratego4-tray/{seat}/{beaten}/{width}", width, _TRAY_HIGH, tuple(shapes))


# The strip below or beside the board: round, legend, and warning of an approaching draw.

Spot = tuple[int, int, int]

_SIZES: Final = (TEXT, TEXT, 28)
"""Font sizes: one line, or two."""


def foot(view: View, say: Say) -> Iterator[Shape]:
    """Draw the strip (on the board for three: the block) of information for all."""
    box = SHEETS[view.board].foot
    yield Stamp(_ground(box.width, box.height), box.x, box.y)
    stage, known, end = _spots(view)
    yield from _said(_stage(view), stage, say, WHITE)
    if view.options.memory:
        yield from _said(text("board-stratego4-memory"), known, say, PALE)
    else:
        yield from _signed(told_sample(), text("board-stratego4-told"), known, say, PALE)
    if draw_near(view):
        left = view.quiet_turns_to_end - view.quiet_turns
        draw = text("board-stratego4-draw", turns=left)
        yield from _signed(_hourglass(), draw, end, say, WARNING)
    else:
        yield from _signed(back_sample(), text("board-stratego4-unknown"), end, say, PALE)


def _signed(
    sign: Symbol, words: Text, spot: Spot, say: Say, colour: Colour
) -> Iterator[Stamp | Lettering]:
    """Draw a sign with words beside it."""
    x, y, room = spot
    yield centred(sign, x + 20, y)
    yield from _said(words, (x + 48, y, room - 48), say, colour)


def draw_near(view: View) -> bool:
    """Whether three quarters of the turns allowed without a beaten piece are over."""
    return view.phase != "over" and 4 * view.quiet_turns >= 3 * view.quiet_turns_to_end


def _spots(view: View) -> tuple[Spot, ...]:
    """Return left end, middle line and width for each of the three entries."""
    sheet = SHEETS[view.board]
    box = sheet.foot
    if sheet.lines == 1:
        line, step = box.y + box.height // 2, box.width // 3
        return tuple((box.x + 18 + step * i, line, step - 30) for i in range(3))
    step = (box.height - 22) // 3
    return tuple((box.x + 18, box.y + 11 + step * i + step // 2, box.width - 32) for i in range(3))


def _stage(view: View) -> Text:
    if view.phase == "deploying":
        ready = sum(seat.ready for seat in view.seats)
        return text("board-stratego4-stage-deploying", ready=ready, seats=len(view.seats))
    return text("board-stratego4-round", round=view.round)


def _said(words: Text, spot: Spot, say: Say, colour: Colour) -> tuple[Lettering, ...]:
    x, y, room = spot
    return label(say(words), x, y, room, _SIZES, colour, align="left")


@lru_cache(maxsize=2)
def _ground(width: int, height: int) -> Symbol:
    ground = Rectangle(0, 0, width, height, PANEL, CORNER, PANEL_EDGE, 2)
    return Symbol(f"stratego4-foot/{width}x{height}", width, height, (ground,))


@lru_cache(maxsize=1)
def _hourglass() -> Symbol:
    """Draw an hourglass."""
    glass = ((5, 5), (27, 5), (18, 18), (27, 31), (5, 31), (14, 18))
    shapes = (
        Polygon(glass, None, WARNING, 3.5),
        Polygon(((10, 29), (16, 21), (22, 29)), WARNING),
        Path(((3, 4), (29, 4)), WARNING, 4),
        Path(((3, 32), (29, 32)), WARNING, 4),
    )
    return Symbol("stratego4-hourglass", 34, 38, shapes)
