"""Free undo in games where several choose at once, for the whole catalogue.

Playing the games shows which have such phases. After each move every player asks what undoing their
last move would need; an observer's record of who learned something by which move says whether it
may be free.
"""

from collections.abc import Iterator, Sequence
from itertools import product

import pytest

from core.errors import PlayerError
from core.game import NO_ONE, Seat
from model.commands import Play, Undo
from model.log import Stood
from tables import notifications
from tables.decisions import undo
from tests.games.subjects import EVERY_SUBJECT, PEBBLES, SUBJECTS, Subject
from tests.house.test_undo import SITTING, Course, begun

MOST_LINES = 12
"""So many moves are looked at from the beginning: all deploy, or bid, and then somebody moves."""

DEALS = 4
"""So many deals of each game are played: which seat begins may be drawn by lot."""


def courses(subject: Subject) -> Iterator[Course]:
    """Games that have just begun, for all numbers of seats and all options."""
    for number, (seats, options) in enumerate(product(subject.seat_counts, subject.options)):
        for deal in range(DEALS):
            yield begun(subject, seats, options, DEALS * number + deal)


def has_simultaneous_choices(subject: Subject) -> bool:
    """Whether several seats owe a move at once somewhere at the beginning of some game."""
    return any(_several_choose(course) for course in courses(subject))


def _several_choose(course: Course) -> bool:
    for _ in range(MOST_LINES):
        if len(course.table.to_act) > 1:
            return True
        if not course.is_played:
            return False
        _play_quietly(course)
    return False


def _play_quietly(course: Course) -> tuple[Seat, bool]:
    """The first of those to act makes the game's quiet move; who, and whether anybody learned."""
    game, seat = course.subject.game, course.table.to_act[0].seat
    notation = game.notate(game.fallback_move(course.state, seat))
    made = course.do(Play(SITTING[seat], notation, None))
    return seat, made.learned != NO_ONE


def assert_nothing_learned_is_taken_back(course: Course) -> int:
    """Play on; how often somebody's own move told nothing, and what came since told something."""
    stands, guarded = list[tuple[Seat, bool]](), 0
    for _ in range(MOST_LINES):
        if not course.is_played:
            break
        stands.append(_play_quietly(course))
        if not course.is_played:
            break
        for seat in {seat for seat, _ in stands}:
            place = max(n for n, (by, _) in enumerate(stands) if by == seat)
            told = [learned for _, learned in stands[place:]]
            if any(told):
                assert not _is_free(course, seat), f"free: {seat} after {len(stands)}"
            guarded += any(told) and not told[0]
    return guarded


def _is_free(course: Course, seat: Seat) -> bool:
    try:
        return not course.foresee(Undo(SITTING[seat])).awaited
    except PlayerError:
        return False


every_game = pytest.mark.parametrize("subject", EVERY_SUBJECT, ids=lambda subject: subject.key)


@every_game
def test_what_was_learned_after_ones_choice_is_not_taken_back_for_free(subject: Subject) -> None:
    guarded = sum(map(assert_nothing_learned_is_taken_back, courses(subject)))
    assert guarded or not has_simultaneous_choices(subject)


@every_game
def test_whoever_chooses_last_is_called_to_the_next_round_like_everybody(subject: Subject) -> None:
    """One post, and one sound for each of its people."""
    for course in courses(subject):
        assert_rounds_call_all(course)


def assert_rounds_call_all(course: Course) -> int:
    """Play on; how many rounds began, which called everybody whoever had moved."""
    found = 0
    for _ in range(MOST_LINES):
        before, mover = course.table, course.table.to_act[0]
        _play_quietly(course)
        if not course.is_played:
            break
        fresh = notifications.newly_asked(before, course.table)
        if len(fresh) > 1:
            called = notifications.to_ping(before, course.table, mover.owner)
            assert set(called) == {seat.owner for seat in fresh}
            found += 1
    return found


def test_a_game_of_the_house_has_simultaneous_choices() -> None:
    assert any(map(has_simultaneous_choices, SUBJECTS))


def test_a_game_of_the_tests_has_rounds_of_them() -> None:
    assert any(map(assert_rounds_call_all, courses(PEBBLES)))


def ask_only_ones_own_move(patch: pytest.MonkeyPatch) -> None:
    """Whether what came since has shown something is asked no more."""
    whole = undo.has_shown_something

    def own_only(lines: Sequence[Stood]) -> bool:
        return whole(lines[:1])

    patch.setattr(undo, "has_shown_something", own_only)


def test_an_undo_that_forgets_what_came_since_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    ask_only_ones_own_move(monkeypatch)
    all_courses = [course for subject in SUBJECTS for course in courses(subject)]
    with pytest.raises(AssertionError, match="free"):
        sum(map(assert_nothing_learned_is_taken_back, all_courses))
