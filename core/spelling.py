"""How people write words and names: capitals, accents and articles do not matter.

The one place that says so, for all games and all languages. Reading takes time in proportion to
what was written, whatever it is.
"""

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import filterfalse, islice
from typing import Final

from core.text import Verbatim

SHOWN_LETTERS: Final = 60
"""How much of what somebody wrote is quoted back."""

MOST_WORDS: Final = 400
"""Twice as many as fit into an option, and many more than any move has."""

_WORD = re.compile(r"(?<!\w)[-−]\d+(?!\w)|[^\W_]+")
"""Every sign separates, but for the minus of a number that stands alone."""

_ARTICLES_AND_THE_LIKE = """
    the a an of and to from
    le la les l un une des du de d et a au aux
    il lo i gli uno una di del dello della dei degli delle dell e ed
    al allo alla ai agli alle all da dal dallo dalla dai dagli dalle dall
"""
LITTLE_WORDS: Final = frozenset(_ARTICLES_AND_THE_LIKE.split())

_ACCENTS = re.compile("[\u0300-\u034e\u0350-\u036f]+")
"""Of Latin letters."""

_RARE = re.compile("[^\\x00-\u036f\u2000-\u206f]")
"""What is neither such a letter or sign nor printers' punctuation."""


def folded(written: str) -> str:
    """What was written, in small letters without accents and ligatures."""
    if written.isascii():
        return written.lower()
    apart = unicodedata.normalize("NFD", written.casefold())
    bare = _ACCENTS.sub("", apart)
    if _RARE.search(bare):
        bare = "".join(filterfalse(unicodedata.combining, bare))
    return bare.replace("œ", "oe").replace("æ", "ae")


def words_of(written: str, fillers: Collection[str] = ()) -> list[str]:
    """The words that were written, in small letters, accents and all; without the ``fillers``.

    Nobody means anything by more than ``MOST_WORDS``: what follows is not read.
    """
    words = _WORD.finditer(unicodedata.normalize("NFC", written.casefold()))
    found = [word.group() for word in islice(words, MOST_WORDS)]
    left_out = {word for word in set(found) if fillers and folded(word) in fillers}
    return [word for word in found if word not in left_out]


def bare_words(written: str) -> tuple[str, ...]:
    """The folded words of a name that tell it from others; every sign separates."""
    return tuple(w for w in _WORD.findall(folded(written)) if w not in LITTLE_WORDS)


def is_more_than(words: Iterable[str], verbs: Collection[str]) -> bool:
    """Whether the words behind a verb that stands alone may be another move, and not just talk."""
    return any(word in verbs or any(map(str.isdecimal, word)) for word in words)


def quoted(words: Iterable[str]) -> Verbatim:
    """Words as they are quoted back to whoever wrote them."""
    return Verbatim(" ".join(words)[:SHOWN_LETTERS])


def finder(typed: str) -> Callable[[str], bool]:
    """Whether a word of a label begins with each word typed so far, articles or none."""
    wanted = frozenset(bare_words(typed)) or {folded(typed.strip())}
    begun = [(word, re.compile(rf"(?<![^\W_]){re.escape(word)}").search) for word in wanted]

    def fits(label: str) -> bool:
        shown = folded(label)
        return all(word in shown and is_begun(shown) for word, is_begun in begun)

    return fits


class Spellings:
    """Names as people may spell them, each with the key that is meant; of two alike the first.

    A name may be written in several ways, parted by commas: "pile, top of the pile".
    """

    def __init__(self, named: Iterable[tuple[str, str]]) -> None:
        self._first = _Branch()
        for names, key in named:
            for name in names.split(","):
                self._add(bare_words(name), key)

    def _add(self, words: Sequence[str], key: str) -> None:
        branch = self._first
        for word in words:
            branch = branch.then.setdefault(word, _Branch())
        if words and branch.key is None:
            branch.key = key

    def __iter__(self) -> Iterator[tuple[tuple[str, ...], str]]:
        """Every spelling, as ``bare_words`` has it, with its key."""
        yield from self._first.spellings()

    def longest(self, words: Sequence[str], start: int) -> tuple[str, int] | None:
        """The key of the longest name that begins at ``start``, and how many words it has."""
        branch, found = self._first, None
        for at in range(start, len(words)):
            if (further := branch.then.get(words[at])) is None:
                break
            branch = further
            if branch.key is not None:
                found = branch.key, at + 1 - start
        return found


class _Branch:
    """The spellings that begin alike. ``key``: what is meant if nothing follows."""

    __slots__ = ("key", "then")

    def __init__(self) -> None:
        self.key: str | None = None
        self.then: dict[str, _Branch] = {}

    def spellings(self, before: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
        if self.key is not None:
            yield before, self.key
        for word, branch in self.then.items():
            yield from branch.spellings((*before, word))


def with_keys(typed: str, names: Spellings) -> str:
    """The words that were typed, in small letters, with keys for the names among them.

    Little words go where a name follows or goes on; anywhere else they may mean something. A name
    with an empty key goes as well.
    """
    words = words_of(typed)
    bare_of = {word: folded(word) for word in set(words)}
    bare = [bare_of[word] for word in words]
    telling = [at for at, word in enumerate(bare) if word not in LITTLE_WORDS]
    spelt = [bare[at] for at in telling]
    kept, here, told = list[str](), 0, 0
    while told < len(telling):
        key, count = names.longest(spelt, told) or (None, 1)
        kept += words[here : telling[told] + 1] if key is None else [key]
        told += count
        here = telling[told - 1] + 1
    return " ".join(word for word in (*kept, *words[here:]) if word)
