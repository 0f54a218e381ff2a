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
from workers.computers import ANSWER_TIMEOUT, ProcessThinker, ThoughtTooLong, assignment_for
from workers.metrics import REGISTRY, ThoughtCounts
from workers.thinker import CEILING_FACTOR, LONGEST_THOUGHT, Assignment, Thought, decide

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


def reach_the_ceiling_when_idle(assignment: Assignment) -> Thought:
    thought = say_when(assignment)
    return Thought(thought.move, starved=thought.move == "when idle")


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


async def test_thoughts_are_counted_and_how_long_they_took() -> None:
    before = _counted("count"), _counted("sum")
    thinker = ProcessThinker(say_where, CountedEntropy(), UNHURRIED)
    try:
        await thinker.decide(EASY, "pebbles", None, (), 2.0)
    finally:
        await thinker.close()
    assert _counted("count") == before[0] + 1
    assert _counted("sum") > before[1]


def _counted(what: str) -> float:
    return REGISTRY.get_sample_value(f"tavolo_thought_seconds_{what}") or 0.0


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


def test_on_a_busy_machine_a_thought_is_no_shorter_but_takes_longer_by_the_clock() -> None:
    """It gets a third of a processor: before, it had a third of its time."""
    patient = Patient()
    thought = thought_of(patient, spent=0.5, passed=1.5)
    assert patient.steps == LONGEST_THOUGHT / 0.5
    assert not thought.starved


def test_a_thought_that_hardly_gets_the_processor_ends_at_its_ceiling_and_says_so() -> None:
    patient = Patient()
    thought = thought_of(patient, spent=0.01, passed=1.0)
    assert patient.steps == CEILING_FACTOR * LONGEST_THOUGHT
    assert thought.starved
    assert CEILING_FACTOR * LONGEST_THOUGHT < ANSWER_TIMEOUT, "it answers before it is killed"


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux knows such processes")
async def test_thoughts_that_starved_are_counted_and_the_next_ones_have_normal_priority() -> None:
    before, counts = _starved(), ThoughtCounts()
    thinker = ProcessThinker(
        reach_the_ceiling_when_idle, CountedEntropy(), UNHURRIED, counts=counts
    )
    try:
        answers = [await thinker.decide(EASY, "pebbles", None, (), 2.0) for _ in range(2)]
    finally:
        await thinker.close()
    assert answers == ["when idle", "beside others"]
    assert (counts.made, counts.starved, counts.cut) == (2, 1, 1)
    assert _starved() == before + 1


def _starved() -> float:
    return REGISTRY.get_sample_value("tavolo_thoughts_starved_total") or 0.0


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
