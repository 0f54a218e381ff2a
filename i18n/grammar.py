"""What the texts cannot do by themselves: a name behind its article, "of" or "to", a row."""

import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Literal

from babel import Locale as Dialect
from babel.lists import format_list

from core.text import Locale


class Said(str):
    """Words of one language, kept together with the same words with their article.

    A name stands in a sentence as ``{ $card }`` ("Forêt") or as ``{ THE($card) }`` ("la Forêt");
    the second is the attribute ``.the`` of the name's text, and the bare name where it has none.
    """

    definite: str

    def __new__(cls, plain: str, definite: str | None = None) -> "Said":
        """The words, and the words with their article."""
        said = super().__new__(cls, plain)
        said.definite = plain if definite is None else definite
        return said


def with_article(name: object) -> Any:
    """``THE``: a name with its article, where its text has one."""
    return name.definite if isinstance(name, Said) else str(name)


_VOWELS = frozenset("aeiouœæ")
_EMPHASIS = "*_\u2068"
"""Signs before a name that are not spoken."""


def _first_letters(name: str) -> tuple[str, str]:
    """The first two signs that are spoken, small and without accents; "" where there are less."""
    spoken = unicodedata.normalize("NFD", name.lstrip(_EMPHASIS).casefold())
    letters = [sign for sign in spoken if not unicodedata.combining(sign)]
    first, second = [*letters, "", ""][:2]
    return first, second


def of(name: object) -> Any:
    """``OF``: the French "de Bo", which is "d’Ada" before a vowel.

    An h is taken as sounded ("de Hugo"), as names allow; a y is a vowel where a consonant follows
    ("d’Yves", "de Yann"). Before a mention or an emoji nothing is shortened.
    """
    first, second = _first_letters(str(name))
    vowel = first in _VOWELS or (first == "y" and second.isalpha() and second not in _VOWELS)
    return f"d’{name}" if vowel else f"de {name}"


def to(name: object) -> Any:
    """``TO``: the Italian "a Bo", which is "ad Ada" before another a."""
    return f"ad {name}" if _first_letters(str(name))[0] == "a" else f"a {name}"


_DIALECTS: dict[Locale, Dialect] = {
    "en": Dialect("en", "GB"),
    "fr": Dialect("fr"),
    "it": Dialect("it"),
}
"""Lists are joined as these do: "a, b and c", with no comma before the last."""


_STYLES: dict[str, Literal["standard", "or"]] = {"and": "standard", "or": "or"}
_REMEMBERED = 1_024


def listed(items: Sequence[str], locale: Locale, joined: str = "and") -> str:
    """Things in a row: "a, b e c", or "a, b o c"; Italian says "ed" before another e."""
    return _listed(tuple(items), locale, joined)


@lru_cache(_REMEMBERED)
def _listed(items: tuple[str, ...], locale: Locale, joined: str) -> str:
    words = format_list(items, style=_STYLES[joined], locale=_DIALECTS[locale])
    last = items[-1] if len(items) > 1 else ""
    if locale == "it" and joined == "and" and _first_letters(last)[0] == "e":
        return f"{words.removesuffix(f' e {last}')} ed {last}"
    return words


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"THE": with_article, "OF": of, "TO": to}
"""By the names that texts call them.

Fluent gives them plain strings and takes plain strings, though its types do not say so.
"""
