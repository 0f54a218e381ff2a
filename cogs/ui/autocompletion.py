"""What an option offers while it is typed, and what is meant by whoever types a label out.

Nothing here speaks Discord: an offer is made from what somebody sees of a table.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, count, groupby, islice, product
from operator import attrgetter
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from core.asking import Offered, Typing
from core.spelling import finder, folded, words_of
from core.text import Say
from rehearsal.beliefs import limit

T = TypeVar("T")

CHOICE_LIMIT: Final = limit("choice-count")
CHOICE_LENGTH: Final = limit("choice-name-length")
TYPED_LENGTH: Final = 2 * CHOICE_LENGTH
"""Characters of an option that is typed: twice what any suggestion has."""

Choices: TypeAlias = Mapping[str, str]
"""What can be chosen, in order: labels in somebody's words, each with the value it stands for."""

Offer: TypeAlias = Callable[[Typing[Any, Any]], Offered]
"""What a game offers (``games/<key>/offers.py``)."""


class OptionReader(msgspec.Struct, frozen=True):
    """Whoever types: what they see and have typed, and how they are spoken to."""

    typing: Typing[Any, Any]
    say: Say


def choices(offer: Offer, reader: OptionReader) -> Iterator[tuple[str, str]]:
    """What is offered to somebody, label and value; of several that are told alike the first.

    A label is only said when it is asked for, since saying it is what costs.
    """
    told = set[str]()
    for label, value in offer(reader.typing):
        if (said := reader.say(label)) not in told:
            told.add(said)
            yield said, value


def matching(offered: Iterable[tuple[str, str]], typed: str) -> Choices:
    """As many of the choices as Discord shows, with every word in them that was typed so far.

    What is called so comes first, then what begins so, then what only mentions it; no more of them
    are looked at than it takes.
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
    """Those by their distance; once enough begin so, nobody looks for what only mentions it."""
    by_distance: tuple[list[tuple[str, str]], ...] = ([], [], [])
    for label, value in found:
        by_distance[_distance(wanted, label, value)].append((label, value))
        if len(by_distance[0]) + len(by_distance[1]) == CHOICE_LIMIT:
            break
    return chain.from_iterable(by_distance)


def _distance(wanted: str, label: str, value: str) -> int:
    """How far a choice is from what was typed: 0 called so, 1 begins so, 2 mentions it."""
    name, key = folded(label), folded(value)
    begins = name.startswith(wanted)
    if key == wanted or (begins and not name[len(wanted) :][:1].isalnum()):
        return 0
    return 1 if begins or key.startswith(wanted) else 2


def told_apart(people: Sequence[tuple[str, T]]) -> list[tuple[str, T]]:
    """The same people, name and what stands for them, with a number where several have a name."""
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


def meant(offer: Offer, readers: Iterable[OptionReader], typed: str) -> str:
    """The value of the choice whose label was typed out, else what was typed."""
    wanted = _spelt(typed)
    if not wanted or len(typed) > TYPED_LENGTH:
        return typed
    for typing, alike in groupby(readers, attrgetter("typing")):
        offered = offer(typing)
        if any(value == typed for _, value in offered):
            return typed
        for reader, (text, value) in product(alike, offered):
            label = shown(reader.say(text))
            if wanted[0] in folded(label) and _spelt(label) == wanted:
                return value
    return typed


def shown(label: str) -> str:
    """A label as Discord shows it."""
    return label[:CHOICE_LENGTH]


def _spelt(typed: str) -> list[str]:
    """Capitals, accents and signs do not matter; every word does, for labels differ by little."""
    return [folded(word) for word in words_of(typed)]
