"""In any order of events, refusals, failures and restarts leave no trace in the store."""

from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule

from core.game import Seat
from core.spelling import shown_name
from core.texts import LOCALES
from model.message import Key, Subject
from model.results import Rated, Rating
from model.shards import EVERYBODY, ProcessShards
from model.table import (
    TIMER_KINDS,
    Computer,
    GuildId,
    Human,
    PlayerId,
    PlayerProfile,
    RequestId,
    Status,
    TableCode,
    TableId,
    TableSeat,
    Timer,
)
from storage.errors import DuplicateRequest, StaleVersion
from storage.transaction.transaction import Transaction
from tests.storage.machine import RUNS, TwinStores
from tests.storage.sample_rows import (
    ANNA,
    BRUNO,
    CAFFE,
    CARLA,
    CLUB,
    NEWS,
    NOON,
    PIAZZA,
    changed,
    direct,
    event,
    lobby,
    move,
    result_of,
    timer,
)

PEOPLE = st.sampled_from([ANNA, BRUNO, CARLA])
CODES = st.sampled_from(["AAAA", "BBBB", "CCCC"])
PLACES = st.sampled_from([PIAZZA, CAFFE])
REQUESTS = st.integers(1, 30).map(RequestId)
MOMENTS = st.integers(NOON, NOON + 60)
FRESH = st.sampled_from([True, True, False])
STATUSES = st.sampled_from(Status)
OCCUPANTS = (
    PEOPLE.map(Human)
    | st.just(Computer("search", "easy"))
    | PEOPLE.map(lambda player: Computer("search", "easy", player))
)
SEATS = st.lists(
    st.builds(
        TableSeat,
        st.just(Seat(0)),
        OCCUPANTS,
        MOMENTS,
        asked=st.none() | st.integers(1, 9),
        deadline=st.none() | MOMENTS,
        last_move=st.integers(0, 9),
        lapsed=st.integers(0, 3),
        questions=st.integers(0, 9),
        left=st.none() | st.integers(0, 9),
        reminded=st.integers(0, 2),
    ),
    min_size=1,
    max_size=4,
).map(lambda seats: tuple(changed(s, seat=Seat(n)) for n, s in enumerate(seats)))
CHANGES = st.fixed_dictionaries(
    {
        "place": PLACES,
        "guild": st.sampled_from([CLUB, GuildId(1 << 22), GuildId((5 << 22) + 7), None]),
        "status": STATUSES,
        "seats": SEATS,
        "invited": st.lists(PEOPLE, unique=True).map(tuple),
        "updated_at": MOMENTS,
        "stood_until": MOMENTS,
        "idle_from": MOMENTS,
        "state": st.none() | st.binary(max_size=9),
        "codec": st.sampled_from(["json", "zip"]),
    }
)
TIMERS = st.lists(
    st.tuples(st.sampled_from(["halfway", "computer", "deadline"]), st.integers(0, 2), MOMENTS),
    unique_by=lambda t: t[:2],
    max_size=4,
)
PROFILES = st.builds(
    PlayerProfile,
    PEOPLE,
    st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=5).map(
        shown_name
    ),
    locale=st.sampled_from([None, *LOCALES]),
    dms_closed=st.booleans(),
    digest_due=st.sampled_from([None, NOON, NOON + 31]),
    leaderboard=st.sampled_from(["shown", "hidden"]),
)

REACHES = (
    EVERYBODY,
    ProcessShards(2, frozenset({0})),
    ProcessShards(2, frozenset({1}), {0: NOON}),
    ProcessShards(3, frozenset(), {1: NOON, 2: NOON}),
)
"""What one of several processes reaches."""


STEPS = 3
"""From one look at everything to the next."""


