"""The seats' panels: name, the slider of recruits, and the beaten pieces by rank."""

from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from typing import Final

from core.game import Seat
from core.translatable_text import Say, Text, text
from games.stratego4.board import RANKS
from games.stratego4.rule_numbers import SLIDER, TOP_OF_SLIDER
from games.stratego4.view import View
from rendering.boards.stratego4.layout import SHEETS
from rendering.boards.stratego4.space_positions import Ground
from rendering.scene.colours_and_sizes import CORNER, INK, PALE, PANEL, TEXT, WHITE
from rendering.scene.panels import outline
from rendering.scene.seat_labels import seat_name
from rendering.scene.seat_marks import SEAT_MARKS, laurel, token
from rendering.scene.shapes import (
    Box,
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
from rendering.scene.text_fitting import fitted
from rendering.scene.typeface import typeface

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
