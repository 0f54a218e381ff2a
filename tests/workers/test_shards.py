"""Several processes or shards: people of an unreachable shard lose no time."""

import pytest

from model.shards import ProcessShards
from model.table import HOUR, MINUTE, GuildId, LatePolicy, Pace, Table, TableCode
from tests.simulation.memory import MemoryStore
from tests.tables.running_service import House
from tests.tables.sample_tables import ANNA, BRUNO
from tests.workers.running_office import Office
from workers.deadlines import Timekeeper

NEAR, FAR = GuildId(301), GuildId((7 << 22) + 1)
"""Two servers: of shards 0 and 1 of two, of shards 0 and 1 of three."""

SIGN_OF_LIFE = 5 * MINUTE
LATE = pytest.mark.parametrize("late", ["wait", "play", "resign"])


@pytest.fixture
def office() -> Office:
    """Use an in-memory store: many hours pass here."""
    return Office(House(MemoryStore()))


class Process:
    """A process of the bot: its own service and timekeeper over the shared database."""

    def __init__(self, office: Office, reach: ProcessShards) -> None:
        self.reach = reach
        self.service = office.house.service_over(office.house.store)
        self.timekeeper = Timekeeper(self.service, office.house.clock, lambda: self.reach)

    async def start(self) -> None:
        await self.service.outages.wake_up(self.reach)


async def started(office: Office, count: int, *shards: int) -> Process:
    """A process that has just been started, with these shards of so many."""
    process = Process(office, ProcessShards(count, frozenset(shards)))
    await process.start()
    return process


async def live_on(office: Office, milliseconds: int, *processes: Process) -> None:
    """Time passes, and these processes work whenever they wanted to be woken."""
    clock = office.house.clock
    end = clock.now() + milliseconds
    while True:
        instants = [await process.timekeeper.work() for process in processes]
        while await office.house.letters():
            instants = [await process.timekeeper.work() for process in processes]
        clock.instant = min(end, *instants)
        if clock.now() >= end:
            return


async def begun(office: Office, guild: GuildId, late: LatePolicy = "resign") -> TableCode:
    return await office.house.begin(ANNA, BRUNO, guild=guild, pace=Pace(hours=12, late=late))


def least_left(office: Office, table: Table) -> int:
    return min(seat.deadline or 0 for seat in table.to_act) - office.house.clock.now()


def is_past(table: Table) -> bool:
    """Whether somebody has been late."""
    return bool(table.moves or table.outcome or any(seat.lapsed for seat in table.seats))


@LATE
async def test_whose_process_dies_has_all_their_time_when_it_lives_again(
    office: Office, late: LatePolicy
) -> None:
    living, dying = await started(office, 2, 0), await started(office, 2, 1)
    near, far = await begun(office, NEAR, late), await begun(office, FAR, late)
    await live_on(office, 11 * HOUR + 30 * MINUTE, living, dying)
    before = await office.house.table(far)
    await live_on(office, 30 * MINUTE - 1, living)
    assert not is_past(await office.house.table(near))
    await live_on(office, 13 * HOUR, living)
    assert is_past(await office.house.table(near)), "the others' tables go on exactly"
    assert await office.house.table(far) == before
    again = await started(office, 2, 1)
    await live_on(office, 29 * MINUTE, living, again)
    after = await office.house.table(far)
    assert not is_past(after)
    assert least_left(office, after) > 0
    await live_on(office, 7 * HOUR, living, again)
    assert is_past(await office.house.table(far)), "in the end it passes"