class StoreMachine(TwinStores):
    """Tables, moves, timers and people in two stores, asked the same things."""

    def __init__(self) -> None:
        super().__init__()
        self.moved = set[RequestId]()
        self.settled = set[RequestId]()
        self.timers: list[Timer] = []

    # --- tables and moves ----------------------------------------------------------------------

    @rule(code=CODES, changes=CHANGES)
    def open(self, code: str, changes: dict[str, Any]) -> None:
        self.add(lobby(code, **changes))

    @rule(code=CODES, changes=CHANGES, behind=st.integers(0, 1), request=REQUESTS)
    def click(self, code: str, changes: dict[str, Any], behind: int, request: RequestId) -> None:
        """A move, of the version it was made for or of one before; perhaps sent twice."""
        if (before := self.table(code)) is None:
            return
        after = changed(before, version=before.version + 1, moves=before.moves + 1, **changes)
        asks = timer(after.id, self.now + 9, asked=after.version)

        def work(tx: Transaction) -> None:
            tx.messages.want(direct(after, CARLA), self.now, NEWS)
            tx.messages.want(direct(after), self.now)
            tx.log.append_events(
                after.id, [event(after.moves, 0), event(after.moves, 1, (Seat(0),))]
            )
            tx.timers.replace(after.id, [asks])
            tx.log.append_move(after.id, move(after.moves, request))
            tx.tables.save(after, before.version - behind)

        if request in self.moved:
            self.in_vain(work, DuplicateRequest)
        elif behind:
            self.in_vain(work, StaleVersion)
        else:
            self.both(work)
            self.moved.add(request)
            self._timed(after.id, [asks])
            assert self.table(code) == after

    @rule(code=CODES, changes=CHANGES, request=REQUESTS)
    def settle(self, code: str, changes: dict[str, Any], request: RequestId) -> None:
        """A command that is no move."""
        if (before := self.table(code)) is None:
            return
        after = changed(before, version=before.version + 1, **changes)

        def work(tx: Transaction) -> None:
            tx.tables.save(after, before.version)
            tx.log.keep_receipt(request, before.id, self.now)

        if request in self.settled:
            self.in_vain(work, DuplicateRequest)
        else:
            self.both(work)
            self.settled.add(request)
            assert self.table(code) == after

    @rule(code=CODES, changes=CHANGES)
    def stumble(self, code: str, changes: dict[str, Any]) -> None:
        """Work that fails after it has changed everything."""
        if (before := self.table(code)) is None:
            return

        def work(tx: Transaction) -> None:
            tx.tables.save(changed(before, version=before.version + 1, **changes), before.version)
            tx.timers.replace(before.id, [])
            tx.tables.save_clocks(changed(before, version=before.version + 1, stood_until=77))
            tx.messages.want(direct(before, CARLA), self.now, NEWS)
            raise LookupError

        self.in_vain(work, LookupError)

    # --- results -------------------------------------------------------------------------------

    @rule(code=CODES, people=st.lists(PEOPLE, unique=True, min_size=1), at=MOMENTS, fresh=FRESH)
    def keep(self, code: str, people: list[PlayerId], at: int, fresh: bool) -> None:
        """A result and a rating, which another may have changed meanwhile."""
        table = self.table(code)
        if table is None or self.both(lambda tx: tx.results.of_table(table.id)) is not None:
            return
        rated = result_of(table, [*people, None], ended_at=at, guild=table.guild)

        def work(tx: Transaction) -> None:
            tx.results.add(rated)
            known = {r.player: r.rated.games for r in tx.results.ratings("pebbles", people)}
            for player in people:
                games = known.get(player, 0) + (1 if fresh else 2)
                tx.results.save_rating(
                    Rating(player, "pebbles", Rated(25.0 + player % 5, 8.0, games))
                )

        if fresh:
            self.both(work)
        else:
            self.in_vain(work, StaleVersion)

    # --- timers, people, the house -------------------------------------------------------------

    @rule(code=CODES, timers=TIMERS)
    def set_timers(self, code: str, timers: list[Any]) -> None:
        if (table := self.table(code)) is not None:
            fresh = [Timer(table.id, kind, Seat(s), due, asked=1) for kind, s, due in timers]
            self.both(lambda tx: tx.timers.replace(table.id, fresh))
            self._timed(table.id, fresh)

    def _timed(self, table: TableId, timers: list[Timer]) -> None:
        self.timers = [*(t for t in self.timers if t.table != table), *timers]

    @rule(n=st.integers(0, 5), as_it_was=st.booleans())
    def take_a_timer(self, n: int, as_it_was: bool) -> None:
        if n < len(self.timers):
            stands = self.timers[n]
            wanted = stands if as_it_was else changed(stands, asked=99)
            assert self.both(lambda tx: tx.timers.delete(wanted)) is as_it_was
            if as_it_was:
                self.timers.remove(stands)

    @rule(n=st.integers(0, 5), as_it_was=st.booleans(), until=MOMENTS)
    def claim_a_timer(self, n: int, as_it_was: bool, until: int) -> None:
        if n < len(self.timers):
            wanted = self.timers[n] if as_it_was else changed(self.timers[n], asked=99)
            claimed = self.both(lambda tx: tx.timers.claim(wanted, self.now, until))
            assert as_it_was or not claimed

    @rule(code=CODES, left=st.none() | st.integers(0, 9), until=MOMENTS)
    def save_clocks(self, code: str, left: int | None, until: int) -> None:
        if (table := self.table(code)) is not None:
            seats = tuple(changed(s, deadline=until, left=left, reminded=1) for s in table.seats)
            after = changed(table, seats=seats, stood_until=until)
            self.both(lambda tx: tx.tables.save_clocks(after))
            assert self.table(code) == after

    @rule(profile=PROFILES)
    def save_player(self, profile: PlayerProfile) -> None:
        self.both(lambda tx: tx.people.save_profile(profile))
        assert self.both(lambda tx: tx.people.profile(profile.id)) == profile

    @rule(reach=st.sampled_from(REACHES))
    def mark_alive(self, reach: ProcessShards) -> None:
        self.both(lambda tx: tx.timers.mark_alive(self.now, reach))

    # --- what must always be the same ----------------------------------------------------------

    @invariant()
    def everything_is_read_alike(self) -> None:
        """Every few steps: what has gone apart stays apart, and everything is much to read."""
        if hasattr(self, "store") and next(self.steps) % STEPS == 0:
            self.both(everything)


