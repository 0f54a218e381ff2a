"""The cross table of a cup: what each entrant got against each other one."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

import msgspec

from core.translatable_text import Say, Verbatim, text
from rendering.club.layout import (
    HEADING,
    LEFT,
    RIGHT,
    Heading,
    heading_words,
    separator,
    table_picture,
)
from rendering.club.results import CupResult, legend, result_words, tile
from rendering.club.scores import score_words
from rendering.scene.colours_and_sizes import GOLD, PALE, PANEL_EDGE, TEXT, TITLE, WHITE
from rendering.scene.seat_labels import seat_name
from rendering.scene.shapes import Lettering, Path, Scene, SeatLabel, Shape
from rendering.scene.text_fitting import fitted

MOST_ROWS: Final = 16
"""More columns than this are too narrow for legible lettering."""

_TOP: Final = HEADING + 60
_NAME: Final = LEFT + 50
_SCORE: Final = 122
_LEAST_NAME: Final = 220
_WIDEST: Final = 64
_GAP: Final = 4


class CrossRow(msgspec.Struct, frozen=True):
    """A row: the results against those of each row, in their order; None if they did not meet.

    ``number``: of the entrant, for a name that cannot be drawn. ``bye``: what it got without a
    game, None if nothing.
    """

    rank: int
    number: int
    label: SeatLabel
    score: Fraction
    against: tuple[CupResult | None, ...]
    bye: CupResult | None = None


class CrossTable(msgspec.Struct, frozen=True):
    """The rows, best first, at most MOST_ROWS, and what stands above them.

    ``is_of_groups``: more than two meet at a table, so that results say who came in ahead.
    """

    heading: Heading
    rows: tuple[CrossRow, ...]
    is_of_groups: bool = False


def cross_table(table: CrossTable, say: Say) -> Scene:
    """Return the picture of a cross table."""
    cell = _cell(table)
    row_height = max(cell, 56)
    left = RIGHT - _SCORE - cell * _columns(table)
    shapes = list(_numbers(table, left, cell, say))
    for place, row in enumerate(table.rows):
        y = _TOP + row_height * (place + 0.5)
        shapes.append(separator(y - row_height / 2))
        shapes += _row(row, place, y, left, cell, say)
    bottom = _TOP + row_height * len(table.rows)
    return table_picture(table.heading, shapes, bottom, _signs(table, say))


def in_words(table: CrossTable, say: Say, *, briefly: bool = False) -> str:
    """Return the alt text: each row as it is written; ``briefly``: without the results."""
    rows = rows_in_words(table, say, briefly=briefly)
    return " ".join((heading_words(table.heading, say), *rows))


def rows_in_words(table: CrossTable, say: Say, *, briefly: bool = False) -> tuple[str, ...]:
    """Return each row as it is written, best first; ``briefly``: without the results."""
    rows = enumerate(table.rows)
    return tuple(_row_words(row, place, say, briefly=briefly) for place, row in rows)


def _row_words(row: CrossRow, place: int, say: Say, *, briefly: bool) -> str:
    name, score = Verbatim(row.label.name), Verbatim(score_words(row.score, say))
    if briefly:
        return say(text("cup-picture-row", rank=row.rank, name=name, score=score))
    cells = [
        "■" if column == place else "·" if result is None else result_words(result, say)
        for column, result in enumerate(row.against)
    ]
    cells += [] if row.bye is None else [result_words(row.bye, say)]
    results = Verbatim(" ".join(cells))
    return say(text("cup-picture-row-more", rank=row.rank, name=name, score=score, more=results))


def _has_byes(table: CrossTable) -> bool:
    return any(row.bye is not None for row in table.rows)


def _columns(table: CrossTable) -> int:
    return len(table.rows) + _has_byes(table)


def _cell(table: CrossTable) -> int:
    """Return the width of a column."""
    return min(_WIDEST, (RIGHT - _SCORE - _NAME - _LEAST_NAME) // _columns(table))


def _numbers(table: CrossTable, left: float, cell: int, say: Say) -> Iterator[Shape]:
    """The ranks above the columns, and over the scores what they are."""
    y = _TOP - 28
    for place, row in enumerate(table.rows):
        x = left + cell * (place + 0.5)
        yield Lettering(x, y, f"{row.rank}", TEXT, PALE, "medium", "centre")
    points = say(text("cup-picture-points"))
    yield fitted(points, RIGHT, y, _SCORE - 12, (TEXT,), PALE, face="medium", align="right")


def _row(row: CrossRow, place: int, y: float, left: float, cell: int, say: Say) -> Iterator[Shape]:
    ink, side = GOLD if row.rank == 1 else WHITE, cell - _GAP
    reach = side / 2 - 2
    yield Lettering(LEFT + 36, y, f"{row.rank}", TEXT, ink, "bold", "right")
    yield from seat_name(row.label, row.number - 1, say, (_NAME, y), left - 12 - _NAME, ink).shapes
    for column, result in enumerate((*row.against, row.bye)):
        x = left + cell * (column + 0.5)
        if column == place:
            yield Path(((x - reach, y - reach), (x + reach, y + reach)), PANEL_EDGE, 3)
        elif result is not None:
            yield from tile(result, x, y, side, say)
    yield Lettering(RIGHT, y, score_words(row.score, say), TITLE, ink, "bold", "right")


def _signs(table: CrossTable, say: Say) -> list[str]:
    """Return what the signs in the table mean."""
    shown = [result for row in table.rows for result in (*row.against, row.bye) if result]
    ahead = [say(text("cup-picture-ahead"))] if table.is_of_groups else []
    return [*ahead, *legend(shown, say)]
