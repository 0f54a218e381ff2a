"""Thinking elsewhere: what crosses over, and that the bot goes on listening."""

import os
from concurrent.futures.process import BrokenProcessPool

import msgspec
import pytest

from core.game import Seat
from tables.model import Computer
from tests.tables.sample_tables import ANNA, BRUNO, GAME, CountedEntropy, playing, state_of
from workers.thinker import Assignment, ProcessThinker, assignment_for

EASY = Computer("pebbles", "easy")


def say_where(assignment: Assignment) -> str:
    return f"{os.getpid()} {assignment.game} {assignment.level}"


def die(assignment: Assignment) -> str:
    os._exit(1)


async def test_a_computer_thinks_in_another_process() -> None:
    thinker = ProcessThinker(say_where, CountedEntropy())
    try:
        answers = {await thinker.decide(EASY, "pebbles", None, ()) for _ in range(2)}
    finally:
        await thinker.close()
    (answer,) = answers  # the same process both times
    process, *rest = answer.split()
    assert int(process) != os.getpid()
    assert rest == ["pebbles", "easy"]


async def test_a_process_that_died_is_replaced_for_the_next_question() -> None:
    thinker = ProcessThinker(die, CountedEntropy())
    try:
        for _ in range(2):
            with pytest.raises(BrokenProcessPool):
                await thinker.decide(EASY, "pebbles", None, ())
    finally:
        await thinker.close()


def test_only_the_view_and_the_moves_of_the_seat_cross_over() -> None:
    table = playing(ANNA, BRUNO)
    state = state_of(table)
    view = GAME.view_for(state, Seat(1))
    legal = tuple(GAME.legal_moves(state, Seat(1)))
    assignment = assignment_for(EASY, "pebbles", view, legal, CountedEntropy())
    told = msgspec.json.encode(assignment).decode()
    assert set(msgspec.json.decode(told)) == {"game", "level", "view", "legal", "seed"}
    assert table.seed is not None
    assert table.seed.hex() not in told
