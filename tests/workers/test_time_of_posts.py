"""Time in which a new post waits is given back, however the wait ends."""

from collections.abc import Awaitable, Callable

import pytest

from core.game import Seat
from model.commands import Bring
from model.message import POSTED_ANEW, Ring
from model.table import HOUR, MINUTE, Pace, Table, TableCode
from storage.transaction.transaction import Transaction
from tables import board_messages
from tests.tables.sample_tables import ANNA, BRUNO, CAFFE, CARLA, CLUB, PIAZZA
from tests.workers.running_office import Arrived, Office
from workers.post_model import MOST_ATTEMPTS, Sent, TryLater

Ends = Callable[[Office, TableCode], Awaitable[None]]


async def is_sent(_: Office, __: TableCode) -> None:
    """It is sent at last."""


async def is_found(office: Office, _: TableCode) -> None:
    """It has arrived, and its answer was lost."""
    office.messenger.found = Sent(PIAZZA, 9_999)


async def is_sent_elsewhere(office: Office, code: TableCode) -> None:
    """The table moves to another place."""
    await office.house.order(code, Bring(ANNA, CLUB, CAFFE))


async def is_given_up(office: Office, code: TableCode) -> None:
    """A fault of ours lets nobody write it."""
    office.writer.stumbles_over.add(code)
    for _ in range(MOST_ATTEMPTS):
        office.house.clock.pass_by(10 * MINUTE)
        await office.due()
    office.writer.stumbles_over.clear()


@pytest.mark.parametrize("ends", [is_sent, is_found, is_sent_elsewhere, is_given_up])
async def test_time_in_which_a_new_post_waits_is_given_back(office: Office, ends: Ends) -> None:
    code, clock = await a_game(office), office.house.clock
    before, since = await deadline(office, code), clock.now()
    await wish(office, code, call_bruno)
    office.messenger.mishap = unwell
    await office.work()
    clock.pass_by(3 * HOUR)
    office.messenger.mishap = lambda _: None
    await ends(office, code)
    await office.work()
    assert await deadline(office, code) == before + clock.now() - since


async def test_an_edit_gives_no_time_back_but_the_post_that_comes_in_its_place_does(
    office: Office,
) -> None:
    code, clock = await a_game(office), office.house.clock
    before = await deadline(office, code)
    office.messenger.replaceable = False
    await wish(office, code, board_messages.edit)
    await office.work()
    clock.pass_by(POSTED_ANEW)
    office.messenger.mishap = unwell
    await office.work()
    clock.pass_by(3 * HOUR)
    office.messenger.mishap = lambda _: None
    await office.work()
    assert await deadline(office, code) == before + 3 * HOUR


async def a_game(office: Office) -> TableCode:
    """A game in which all three are asked and know it."""
    await office.house.remember(ANNA, BRUNO, CARLA)
    code = await office.house.begin(ANNA, BRUNO, CARLA, pace=Pace(hours=24))
    await office.work()
    return code


async def deadline(office: Office, code: TableCode) -> int:
    """Until when Anna has time."""
    found = (await office.house.table(code)).seats[0].deadline
    assert found is not None
    return found


async def wish(
    office: Office, code: TableCode, of: Callable[[Transaction, Table, int], None]
) -> None:
    """Something is to be told at a table."""
    table, now = await office.house.table(code), office.house.clock.now()
    await office.house.store.transact(lambda tx: of(tx, table, now))


def call_bruno(tx: Transaction, table: Table, now: int) -> None:
    """Bruno is to be called once more."""
    ring = Ring(BRUNO.id, Seat(1), table.seats[1].asked, short="call")
    board_messages.call(tx, table.id, [ring], now)


def unwell(arriving: Arrived) -> None:
    """No post arrives."""
    if arriving.deed == "post":
        raise TryLater
