"""In the end one message with buttons shows its subject as it is, where it is shown now; who was to
be notified was, although answers were lost, edits refused, nonces forgotten, processes killed,
places left and a copy restored. So does a person's direct message, which sounds once a question.
"""

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.game import Seat
from core.texts import text
from model.message import POSTED_ANEW, Key, Message, Ring, Subject, Tells, Wish
from model.table import HOUR, PlaceId, PlayerId, RoleId, TableId
from storage.store import Store
from storage.transaction.messages import StoredMessages
from storage.transaction.transaction import Along, Transaction
from tests.storage.new_stores import make_store
from tests.tables.sample_tables import PIAZZA as PLACE
from tests.tables.sample_tables import FixedClock
from workers.message_updates import MessageUpdates, Sight, Storing
from workers.post_model import MOST_ATTEMPTS, Instead, Post, Sent, TryLater, Undeliverable, words_of

SEVEN = TableId(7)
TABLE = Subject("table", SEVEN)
ELSEWHERE = PlaceId(PLACE + 1)
READER, MAILBOX = PlayerId(77), PlaceId(PLACE + 2)
NONCES_LAST = 5 * 60_000


class Killed(BaseException):
    """The process ends here."""


class Restless(BaseException):
    """The process works without a pause."""


class Standing(msgspec.Struct):
    """A message at Discord."""

    id: int
    place: PlaceId
    words: str
    pings: tuple[PlayerId, ...] = ()
    has_buttons: bool = True
    edits: int = 0


class Discord:
    """Keeps messages; fails as ``chance`` has it, and always with a ``fault``."""

    def __init__(self, clock: FixedClock, chance: Random | None = None) -> None:
        self._chance, self._clock = chance, clock
        self.fault: Exception | None = None
        self.takes_edits = self.retires = True
        self.refusal: Exception | None = None
        """What is raised for a retirement that is refused, if anything."""
        self.refused_an_edit = self.lost_an_answer = False
        self.messages = list[Standing]()
        self.rung = Counter[PlayerId]()
        """How often each person was notified."""
        self._nonces = dict[int, tuple[int, Standing]]()

    def be_well(self) -> None:
        """Take everything from now on."""
        self._chance = None

    def fails(self, share: float) -> bool:
        return self._chance is not None and self._chance.random() < share

    def _may_fail(self) -> None:
        if self.fault is not None:
            raise self.fault
        if self.fails(0.15):
            raise TryLater
        if self.fails(0.1):
            raise Killed

    async def post(self, place: PlaceId, post: Post, nonce: int) -> Sent:
        self._may_fail()
        lost, (at, known) = self.lost_an_answer, self._nonces.get(nonce, (0, None))
        if known is None or self._clock.now() - at > NONCES_LAST:
            known = Standing(len(self.messages) + 1, place, post.heading, post.pings)
            self.messages.append(known)
            self.rung.update(post.pings)
            self._nonces[nonce] = (self._clock.now(), known)
        self.lost_an_answer = True
        self._may_fail()
        self.lost_an_answer = lost
        is_this = (known.words, known.pings) == (post.heading, post.pings)
        return Sent(place, known.id, as_sent=is_this)

    async def whisper(self, player: PlayerId, post: Post, nonce: int) -> Sent:
        return await self.post(MAILBOX, post, nonce)

    async def opened(self, player: PlayerId) -> PlaceId:
        self._may_fail()
        return MAILBOX

    async def find_about(
        self, place: PlaceId, name: str, newer: int, since: int, *, once: bool = False
    ) -> Sequence[Sent]:
        self._may_fail()
        here = [m for m in reversed(self.messages) if m.place == place and m.id > newer]
        return [Sent(place, m.id, heading=words_of(m.words)) for m in here]

    async def replace(self, sent: Sent, post: Post) -> bool:
        self._may_fail()
        if not self.takes_edits or self.fails(0.2):
            self.refused_an_edit = True
            return False
        message = self.messages[sent.message - 1]
        message.words, message.has_buttons = post.heading, True
        message.edits += 1
        self._may_fail()
        return True

    async def retire(self, sent: Sent, instead: Instead) -> bool:
        self._may_fail()
        if not self.retires or self.fails(0.5):
            if self.refusal is not None:
                raise self.refusal
            return False
        self.messages[sent.message - 1].has_buttons = False
        return True

    async def remove(self, sent: Sent) -> None:
        self._may_fail()
        if self.fails(0.3):
            raise TryLater
        self.messages[sent.message - 1].has_buttons = False

    def shown(self) -> list[tuple[str, bool]]:
        """The words of each message, and whether it has buttons."""
        return [(message.words, message.has_buttons) for message in self.messages]


