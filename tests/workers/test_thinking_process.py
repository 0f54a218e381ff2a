"""The thinking process: what it is handed, its priority, and how long it may think."""

import os
import subprocess
import sys
from itertools import count
from math import inf
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ai.base import Budget
from core.game import Seat
from model.table import Computer
from tests.tables.sample_tables import ANNA, BRUNO, GAME, CountedEntropy, playing, state_of
from workers.computers import ProcessThinker, ThoughtTooLong, assignment_for
from workers.thinker import LONGEST_THOUGHT, Assignment, Thought, decide

EASY = Computer("pebbles", "easy")
ROOT = Path(__file__).parents[2]
UNHURRIED = inf
"""Patience of a test that waits for an answer: on a busy machine an idle process may take long."""


def say_where(assignment: Assignment) -> Thought:
    return Thought(f"{os.getpid()} {os.nice(0)} {assignment.game} {assignment.level}")


def brood(assignment: Assignment) -> Thought:
    """Never come to an end, unless it is an easy question."""
    while assignment.game == "hard":
        pass
    return say_where(assignment)


def say_when(assignment: Assignment) -> Thought:
    """A hard question has no answer; the others are told of the own place among processes."""
    brood(assignment)
    return Thought("when idle" if os.sched_getscheduler(0) == os.SCHED_IDLE else "beside others")


def starve_when_idle(assignment: Assignment) -> Thought:
    """Get nowhere while all others go first."""
    while os.sched_getscheduler(0) == os.SCHED_IDLE:
        pass
    return say_when(assignment)


async def test_a_computer_thinks_in_another_process_which_lets_others_go_first() -> None:
    thinker = ProcessThinker(say_where, CountedEntropy(), UNHURRIED)
    try:
        answers = {await thinker.decide(EASY, "pebbles", None, (), 2.0) for _ in range(2)}
    finally:
        await thinker.close()
    (answer,) = answers  # the same process both times
    process, kindness, *rest = answer.split()
    assert int(process) != os.getpid()
    assert int(kindness) > os.nice(0)
    assert rest == ["pebbles", "easy"]


async def test_a_thought_that_does_not_end_is_ended_and_the_next_is_made() -> None:
    thinker = ProcessThinker(brood, CountedEntropy(), 0.01, 0.01)
    try:
        with pytest.raises(ThoughtTooLong):
            await thinker.decide(EASY, "hard", None, (), 2.0)
    finally:
        await thinker.close()


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux knows such processes")
async def test_whoever_never_gets_the_processor_is_asked_once_more_beside_others() -> None:
    """No quiet move for a thought that was only starved."""
    thinker = ProcessThinker(starve_when_idle, CountedEntropy(), 0.01, UNHURRIED)
    try:
        assert await thinker.decide(EASY, "pebbles", None, (), 2.0) == "beside others"
    finally:
        await thinker.close()


@pytest.mark.long
def test_the_process_loads_the_games_and_their_players_and_nothing_else() -> None:
    loaded = subprocess.run(
        (sys.executable, "-c", _LOADED), cwd=ROOT, capture_output=True, check=True, text=True
    )
    assert loaded.stdout.split() == []


_LOADED = """
import sys
import workers.other_process_main
from computer_players import _parts_of
for game in ("ruta", "la-strada", "strada-romana", "stratego4"):
    _parts_of(game)
needless = ("discord", "aiohttp", "sqlalchemy", "PIL", "fluent", "babel", "asyncio", "cogs")
print(*(name for name in needless if name in sys.modules))
"""


class Patient:
    """An agent that thinks as long as it may, and notes how often it could go on."""

    iterations = 0

    def __init__(self) -> None:
        self.steps = 0

    def choose(self, game: Any, view: Any, legal: Any, rng: Any, budget: Budget) -> Any:
        while not budget.out_of_time():
            self.steps += 1
        return legal[0]


def thought_of(patient: Patient, spent: float, passed: float) -> Thought:
    """A thought in which so many seconds are spent, or pass by the clock, at each look."""
    state = state_of(playing(ANNA, BRUNO))
    legal = tuple(GAME.legal_moves(state, Seat(1)))
    view = GAME.view_for(state, Seat(1))
    assignment = assignment_for(EASY, "pebbles", view, legal, CountedEntropy())
    processor, wall = count(step=spent), count(step=passed)
    return decide(GAME, {"easy": patient}, assignment, lambda: next(processor), lambda: next(wall))


def test_a_thought_is_given_two_seconds_of_processor_time() -> None:
    patient = Patient()
    thought = thought_of(patient, spent=0.5, passed=0.5)
    assert patient.steps == LONGEST_THOUGHT / 0.5
    assert not thought.starved


def test_only_the_view_and_the_moves_of_the_seat_cross_over() -> None:
    table = playing(ANNA, BRUNO)
    state = state_of(table)
    view = GAME.view_for(state, Seat(1))
    legal = tuple(GAME.legal_moves(state, Seat(1)))
    assignment = assignment_for(EASY, "pebbles", view, legal, CountedEntropy())
    told = msgspec.json.encode(assignment).decode()
    assert set(msgspec.json.decode(told)) == {"game", "level", "view", "legal", "seed", "seconds"}
    assert table.seed is not None
    assert table.seed.hex() not in told
