"""Concurrent requests for letters share one claim, and each gets a letter of its own."""

import asyncio
from collections.abc import Sequence

from model.letters import ClaimedLetter
from tests.tables.sample_tables import ANNA, BRUNO, CARLA
from tests.workers.running_dispatcher import Office
from workers.delivery.letter_claims import LEASE, Claims


class CountedClaims:
    """Claims from the real outbox, and records the number of letters requested by each claim."""

    def __init__(self, office: Office) -> None:
        self._outbox = office.house.store.outbox
        self.asked: list[int] = []

    async def claim(
        self, now: int, until: int, most: int
    ) -> tuple[Sequence[ClaimedLetter], int | None]:
        self.asked.append(most)
        claim = await self._outbox.claim(now, until, most)
        return claim.letters, claim.next_due_at


async def test_one_claims_for_all_who_ask_at_once(office: Office) -> None:
    for guest in (BRUNO, CARLA):
        await office.house.open(ANNA, guest)
    counted = CountedClaims(office)
    claims = Claims(counted.claim, office.house.clock)
    got = await asyncio.gather(*(claims.next() for _ in range(5)))
    letters = [one for one in got if isinstance(one, ClaimedLetter)]
    assert counted.asked == [5]
    assert len({one.id for one in letters}) == len(letters) == 2, "two mailboxes"
    until = office.house.clock.now() + LEASE
    assert got.count(None) == 3, "who got none is rung when there is more"
    assert await claims.next() == until, "who looks again learns when a lane is free at the latest"


async def test_who_has_seen_that_nothing_is_due_claims_nothing(office: Office) -> None:
    counted = CountedClaims(office)
    claims = Claims(counted.claim, office.house.clock)
    assert set(await asyncio.gather(claims.next(), claims.next())) == {None}
    assert await claims.next(None) is None
    later = office.house.clock.now() + 1
    assert await claims.next(later) == later, "what a letter has left behind"
    assert counted.asked == [2]
    await office.house.open(ANNA, BRUNO)
    assert isinstance(await claims.next(), ClaimedLetter), "what was put since is found when rung"
    assert counted.asked == [2, 1]