def _called_by(ring: Ring) -> PlayerId:
    """Whom a ring calls; a person's questions are counted as if each were somebody else's."""
    return ring.player if ring.asked is None else PlayerId(ring.asked)


class Copy(msgspec.Struct):
    """What a copy of the database knows: all messages, and whom they were to notify."""

    messages: list[Message]
    called: set[PlayerId]


class House:
    """A table that changes, its place or one of its people, and the process that keeps the message
    up to date."""

    def __init__(
        self, store: Store, chance: Random | None = None, person: PlayerId | None = None
    ) -> None:
        """``person``: whose direct message it is; None: that of a place."""
        self.store = store
        self.person = person
        self.clock = FixedClock()
        self.discord = Discord(self.clock, chance)
        self.place = PLACE
        self.version = self.news = self.rings = 0
        self.called = set[PlayerId]()
        """Who is to be notified, as long as they have not acted."""
        self.is_gone = False
        self.in_words = False
        self.waits_until: int | None = None
        self.tried_until: int | None = None
        self.can_be_reopened = False
        self.stumbles_over: Subject | None = None
        self.has_a_fault = False
        self.looks = 0
        self.start()

    def start(self) -> None:
        """A process begins."""
        self.process = MessageUpdates(
            self.store,
            {"table": self, "person": self},
            self.discord,  # type: ignore[arg-type]
            self.clock,
            self.reopen,
            lambda: None,
        )

    async def reopen(self, _place: PlaceId) -> bool:
        self.discord.takes_edits |= self.can_be_reopened
        return self.can_be_reopened

    async def see(self, message: Message) -> Sight | None:
        """Read the table, as ``TableMessages`` does."""

        async def made() -> Post:
            return post

        self.looks += 1
        if self.looks > 100:
            raise Restless
        if message.subject == self.stumbles_over or (self.has_a_fault and message.awaits_board):
            raise ZeroDivisionError
        anew = message.step in ("post", "look")
        open_rings = [ring for ring in message.rings if anew and _called_by(ring) in self.called]
        is_short = not message.awaits_board and bool(message.rings) and message.message is not None
        post = Post(f"version {self.version}", pings=tuple(map(_called_by, open_rings)))
        newest = await self.store.read(lambda reader: reader.messages.board_posts([SEVEN]))
        is_elsewhere = message.place != self.place
        awaits = is_elsewhere and (SEVEN not in newest or newest[SEVEN].place != self.place)
        sight = Sight(
            name="seven",
            post=made,
            overtaken=lambda _: Instead("newer"),
            in_words=self.in_words,
            held=1_000 if self.in_words else 0,
            is_needless=anew and is_short and not open_rings,
            is_elsewhere=is_elsewhere,
            leads_on=not is_elsewhere,
            waits_until=self.clock.now() + HOUR if awaits else self.waits_until,
            tried_until=self.tried_until,
            reopens=self.can_be_reopened,
            settle=partial(self.settle, message),
        )
        if self.person is not None:
            sight = self._to_person(sight, message, calls=bool(open_rings))
        if self.discord.fails(0.1):
            await self.change(news=True, rings=True)
        elif self.discord.fails(0.1):
            await self.call()
        return None if self.is_gone else sight

    def _to_person(self, sight: Sight, message: Message, *, calls: bool) -> Sight:
        """A person is sent a new message for a question that is open; else theirs is edited, now
        and then a little later, or if there is none they need none."""
        is_silent, stands = message.has_news and not calls, message.message is not None
        return msgspec.structs.replace(
            sight,
            overtaken=lambda _: None,
            tells=Tells(kind="turn"),
            is_needless=False,
            is_elsewhere=False,
            waits_until=None,
            is_true=is_silent and not stands,
            edit_is_enough=is_silent and stands and message.stuck_since is None,
            edit_waits=30_000 if self.discord.fails(0.3) else 0,
            called=(READER,) if calls else (),
        )

    async def settle(self, message: Message, store: Storing, told: bool) -> None:
        """What stands in other places than the table's is retired."""
        has_moved = False

        def leave_others(tx: Transaction) -> None:
            nonlocal has_moved
            if message.is_direct:
                return
            has_moved = message.place != self.place
            if told and not has_moved:
                tx.messages.leave(message.subject, message.place, self.clock.now())

        def leave_here(tx: Transaction) -> None:
            if any(m.place == self.place and m.message for m in tx.messages.about(TABLE)):
                tx.messages.leave(TABLE, self.place, self.clock.now())

        await store(leave_others)
        if has_moved:
            await self.store.transact(leave_here)

    def call_otherwise(self, message: Message) -> Along:
        """Call everybody who may not know that they are called."""
        rings, now = (
            [Ring(player, short="call") for player in sorted(self.called)],
            self.clock.now(),
        )
        return lambda tx: tx.messages.call(message.key, now, rings)

    @property
    def shown_in(self) -> PlaceId:
        """Where the newest message is to stand."""
        return self.place if self.person is None else MAILBOX

    @property
    def key(self) -> Key:
        return Key(TABLE, self.place) if self.person is None else Key(TABLE, person=self.person)

    async def change(self, *, news: bool = False, rings: bool = False, moves: bool = False) -> None:
        """The table changes; ``news``: it is told by a new message, which ``rings`` somebody;
        ``moves``: in another place."""
        self.version += 1
        self.news += news
        before, now = self.place, self.clock.now()
        if moves:
            self.place = ELSEWHERE if before == PLACE else PLACE
        wish = Wish(news=news, rings=(self.ring(),) if rings else ())

        def work(tx: Transaction) -> None:
            if self.place != before:
                tx.messages.move(TABLE, before, self.place, now)
            tx.messages.want(self.key, now, wish)

        await self.store.transact(work)

    def ring(self) -> Ring:
        """Return a ring to somebody new, or for a new question to the person."""
        self.rings += 1
        self.called.add(PlayerId(self.rings))
        if self.person is None:
            return Ring(PlayerId(self.rings))
        return Ring(self.person, Seat(0), self.rings)

    async def call(self, after: int = 0) -> None:
        """Somebody is called by a short message, at once or after so many milliseconds."""
        self.news += 1
        now, ring = self.clock.now(), self.ring()
        ring = msgspec.structs.replace(ring, short="call", due=now + after)
        await self.store.transact(lambda tx: tx.messages.call(self.key, now, [ring]))

    async def act(self) -> None:
        """Whoever was called last acts, so that nobody need call them any more."""
        self.called -= {max(self.called, default=PlayerId(0))}

    async def work(self) -> int | None:
        """Let the process work; if it is killed, another one begins after its lease."""
        self.looks = 0
        try:
            return await self.process.work()
        except Killed:
            self.start()
            return None
        except Restless:
            raise AssertionError("it works without a pause") from None

    async def all_stored(self) -> list[Message]:
        """What each place, or the person, is shown, as it is stored."""
        if self.person is None:
            return await self.store.read(lambda reader: reader.messages.about(TABLE))
        found = await self.store.read(lambda reader: reader.messages.one(self.key))
        return [] if found is None else [found]

    async def stored(self) -> Message:
        """The message in the place of the table, or to the person, as it is stored."""
        (message,) = [m for m in await self.all_stored() if m.key == self.key]
        return message

    async def copy(self) -> Copy:
        """Copy the database."""
        return Copy(await self.all_stored(), set(self.called))

    async def restore(self, copy: Copy) -> None:
        """A copy of before takes the place of the database, and the process is a new one."""
        self.called = set(copy.called)

        def work(tx: Transaction) -> None:
            forget_all(tx)
            for message in copy.messages:
                tx.messages._save(message, 0)

        await self.store.transact(work)
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


