"""Rules that every computer player must follow, of any game and level."""

import sys
from typing import Any, Self

import pytest

from ai.base import Budget, unhurried
from core.game import LEVELS, Level
from core.rng import Rng
from tests.ai.players import (
    AGENTS,
    ITERATIONS,
    PLAYERS,
    choice,
    decisions,
    question,
)
from tests.games.catalogue import EVERY_GAME
from tests.games.subjects import subject_of
from tests.games.whole_games import Stop, encoded

every_player = pytest.mark.parametrize(("key", "level"), PLAYERS)
every_game = pytest.mark.parametrize("key", AGENTS)
every_searcher = pytest.mark.parametrize(
    ("key", "level"),
    [(key, level) for key, level in PLAYERS if AGENTS[key][level].iterations],
)


def _most(key: str, level: Level) -> int:
    """Stops to look at; a search by playouts thinks long, one without them shorter."""
    if AGENTS[key][level].iterations:
        return 12
    return 60 if level in ("hard", "expert") else 300


@every_game
def test_a_game_has_a_player_for_each_level_but_perhaps_the_highest(key: str) -> None:
    assert tuple(AGENTS[key]) in (LEVELS, LEVELS[:-1])


@every_player
def test_an_only_move_is_played(key: str, level: Level) -> None:
    stop = decisions(key, 10)[0]
    view, legal = question(key, stop.state, stop.seat)
    for move in legal:
        assert choice(key, level, view, [move], 1, ITERATIONS) == move


@pytest.mark.long
@every_player
def test_the_same_question_and_chance_give_the_same_move_a_legal_one(
    key: str, level: Level
) -> None:
    for number, stop in enumerate(decisions(key, _most(key, level))):
        view, legal = question(key, stop.state, stop.seat)
        one, other = (choice(key, level, view, legal, number, ITERATIONS) for _ in range(2))
        assert one == other
        assert one in legal


@pytest.mark.long
@every_player
def test_a_move_does_not_depend_on_hidden_things(key: str, level: Level) -> None:
    """A twin of the state, in which all that the player cannot know lies otherwise."""
    differing = 0
    for number, stop in enumerate(decisions(key, _most(key, level))):
        twin = _twin(key, stop, number)
        differing += encoded(twin) != encoded(stop.state)
        here = choice(key, level, *question(key, stop.state, stop.seat), number, ITERATIONS)
        there = choice(key, level, *question(key, twin, stop.seat), number, ITERATIONS)
        assert here == there
    assert differing > 5, "the twins are no proof when they are the same state"


def _twin(key: str, stop: Stop, number: int) -> Any:
    """The state, with all that the seat to act cannot know lying otherwise."""
    rng = Rng(bytes([number % 256]) * 32)
    return subject_of(key).permute_hidden(stop.state, stop.seat, rng, None)


@every_searcher
def test_a_player_that_looks_into_the_state_would_be_found_out(key: str, level: Level) -> None:
    """The test of the test above: a search that is dealt the true world moves otherwise."""
    assert any(
        _peeked(key, level, stop, world=stop.state)
        != _peeked(key, level, stop, world=_twin(key, stop, number))
        for number, stop in enumerate(decisions(key, 200))
    )


def _peeked(key: str, level: Level, stop: Stop, world: Any) -> Any:
    """What a searching player does when the only world it imagines is this one."""
    peeking: Any = _Peeking(subject_of(key).game, world)
    view, legal = question(key, stop.state, stop.seat)
    return AGENTS[key][level].choose(peeking, view, legal, Rng(bytes(32)), unhurried(ITERATIONS))


class _Peeking:
    """A game whose imagined states are the real one."""

    def __init__(self, game: Any, world: Any) -> None:
        self._game = game
        self._world = world

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def imagine(self, view: Any, rng: Rng) -> Any:
        return self._world


class SlowMachine:
    """A clock that goes on by one with every call of a function: the slowest machine there is.

    It says that time is out after ``end`` calls.
    """

    def __init__(self, end: int) -> None:
        self.end = end
        self.calls = 0

    def out_of_time(self) -> bool:
        return self.calls >= self.end

    def __enter__(self) -> Self:
        self._before = sys.getprofile()
        sys.setprofile(self._count)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(self._before)

    def _count(self, _frame: object, event: str, _argument: object) -> None:
        self.calls += event in ("call", "c_call")


LONGEST_STEP = 25_000
"""Calls of functions between two looks at the clock: some hundredths of a second."""


@every_player
@pytest.mark.parametrize("end", [0, 2_000, 15_000])
def test_no_thought_goes_on_when_its_time_is_out(key: str, level: Level, end: int) -> None:
    for stop in decisions(key, 6):
        view, legal = question(key, stop.state, stop.seat)
        agent, game = AGENTS[key][level], subject_of(key).game
        with SlowMachine(end) as machine:
            endless = Budget(10**6, machine.out_of_time)
            agent.choose(game, view, legal, Rng(bytes(32)), endless)
        assert machine.calls <= end + LONGEST_STEP


@every_player
def test_without_time_a_legal_move_is_played_at_once(key: str, level: Level) -> None:
    hurried = Budget(10**9, lambda: True)
    for stop in decisions(key, 40):
        view, legal = question(key, stop.state, stop.seat)
        agent, game = AGENTS[key][level], subject_of(key).game
        assert agent.choose(game, view, legal, Rng(bytes(32)), hurried) in legal


def test_each_computer_player_has_a_strength_as_a_rated_opponent() -> None:
    for entry in EVERY_GAME.values():
        assert set(entry.strengths) == set(entry.agents), entry.game.manifest.key
