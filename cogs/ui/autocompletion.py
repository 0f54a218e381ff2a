"""Autocompletion of options, and the value of a label that somebody typed in full.

Independent of Discord's API: suggestions are computed from a viewer's table view.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, count, islice, product
from typing import Final, TypeAlias, TypeVar

from core.discord_limits import limit
from core.spelling import finder, folded, words_of
from core.translatable_text import Say, Text

T = TypeVar("T")

CHOICE_LIMIT: Final = limit("choice-count")
CHOICE_LENGTH: Final = limit("choice-name-length")
TYPED_LENGTH: Final = 2 * CHOICE_LENGTH
"""Most characters of a typed option: twice the length of any suggestion."""

Choices: TypeAlias = Mapping[str, str]
"""Suggestions in order: labels in the reader's language, each with its value."""

Offered: TypeAlias = Sequence[tuple[Text, str]]
"""Suggestions in order: labels before their translation, each with its value."""


def choices(offered: Offered, say: Say) -> Iterator[tuple[str, str]]:
    """Yield label and value of each suggestion; of equal labels only the first.

    Lazy, because translating the labels is the expensive part.
    """
    told = set[str]()
    for label, value in offered:
        if (said := say(label)) not in told:
            told.add(said)
            yield said, value


def matching(offered: Iterable[tuple[str, str]], typed: str) -> Choices:
    """Return the suggestions that contain every typed word, up to Discord's limit.

    Exact names come first, then prefixes, then other matches. Stops reading as soon as enough are
    found. Returns nothing for more than TYPED_LENGTH characters.
    """
    if len(typed) > TYPED_LENGTH:
        return {}
    fits = finder(typed)
    found: Iterable[tuple[str, str]] = (
        (shown(label), value)
        for label, value in offered
        if len(value) <= CHOICE_LENGTH and fits(f"{label} {value}")
    )
    if wanted := folded(typed.strip()):
        found = _nearest_first(found, wanted)
    return dict(islice(found, CHOICE_LIMIT))


def _nearest_first(found: Iterable[tuple[str, str]], wanted: str) -> Iterator[tuple[str, str]]:
    """Yield the matches, nearest first; stop once the exact names and prefixes fill the limit."""
    by_distance: tuple[list[tuple[str, str]], ...] = ([], [], [])
    for label, value in found:
        by_distance[_distance(wanted, label, value)].append((label, value))
        if len(by_distance[0]) + len(by_distance[1]) == CHOICE_LIMIT:
            break
    return chain.from_iterable(by_distance)


def _distance(wanted: str, label: str, value: str) -> int:
    """Return the rank of a match: 0 exact name, 1 prefix, 2 contained elsewhere."""
    name, key = folded(label), folded(value)
    begins = name.startswith(wanted)
    if key == wanted or (begins and not name[len(wanted) :][:1].isalnum()):
        return 0
    return 1 if begins or key.startswith(wanted) else 2


def told_apart(people: Sequence[tuple[str, T]]) -> list[tuple[str, T]]:
    """Return the same pairs of name and value, with a number added to names that occur twice."""
    names = Counter(name.casefold() for name, _ in people)
    taken, told = set(names), list[tuple[str, T]]()
    for name, who in people:
        label = name
        if names[name.casefold()] > 1:
            numbered = (f"{name} ({number})" for number in count(1))
            label = next(one for one in numbered if one.casefold() not in taken)
            taken.add(label.casefold())
        told.append((label, who))
    return told


def meant(offered: Offered, readers: Sequence[Say], typed: str) -> str:
    """Return the value whose label was typed in full; the typed text itself if none matches.

    ``readers``: translations into the languages in which labels are understood.
    """
    wanted = _spelt(typed)
    if not wanted or len(typed) > TYPED_LENGTH or any(value == typed for _, value in offered):
        return typed
    for say, (text, value) in product(readers, offered):
        label = shown(say(text))
        if wanted[0] in folded(label) and _spelt(label) == wanted:
            return value
    return typed


def shown(label: str) -> str:
    """Return the label cut to Discord's length."""
    return label[:CHOICE_LENGTH]


def _spelt(typed: str) -> list[str]:
    """Split into words, ignoring case, accents and punctuation; labels may differ by one word."""
    return [folded(word) for word in words_of(typed)]
