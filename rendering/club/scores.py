"""Scores as people write them: "3½", or "4.29" where no simple fraction is exact."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from core.translatable_text import Say, Verbatim, text

_SIGNS: Final[Mapping[Fraction, str]] = {
    Fraction(1, 8): "⅛",
    Fraction(1, 4): "¼",
    Fraction(3, 8): "⅜",
    Fraction(1, 2): "½",
    Fraction(5, 8): "⅝",
    Fraction(3, 4): "¾",
    Fraction(7, 8): "⅞",
}
"""The fractions for which the typeface has a sign."""

_WRITTEN_OUT: Final = frozenset({3, 6})
"""Denominators of other fractions that are written with a slash."""


def score_words(score: Fraction, say: Say) -> str:
    """Return a number as it is written, rounded to hundredths if it must be."""
    if score < 0:
        return f"−{score_words(-score, say)}"
    whole, part = divmod(score, 1)
    if not part:
        return f"{whole}"
    if part in _SIGNS:
        return f"{whole or ''}{_SIGNS[part]}"
    if part.denominator in _WRITTEN_OUT:
        return f"{whole or ''} {part.numerator}⁄{part.denominator}".strip()
    whole, hundredths = divmod(round(score * 100), 100)
    digits = Verbatim(f"{hundredths:02}")
    return say(text("cup-picture-decimal", whole=whole, hundredths=digits))