CHANGES = ["change", "news", "ring", "move", "call", "call later", "act"]
DEEDS = [*CHANGES, *["work"] * 4, "wait", "long", "copy"]


@settings(max_examples=60, deadline=None)
@given(
    deeds=st.lists(st.sampled_from([*DEEDS, "restore"]), min_size=3, max_size=40),
    seed=st.integers(0, 2**32),
)
async def test_in_the_end_one_message_shows_it_as_it_is(
    folder: Path, deeds: list[str], seed: int
) -> None:
    await play(folder, deeds, seed)
    await play(folder, deeds, seed, READER)


def forget_all(tx: Transaction) -> None:
    """Forget what every reader is shown of everything."""
    tx.messages._change("DELETE FROM message")


async def play(
    folder: Path, deeds: Sequence[str], seed: int, person: PlayerId | None = None
) -> None:
    """Do all this at a Discord that fails; in the end one message shows the table as it is."""
    if person is not None:
        deeds = ["news" if deed == "move" else deed for deed in deeds]
    async with make_store(folder) as store:
        await store.transact(forget_all)
        house = House(store, Random(seed), person)
        await house.change(news=True, rings=True)
        copy = await house.copy()
        for number, deed in enumerate(deeds):
            if deed == "move" and "restore" in deeds[:number]:
                continue  # nobody would look for what the copy does not know there
            await _do(house, deed, copy)
            if deed in ("copy", "move") and await house.all_stored():  # it knows where the table is
                copy = await house.copy()
        if "restore" in deeds:
            await house.change()  # only then does anybody look
        await house.come_to_rest()
        await _shows_it(house)
        _rang(house, once=not house.discord.lost_an_answer and "restore" not in deeds)
        if not house.discord.refused_an_edit:
            told_again = deeds.count("restore")
            assert len(house.discord.messages) <= house.news + told_again, "none came twice"


