"""On a phone the names that choices use are at least nine pixels high in the picture above them.

Measured at every kept position, for each seat that owes a move, in its own view, in all languages:
its first screens of guided play, with their choices marked and their plan drawn.
"""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import pytest

from core.errors import PlayerError
from core.game import Seat
from core.guided_play import BEGINNING, Ask, Go, Menu, Option, Press, Where
from core.rng import Rng
from core.texts import LOCALES, Locale, Say
from rendering.scene.shapes import Lettering, Scene
from tests.games.catalogue import EVERY_GAME
from tests.rendering.picture_queries import every_shape
from tests.rendering.scenes import LABELS, POSITIONS, voice

PICTURE_ON_A_PHONE: Final = 384
"""CSS pixels: how wide a phone of 400 shows a picture."""

LEAST: Final = 9.0
"""CSS pixels: the height of the em."""

SCREENS: Final = 12
"""So many are looked at of each seat's at a position, those nearest to its beginning."""

GUIDED: Final = [key for key in POSITIONS if EVERY_GAME[key].asking is not None]


def screens(key: str, view: Any, legal: Any) -> Iterator[Ask[Any]]:
    """The screens that a player can reach, nearest first."""
    asking = EVERY_GAME[key].asking
    assert asking is not None
    ahead, seen = [BEGINNING], {BEGINNING}
    for where in ahead:
        try:
            screen = asking.ask(view, legal, where)
        except PlayerError:
            continue
        if not isinstance(screen, Ask):
            continue
        yield screen
        for further in _ways_on(screen):
            if further not in seen:
                seen.add(further)
                ahead.append(further)


def _ways_on(screen: Ask[Any]) -> Iterator[Where]:
    for row in screen.rows:
        if isinstance(row, Menu):
            yield from (Where(row.step, (*row.of, option.value)) for option in row.options)
        else:
            yield from (p.to for p in row if not isinstance(p.to, Go) and not p.opens_form)


def named(screen: Ask[Any], say: Say) -> str:
    """All labels and hints of a screen's choices, as they are read."""
    choices: Iterator[Press[Any] | Option] = (
        choice for row in screen.rows for choice in (row.options if isinstance(row, Menu) else row)
    )
    texts = ((choice.label, getattr(choice, "hint", None)) for choice in choices)
    return "\n".join(say(text) for both in texts for text in both if text is not None)


def too_small(scene: Scene, read: str) -> set[str]:
    """The words in a picture that stand in what is read as well, and are too small."""
    return {
        f"{words.words!r} is {high:.1f} px high"
        for words in every_shape((*scene.base.shapes, *scene.live))
        if isinstance(words, Lettering)
        for high in [words.size * PICTURE_ON_A_PHONE / scene.width]
        if high < LEAST and _stands_in(words.words, read)
    }


def _stands_in(words: str, read: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(words)}(?!\w)", read, re.IGNORECASE) is not None


def own_pictures(key: str, locale: Locale) -> Iterator[tuple[Scene, str]]:
    """A picture for each of these screens, with the names that its choices use."""
    game, painter, say = EVERY_GAME[key].game, EVERY_GAME[key].painter, voice(locale)
    for view in POSITIONS[key].ALL.values():
        state = game.imagine(view, Rng(bytes(32)))
        seats: list[Seat] = sorted(game.to_act(state))
        for seat in seats if view.viewer is None else [s for s in seats if s == view.viewer]:
            own, legal = game.view_for(state, seat), tuple(game.legal_moves(state, seat))
            for screen in islice(screens(key, own, legal), SCREENS):
                labels = LABELS[: len(own.seats)]
                scene = painter.compose(own, labels, say, screen.plan, screen.places)
                yield scene, named(screen, say)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GUIDED)
def test_names_that_choices_use_are_large_enough(key: str, locale: Locale) -> None:
    small, pictures = set[str](), 0
    for scene, read in own_pictures(key, locale):
        small |= too_small(scene, read)
        pictures += 1
    assert pictures
    assert not small, "\n".join(sorted(small))
