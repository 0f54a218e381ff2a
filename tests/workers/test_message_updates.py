"""In the end each place has one message with buttons, which shows its subject as it is, although
answers were lost, edits refused, nonces forgotten, processes killed and a copy restored.
"""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.translatable_text import text
from model.message import POSTED_ANEW, Message, Subject
from model.table import HOUR, PlaceId
from storage.database.statements import change
from storage.store import Store
from tests.storage.new_stores import make_store
from tests.tables.sample_tables import PIAZZA as PLACE
from tests.tables.sample_tables import FixedClock
from workers.chat_platform import Sent, TryLater, Undeliverable
from workers.delivery.message_updates import MessageUpdates, Sight
from workers.post_model import Instead, Post

CUP = Subject("cup", 7)
NONCES_LAST = 5 * 60_000


class Killed(BaseException):
    """The process ends here."""


class Standing(msgspec.Struct):
    """A message at Discord."""

    id: int
    words: str
    has_buttons: bool = True
    edits: int = 0


class Discord:
    """Keeps messages; fails as ``chance`` has it, and always with a ``fault``."""

    def __init__(self, clock: FixedClock, chance: Random | None = None) -> None:
        self._chance, self._clock = chance, clock
        self.fault: Exception | None = None
        self.takes_edits = self.retires = True
        self.refused_an_edit = False
        self.messages = list[Standing]()
        self._nonces = dict[int, tuple[int, Standing]]()

    def be_well(self) -> None:
        """Take everything from now on."""
        self._chance = None

    def _fails(self, share: float) -> bool:
        return self._chance is not None and self._chance.random() < share

    def _may_fail(self) -> None:
        if self.fault is not None:
            raise self.fault
        if self._fails(0.15):
            raise TryLater
        if self._fails(0.1):
            raise Killed

    async def post(self, place: PlaceId, post: Post, nonce: int) -> Sent:
        self._may_fail()
        at, known = self._nonces.get(nonce, (0, None))
        if known is None or self._clock.now() - at > NONCES_LAST:
            known = Standing(len(self.messages) + 1, post.heading)
            self.messages.append(known)
            self._nonces[nonce] = (self._clock.now(), known)
        self._may_fail()
        return Sent(place, known.id)

    async def find_headed(
        self, place: PlaceId, post: Post, newer: int, since: int
    ) -> Sequence[Sent]:
        self._may_fail()
        return [Sent(place, m.id) for m in reversed(self.messages) if m.id > newer]

    async def replace(self, sent: Sent, post: Post) -> bool:
        self._may_fail()
        if not self.takes_edits or self._fails(0.2):
            self.refused_an_edit = True
            return False
        message = self.messages[sent.message - 1]
        message.words, message.has_buttons = post.heading, True
        message.edits += 1
        self._may_fail()
        return True

    async def retire(self, sent: Sent, instead: Instead) -> bool:
        self._may_fail()
        if not self.retires or self._fails(0.5):
            return False
        self.messages[sent.message - 1].has_buttons = False
        return True

    def shown(self) -> list[tuple[str, bool]]:
        """The words of each message, and whether it has buttons."""
        return [(message.words, message.has_buttons) for message in self.messages]


class House:
    """A subject that changes, its place, and the process that keeps its message up to date."""

    def __init__(self, store: Store, chance: Random | None = None) -> None:
        self.store = store
        self.clock = FixedClock()
        self.discord = Discord(self.clock, chance)
        self.version = 0
        self.news = 0
        self.is_gone = False
        self.waits_until: int | None = None
        self.tried_until: int | None = None
        self.can_be_reopened = False
        self.stumbles_over: Subject | None = None
        self.start()

    def start(self) -> None:
        """A process begins."""
        self.process = MessageUpdates(
            self.store,
            {"cup": self.see},
            self.discord,  # type: ignore[arg-type]
            self.clock,
            self.reopen,
        )

    async def reopen(self, _place: PlaceId) -> bool:
        self.discord.takes_edits |= self.can_be_reopened
        return self.can_be_reopened

    async def see(self, message: Message) -> Sight | None:
        async def post() -> Post:
            return Post(heading=f"version {version}")

        if message.subject == self.stumbles_over:
            raise ZeroDivisionError
        version = self.version
        sight = Sight(post, lambda: Instead("newer"), self.waits_until, self.tried_until)
        return None if self.is_gone else sight

    async def change(self, *, news: bool = False) -> None:
        """The subject changes; ``news``: it is told by a new message."""
        self.version += 1
        self.news += news
        now = self.clock.now()
        await self.store.transact(lambda tx: tx.messages.want(CUP, PLACE, now, news=news))

    async def work(self) -> int | None:
        """Let the process work; if it is killed, another one begins after its lease."""
        try:
            return await self.process.work()
        except Killed:
            self.start()
            return None

    async def stored(self) -> Message:
        """The message as it is stored."""
        (message,) = await self.store.read(lambda reader: reader.messages.about(CUP))
        return message

    async def restore(self, copy: Message) -> None:
        """A copy of before takes the place of the database, and the process is a new one."""
        await self.store.transact(lambda tx: tx.messages.forget(CUP))
        row = {"due": copy.due_at, "document": msgspec.json.encode(copy), "place": PLACE}
        sql = "INSERT INTO message VALUES ('cup', 7, :place, :due, 0, :document)"
        await self.store.database.write(lambda connection: change(connection, sql, row))
        self.start()

    async def come_to_rest(self) -> None:
        """Let everything be done, however long that takes."""
        self.discord.be_well()
        self.clock.pass_by(HOUR)
        for _ in range(50):
            if (until := await self.work()) is None:
                return
            assert until > self.clock.now(), "it works without a pause"
            self.clock.instant = until
        raise AssertionError("it never rests")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("messages")