def everything(tx: Transaction) -> list[Any]:
    """All the questions of the port, at once."""
    some = (Status.LOBBY, Status.PLAYING)
    by_code = [tx.tables.by_code(TableCode(code)) for code in ("AAAA", "BBBB", "CCCC")]
    tables = [table.id for table in by_code if table is not None]
    requests = [RequestId(n) for n in range(1, 31, 7)]
    people = [PlayerId(ANNA), BRUNO, CARLA]
    return [
        by_code,
        [tx.tables.by_id(t) for t in tables],
        [(tx.log.moves(t), tx.log.events(t), tx.log.events(t, 1)) for t in tables],
        [tx.log.state_hash_before(t, 3) for t in tables],
        tx.people.profiles(people),
        [tx.tables.outlines_at(place, some, 2) for place in (PIAZZA, CAFFE)],
        [
            (tx.tables.of_player(player, some), tx.tables.outlines_of(player, some, 2))
            for player in people
        ],
        (tx.tables.outlines(tables[::-1]), tx.tables.count(some)),
        [
            (tx.tables.listed_of(p, some), tx.tables.listed_in(CLUB, p, list(Status), 2))
            for p in people
        ],
        tx.messages.board_posts(tables),
        [(tx.log.move_of_request(r), tx.log.receipt(r)) for r in requests],
        (tx.people.profiles(people), tx.people.profile(ANNA)),
        [(tx.results.of_player(p, None, 1, 2), tx.results.count(p)) for p in people],
        [tx.results.since(p, "pebbles", NOON + 30) for p in people],
        [tx.results.of_player(p, "pebbles", 0, 1) for p in people],
        [tx.results.of_table(t) for t in tables],
        (
            tx.results.ratings("pebbles", people),
            tx.results.ratings_in(CLUB, "pebbles", 0, 9),
            tx.results.games_rated_in(CLUB),
        ),
        [tx.timers.due(NOON + 30, 3, TIMER_KINDS, reach) for reach in REACHES],
        [tx.timers.timed_tables(NOON, reach) for reach in REACHES],
        (tx.timers.next_at(NOON + 5), tx.timers.last_alive(), tx.timers.last_alive(1, 2)),
        (tx.people.due_digests(NOON + 30), tx.people.next_digest_at()),
        [tx.timers.waiting_since(t) for t in tables],
        [tx.messages.one(Key(Subject("table", t), person=p)) for t in tables for p in people],
        tx.messages.next_due_at(),
    ]


TestStoreMachine = pytest.mark.long(StoreMachine.TestCase)
TestStoreMachine.settings = RUNS
