"""A session that delivers nothing is replaced, and the time given back if people act then."""

from collections.abc import Callable, Iterable
from itertools import pairwise

import pytest

from model.shards import ProcessShards
from model.table import HOUR, MINUTE
from tests.tables.sample_tables import FixedClock
from workers.health import FEWEST_DAYS, QUIET, RIGHT_AFTER, SHORTEST, SLOT, Silences, is_unusual

DAY = 24 * HOUR
MIDNIGHT = 20_000 * DAY
ANNA, BRUNO = 1, 2

Usual = Callable[[int], bool]
"""Whether somebody acts in the slot that begins so long after midnight (milliseconds)."""


def by_day(since_midnight: int) -> bool:
    """Every ten minutes from seven in the morning to eleven at night."""
    return 7 * HOUR <= since_midnight < 23 * HOUR


def three_times(since_midnight: int) -> bool:
    return since_midnight in (8 * HOUR, 13 * HOUR, 21 * HOUR)


def slots(usual: Usual, began: int, until: int) -> set[int]:
    """The slots in which somebody acts."""
    return {at // SLOT for at in range(began, until, SLOT) if usual(at % DAY)}


class Deaf:
    """A clock and shards that the test moves on; sessions and gifts are noted."""

    def __init__(self, *shards: int) -> None:
        self.clock = FixedClock(MIDNIGHT)
        self.renewed: list[tuple[int, int]] = []
        self.given: list[tuple[int, int]] = []
        reach = ProcessShards(max(shards) + 1, frozenset(shards))
        self.silences = Silences(self.clock, lambda: reach, self._renew, self._give_back)

    async def _renew(self, shard: int) -> None:
        self.renewed.append((shard, self.clock.now()))
        self.silences.session_begins(shard)

    def _give_back(self, shard: int, since: int) -> None:
        self.given.append((shard, since))

    async def live(self, usual: Usual, length: int, shards: Iterable[int] = (0,)) -> None:
        """Time passes, and people act as usual."""
        end = self.clock.now() + length
        while self.clock.now() < end:
            if usual(self.clock.now() % DAY):
                for shard in shards:
                    self.silences.hear(shard, ANNA)
            await self.silences.work()
            self.clock.pass_by(SLOT)

    def times(self) -> list[int]:
        """When sessions were replaced, in minutes since midnight."""
        return [at % DAY // MINUTE for _, at in self.renewed]


def nobody(_since_midnight: int) -> bool:
    return False


@pytest.mark.parametrize(
    ("usual", "last", "now", "unusual"),
    [
        (by_day, 12 * HOUR, 12 * HOUR + SHORTEST - 1, False),
        (by_day, 12 * HOUR, 13 * HOUR + SLOT, True),
        (by_day, 23 * HOUR - SLOT, 31 * HOUR, False),
        (by_day, 23 * HOUR - SLOT, 32 * HOUR, True),
        (three_times, 8 * HOUR, 20 * HOUR, False),
        (three_times, 8 * HOUR, 32 * HOUR, False),
        (by_day, 12 * HOUR, 37 * HOUR, False),
    ],
    ids=[
        "less than an hour",
        "an hour by day",
        "a night",
        "a morning after it",
        "twelve hours where three act a day",
        "a whole day there",
        "more than a day",
    ],
)
def test_a_silence_is_unusual_where_every_day_before_was_loud(
    usual: Usual, last: int, now: int, unusual: bool
) -> None:
    began = MIDNIGHT - 7 * DAY
    heard = slots(usual, began, MIDNIGHT + last + 1)
    assert is_unusual(heard, began, MIDNIGHT + last, MIDNIGHT + now) is unusual


def test_one_quiet_day_among_those_before_is_enough() -> None:
    began, last, now = MIDNIGHT - 7 * DAY, MIDNIGHT + 12 * HOUR, MIDNIGHT + 14 * HOUR
    heard = slots(by_day, began, last + 1)
    assert is_unusual(heard, began, last, now)
    sunday = range((last - 4 * DAY) // SLOT, (now - 4 * DAY) // SLOT + 1)
    assert not is_unusual(heard - set(sunday), began, last, now)


def test_the_first_days_after_a_start_know_nothing_unusual() -> None:
    last, now = MIDNIGHT + 12 * HOUR, MIDNIGHT + 14 * HOUR
    for days in range(FEWEST_DAYS + 1):
        began = last - days * DAY
        heard = slots(by_day, began, last + 1)
        assert is_unusual(heard, began, last, now) is (days >= FEWEST_DAYS)


async def test_a_deaf_session_is_replaced_within_two_hours_and_its_silence_given_back() -> None:
    deaf = Deaf(0)
    await deaf.live(by_day, 4 * DAY + 12 * HOUR)
    last = deaf.clock.now() - SLOT
    deaf.renewed.clear()
    await deaf.live(nobody, 90 * MINUTE)
    assert deaf.times() == [13 * 60]
    assert deaf.silences.is_doubted()
    deaf.silences.hear(0, ANNA)
    deaf.silences.hear(0, ANNA)
    assert deaf.given == [], "one person is no proof"
    assert not deaf.silences.is_doubted()
    deaf.silences.hear(0, BRUNO)
    assert deaf.given == [(0, last)]
    assert deaf.silences.last_outage == (last, deaf.clock.now())
    deaf.silences.hear(0, BRUNO)
    assert len(deaf.given) == 1


async def test_nothing_is_given_back_to_people_who_were_away() -> None:
    deaf = Deaf(0)
    await deaf.live(by_day, 4 * DAY + 12 * HOUR)
    await deaf.live(nobody, 70 * MINUTE + RIGHT_AFTER + SLOT)
    assert deaf.silences.is_doubted()
    for person in (ANNA, BRUNO):
        deaf.silences.hear(0, person)
    assert deaf.given == []
    assert not deaf.silences.is_doubted()


async def test_an_unusual_silence_asks_for_one_session_and_then_for_one_in_three_hours() -> None:
    deaf = Deaf(0)
    await deaf.live(by_day, 4 * DAY + 12 * HOUR)
    deaf.renewed.clear()
    await deaf.live(nobody, 12 * HOUR)
    assert deaf.times() == [13 * 60, 16 * 60, 19 * 60, 22 * 60]


async def test_a_second_deafness_is_noticed_like_the_first() -> None:
    deaf = Deaf(0)
    await deaf.live(by_day, 4 * DAY + 8 * HOUR)
    for _ in range(2):
        deaf.renewed.clear()
        await deaf.live(nobody, 2 * HOUR)
        assert len(deaf.renewed) == 1
        await deaf.live(by_day, DAY - 2 * HOUR)
        await deaf.live(by_day, 7 * DAY)


async def test_where_three_moves_a_day_are_made_sessions_last_hours_and_nothing_is_given_back() -> (
    None
):
    deaf = Deaf(0)
    await deaf.live(three_times, 14 * DAY)
    assert len(deaf.renewed) <= 14 * 6
    times = [at for _, at in deaf.renewed]
    assert all(later - sooner >= QUIET for sooner, later in pairwise(times))
    assert deaf.given == []


async def test_a_busy_day_costs_no_session_and_a_night_two() -> None:
    deaf = Deaf(0)
    await deaf.live(by_day, 10 * DAY)
    deaf.renewed.clear()
    await deaf.live(by_day, DAY)
    assert deaf.times() == [110, 290]


async def test_shards_are_judged_one_by_one() -> None:
    deaf = Deaf(0, 1)
    await deaf.live(by_day, 4 * DAY + 12 * HOUR, (0, 1))
    last = deaf.clock.now() - SLOT
    deaf.renewed.clear()
    await deaf.live(by_day, 80 * MINUTE, (0,))
    assert [shard for shard, _ in deaf.renewed] == [1]
    for shard in (0, 1):
        assert deaf.given == []
        for person in (ANNA, BRUNO):
            deaf.silences.hear(shard, person)
    assert deaf.given == [(1, last)]


async def test_a_shard_that_is_disconnected_is_left_alone() -> None:
    deaf = Deaf(0)
    there = ProcessShards(1, frozenset(), {0: MIDNIGHT})
    silences = Silences(deaf.clock, lambda: there, deaf._renew, deaf._give_back)
    deaf.clock.pass_by(DAY)
    await silences.work()
    assert deaf.renewed == []
