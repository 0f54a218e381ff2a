"""Two functions for the texts: a name with its article, and "of" a name.

They are given plain strings by Fluent and return plain strings, though its types do not say so.
"""

import unicodedata
from collections.abc import Callable
from typing import Any


class Said(str):
    """Words of one language that know themselves with their definite article.

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


def of(name: object) -> Any:
    """``OF``: the French "de Bo", which is "d’Ada" before a vowel.

    An h is taken as sounded ("de Hugo"), as names allow; a y is a vowel where a consonant follows
    ("d’Yves", "de Yann"). Before a mention or an emoji nothing is shortened.
    """
    spoken = unicodedata.normalize("NFD", str(name).lstrip(_EMPHASIS).casefold())
    letters = [sign for sign in spoken if not unicodedata.combining(sign)]
    first, second = [*letters, "", ""][:2]
    vowel = first in _VOWELS or (first == "y" and second.isalpha() and second not in _VOWELS)
    return f"d’{name}" if vowel else f"de {name}"


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"THE": with_article, "OF": of}
"""By the names that texts call them."""
