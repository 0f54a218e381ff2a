"""No secret leaks: what a viewer receives does not depend on what they cannot know.

Each state gets a twin in which everything hidden from a viewer is rearranged. Every function that
shows something must return the same for both, byte for byte.
"""

from base64 import b64encode
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from core.errors import UnreadableMove
from core.game import NO_ONE, Seat, Viewer
from tests.games.even_chance import DEALS, uneven_fields
from tests.games.hiding import (
    claims_are_true,
    claims_of_resignations_are_true,
    moves_tell_nothing,
    resignations_tell_nothing,
    twin_of,
    views_tell_nothing,
)
from tests.games.subjects import EVERY_SUBJECT, Subject
from tests.games.whole_games import (
    MOST_MOVES_LISTED,
    Journey,
    Stop,
    all_stops,
    encoded,
    journeys,
    some_stops,
)

LEAST = 20
"""So often must a law have been put to the test."""

every_game = pytest.mark.parametrize("subject", EVERY_SUBJECT, ids=lambda subject: subject.key)


def _of_one_lot(twin: Any, state: Any) -> Any:
    """The twin with the state's chance: a fallback may be drawn by lot, but by that alone."""
    return replace(twin, rng=state.rng) if hasattr(state, "rng") else twin


@pytest.mark.long
@every_game
def test_a_view_does_not_depend_on_hidden_things(subject: Subject) -> None:
    views_tell_nothing(some_stops(subject.key, 1200))


@every_game
def test_what_lies_hidden_at_the_beginning_lies_by_even_chance(subject: Subject) -> None:
    uneven = uneven_fields(subject)
    assert not uneven, (
        f"over {DEALS} deals these parts of the state hold other values than when hidden things"
        f" are shuffled: {', '.join(uneven)}"
    )


@every_game
def test_listed_moves_and_fallbacks_do_not_depend_on_hidden_things(subject: Subject) -> None:
    for number, (_, stop) in enumerate(some_stops(subject.key, 600)):
        twin = twin_of(subject, stop.state, stop.seat, number)
        moves = list(subject.game.legal_moves(stop.state, stop.seat))
        assert list(subject.game.legal_moves(twin, stop.seat)) == moves
        fallback = subject.game.fallback_move(stop.state, stop.seat)
        assert subject.game.fallback_move(_of_one_lot(twin, stop.state), stop.seat) == fallback


@pytest.mark.long
@every_game
def test_what_a_viewer_learns_from_a_move_does_not_depend_on_hidden_things(
    subject: Subject,
) -> None:
    moves_tell_nothing(some_stops(subject.key, 1200))


@pytest.mark.long
@every_game
def test_what_a_viewer_learns_from_a_resignation_does_not_depend_on_hidden_things(
    subject: Subject,
) -> None:
    resignations_tell_nothing(some_stops(subject.key, 200))


@pytest.mark.long
@every_game
def test_who_has_learned_something_is_said_by_the_step(subject: Subject) -> None:
    claims_are_true(some_stops(subject.key, 1200))
    claims_of_resignations_are_true(some_stops(subject.key, 100))


@every_game
def test_a_choice_that_all_see_and_nothing_answers_is_learned_by_nobody(subject: Subject) -> None:
    plain = [
        stop
        for _, stop in all_stops(subject.key)
        if {type(told.event).__name__ for told in stop.step.told} <= subject.plain_events
    ]
    assert len(plain) >= LEAST, (
        f"{len(plain)} moves lead only to events that the subject names in plain_events (those that"
        f" use no chance and turn nothing up); {LEAST} must be met in the games of its choosers"
    )
    assert {stop.step.learned for stop in plain} == {NO_ONE}


@every_game
def test_when_a_seat_is_gone_nothing_depends_on_hidden_things_either(subject: Subject) -> None:
    stops = tuple(_with_one_gone(subject, some_stops(subject.key, 150)))
    views_tell_nothing(stops)
    moves_tell_nothing(stops)
    assert stops or max(subject.seat_counts) == 2, "the others play on"


def _with_one_gone(
    subject: Subject, stops: Iterable[tuple[Journey, Stop]]
) -> Iterator[tuple[Journey, Stop]]:
    """What follows on a resignation, seat by seat in turn, where the game goes on."""
    for number, (journey, stop) in enumerate(stops):
        state = subject.game.withdraw(stop.state, Seat(number % journey.seats)).state
        for seat in sorted(subject.game.to_act(state))[:1]:
            moves = list(islice(subject.game.legal_moves(state, seat), MOST_MOVES_LISTED))
            move = moves[number % len(moves)]
            yield journey, Stop(state, seat, move, subject.game.apply(state, seat, move))


@every_game
def test_refusals_do_not_depend_on_hidden_things(subject: Subject) -> None:
    stops = some_stops(subject.key, 500)

    @settings(max_examples=400)
    @given(stop=st.sampled_from(stops), move=subject.any_move, number=st.integers(0, 255))
    def same(stop: tuple[Journey, Stop], move: Any, number: int) -> None:
        journey, moment = stop
        for seat in map(Seat, range(journey.seats)):
            twin = twin_of(subject, moment.state, seat, number)
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
                twin = twin_of(subject, stop[1].state, viewer, number)
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
        stored = encoded(journey.start.state)
        assert secret in stored, "the state keeps its Rng, even if all chance is in the deal"
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
    """The test of these tests: what leaks differs between twins, wherever something is hidden."""
    hiding = [
        (number, journey, stop, viewer)
        for number, (journey, stop) in enumerate(some_stops(subject.key, 200))
        for viewer in (Seat(0), None)
        if subject.hides(stop.state, viewer)
    ]
    looks = deeds = 0
    for number, journey, stop, viewer in hiding:
        leak = _leak(subject, journey, stop.state, viewer)
        twin = twin_of(subject, stop.state, viewer, number)
        looks += _leak(subject, journey, twin, viewer) != leak
        twin = twin_of(subject, stop.state, viewer, number, stop.deed)
        deeds += _leak(subject, journey, twin, viewer) != leak
    assert len(hiding) >= LEAST, (
        f"the subject's hides() finds something hidden in {len(hiding)} positions, not in {LEAST}"
    )
    assert looks >= len(hiding) / 2
    assert deeds >= LEAST / 2


def _leak(subject: Subject, journey: Journey, state: Any, viewer: Viewer) -> bytes:
    """What all others see; where all views are alike, what is stored."""
    if not subject.seats_have_secrets:
        return encoded(state)
    others = [other for other in journey.viewers if other not in (viewer, None)]
    return encoded([subject.game.view_for(state, other) for other in others])
