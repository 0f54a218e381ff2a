"""Explanations of moves depend only on public information."""

from collections import Counter
from typing import Any

import pytest

from core.game import Step
from core.texts import LOCALES, Text
from tests.games.catalogue import EVERY_GAME, texts
from tests.games.hiding import one_alike, twin_of
from tests.games.subjects import WHOLE_GAMES, Subject
from tests.games.whole_games import some_stops

every_game = pytest.mark.parametrize("subject", WHOLE_GAMES, ids=lambda subject: subject.key)


def _reason(subject: Subject, before: Any, step: Step[Any, Any]) -> Text | None:
    """What the house would say of this step."""
    told = [told.event for told in step.told if told.reaches(None)]
    view_for = subject.game.view_for
    found = EVERY_GAME[subject.key].commentary.reason(
        view_for(before, None), told, view_for(step.state, None)
    )
    assert found is None or isinstance(found, Text)
    return found


@every_game
def test_a_reason_does_not_depend_on_hidden_things(subject: Subject) -> None:
    """In a twin in which all that lies hidden from the public lies otherwise it is the same."""
    kinds = Counter[str]()
    for number, (_, stop) in enumerate(some_stops(subject.key, 300)):
        found = _reason(subject, stop.state, stop.step)
        twin = twin_of(subject, stop.state, None, number, stop.deed)
        other = one_alike(subject, twin, None, number, stop.deed).done_in(subject.game, twin)
        assert _reason(subject, twin, other) == found
        if found is not None:
            kinds[found.key] += 1
            assert all(texts().voice(locale).say(found) for locale in LOCALES)
    assert len(kinds) >= subject.kinds_of_reasons, kinds
