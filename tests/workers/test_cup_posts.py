"""The post of a cup is edited and never repeated; what Discord refuses is tried again, no more."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

import msgspec
import pytest

from club.decisions.public_cup import ClaimedPost
from club.model.cup import CupFacts, CupId, CupStatus, Placing
from club.post_claims import MOST_POSTS
from core.translatable_text import Text, text
from tables.model.letters import BoardPost, DirectMessage
from tables.model.table import PlaceId, TableId
from tests.tables.sample_tables import NOON, FixedClock
from tests.workers.running_dispatcher import Arrived, FakeMessenger
from tests.workers.sample_cups import (
    PLACE,
    as_public,
    computer,
    cup,
    first_round,
    pairing,
    person,
    playing,
)
from workers.chat_platform import Sent, TryLater, Undeliverable
from workers.delivery.cup_posts import (
    BOARD_COMES,
    BOARDS_COME,
    END_TRIED_FOR,
    POSTED_ANEW,
    CupPosts,
)
from workers.post_model import Instead, Post
from workers.wording.cup_lines import CupShown

TWO = (person(1), person(2))
FIRST = CupId(1)


class Cups:
    """The cups of the club, and what has been noted as posted."""

    def __init__(self, *cups: CupFacts) -> None:
        self.cups = {facts.id: facts for facts in cups}
        self._tried: set[CupId] = set()
        """Whose posts are claimed and not noted yet."""

    async def outdated(self, besides: Collection[CupId] = ()) -> list[CupId]:
        outdated = [f.id for f in self.cups.values() if f.posted_version < f.version]
        return [cup for cup in outdated if cup not in besides][:MOST_POSTS]

    async def claim(self, cup: CupId, _owner: str, _lease: int) -> ClaimedPost | None:
        tried_before = cup in self._tried
        self._tried.add(cup)
        return ClaimedPost(as_public(self.cups[cup]), tried_before)

    async def note_posted(
        self,
        cup: CupId,
        _owner: str,
        version: int,
        place: PlaceId,
        message: int | None,
        end: int | None = None,
    ) -> None:
        assert place == PLACE
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
        self.kept: list[DirectMessage] = []
        self.delivery = self.queries = self

    async def board_posts(self, tables: Sequence[TableId]) -> Mapping[TableId, BoardPost]:
        return {table: post for table, post in self.posts.items() if table in tables}

    async def keep_direct_message(self, message: DirectMessage) -> None:
        self.kept.append(message)

    async def profiles(self, _people: Sequence[int]) -> Mapping[int, Any]:
        return {}


class Writer:
    """Writes the version of a cup."""

    def post(self, shown: CupShown) -> Post:
        return Post(heading=f"cup {shown.facts.version}")

    async def end(self, shown: CupShown) -> Post:
        return Post(heading=f"end {shown.facts.version}")

    def overtaken(self, _shown: CupShown) -> Instead:
        return Instead("newer below")

    def refused(self, _shown: CupShown, why: Text) -> Post:
        return Post(heading=why.key)


class Office:
    """The worker with its surroundings."""

    def __init__(self, *cups: CupFacts) -> None:
        self.cups, self.tables = Cups(*cups), Tables()
        self.messenger, self.clock = FakeMessenger(), FixedClock()
        self.can_be_reopened = False
        self.posts = self.another()

    def another(self) -> CupPosts:
        """The worker of another process."""
        club, tables = cast(Any, self.cups), cast(Any, self.tables)
        return CupPosts(club, tables, Writer(), self.messenger, self.clock, self.reopen)

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


async def test_a_cup_is_posted_once_and_edited_whenever_it_changes() -> None:
    office = Office(cup(*TWO))
    assert await office.work() == [("post", PLACE, "cup 1")]
    assert await office.work() == []
    office.cups.grow()
    office.cups.grow()
    assert await office.work() == [("replace", 5000, "cup 3")]
    assert (await office.work(), office.again_at) == ([], None)


async def test_a_repeated_first_post_has_the_same_nonce_and_no_letter_has_it() -> None:
    office = Office(cup(*TWO))

    def crash(_: Arrived) -> None:
        raise TryLater

    office.messenger.after = crash
    await office.posts.work()
    office.messenger.after = lambda _: None
    await office.another().work()
    first, second, _ = office.messenger.take()
    assert first.nonce == second.nonce < 0


async def test_a_repeated_first_post_of_a_cup_that_has_changed_meanwhile_is_edited() -> None:
    """Discord answers a known nonce with the message that it has, as it is."""
    office = Office(cup(*TWO))

    def crash(_: Arrived) -> None:
        raise TryLater

    office.messenger.after = crash
    await office.posts.work()
    office.messenger.after = lambda _: None
    office.cups.grow()
    office.posts = office.another()
    office.messenger.take()
    assert await office.work() == [("post", PLACE, "cup 2"), ("replace", 5000, "cup 2")]
    assert (await office.work(), office.again_at) == ([], None), "it is shown as it stands now"


async def test_a_post_that_may_have_arrived_is_looked_for_by_its_heading_and_edited() -> None:
    """However long ago: the cup may have changed since, so that nothing else is as it was."""
    office = Office(cup(*TWO))
    office.refuse(TryLater(), "post")
    await office.work()
    office.posts = office.another()
    office.cups.grow()
    office.messenger.found = Sent(PLACE, 777)
    assert await office.work() == [("replace", 777, "cup 2")]
    assert (office.messenger.looked_since, office.messenger.looked_by) == (NOON, "heading")
    assert office.cups.cups[FIRST].post == 777


async def test_a_repeated_last_post_shows_what_has_changed_since_the_first_attempt() -> None:
    office = Office(cup(*TWO, post=5, posted_version=1))
    office.cups.grow(status=CupStatus.FINISHED, ended_at=NOON)

    def crash(deed: Arrived) -> None:
        if deed.deed == "post":
            raise TryLater

    office.messenger.after = crash
    await office.work()
    office.messenger.after = lambda _: None
    office.cups.grow()
    office.posts = office.another()
    deeds = await office.work()
    assert deeds == [("replace", 5, "cup 3"), ("post", PLACE, "end 3"), ("replace", 5000, "end 3")]
    assert office.messenger.looked_since == NOON


async def test_a_post_made_anew_that_may_have_arrived_is_looked_for() -> None:
    office = Office(cup(*TWO, post=5, posted_version=1))
    office.cups.grow()
    office.messenger.replaceable = False
    await office.work()
    office.clock.instant = NOON + POSTED_ANEW
    office.messenger.found = Sent(PLACE, 777)
    await office.work()
    assert office.messenger.looked_since == NOON
    assert office.cups.cups[FIRST].post == 777


async def test_at_the_end_the_post_is_edited_and_one_new_one_follows() -> None:
    office = Office(cup(*TWO, post=5, posted_version=1))
    office.cups.grow(status=CupStatus.FINISHED, ended_at=NOON)
    assert await office.work() == [("replace", 5, "cup 2"), ("post", PLACE, "end 2")]
    assert await office.work() == []
    office.cups.grow()
    deeds = await office.work()
    assert deeds == [("replace", 5, "cup 3"), ("replace", 5000, "end 3")], "no third message"


async def test_a_post_that_is_gone_comes_again_after_a_while_and_the_old_one_is_retired() -> None:
    office = Office(cup(*TWO, post=5, posted_version=1))
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
    office = Office(cup(*TWO, post=5, posted_version=1))
    office.cups.grow()
    office.messenger.replaceable, office.can_be_reopened = False, True
    assert await office.work() == [("replace", 5, "cup 2"), ("replace", 5, "cup 2")]
    assert (await office.work(), office.again_at) == ([], None)


async def test_while_discord_fails_the_pauses_grow_and_nothing_is_done_in_between() -> None:
    office = Office(cup(*TWO))
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


async def test_a_channel_that_refuses_is_asked_again_only_when_the_cup_changes() -> None:
    office = Office(cup(*TWO))
    office.refuse(Undeliverable(text("place-gone")), "post")
    assert await office.work() == [("whisper", 101, "place-gone")]
    assert [kept.player for kept in office.tables.kept] == [101], "for it to be deleted some day"
    assert (await office.work(), office.again_at) == ([], None)
    office.cups.grow()
    assert await office.work() == [], "its opener is told once"
    office.messenger.mishap = lambda _: None
    office.cups.grow()
    assert await office.work() == [("post", PLACE, "cup 3")]


async def test_an_opener_whom_an_earlier_process_has_told_is_not_told_again() -> None:
    office = Office(cup(*TWO))
    office.refuse(Undeliverable(text("place-gone")), "post")
    assert await office.work() == [("whisper", 101, "place-gone")]
    office.messenger.whispered = office.clock.now()
    office.posts = office.another()
    office.cups.grow()
    assert await office.work() == []
    assert len(office.tables.kept) == 1


async def test_each_reason_why_there_is_no_post_arrives() -> None:
    """Discord takes a letter with a known nonce for a repeated one."""
    office, nonces = Office(cup(*TWO)), set[int]()
    for why in ("place-gone", "place-refused"):
        office.refuse(Undeliverable(text(why)), "post")
        office.cups.grow()
        await office.posts.work()
        (told,) = office.messenger.take()
        assert told.heading == why
        nonces.add(told.nonce)
    assert len(nonces) == 2
    assert all(-(1 << 63) < nonce < 0 for nonce in nonces)


async def test_a_channel_that_refuses_for_a_while_gets_the_end_of_a_cup_later() -> None:
    office = Office(cup(*TWO, post=5, posted_version=1))
    office.cups.grow(status=CupStatus.FINISHED, ended_at=NOON)
    office.refuse(Undeliverable(text("place-refused")), "post")
    assert await office.work() == [("replace", 5, "cup 2"), ("whisper", 101, "place-refused")]
    assert office.again_at is not None
    office.clock.instant = office.again_at
    office.messenger.mishap = lambda _: None
    end = [("post", PLACE, "end 2"), ("replace", 5001, "end 2")]
    assert await office.work() == [("replace", 5, "cup 2"), *end]
    assert await office.work() == []


async def test_a_channel_that_refuses_the_end_of_a_cup_for_a_day_is_asked_no_more() -> None:
    office = Office(cup(*TWO, post=5, posted_version=1))
    office.cups.grow(status=CupStatus.FINISHED, ended_at=NOON)
    office.refuse(Undeliverable(text("place-gone")), "post")
    office.clock.instant = NOON + END_TRIED_FOR
    await office.work()
    assert (await office.work(), office.again_at) == ([], None)


async def test_a_fault_while_a_post_is_given_up_delays_no_other_cup(
    caplog: pytest.LogCaptureFixture,
) -> None:
    office = Office(cup(*TWO), msgspec.structs.replace(cup(*TWO), id=CupId(2), version=7))

    def mishap(deed: Arrived) -> None:
        if deed.deed == "whisper":
            raise ZeroDivisionError
        if deed.heading == "cup 1":
            raise Undeliverable(text("place-gone"))

    office.messenger.mishap = mishap
    assert await office.work() == [("post", PLACE, "cup 7")]
    assert "the post of cup CQPA is put off" in caplog.text


async def test_a_fault_at_one_cup_delays_no_other(caplog: pytest.LogCaptureFixture) -> None:
    office = Office(cup(*TWO), msgspec.structs.replace(cup(*TWO), id=CupId(2), version=7))

    def mishap(deed: Arrived) -> None:
        if deed.heading == "cup 1":
            raise ZeroDivisionError

    office.messenger.mishap = mishap
    assert await office.work() == [("post", PLACE, "cup 7")]
    assert "the post of cup CQPA is put off" in caplog.text


async def test_posts_that_keep_failing_do_not_starve_those_of_later_cups() -> None:
    last = CupId(MOST_POSTS + 1)
    numbers = map(CupId, range(1, last + 1))
    office = Office(*(msgspec.structs.replace(cup(*TWO), id=number) for number in numbers))

    def mishap(deed: Arrived) -> None:
        if deed.nonce != -last:
            raise TryLater

    office.messenger.mishap = mishap
    assert await office.work() == [("post", PLACE, "cup 1")]
    assert office.cups.cups[last].post is not None
    assert office.again_at == NOON + 2_000
    assert (await office.work(), office.again_at) == ([], NOON + 2_000), "all of them wait"
    office.messenger.mishap = lambda _: None
    office.clock.instant = NOON + 2_000
    deeds = [deed for deed, *_ in await office.work()]
    assert deeds == ["post", "replace"] * MOST_POSTS


async def test_a_new_round_waits_for_the_posts_of_its_tables_but_not_for_long() -> None:
    tables = [pairing(1, Placing(1), Placing(2))]
    under_way = playing(*TWO, rounds=[first_round(tables)], post=5, posted_version=0)
    office = Office(under_way)
    assert (await office.work(), office.again_at) == ([], NOON + BOARDS_COME)
    office.tables.posts[TableId(1)] = BoardPost(TableId(1), PLACE, 99, NOON)
    assert await office.work() == [("replace", 5, "cup 1")]
    late = Office(under_way)
    late.clock.instant = NOON + BOARDS_COME
    assert await late.work() == [("replace", 5, "cup 1")]


async def test_many_new_tables_are_waited_for_as_long_as_their_posts_take() -> None:
    tables = [pairing(n, Placing(2 * n - 1), Placing(2 * n)) for n in range(1, 33)]
    people = [person(n) for n in range(1, 65)]
    office = Office(playing(*people, rounds=[first_round(tables)], post=5, posted_version=0))
    assert (await office.work(), office.again_at) == ([], NOON + 32 * BOARD_COMES)


async def test_tables_of_computers_alone_are_not_waited_for_as_they_have_no_post() -> None:
    four = (person(1), person(2), computer(3), computer(4))
    tables = [pairing(1, Placing(1), Placing(3)), pairing(2, Placing(2), Placing(4))]
    attended = playing(*four, rounds=[first_round(tables)], post=5, posted_version=0)
    assert await Office(attended).work() == []
    alone = [pairing(1, Placing(3), Placing(4)), pairing(2, Placing(1))]
    unattended = playing(*four, rounds=[first_round(alone)], post=5, posted_version=0)
    assert await Office(unattended).work() == [("replace", 5, "cup 1")]
