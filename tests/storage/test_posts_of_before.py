"""Posts of tables that an earlier version noted and queued are brought up to date after a start:
nobody is called twice or never, and what stands is edited."""

import json
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from core.game import Seat
from core.texts import Text, text
from model.letters import PublicKind, PublicLetter
from model.message import Attempt, Message, Older, Point, Ring, Subject, Tells
from model.table import RoleId, Status, Table, TableId
from storage.database.statements import encode
from storage.store import Store
from tables.visibility import facts_of
from tests.part_caller import calling
from tests.storage.laws import added
from tests.storage.new_stores import make_store
from tests.storage.sample_rows import ANNA, CAFFE, CARLA, NOON, PIAZZA, changed, full_table, move
from tests.storage.tables_of_before import as_of

PAUSED, RESUMED = text("table-paused"), text("table-resumed")
STANDS, TOLD_AT = 11, NOON + 2
"""The message that stands, and when its pause was told: with version 20, as the second move."""

TELLS = Tells(Point(1, 21), Point(3, 21))
"""What is told by a post behind which nothing waits."""

TOLD_FROM_THE_FIRST = "UPDATE game_table SET told_from = 1, told_to = 3"

ONE = Point(1, 19)
"""How far the post told on that stands, if what was told with version 20 waits."""


class House:
    """A house of before with one table, in whose place message 11 stands, or none."""

    def __init__(self, folder: Path, table: Table) -> None:
        self._folder = folder
        self.table = table

    def _execute(self, sql: str, **values: Any) -> None:
        with closing(sqlite3.connect(self._folder / "tavolo.sqlite3")) as connection:
            connection.execute(sql, values)
            connection.commit()

    def stands(self, place: int = CAFFE, older: str = "[]") -> None:
        """Note the newest post."""
        sql = "INSERT INTO board_post VALUES (:id, :place, 11, :at, '[]', 0, :older)"
        self._execute(sql, id=self.table.id, at=NOON, place=place, older=older)

    def waits(
        self,
        kind: PublicKind,
        *notices: Text,
        at: int = TOLD_AT,
        attempts: int = 0,
        place: int = CAFFE,
        **fields: Any,
    ) -> None:
        """Queue a post that calls Anna, who is asked, and Carla."""
        facts = changed(facts_of(self.table), version=20, place=place)
        letter = PublicLetter(kind, facts, None, (), notices, (ANNA, CARLA), **fields)
        self.waits_as(encode(letter), at, attempts, place)

    def waits_as(self, payload: bytes, at: int = NOON, attempts: int = 0, place: int = 1) -> None:
        sql = """
        INSERT INTO outbox (lane, table_id, payload, queued_at, due_at, attempts, amends)
        VALUES (:lane, :id, :payload, :at, :at + 5, :attempts, 0)
        """
        values = {"payload": payload, "at": at, "attempts": attempts}
        self._execute(sql, id=self.table.id, lane=f"place:{place}", **values)

    def damage(self, sql: str) -> None:
        self._execute(sql)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Store]:
        async with make_store(self._folder) as store:
            yield store

    async def messages(self) -> Sequence[Message]:
        """What is kept of the table's posts after a start."""
        async with self.opened() as store:
            return await store.read(lambda r: r.messages.about(about(self.table.id)))

    async def message(self) -> Message:
        """The same, which is one."""
        (message,) = await self.messages()
        return message


def about(table: TableId) -> Subject:
    return Subject("table", table)


@pytest.fixture
async def house(tmp_path: Path) -> House:
    """Return a house with a game of three moves, the second of which was told with a pause."""
    game = changed(full_table(), status=Status.PLAYING, moves=3)
    async with make_store(tmp_path) as store:
        table = await added(store, game)
        for seq in (1, 2, 3):
            await store.transact(calling("log.append_move", table.id, move(seq)))
    as_of("0045", tmp_path / "tavolo.sqlite3")
    before = House(tmp_path, table)
    before.damage(TOLD_FROM_THE_FIRST)
    return before


