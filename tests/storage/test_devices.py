"""Tickets and devices of the page: good once, good for a while, ended by whoever is forgotten."""

import asyncio
from functools import partial
from typing import Any

import pytest

from model.retention import DAY, DEVICES_KEPT, TICKETS_KEPT
from model.table import PlayerProfile
from storage.privacy.erasure import PersonalData
from storage.rows.schema import device
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.people.devices import MOST_DEVICES, MOST_TICKETS, Devices
from tests.storage.sample_rows import ANNA, BRUNO, NOON
from tests.storage.test_expiry import count


class Hands:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.time = NOON

    def now(self) -> int:
        return self.time


@pytest.fixture
def clock() -> Hands:
    return Hands()


@pytest.fixture
async def devices(any_store: Store, clock: Hands) -> Devices:
    for player, name in ((ANNA, "Anna"), (BRUNO, "Bruno")):
        profile = PlayerProfile(player, name, seen_on=NOON)
        await any_store.transact(partial(saved, profile))
    return Devices(any_store, clock)


def saved(profile: PlayerProfile, tx: Transaction) -> None:
    tx.people.save_profile(profile)


async def signed_in(devices: Devices) -> str:
    kept = await devices.trade(await devices.ticket(ANNA))
    assert kept is not None
    return kept


async def whose(devices: Devices, kept: str) -> Any:
    profile = await devices.signed_in(kept)
    return None if profile is None else profile.id


async def test_a_ticket_signs_one_device_in(devices: Devices) -> None:
    ticket = await devices.ticket(ANNA)
    kept = await devices.trade(ticket)
    assert kept is not None
    assert kept != ticket
    assert await whose(devices, kept) == ANNA
    assert await devices.trade(ticket) is None, "it is good once"
    assert await whose(devices, ticket) is None, "a ticket is no session"
    assert await devices.trade(kept) is None, "a session is no ticket"


async def test_of_several_who_trade_one_ticket_one_is_signed_in(devices: Devices) -> None:
    ticket = await devices.ticket(ANNA)
    got = await asyncio.gather(*(devices.trade(ticket) for _ in range(6)))
    assert sum(one is not None for one in got) == 1
    assert len(await devices.of(ANNA)) == 1


async def test_what_nobody_was_given_signs_nobody_in(devices: Devices) -> None:
    await signed_in(devices)
    for forged in ("", "0" * 43, "é", "' OR 1=1 --"):
        assert await devices.trade(forged) is None
        assert await devices.signed_in(forged) is None


async def test_a_ticket_is_good_for_ten_minutes(devices: Devices, clock: Hands) -> None:
    early, late = await devices.ticket(ANNA), await devices.ticket(ANNA)
    clock.time += TICKETS_KEPT - 1
    assert await devices.trade(early) is not None
    clock.time += 1
    assert await devices.trade(late) is None


async def test_a_device_that_is_used_stays_and_an_idle_one_is_signed_out(
    devices: Devices, clock: Hands
) -> None:
    used, idle = await signed_in(devices), await signed_in(devices)
    clock.time += DEVICES_KEPT - 1
    assert await whose(devices, used) == ANNA
    clock.time += 1
    assert await whose(devices, used) == ANNA
    assert await whose(devices, idle) is None
    assert len(await devices.of(ANNA)) == 1


async def test_only_the_hash_is_stored(devices: Devices, any_store: Store) -> None:
    ticket, kept = await devices.ticket(ANNA), await signed_in(devices)
    rows = await any_store.database.read(lambda c: str(c.execute(device.select()).all()))
    assert ticket not in rows
    assert kept not in rows


async def test_too_many_devices_and_tickets_replace_the_oldest(
    devices: Devices, clock: Hands
) -> None:
    kept = []
    for _ in range(MOST_DEVICES + 1):
        kept.append(await signed_in(devices))
        clock.time += 1
    assert await whose(devices, kept[0]) is None
    assert [await whose(devices, one) for one in kept[1:]] == [ANNA] * MOST_DEVICES
    tickets = []
    for _ in range(MOST_TICKETS + 1):
        tickets.append(await devices.ticket(ANNA))
        clock.time += 1
    assert await devices.trade(tickets[0]) is None
    assert await devices.trade(tickets[1]) is not None


async def test_devices_are_listed_and_ended(devices: Devices, clock: Hands) -> None:
    other = await devices.trade(await devices.ticket(BRUNO))
    one, two, ticket = (
        await signed_in(devices),
        await signed_in(devices),
        await devices.ticket(ANNA),
    )
    assert len(await devices.of(ANNA)) == 2
    await devices.end(one)
    assert [await whose(devices, kept) for kept in (one, two)] == [None, ANNA]
    await devices.end_all(ANNA)
    assert await whose(devices, two) is None
    assert await devices.trade(ticket) is None
    assert other is not None
    assert await whose(devices, other) == BRUNO


async def test_whoever_is_forgotten_is_signed_out_at_once_and_leaves_no_device(
    devices: Devices, any_store: Store, clock: Hands
) -> None:
    kept, ticket = await signed_in(devices), await devices.ticket(ANNA)
    memory = PersonalData(any_store.database)
    await memory.mark(ANNA, clock.time)
    assert await whose(devices, kept) is None
    assert await devices.trade(ticket) is None
    await devices.ticket(ANNA)
    await memory.forget_elsewhere(ANNA)
    assert await memory.finish(ANNA)
    assert await count(any_store, device) == 0


async def test_what_is_no_longer_good_is_deleted(devices: Devices, any_store: Store) -> None:
    await signed_in(devices)
    await devices.ticket(ANNA)
    await any_store.clear_away(NOON + TICKETS_KEPT + 1)
    assert await count(any_store, device) == 1
    await any_store.clear_away(NOON + DEVICES_KEPT)
    assert await count(any_store, device) == 1, "to the day"
    await any_store.clear_away(NOON + DEVICES_KEPT + 1)
    assert await count(any_store, device) == 0


async def test_when_a_device_was_seen_is_written_once_a_day(devices: Devices, clock: Hands) -> None:
    kept = await signed_in(devices)
    for later, seen in ((DAY - 1, NOON), (DAY, NOON + DAY), (DAY + 1, NOON + DAY)):
        clock.time = NOON + later
        await devices.signed_in(kept)
        assert [one.seen_at for one in await devices.of(ANNA)] == [seen]