DEEDS = ["change", "news", "work", "work", "work", "wait", "long", "copy", "restore"]


@settings(max_examples=60, deadline=None)
@given(deeds=st.lists(st.sampled_from(DEEDS), min_size=3, max_size=40), seed=st.integers(0, 2**32))
async def test_in_the_end_one_message_shows_it_as_it_is(
    folder: Path, deeds: list[str], seed: int
) -> None:
    await play(folder, deeds, seed)


async def play(folder: Path, deeds: Sequence[str], seed: int) -> None:
    """Do all this at a Discord that fails; in the end one message shows the subject as it is."""
    async with make_store(folder) as store:
        await store.transact(lambda tx: tx.messages.forget(CUP))
        house = House(store, Random(seed))
        await house.change()
        copy = await house.stored()
        for deed in deeds:
            match deed:
                case "change" | "news":
                    await house.change(news=deed == "news")
                case "work":
                    await house.work()
                case "wait" | "long":
                    house.clock.pass_by(10_000 if deed == "wait" else POSTED_ANEW)
                case "copy":
                    copy = await house.stored()
                case "restore":
                    await house.restore(copy)
        if "restore" in deeds:
            await house.change()  # only then does anybody look
        await house.come_to_rest()
        standing = [message for message in house.discord.messages if message.has_buttons]
        assert [message.words for message in standing] == [f"version {house.version}"]
        assert standing[0].id == (await house.stored()).message == len(house.discord.messages)
        assert (await house.stored()).older == ()
        if not house.discord.refused_an_edit:
            assert len(house.discord.messages) <= 1 + house.news, "none came twice"


async def play_often(folder: Path) -> None:
    """Play a hundred deals, the same ones each time."""
    for seed in range(100):
        await play(folder, Random(seed).choices(DEEDS, k=30), seed)


async def _nothing_found(*_: object) -> list[Sent]:
    return []


def _without_older(
    self: Message, message: int, wish: int, now: int, *_: int, as_sent: bool
) -> Message:
    arrived = ARRIVED(self, message, wish, now, as_sent=as_sent)
    return msgspec.structs.replace(arrived, older=())


def _always_as_sent(
    self: Message, message: int, wish: int, now: int, *_: int, as_sent: bool
) -> Message:
    return ARRIVED(self, message, wish, now, as_sent=True)


ARRIVED = Message.arrived


@pytest.mark.parametrize(
    ("part", "name", "instead"),
    [
        (MessageUpdates, "_found", _nothing_found),
        (Message, "arrived", _without_older),
        (Message, "arrived", _always_as_sent),
        (Message, "attempted", lambda self, *_: self),
        (Message, "not_retired", lambda self, message, _: self.retired(message)),
    ],
)
async def test_a_planted_fault_breaks_that(
    folder: Path, monkeypatch: pytest.MonkeyPatch, part: Any, name: str, instead: Any
) -> None:
    monkeypatch.setattr(part, name, instead)
    with pytest.raises(AssertionError):
        await play_often(folder)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with make_store(tmp_path) as store:
        yield House(store)


async def test_it_is_posted_once_and_edited_when_it_changes(house: House) -> None:
    await house.change()
    assert await house.work() is None
    await house.change()
    await house.change()
    assert await house.work() is None
    assert house.discord.shown() == [("version 3", True)]
    assert house.discord.messages[0].edits == 1, "both changes in one"


async def test_news_is_a_new_message_and_the_one_before_is_retired(house: House) -> None:
    await house.change()
    await house.work()
    await house.change(news=True)
    await house.work()
    assert house.discord.shown() == [("version 1", False), ("version 2", True)]


