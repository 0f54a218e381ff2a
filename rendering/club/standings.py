"""The standings of a cup: rank, name, last games, score, and what decides between equal scores."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

import msgspec

from core.translatable_text import Say, Text, Verbatim, text
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
from rendering.scene.colours_and_sizes import GOLD, PALE, TEXT, TITLE, WHITE
from rendering.scene.seat_labels import seat_name
from rendering.scene.seat_marks import laurel
from rendering.scene.shapes import Circle, Colour, Lettering, Scene, SeatLabel, Shape, centred
from rendering.scene.text_fitting import label

MOST_ROWS: Final = 20
"""So many rows make a picture that a phone shows in full width."""

LAST_GAMES: Final = 5
"""How many results are shown beside a name."""

LIVES: Final = 2

_TOP: Final = HEADING + 74
_ROW: Final = 64
_NAME: Final = LEFT + 76
_LAST_COLUMN: Final = 196
_SCORE: Final = 150
_PITCH: Final = 56
_FEWEST_PITCHES: Final = 3
"""The column of results is as wide as so many, as its heading needs room."""

_TILE: Final = 52
_SIGN: Final = 40
_LEFT_SIGN: Final = "×"
_LOT_SIGN: Final = "="


class StandingsRow(msgspec.Struct, frozen=True):
    """A row. ``number``: of the entrant, for a name that cannot be drawn.

    ``last``: the results of the last rounds, oldest first. ``lives``: in a knock-out, how many are
    left. ``has_won``: is the champion of a cup that is over.
    ``by_lot``: only the lot parts them from a neighbour.
    """

    rank: int
    number: int
    label: SeatLabel
    score: Fraction
    last: tuple[CupResult, ...] = ()
    tie_break: Fraction | None = None
    lives: int | None = None
    has_left: bool = False
    has_won: bool = False
    by_lot: bool = False

    @property
    def is_out(self) -> bool:
        """Whether there are no more games for this entrant."""
        return self.has_left or self.lives == 0


class StandingsTable(msgspec.Struct, frozen=True):
    """The rows of a picture, at most MOST_ROWS, and what stands above them.

    ``tie_break``: the name of what the rows have as their tie-break.
    """

    heading: Heading
    rows: tuple[StandingsRow, ...]
    tie_break: Text | None = None


class _Columns(msgspec.Struct, frozen=True):
    """Where columns are: the right ends of numbers, the left ends of results and lives."""

    lives: float | None
    tie_break: float | None
    score: float
    last: float


def standings(table: StandingsTable, say: Say) -> Scene:
    """Return the picture of the standings, best first."""
    columns, shapes = _columns(table), list[Shape]()
    shapes += _headings(table, columns, say)
    for place, row in enumerate(table.rows):
        y = _TOP + _ROW * (place + 0.5)
        shapes.append(separator(y - _ROW / 2))
        shapes += _row(row, y, columns, say)
    return table_picture(
        table.heading, shapes, _TOP + _ROW * len(table.rows), _signs(table.rows, say)
    )


def in_words(table: StandingsTable, say: Say, *, briefly: bool = False) -> str:
    """Return the alt text; ``briefly``: only ranks, names and scores."""
    rows = [say(_row_words(row, table.tie_break, say, briefly=briefly)) for row in table.rows]
    return " ".join((heading_words(table.heading, say), *rows))


def _row_words(row: StandingsRow, tie_break: Text | None, say: Say, *, briefly: bool) -> Text:
    """Return rank, name and score; and what else the row shows, in brackets."""
    name, score = Verbatim(row.label.name), Verbatim(score_words(row.score, say))
    more = [] if briefly else list(_remarks(row, tie_break, say))
    if not more:
        return text("cup-picture-row", rank=row.rank, name=name, score=score)
    remarks = Verbatim("; ".join(more))
    return text("cup-picture-row-more", rank=row.rank, name=name, score=score, more=remarks)


def _remarks(row: StandingsRow, tie_break: Text | None, say: Say) -> Iterator[str]:
    if row.last:
        yield " ".join(result_words(result, say) for result in row.last)
    if tie_break is not None and row.tie_break is not None:
        yield f"{say(tie_break)} {score_words(row.tie_break, say)}"
    if row.lives is not None:
        yield say(text("cup-picture-lives-left", count=row.lives))
    if row.by_lot:
        yield say(text("cup-picture-lot"))
    if row.has_left:
        yield say(text("cup-picture-left"))
    if row.has_won:
        yield say(text("cup-picture-won"))


def _columns(table: StandingsTable) -> _Columns:
    """Return where columns are, from right to left; those without values take no room."""
    right = float(RIGHT)
    has_lives = any(row.lives is not None for row in table.rows)
    has_tie_break = table.tie_break is not None
    lives = right if has_lives else None
    right -= _LAST_COLUMN if has_lives else 0
    tie_break = right if has_tie_break else None
    right -= _LAST_COLUMN if has_tie_break else 0
    results = max((len(row.last) for row in table.rows), default=0)
    pitches = max(results, _FEWEST_PITCHES) if results else 0
    return _Columns(lives, tie_break, right, right - _SCORE - _PITCH * pitches)


def _headings(table: StandingsTable, columns: _Columns, say: Say) -> Iterator[Shape]:
    y = HEADING + 36
    room = columns.score - _SCORE - columns.last
    if room:
        yield from _heading(say(text("cup-picture-last")), columns.score - _SCORE, y, room)
    yield from _heading(say(text("cup-picture-points")), columns.score, y, _SCORE - 16)
    if columns.tie_break is not None and table.tie_break is not None:
        yield from _heading(say(table.tie_break), columns.tie_break, y, _LAST_COLUMN - 16)
    if columns.lives is not None:
        yield from _heading(say(text("cup-picture-lives")), columns.lives, y, _LAST_COLUMN - 16)


def _heading(words: str, x: float, y: float, room: float) -> tuple[Lettering, ...]:
    sizes = (TEXT, TEXT, TEXT)
    return label(words, x, y, room, sizes, PALE, face="medium", align="right")


def _row(row: StandingsRow, y: float, columns: _Columns, say: Say) -> Iterator[Shape]:
    ink = _ink(row)
    yield Lettering(LEFT + 54, y, f"{row.rank}", TITLE, ink, "bold", "right")
    yield from _name(row, y, columns.last - 24 - _NAME, ink, say)
    for number, result in enumerate(row.last):
        from_end = len(row.last) - number - 0.5
        yield from tile(result, columns.score - _SCORE - _PITCH * from_end, y, _TILE, say)
    score = score_words(row.score, say)
    yield Lettering(columns.score, y, score, TITLE, ink, "bold", "right")
    if columns.tie_break is not None and row.tie_break is not None:
        words = score_words(row.tie_break, say)
        yield Lettering(columns.tie_break, y, words, TITLE, PALE, "medium", "right")
    if columns.lives is not None and row.lives is not None:
        yield from _lives(row.lives, columns.lives, y)


def _ink(row: StandingsRow) -> Colour:
    """Return the colour of rank, name and score: gold for the best, pale for who plays no more.

    Nobody is the best before there are points.
    """
    if row.has_won or (row.rank == 1 and row.score and not row.is_out):
        return GOLD
    return PALE if row.is_out else WHITE


def _name(row: StandingsRow, y: float, room: float, ink: Colour, say: Say) -> Iterator[Shape]:
    """Draw the name, a wreath for who has won, and signs for who has left or stands by lot."""
    signs = (_LOT_SIGN * row.by_lot, _LEFT_SIGN * (row.has_left and not row.has_won))
    drawn = [sign for sign in signs if sign]
    wreath = 64 if row.has_won else 0
    taken = wreath + _SIGN * len(drawn)
    name = seat_name(row.label, row.number - 1, say, (_NAME, y), room - taken, ink)
    yield from name.shapes
    if row.has_won:
        yield centred(laurel(), name.right + 36, y)
    for place, sign in enumerate(drawn):
        yield Lettering(name.right + wreath + 12 + _SIGN * place, y, sign, TITLE, PALE)


def _lives(lives: int, right: float, y: float) -> Iterator[Shape]:
    """Draw a disc for each life: filled if it is left, else its outline."""
    for number in range(LIVES):
        x = right - 16 - 44 * (LIVES - 1 - number)
        if number < lives:
            yield Circle(x, y, 15, WHITE)
        else:
            yield Circle(x, y, 15, None, PALE, 3)


def _signs(rows: Sequence[StandingsRow], say: Say) -> list[str]:
    """Return what the signs in the table mean."""
    signs = legend((result for row in rows for result in row.last), say)
    if any(row.by_lot for row in rows):
        signs.append(f"{_LOT_SIGN} {say(text('cup-picture-lot'))}")
    if any(row.has_left for row in rows):
        signs.append(f"{_LEFT_SIGN} {say(text('cup-picture-left'))}")
    return signs
