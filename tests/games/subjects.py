"""The games that the common tests run on: the whole catalogue, and the test games."""

from collections.abc import Iterator, Sequence

from catalog import GAMES
from tests.game_data import data_of, module_if_any
from tests.games.bidding.tests import subject as bidding
from tests.games.catalogue import CHOSEN, EVERY_KEY
from tests.games.pebbles import subject as pebbles
from tests.games.subject import Chooser as Chooser
from tests.games.subject import Subject as Subject


def _subjects(keys: Sequence[str]) -> Iterator[Subject]:
    """What games say of themselves, by its place; who says nothing is named by tests/house."""
    for key in keys:
        if (module := module_if_any(data_of(key).subject)) is not None:
            yield module.SUBJECT


WHOLE_GAMES = tuple(_subjects(EVERY_KEY))
"""Those with texts and all that a game brings."""

SUBJECTS = tuple(subject for subject in WHOLE_GAMES if subject.key in GAMES)
"""Those of the house."""

BIDDING, PEBBLES = OF_THE_TESTS = (bidding.SUBJECT, pebbles.SUBJECT)

EVERY_SUBJECT = WHOLE_GAMES if CHOSEN else (*WHOLE_GAMES, PEBBLES)
"""All whose rules are under the laws; Pebbles is nothing but rules."""


def subject_of(key: str) -> Subject:
    """What a game says of itself. Raises LookupError, with what to do, where it says nothing."""
    found = next((each for each in (*EVERY_SUBJECT, *OF_THE_TESTS) if each.key == key), None)
    return found or _installed(key)


def _installed(key: str) -> Subject:
    """Of a package that is not in the catalogue of the tests."""
    place = data_of(key).subject
    if (module := module_if_any(place)) is None:
        file = place.replace(".", "/")
        raise LookupError(f"{file}.py is missing: docs/adding-a-game.md says what it holds")
    subject: Subject = module.SUBJECT
    return subject
