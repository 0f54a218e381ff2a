"""Computers play in a loop of their own: nobody waits for them, whatever they do."""

import asyncio
from typing import Any

import pytest

from tables.clocks import THINKING_PAUSE
from tables.model import HOUR, Computer, Pace, TableCode
from tests.tables.sample_tables import ANNA, BRUNO, GAME, reach_of, state_of
from tests.workers.running_dispatcher import Office
from workers.computers import THOUGHT, Computers, ThoughtTooLong
from workers.deadlines import Timekeeper

EASY = Computer("pebbles", "easy")


class FirstMove:
    """A computer that does the first thing it may."""

    async def decide(self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...]) -> str:
        return GAME.notate(legal[0])


class Brooding:
    """A computer that never comes to an end."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()

    async def decide(self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...]) -> str:
        self.begun.set()
        await asyncio.Event().wait()
        raise AssertionError("nobody sets it")


class Interrupted:
    """A computer whose thoughts are ended from outside."""

    async def decide(self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...]) -> str:
        raise ThoughtTooLong


def computers(office: Office, thinker: Any, lost: int | None = None) -> Computers:
    return Computers(office.service, thinker, office.house.clock, lambda: reach_of(lost))


async def asked(office: Office) -> TableCode:
    """A table whose computer has been asked, and whose time to look thoughtful is over."""
    code = await office.house.open(ANNA, computers=(EASY,))
    office.house.clock.pass_by(THINKING_PAUSE)
    return code


async def test_a_computer_plays_when_its_pause_is_over(office: Office) -> None:
    code = await office.house.open(ANNA, computers=(EASY,))
    due = office.house.clock.now() + THINKING_PAUSE
    player = computers(office, FirstMove())
    assert await player.work() == due
    assert await office.house.moves(code) == []
    office.house.clock.pass_by(THINKING_PAUSE)
    await player.work()
    (move,) = await office.house.moves(code)
    assert (move.seat, move.actor) == (1, None)


async def test_nobodys_deadline_waits_for_a_computer(office: Office) -> None:
    people = await office.house.begin(ANNA, BRUNO, pace=Pace(hours=24, late="play"))
    clock = office.house.clock
    timekeeper = Timekeeper(office.service, clock, lambda: reach_of(None))
    clock.pass_by(24 * HOUR - THINKING_PAUSE)
    await office.house.store.transact(lambda tx: tx.mark_alive(clock.now()))
    thinker = Brooding()
    await asked(office)
    brooding = asyncio.create_task(computers(office, thinker).work())
    await thinker.begun.wait()
    while await office.house.letters():
        await timekeeper.work()
    assert len(await office.house.moves(people)) == 2, "both were late, and the house has moved"
    brooding.cancel()
    with pytest.raises(asyncio.CancelledError):
        await brooding


async def test_two_processes_do_not_think_for_the_same_computer(office: Office) -> None:
    code = await asked(office)
    brooding = Brooding()
    first = asyncio.create_task(computers(office, brooding).work())
    await brooding.begun.wait()
    await computers(office, FirstMove()).work()
    assert await office.house.moves(code) == []
    first.cancel()  # the process dies
    with pytest.raises(asyncio.CancelledError):
        await first
    office.house.clock.pass_by(THOUGHT)
    await computers(office, FirstMove()).work()
    assert len(await office.house.moves(code)) == 1


async def test_a_computer_that_is_interrupted_makes_the_quiet_move(
    office: Office, caplog: pytest.LogCaptureFixture
) -> None:
    code = await asked(office)
    state = state_of(await office.house.table(code))
    await computers(office, Interrupted()).work()
    (move,) = await office.house.moves(code)
    assert move.notation == GAME.notate(GAME.fallback_move(state, move.seat))
    assert (move.seat, move.actor) == (1, None)
    (line,) = caplog.messages
    assert code in line
    assert "thought for too long" in line


async def test_while_people_cannot_be_reached_no_computer_moves(office: Office) -> None:
    code = await asked(office)
    assert await computers(office, FirstMove(), lost=1).work() is None
    assert await office.house.moves(code) == []
