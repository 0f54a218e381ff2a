"""Direct messages that an earlier version noted and queued are brought up to date after a start:
nobody is called twice or never, and what stands is edited."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from core.game import Seat
from core.texts import Text, text
from model.letters import SeatFacts
from model.message import Attempt, Key, Message, Point, Ring, Subject, Tells
from model.retention import DAY
from model.table import HOUR, Pace, PlaceId, PlayerId, Status, Table
from tables.visibility import facts_of
from tests.part_caller import calling
from tests.storage.laws import added
from tests.storage.new_stores import make_store
from tests.storage.sample_rows import (
    ANNA,
    BRUNO,
    CAFFE,
    CARLA,
    NOON,
    changed,
    direct,
    full_table,
    move,
)
from tests.storage.tables_of_before import as_of

STANDS, MAILBOX = 11, PlaceId(77)
"""The message that stands, and the channel of direct messages in which it does."""

NOW = Point(3, 21)
"""How far the game has come."""

TURN = Ring(ANNA, Seat(0), 11)
"""Anna is asked this."""


class House:
    """A house of before with one table, where Anna is to act and Carla too."""

    def __init__(self, folder: Path, table: Table) -> None:
        self._folder = folder
        self.table = table

    def execute(self, sql: str, **values: Any) -> None:
        with closing(sqlite3.connect(self._folder / "tavolo.sqlite3")) as connection:
            connection.execute(sql, values)
            connection.commit()

    def stands(self, asks: bool, to: PlayerId = ANNA) -> None:
        """Note where the message of somebody stands."""
        sql = "INSERT INTO letter_post VALUES (:id, :to, :place, :message, :asks)"
        values = {"place": MAILBOX, "message": STANDS, "asks": asks}
        self.execute(sql, id=self.table.id, to=to, **values)

    def waits(
        self,
        kind: str,
        *notices: Text,
        to: PlayerId = ANNA,
        due: int = NOON,
        attempts: int = 0,
        **fields: Any,
    ) -> None:
        """Queue a letter."""
        letter = {
            "type": "private",
            "kind": kind,
            "to": to,
            "seat": 0,
            "table": facts_of(self.table),
            "notices": notices,
            "amends": False,
            **fields,
        }
        aside = kind in ("followed", "left", "unseen")
        lane = f"aside:{to}" if aside else f"dm:{to}"
        self.waits_as(msgspec.json.encode(letter), lane, due, attempts)

    def waits_as(self, payload: bytes, lane: str, due: int = NOON, attempts: int = 0) -> None:
        sql = """
        INSERT INTO outbox (lane, table_id, payload, queued_at, due_at, attempts, amends)
        VALUES (:lane, :id, :payload, :due, :due, :attempts, 0)
        """
        values = {"payload": payload, "due": due, "attempts": attempts, "lane": lane}
        self.execute(sql, id=self.table.id, **values)

    async def message(self, key: Key | None = None) -> Message | None:
        """What is kept after a start: of Anna's message about the table, or of another one."""
        async with make_store(self._folder) as store:
            return await store.read(calling("messages.one", key or direct(self.table)))

    async def anew(self) -> Message:
        """Anna's message, of which nothing stands yet."""
        message = await self.message()
        assert message is not None
        assert (message.step in ("post", "look"), message.message) == (True, None)
        return message


async def furnish(folder: Path) -> Table:
    """A game of three moves, in which Anna has not been told yet that she is asked."""
    game = changed(full_table(), status=Status.PLAYING, moves=3, pause=None, pace=Pace(24))
    async with make_store(folder) as store:
        table = await added(store, game)
        for seq in (1, 2, 3):
            await store.transact(calling("log.append_move", table.id, move(seq)))
    return table


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Table]:
    """The database of a house of before, and its table."""
    folder = tmp_path_factory.mktemp("before")
    table = asyncio.run(furnish(folder))
    as_of("0045", folder / "tavolo.sqlite3")
    return folder / "tavolo.sqlite3", table