def standing(house: House, **fields: Any) -> Message:
    """What is kept of the post that stands."""
    stands = Message(about(house.table.id), CAFFE, NOON, 1, 1, message=STANDS, posts=1)
    return changed(stands, **{"tells": TELLS, **fields})


def rings(wish: int, **fields: Any) -> tuple[Ring, ...]:
    """Anna and Carla, called to their turns by this wish."""
    turns = Ring(ANNA, Seat(0), 11, wish=wish), Ring(CARLA, Seat(2), 15, wish=wish)
    return tuple(changed(ring, **fields) for ring in turns)


async def test_what_stands_is_kept_with_what_it_tells_and_replaces(house: House) -> None:
    older = [{"place": CAFFE, "message": 7}, {"place": PIAZZA, "message": 9}]
    house.stands(older=json.dumps(older))
    message = await house.message()
    left = Older(7, due=None, place=CAFFE), Older(9, due=None, place=PIAZZA)
    assert message == standing(house, older=left)
    assert message.due_at is None, "older posts are retired with the next one"
    shown = message.wished(NOON).edited(2)
    assert (shown.message, shown.due_at) == (STANDS, None)


async def test_boards_that_wait_come_as_one_that_calls_whom_they_would_have(house: House) -> None:
    house.stands()
    house.waits("board", PAUSED)
    house.waits("board", RESUMED, at=TOLD_AT + 1, role=RoleId(5), agree=True)
    message = await house.message()
    agree = tuple(Ring(player, agree=True, wish=3) for player in (ANNA, CARLA))
    called = {"rings": (*rings(2), *agree), "role": RoleId(5), "wanted_at": TOLD_AT}
    tells = Tells(ONE, ONE)
    assert message == standing(house, wanted=3, news=3, tells=tells, **called)
    assert message.step == "post"


async def test_a_board_that_may_have_arrived_is_looked_for(house: House) -> None:
    house.stands()
    house.waits("board", PAUSED, attempts=1)
    message = await house.message()
    assert message.attempt == Attempt(1, 2)
    assert message.step == "look"
    found = message.arrived(12, 2, NOON, as_sent=False)
    assert (found.rings, found.step, found.message) == ((), "edit", 12)


async def test_an_edit_or_a_picture_that_waits_is_an_edit(house: House) -> None:
    house.stands()
    house.waits("board", amends=True)
    house.waits("board", amends=True)
    message = await house.message()
    tells = Tells(ONE, ONE)
    assert message == standing(house, wanted=3, tells=tells)
    assert (message.step, message.due_at, message.wanted_at) == ("edit", 0, None)


async def test_a_post_in_a_place_that_the_table_has_left_is_retired_by_the_next(
    house: House,
) -> None:
    house.stands(place=PIAZZA)
    house.waits("board", text("table-brought"))
    here, there = sorted(await house.messages(), key=lambda m: m.message is None, reverse=True)
    assert there == standing(house, place=PIAZZA, tells=Tells(ONE, ONE))
    assert (here.place, here.step, here.message, here.posts) == (CAFFE, "post", None, 0)
    assert here.tells == there.tells
    assert here.rings == rings(1)


async def test_what_was_tried_in_a_place_that_the_table_has_left_comes_here(house: House) -> None:
    house.waits("board", PAUSED, place=PIAZZA, attempts=1)
    message = await house.message()
    assert (message.place, message.step, message.rings) == (CAFFE, "post", rings(1))


async def test_short_calls_are_kept_until_they_are_due(house: House) -> None:
    house.stands()
    house.waits("call", at=NOON + 100)
    house.waits("reminder", attempts=1)
    house.waits_as(b'{"type":"public","kind":"notice"}')
    message = await house.message()
    assert message.later == rings(0, short="call", due=NOON + 105)
    assert message.rings == rings(2, short="reminder")
    assert (message.step, message.attempt) == ("look", Attempt(2, 2))
    assert message.tells == TELLS, "they tell nothing of the game"


async def test_what_is_damaged_harms_nothing(house: House) -> None:
    house.stands(older="[{")
    house.waits_as(b'{"kind":')
    async with house.opened() as store:
        assert await store.read(lambda r: r.messages.about(about(house.table.id))) == [
            standing(house)
        ]
