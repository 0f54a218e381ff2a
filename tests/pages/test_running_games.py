"""A page of a game that is not over holds what its owner may see, and not a byte more.

Every position gets a twin in which everything hidden from the owner is rearranged, and what others
alone were told is left out. The page must be the same, byte for byte.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from core.game import Outcome, Seat, Viewer
from model.game_json import raw
from model.log import records_of
from model.table import EventRecord, MoveRecord
from pages.page_making import page_of_game
from pages.shown_game import of_moments
from tables.history.moments import AllOpen, Played, Story, lines_in
from tables.history.records import seal_of
from tests.games.catalogue import EVERY_GAME, texts
from tests.games.hiding import twin_of
from tests.games.subjects import WHOLE_GAMES, Subject
from tests.games.whole_games import Journey, encoded, travels
from tests.pages.whole_pages import Elements
from tests.workers.test_presenter import look_at

MOVES = 12
"""So many moves have been made."""

TWIN = 7
"""Number of the twins."""

every_game = pytest.mark.parametrize("subject", WHOLE_GAMES, ids=lambda subject: subject.key)


@every_game
def test_a_page_of_a_running_game_does_not_depend_on_what_its_owner_cannot_know(
    subject: Subject,
) -> None:
    journey, differing = _journey(subject.key), 0
    for owner in (Seat(0), None):
        states, told = _states(journey), _told(journey)
        twins = [twin_of(subject, state, owner, TWIN) for state in states]
        page = _page(journey, states, told, owner)
        assert _page(journey, twins, _heard(told, owner), owner) == page
        differing += sum(map(_differ, states, twins))
    assert differing >= MOVES, "the twins are no proof when they are the same state"


@pytest.mark.long
@every_game
def test_a_page_that_shows_what_is_hidden_would_be_found_out(subject: Subject) -> None:
    """The test of the test above: with everything open, or another seat's eyes, twins differ."""
    journey = _journey(subject.key)
    states, told = _states(journey), _told(journey)
    twins = [twin_of(subject, state, Seat(0), TWIN) for state in states]
    owner, eyes = (Seat(0), Seat(1)), (AllOpen(Outcome((), "")), None)
    pages = [
        [_page(journey, shown, told, *those) for shown in (states, twins)]
        for those in zip(owner, eyes, strict=True)
    ]
    assert not subject.seats_have_secrets or any(one != twin for one, twin in pages)


@every_game
def test_a_page_of_a_running_game_tells_no_seed_and_no_seal(subject: Subject) -> None:
    journey = _journey(subject.key)
    page = Elements(_page(journey, _states(journey), _told(journey), Seat(0)).decode())
    for words in (*page.words, *page.story["sentences"]):
        assert journey.seed.hex() not in words
        assert seal_of(journey.seed) not in words
    assert len(page.story["views"]) == 1


@cache
def _journey(key: str) -> Journey:
    """The first of the whole games; playing all of them would take long."""
    return next(travels(key))


def _differ(state: Any, twin: Any) -> bool:
    return encoded(state) != encoded(twin)


def _states(journey: Journey) -> Sequence[Any]:
    """The states of a running game: that at the end is none."""
    return journey.states[: min(MOVES + 1, len(journey.stops))]


def _told(journey: Journey) -> tuple[EventRecord, ...]:
    records = [*records_of(journey.start.told, 0)]
    for seq, stop in enumerate(journey.stops[: len(_states(journey)) - 1], 1):
        records += records_of(stop.step.told, seq)
    return tuple(records)


def _heard(told: Sequence[EventRecord], owner: Viewer) -> tuple[EventRecord, ...]:
    return tuple(one for one in told if one.seats is None or owner in one.seats)


def _page(
    journey: Journey,
    states: Sequence[Any],
    told: Sequence[EventRecord],
    owner: Viewer,
    eyes: AllOpen | None = None,
) -> bytes:
    """The page that a person in this seat, or a spectator, gets of a game with these states.

    ``eyes``: with which they look on instead.
    """
    game = EVERY_GAME[journey.subject.key]
    log = [
        MoveRecord(seq, stop.seat, None, None, "", "", 0)
        for seq, stop in enumerate(journey.stops[: len(states) - 1], 1)
    ]
    steps = [Played(state, game.game.outcome(state)) for state in states]
    story = Story(game.game, [*lines_in(log, told)], steps)
    table = look_at(journey.subject.key, None, journey.seats).table
    options = game.game.view_for(journey.start.state, None).options
    facts = msgspec.structs.replace(table, options=raw(options))
    shown = of_moments(story.seen_by(eyes or owner, facts, owner))
    return page_of_game(shown, game, texts(), "en")
