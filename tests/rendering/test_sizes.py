"""Text is readable on a phone, where a chat shows a picture at two sevenths of its size.

Nothing is smaller than SMALL; only fixed names of places and things, which can be learnt, are that
small. What changes from move to move is at least TEXT.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

import pytest

from core.decktet import CARDS, card_name
from core.texts import Locale, Say, text
from games.la_strada.board import HEX_NAMES
from games.strada_romana.board import GOODS, SQUARE_NAMES, WAGONS, Good, good_name
from games.stratego4.board import SPACE_NAMES
from rendering.scene.shapes import SMALL, TEXT, Lettering, Scene
from rendering.scene.text import ELLIPSIS, typeface
from tests.rendering.picture_queries import every_shape
from tests.rendering.scenes import LABELS, POSITIONS, in_all_languages, voice


def lettering(scene: Scene) -> Iterator[Lettering]:
    """All that is written in a picture."""
    for shape in every_shape((*scene.base.shapes, *scene.live)):
        if isinstance(shape, Lettering):
            yield shape


def _names_of_la_strada(_say: Say) -> Iterable[str]:
    """Hexes."""
    return HEX_NAMES


def _names_of_the_decktet(say: Say) -> Iterable[str]:
    """Cards; a name in two lines is written in two pieces."""
    for card in range(len(CARDS)):
        yield from (name := say(card_name(card))).split()
        yield name
        yield from _halves(name)


def _names_of_strada_romana(say: Say) -> Iterable[str]:
    """Squares, wagons and goods; the cities."""
    yield from SQUARE_NAMES
    yield from (wagon[:3].capitalize() for wagon in WAGONS)
    yield from (say(good_name(Good(good))) for good in range(len(GOODS)))
    for city in ("rome", "ostia"):
        name = say(text(f"board-strada-romana-{city}"))
        yield from (name, *_halves(name))


def _names_of_stratego4(say: Say) -> Iterable[str]:
    """Spaces."""
    yield from SPACE_NAMES
    yield from (say(text(f"board-stratego4-{space}")) for space in ("ring", "turret"))
    yield from (piece for piece in _halves(say(text("board-stratego4-told"))))


def _halves(name: str) -> Iterator[str]:
    for at, sign in enumerate(name):
        if sign in " -’'":
            yield from (name[:at], name[: at + 1], name[at + 1 :])


SMALL_NAMES: Final[dict[str, Callable[[Say], Iterable[str]]]] = {
    "jacynth": _names_of_the_decktet,
    "la-strada": _names_of_la_strada,
    "ruta": _names_of_the_decktet,
    "strada-romana": _names_of_strada_romana,
    "stratego4": _names_of_stratego4,
}


@pytest.mark.parametrize("key", POSITIONS)
def test_nothing_is_too_small_and_only_names_are_small(key: str) -> None:
    tiny, small = set(), set()
    for game, locale, scene in in_all_languages():
        if game == key:
            names = _names(key, locale)
            tiny |= {(w.words, w.size) for w in lettering(scene) if w.size < SMALL}
            small |= {
                (w.words, w.size)
                for w in lettering(scene)
                if w.size < TEXT and w.words not in names
            }
    assert tiny == set()
    assert small == set()


def _names(key: str, locale: Locale) -> frozenset[str]:
    return frozenset(SMALL_NAMES[key](voice(locale))) if key in SMALL_NAMES else frozenset()


@pytest.mark.parametrize("key", POSITIONS)
def test_every_letter_can_be_drawn_and_every_word_begins_in_the_picture(key: str) -> None:
    strange, outside = set(), set()
    for game, locale, scene in in_all_languages():
        if game == key:
            for words in lettering(scene):
                strange |= {(locale, c) for c in words.words if c not in typeface(words.face)}
                outside |= set() if 0 <= words.x <= scene.width else {(locale, words.words)}
    assert strange == set()
    assert outside == set()


@pytest.mark.parametrize("key", POSITIONS)
def test_every_word_ends_in_the_picture(key: str) -> None:
    outside = {
        f"{words.words!r} ({locale}) reaches from {left:.0f} to {right:.0f} at height {words.y:.0f}"
        f" in a picture of {scene.width} by {scene.height}"
        for game, locale, scene in in_all_languages()
        if game == key
        for words in (*scene.base.shapes, *scene.live)
        if isinstance(words, Lettering)
        for left, right in [_reach(words)]
        if not (left >= 0 and right <= scene.width and 0 <= words.y <= scene.height)
    }
    assert not outside, "\n".join(sorted(outside))


def _reach(words: Lettering) -> tuple[float, float]:
    """Where a line of words begins and ends."""
    width = typeface(words.face).width(words.words, words.size)
    left = words.x - {"left": 0.0, "centre": width / 2, "right": width}[words.align]
    return left, left + width


@pytest.mark.parametrize("key", POSITIONS)
def test_nothing_is_cut_but_names_of_people(key: str) -> None:
    people = tuple(label.name[:2] for label in LABELS)
    cut = {
        (locale, words.words)
        for game, locale, scene in in_all_languages()
        for words in lettering(scene)
        if game == key and ELLIPSIS in words.words and not words.words.startswith(people)
    }
    assert cut == set()