@LATE
async def test_only_the_tables_of_a_lost_shard_stand(office: Office, late: LatePolicy) -> None:
    both = await started(office, 2, 0, 1)
    near, far = await begun(office, NEAR, late), await begun(office, FAR, late)
    await live_on(office, 11 * HOUR + 30 * MINUTE, both)
    before = await office.house.table(far)
    both.reach = ProcessShards(2, frozenset({0}), {1: office.house.clock.now()})
    await live_on(office, 13 * HOUR, both)
    assert is_past(await office.house.table(near))
    assert await office.house.table(far) == before
    both.reach = ProcessShards(2, frozenset({0, 1}))
    await live_on(office, 29 * MINUTE, both)
    assert not is_past(await office.house.table(far))
    await live_on(office, 7 * HOUR, both)
    assert is_past(await office.house.table(far))


async def test_of_two_losses_between_two_looks_the_earlier_one_counts(office: Office) -> None:
    both = await started(office, 2, 0, 1)
    far = await begun(office, FAR)
    await live_on(office, 2 * HOUR, both)
    left = least_left(office, await office.house.table(far))
    for _ in range(2):  # between these it has come back for a moment at which nobody looked
        both.reach = ProcessShards(2, frozenset({0}), {1: office.house.clock.now()})
        await live_on(office, 3 * HOUR, both)
    both.reach = ProcessShards(2, frozenset({0, 1}))
    await live_on(office, 1, both)
    assert least_left(office, await office.house.table(far)) >= left - 1


async def test_a_deadline_that_came_while_people_were_there_is_kept_by_any_process(
    office: Office,
) -> None:
    living, dying = await started(office, 2, 0), await started(office, 2, 1)
    far = await begun(office, FAR)
    await live_on(office, 12 * HOUR - 1, living, dying)
    office.house.clock.pass_by(MINUTE)
    await dying.service.outages.mark_alive(dying.reach)
    await live_on(office, MINUTE, living)
    assert is_past(await office.house.table(far))


async def test_another_count_of_shards_gives_each_table_back_what_it_missed(office: Office) -> None:
    living, dying = await started(office, 2, 0), await started(office, 2, 1)
    near, far = await begun(office, NEAR), await begun(office, FAR)
    await live_on(office, 6 * HOUR, living, dying)
    left = least_left(office, await office.house.table(far))
    await live_on(office, 5 * HOUR, living)
    all_of_it = await started(office, 3, 0, 1, 2)
    for code, had in ((near, HOUR), (far, left)):
        has = least_left(office, await office.house.table(code))
        assert had <= has <= had + SIGN_OF_LIFE, "what it had at its own last sign of life"
    await live_on(office, 59 * MINUTE, all_of_it)
    assert not is_past(await office.house.table(near))
    await live_on(office, 2 * MINUTE + SIGN_OF_LIFE, all_of_it)
    assert is_past(await office.house.table(near))


@pytest.mark.parametrize("jump", [40 * 24 * HOUR, -40 * 24 * HOUR, -3 * HOUR])
async def test_a_clock_that_jumps_gives_nobody_more_than_a_full_time(
    office: Office, jump: int
) -> None:
    processes = [await started(office, 2, 0), await started(office, 2, 1)]
    codes = [await begun(office, NEAR), await begun(office, FAR)]
    await live_on(office, 6 * HOUR, *processes)
    for way in (jump, -jump):
        office.house.clock.pass_by(way)
        await live_on(office, 1, *processes)
        for code in codes:
            assert 5 * HOUR <= least_left(office, await office.house.table(code)) <= 12 * HOUR


async def test_an_older_count_that_was_said_in_a_wrong_future_hides_no_outage(
    office: Office,
) -> None:
    await started(office, 2, 0, 1)
    office.house.clock.pass_by(40 * 24 * HOUR)
    await started(office, 3, 0, 1, 2)
    office.house.clock.pass_by(-40 * 24 * HOUR)
    process = await started(office, 2, 0, 1)
    far = await begun(office, FAR)
    await live_on(office, 6 * HOUR, process)
    office.house.clock.pass_by(13 * HOUR)
    await started(office, 2, 0, 1)
    assert 6 * HOUR <= least_left(office, await office.house.table(far)) <= 6 * HOUR + SIGN_OF_LIFE
