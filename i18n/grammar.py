"""Grammar that Fluent lacks: names with their article, French "de", Italian "a", lists."""

import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Literal

from babel import Locale as Dialect
from babel.lists import format_list

from core.translatable_text import Locale


class Said(str):
    """Words of one language, together with the same words with their article.

    A name stands in a sentence as ``{ $card }`` ("Forêt") or as ``{ THE($card) }`` ("la Forêt");
    the second is the attribute ``.the`` of the name's text, or the bare name if it has none.
    """

    definite: str

    def __new__(cls, plain: str, definite: str | None = None) -> "Said":
        """Make it of the words, and the words with their article."""
        said = super().__new__(cls, plain)
        said.definite = plain if definite is None else definite
        return said


def with_article(name: object) -> Any:
    """``THE``: return a name with its article, if its text has one."""
    return name.definite if isinstance(name, Said) else str(name)


_VOWELS = frozenset("aeiouœæ")
_EMPHASIS = "*_\u2068"
"""Characters before a name that are not spoken."""


def _first_letters(name: str) -> tuple[str, str]:
    """Return the first two spoken characters, lower-cased, without accents, or "" if missing."""
    spoken = unicodedata.normalize("NFD", name.lstrip(_EMPHASIS).casefold())
    letters = [sign for sign in spoken if not unicodedata.combining(sign)]
    first, second = [*letters, "", ""][:2]
    return first, second


def of(name: object) -> Any:
    """``OF``: return the French "de Bo", or "d’Ada" before a vowel.

    An h counts as aspirated ("de Hugo"), as names allow; a y is a vowel if a consonant follows
    ("d’Yves", "de Yann"). Nothing is elided before a mention or an emoji.
    """
    first, second = _first_letters(str(name))
    vowel = first in _VOWELS or (first == "y" and second.isalpha() and second not in _VOWELS)
    return f"d’{name}" if vowel else f"de {name}"


def to(name: object) -> Any:
    """``TO``: return the Italian "a Bo", or "ad Ada" before another a."""
    return f"ad {name}" if _first_letters(str(name))[0] == "a" else f"a {name}"


_DIALECTS: dict[Locale, Dialect] = {
    "en": Dialect("en", "GB"),
    "fr": Dialect("fr"),
    "it": Dialect("it"),
}
"""Lists are joined as in these dialects: "a, b and c", without a comma before the last."""


_STYLES: dict[str, Literal["standard", "or"]] = {"and": "standard", "or": "or"}
_REMEMBERED = 1_024


def listed(items: Sequence[str], locale: Locale, joined: str = "and") -> str:
    """Join items as a list: "a, b e c", or "a, b o c"; Italian has "ed" before another e."""
    return _listed(tuple(items), locale, joined)


@lru_cache(_REMEMBERED)
def _listed(items: tuple[str, ...], locale: Locale, joined: str) -> str:
    words = format_list(items, style=_STYLES[joined], locale=_DIALECTS[locale])
    last = items[-1] if len(items) > 1 else ""
    if locale == "it" and joined == "and" and _first_letters(last)[0] == "e":
        return f"{words.removesuffix(f' e {last}')} ed {last}"
    return words


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"THE": with_article, "OF": of, "TO": to}
"""Functions by the names that texts use.

Fluent passes and accepts plain strings, though its types do not say so.
"""
