"""The post of a cup is edited and never repeated; what Discord refuses is tried again, no more."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

import msgspec
import pytest

from core.translatable_text import text
from cups.service import MOST_POSTS
from model.cup import ClaimedPost, Cup, CupId, CupStatus
from model.letters import BoardPost
from model.table import PlaceId, TableId
from tests.tables.sample_tables import NOON, FixedClock
from tests.tables.sample_tables import PIAZZA as PLACE
from tests.workers.running_dispatcher import Arrived, FakeMessenger
from tests.workers.sample_cups import played, ruta_cup, seat, table_of
from workers.chat_platform import Sent, TryLater, Undeliverable
from workers.delivery.cup_posts import (
    BOARD_COMES,
    BOARDS_COME,
    END_TRIED_FOR,
    POSTED_ANEW,
    CupPosts,
)
from workers.delivery.letter_claims import LEASE
from workers.post_model import Instead, Post
from workers.wording.cup_lines import CupShown

FIRST = CupId(1)


def a_cup(number: int = 1, **fields: Any) -> Cup:
    return msgspec.structs.replace(ruta_cup(2), id=CupId(number), **fields)


class Cups:
    """The cups of a service, and what has been noted as posted."""

    def __init__(self, *cups: Cup) -> None:
        self.cups = {cup.id: cup for cup in cups}
        self.taken: set[CupId] = set()
        """Whose posts another process has claimed."""
        self._tried: set[CupId] = set()
        """Whose posts are claimed and not noted yet."""

    async def outdated(self, besides: Collection[CupId] = ()) -> list[CupId]:
        outdated = [f.id for f in self.cups.values() if f.posted_version < f.version]
        return [cup for cup in outdated if cup not in besides][:MOST_POSTS]

    async def claim(self, cup: CupId, _owner: str, _lease: int) -> ClaimedPost | None:
        if cup in self.taken:
            return None
        tried_before = cup in self._tried
        self._tried.add(cup)
        return ClaimedPost(self.cups[cup], tried_before)

    async def note_posted(
        self, cup: CupId, _owner: str, version: int, message: int | None, end: int | None = None
    ) -> None:
        self._tried.discard(cup)
        self.change(cup, posted_version=version, post=message, end_post=end)

    def change(self, cup: CupId = FIRST, **fields: Any) -> None:
        self.cups[cup] = msgspec.structs.replace(self.cups[cup], **fields)

    def grow(self, **fields: Any) -> None:
        """The cup has changed."""
        self.change(version=self.cups[FIRST].version + 1, **fields)


class Tables:
    """The tables' newest posts."""

    def __init__(self) -> None:
        self.posts: dict[TableId, BoardPost] = {}
        self.delivery = self.queries = self

    async def board_posts(self, tables: Sequence[TableId]) -> Mapping[TableId, BoardPost]:
        return {table: post for table, post in self.posts.items() if table in tables}

    async def profiles(self, _people: Sequence[int]) -> Mapping[int, Any]:
        return {}


class Writer:
    """Writes the version of a cup."""

    def post(self, shown: CupShown) -> Post:
        return Post(heading=f"cup {shown.cup.version}")

    async def end(self, shown: CupShown) -> Post:
        return Post(heading=f"end {shown.cup.version}")

    def overtaken(self, _shown: CupShown) -> Instead:
        return Instead("newer below")


class Office:
    """The worker with its surroundings."""

    def __init__(self, *cups: Cup) -> None:
        self.cups, self.tables = Cups(*cups), Tables()
        self.messenger, self.clock = FakeMessenger(), FixedClock()
        self.can_be_reopened = False
        self.posts = self.another()

    def another(self) -> CupPosts:
        """The worker of another process."""
        cups, tables, writer = (cast(Any, each) for each in (self.cups, self.tables, Writer()))
        return CupPosts(cups, tables, writer, self.messenger, self.clock, self.reopen)

    async def reopen(self, place: PlaceId) -> bool:
        """The thread of the cup is opened again, if it is a closed one."""
        assert place == PLACE
        if self.can_be_reopened:
            self.messenger.replaceable = True
        return self.can_be_reopened

    async def work(self) -> list[tuple[str, int, str]]:
        """What is done now."""
        self.again_at = await self.posts.work()
        return self.messenger.deeds()

    def refuse(self, fault: Exception, *deeds: str) -> None:
        """Have Discord refuse these deeds."""

        def mishap(deed: Arrived) -> None:
            if deed.deed in deeds:
                raise fault

        self.messenger.mishap = mishap

    def crash_after(self, deed: str) -> None:
        """The process ends after the next such deed, before it is noted; another one begins."""

        def crash(arrived: Arrived) -> None:
            if arrived.deed == deed:
                raise TryLater

        self.messenger.after = crash

    def begin_again(self) -> None:
        """A new process begins."""
        self.messenger.after = lambda _: None
        self.posts = self.another()


