"""Two processes that show the same cup: never does an older version stand after a newer one."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from club.decisions.public_cup import PublicCup
from club.model.cup import CupCode
from tests.club.running_club import PLAYERS, Club, make_club
from tests.workers.running_dispatcher import Arrived, FakeMessenger
from tests.workers.test_cup_posts import Writer
from workers.delivery.cup_posts import CupPosts
from workers.delivery.letter_claims import LEASE

R = TypeVar("R")


class SlowMessenger(FakeMessenger):
    """A connection that holds back what it sends while it is ``slow``."""

    def __init__(self, channel: dict[int, str]) -> None:
        super().__init__()
        self.channel = channel
        self.slow = False
        self.holds = asyncio.Event()
        self.goes_on = asyncio.Event()

    async def hold_up(self, work: Coroutine[Any, Any, R]) -> asyncio.Task[R]:
        """Begin this work; return it in the middle of what it sends. Fails if it sends nothing."""
        self.slow = True
        begun = asyncio.create_task(work)
        held = asyncio.create_task(self.holds.wait())
        await asyncio.wait({begun, held}, return_when=asyncio.FIRST_COMPLETED)
        held.cancel()
        assert not begun.done(), f"it has sent nothing and ended with {begun.result()!r}"
        return begun

    async def _do(self, deed: Arrived) -> None:
        if self.slow:
            self.holds.set()
            await self.goes_on.wait()
        await super()._do(deed)
        if deed.deed == "replace":
            self.channel[deed.where] = deed.heading


class TwoProcesses:
    """A cup whose post two processes keep up to date, and what its channel shows."""

    def __init__(self, club: Club, code: CupCode) -> None:
        self.club, self.code = club, code
        self.channel: dict[int, str] = {}
        self.messengers = [SlowMessenger(self.channel), SlowMessenger(self.channel)]
        self.first, self.second = map(self.process, self.messengers)

    def process(self, messenger: SlowMessenger) -> CupPosts:
        """The worker of a process of its own."""
        club, house = self.club, self.club.house
        service = club.service_over(house.store)
        return CupPosts(service.posts, house.service, Writer(), messenger, house.clock)

    async def public(self) -> PublicCup:
        return await self.club.service.queries.cup(self.code)

    async def work(self) -> None:
        """Both look, one after the other, until nothing is left to do."""
        for _ in range(3):
            await self.first.work()
            await self.second.work()

    async def first_is_held_up(self) -> asyncio.Task[int | None]:
        """Somebody enters; the first process begins to tell it, and does not come to an end."""
        await self.club.enter(self.code, PLAYERS[1])
        return await self.messengers[0].hold_up(self.first.work())

    async def first_goes_on(self, late: asyncio.Task[int | None]) -> None:
        slow, _ = self.messengers
        slow.slow = False
        slow.goes_on.set()
        await late

    async def first_dies(self) -> None:
        """The first process ends in the middle of telling that somebody entered."""
        dies = await self.first_is_held_up()
        dies.cancel()
        await asyncio.wait({dies})

    async def assert_newest_stands(self) -> None:
        facts = (await self.public()).facts
        assert facts.post is not None
        assert self.channel[facts.post] == f"cup {facts.version}"


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[TwoProcesses]:
    """A cup that has been posted."""
    async with make_club(tmp_path) as club:
        two = TwoProcesses(club, await club.open())
        await two.work()
        yield two


async def test_an_edit_under_way_is_overtaken_by_no_other_process(two: TwoProcesses) -> None:
    late = await two.first_is_held_up()
    await two.club.enter(two.code, PLAYERS[2])
    await two.second.work()
    assert two.messengers[1].take() == [], "it waits for the other"
    await two.first_goes_on(late)
    await two.work()
    await two.assert_newest_stands()


async def test_what_a_process_noted_too_late_is_not_taken_for_what_stands(
    two: TwoProcesses,
) -> None:
    """A process that was held up for longer than its lease stores nothing."""
    late = await two.first_is_held_up()
    two.club.house.clock.pass_by(LEASE)
    await two.club.enter(two.code, PLAYERS[2])
    await two.second.work()
    await two.assert_newest_stands()
    before = (await two.public()).facts
    await two.first_goes_on(late)
    assert (await two.public()).facts == before


async def test_the_post_of_a_process_that_died_is_shown_by_another_once_its_lease_is_over(
    two: TwoProcesses,
) -> None:
    await two.first_dies()
    await two.second.work()
    assert two.messengers[1].take() == []
    two.club.house.clock.pass_by(LEASE)
    await two.second.work()
    await two.assert_newest_stands()


async def test_a_process_that_starts_on_a_file_waits_for_no_other(two: TwoProcesses) -> None:
    """On SQLite no other can be alive."""
    await two.first_dies()
    await two.club.house.store.outbox.release_all()
    await two.second.work()
    assert [deed.deed for deed in two.messengers[1].take()] == ["replace"]


async def test_a_post_that_fails_is_tried_again_by_the_process_that_has_it(
    two: TwoProcesses,
) -> None:
    await two.club.enter(two.code, PLAYERS[1])
    first, _ = two.messengers

    def mishap(deed: Arrived) -> None:
        raise ZeroDivisionError

    first.mishap = mishap
    again = await two.first.work()
    assert again is not None
    first.mishap = lambda _: None
    two.club.house.clock.pass_by(again - two.club.house.clock.now())
    await two.first.work()
    await two.assert_newest_stands()
    facts = (await two.public()).facts
    assert msgspec.structs.replace(facts, posted_version=0).version == facts.posted_version


async def test_who_waits_for_a_post_is_told_when_none_is_sent(two: TwoProcesses) -> None:
    with pytest.raises(AssertionError, match="sent nothing"):
        await two.messengers[0].hold_up(two.first.work())
