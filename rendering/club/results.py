"""The result of a game as a tile: what it gave is written on it, and shown by its ground."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Final, Literal

import msgspec

from core.translatable_text import Say, text
from rendering.club.scores import score_words
from rendering.scene.colours_and_sizes import PALE, PANEL_EDGE, TEXT, WHITE
from rendering.scene.shapes import Colour, Lettering, Rectangle, Shape
from rendering.scene.typeface import typeface

Kind = Literal["game", "bye", "missed", "open"]

WON: Final[Colour] = "#0072B2"

_LARGE: Final = 36
_AIR: Final = 14
"""Both sides of large lettering together."""

_SIGNS: Final[dict[Kind, str]] = {"bye": "+", "missed": "–", "open": "…"}
"""What is written instead of points."""


class CupResult(msgspec.Struct, frozen=True):
    """What somebody got in a round, or against somebody else.

    ``points`` of ``most`` if the kind is "game"; "bye": points without a game; "missed": took no
    part; "open": the game is still played.
    """

    points: Fraction = Fraction(0)
    most: int = 1
    kind: Kind = "game"

    @property
    def is_full(self) -> bool:
        """Whether it gave all that it could."""
        return self.kind == "game" and self.points == self.most


def result_words(result: CupResult, say: Say) -> str:
    """Return what is written on the tile."""
    return _SIGNS.get(result.kind) or score_words(result.points, say)


def tile(result: CupResult, x: float, y: float, side: int, say: Say) -> Iterator[Shape]:
    """Draw a tile with its middle at (x, y)."""
    fill, ink = _colours(result)
    left, top = x - side / 2, y - side / 2
    yield Rectangle(left, top, side, side, fill, 8, None if fill else PANEL_EDGE, 0 if fill else 3)
    words = result_words(result, say)
    fits = typeface("bold").width(words, _LARGE) <= side - _AIR
    yield Lettering(x, y, words, _LARGE if fits else TEXT, ink, align="centre")


def legend(results: Iterable[CupResult], say: Say) -> list[str]:
    """Return what each of the signs on these tiles means."""
    kinds = {result.kind for result in results}
    return [
        f"{sign} {say(text(f'cup-picture-{kind}'))}"
        for kind, sign in _SIGNS.items()
        if kind in kinds
    ]


def _colours(result: CupResult) -> tuple[Colour | None, Colour]:
    """Return ground and ink: blue if won, grey for a part, only an outline for nothing."""
    if result.is_full:
        return WON, WHITE
    if result.kind == "game" and result.points:
        return PANEL_EDGE, WHITE
    return None, PALE
