"""The final standings of a cup: rank, name, the results of the last rounds, points."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from core.texts import Say, Verbatim, text
from rendering.scene.marks import laurel
from rendering.scene.shapes import (
    CANVAS,
    CORNER,
    GOLD,
    MARGIN,
    PALE,
    PANEL,
    PANEL_EDGE,
    SCORE,
    TEXT,
    TITLE,
    WHITE,
    Align,
    Base,
    Colour,
    Lettering,
    Path,
    Rectangle,
    Scene,
    SeatLabel,
    Shape,
    centred,
)
from rendering.scene.text import clean_name, fitted, seat_name, shortened, typeface

MOST_ROWS: Final = 20
"""So many rows make a picture that a phone shows in full width."""

LAST_ROUNDS: Final = 7
"""How many results are shown beside a name."""

WON: Final[Colour] = "#0072B2"

_PALETTE: Final = "charts"
"""The colour table of charts: this picture has no colour that charts lack."""

BYE: Final = "+"
MISSED: Final = "–"
"""What is written instead of points."""

_WIDTH: Final = 1200
_LEFT: Final = MARGIN + 20
_RIGHT: Final = _WIDTH - MARGIN - 20
_TOP: Final = 214
_ROW: Final = 64
_NAME: Final = _LEFT + 76
_POINTS: Final = 150
_PITCH: Final = 56
_TILE: Final = 52
_WREATH: Final = 64
_LEGEND: Final = 60
_SMALL: Final = 36
"""The size of headings and legend: 11.5 pixels on a phone that shows the picture 384 wide."""


class StandingsRow(msgspec.Struct, frozen=True):
    """A row. ``number``: of the entrant, for a name that cannot be drawn.

    ``points``: in digits and signs. ``results``: the points of the last rounds, from "0" to "1",
    BYE or MISSED, at most LAST_ROUNDS, oldest first. ``has_won``: gets a wreath.
    """

    rank: int
    number: int
    name: str
    points: str
    results: tuple[str, ...] = ()
    has_left: bool = False
    has_won: bool = False


class StandingsTable(msgspec.Struct, frozen=True):
    """The rows, best first, at most MOST_ROWS, and the two lines above them.

    ``has_more_rounds``: rounds were played before those shown.
    """

    title: str
    note: str
    rows: tuple[StandingsRow, ...]
    has_more_rounds: bool = False


def cup_standings(table: StandingsTable, say: Say) -> Scene:
    """Return the picture of the standings."""
    bottom, signs = _TOP + _ROW * len(table.rows), _signs(table.rows, say)
    high, room = bottom + _LEGEND, _RIGHT - _LEFT
    title = clean_name(table.title, table.note)
    shapes = [
        Rectangle(MARGIN, MARGIN, _WIDTH - 2 * MARGIN, high - MARGIN, PANEL, CORNER, PANEL_EDGE, 2),
        fitted(title, _LEFT, 56, room, (SCORE, 44, TITLE), WHITE),
        fitted(table.note, _LEFT, 108, room, (_SMALL, TEXT), PALE, face="medium"),
        *_headings(table, say),
    ]
    for place, row in enumerate(table.rows):
        y = _TOP + _ROW * (place + 0.5)
        shapes.append(Path(((_LEFT, y - _ROW / 2), (_RIGHT, y - _ROW / 2)), PANEL_EDGE, 2))
        shapes += _row(row, y, say)
    words = shortened(" · ".join(signs), _SMALL, room, "medium")
    shapes.append(Lettering(_LEFT, bottom + 28, words, _SMALL, PALE, "medium"))
    height = high + MARGIN
    return Scene(_WIDTH, height, Base("", _WIDTH, height, CANVAS, tuple(shapes)), (), _PALETTE)


def in_words(table: StandingsTable, say: Say, *, briefly: bool = False) -> str:
    """Return the alt text; ``briefly``: without the results of rounds."""
    title, note = Verbatim(table.title), Verbatim(table.note)
    said = [say(text("cup-picture-heading", title=title, note=note))]
    for row in table.rows:
        results = "" if briefly else " ".join(row.results)
        points = Verbatim(row.points + (f" ({results})" if results else ""))
        name = text("cup-left", who=Verbatim(row.name)) if row.has_left else Verbatim(row.name)
        said.append(say(text("cup-picture-row", rank=row.rank, name=name, points=points)))
    return " ".join(said)


def _headings(table: StandingsTable, say: Say) -> Iterator[Shape]:
    """The headings of the columns of results and points."""
    y, right = _TOP - 38, _RIGHT - _POINTS
    last = text("cup-picture-last", all="no" if table.has_more_rounds else "yes")
    for words, x, wide in (
        (last, right, _PITCH * max(map(_pitches, table.rows))),
        (text("cup-picture-points"), _RIGHT, _POINTS - 16),
    ):
        yield fitted(say(words), x, y, wide, (_SMALL, TEXT), PALE, face="medium", align="right")


def _pitches(row: StandingsRow) -> int:
    """Return for how many results there is room: the heading above them needs three."""
    return max(3, len(row.results))


def _row(row: StandingsRow, y: float, say: Say) -> Iterator[Shape]:
    ink = GOLD if row.has_won else PALE if row.has_left else WHITE
    right, left = _RIGHT - _POINTS, _RIGHT - _POINTS - _PITCH * _pitches(row)
    yield Lettering(_LEFT + 54, y, f"{row.rank}", TITLE, ink, "bold", "right")
    out = say(text("cup-picture-left")) if row.has_left else ""
    wide = typeface("medium").width(out, _SMALL) + 20 if out else 0
    room = left - 24 - _NAME - _WREATH * row.has_won - wide
    name = seat_name(SeatLabel(row.name), row.number - 1, say, (_NAME, y), room, ink)
    yield from name.shapes
    if out:
        yield Lettering(name.right + 20, y, out, _SMALL, PALE, "medium")
    if row.has_won:
        yield centred(laurel(), name.right + 36, y)
    for place, result in enumerate(row.results):
        yield from _tile(result, right - _PITCH * (len(row.results) - place - 0.5), y)
    yield _number(row.points, (_RIGHT, y), _POINTS - 16, (TITLE, TEXT), ink, "right")


def _tile(result: str, x: float, y: float) -> Iterator[Shape]:
    """Draw a result: on blue if it is a full point, on grey if a part, else in an outline."""
    part = None if result in ("0", BYE, MISSED) else PANEL_EDGE
    fill, ink = WON if result == "1" else part, WHITE if part else PALE
    edge = None if fill else PANEL_EDGE
    yield Rectangle(x - _TILE / 2, y - _TILE / 2, _TILE, _TILE, fill, 8, edge, 0 if fill else 3)
    yield _number(result, (x, y), _TILE - 14, (36, TEXT), ink, "centre")


def _number(
    words: str,
    place: tuple[float, float],
    room: int,
    sizes: tuple[int, int],
    ink: Colour,
    align: Align,
) -> Lettering:
    """Return a number in the larger size if that fits; its signs are kept, other than in names."""
    large, small = sizes
    size = large if typeface("bold").width(words, large) <= room else small
    return Lettering(*place, words, size, ink, align=align)


def _signs(rows: Sequence[StandingsRow], say: Say) -> list[str]:
    """Return what each of the signs in the table means."""
    shown = {result for row in rows for result in row.results}
    meant = ((BYE, text("cup-picture-bye")), (MISSED, text("cup-picture-missed")))
    return [f"{sign} {say(means)}" for sign, means in meant if sign in shown]