@pytest.fixture
def house(before: tuple[Path, Table], tmp_path: Path) -> House:
    file, table = before
    shutil.copy(file, tmp_path / "tavolo.sqlite3")
    return House(tmp_path, table)


# --- what stands ---------------------------------------------------------------------------------


@pytest.mark.parametrize("asks", [True, False])
async def test_what_stands_is_kept_and_needs_nothing(house: House, asks: bool) -> None:
    house.stands(asks)
    message = await house.message()
    assert message is not None
    assert (message.message, message.stands_in, message.due_at) == (STANDS, MAILBOX, None)
    assert message.tells == Tells(
        NOW, NOW, kind="turn" if asks else "rest", asked=11, lasts=not asks
    )
    assert message.tells.asks is asks, "so an answer edits it, or need not"


async def test_the_message_of_a_follower_is_edited_as_one(house: House) -> None:
    follows = "INSERT INTO follower VALUES (:table, :player, :since)"
    house.execute(follows, table=house.table.id, player=BRUNO, since=NOON)
    house.stands(asks=False, to=BRUNO)
    house.waits("followed", to=BRUNO, amends=True)
    message = await house.message(direct(house.table, BRUNO))
    assert message is not None
    assert (message.step, message.message, message.tells.kind) == ("edit", STANDS, "followed")


async def test_whoever_follows_no_more_is_told_so(house: House) -> None:
    house.stands(asks=False, to=BRUNO)
    house.waits("left", to=BRUNO, amends=True)
    message = await house.message(direct(house.table, BRUNO))
    assert message is not None
    assert (message.step, message.tells.kind) == ("edit", "followed")


