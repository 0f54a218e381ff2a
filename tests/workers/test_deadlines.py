"""The timekeeper: what is due is fired, what cannot be fired holds nothing up."""

from typing import Any

import pytest

from tables.lifecycle import THINKING_PAUSE
from tables.model import HOUR, Computer, Pace, TableCode
from tests.tables.worlds import ANNA, BRUNO, CARLA, DINO, GAME
from tests.workers.offices import Office
from workers.computers import Computers
from workers.deadlines import Timekeeper

DAY = Pace(hours=24, late="play")
MINUTE = 60_000


class FirstMove:
    """A computer that does the first thing it may."""

    async def decide(self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...]) -> str:
        return GAME.notate(legal[0])


@pytest.fixture
def timekeeper(office: Office) -> Timekeeper:
    computers = Computers(office.service, FirstMove())
    return Timekeeper(office.service, computers, office.house.clock)


async def moves(office: Office, code: TableCode) -> int:
    return (await office.house.table(code)).moves


async def test_what_is_due_is_fired_and_the_rest_is_waited_for(
    office: Office, timekeeper: Timekeeper
) -> None:
    code = await office.house.begin(ANNA, BRUNO, pace=DAY)
    clock = office.house.clock
    await timekeeper.work()
    clock.pass_by(12 * HOUR - 1)
    assert await timekeeper.work() == clock.now() + 1
    clock.pass_by(1)
    await timekeeper.work()
    assert await office.house.addressed() == [("reminder", ANNA.id), ("reminder", BRUNO.id)]
    clock.pass_by(12 * HOUR)
    await timekeeper.work()
    assert await moves(office, code) == 2


async def test_a_deadline_that_asks_anew_is_fired_again_in_its_time(
    office: Office, timekeeper: Timekeeper
) -> None:
    code = await office.house.begin(ANNA, BRUNO, pace=DAY)
    for expected in (2, 3, 5, 6):
        office.house.clock.pass_by(24 * HOUR)
        await timekeeper.work()
        assert await moves(office, code) == expected
    assert (await office.house.table(code)).outcome is not None


async def test_with_nothing_to_do_the_house_says_it_is_alive_now_and_then(
    office: Office, timekeeper: Timekeeper
) -> None:
    clock = office.house.clock
    start = clock.now()
    assert await timekeeper.work() == start + 5 * MINUTE
    clock.pass_by(MINUTE)
    assert await timekeeper.work() == start + 5 * MINUTE
    assert await last_alive(office) == start
    clock.pass_by(4 * MINUTE)
    assert await timekeeper.work() == start + 10 * MINUTE
    assert await last_alive(office) == start + 5 * MINUTE


async def last_alive(office: Office) -> int | None:
    return await office.house.store.transact(lambda tx: tx.last_alive())


async def test_a_broken_table_stops_only_its_own_clock(
    office: Office, timekeeper: Timekeeper, caplog: pytest.LogCaptureFixture
) -> None:
    broken = await office.house.begin(ANNA, BRUNO, pace=DAY)
    sound = await office.house.begin(CARLA, DINO, pace=DAY)
    await office.house.spoil(broken)
    office.house.clock.pass_by(24 * HOUR)
    await timekeeper.work()
    assert await moves(office, sound) == 2
    errors = [r for r in caplog.records if r.levelname == "ERROR"]
    assert len(errors) == 6, "each timer of the broken table, once"
    assert broken in caplog.text


async def test_more_broken_timers_than_are_asked_for_at_once_starve_no_table(
    office: Office, timekeeper: Timekeeper
) -> None:
    for _ in range(10):
        await office.house.spoil(await office.house.begin(ANNA, BRUNO, pace=DAY))
    office.house.clock.pass_by(1)
    sound = await office.house.begin(CARLA, DINO, pace=DAY)
    office.house.clock.pass_by(24 * HOUR)
    await timekeeper.work()
    assert await moves(office, sound) == 2


async def test_a_timer_that_cannot_be_fired_is_tried_after_growing_pauses(
    office: Office, timekeeper: Timekeeper, caplog: pytest.LogCaptureFixture
) -> None:
    code = await office.house.begin(ANNA, BRUNO, pace=DAY)
    await office.house.lay(code, ANNA)
    await office.house.spoil(code)
    clock = office.house.clock
    (first, *_) = await office.house.timers()
    clock.instant = first.due_at
    tried_after = []
    for _ in range(60):
        before = clock.now()
        clock.instant = await timekeeper.work()
        assert clock.now() > before, "it never spins"
        if caplog.records:
            tried_after.append((before - first.due_at) // MINUTE)
            caplog.clear()
    assert tried_after[:5] == [0, 1, 3, 7, 15]


async def test_a_mended_table_goes_on_at_the_next_try(
    office: Office, timekeeper: Timekeeper
) -> None:
    code = await office.house.begin(ANNA, BRUNO, pace=DAY)
    version = office.house.games["pebbles"].manifest.state_version
    await office.house.stamp(code, version - 1)
    office.house.clock.pass_by(24 * HOUR)
    await timekeeper.work()
    assert await moves(office, code) == 0
    await office.house.stamp(code, version)
    office.house.clock.pass_by(MINUTE)
    await timekeeper.work()
    assert await moves(office, code) == 2


async def test_a_computer_plays_when_its_pause_is_over(
    office: Office, timekeeper: Timekeeper
) -> None:
    code = await office.house.open(ANNA, computers=(Computer("pebbles", "easy"),))
    await timekeeper.work()
    assert await moves(office, code) == 0
    office.house.clock.pass_by(THINKING_PAUSE)
    await timekeeper.work()
    (move,) = await office.house.moves(code)
    assert (move.seat, move.actor) == (1, None)