async def test_a_cup_is_posted_once_and_edited_whenever_it_changes() -> None:
    office = Office(a_cup())
    assert await office.work() == [("post", PLACE, "cup 1")]
    assert await office.work() == []
    office.cups.grow()
    office.cups.grow()
    assert await office.work() == [("replace", 5000, "cup 3")]
    assert (await office.work(), office.again_at) == ([], None)


async def test_a_first_post_repeated_after_a_crash_is_the_same_and_shows_what_has_changed() -> None:
    """Discord answers a known nonce with the message that it has, as it is."""
    office = Office(a_cup())
    office.crash_after("post")
    await office.posts.work()
    (first,) = office.messenger.take()
    office.cups.grow()
    office.begin_again()
    await office.posts.work()
    second, edit = office.messenger.take()
    assert first.nonce == second.nonce < 0
    assert (edit.deed, edit.where, edit.heading) == ("replace", 5000, "cup 2")
    assert (await office.work(), office.again_at) == ([], None)


async def test_a_post_that_may_have_arrived_is_looked_for_by_its_heading_and_edited() -> None:
    office = Office(a_cup())
    office.refuse(TryLater(), "post")
    await office.work()
    office.begin_again()
    office.messenger.found = Sent(PLACE, 777)
    assert await office.work() == [("replace", 777, "cup 1")]
    assert (office.messenger.looked_since, office.messenger.looked_by) == (NOON, "heading")
    assert office.cups.cups[FIRST].post == 777


async def test_at_the_end_the_post_is_edited_and_one_new_one_follows() -> None:
    office = Office(a_cup(post=5, posted_version=1))
    office.cups.grow(status=CupStatus.FINISHED, ended_at=NOON)
    assert await office.work() == [("replace", 5, "cup 2"), ("post", PLACE, "end 2")]
    assert await office.work() == []
    office.cups.grow()
    deeds = await office.work()
    assert deeds == [("replace", 5, "cup 3"), ("replace", 5000, "end 3")], "no third message"


async def test_the_last_post_comes_once_although_the_process_crashed_before_it_was_noted() -> None:
    office = Office(a_cup(post=5, posted_version=1))
    office.cups.grow(status=CupStatus.FINISHED, ended_at=NOON)
    office.crash_after("post")
    await office.work()
    office.begin_again()
    deeds = await office.work()
    assert deeds == [("replace", 5, "cup 2"), ("post", PLACE, "end 2"), ("replace", 5000, "end 2")]
    assert office.cups.cups[FIRST].end_post == 5000, "the message of the first attempt"


@pytest.mark.parametrize("arrived", [False, True])
async def test_a_cup_that_ended_before_its_first_post_was_noted_has_two_posts_all_the_same(
    *, arrived: bool
) -> None:
    """A search by the heading takes no post of it for the other."""
    office = Office(a_cup())
    if arrived:
        office.crash_after("post")
    else:
        office.refuse(TryLater(), "post")
    await office.work()
    office.messenger.mishap = lambda _: None
    office.begin_again()
    office.messenger.found = Sent(PLACE, 777) if arrived else None
    office.cups.grow(status=CupStatus.FINISHED, ended_at=NOON)
    first = [("replace", 777, "cup 2")] if arrived else [("post", PLACE, "cup 2")]
    assert (await office.work())[: len(first)] == first
    assert office.again_at == office.clock.now(), "the end follows at once"
    assert ("post", PLACE, "end 2") in await office.work()
    stored = office.cups.cups[FIRST]
    assert len({stored.post, stored.end_post} - {None}) == 2
    assert stored.posted_version == stored.version


async def test_a_cup_that_another_process_has_claimed_is_looked_at_again_after_the_lease() -> None:
    office = Office(a_cup())
    office.cups.taken.add(FIRST)
    assert (await office.work(), office.again_at) == ([], NOON + LEASE)
    office.cups.taken.clear()
    assert await office.work() == [("post", PLACE, "cup 1")]


