"""The thinking process: data exchange, a responsive bot meanwhile, and its end."""

import asyncio
import os
import signal
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ai.base import Budget
from computer_players import think
from core.game import Seat
from model.table import Computer
from tests.tables.sample_tables import ANNA, BRUNO, GAME, CountedEntropy, playing, state_of
from workers.metrics import REGISTRY
from workers.thinking.computer_turns import ThoughtTooLong
from workers.thinking.thinker import Assignment, Thought, decide
from workers.thinking.thinking_process import (
    MindFault,
    ProcessThinker,
    assignment_for,
)
from workers.thinking.time_limits import ANSWER_TIMEOUT, CEILING_FACTOR, LONGEST_THOUGHT
from workers.upkeep.thought_counts import ThoughtCounts

EASY = Computer("pebbles", "easy")
ROOT = Path(__file__).parents[2]


def say_where(assignment: Assignment) -> Thought:
    return Thought(f"{os.getpid()} {os.nice(0)} {assignment.game} {assignment.level}")


def die(assignment: Assignment) -> Thought:
    os._exit(1)


def stumble(assignment: Assignment) -> Thought:
    raise ZeroDivisionError


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


def kill_the_bot(assignment: Assignment) -> Thought:
    """In the middle of a hard thought."""
    if assignment.game == "hard":
        os.kill(os.getppid(), signal.SIGKILL)
    return brood(assignment)


async def test_a_computer_thinks_in_another_process_which_lets_others_go_first() -> None:
    thinker = ProcessThinker(say_where, CountedEntropy())
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
    thinker = ProcessThinker(say_where, CountedEntropy())
    try:
        await thinker.decide(EASY, "pebbles", None, (), 2.0)
    finally:
        await thinker.close()
    assert _counted("count") == before[0] + 1
    assert _counted("sum") > before[1]


def _counted(what: str) -> float:
    return REGISTRY.get_sample_value(f"tavolo_thought_seconds_{what}") or 0.0


async def test_a_process_that_died_is_replaced_for_the_next_question() -> None:
    thinker = ProcessThinker(die, CountedEntropy())
    try:
        for _ in range(2):
            with pytest.raises(MindFault, match="died"):
                await thinker.decide(EASY, "pebbles", None, (), 2.0)
    finally:
        await thinker.close()


async def test_what_goes_wrong_in_the_other_process_is_told_here() -> None:
    thinker = ProcessThinker(stumble, CountedEntropy())
    try:
        with pytest.raises(MindFault, match=r"in stumble\n.*\nZeroDivisionError"):
            await thinker.decide(EASY, "pebbles", None, (), 2.0)
    finally:
        await thinker.close()


async def test_a_thought_that_does_not_end_is_ended_and_its_process_replaced() -> None:
    thinker = ProcessThinker(brood, CountedEntropy(), 0.01, 0.01)
    try:
        with pytest.raises(ThoughtTooLong):
            await thinker.decide(EASY, "hard", None, (), 2.0)
        assert thinker._mind is None
        thinker._patience_beside_others = 60.0
        assert "easy" in await thinker.decide(EASY, "pebbles", None, (), 2.0)
    finally:
        await thinker.close()


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux knows such processes")
async def test_a_computer_thinks_while_nobody_else_wants_to_unless_that_is_never() -> None:
    thinker = ProcessThinker(say_when, CountedEntropy(), 60.0, 60.0)
    try:
        assert await thinker.decide(EASY, "pebbles", None, (), 2.0) == "when idle"
        thinker._patience = thinker._patience_beside_others = 0.01
        with pytest.raises(ThoughtTooLong):
            await thinker.decide(EASY, "hard", None, (), 2.0)
        thinker._patience_beside_others = 60.0
        assert await thinker.decide(EASY, "pebbles", None, (), 2.0) == "beside others"
    finally:
        await thinker.close()


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux knows such processes")
async def test_whoever_never_gets_the_processor_is_asked_once_more_beside_others() -> None:
    """No quiet move for a thought that was only starved."""
    thinker = ProcessThinker(starve_when_idle, CountedEntropy(), 0.01, 60.0)
    try:
        assert await thinker.decide(EASY, "pebbles", None, (), 2.0) == "beside others"
    finally:
        await thinker.close()


