"""Every value of every game survives serialization to JSON and strict parsing."""

from typing import Any

import msgspec
import pytest

from core.errors import PlayerError
from core.game import Outcome, Seat
from tests.games.subjects import EVERY_SUBJECT, Subject
from tests.games.whole_games import Journey, encoded, journeys, some_stops

every_game = pytest.mark.parametrize("subject", EVERY_SUBJECT, ids=lambda subject: subject.key)


def _survives(value: Any, kind: Any) -> None:
    written = encoded(value)
    read = msgspec.json.decode(written, type=kind, strict=True)
    assert read == value
    assert type(read) is type(value)
    assert encoded(read) == written


def _sample(journey: Journey) -> tuple[Any, ...]:
    return (*journey.states[::5], journey.end)


@every_game
def test_states_survive_json_and_play_on_alike(subject: Subject) -> None:
    kind = subject.game.manifest.state
    for journey, stop in some_stops(subject.key, 500):
        _survives(stop.state, kind)
        stored: Any = msgspec.json.decode(encoded(stop.state), type=kind)
        assert subject.game.apply(stored, stop.seat, stop.move) == stop.step
        _survives(journey.end, kind)


@every_game
def test_moves_and_events_survive_json(subject: Subject) -> None:
    manifest = subject.game.manifest
    for journey in journeys(subject.key):
        steps = [journey.start, *(stop.step for stop in journey.stops)]
        for told in (told for step in steps for told in step.told):
            _survives(told.event, manifest.event)
        for stop in journey.stops:
            _survives(stop.move, manifest.move)


@pytest.mark.long
@every_game
def test_views_options_and_outcomes_survive_json(subject: Subject) -> None:
    manifest = subject.game.manifest
    for journey in journeys(subject.key):
        _survives(journey.end.options, manifest.options)
        _survives(subject.game.outcome(journey.end), Outcome)
        for state in _sample(journey):
            for viewer in journey.viewers:
                _survives(subject.game.view_for(state, viewer), manifest.view)


@every_game
def test_values_are_immutable(subject: Subject) -> None:
    journey = journeys(subject.key)[0]
    stop = journey.stops[0]
    view = subject.game.view_for(stop.state, stop.seat)
    for value in (stop.state, stop.move, stop.step.told[0].event, view, stop.state.options):
        assert value.__struct_config__.frozen


@every_game
def test_a_wrong_number_of_seats_is_a_programmers_error(subject: Subject) -> None:
    manifest = subject.game.manifest
    for seats in (manifest.fewest_seats - 1, manifest.most_seats + 1):
        with pytest.raises(ValueError, match=r"."):
            subject.game.initial_state(seats, subject.options[0], bytes(32))


@every_game
def test_refusals_survive_json(subject: Subject) -> None:
    journey = journeys(subject.key)[0]
    with pytest.raises(PlayerError) as caught:
        subject.game.withdraw(journey.end, Seat(0))
    _survives(caught.value.refusal, type(caught.value.refusal))