async def test_a_retirement_that_is_refused_is_tried_again_four_times(house: House) -> None:
    await house.change()
    await house.work()
    house.discord.retires = False
    await house.change(news=True)
    pauses = list[int]()
    while (until := await house.work()) is not None:
        pauses.append(until - house.clock.now())
        house.clock.instant = until
    assert pauses == [10_000, 60_000, POSTED_ANEW, HOUR]
    assert house.discord.shown() == [("version 1", True), ("version 2", True)]


async def test_while_discord_fails_the_pauses_grow_whatever_changes(house: House) -> None:
    house.discord.fault = TryLater()
    pauses = list[int]()
    for _ in range(3):
        await house.change()
        until = await house.work()
        assert until is not None
        pauses.append(until - house.clock.now())
        house.clock.instant = until - 1
        assert await house.work() == until, "it is left alone"
        house.clock.instant = until
    assert pauses == [2_000, 4_000, 8_000]
    house.discord.fault = None
    assert await house.work() is None
    assert house.discord.shown() == [("version 3", True)]


async def test_a_message_that_takes_no_edits_comes_anew_after_a_while(house: House) -> None:
    await house.change()
    await house.work()
    house.discord.takes_edits = False
    await house.change()
    assert await house.work() == house.clock.now() + POSTED_ANEW
    house.clock.pass_by(POSTED_ANEW)
    assert await house.work() is None
    assert house.discord.shown() == [("version 1", False), ("version 2", True)]


async def test_a_message_in_a_closed_thread_is_edited_once_that_is_open_again(house: House) -> None:
    await house.change()
    await house.work()
    house.discord.takes_edits, house.can_be_reopened = False, True
    await house.change()
    assert await house.work() is None
    assert house.discord.shown() == [("version 2", True)]


async def test_a_place_that_refuses_is_tried_as_long_as_the_subject_says(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.discord.fault = Undeliverable(text("place-gone"))
    house.tried_until = house.clock.now() + HOUR
    await house.change()
    assert await house.work() == house.clock.now() + 2_000
    assert "the place of cup 7 takes no message: place-gone" in caplog.text
    house.clock.pass_by(HOUR)
    assert await house.work() is None
    await house.change()
    assert await house.work() is None, "it was asked, once more"


async def test_a_fault_of_ours_is_logged_and_delays_no_other(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    other, now = Subject("cup", 8), house.clock.now()
    await house.store.transact(lambda tx: tx.messages.want(other, PLACE, now))
    house.stumbles_over = other
    await house.change()
    assert await house.work() == now + 2_000
    assert house.discord.shown() == [("version 1", True)]
    assert "the message about cup 8 is put off" in caplog.text


async def test_what_waits_is_shown_later_as_it_is_then(house: House) -> None:
    house.waits_until = house.clock.now() + 30_000
    await house.change()
    assert await house.work() == house.waits_until
    await house.change()
    assert await house.work() == house.waits_until
    house.waits_until = None
    assert await house.work() is None, "it was woken before"
    assert house.discord.shown() == [("version 2", True)]


async def test_what_is_gone_is_forgotten(house: House) -> None:
    await house.change()
    house.is_gone = True
    assert await house.work() is None
    assert house.discord.shown() == []
    assert await house.store.read(lambda reader: reader.messages.about(CUP)) == []


async def test_while_nothing_can_be_looked_for_an_older_message_makes_no_loop(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.change()
    await house.work()
    house.discord.retires = False
    await house.change(news=True)
    await house.work()
    house.clock.pass_by(HOUR)
    house.discord.fault = Undeliverable(text("place-gone"))
    house.start()
    assert await house.work() == house.clock.now() + 2_000
    house.tried_until = house.clock.now()
    house.clock.pass_by(HOUR)
    assert await house.work() is None, "it is given up with what is older"


async def test_news_that_come_while_a_message_is_adopted_are_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.change()
    await house.work()
    copy = await house.stored()
    await house.change(news=True)
    await house.work()
    await house.restore(copy)
    await house.change()
    find = house.discord.find_headed

    async def find_slowly(*asked: Any) -> Sequence[Sent]:
        found = await find(*asked)
        if house.version == 3:
            await house.change(news=True)
        return found

    monkeypatch.setattr(house.discord, "find_headed", find_slowly)
    assert await house.work() is None
    assert house.discord.shown() == [
        ("version 1", False),
        ("version 2", False),
        ("version 4", True),
    ]


async def test_an_attempt_that_was_refused_tells_the_end_when_it_is_repeated(house: House) -> None:
    house.discord.fault = Undeliverable(text("place-refused"))
    await house.change()
    await house.work()
    await house.change(news=True)
    house.discord.fault = None
    house.clock.pass_by(HOUR)
    assert await house.work() is None
    assert house.discord.shown() == [("version 2", True)]
