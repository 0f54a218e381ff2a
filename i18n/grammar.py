"""Grammar that Fluent lacks: names with article, French "de" and "que", Italian "a", lists."""

import unicodedata
from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
from typing import Any, Literal

from babel import Locale as Dialect
from babel.lists import format_list

from core.texts import Locale, language_of


class Said(str):
    """Words of one language, together with the same words with their article.

    A name stands in a sentence as ``{ $card }`` ("Forêt") or as ``{ THE($card) }`` ("la Forêt");
    the second is the attribute ``.the`` of the name's text, or the bare name if it has none.
    """

    __slots__ = ("own_definite",)

    own_definite: str | None
    """The words with their article; None: the words themselves."""

    def __new__(cls, plain: str, definite: str | None = None) -> "Said":
        """Make it of the words, and the words with their article."""
        said = super().__new__(cls, plain)
        said.own_definite = None if definite == plain else definite
        return said

    @property
    def definite(self) -> str:
        """The words with their article, or without one if they have none."""
        return str(self) if self.own_definite is None else self.own_definite


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
    """``OF``: return the French "de Bo", or "d’Ada" before a vowel."""
    return _elided("de", name)


def that(name: object) -> Any:
    """``THAT``: return the French "que Bo", or "qu’Ada" before a vowel."""
    return _elided("que", name)


def _elided(word: str, name: object) -> str:
    """Put a French word before a name; it loses its e before a vowel.

    An h counts as aspirated ("de Hugo"), as names allow; a y is a vowel if a consonant follows
    ("d’Yves", "de Yann"). Nothing is elided before a mention or an emoji.
    """
    first, second = _first_letters(str(name))
    vowel = first in _VOWELS or (first == "y" and second.isalpha() and second not in _VOWELS)
    return f"{word[:-1]}’{name}" if vowel else f"{word} {name}"


def to(name: object) -> Any:
    """``TO``: return the Italian "a Bo", or "ad Ada" before another a."""
    return f"ad {name}" if _first_letters(str(name))[0] == "a" else f"a {name}"


@cache
def dialect_of(locale: Locale) -> Dialect:
    """Return whose plurals, numbers and lists this language has: "a, b and c" in British English,
    without a comma before the last.
    """
    language = language_of(locale)
    return Dialect.parse((language.dialect or language.code).replace("-", "_"))


_STYLES: dict[str, Literal["standard", "or"]] = {"and": "standard", "or": "or"}
_REMEMBERED = 1_024


def listed(items: Sequence[str], locale: Locale, joined: str = "and") -> str:
    """Join items as a list: "a, b e c", or "a, b o c"; with Italian "ed" before another e."""
    return _listed(tuple(items), locale, joined)


@lru_cache(_REMEMBERED)
def _listed(items: tuple[str, ...], locale: Locale, joined: str) -> str:
    words = format_list(items, style=_STYLES[joined], locale=dialect_of(locale))
    last = items[-1] if len(items) > 1 else ""
    first_letter, _ = _first_letters(last)
    for word, letters, instead in language_of(locale).euphony:
        if first_letter and first_letter in letters and words.endswith(f" {word} {last}"):
            return f"{words.removesuffix(f' {word} {last}')} {instead} {last}"
    return words


def language_name(locale: Locale, code: object) -> Any:
    """``LANGUAGE``: return what the language ``locale`` calls the language ``code``: "French"."""
    known = dialect_of(locale).languages
    return known.get(str(code), language_of(str(code)).name)


def functions_of(locale: Locale) -> dict[str, Callable[[Any], Any]]:
    """Return the functions of a language's texts, by the names that these use.

    Fluent passes and accepts plain strings, though its types do not say so.
    """
    named = partial(language_name, locale)
    return {"THE": with_article, "OF": of, "THAT": that, "TO": to, "LANGUAGE": named}
