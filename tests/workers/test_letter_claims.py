"""Concurrent requests for letters share one claim, and each gets a letter of its own."""

import asyncio

from model.letters import Claim, ClaimedLetter
from storage.transaction.outbox import Outbox
from tests.tables.sample_tables import ANNA, BRUNO, CAFFE, PIAZZA
from tests.workers.running_dispatcher import Office
from workers.delivery.letter_claims import LEASE, LetterClaims


class CountedOutbox(Outbox):
    """The real outbox, which records the number of letters requested by each claim."""

    def __init__(self, office: Office) -> None:
        super().__init__(office.house.store.database)
        self.claims: list[int] = []

    async def claim(
        self, now: int, lease_until: int, limit: int, *, places_only: bool = False
    ) -> Claim:
        self.claims.append(limit)
        return await super().claim(now, lease_until, limit, places_only=places_only)


async def test_one_claims_for_all_who_ask_at_once(office: Office) -> None:
    for place in (PIAZZA, CAFFE):
        await office.house.open(ANNA, BRUNO, place=place)
    outbox = CountedOutbox(office)
    claims = LetterClaims(outbox, office.house.clock)
    got = await asyncio.gather(*(claims.next() for _ in range(5)))
    letters = [one for one in got if isinstance(one, ClaimedLetter)]
    assert outbox.claims == [5]
    assert len({one.id for one in letters}) == len(letters) == 3, "two places and a mailbox"
    until = office.house.clock.now() + LEASE
    assert got.count(None) == 2, "who got none is rung when there is more"
    assert await claims.next() == until, "who looks again learns when a lane is free at the latest"


async def test_who_has_seen_that_nothing_is_due_claims_nothing(office: Office) -> None:
    outbox = CountedOutbox(office)
    claims = LetterClaims(outbox, office.house.clock)
    assert set(await asyncio.gather(claims.next(), claims.next())) == {None}
    assert await claims.next(None) is None
    later = office.house.clock.now() + 1
    assert await claims.next(later) == later, "what a letter has left behind"
    assert outbox.claims == [2]
    await office.house.open(ANNA, BRUNO)
    assert isinstance(await claims.next(), ClaimedLetter), "what was put since is found when rung"
    assert outbox.claims == [2, 1]
