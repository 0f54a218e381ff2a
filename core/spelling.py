"""How typed words, names and files are read: capitals, accents and articles do not matter.

The only place that decides this, for all games and languages. Every function takes time linear in
the length of what was typed.
"""

import codecs
import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import filterfalse, islice
from typing import Final

from core.texts import LANGUAGES, Verbatim

SHOWN_LETTERS: Final = 60
"""Characters of a person's input that an error message quotes."""

MOST_WORDS: Final = 400
"""Words that are read at most: twice as many as fit into an option, many more than any move has."""

_WORD = re.compile(r"(?<!\w)[-−]\d+(?!\w)|[^\W_]+")
"""A word, or a number with its minus; every other sign separates words."""

LITTLE_WORDS: Final = frozenset(
    word for language in LANGUAGES for word in language.little_words.split()
)
"""Articles and the like, of all languages together."""

_ACCENTS = re.compile("[\u0300-\u034e\u0350-\u036f]+")
"""Combining accents of Latin letters."""

_RARE = re.compile("[^\\x00-\u036f\u2000-\u206f]")
"""Characters outside Latin, combining accents and general punctuation."""


_ENCODINGS: Final = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
"""The byte order marks that editors on Windows put before a text."""


def text_of_file(saved: bytes) -> str:
    """Return the text of a file that a person may have saved: in UTF-8, or as its byte order mark
    says. Raises UnicodeDecodeError.
    """
    named = (encoding for mark, encoding in _ENCODINGS if saved.startswith(mark))
    return saved.decode(next(named, "utf-8"))


def folded(written: str) -> str:
    """Return the text in lower case, without accents and ligatures."""
    if written.isascii():
        return written.lower()
    apart = unicodedata.normalize("NFD", written.casefold())
    bare = _ACCENTS.sub("", apart)
    if _RARE.search(bare):
        bare = "".join(filterfalse(unicodedata.combining, bare))
    return bare.replace("œ", "oe").replace("æ", "ae")


_TURNS = re.compile("[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]")
"""Bidirectional control characters; without them a name cannot reverse the rest of the line."""

_SEEN: Final = ("L", "N", "Sc", "Sm", "So")
"""Beginnings of the categories of letters, digits and pictures."""

_BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159")
"""Letters and pictures that are empty: fillers of Hangul, Braille without a dot, what stands for an
object that is not there, blank hieroglyphs, and the head of a note that has none."""

NAMELESS: Final = "❔"
"""Stands for a name of which nothing can be seen, where no number of a seat can."""


def without_turns(words: str) -> str:
    """Return words from outside without the characters that turn the direction of a line."""
    return _TURNS.sub("", words)


def is_seen(name: str) -> bool:
    """Whether a letter, a digit or a picture of a name can be seen."""
    return any(unicodedata.category(sign).startswith(_SEEN) for sign in name if sign not in _BLANKS)


def shown_name(name: str, instead: str = NAMELESS) -> str:
    """Return a name as it may be shown, in one line that turns nothing; ``instead`` if blank."""
    return " ".join(without_turns(name).split()) if is_seen(name) else instead


def words_of(written: str, fillers: Collection[str] = ()) -> list[str]:
    """Return the words in lower case, with accents, without the ``fillers``.

    Reads at most ``MOST_WORDS`` words; the rest is ignored.
    """
    words = _WORD.finditer(unicodedata.normalize("NFC", written.casefold()))
    found = [word.group() for word in islice(words, MOST_WORDS)]
    left_out = {word for word in set(found) if fillers and folded(word) in fillers}
    return [word for word in found if word not in left_out]


def bare_words(written: str) -> tuple[str, ...]:
    """Return the folded words of a name, without articles and the like; every sign separates."""
    return tuple(w for w in _WORD.findall(folded(written)) if w not in LITTLE_WORDS)


def is_more_than(words: Iterable[str], verbs: Collection[str]) -> bool:
    """Whether the words after a complete one-word move could be another move, not just talk."""
    return any(word in verbs or any(map(str.isdecimal, word)) for word in words)


def quoted(words: Iterable[str]) -> Verbatim:
    """Return the words, cut to ``SHOWN_LETTERS`` characters, for quoting in an error message."""
    return Verbatim(" ".join(words)[:SHOWN_LETTERS])


def finder(typed: str) -> Callable[[str], bool]:
    """Return a predicate: whether each typed word begins a word of a label, without articles."""
    wanted = frozenset(bare_words(typed)) or {folded(typed.strip())}
    begun = [(word, re.compile(rf"(?<![^\W_]){re.escape(word)}").search) for word in wanted]

    def fits(label: str) -> bool:
        shown = folded(label)
        return all(word in shown and is_begun(shown) for word, is_begun in begun)

    return fits


class Spellings:
    """Maps names, as people may spell them, to keys; of two equal names the first counts.

    A name may list several spellings, separated by commas: "pile, top of the pile".
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
        """Iterate over every spelling, as ``bare_words`` returns it, with its key."""
        yield from self._first.spellings()

    def longest(self, words: Sequence[str], start: int) -> tuple[str, int] | None:
        """Return the key and word count of the longest name that begins at ``start``, or None."""
        branch, found = self._first, None
        for at in range(start, len(words)):
            if (further := branch.then.get(words[at])) is None:
                break
            branch = further
            if branch.key is not None:
                found = branch.key, at + 1 - start
        return found


class _Branch:
    """A node of the trie of spellings. ``key``: the key of the name that ends here, if any."""

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
    """Return the typed words in lower case, with each known name replaced by its key.

    Articles and the like are dropped before and inside a name, and kept elsewhere, as they may mean
    something there. A name with an empty key is dropped too.
    """
    return " ".join(meant for _, meant in _read(typed, names) if meant)


def as_typed(quoted: str, typed: str, names: Spellings) -> str:
    """Return words quoted from ``with_keys(typed, names)``, with the typed names for their keys."""
    said = f" {quoted} "
    for name, key in _read(typed, names):
        said = said.replace(f" {' '.join(words_of(key))} ", f" {name} ") if key else said
    return said.strip()


def _read(typed: str, names: Spellings) -> Iterator[tuple[str, str]]:
    """Yield the parts of what was typed: its words, and what they mean."""
    words = words_of(typed)
    bare_of = {word: folded(word) for word in set(words)}
    bare = [bare_of[word] for word in words]
    telling = [at for at, word in enumerate(bare) if word not in LITTLE_WORDS]
    spelt = [bare[at] for at in telling]
    here, told = 0, 0
    while told < len(telling):
        key, count = names.longest(spelt, told) or (None, 1)
        told += count
        end = telling[told - 1] + 1
        part = " ".join(words[here:end])
        yield part, part if key is None else key
        here = end
    yield from ((word, word) for word in words[here:])
