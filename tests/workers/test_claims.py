"""Concurrent requests for messages share one claim, and each gets a message of its own."""

import asyncio
from collections.abc import Sequence

from storage.transaction.messages import ClaimedMessage
from storage.transaction.transaction import Transaction
from tests.tables.sample_tables import ANNA, BRUNO, CARLA
from tests.workers.running_office import Office
from workers.message_updates import LEASE, Claims
from workers.post_model import PATIENCE


class CountedClaims:
    """Claims from the real store, and records the number of messages requested by each claim."""

    def __init__(self, office: Office) -> None:
        self._store = office.house.store
        self.asked: list[int] = []

    async def claim(
        self, now: int, until: int, most: int
    ) -> tuple[Sequence[ClaimedMessage], int | None]:
        self.asked.append(most)

        def work(tx: Transaction) -> tuple[Sequence[ClaimedMessage], int | None]:
            return tx.messages.claim(now, until, most), tx.messages.next_due_at()

        return await self._store.transact(work)


async def test_one_claims_for_all_who_ask_at_once(office: Office) -> None:
    await office.house.open(ANNA, BRUNO, CARLA, size=3)
    counted = CountedClaims(office)
    claims = Claims(counted.claim, office.house.clock)
    got = await asyncio.gather(*(claims.next() for _ in range(5)))
    messages = [one for one in got if isinstance(one, ClaimedMessage)]
    assert counted.asked == [5]
    assert len({one.message.key for one in messages}) == len(messages) == 3, "a place, two people"
    until = office.house.clock.now() + LEASE
    assert got.count(until) == 2, "who got none learns when one may be claimed at the latest"
    assert await claims.next() == until


async def test_who_has_seen_that_nothing_is_due_claims_nothing(office: Office) -> None:
    counted = CountedClaims(office)
    claims = Claims(counted.claim, office.house.clock)
    assert set(await asyncio.gather(claims.next(), claims.next())) == {None}
    assert await claims.next(None) is None
    later = office.house.clock.now() + 1
    assert await claims.next(later) == later, "what a message has left behind"
    assert counted.asked == [2]
    await office.house.open(ANNA)
    assert isinstance(await claims.next(), ClaimedMessage), "what was wished is found when rung"
    assert counted.asked == [2, 1]


def test_nobody_else_takes_a_message_up_while_it_is_still_being_sent() -> None:
    assert PATIENCE * 1000 < LEASE