async def test_a_post_that_is_gone_comes_again_after_a_while_and_the_old_one_is_retired() -> None:
    office = Office(a_cup(post=5, posted_version=1))
    office.cups.grow()
    office.messenger.replaceable = False
    assert await office.work() == [("replace", 5, "cup 2")]
    assert office.again_at == NOON + POSTED_ANEW
    office.clock.instant = NOON + POSTED_ANEW
    anew = [("post", PLACE, "cup 2"), ("replace", 5000, "cup 2"), ("retire", 5, "")]
    assert await office.work() == [("replace", 5, "cup 2"), *anew]
    office.messenger.replaceable = True
    office.cups.grow()
    assert await office.work() == [("replace", 5000, "cup 3")]


async def test_a_post_in_a_closed_thread_is_edited_once_the_thread_is_open_again() -> None:
    office = Office(a_cup(post=5, posted_version=1))
    office.cups.grow()
    office.messenger.replaceable, office.can_be_reopened = False, True
    assert await office.work() == [("replace", 5, "cup 2"), ("replace", 5, "cup 2")]
    assert (await office.work(), office.again_at) == ([], None)


async def test_while_discord_fails_the_pauses_grow_and_nothing_is_done_in_between() -> None:
    office = Office(a_cup())
    office.refuse(TryLater(), "post")
    pauses = []
    for _ in range(3):
        await office.work()
        assert office.again_at is not None
        pauses.append(office.again_at - office.clock.now())
        office.clock.instant = office.again_at - 1
        office.refuse(AssertionError("it is left alone"), "post")
        await office.work()
        office.refuse(TryLater(), "post")
        office.clock.instant += 1
    assert pauses == [2_000, 4_000, 8_000]
    office.messenger.mishap = lambda _: None
    assert await office.work() == [("post", PLACE, "cup 1"), ("replace", 5000, "cup 1")]


async def test_a_channel_that_refuses_is_logged_and_tried_again_and_nobody_gets_a_message(
    caplog: pytest.LogCaptureFixture,
) -> None:
    office = Office(a_cup())
    office.refuse(Undeliverable(text("place-refused")), "post")
    assert (await office.work(), office.again_at) == ([], NOON + 2_000)
    assert "the channel of cup CVPA takes no post: place-refused" in caplog.text
    office.clock.instant = NOON + 2_000
    office.messenger.mishap = lambda _: None
    assert await office.work() == [("post", PLACE, "cup 1"), ("replace", 5000, "cup 1")]


async def test_a_channel_that_refuses_the_end_of_a_cup_for_a_day_is_asked_no_more() -> None:
    office = Office(a_cup(post=5, posted_version=1))
    office.cups.grow(status=CupStatus.FINISHED, ended_at=NOON)
    office.refuse(Undeliverable(text("place-gone")), "post")
    office.clock.instant = NOON + END_TRIED_FOR
    assert await office.work() == [("replace", 5, "cup 2")]
    assert (await office.work(), office.again_at) == ([], None)


async def test_cups_that_fail_do_not_starve_the_others(caplog: pytest.LogCaptureFixture) -> None:
    last = CupId(MOST_POSTS + 1)
    office = Office(*(a_cup(number) for number in range(1, last + 1)))

    def mishap(deed: Arrived) -> None:
        if deed.nonce != -last:
            raise ZeroDivisionError

    office.messenger.mishap = mishap
    assert await office.work() == [("post", PLACE, "cup 1")]
    assert office.cups.cups[last].post is not None
    assert "the post of cup CVPA is put off" in caplog.text
    assert (await office.work(), office.again_at) == ([], NOON + 2_000), "all of them wait"
    office.messenger.mishap = lambda _: None
    office.clock.instant = NOON + 2_000
    deeds = [deed for deed, *_ in await office.work()]
    assert deeds == ["post", "replace"] * MOST_POSTS


async def test_a_new_round_waits_for_the_posts_of_its_tables_but_not_for_long() -> None:
    under_way = ruta_cup(2, played(table_of(1, *seat(1, 2))), post=5, posted_version=0)
    office = Office(under_way)
    assert (await office.work(), office.again_at) == ([], NOON + BOARDS_COME)
    office.tables.posts[TableId(1)] = BoardPost(TableId(1), PLACE, 99, NOON)
    assert await office.work() == [("replace", 5, "cup 1")]
    late = Office(under_way)
    late.clock.instant = NOON + BOARDS_COME
    assert await late.work() == [("replace", 5, "cup 1")]
    many = played(*(table_of(n, *seat(2 * n - 1, 2 * n)) for n in range(1, 33)))
    crowd = Office(ruta_cup(64, many, post=5, posted_version=0))
    assert (await crowd.work(), crowd.again_at) == ([], NOON + 32 * BOARD_COMES)
