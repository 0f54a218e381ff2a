"""The end of a season: its champion, who was best in each game, and the best of all."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from core.translatable_text import Say, Text, Verbatim, text
from rendering.club.layout import LEFT, RIGHT, panel, picture, separator
from rendering.scene.colours_and_sizes import GOLD, MARGIN, PALE, SCORE, TEXT, TITLE, WHITE
from rendering.scene.drawable_characters import clean_name
from rendering.scene.seat_labels import robot, seat_name
from rendering.scene.seat_marks import laurel
from rendering.scene.shapes import (
    Lettering,
    Scene,
    SeatLabel,
    Shape,
    centred,
    placed,
    resized_symbol,
)
from rendering.scene.text_fitting import fitted
from rendering.scene.typeface import typeface

MOST_ROWS: Final = 10

_CHAMPION: Final = 250
"""Height of the champion's panel."""

_NAME_SIZES: Final = (96, 84, 72, 64, 56, SCORE, TITLE)
_CAPTION: Final = 76
_ROW: Final = 64
_TITLES: Final = 440
"""From the left: where the names of those begin who were best in a game."""

_VALUE: Final = 930
"""From the left: where values end."""


class GameTitle(msgspec.Struct, frozen=True):
    """Who was best in a game."""

    game: Text
    label: SeatLabel


class SeasonRow(msgspec.Struct, frozen=True):
    """A row of the table. ``value``: what the season counts; ``remark``: from how many games."""

    rank: int
    label: SeatLabel
    value: int
    remark: Text | None = None


class SeasonEnd(msgspec.Struct, frozen=True):
    """All that the picture shows; at most MOST_ROWS rows. ``season``: its name."""

    season: Text
    champion: SeatLabel
    titles: tuple[GameTitle, ...]
    rows: tuple[SeasonRow, ...]


def season_end(end: SeasonEnd, say: Say) -> Scene:
    """Return the picture of a season's end."""
    shapes = [panel(MARGIN, MARGIN + _CHAMPION), *_champion(end, say)]
    top = 2 * MARGIN + _CHAMPION
    for caption, rows in (
        ("cup-picture-titles", [tuple(_title(one, say)) for one in end.titles]),
        ("cup-picture-best", [tuple(_row(row, place, say)) for place, row in enumerate(end.rows)]),
    ):
        if rows:
            bottom = top + _CAPTION + _ROW * len(rows) + 8
            shapes += _table(say(text(caption)), rows, top, bottom)
            top = bottom + MARGIN
    return picture(shapes, top)


def in_words(end: SeasonEnd, say: Say, *, briefly: bool = False) -> str:
    """Return the alt text; ``briefly``: without the remarks."""
    champion = Verbatim(end.champion.name)
    said = [text("cup-picture-champion-alt", season=end.season, name=champion)]
    said += [
        text("cup-picture-title-alt", game=one.game, name=Verbatim(one.label.name))
        for one in end.titles
    ]
    said += [_row_words(row, briefly=briefly) for row in end.rows]
    return " ".join(map(say, said))


def _row_words(row: SeasonRow, *, briefly: bool) -> Text:
    """Return rank, name and value, and the remark in brackets."""
    name = Verbatim(row.label.name)
    if briefly or row.remark is None:
        return text("cup-picture-row", rank=row.rank, name=name, score=row.value)
    score, more = row.value, row.remark
    return text("cup-picture-row-more", rank=row.rank, name=name, score=score, more=more)


def _champion(end: SeasonEnd, say: Say) -> Iterator[Shape]:
    """Draw the wreath, and beside it the season and the name, as large as it can be."""
    wreath = resized_symbol(laurel(), 3.4)
    yield centred(wreath, LEFT + 108, MARGIN + _CHAMPION / 2)
    left, top = LEFT + 236, MARGIN + 66
    caption = say(text("cup-picture-champion", season=end.season))
    yield fitted(caption, left, top, RIGHT - left, (TITLE, TEXT), PALE)
    name = clean_name(end.champion.name, say(text("board-player", number=1)))
    mark = resized_symbol(robot(GOLD), 2) if end.champion.computer else None
    room = RIGHT - left - (mark.width + 20 if mark else 0)
    words = fitted(name, left, top + 92, room, _NAME_SIZES, GOLD)
    yield words
    if mark:
        end_of_name = left + typeface("bold").width(words.words, words.size)
        yield centred(mark, end_of_name + 20 + mark.width / 2, top + 92)


def _table(caption: str, rows: Sequence[Sequence[Shape]], top: int, bottom: int) -> Iterator[Shape]:
    """Draw a panel with a caption and rows that were composed at height 0."""
    yield panel(top, bottom)
    yield fitted(caption, LEFT, top + 42, RIGHT - LEFT, (TITLE, TEXT), WHITE)
    for place, row in enumerate(rows):
        y = top + _CAPTION + _ROW * (place + 0.5)
        yield separator(y - _ROW / 2)
        yield from (placed(shape, 0, y) for shape in row)


def _title(one: GameTitle, say: Say) -> Iterator[Shape]:
    """Draw the name of a game and of who was best in it."""
    room = _TITLES - LEFT - 20
    yield fitted(say(one.game), LEFT, 0, room, (TITLE, 34, TEXT), PALE, face="medium")
    yield centred(laurel(), _TITLES + 28, 0)
    left = _TITLES + 72
    yield from seat_name(one.label, 0, say, (left, 0), RIGHT - left, WHITE).shapes


def _row(row: SeasonRow, place: int, say: Say) -> Iterator[Shape]:
    """Draw rank, name, value and remark."""
    ink = GOLD if row.rank == 1 else WHITE
    yield Lettering(LEFT + 54, 0, f"{row.rank}", TITLE, ink, "bold", "right")
    left = LEFT + 76
    yield from seat_name(row.label, place, say, (left, 0), _VALUE - 140 - left, ink).shapes
    yield Lettering(_VALUE, 0, f"{row.value}", TITLE, ink, "bold", "right")
    if row.remark is None:
        return
    room = RIGHT - _VALUE - 24
    yield fitted(say(row.remark), RIGHT, 0, room, (TEXT,), PALE, face="medium", align="right")