async def _do(house: House, deed: str, copy: Copy) -> None:
    match deed:
        case "change" | "news" | "ring" | "move":
            news, rings = deed != "change", deed == "ring"
            await house.change(news=news, rings=rings, moves=deed == "move")
        case "work" | "act" | "call":
            await getattr(house, deed)()
        case "call later":
            await house.call(HOUR)
        case "wait" | "long":
            house.clock.pass_by(10_000 if deed == "wait" else POSTED_ANEW)
        case "restore":
            await house.restore(copy)


async def _shows_it(house: House) -> None:
    standing = [message for message in house.discord.messages if message.has_buttons]
    if house.person is not None and not house.called and not standing:
        return
    assert [(m.words, m.place) for m in standing] == [(f"version {house.version}", house.shown_in)]
    assert standing[0].id == (await house.stored()).message
    assert not any(row.older or row.attempt for row in await house.all_stored())


def _rang(house: House, *, once: bool) -> None:
    """Everybody who was to be notified was; ``once``: no more than that."""
    for player in house.called:
        assert house.discord.rung[player] == 1 or (house.discord.rung[player] and not once)


async def play_often(folder: Path, person: PlayerId | None) -> None:
    """Play a hundred deals, the same ones each time."""
    for seed in range(100):
        chance = Random(seed)
        deeds = DEEDS if chance.random() < 0.5 else [*DEEDS, "restore"]
        await play(folder, chance.choices(deeds, k=30), seed, person)


async def _nothing_found(*_: object, **_how: object) -> list[Sent]:
    return []


def _without_older(self: Message, *known: Any, **how: Any) -> Message:
    return msgspec.structs.replace(ARRIVED(self, *known, **how), older=())


def _always_as_sent(self: Message, *known: Any, **how: Any) -> Message:
    return ARRIVED(self, *known, **{**how, "as_sent": True})


def _with_all_rung(self: Message, *known: Any, **how: Any) -> Message:
    return msgspec.structs.replace(ARRIVED(self, *known, **how), rings=())


def _with_none_rung(self: Message, *known: Any, **how: Any) -> Message:
    return msgspec.structs.replace(ARRIVED(self, *known, **how), rings=self.rings)


def _moved_without_rings(self: Message, there: Message) -> tuple[Message, Message]:
    return MOVED(msgspec.structs.replace(self, rings=()), there)


ARRIVED, MOVED = Message.arrived, Message.moved_to


TO_BOTH: Sequence[tuple[Any, str, Any]] = (
    (MessageUpdates, "_found", _nothing_found),
    (Message, "arrived", _without_older),
    (Message, "arrived", _with_all_rung),
    (Message, "attempted", lambda self, *_: self),
)
TO_PLACES: Sequence[tuple[Any, str, Any]] = (
    (Message, "arrived", _with_none_rung),
    (Message, "arrived", _always_as_sent),
    (Message, "moved_to", _moved_without_rings),
    (Message, "not_retired", lambda self, message, _: self.retired(message)),
    (StoredMessages, "leave", lambda *_: None),
)
TO_PEOPLE: Sequence[tuple[Any, str, Any]] = (
    (Message, "not_retired", lambda self, message, _: self.retired(message)),
    (Message, "_takes", lambda *_: False),
)
FAULTS = [
    *((None, *fault) for fault in (*TO_BOTH, *TO_PLACES)),
    *((READER, *fault) for fault in (*TO_BOTH, *TO_PEOPLE)),
]


@pytest.mark.parametrize(("person", "part", "name", "instead"), FAULTS)
async def test_a_planted_fault_breaks_that(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    person: PlayerId | None,
    part: Any,
    name: str,
    instead: Any,
) -> None:
    monkeypatch.setattr(part, name, instead)
    with pytest.raises(AssertionError):
        await play_often(folder, person)


@pytest.mark.parametrize("person", [None, READER])
async def test_a_hundred_deals_keep_that(folder: Path, person: PlayerId | None) -> None:
    await play_often(folder, person)


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


