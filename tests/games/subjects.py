"""The games under the common laws: all of the catalogue, and those that only the tests play."""

from importlib import import_module

from catalog import GAMES
from tests.games.bidding import subject as bidding
from tests.games.pebbles import subject as pebbles
from tests.games.subject import Chooser as Chooser
from tests.games.subject import Subject as Subject


def _subject_of(key: str) -> Subject:
    """What the game of this key says of itself, by its place."""
    subject = import_module(f"tests.games.{key.replace('-', '_')}.subject").SUBJECT
    assert isinstance(subject, Subject)
    return subject


SUBJECTS = tuple(map(_subject_of, GAMES))
BIDDING, PEBBLES = OF_THE_TESTS = (bidding.SUBJECT, pebbles.SUBJECT)

WHOLE_GAMES = (*SUBJECTS, BIDDING)
"""Those with texts and all that a game brings. Bidding is a game of the tests, not of the house."""

EVERY_SUBJECT = (*SUBJECTS, *OF_THE_TESTS)
"""All whose rules are under the laws; Pebbles is nothing but rules."""
