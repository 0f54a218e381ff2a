"""Nothing secret leaves: what a viewer receives does not depend on what they cannot know.

Each state gets a twin in which everything hidden from a viewer lies otherwise. Every door must
answer the same for both, byte for byte.
"""

from base64 import b64encode
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from core.errors import UnreadableMove
from core.game import Seat, Step, Viewer
from core.rng import Rng
from tests.games.journeys import Journey, Stop, encoded, journeys, some_stops
from tests.games.subjects import SUBJECTS, Subject

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.key)


def _twin(subject: Subject, stop: Stop, viewer: Viewer, number: int, move: Any) -> Any:
    return subject.permute_hidden(stop.state, viewer, Rng(bytes([number % 256]) * 32), move)


def _of_one_lot(twin: Any, state: Any) -> Any:
    """The twin with the state's chance: a fallback may be drawn by lot, but by that alone."""
    return replace(twin, rng=state.rng) if hasattr(state, "rng") else twin


def _reaching(step: Step[Any, Any], viewer: Viewer) -> bytes:
    return encoded([told.event for told in step.told if told.reaches(viewer)])


@every_game
def test_a_view_does_not_depend_on_hidden_things(subject: Subject) -> None:
    differing = 0
    for number, (journey, stop) in enumerate(some_stops(subject.key, 1200)):
        for viewer in journey.viewers:
            twin = _twin(subject, stop, viewer, number, None)
            subject.assert_conserved(twin)
            differing += encoded(twin) != encoded(stop.state)
            seen = subject.game.view_for(stop.state, viewer)
            assert encoded(subject.game.view_for(twin, viewer)) == encoded(seen)
            assert subject.game.to_act(twin) == subject.game.to_act(stop.state)
    assert differing > 1000, "the twins are no proof when they are the same state"


@every_game
def test_listed_moves_and_fallbacks_do_not_depend_on_hidden_things(subject: Subject) -> None:
    for number, (_, stop) in enumerate(some_stops(subject.key, 600)):
        twin = _twin(subject, stop, stop.seat, number, None)
        moves = list(subject.game.legal_moves(stop.state, stop.seat))
        assert list(subject.game.legal_moves(twin, stop.seat)) == moves
        fallback = subject.game.fallback_move(stop.state, stop.seat)
        assert subject.game.fallback_move(_of_one_lot(twin, stop.state), stop.seat) == fallback


@every_game
def test_what_a_viewer_is_told_of_a_move_does_not_depend_on_hidden_things(
    subject: Subject,
) -> None:
    for number, (journey, stop) in enumerate(some_stops(subject.key, 1200)):
        for viewer in journey.viewers:
            twin = _twin(subject, stop, viewer, number, stop.move)
            step = subject.game.apply(twin, stop.seat, stop.move)
            assert _reaching(step, viewer) == _reaching(stop.step, viewer)
            seen = subject.game.view_for(stop.step.state, viewer)
            assert encoded(subject.game.view_for(step.state, viewer)) == encoded(seen)


@every_game
def test_what_a_viewer_is_told_of_a_resignation_does_not_depend_on_hidden_things(
    subject: Subject,
) -> None:
    for number, (journey, stop) in enumerate(some_stops(subject.key, 200)):
        for viewer in journey.viewers:
            twin = _twin(subject, stop, viewer, number, None)
            for seat in map(Seat, range(journey.seats)):
                one = subject.game.withdraw(stop.state, seat)
                other = subject.game.withdraw(twin, seat)
                assert _reaching(one, viewer) == _reaching(other, viewer)


@every_game
def test_refusals_do_not_depend_on_hidden_things(subject: Subject) -> None:
    stops = some_stops(subject.key, 500)

    @settings(max_examples=400)
    @given(stop=st.sampled_from(stops), move=subject.any_move, number=st.integers(0, 255))
    def same(stop: tuple[Journey, Stop], move: Any, number: int) -> None:
        journey, moment = stop
        for seat in map(Seat, range(journey.seats)):
            twin = _twin(subject, moment, seat, number, None)
            refusal = subject.game.check(moment.state, seat, move)
            assert encoded(subject.game.check(twin, seat, move)) == encoded(refusal)

    same()


@every_game
def test_reading_a_move_does_not_depend_on_hidden_things(subject: Subject) -> None:
    stops = some_stops(subject.key, 300)
    lines = sorted({subject.game.notate(stop.move) for _, stop in some_stops(subject.key, 60)})

    @settings(max_examples=200)
    @given(stop=st.sampled_from(stops), line=st.sampled_from(lines), number=st.integers(0, 255))
    def same(stop: tuple[Journey, Stop], line: str, number: int) -> None:
        for text in (line, line[::-1], line[: len(line) // 2]):
            for viewer in stop[0].viewers:
                twin = _twin(subject, stop[1], viewer, number, None)
                one = _read(subject, stop[1].state, viewer, text)
                assert _read(subject, twin, viewer, text) == one

    same()


def _read(subject: Subject, state: Any, viewer: Viewer, text: str) -> bytes:
    view = subject.game.view_for(state, viewer)
    try:
        return encoded(subject.game.parse(view, text))
    except UnreadableMove as error:
        return encoded(error.refusal)


@every_game
def test_the_seed_is_in_nothing_a_viewer_receives(subject: Subject) -> None:
    for journey in journeys(subject.key):
        secret = b64encode(journey.seed).rstrip(b"=")
        assert secret in encoded(journey.start.state), "the seed is not stored as expected"
        for stop in journey.stops[::10]:
            for viewer in journey.viewers:
                shown = encoded(subject.game.view_for(stop.state, viewer))
                assert secret not in shown
                assert b'"seed"' not in shown
                assert b'"rng"' not in shown
            assert secret not in encoded(stop.step.told)


@every_game
def test_the_public_is_told_only_what_everyone_is_told(subject: Subject) -> None:
    for journey, stop in some_stops(subject.key, 600):
        for told in stop.step.told:
            if told.reaches(None):
                assert all(told.reaches(viewer) for viewer in journey.viewers)


@every_game
def test_a_door_that_shows_the_hidden_would_be_found_out(subject: Subject) -> None:
    """The test of these tests: what leaks differs between twins.

    It leaks from a rival's view, or where all views are alike from the stored state.
    """
    found_out = 0
    for number, (_, stop) in enumerate(some_stops(subject.key, 200)):
        for viewer, rival in ((Seat(0), Seat(1)), (None, Seat(0))):
            twin = _twin(subject, stop, viewer, number, stop.move)
            leak = _leak(subject, stop.state, rival)
            found_out += _leak(subject, twin, rival) != leak
    assert found_out > 100


def _leak(subject: Subject, state: Any, rival: Seat) -> bytes:
    return encoded(subject.game.view_for(state, rival) if subject.seats_have_secrets else state)
