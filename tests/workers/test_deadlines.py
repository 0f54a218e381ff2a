"""Timers: due ones fire, and one that fails delays no other."""

import logging

import pytest

from model.commands import Answer
from model.table import HOUR, LatePolicy, Pace, TableCode
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, DINO, changed, reach_of
from tests.workers.running_office import Office
from workers.deadlines import Timekeeper

DAY = Pace(hours=24, late="play")
MINUTE = 60_000


@pytest.fixture
def timekeeper(office: Office) -> Timekeeper:
    return Timekeeper(office.service, office.house.clock, lambda: reach_of(None))


async def work(office: Office, timekeeper: Timekeeper) -> int:
    """Fire what is due, deliver what is told by it, until all is done; when to look again."""
    until = await timekeeper.work()
    while await office.house.letters():
        until = await timekeeper.work()
    return until


async def pass_by(office: Office, milliseconds: int) -> None:
    """Time passes while the house is awake, and says so."""
    office.house.clock.pass_by(milliseconds)
    now = office.house.clock.now()
    await office.house.store.transact(lambda tx: tx.timers.mark_alive(now))


async def moves(office: Office, code: TableCode) -> int:
    return (await office.house.table(code)).moves


async def test_what_is_due_is_fired_and_the_rest_is_waited_for(
    office: Office, timekeeper: Timekeeper
) -> None:
    code = await office.house.begin(ANNA, BRUNO, pace=DAY)
    clock = office.house.clock
    await timekeeper.work()
    await pass_by(office, 12 * HOUR - 1)
    assert await timekeeper.work() == clock.now() + 1
    await pass_by(office, 1)
    for person in (ANNA, BRUNO):
        await timekeeper.work()
        assert await office.house.addressed() == [("reminder", None), ("reminder", person.id)]
    await pass_by(office, 12 * HOUR)
    await work(office, timekeeper)
    assert await moves(office, code) == 2


async def test_a_deadline_that_asks_anew_is_fired_again_in_its_time(
    office: Office, timekeeper: Timekeeper
) -> None:
    code = await office.house.begin(ANNA, BRUNO, pace=DAY)
    for days, lapsed in ((1, 0), (1, 1), (1, 2), (2, 3)):
        await pass_by(office, days * 24 * HOUR)
        await work(office, timekeeper)
        assert await moves(office, code) == 2, "the house moves once for everybody, then waits"
        (asked,) = (await office.house.table(code)).to_act
        assert asked.lapsed == lapsed


async def test_a_post_that_is_old_asks_no_more_for_a_vote_that_stands_elsewhere_or_is_counted(
    office: Office, timekeeper: Timekeeper
) -> None:
    code = await office.house.begin(ANNA, BRUNO, CARLA, pace=Pace(hours=24, late="ask"))
    await pass_by(office, 24 * HOUR)
    await timekeeper.work()
    await office.work()
    first, *_ = (await office.house.table(code)).polls
    for voter in (BRUNO, CARLA):
        asking = await newest_post(office, code)
        await pass_by(office, HOUR)
        await office.house.order(code, Answer(voter, first.number, "wait"))
        changed = [where for deed, where, _ in await office.work() if deed in ("retire", "replace")]
        assert changed.count(asking) == 1


async def test_an_old_post_asks_no_more_for_a_vote_about_somebody_who_has_moved(
    office: Office, timekeeper: Timekeeper
) -> None:
    code = await office.house.begin(ANNA, BRUNO, CARLA, pace=Pace(hours=24, late="ask"))
    await office.house.lay(code, BRUNO)
    await office.house.lay(code, CARLA)
    await office.work()
    await pass_by(office, 24 * HOUR)
    await timekeeper.work()
    await office.work()
    asking = await newest_post(office, code)
    await pass_by(office, HOUR)
    await office.house.lay(code, ANNA)
    assert ("retire", asking, "") in await office.work()
    await pass_by(office, HOUR)
    await office.house.lay(code, BRUNO)
    assert asking not in {where for _, where, _ in await office.work()}, "once is enough"


async def newest_post(office: Office, code: TableCode) -> int:
    """The message in which the table stands."""
    stands = await office.service.delivery.board_post((await office.house.table(code)).id)
    assert stands is not None
    return stands.message


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
    return await office.house.store.transact(lambda tx: tx.timers.last_alive())


async def test_a_broken_table_stops_only_its_own_clock(
    office: Office, timekeeper: Timekeeper, caplog: pytest.LogCaptureFixture
) -> None:
    broken = await office.house.begin(ANNA, BRUNO, pace=DAY)
    sound = await office.house.begin(CARLA, DINO, pace=DAY)
    await office.house.spoil(broken)
    await pass_by(office, 24 * HOUR)
    await work(office, timekeeper)
    assert await moves(office, sound) == 2
    errors = [r for r in caplog.records if r.levelname == "ERROR"]
    assert len(errors) == 2, "each deadline of the broken table, once"
    assert broken in caplog.text


async def test_more_broken_timers_than_are_asked_for_at_once_starve_no_table(
    office: Office, timekeeper: Timekeeper
) -> None:
    for _ in range(10):
        await office.house.spoil(await office.house.begin(ANNA, BRUNO, pace=DAY))
    await pass_by(office, 1)
    sound = await office.house.begin(CARLA, DINO, pace=DAY)
    await pass_by(office, 24 * HOUR)
    await work(office, timekeeper)
    assert await moves(office, sound) == 2


