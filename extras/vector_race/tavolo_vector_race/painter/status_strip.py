"""The strip below all: the round, and what the signs mean."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from core.translatable_text import Say, Text, text
from rendering.scene.shapes import (
    CORNER,
    PALE,
    PANEL,
    PANEL_EDGE,
    TEXT,
    WHITE,
    Box,
    Lettering,
    Rectangle,
    Shape,
    Stamp,
    Symbol,
    centred,
)
from rendering.scene.text import legible, typeface
from tavolo_vector_race.painter.cars import crash_cross, spark
from tavolo_vector_race.painter.reach import reached, would_crash
from tavolo_vector_race.rule_numbers import longest_race
from tavolo_vector_race.view import View

_PAD: Final = 18
_GAP: Final = 34
_SIGN: Final = 44


def status_strip(view: View, say: Say, box: Box) -> Iterator[Shape]:
    """Draw the strip: the round on the left, the legend on the right."""
    yield Stamp(_ground(box.width, box.height), box.x, box.y)
    line = box.y + box.height // 2
    most = longest_race(view.track.par, view.options.laps)
    told = text("board-vector-race-round", round=view.round, most=most)
    yield Lettering(box.x + _PAD, line, legible(say(told)), TEXT, WHITE)
    right = box.right - _PAD
    for sign, meaning in reversed(_legend(view)):
        words = legible(say(meaning))
        left = right - round(typeface("bold").width(words, TEXT))
        yield Lettering(left, line, words, TEXT, PALE)
        yield centred(sign, left - _SIGN // 2 - 4, line)
        right = left - _SIGN - _GAP


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
def _ground(width: int, height: int) -> Symbol:
    ground = Rectangle(0, 0, width, height, PANEL, CORNER, PANEL_EDGE, 2)
    return Symbol(f"vector-race-strip/{width}x{height}", width, height, (ground,))
