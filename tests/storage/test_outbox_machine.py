"""The outbox under any order of queuing, claiming, delivery, delay and drop, also too late."""

from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule

from model.letters import ClaimedLetter, LetterId, LetterPost, PrivateLetter
from model.table import PlaceId, PlayerId, TableCode
from storage.rows.letter_codec import lane_of
from storage.transaction.outbox import Outbox
from storage.transaction.transaction import Transaction
from tests.storage.machine import RUNS, TwinStores
from tests.storage.sample_rows import (
    ANNA,
    BRUNO,
    CARLA,
    changed,
    direct,
    followed,
)

OWNERS = st.sampled_from(["ours", "theirs"])
LANES = st.sampled_from([ANNA, BRUNO, CARLA, 4])


class OutboxMachine(TwinStores):
    """Two outboxes and two careless dispatchers, who forget leases and answer late.

    What is answered too late, to a letter somebody else has taken, is told to one of them alone.
    """

    def __init__(self) -> None:
        super().__init__()
        self.claimed: tuple[ClaimedLetter, ...] = ()
        self.owners: dict[LetterId, str] = {}
        self.delivered: set[LetterId] = set()
        self.leases: dict[str, int] = {}
        """By lane: until when somebody has its letter."""

    def outboxes(self, owner: str) -> list[Outbox]:
        return [Outbox(s.database, owner) for s in (self.store, self.undisturbed)]

    def outboxes_that_listen(
        self, owner: str, letter: ClaimedLetter, *, over: bool = False
    ) -> list[Outbox]:
        """Both, where this owner has the letter and gives it up; else the one.

        ``over``: it has been delivered, and must never be claimed again.
        """
        if self.owners.get(letter.id) != owner:
            return self.outboxes(owner)[:1]
        del self.owners[letter.id]
        self.leases.pop(lane_of(letter.letter), None)
        if over:
            self.delivered.add(letter.id)
        return self.outboxes(owner)

    @rule(
        code=st.sampled_from(["AAAA", "BBBB"]),
        lanes=st.lists(LANES, min_size=1, max_size=4),
        aside=st.booleans(),
        held=st.sampled_from([0, 0, 8]),
    )
    def put_letters(self, code: str, lanes: list[int], aside: bool, held: int) -> None:
        table = self.table(code)
        assert table is not None
        write = followed if aside else direct
        letters = [changed(write(table, PlayerId(lane)), held=held) for lane in lanes]
        self.both(lambda tx: tx.letters.put(letters, self.now))

    @rule(owner=OWNERS, limit=st.integers(1, 5), lease=st.integers(1, 15))
    def claim(self, owner: str, limit: int, lease: int) -> None:
        until = self.now + lease
        got, again = (
            self.runner.run(outbox.claim(self.now, until, limit)).letters
            for outbox in self.outboxes(owner)
        )
        assert got == again
        assert len(got) <= limit
        for letter in got:
            lane = lane_of(letter.letter)
            assert self.leases.get(lane, 0) <= self.now, "nobody else has a letter of its lane"
            assert letter.id not in self.delivered
            self.leases[lane], self.owners[letter.id] = until, owner
        self.claimed = (*self.claimed, *got)

    @precondition(lambda self: self.claimed)
    @rule(owner=OWNERS, data=st.data(), message=st.integers(1, 99))
    def deliver(self, owner: str, data: st.DataObject, message: int) -> None:
        letter = data.draw(st.sampled_from(self.claimed))
        stands = stands_at(letter.letter, message)
        later = data.draw(st.sampled_from([(), (changed(letter.letter, held=7),)]))
        for outbox in self.outboxes_that_listen(owner, letter, over=True):
            self.runner.run(outbox.done(letter.id, stands, later, self.now))

    @precondition(lambda self: self.claimed)
    @rule(owner=OWNERS)
    def deliver_all(self, owner: str) -> None:
        for letter in self.claimed:
            for outbox in self.outboxes_that_listen(owner, letter, over=True):
                self.runner.run(outbox.done(letter.id, None))

    @precondition(lambda self: self.claimed)
    @rule(owner=OWNERS, data=st.data(), pause=st.integers(0, 9))
    def postpone(self, owner: str, data: st.DataObject, pause: int) -> None:
        letter = data.draw(st.sampled_from(self.claimed))
        for outbox in self.outboxes_that_listen(owner, letter):
            self.runner.run(outbox.postpone(letter.id, self.now + pause, "503"))

    @rule()
    def release_all(self) -> None:
        self.owners, self.leases = {}, {}
        for store in (self.store, self.undisturbed):
            self.runner.run(store.outbox.release_all())

    @invariant()
    def posts_and_clock_agree(self) -> None:
        if hasattr(self, "store"):
            self.both(where_all_stands)
            due = self.runner.run(self.store.outbox.next_due_at(self.now))
            assert due == self.runner.run(self.undisturbed.outbox.next_due_at(self.now))


def where_all_stands(tx: Transaction) -> list[Any]:
    """Where letters of both tables stand."""
    tables = [
        table.id for code in ("AAAA", "BBBB") if (table := tx.tables.by_code(TableCode(code)))
    ]
    people = (PlayerId(ANNA), PlayerId(BRUNO))
    return [tx.letters.letter_post(table, person) for table in tables for person in people]


def stands_at(letter: PrivateLetter, message: int) -> LetterPost:
    """Where a delivered letter stands."""
    return LetterPost(letter.table.id, letter.to, PlaceId(letter.to + 1), message)


TestOutboxMachine = pytest.mark.long(OutboxMachine.TestCase)
TestOutboxMachine.settings = RUNS