async def test_a_timer_that_cannot_be_fired_is_tried_after_growing_pauses(
    office: Office, timekeeper: Timekeeper, caplog: pytest.LogCaptureFixture
) -> None:
    code = await office.house.begin(ANNA, BRUNO, pace=DAY)
    await office.house.lay(code, ANNA)
    await office.house.letters()
    await office.house.spoil(code)
    clock = office.house.clock
    deadline = next(t for t in await office.house.timers() if t.kind == "deadline")
    await pass_by(office, deadline.due_at - clock.now())
    tried_after = []
    for _ in range(60):
        before = clock.now()
        await pass_by(office, await work(office, timekeeper) - before)
        assert clock.now() > before, "it never spins"
        if any(record.levelno == logging.ERROR for record in caplog.records):
            tried_after.append((before - deadline.due_at) // MINUTE)
            caplog.clear()
    assert tried_after[:5] == [0, 1, 3, 7, 15]


async def test_a_mended_table_goes_on_at_the_next_try(
    office: Office, timekeeper: Timekeeper
) -> None:
    code = await office.house.begin(ANNA, BRUNO, pace=DAY)
    version = office.house.games["pebbles"].manifest.state_version
    await office.house.stamp(code, version - 1)
    await pass_by(office, 24 * HOUR)
    await timekeeper.work()
    assert await moves(office, code) == 0
    await office.house.stamp(code, version)
    await pass_by(office, MINUTE)
    await work(office, timekeeper)
    assert await moves(office, code) == 2


# --- outages ---------------------------------------------------------------------------------


@pytest.fixture
def lost() -> list[int]:
    """The time since which the gateway has been down, if it is."""
    return []


async def live_on(office: Office, timekeeper: Timekeeper, milliseconds: int) -> None:
    """Time passes as it does: the house works whenever it wanted to be woken."""
    clock = office.house.clock
    end = clock.now() + milliseconds
    while (until := await work(office, timekeeper)) < end:
        clock.instant = until
    clock.instant = end


@pytest.mark.parametrize("late", ["wait", "play", "resign"])
async def test_while_the_gateway_is_away_nobodys_time_runs(
    office: Office, lost: list[int], late: LatePolicy
) -> None:
    code = await office.house.begin(ANNA, BRUNO, pace=Pace(hours=12, late=late))
    clock = office.house.clock
    timekeeper = Timekeeper(office.service, clock, lambda: reach_of(min(lost, default=None)))
    await live_on(office, timekeeper, 11 * HOUR + 30 * MINUTE)
    before = await office.house.table(code)
    lost.append(clock.now())
    await live_on(office, timekeeper, 13 * HOUR)
    assert await office.house.table(code) == before
    lost.clear()
    await live_on(office, timekeeper, 25 * MINUTE)
    for seat in (await office.house.table(code)).seats:
        assert (seat.lapsed, seat.asked) == (0, 1)
        assert seat.deadline is not None
        assert seat.deadline - clock.now() >= 5 * MINUTE
    await live_on(office, timekeeper, 7 * HOUR)
    after = await office.house.table(code)
    assert after.moves or any(s.lapsed for s in after.seats), "in the end it passes"


async def test_a_house_that_was_held_up_gives_the_time_back(
    office: Office, timekeeper: Timekeeper, caplog: pytest.LogCaptureFixture
) -> None:
    code = await office.house.begin(ANNA, BRUNO, pace=Pace(hours=12, late="resign"))
    await work(office, timekeeper)
    office.house.clock.pass_by(13 * HOUR)
    await work(office, timekeeper)
    assert await moves(office, code) == 0, "a suspended machine, or a clock that was set"


async def test_an_absence_of_the_gateway_hides_no_clock_that_was_set_before(
    office: Office, lost: list[int]
) -> None:
    """The gateway goes right after the clock was set, before the house has noticed that."""
    code = await office.house.begin(ANNA, BRUNO, pace=Pace(hours=2, late="play"))
    clock = office.house.clock
    timekeeper = Timekeeper(office.service, clock, lambda: reach_of(min(lost, default=None)))
    await work(office, timekeeper)
    clock.pass_by(30 * 24 * HOUR)
    lost.append(clock.now())
    await work(office, timekeeper)
    clock.pass_by(20 * MINUTE)
    lost.clear()
    await work(office, timekeeper)
    assert await moves(office, code) == 0
    for seat in (await office.house.table(code)).seats:
        assert seat.deadline == clock.now() + 2 * HOUR


async def test_nobodys_time_runs_out_by_a_sign_of_life_from_a_future_that_was_none(
    office: Office, lost: list[int]
) -> None:
    """The gateway is away; the clock is set back, a deadline counted anew, the clock set on."""
    await office.house.remember(ANNA, BRUNO)
    code = await office.house.begin(ANNA, BRUNO, pace=Pace(hours=2, late="play"))
    clock = office.house.clock
    timekeeper = Timekeeper(office.service, clock, lambda: reach_of(min(lost, default=None)))
    await work(office, timekeeper)
    lost.append(clock.now())
    clock.pass_by(-5_000 * MINUTE)
    await work(office, timekeeper)
    known = await office.service.queries.profile(BRUNO.id)
    assert known is not None
    await office.service.remember(changed(known, quiet_from=5, quiet_to=13))
    clock.pass_by(5_000 * MINUTE)
    await work(office, timekeeper)
    assert await moves(office, code) == 0
