"""A game as a film of captioned pictures: what ``animation.py`` encodes."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from rendering.scene.marks import token
from rendering.scene.shapes import (
    MARGIN,
    PALE,
    PANEL_EDGE,
    WHITE,
    Lettering,
    Rectangle,
    Scene,
    Shape,
    centred,
)
from rendering.scene.text import typeface, wrapped

# What an animation is made of, and what it becomes.


class Shot(msgspec.Struct, frozen=True):
    """A frame of a film. ``turn``: the turn it belongs to, counted from 0."""

    scene: Scene
    turn: int


class Film(msgspec.Struct, frozen=True):
    """An animated GIF of ``pictures`` frames. ``every``: 0 if it shows all shots; n if it shows
    only the end of each nth turn.
    """

    data: bytes
    pictures: int
    every: int


class TooLarge(Exception):
    """Even the first and the last frame alone exceed the limit."""


# Captions of a replay: what was done, by whom, and the progress of the game.

HEIGHT: Final = 136

LINES: Final = 2
"""Lines of words in a caption."""

_SIZE: Final = 32
_PITCH: Final = 42
_TOKEN: Final = 48
_BAR: Final = 10


class Caption(msgspec.Struct, frozen=True):
    """``words``: what was done, item by item. ``seat``: who did it, None for no single seat.

    ``count``: how many moves everybody knew of by then. ``part``: progress of the game, from 0 to
    1.
    """

    words: Sequence[str]
    seat: int | None
    count: int
    part: float


def captioned(scene: Scene, height: int, caption: Caption) -> Scene:
    """Return the scene with a caption at ``height``, which may be below the scene's own height."""
    live = (*scene.live, *_caption(caption, scene.width, height))
    return Scene(scene.width, height + HEIGHT, scene.base, live, scene.palette)


def _caption(caption: Caption, width: int, top: int) -> Iterator[Shape]:
    left, right = 2 * MARGIN, width - 2 * MARGIN
    middle = top + 8 + _PITCH
    if caption.seat is not None:
        yield centred(token(caption.seat, _TOKEN), left + _TOKEN / 2, middle)
    text_left = left + _TOKEN + 20
    lines = _lines(caption.words, right - text_left)
    first = middle - _PITCH * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        yield Lettering(text_left, first + _PITCH * number, line, _SIZE, WHITE, "medium")
    foot = top + HEIGHT - 24
    bar = right - 90 - left
    yield Rectangle(left, foot - _BAR / 2, bar, _BAR, PANEL_EDGE)
    yield Rectangle(left, foot - _BAR / 2, max(_BAR, round(bar * caption.part)), _BAR, WHITE)
    yield Lettering(right, foot, f"{caption.count}", _SIZE, PALE, "bold", "right")


def _lines(words: Sequence[str], room: float) -> tuple[str, ...]:
    """Return as many whole items as fit; a first item that does not fit is cut."""
    for count in range(len(words), 0, -1):
        sign = " …" if count < len(words) else ""
        said = wrapped(" ".join(words[:count]), _SIZE, room, LINES + 1, "medium")
        *before, last = said or ("",)
        if len(said) <= LINES and typeface("medium").width(last + sign, _SIZE) <= room:
            return (*before, last + sign)
    return wrapped(" ".join(words[:1]), _SIZE, room, LINES, "medium")
