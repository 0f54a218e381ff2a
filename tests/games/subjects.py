"""The games that the common tests run on: the whole catalogue, and the test games."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec

from catalog import GAMES
from tests.games.bidding import subject as bidding
from tests.games.pebbles import subject as pebbles
from tests.games.subject import Chooser as Chooser
from tests.games.subject import Subject as Subject


def _subjects(keys: Sequence[str]) -> Iterator[Subject]:
    """What games say of themselves, by its place; who says nothing is named by tests/house."""
    for key in keys:
        place = f"tests.games.{key.replace('-', '_')}"
        if find_spec(place) and find_spec(f"{place}.subject"):
            yield import_module(f"{place}.subject").SUBJECT


SUBJECTS = tuple(_subjects(GAMES))
BIDDING, PEBBLES = OF_THE_TESTS = (bidding.SUBJECT, pebbles.SUBJECT)

WHOLE_GAMES = (*SUBJECTS, BIDDING)
"""Those with texts and all that a game brings. Bidding is a game of the tests, not of the house."""

EVERY_SUBJECT = (*SUBJECTS, *OF_THE_TESTS)
"""All whose rules are under the laws; Pebbles is nothing but rules."""


def subject_of(key: str) -> Subject:
    """What a game says of itself. Raises LookupError, with what to do, where it says nothing."""
    found = next((subject for subject in EVERY_SUBJECT if subject.key == key), None)
    if found is None:
        place = f"tests/games/{key.replace('-', '_')}/subject.py"
        raise LookupError(f"{place} is missing: docs/adding-a-game.md says what it holds")
    return found
