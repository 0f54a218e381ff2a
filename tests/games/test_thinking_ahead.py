"""What games say of planned moves and of the try board is true, and complete enough.

A game without ``AHEAD`` keeps these laws by saying nothing.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import islice, pairwise
from operator import itemgetter
from random import Random
from typing import Any, Final

import pytest

from core.decktet import card_name
from core.game import Seat
from core.rng import Rng
from core.texts import LOCALES, Locale, Text
from core.thinking_ahead import fitting, nothing, possible
from games.ruta.moves import DrawSlot
from games.strada_romana.board import SQUARE_NAMES, WAGONS
from games.strada_romana.moves import RunWagon
from games.stratego4.board import SPACE_NAMES
from games.stratego4.moves import MovePiece
from model import game_json
from model.thinking_ahead import PlannedTurn
from tables.ahead.judging import judged
from tests.games.catalogue import EVERY_KEY, texts
from tests.games.hiding import twin_of
from tests.games.subjects import EVERY_SUBJECT, Subject, subject_of
from tests.games.whole_games import (
    MOST_MOVES_LISTED,
    Journey,
    Stop,
    encoded,
    travel,
)
from tests.laws.tried import LOOKED_AT

every_game = pytest.mark.parametrize("subject", EVERY_SUBJECT, ids=lambda subject: subject.key)

MOST_LISTED = 25
"""A menu shows no more."""

MOVES_A_MOMENT = 25
"""So many moves are compared before and after."""

Moment = tuple[Any, Any, Any]
"""A state in which a seat is to act, its view of that or of an earlier state, and the seat."""


@cache
def _games_of(key: str) -> tuple[Journey, ...]:
    """A game for each habit, the seats and options in turn; the others of all habits."""
    subject = subject_of(key)
    habits, counts, options = tuple(subject.choosers), subject.seat_counts, subject.options
    return tuple(
        travel(
            subject,
            counts[number % len(counts)],
            options[number % len(options)],
            number,
            tuple(habits[(number + seat) % len(habits)] for seat in range(max(counts))),
        )
        for number in range(max(len(habits), len(counts), 4))
    )


def _stops(key: str, most: int) -> Iterator[tuple[Journey, Stop]]:
    """At most so many stops of these games, spread evenly, those after few moves first."""
    every = [
        (number, journey, stop)
        for journey in _games_of(key)
        for number, stop in enumerate(journey.stops)
    ]
    chosen = sorted(every[:: max(1, -(-len(every) // most))], key=itemgetter(0))
    LOOKED_AT[key] += len(chosen)
    yield from ((journey, stop) for _, journey, stop in chosen)


# -- Planned moves -----------------------------------------------------------------------------


def _own_moments(subject: Subject, journey: Journey) -> Iterator[tuple[Moment, Moment]]:
    """Moments of a seat with one of its next moments: from its turn on, and from another's."""
    game = subject.game
    for seat in map(Seat, range(journey.seats)):
        own = [stop.state for stop in journey.stops if stop.seat == seat]
        for before, after in pairwise(own[:: max(1, len(own) // 5)]):
            yield _moment(subject, before, before, seat), _moment(subject, after, after, seat)
        for number in range(0, len(journey.stops), max(1, len(journey.stops) // 4)):
            seen = journey.stops[number].state
            later = next((s.state for s in journey.stops[number:] if s.seat == seat), None)
            as_if = _passed_to(subject, seen, seat)
            if later is not None and as_if is not None and seat not in game.to_act(seen):
                yield _moment(subject, as_if, seen, seat), _moment(subject, later, later, seat)


def _moment(subject: Subject, state: Any, seen: Any, seat: Seat) -> Moment:
    return state, subject.game.view_for(seen, seat), seat


def _passed_to(subject: Subject, state: Any, seat: Seat) -> Any:
    """The state after all others have let their turns pass; None where that cannot be."""
    game = subject.game
    for _ in range(8):
        if state is None or seat in game.to_act(state):
            return state
        others = sorted(game.to_act(state))
        state = game.ahead.passed(state, others[0]) if len(others) == 1 else None
    return None


@cache
def _pairs(key: str) -> tuple[tuple[Moment, Moment], ...]:
    subject = subject_of(key)
    return tuple(pair for journey in _games_of(key) for pair in _own_moments(subject, journey))


def _moves_of(subject: Subject, *moments: Moment) -> list[Any]:
    """Some moves that are legal in one of these moments."""
    found: list[Any] = []
    for state, _, seat in moments:
        listed = list(islice(subject.game.legal_moves(state, seat), MOST_MOVES_LISTED))
        found += Random(len(listed)).sample(listed, min(len(listed), MOVES_A_MOMENT))
    return found


@every_game
def test_between_a_view_and_itself_nothing_differs(subject: Subject) -> None:
    if (disturbed := subject.game.ahead.disturbed) is not None:
        for _, stop in _stops(subject.key, 60):
            view = subject.game.view_for(stop.state, stop.seat)
            assert not [*disturbed(view, view, stop.move)]


def _disturbances(subject: Subject) -> Mapping[tuple[str, str], Text]:
    """What is said of disturbed moves: one for each text and each of its values."""
    found: dict[tuple[str, str], Text] = {}
    disturbed = subject.game.ahead.disturbed
    assert disturbed is not None
    for before, after in _pairs(subject.key):
        for one, other in ((before, after), (after, before)):
            for move in _moves_of(subject, one):
                for said in disturbed(one[1], other[1], move):
                    found[said.key, str(said.values)] = said
    return found


@pytest.mark.parametrize("locale", LOCALES)
@every_game
def test_what_has_disturbed_a_move_is_said_in_a_sentence(subject: Subject, locale: Locale) -> None:
    if subject.game.ahead.disturbed in (None, nothing):
        return
    said, voice = _disturbances(subject), texts().voice(locale)
    assert said, "somebody disturbs a move in these games"
    for disturbance in list(said.values())[:600]:
        sentence = voice.say(disturbance)
        assert sentence.endswith("."), sentence
        assert len(sentence) <= 100, sentence


EXAMPLES: Final[Mapping[str, tuple[type, Callable[[Any, Any], str]]]] = {
    "ruta": (
        DrawSlot,
        lambda move, now: (
            f"Face-up card {move.slot + 1} is now the {_named(now.draft[move.slot])}."
        ),
    ),
    "strada-romana": (
        RunWagon,
        lambda move, _now: (
            f"{WAGONS[move.wagon].capitalize()} now stands on {SQUARE_NAMES[move.path[-1]]}."
        ),
    ),
    "stratego4": (
        MovePiece,
        lambda move, _now: f"No piece stands on {SPACE_NAMES[move.start]} any more.",
    ),
}
"""For each game a kind of move, and what is said to whoever had planned the same move by then."""


def _named(card: int) -> str:
    return texts().voice("en").say(card_name(card))


@pytest.mark.parametrize("key", [key for key in EXAMPLES if key in EVERY_KEY])
def test_what_has_disturbed_a_move_is_true(key: str) -> None:
    (kind, told), game = EXAMPLES[key], subject_of(key).game
    assert game.ahead.disturbed is not None
    stop = next(stop for _, stop in _stops(key, 10_000) if isinstance(stop.move, kind))
    before, after = (game.view_for(state, stop.seat) for state in (stop.state, stop.step.state))
    said = [texts().voice("en").say(one) for one in game.ahead.disturbed(before, after, stop.move)]
    assert told(stop.move, after) in said


# -- The try board -----------------------------------------------------------------------------


def _seen_by_others(subject: Subject, most: int) -> Iterator[tuple[Journey, Stop, Seat]]:
    """Stops, each with a seat that looks on while another moves."""
    for number, (journey, stop) in enumerate(_stops(subject.key, most)):
        yield journey, stop, Seat((stop.seat + 1 + number % (journey.seats - 1)) % journey.seats)


@every_game
def test_whatever_may_be_done_fits_a_world_that_looks_the_same(subject: Subject) -> None:
    game = subject.game
    for number, (_, stop, viewer) in enumerate(_seen_by_others(subject, 40)):
        view = game.view_for(stop.state, viewer)
        moves = possible(game, view, stop.seat)
        assert len({game.notate(move) for move in moves}) == len(moves)
        for move in Random(number).sample(moves, min(len(moves), 5)):
            state = fitting(game, view, stop.seat, move, Rng(bytes([number]) * 32))
            assert state is not None, game.notate(move)
            assert game.check(state, stop.seat, move) is None
            assert encoded(game.view_for(state, viewer)) == encoded(view)
            subject.assert_conserved(state)


@every_game
def test_what_others_do_is_of_a_kind_that_was_possible(subject: Subject) -> None:
    for _, stop, viewer in _seen_by_others(subject, 150):
        view = subject.game.view_for(stop.state, viewer)
        moves = possible(subject.game, view, stop.seat)
        assert len(moves) <= MOST_LISTED
        assert subject.kind_of(stop.move) in map(subject.kind_of, moves), stop.move


@every_game
def test_what_may_be_done_does_not_depend_on_hidden_things(subject: Subject) -> None:
    for number, (_, stop, viewer) in enumerate(_seen_by_others(subject, 60)):
        twin = twin_of(subject, stop.state, viewer, number)
        one, other = (
            possible(subject.game, subject.game.view_for(state, viewer), stop.seat)
            for state in (stop.state, twin)
        )
        assert one == other


@every_game
def test_a_turn_that_is_let_pass_changes_nothing_but_the_turn(subject: Subject) -> None:
    game, passed = subject.game, subject.game.ahead.passed
    for number, (journey, stop) in enumerate(_stops(subject.key, 120)):
        after = passed(stop.state, stop.seat)
        for viewer in map(Seat, range(journey.seats)):
            twin = twin_of(subject, stop.state, viewer, number)
            other = passed(twin, stop.seat)
            assert (other is None) == (after is None), "it does not depend on hidden things"
        if after is None:
            continue
        assert game.to_act(after)
        assert stop.seat not in game.to_act(after)
        _assert_nothing_happened(subject, stop.state, after)


def _assert_nothing_happened(subject: Subject, before: Any, after: Any) -> None:
    """Nothing differs but the turn, and to the seats that are next nothing has changed."""
    game = subject.game
    assert _differing(game.reveal(before), game.reveal(after)) <= subject.of_the_turn
    for viewer in game.to_act(after):
        was, now = game.view_for(before, viewer), game.view_for(after, viewer)
        assert _differing(was, now) <= subject.of_the_turn
        planned = game.notate(next(iter(game.legal_moves(after, viewer))))
        turn = PlannedTurn((planned,), "unchanged", game_json.raw(was))
        assert judged(game, after, viewer, (turn,), list) == turn


def _differing(one: Any, other: Any) -> set[str]:
    """The names of the fields in which two views differ."""
    names = one.__struct_fields__
    return {name for name in names if getattr(one, name) != getattr(other, name)}


# -- The test of these tests -------------------------------------------------------------------


def test_a_game_in_which_something_happens_while_a_turn_passes_is_found_out() -> None:
    subject = subject_of("ruta")
    game = subject.game

    def draws(state: Any, seat: Seat) -> Any:
        return game.apply(state, seat, game.fallback_move(state, seat)).state

    amiss = replace(subject, game=replace(game, ahead=replace(game.ahead, passed=draws)))
    with pytest.raises(AssertionError):
        test_a_turn_that_is_let_pass_changes_nothing_but_the_turn(amiss)