async def test_daily_messages_are_known_so_that_they_can_be_deleted(house: House) -> None:
    for number, at in enumerate((NOON - DAY, NOON)):
        sql = "INSERT INTO direct_message VALUES (:message, :player, :place, :at)"
        house.execute(sql, message=number + 5, player=ANNA, place=MAILBOX, at=at)
    for number, at in enumerate((NOON - DAY, NOON)):
        message = await house.message(Key(Subject("day", at // HOUR), person=ANNA))
        assert message is not None
        assert (message.message, message.stands_in) == (number + 5, MAILBOX)
        assert message.due_at is None


# --- what waits ----------------------------------------------------------------------------------


async def test_a_turn_calls_to_it_once_however_many_letters_wait(house: House) -> None:
    house.stands(asks=True)
    house.waits("turn")
    house.waits("turn", amends=True)
    message = await house.message()
    assert message is not None
    assert (message.step, message.message, message.wanted_at) == ("post", STANDS, NOON)
    assert message.rings == (changed(TURN, wish=2),)
    assert message.due_at == 0
    told = message.arrived(12, 3, NOON, as_sent=True, tells=Tells())
    assert (told.rings, told.step, told.message) == ((), None, 12)


async def test_a_turn_at_the_beginning_tells_that_it_begins(house: House) -> None:
    house.waits("turn", text("table-started"))
    assert (await house.anew()).tells.until == Point(-1, 20)


async def test_a_call_of_the_morning_waits_for_it(house: House) -> None:
    house.stands(asks=True)
    house.waits("call", due=NOON + 9)
    message = await house.message()
    assert message is not None
    assert (message.step, message.due_at) == (None, NOON + 9)
    assert message.later == (changed(TURN, short="call", due=NOON + 9, loud=True),)
    assert message.as_of(NOON + 9).step == "post"


@pytest.mark.parametrize("kind", ["agree", "vote", "invitation"])
async def test_what_asks_something_else_calls_to_it(house: House, kind: str) -> None:
    house.waits(kind, loud=True)
    assert (await house.anew()).rings == (Ring(ANNA, agree=True, loud=True, wish=1),)


async def test_a_reminder_reminds(house: House) -> None:
    house.waits("reminder")
    assert (await house.anew()).rings == (changed(TURN, short="reminder", wish=1),)


async def test_an_end_and_a_notice_that_the_place_is_gone_call(house: House) -> None:
    gone = text("place-gone")
    house.waits("notice", gone, loud=True)
    house.waits("final")
    notice, end = (await house.anew()).rings
    assert (notice, end) == (Ring(ANNA, loud=True, said=gone, wish=1), Ring(ANNA, wish=2))


@pytest.mark.parametrize("kind", ["start", "hand", "tended", "relieved", "removed", "notice"])
async def test_news_come_as_news_and_call_nobody(house: House, kind: str) -> None:
    house.waits(kind)
    message = await house.anew()
    assert (message.has_news, message.rings) == (True, ())


async def test_the_daily_message_comes_once(house: House) -> None:
    house.waits("digest", attempts=1)
    message = await house.message(Key(Subject("day", NOON // HOUR), person=ANNA))
    assert message is not None
    assert (message.step, message.attempt) == ("look", Attempt(1, 1))
    assert await house.message() is None


async def test_an_edit_edits_what_stands_and_is_nothing_where_nothing_does(house: House) -> None:
    house.waits("rest", amends=True)
    house.stands(asks=True, to=CARLA)
    house.waits("rest", to=CARLA, amends=True)
    assert await house.message() is None
    message = await house.message(direct(house.table, CARLA))
    assert message is not None
    assert (message.step, message.wanted_at, message.rings) == ("edit", None, ())


# --- what may have arrived -----------------------------------------------------------------------


async def test_what_was_tried_is_looked_for_under_its_nonce_and_calls_once(house: House) -> None:
    house.waits("rest", to=CARLA, amends=True)
    house.waits("turn", attempts=2)
    house.waits("agree")
    message = await house.anew()
    assert (message.step, message.attempt) == ("look", Attempt(2, 1))
    found = message.arrived(12, 1, NOON, as_sent=False)
    assert found.rings == (Ring(ANNA, agree=True, wish=2),), "to the turn it has called"
    assert found.step == "post"


async def test_an_edit_that_was_tried_is_made_again(house: House) -> None:
    house.stands(asks=True)
    house.waits("rest", amends=True, attempts=1)
    message = await house.message()
    assert message is not None
    assert (message.step, message.attempt) == ("edit", None)


async def test_a_call_of_the_morning_that_was_tried_is_looked_for(house: House) -> None:
    house.waits("call", due=NOON + 9, attempts=1)
    message = await house.anew()
    assert (message.step, message.attempt, message.later) == ("look", Attempt(1, 1), ())
    assert message.rings == (changed(TURN, loud=True, wish=1),)


# --- what is damaged -----------------------------------------------------------------------------


async def test_whom_a_damaged_letter_may_have_called_is_called(house: House) -> None:
    house.waits_as(b'{"kind":', f"dm:{ANNA}")
    message = await house.anew()
    assert (message.step, message.rings) == ("post", (changed(TURN, wish=1),))


async def test_whom_a_damaged_post_may_have_called_is_called_at_the_place(house: House) -> None:
    """Of those who are asked only Anna's clock stands, so that nobody has told her."""
    house.waits_as(b'{"kind":', f"place:{CAFFE}")
    message = await house.message(Key(Subject("table", house.table.id), CAFFE))
    assert message is not None
    assert message.later == (changed(TURN, short="call"),)
    assert message.due_at == 0
    assert message.as_of(NOON).step == "post"


async def test_what_stands_of_a_damaged_table_is_known(house: House) -> None:
    house.stands(asks=True)
    house.execute("UPDATE game_table SET proposal = '{'")
    message = await house.message()
    assert message is not None
    assert (message.message, message.due_at) == (STANDS, None)


async def test_letters_about_another_seat_call_to_no_question_of_it(house: House) -> None:
    """Anna's letter holds the facts of when it was written; she was asked nothing then."""
    facts = facts_of(house.table)
    nothing: tuple[SeatFacts, ...] = tuple(changed(seat, asked=None) for seat in facts.seats)
    house.waits("turn", table=changed(facts, seats=nothing))
    assert (await house.anew()).rings == ()
