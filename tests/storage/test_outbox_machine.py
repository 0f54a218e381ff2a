"""Letters queued, claimed, delivered, postponed and dropped in any order, as the model does it."""

from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule

from storage.rows.outbox import SqlOutbox
from tables.model.letters import BoardPost, ClaimedLetter, Letter, LetterPost, PublicLetter
from tables.model.table import PlaceId, PlayerId
from tests.storage.machine import RUNS, TwinStores
from tests.storage.sample_rows import ANNA, BRUNO, CAFFE, NOON, PIAZZA, changed, direct, post

OWNERS = st.sampled_from(["ours", "theirs"])
LANES = st.sampled_from([PIAZZA, CAFFE, ANNA, BRUNO])


class OutboxMachine(TwinStores):
    """Two outboxes and two careless dispatchers, who forget leases and answer late."""

    claimed: tuple[ClaimedLetter, ...] = ()

    def outbox(self, owner: str) -> SqlOutbox:
        return SqlOutbox(self.store.database, owner)

    @rule(
        code=st.sampled_from(["AAAA", "BBBB"]),
        lanes=st.lists(LANES, min_size=1, max_size=4),
        amends=st.booleans(),
        held=st.sampled_from([0, 0, 8]),
    )
    def put_letters(self, code: str, lanes: list[int], amends: bool, held: int) -> None:
        table = self.table(code)
        assert table is not None
        letters: list[Letter] = [
            direct(table, PlayerId(lane))
            if lane in (ANNA, BRUNO)
            else changed(post(changed(table, place=lane)), amends=amends, held=held)
            for lane in lanes
        ]
        self.both(lambda tx: tx.put_letters(letters, self.now))

    @rule(owner=OWNERS, limit=st.integers(1, 5), lease=st.integers(1, 15))
    def claim(self, owner: str, limit: int, lease: int) -> None:
        until = self.now + lease
        expected = self.model.claim(owner, self.now, until, limit)
        got = self.runner.run(self.outbox(owner).claim(self.now, until, limit))
        assert got == expected
        self.claimed = (*self.claimed, *got)

    @precondition(lambda self: self.claimed)
    @rule(owner=OWNERS, data=st.data(), message=st.integers(1, 99))
    def deliver(self, owner: str, data: st.DataObject, message: int) -> None:
        letter = data.draw(st.sampled_from(self.claimed))
        stands = stands_at(letter.letter, message)
        later = data.draw(st.sampled_from([(), (changed(letter.letter, held=7),)]))
        self.model.remove(owner, letter.id, stands, later, self.now)
        self.runner.run(self.outbox(owner).done(letter.id, stands, later, self.now))

    @precondition(lambda self: self.claimed)
    @rule(owner=OWNERS)
    def deliver_all(self, owner: str) -> None:
        for letter in self.claimed:
            self.model.remove(owner, letter.id)
            self.runner.run(self.outbox(owner).done(letter.id, None))

    @precondition(lambda self: self.claimed)
    @rule(owner=OWNERS, data=st.data(), pause=st.integers(0, 9))
    def postpone(self, owner: str, data: st.DataObject, pause: int) -> None:
        letter = data.draw(st.sampled_from(self.claimed))
        self.model.postpone(owner, letter.id, self.now + pause)
        self.runner.run(self.outbox(owner).postpone(letter.id, self.now + pause, "503"))

    @rule()
    def release_all(self) -> None:
        self.model.release_all()
        self.runner.run(self.store.outbox.release_all())

    @invariant()
    def posts_and_clock_agree(self) -> None:
        if hasattr(self, "store"):
            tables = list(self.model.world.tables.values())
            self.both(lambda tx: [tx.board_post(table.id) for table in tables])
            people = (PlayerId(ANNA), PlayerId(BRUNO))
            self.both(lambda tx: [tx.letter_post(t.id, p) for t in tables for p in people])
            due = self.runner.run(self.store.outbox.next_due_at(self.now))
            assert due == self.model.next_due_at(self.now)


def stands_at(letter: Letter, message: int) -> BoardPost | LetterPost:
    """Where a delivered letter stands."""
    if not isinstance(letter, PublicLetter):
        return LetterPost(letter.table.id, letter.to, PlaceId(letter.to + 1), message)
    return BoardPost(letter.table.id, letter.table.place, message, NOON)


TestOutboxMachine = OutboxMachine.TestCase
TestOutboxMachine.settings = RUNS