async def test_words_that_come_back_in_another_form_cost_no_edit(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = house.discord.post

    async def in_another_form(place: PlaceId, what: Post, nonce: int) -> Sent:
        return msgspec.structs.replace(await post(place, what, nonce), as_sent=False)

    monkeypatch.setattr(house.discord, "post", in_another_form)
    await house.change(news=True)
    assert await house.work() is None
    assert (house.discord.messages[0].edits, (await house.stored()).step) == (0, None)


async def test_news_is_a_new_message_and_the_one_before_is_retired(house: House) -> None:
    await house.change()
    await house.work()
    await house.change(news=True)
    await house.work()
    assert house.discord.shown() == [("version 1", False), ("version 2", True)]


@pytest.mark.parametrize("refusal", [None, TryLater(), ZeroDivisionError()])
async def test_a_retirement_that_is_refused_is_tried_again_four_times(
    house: House, refusal: Exception | None
) -> None:
    await house.change()
    await house.work()
    house.discord.retires, house.discord.refusal = False, refusal
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
    assert "the place of table 7 takes no message: place-gone" in caplog.text
    house.clock.pass_by(HOUR)
    assert await house.work() is None
    await house.change()
    assert await house.work() is None, "it was asked, once more"


async def test_a_fault_of_ours_is_logged_and_delays_no_other(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    other, now = Subject("table", 8), house.clock.now()
    await house.store.transact(lambda tx: tx.messages.want(Key(other, PLACE), now))
    house.stumbles_over = other
    await house.change()
    assert await house.work() == now + 2_000
    assert house.discord.shown() == [("version 1", True)]
    assert "the message about table 8 is put off" in caplog.text


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
    await house.work()
    assert house.discord.shown() == []
    assert await house.store.read(lambda reader: reader.messages.about(TABLE)) == []


async def test_what_nobody_can_write_is_given_up_and_said_in_a_word(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.has_a_fault = True
    await house.change(news=True, rings=True)
    for _ in range(MOST_ATTEMPTS - 1):
        house.clock.instant = await house.work() or 0
        assert house.discord.rung.total() == 0
    await house.come_to_rest()
    assert "the message about table 7 is given up" in caplog.text
    assert house.discord.rung == {1: 1}


async def test_news_that_come_while_a_message_is_adopted_are_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.change()
    await house.work()
    copy = await house.copy()
    await house.change(news=True)
    await house.work()
    await house.restore(copy)
    await house.change()
    find = house.discord.find_about

    async def find_slowly(*asked: Any, **how: Any) -> Sequence[Sent]:
        found = await find(*asked, **how)
        if house.version == 3:
            await house.change(news=True)
        return found

    monkeypatch.setattr(house.discord, "find_about", find_slowly)
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


def test_messages_about_one_subject_at_one_moment_have_nonces_of_their_own() -> None:
    """Discord would send only one of them, whoever and wherever they are for."""
    keys = [Key(TABLE, PLACE), Key(TABLE, ELSEWHERE)]
    keys += [Key(TABLE, person=PlayerId(person)) for person in (1, 2)]
    wished = [Message(k.subject, k.place, 0, person=k.person).wished(0, Wish(True)) for k in keys]
    attempts = [message.attempted(0).attempt for message in wished]
    assert len({attempt.nonce for attempt in attempts if attempt is not None}) == len(keys)


def test_a_refusal_gives_up_no_wish_that_came_meanwhile() -> None:
    first = Message(TABLE, PLACE, 0).wished(0, Wish(news=True, rings=(Ring(PlayerId(1)),)))
    second = first.wished(1, Wish(news=True, rings=(Ring(PlayerId(2)),)))
    left = second.given_up(first.wanted)
    assert (left.step, [ring.player for ring in left.rings]) == ("post", [2])
    assert left.wanted_at == 0
    gone = second.given_up(second.wanted)
    assert (gone.step, gone.rings, gone.wanted_at) == (None, (), None)


def test_what_is_left_holds_up_no_clock_and_goes_on_where_the_table_is() -> None:
    role = RoleId(9)
    here = Message(TABLE, PLACE, 0, message=4).wished(7, Wish(news=True, role=role))
    left, there = here.moved_to(Message(TABLE, ELSEWHERE, 8))
    assert (left.step, left.wanted_at, there.role, there.wanted_at) == (None, None, role, 7)
    stale = left.called(9, [Ring(PlayerId(1), short="call")])
    gone = stale.left(10, stale.wanted)
    assert (gone.message, gone.rings, gone.wanted_at, gone.before) == (None, (), None, 4)
    assert gone.due_at == 10, "the message that stands there is retired"
