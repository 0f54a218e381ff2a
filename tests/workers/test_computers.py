"""Computers play in a loop of their own; nobody waits for them, even if they fail."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from model.commands import Resign
from model.table import HOUR, Computer, Pace, Status, TableCode
from tables.paces import THINKING_PAUSE
from tests.tables.sample_tables import ANNA, BRUNO, GAME, reach_of, state_of
from tests.workers.running_office import Office
from workers.computers import THOUGHT, Computers, ThoughtTooLong
from workers.deadlines import Timekeeper
from workers.metrics import ThoughtCounts

EASY = Computer("pebbles", "easy")


class FirstMove:
    """A computer player that makes the first legal move."""

    async def decide(
        self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...], seconds: float
    ) -> str:
        return GAME.notate(legal[0])


class Brooding:
    """A computer player that never ends."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()

    async def decide(
        self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...], seconds: float
    ) -> str:
        self.begun.set()
        await asyncio.Event().wait()
        raise AssertionError("nobody sets it")


class Interrupted:
    """A computer player whose computation is cancelled from outside."""

    async def decide(
        self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...], seconds: float
    ) -> str:
        raise ThoughtTooLong


def computers(
    office: Office, thinker: Any, lost: int | None = None, counts: ThoughtCounts | None = None
) -> Computers:
    return Computers(office.service, thinker, office.house.clock, lambda: reach_of(lost), counts)


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


async def test_a_computer_thinks_while_it_pauses_and_no_second_time(office: Office) -> None:
    code = await office.house.open(ANNA, computers=(EASY,))
    thinker = Listening()
    player = computers(office, thinker)
    await player.work()
    assert (thinker.levels, await office.house.moves(code)) == (["easy"], [])
    office.house.clock.pass_by(THINKING_PAUSE)
    await player.work()
    assert len(await office.house.moves(code)) == 1
    assert thinker.levels == ["easy"]


async def test_what_a_computer_decided_is_dropped_when_its_question_is_gone(
    office: Office,
) -> None:
    code = await office.house.open(ANNA, computers=(EASY,))
    player = computers(office, Listening())
    await player.work()
    await office.house.order(code, Resign(ANNA))
    before = await office.house.moves(code)
    office.house.clock.pass_by(THINKING_PAUSE)
    assert await player.work() is None
    assert await office.house.moves(code) == before


async def test_nobodys_deadline_waits_for_a_computer(office: Office) -> None:
    people = await office.house.begin(ANNA, BRUNO, pace=Pace(hours=24, late="play"))
    clock = office.house.clock
    timekeeper = Timekeeper(office.service, clock, lambda: reach_of(None))
    clock.pass_by(24 * HOUR - THINKING_PAUSE)
    await office.house.store.transact(lambda tx: tx.timers.mark_alive(clock.now()))
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
    counts = ThoughtCounts()
    await computers(office, Interrupted(), counts=counts).work()
    assert counts.ended == 1
    (move,) = await office.house.moves(code)
    assert move.notation == GAME.notate(GAME.fallback_move(state, move.seat))
    assert (move.seat, move.actor) == (1, None)
    (line,) = caplog.messages
    assert code in line
    assert "thought for too long" in line


class Listening(FirstMove):
    """A computer player that records the levels it is asked to play at."""

    def __init__(self, then: Callable[[], Awaitable[None]] | None = None) -> None:
        self.levels: list[str] = []
        self._then = then

    async def decide(
        self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...], seconds: float
    ) -> str:
        self.levels.append(computer.level)
        if self._then is not None:
            then, self._then = self._then, None
            await then()
        return await super().decide(computer, game, view, legal, seconds)


HARD, EXPERT = Computer("pebbles", "hard"), Computer("pebbles", "expert")


async def left_behind(office: Office) -> TableCode:
    """A game of experts alone: the person who opened it has resigned."""
    code = await office.house.open(ANNA, size=3, computers=(EXPERT, EXPERT))
    await office.house.order(code, Resign(ANNA))
    return code


async def test_computers_that_were_left_alone_finish_the_game_as_easy_ones(office: Office) -> None:
    code = await left_behind(office)
    thinker = Listening()
    player = computers(office, thinker)
    while (await office.house.table(code)).status is Status.PLAYING:
        office.house.clock.pass_by(THINKING_PAUSE)
        await player.work()
    assert set(thinker.levels) == {"easy"}
    kept = (await office.house.table(code)).seats
    assert [s.occupant for s in kept[1:]] == [EXPERT, EXPERT], "the table tells what was agreed on"


async def test_whoever_waits_for_a_computer_waits_for_none_that_was_left_alone(
    office: Office,
) -> None:
    for _ in range(3):
        await left_behind(office)
    office.house.clock.pass_by(THINKING_PAUSE)
    await office.house.open(BRUNO, computers=(HARD,))
    office.house.clock.pass_by(THINKING_PAUSE)
    thinker = Listening()
    await computers(office, thinker).work()
    assert thinker.levels[0] == "hard"
    assert "easy" in thinker.levels


async def test_who_comes_meanwhile_waits_for_no_more_than_the_thought_that_is_under_way(
    office: Office,
) -> None:
    for _ in range(3):
        await left_behind(office)
    office.house.clock.pass_by(THINKING_PAUSE)

    async def opens() -> None:
        await office.house.open(BRUNO, computers=(HARD,))
        office.house.clock.pass_by(THINKING_PAUSE)

    thinker = Listening(opens)
    await computers(office, thinker).work()
    assert thinker.levels[:2] == ["easy", "hard"]


async def test_while_people_cannot_be_reached_no_computer_moves(office: Office) -> None:
    code = await asked(office)
    assert await computers(office, FirstMove(), lost=1).work() is None
    assert await office.house.moves(code) == []