async def test_a_process_that_was_stopped_holds_nobody_up() -> None:
    thinker = ProcessThinker(say_where, CountedEntropy(), patience_beside_others=60.0)
    try:
        answer = await thinker.decide(EASY, "pebbles", None, (), 2.0)
        os.kill(int(answer.split()[0]), signal.SIGSTOP)
        thinker._patience = 0.01
        again = await thinker.decide(EASY, "pebbles", None, (), 2.0)
        assert again.split()[0] != answer.split()[0], "another process answers"
    finally:
        await thinker.close()


async def test_closing_waits_for_no_thought() -> None:
    thinker = ProcessThinker(brood, CountedEntropy(), 3600.0)
    thought = asyncio.create_task(thinker.decide(EASY, "hard", None, (), 2.0))
    await asyncio.sleep(0)
    thought.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thought
    assert thinker._mind is None, "nobody wants the answer any more"
    await thinker.close()


async def test_a_process_that_is_asked_nothing_is_ended_and_another_one_answers_later() -> None:
    thinker = ProcessThinker(say_where, CountedEntropy(), idle=0.0)
    try:
        first = int((await thinker.decide(EASY, "pebbles", None, (), 2.0)).split()[0])
        for _ in range(3):  # rounds of the event loop, which ends it in one of them
            await asyncio.sleep(0)
        assert thinker._mind is None
        second = int((await thinker.decide(EASY, "pebbles", None, (), 2.0)).split()[0])
    finally:
        await thinker.close()
    assert first != second
    for process in (first, second):
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


async def test_a_process_is_not_ended_before_its_time() -> None:
    thinker = ProcessThinker(say_where, CountedEntropy(), idle=3600.0)
    try:
        first = await thinker.decide(EASY, "pebbles", None, (), 2.0)
        assert thinker._mind is not None
        assert await thinker.decide(EASY, "pebbles", None, (), 2.0) == first
    finally:
        await thinker.close()


@pytest.mark.long
def test_the_process_loads_the_games_and_their_players_and_nothing_else() -> None:
    (_, *words) = ProcessThinker(think, CountedEntropy())._work()
    assert words[:-1] == ["-m", "workers.thinking.thinker", "computer_players", "think"]
    loaded = subprocess.run(
        (sys.executable, "-c", _LOADED), cwd=ROOT, capture_output=True, check=True, text=True
    )
    assert loaded.stdout.split() == []


_LOADED = """
import sys
import workers.thinking.thinker
from computer_players import _parts_of
for game in ("ruta", "la-strada", "strada-romana", "stratego4"):
    _parts_of(game)
needless = ("discord", "aiohttp", "sqlalchemy", "PIL", "fluent", "babel", "asyncio", "cogs")
print(*(name for name in needless if name in sys.modules))
"""


_BOT = """
import asyncio, os, signal
from tests.tables.sample_tables import CountedEntropy
from tests.workers.test_thinking_process import EASY, kill_the_bot
from workers.thinking.thinking_process import ProcessThinker

async def run():
    thinker = ProcessThinker(kill_the_bot, CountedEntropy())
    await thinker.decide(EASY, "pebbles", None, (), 2.0)
    {then}

if __name__ == "__main__":
    asyncio.run(run())
"""
_KILLED = {
    "idle": "os.kill(os.getpid(), signal.SIGKILL)",
    "in a thought": 'await thinker.decide(EASY, "hard", None, (), 2.0)',
}


@pytest.mark.parametrize("moment", _KILLED)
def test_the_process_ends_with_a_bot_that_is_killed(moment: str, tmp_path: Path) -> None:
    script = tmp_path / "killed_bot.py"
    script.write_text(_BOT.format(then=_KILLED[moment]))
    with subprocess.Popen(
        (sys.executable, str(script)),
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as bot:
        # Both processes hold this pipe: it comes to its end when both are gone, and not before.
        (said, _) = bot.communicate(timeout=60)
    assert said == b""
    assert bot.returncode == -signal.SIGKILL


async def test_signals_for_the_bot_do_not_end_the_process() -> None:
    thinker = ProcessThinker(say_where, CountedEntropy())
    try:
        before = await thinker.decide(EASY, "pebbles", None, (), 2.0)
        for sign in (signal.SIGINT, signal.SIGTERM):
            os.kill(int(before.split()[0]), sign)
        assert await thinker.decide(EASY, "pebbles", None, (), 2.0) == before
    finally:
        await thinker.close()


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
    thinker = ProcessThinker(reach_the_ceiling_when_idle, CountedEntropy(), counts=counts)
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
