"""The try board of every game shows nothing but what follows from the player's own view.

A line is tried by lot, and again on worlds imagined from other seeds, also from the view of a twin
in which everything hidden lies otherwise: all of them must show the same.
"""

from functools import cache
from itertools import islice, product
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from core.errors import PlayerError
from core.game import Seat
from core.rng import Rng
from core.texts import LOCALES
from model import game_json
from rendering.rasterizer import Raster
from tables.ahead.imagined_game import own_turns
from tests.games.catalogue import EVERY_GAME
from tests.games.subjects import Subject, subject_of
from tests.games.try_walks import Shown, seat_of, shown, trial_of, walk
from tests.games.whole_games import MOST_MOVES_LISTED, encoded, seed_from, some_stops
from tests.rendering.scenes import voice

STEPS = 6
LINES = 9
FEW = 4
STOPS = 60
MOVES_BEFORE = (0, 5, 12, 20, 30, 45)

every_game = pytest.mark.parametrize("key", EVERY_GAME)


@cache
def views_of(key: str) -> tuple[Any, ...]:
    """What somebody sees at the beginning of a game, and after some moves by lot."""
    subject = subject_of(key)
    return tuple(_view_after(subject, moves) for moves in MOVES_BEFORE)


def _view_after(subject: Subject, moves: int) -> Any:
    game, random = subject.game, Random(moves)
    seats = random.choice(subject.seat_counts)
    state = game.initial_state(seats, random.choice(subject.options), seed_from(moves)).state
    for _ in range(moves):
        seat = random.choice(sorted(game.to_act(state)))
        legal = list(islice(game.legal_moves(state, seat), MOST_MOVES_LISTED))
        after = game.apply(state, seat, random.choice(legal)).state
        state = after if game.to_act(after) else state
    return game.view_for(state, Seat(random.randrange(seats)))


def _tried_again(key: str, view: Any, seed: bytes, line: Any, number: int) -> Shown:
    trial = trial_of(EVERY_GAME[key], view, seed)
    trial.replay(line)
    return shown(EVERY_GAME[key], trial.position(), LOCALES[number % len(LOCALES)])


def _assert_alike(key: str, view: Any, twin: Any, number: int) -> bool:
    """Try a line, and again with other seeds and for the twin; return whether others moved."""
    entry, seat = EVERY_GAME[key], seat_of(view)
    *_, last = walk(entry, view, seed_from(number), Random(number), STEPS)
    first = shown(entry, last, LOCALES[number % len(LOCALES)])
    for seed, seen in ((number + 1, view), (number + 2, twin)):
        assert _tried_again(key, seen, seed_from(seed), last.moves, number) == first
    return any(move.seat != seat for move in last.moves)


@every_game
@settings(max_examples=LINES, deadline=None, phases=[Phase.generate])
@given(number=st.integers(0, 2**32 - 1))
def test_a_tried_line_shows_the_same_whatever_lies_hidden(key: str, number: int) -> None:
    subject, views = subject_of(key), views_of(key)
    view = views[number % len(views)]
    state = subject.game.imagine(view, Rng(seed_from(number + 3)))
    twin = subject.permute_hidden(state, view.viewer, Rng(seed_from(number + 4)), None)
    _assert_alike(key, view, subject.game.view_for(twin, view.viewer), number)


@pytest.mark.long
@every_game
def test_a_line_tried_in_a_whole_game_shows_the_same_whatever_lies_hidden(key: str) -> None:
    subject, others = subject_of(key), 0
    for number, (journey, stop) in enumerate(some_stops(key, STOPS)):
        for seat in map(Seat, range(journey.seats)):
            twin = subject.permute_hidden(stop.state, seat, Rng(seed_from(number)), None)
            seen, alike = (subject.game.view_for(state, seat) for state in (stop.state, twin))
            others += _assert_alike(key, seen, alike, number)
    assert others, "in some line somebody else moves"


@pytest.mark.long
@every_game
def test_pictures_of_a_tried_line_are_the_same_to_the_byte(key: str) -> None:
    entry, view = EVERY_GAME[key], views_of(key)[-1]
    *_, last = walk(entry, view, seed_from(1), Random(1), STEPS)
    scenes = [shown(entry, last, "fr").scene]
    scenes += [_tried_again(key, view, seed_from(seed), last.moves, 1).scene for seed in (2, 3)]
    assert len({Raster().render(scene) for scene in scenes}) == 1


@every_game
def test_one_step_back_stands_exactly_where_the_line_stood_before(key: str) -> None:
    entry, views = EVERY_GAME[key], views_of(key)
    longest = 0
    for number, view in enumerate(views[-FEW:]):
        stood = walk(entry, view, seed_from(number), Random(number), STEPS)
        longest = max(longest, len(stood) - 1)
        for length, before in enumerate(stood):
            trial = trial_of(entry, view, seed_from(number))
            trial.replay(stood[-1].moves[:length])
            assert encoded(trial.position().view) == encoded(before.view)
            assert shown(entry, trial.position(), "en") == shown(entry, before, "en")
    assert longest, "in some line something was tried"


@every_game
def test_a_line_ends_before_anything_comes_to_light(key: str) -> None:
    """Nothing of the move that would show it is shown, and nothing can follow it."""
    entry, views = EVERY_GAME[key], views_of(key)
    for number, view in enumerate((views * LINES)[:LINES]):
        *_, last = walk(entry, view, seed_from(number), Random(number), STEPS)
        if last.end != "learns":
            continue
        ending = last.steps[-1]
        assert encoded(last.view) == encoded(ending.before)
        assert ending.told == ()
        assert not last.legal
        assert not last.replies
        trial = trial_of(entry, view, seed_from(number))
        trial.replay(last.moves)
        with pytest.raises(PlayerError):
            trial.move(ending.tried.move)


@every_game
def test_the_own_turns_of_a_line_are_planned_for_the_view_before_them(key: str) -> None:
    entry, views = EVERY_GAME[key], views_of(key)
    planned = 0
    for number, view in enumerate((views * LINES)[:LINES]):
        *_, last = walk(entry, view, seed_from(number), Random(number), STEPS)
        own = [one.tried.seat == last.seat for one in last.steps]
        begins = [n for n, is_own in enumerate(own) if is_own and (not n or not own[n - 1])]
        turns = own_turns(entry.game, last, entry.words.move_text)
        views_before = [bytes(game_json.raw(last.steps[begin].before)) for begin in begins]
        assert [bytes(turn.expected) for turn in turns] == views_before
        made = [one.tried.move for one in last.steps if one.tried.seat == last.seat]
        assert [move for turn in turns for move in turn.moves] == made
        assert all(len(turn.words) == len(turn.moves) for turn in turns)
        assert all(len(turn.after_words) == len(turn.after) for turn in turns)
        planned += len(turns)
    assert planned, "in some line the player moves"


@every_game
def test_a_move_typed_for_later_has_words_on_the_present_position(key: str) -> None:
    """It may be impossible there; only what can be read is planned."""
    entry, views, told = EVERY_GAME[key], views_of(key), 0
    game = entry.game
    for number, (view, later) in enumerate(product(views, views)):
        state = game.imagine(later, Rng(seed_from(number)))
        for seat in game.to_act(state):
            for move in islice(game.legal_moves(state, seat), MOST_MOVES_LISTED):
                try:
                    read = game.parse(view, game.notate(move))
                except PlayerError:
                    continue
                assert voice("en")(entry.words.move_text(view, read))
                told += 1
    assert told
