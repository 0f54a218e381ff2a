"""How people write the names of things: capitals, accents and articles do not matter.

The one place that says so, for all games and all languages.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import TypeAlias

Spellings: TypeAlias = Mapping[tuple[str, ...], str]
"""The words a name is made of, as ``bare_words`` has them, and the key that is meant."""

_WORD = re.compile(r"[^\W_]+")
_ARTICLES_AND_THE_LIKE = """
    the a an of and to from
    le la les l un une des du de d et a au aux
    il lo i gli uno una di del dello della dei degli delle dell e ed
    al allo alla ai agli alle all da dal dallo dalla dai dagli dalle dall
"""
_LITTLE_WORDS = frozenset(_ARTICLES_AND_THE_LIKE.split())
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})


def folded(written: str) -> str:
    """What was written, in small letters without accents and ligatures."""
    apart = unicodedata.normalize("NFD", written.casefold())
    return "".join(c for c in apart if not unicodedata.combining(c)).translate(_LIGATURES)


def bare_words(written: str) -> tuple[str, ...]:
    """The folded words of a name that tell it from others; every sign separates."""
    return tuple(w for w in _WORD.findall(folded(written)) if w not in _LITTLE_WORDS)


def fits(typed: str, label: str) -> bool:
    """Whether what is typed so far occurs in a label, articles or none."""
    if folded(typed.strip()) in folded(label):
        return True
    wanted = " ".join(bare_words(typed))
    return bool(wanted) and wanted in " ".join(bare_words(label))


def spellings(named: Iterable[tuple[str, str]]) -> Spellings:
    """The spellings of these names, each with its key; of two alike the first counts."""
    found: dict[tuple[str, ...], str] = {}
    for name, key in named:
        found.setdefault(bare_words(name), key)
    return found


def with_keys(typed: str, names: Spellings) -> str:
    """The words that were typed, in small letters, with keys for the names among them.

    Little words go where a name follows or goes on; anywhere else they may mean something. A name
    with an empty key goes as well.
    """
    words = _WORD.findall(unicodedata.normalize("NFC", typed.casefold()))
    bare = [folded(word) for word in words]
    kept, at = [], 0
    while at < len(words):
        key, at = _name_at(bare, at, names) or (words[at], at + 1)
        kept.append(key)
    return " ".join(word for word in kept if word)


def _name_at(words: Sequence[str], start: int, names: Spellings) -> tuple[str, int] | None:
    """The key of the longest name that begins here, and where the words go on."""
    longest = max(map(len, names), default=0)
    telling = (at for at in range(start, len(words)) if words[at] not in _LITTLE_WORDS)
    ends = list(islice(telling, longest))
    for count in range(len(ends), 0, -1):
        spelling = tuple(words[at] for at in ends[:count])
        if spelling in names:
            return names[spelling], ends[count - 1] + 1
    return None
