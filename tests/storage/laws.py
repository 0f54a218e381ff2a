"""Invariants of every store, as functions: both engines pass, every mutant fails one."""

import asyncio
import contextlib
from typing import Any

import msgspec
import pytest
from sqlalchemy.exc import IntegrityError

from core.game import Seat
from core.spelling import NAMELESS
from core.texts import Guest, Place, Player, text
from model.health_figures import LATE
from model.message import Message
from model.results import Ranked, Rated, Rating
from model.shards import ProcessShards
from model.table import (
    Computer,
    Former,
    GuildId,
    Human,
    Notebook,
    NoticeRecord,
    PlayerId,
    PlayerProfile,
    RequestId,
    Status,
    Table,
    TableCode,
    TableId,
    TableSeat,
)
from model.thinking_ahead import PlannedMoves, TriedLine
from storage.database.statements import rows_of
from storage.errors import DuplicateRequest, StaleVersion
from storage.rows.key_values import KeyValues
from storage.store import Store, figures_of
from storage.transaction.transaction import Transaction
from tests.part_caller import calling
from tests.storage.new_stores import wait_inside
from tests.storage.sample_rows import (
    ANNA,
    BRUNO,
    CAFFE,
    CARLA,
    CLUB,
    NOON,
    PIAZZA,
    call_to,
    changed,
    direct,
    event,
    full_table,
    listed_for,
    lobby,
    move,
    outline_of,
    planned,
    result_of,
    timer,
)


async def added(store: Store, table: Table) -> Table:
    """The table as the store took it in."""
    taken = await store.transact(lambda tx: tx.tables.add(table))
    assert taken is not None
    return taken


async def found(store: Store, code: str = "K7QD") -> Table | None:
    """The table with this code."""
    return await store.read(lambda r: r.tables.by_code(TableCode(code)))


async def snapshot(store: Store, table: Table) -> object:
    """All that is stored of a table."""

    def work(r: Transaction) -> object:
        timers = r.timers.due(NOON * 2, 100)
        return r.tables.by_id(table.id), r.log.moves(table.id), r.log.events(table.id), timers

    return await store.read(work)


# --- tables ------------------------------------------------------------------------------------


async def a_table_is_read_as_it_was_written(store: Store) -> None:
    for table in (lobby(), full_table()):
        taken = await added(store, table)
        assert taken == changed(table, id=taken.id)
        assert taken.id > 0
        assert await found(store, table.code) == taken
        assert await store.read(calling("tables.by_id", taken.id)) == taken


async def a_saved_table_replaces_every_field_but_its_id(store: Store) -> None:
    table = await added(store, lobby())
    after = changed(full_table(), id=table.id)
    await store.transact(lambda tx: tx.tables.save(after, seen=1))
    assert await found(store, after.code) == after
    assert await found(store, table.code) is None
    back = changed(lobby(), id=table.id, version=22)
    await store.transact(lambda tx: tx.tables.save(back, seen=21))
    assert await found(store) == back


async def a_table_saved_after_it_was_read_replaces_every_field_too(store: Store) -> None:
    """Only what differs from what the transaction has read is written."""
    table = await added(store, full_table())
    bystander = await added(store, full_table("M2XN"))
    first, *others = table.seats
    fewer = changed(lobby(table.code), id=table.id)
    steps = (
        changed(table, seats=(changed(first, lapsed=first.lapsed + 1), *others)),
        changed(table, seats=(first, *(changed(one, occupant=Former()) for one in others))),
        changed(table, invited=(CARLA, BRUNO)),
        changed(table, invited=(BRUNO,)),
        changed(table, invited=()),
        fewer,
        table,
    )
    for after in steps:

        def work(tx: Transaction, after: Table = after) -> Table:
            before = tx.tables.by_id(table.id)
            assert before is not None
            saved = changed(after, version=before.version + 1)
            tx.tables.save(saved, before.version)
            again = changed(saved, version=saved.version + 1, idle_from=9)
            tx.tables.save(again, saved.version)
            return again

        assert await store.transact(work) == await found(store, table.code)
    assert await found(store, bystander.code) == bystander


async def an_unknown_table_is_none(store: Store) -> None:
    assert await found(store) is None
    assert await store.read(lambda r: r.tables.by_id(TableId(1))) is None


async def a_code_is_given_once_and_its_refusal_spoils_nothing(store: Store) -> None:
    first = await added(store, lobby())

    def work(tx: Transaction) -> Table | None:
        assert tx.tables.add(full_table("K7QD")) is None
        return tx.tables.add(full_table("M2XN"))

    second = await store.transact(work)
    assert second is not None
    assert await found(store) == first
    assert await found(store, "M2XN") == second


async def a_code_is_found_in_any_case(store: Store) -> None:
    table = await added(store, lobby())
    assert await found(store, "k7qD") == table


async def a_stale_save_is_refused_and_leaves_nothing_behind(store: Store) -> None:
    table = await added(store, lobby())
    newer = changed(table, version=2, invited=(), moves=1)
    await store.transact(lambda tx: tx.tables.save(newer, seen=1))

    def work(tx: Transaction) -> None:
        tx.log.append_events(table.id, [event(1, 0)])
        tx.tables.save(changed(table, version=3, moves=5), seen=1)

    before = await snapshot(store, table)
    with pytest.raises(StaleVersion):
        await store.transact(work)
    assert await snapshot(store, table) == before
    assert await found(store) == newer


async def a_save_without_a_newer_version_is_a_mistake(store: Store) -> None:
    table = await added(store, lobby())
    with pytest.raises(ValueError, match="newer version"):
        await store.transact(lambda tx: tx.tables.save(table, seen=1))


async def a_table_that_was_never_added_cannot_be_saved(store: Store) -> None:
    with pytest.raises(StaleVersion):
        await store.transact(lambda tx: tx.tables.save(changed(lobby(), id=7, version=2), seen=1))


async def lists_name_the_right_tables_newest_first(store: Store) -> None:
    seat = TableSeat(Seat(0), Human(CARLA), NOON, asked=1, deadline=NOON + 9)
    computer = TableSeat(Seat(0), Computer("search", "easy"), NOON)
    old = await added(store, lobby("AAAA", updated_at=NOON + 1))
    new = await added(store, lobby("BBBB", updated_at=NOON + 3, seats=(seat,), invited=(ANNA,)))
    twin = await added(store, lobby("CCCC", updated_at=NOON + 3, place=CAFFE, guild=None))
    over = await added(store, lobby("DDDD", status=Status.CANCELLED, seats=(computer,)))

    def work(r: Transaction) -> None:
        living = (Status.LOBBY, Status.PLAYING)
        assert r.tables.outlines_at(PIAZZA, living, 9) == [outline_of(new), outline_of(old)]
        assert r.tables.outlines_at(PIAZZA, list(Status), 9) == [*map(outline_of, (new, old, over))]
        assert r.tables.outlines_at(PIAZZA, list(Status), 2) == [outline_of(new), outline_of(old)]
        assert r.tables.outlines_at(PIAZZA, (), 9) == []
        assert r.tables.outlines((old.id, TableId(99), new.id)) == [
            outline_of(old),
            outline_of(new),
        ]
        for who in (ANNA, BRUNO, CARLA):
            mine, here = r.tables.listed_of(who, living), r.tables.listed_in(CLUB, who, living, 9)
            assert mine == [listed_for(table, who) for table in r.tables.of_player(who, living)]
            assert here == [listed_for(table, who) for table in (new, old)]
            own = (old,) if who == BRUNO else (old,) if who == ANNA else ()
            bounded = r.tables.listed_in(CLUB, who, living, 1)
            assert bounded == [listed_for(table, who) for table in (new, *own)], "and one's own"
        assert r.tables.outlines_of(ANNA, living, 2) == [outline_of(twin), outline_of(new)]
        assert [r.tables.count(some) for some in (living, list(Status), ())] == [3, 4, 0]
        assert r.tables.of_player(ANNA, living) == [twin, new, old]
        assert r.tables.of_player(BRUNO, list(Status)) == [twin, old, over]
        assert r.tables.of_player(CARLA, living) == [new]
        assert r.tables.of_player(PlayerId(5), living) == []

    await store.read(work)


async def spectators_follow_a_table_once_and_until_they_do_no_longer(store: Store) -> None:
    first, second = await added(store, lobby("AAAA")), await added(store, lobby("BBBB"))
    over = await added(store, lobby("CCCC", status=Status.FINISHED))
    living = (Status.LOBBY, Status.PLAYING)

    def begin(tx: Transaction) -> None:
        tx.people.follow(second.id, ANNA, NOON)
        tx.people.follow(first.id, BRUNO, NOON + 1)
        tx.people.follow(first.id, ANNA, NOON + 2)
        tx.people.follow(first.id, ANNA, NOON)
        tx.people.follow(over.id, ANNA, NOON)

    await store.transact(begin)
    assert await store.read(lambda r: r.people.followers(first.id)) == [BRUNO, ANNA]
    assert await store.read(lambda r: r.people.followed_by(ANNA, living)) == [second.id, first.id]
    await store.transact(lambda tx: tx.people.unfollow(first.id, ANNA))
    assert await store.read(lambda r: r.people.followers(first.id)) == [BRUNO]
    assert await store.read(lambda r: r.people.followed_by(ANNA, living)) == [second.id]


async def a_notebook_is_one_persons_at_one_table(store: Store) -> None:
    first, second = await added(store, lobby("AAAA")), await added(store, lobby("BBBB"))
    kept = Notebook("Bruno bluffs – è così", {"f9": "9", "c4.17": "2"})

    def begin(tx: Transaction) -> None:
        tx.private.save_notebook(first.id, ANNA, Notebook("earlier"))
        tx.private.save_notebook(first.id, ANNA, kept)
        tx.private.save_notebook(second.id, ANNA, Notebook(marks={"a1": "1"}))

    await store.transact(begin)
    assert await store.read(lambda r: r.private.notebook(first.id, ANNA)) == kept
    assert await store.read(lambda r: r.private.notebook(first.id, BRUNO)) == Notebook()
    await store.transact(lambda tx: tx.private.save_notebook(first.id, ANNA, Notebook()))
    assert await store.read(lambda r: r.private.notebook(first.id, ANNA)) == Notebook()
    assert await store.read(lambda r: r.private.notebook(second.id, ANNA)) == Notebook(
        marks={"a1": "1"}
    )
    asked = "SELECT player_id FROM private_document"
    rows = await store.database.read(lambda c: rows_of(c, asked))
    assert len(rows) == 1, "nothing is kept of an empty one"


async def what_is_planned_or_tried_is_one_persons_at_one_table(store: Store) -> None:
    first, second = await added(store, lobby("AAAA")), await added(store, lobby("BBBB"))
    bare = PlannedMoves(Seat(1), (), b"other", said=text("said", who=Player(0)))
    line = TriedLine(Seat(0), 17, "fingerprint", b"\0seed", msgspec.Raw(b'["claim 12"]'))

    def begin(tx: Transaction) -> None:
        tx.private.save_planned(first.id, ANNA, bare)
        tx.private.save_planned(first.id, ANNA, planned())
        tx.private.save_planned(second.id, ANNA, bare)
        tx.private.save_planned(first.id, BRUNO, bare)
        tx.private.save_tried(first.id, ANNA, changed(line, seed=b"earlier"))
        tx.private.save_tried(first.id, ANNA, line)
        tx.private.save_tried(second.id, BRUNO, line)

    await store.transact(begin)
    assert await store.read(lambda r: r.private.planned(first.id, ANNA)) == planned()
    assert await store.read(lambda r: r.private.planned(second.id, BRUNO)) is None
    here = await store.read(lambda r: r.private.planned_at(first.id))
    assert list(here.items()) == [(ANNA, planned()), (BRUNO, bare)]
    theirs = await store.read(lambda r: r.private.planned_by(ANNA))
    assert list(theirs.items()) == [(first.id, planned()), (second.id, bare)]
    assert await store.read(lambda r: r.private.tried(first.id, ANNA)) == line
    assert await store.read(lambda r: r.private.tried(first.id, BRUNO)) is None

    def end(tx: Transaction) -> None:
        tx.private.delete_planned(first.id, ANNA)
        tx.private.delete_tried(first.id, ANNA)

    await store.transact(end)
    assert await store.read(lambda r: r.private.planned_at(first.id)) == {BRUNO: bare}
    assert await store.read(lambda r: r.private.planned_by(ANNA)) == {second.id: bare}
    assert await store.read(lambda r: r.private.tried(first.id, ANNA)) is None
    assert await store.read(lambda r: r.private.tried(second.id, BRUNO)) == line


# --- log and receipts --------------------------------------------------------------------------


async def log_and_events_are_read_in_order_with_their_audience(store: Store) -> None:
    table = await added(store, lobby())
    house = move(2, None, actor=None, seat=Seat(1), notation="é→b", state_hash="")
    events = [event(0, 0), event(1, 0, ()), event(1, 1, (Seat(0), Seat(2))), event(2, 0)]

    def work(tx: Transaction) -> None:
        tx.log.append_move(table.id, house)
        tx.log.append_move(table.id, move(1, 2**63 - 1))
        tx.log.append_events(table.id, events[2:])
        tx.log.append_events(table.id, events[:2])
        tx.log.append_events(table.id, [])

    await store.transact(work)
    assert await store.read(lambda r: r.log.moves(table.id)) == [move(1, 2**63 - 1), house]
    assert await store.read(lambda r: r.log.moves(table.id, after_seq=1)) == [house]
    assert await store.read(lambda r: r.log.events(table.id)) == events
    assert await store.read(lambda r: r.log.events(table.id, after_seq=0)) == events[1:]
    assert await store.read(lambda r: r.log.events(table.id, after_seq=2)) == []


async def what_is_told_of_a_table_is_read_in_order_and_from_a_version_on(store: Store) -> None:
    table, other = await added(store, lobby("AAAA")), await added(store, lobby("BBBB"))
    said = (text("table-wanted", who=Player(1, Guest(ANNA))), text("table-idle", place=Place(7)))
    lines = [NoticeRecord(version, version // 2, NOON - version, said) for version in (3, 4, 9)]
    for line in reversed(lines):
        await store.transact(calling("log.append_notices", table.id, [line]))
    await store.transact(calling("log.append_notices", other.id, lines[:1]))
    assert await store.read(lambda r: r.log.notices(table.id)) == lines
    assert await store.read(lambda r: r.log.notices(other.id)) == lines[:1]
    with pytest.raises(IntegrityError):
        await store.transact(calling("log.append_notices", table.id, [changed(lines[0], seq=8)]))
    assert await store.read(lambda r: r.log.notices(table.id)) == lines, "a change tells once"


async def a_request_makes_one_move_for_ever(store: Store) -> None:
    table = await added(store, lobby())
    other = await added(store, lobby("M2XN"))
    await store.transact(lambda tx: tx.log.append_move(table.id, move(1, 77)))

    def work(tx: Transaction) -> None:
        tx.log.append_events(other.id, [event(1, 0)])
        tx.log.append_move(other.id, move(1, 77))

    with pytest.raises(DuplicateRequest):
        await store.transact(work)
    assert await store.read(lambda r: r.log.moves(other.id)) == []
    assert await store.read(lambda r: r.log.events(other.id)) == []
    known = await store.read(lambda r: r.log.move_of_request(RequestId(77)))
    assert known == (table.id, move(1, 77))
    assert await store.read(lambda r: r.log.move_of_request(RequestId(78))) is None


async def moves_of_the_house_need_no_request(store: Store) -> None:
    table = await added(store, lobby())
    for n in (1, 2):
        await store.transact(calling("log.append_move", table.id, move(n)))
    assert await store.read(lambda r: r.log.moves(table.id)) == [move(1), move(2)]


async def a_receipt_is_kept_once(store: Store) -> None:
    table = await added(store, lobby())
    request, later = RequestId(5), RequestId(6)
    await store.transact(lambda tx: tx.log.keep_receipt(request, table.id, NOON))
    assert await store.read(lambda r: r.log.receipt(request)) == table.id
    assert await store.read(lambda r: r.log.receipt(later)) is None
    with pytest.raises(DuplicateRequest):
        await store.transact(lambda tx: tx.log.keep_receipt(request, table.id, NOON))


# --- several subjects at once ------------------------------------------------------------------


async def the_hash_before_a_line_is_that_of_the_last_line_before(store: Store) -> None:
    table = await added(store, full_table())

    def fill(tx: Transaction) -> None:
        for n in (1, 2, 3):
            tx.log.append_move(table.id, move(n, 70 + n, state_hash=f"hash {n}"))

    await store.transact(fill)
    hashes = [await store.read(calling("log.state_hash_before", table.id, n)) for n in (1, 3)]
    assert hashes == [None, "hash 2"]


# --- people, house -----------------------------------------------------------------------------


async def people_are_remembered_as_last_saved(store: Store) -> None:
    plain = PlayerProfile(ANNA, "Anna")
    special = PlayerProfile(BRUNO, "Brùno 🎲", "it", "fr", "off", dms_closed=True, missed=True)
    special = changed(special, away_until=1, rested_at=2, planned="at-once")
    for profile in (plain, special, changed(plain, name="Anna B.", locale="fr")):
        await store.transact(calling("people.save_profile", profile))
        assert await store.read(calling("people.profile", profile.id)) == profile
    known = await store.read(lambda r: r.people.profiles([ANNA, BRUNO, CARLA]))
    assert known == {ANNA: changed(plain, name="Anna B.", locale="fr"), BRUNO: special}
    assert await store.read(lambda r: r.people.profiles([])) == {}
    assert await store.read(lambda r: r.people.profile(CARLA)) is None


async def a_name_stored_before_is_shown_harmlessly(store: Store) -> None:
    for name, shown in {"\u3164": NAMELESS, "\u202eAnna\u2069": "Anna"}.items():
        await store.transact(calling("people.save_profile", PlayerProfile(ANNA, name)))
        known = await store.read(calling("people.profile", ANNA))
        assert known == PlayerProfile(ANNA, shown)


async def daily_messages_are_due_earliest_first(store: Store) -> None:
    due = {ANNA: NOON + 2, BRUNO: NOON + 1, CARLA: None}
    people = [PlayerProfile(who, "somebody", digest_due=at) for who, at in due.items()]
    for profile in people:
        await store.transact(calling("people.save_profile", profile))
    anna, bruno, _ = people
    for now, found in ((NOON, []), (NOON + 1, [bruno]), (NOON + 2, [bruno, anna])):
        assert await store.read(calling("people.due_digests", now)) == found
    assert await store.read(lambda r: r.people.next_digest_at()) == NOON + 1


async def a_table_was_last_reached_when_any_count_says_so(store: Store) -> None:
    server = await added(store, lobby(guild=GuildId(5 << 22)))
    private = await added(store, lobby("M2XN", guild=None))

    def work(tx: Transaction) -> None:
        for table in (server, private):
            tx.timers.replace(table.id, [timer(table.id)])
        tx.timers.mark_alive(NOON - 9, ProcessShards(3, frozenset({0, 2})))
        tx.timers.mark_alive(NOON - 5, ProcessShards(4, frozenset({1})))

    await store.transact(work)
    everybody = await store.read(lambda r: r.timers.timed_tables(NOON))
    assert everybody == [(server.id, server.game, NOON - 5), (private.id, private.game, NOON - 9)]
    others = ProcessShards(4, frozenset({0, 2, 3}))
    assert await store.read(lambda r: r.timers.timed_tables(NOON, others)) == [
        (private.id, private.game, NOON - 9)
    ]
    due = await store.read(lambda r: r.timers.due(NOON, 9, reach=others))
    assert due == [timer(private.id)]
    await store.transact(lambda tx: tx.timers.mark_alive(NOON, ProcessShards(4, frozenset({1}))))
    due = await store.read(lambda r: r.timers.due(NOON, 9, reach=others))
    assert due == [timer(server.id), timer(private.id)]
    await store.transact(
        lambda tx: tx.timers.mark_alive(NOON - 3, ProcessShards(3, frozenset({0})))
    )
    assert await store.read(lambda r: r.timers.last_alive(1, 4)) == NOON - 3, (
        "NOON was a wrong future"
    )


async def a_computer_plays_where_nobody_is_here_but_not_where_a_shard_is_lost(
    store: Store,
) -> None:
    table = await added(store, lobby(guild=GuildId(1 << 22)))
    thinks = timer(table.id, kind="computer")
    await store.transact(lambda tx: tx.timers.replace(table.id, [thinks, timer(table.id)]))
    elsewhere, lost = ProcessShards(2, frozenset({0})), ProcessShards(2, frozenset({0}), {1: NOON})
    assert await store.read(lambda r: r.timers.due(NOON, 9, reach=elsewhere)) == [thinks]
    assert await store.read(lambda r: r.timers.due(NOON, 9, reach=lost)) == []


async def a_timer_is_claimed_by_one(store: Store) -> None:
    table = await added(store, lobby())
    asks = timer(table.id, kind="computer")
    await store.transact(lambda tx: tx.timers.replace(table.id, [asks]))
    for at, taken in ((NOON, True), (NOON + 8, False), (NOON + 9, True)):
        claim = lambda tx, at=at: tx.timers.claim(asks, at, at + 9)  # noqa: E731
        assert await store.transact(claim) is taken
    assert await store.read(lambda r: r.timers.due(NOON + 17, 9)) == []
    assert await store.read(lambda r: r.timers.due(NOON + 18, 9)) == [asks]
    other = changed(asks, asked=2)
    assert not await store.transact(lambda tx: tx.timers.claim(other, NOON + 99, NOON + 100))
    await store.transact(lambda tx: tx.timers.replace(table.id, [asks]))
    assert await store.read(lambda r: r.timers.due(NOON, 9)) == [asks], "asked anew"


async def the_house_knows_when_it_was_last_alive(store: Store) -> None:
    assert await store.transact(lambda tx: tx.timers.last_alive()) is None
    for at in (NOON, NOON + 1):
        await store.transact(calling("timers.mark_alive", at))
        assert await store.transact(lambda tx: tx.timers.last_alive()) == at


async def notes_are_read_as_last_written(store: Store) -> None:
    notes = KeyValues(store.database)
    assert await notes.read("commands") is None
    for line in ("first", "second"):
        await notes.write("commands", line)
        assert await notes.read("commands") == line
    assert await store.transact(lambda tx: tx.timers.last_alive()) is None


async def a_day_is_claimed_by_one(store: Store) -> None:
    notes = KeyValues(store.database)
    for now, ours in ((NOON, True), (NOON + 8, False), (NOON + 9, True), (NOON + 8, True)):
        assert await notes.claim("alert-copy", now, 9) is ours, "the last: from a wrong future"
    assert await notes.claim("alert-disk", NOON + 8, 9)


# --- timers ------------------------------------------------------------------------------------


async def due_timers_come_earliest_first(store: Store) -> None:
    table = await added(store, lobby())
    other = await added(store, lobby("M2XN"))
    early, late = timer(table.id, NOON), timer(table.id, NOON + 9, kind="nearly")
    middle = timer(other.id, NOON + 5, seat=Seat(1))
    assert await store.read(lambda r: r.timers.next_at(NOON - 1)) is None

    def work(tx: Transaction) -> None:
        tx.timers.replace(table.id, [late, early])
        tx.timers.replace(other.id, [middle])

    await store.transact(work)
    assert await store.read(lambda r: r.timers.due(NOON + 9, 9)) == [early, middle, late]
    assert await store.read(lambda r: r.timers.due(NOON + 9, 2)) == [early, middle]
    assert await store.read(lambda r: r.timers.due(NOON + 8, 9)) == [early, middle]
    assert await store.read(lambda r: r.timers.due(NOON - 1, 9)) == []
    assert await store.read(lambda r: r.timers.due(NOON + 7, 9, ahead=1)) == [early, middle]
    assert await store.read(lambda r: r.timers.next_at(NOON - 1)) == NOON
    assert await store.read(lambda r: r.timers.next_at(NOON)) == NOON + 5
    assert await store.read(lambda r: r.timers.next_at(NOON + 9)) is None
    timed = await store.read(lambda r: r.timers.timed_tables(NOON))
    assert timed == [(table.id, table.game, None), (other.id, other.game, None)]
    stands = await added(store, lobby("M4XN", stood_until=NOON + 5))
    listed = (stands.id, stands.game, None)
    assert listed in await store.read(lambda r: r.timers.timed_tables(NOON + 4))
    assert listed not in await store.read(lambda r: r.timers.timed_tables(NOON + 5))


async def computers_whom_nobody_waits_for_come_last(store: Store) -> None:
    awaited = await added(store, lobby())
    left = [
        await added(store, changed(lobby(code), seats=(changed(lobby().seats[0], **out),)))
        for code, out in (
            ("M2XN", {"resigned": True}),
            ("M3XN", {"beaten": True}),
            ("M4XN", {"occupant": Computer("search", "hard", ANNA)}),
            ("M5XN", {"occupant": Former()}),
        )
    ]
    early = [timer(table.id, NOON + n, kind="computer") for n, table in enumerate(left)]
    late = [timer(awaited.id, NOON + 8, kind="computer"), timer(left[0].id, NOON + 9)]

    def work(tx: Transaction) -> None:
        for table, each in zip(left[1:], early[1:], strict=True):
            tx.timers.replace(table.id, [each])
        tx.timers.replace(left[0].id, [early[0], late[1]])
        tx.timers.replace(awaited.id, late[:1])

    await store.transact(work)
    assert await store.read(lambda r: r.timers.due(NOON + 9, 9)) == [*late, *early]
    assert await store.read(lambda r: r.timers.due(NOON + 9, 3)) == [*late, early[0]]


async def setting_timers_replaces_those_of_the_table_only(store: Store) -> None:
    table = await added(store, lobby())
    other = await added(store, lobby("M2XN"))
    kept, fresh = timer(other.id, NOON + 1), timer(table.id, NOON + 2, asked=9)

    def work(tx: Transaction) -> None:
        tx.timers.replace(table.id, [timer(table.id), timer(table.id, kind="halfway")])
        tx.timers.replace(other.id, [kept])
        tx.timers.replace(table.id, [fresh])

    await store.transact(work)
    assert await store.read(lambda r: r.timers.due(NOON * 2, 9)) == [kept, fresh]
    await store.transact(lambda tx: tx.timers.replace(table.id, []))
    assert await store.read(lambda r: r.timers.due(NOON * 2, 9)) == [kept]


async def timers_of_planned_moves_are_replaced_by_themselves(store: Store) -> None:
    table, other = await added(store, lobby()), await added(store, lobby("M2XN"))
    first = timer(table.id, kind="planned")
    second, theirs = changed(first, seat=Seat(1)), changed(first, table=other.id)

    def work(tx: Transaction) -> None:
        tx.timers.replace_planned(other.id, [theirs])
        tx.timers.replace_planned(table.id, [first])
        tx.timers.replace(table.id, [timer(table.id, NOON + 1)])
        tx.timers.replace_planned(table.id, [second])
        tx.timers.replace(table.id, [timer(table.id, NOON + 2)])

    await store.transact(work)
    due = await store.read(lambda r: r.timers.due(NOON * 2, 9))
    assert due == [second, theirs, timer(table.id, NOON + 2)]
    await store.transact(lambda tx: tx.timers.replace_planned(table.id, []))
    assert await store.read(lambda r: r.timers.due(NOON * 2, 9)) == [theirs, due[-1]]


async def a_timer_is_taken_once_and_only_as_it_stands(store: Store) -> None:
    table = await added(store, lobby())
    stands = timer(table.id)
    await store.transact(lambda tx: tx.timers.replace(table.id, [stands]))
    for other in (changed(stands, asked=2), changed(stands, due_at=NOON + 1)):
        assert not await store.transact(calling("timers.delete", other))
    assert await store.transact(lambda tx: tx.timers.delete(stands))
    assert not await store.transact(lambda tx: tx.timers.delete(stands))


async def timers_of_some_kinds_are_told_from_the_rest(store: Store) -> None:
    table = await added(store, lobby())
    thinks = timer(table.id, kind="computer", seat=Seat(1))
    later = timer(table.id, NOON + 5, kind="computer", seat=Seat(2))
    await store.transact(lambda tx: tx.timers.replace(table.id, [timer(table.id), thinks, later]))
    assert await store.read(lambda r: r.timers.due(NOON, 1, ("computer",))) == [thinks]
    assert await store.read(lambda r: r.timers.due(NOON, 9, ("deadline",))) == [timer(table.id)]
    assert await store.read(lambda r: r.timers.next_at(NOON, ("computer",))) == NOON + 5
    assert await store.read(lambda r: r.timers.next_at(NOON, ("deadline",))) is None


async def figures_count_what_there_is(store: Store) -> None:
    fresh = await figures_of(store.database, NOON)
    assert fresh == changed(fresh, tables={}, messages=0, oldest_message=None)
    table = await added(store, lobby())
    await added(store, full_table("M2XN"))

    def work(tx: Transaction) -> None:
        tx.timers.replace(table.id, [timer(table.id)])
        tx.messages.want(direct(table, CARLA), NOON, call_to(CARLA))

    await store.transact(work)
    assert (await figures_of(store.database, NOON + LATE + 1)).late_timers == 0, "a message waits"
    found = await figures_of(store.database, NOON)
    assert (found.messages, found.oldest_message) == (1, NOON)
    assert sum(found.tables.values()) == 2
    assert found.tables["lobby"] == 1
    await store.transact(lambda tx: tx.messages.forget_one(direct(table, CARLA)))
    assert (await figures_of(store.database, NOON + LATE)).late_timers == 0
    late = await figures_of(store.database, NOON + LATE + 1)
    assert (late.late_timers, late.messages, late.oldest_message) == (1, 0, None)


async def planned_moves_are_never_counted_as_late(store: Store) -> None:
    """Their number would tell the host that somebody has planned something."""
    table = await added(store, full_table())
    planned_one, deadline = timer(table.id, kind="planned"), timer(table.id)
    await store.transact(lambda tx: tx.timers.replace_planned(table.id, [planned_one]))
    assert (await figures_of(store.database, NOON + LATE + 1)).late_timers == 0
    await store.transact(lambda tx: tx.timers.replace(table.id, [deadline]))
    assert (await figures_of(store.database, NOON + LATE + 1)).late_timers == 1


async def clocks_are_saved_while_the_version_stays(store: Store) -> None:
    table = await added(store, full_table())
    bystander = await added(store, full_table("M2XN"))
    clock = {"deadline": 1, "left": 2, "reminded": 2, "quiet_left": 3, "called_at": 4}
    seats = (changed(table.seats[0], **clock), *table.seats[1:])
    after = changed(table, seats=seats, stood_until=4, idle_from=5)
    await store.transact(lambda tx: tx.tables.save_clocks(after))
    assert await found(store, table.code) == after
    assert await found(store, bystander.code) == bystander


async def while_a_message_waits_no_timer_of_its_table_is_due_but_a_computers(
    store: Store,
) -> None:
    table = await added(store, lobby())
    other = await added(store, lobby("M2XN"))
    thinks = timer(table.id, kind="computer", seat=Seat(1))

    def work(tx: Transaction) -> None:
        tx.timers.replace(table.id, [timer(table.id), thinks])
        tx.timers.replace(other.id, [timer(other.id)])
        tx.messages.want(direct(table, CARLA), NOON, call_to(CARLA))

    await store.transact(work)
    assert await store.read(lambda r: r.timers.due(NOON, 9)) == [thinks, timer(other.id)]
    assert await store.read(lambda r: r.timers.waiting_since(table.id)) == NOON
    assert await store.read(lambda r: r.timers.waiting_since(other.id)) is None
    (claimed,) = await store.transact(lambda tx: tx.messages.claim(NOON, NOON + 9, 9))

    def arrived(stored: Message) -> Message:
        return stored.arrived(5, 1, NOON + 1, as_sent=True)

    await store.transact(lambda tx: tx.messages.change(claimed.message, NOON + 9, arrived))
    await store.transact(lambda tx: tx.messages.want(direct(table, CARLA), NOON + 1))
    assert await store.read(lambda r: r.timers.waiting_since(table.id)) is None, "only an edit"
    due = await store.read(lambda r: r.timers.due(NOON, 9))
    assert due == [thinks, timer(table.id), timer(other.id)]


# --- transactions ------------------------------------------------------------------------------


async def what_came_of_games_is_kept_and_found_newest_first(store: Store) -> None:
    over = [await added(store, full_table(code)) for code in ("AAAA", "BBBB", "CCCC")]
    kept = [
        result_of(over[0], (ANNA, BRUNO), ended_at=NOON + 1),
        result_of(over[1], (ANNA, BRUNO, CARLA), ended_at=NOON + 2, guild=None, unrated="short"),
        result_of(over[2], (BRUNO, None), ended_at=NOON + 1, game="ruta"),
    ]
    for one in kept:
        await store.transact(calling("results.add", one))
    for one in kept:
        assert await store.read(calling("results.of_table", one.table)) == one
    assert await store.read(lambda r: r.results.of_player(BRUNO, None, 0, 9)) == [
        kept[1],
        kept[2],
        kept[0],
    ]
    assert await store.read(lambda r: r.results.of_player(BRUNO, None, 1, 1)) == [kept[2]]
    assert await store.read(lambda r: r.results.of_player(BRUNO, "ruta", 0, 9)) == [kept[2]]
    assert await store.read(lambda r: r.results.since(ANNA, "pebbles", NOON + 1)) == [kept[1]]
    assert await store.read(lambda r: r.results.count(BRUNO)) == {"pebbles": 2, "ruta": 1}
    assert await store.read(lambda r: r.results.games_rated_in(CLUB)) == ["pebbles", "ruta"]
    with pytest.raises(IntegrityError):
        await store.transact(lambda tx: tx.results.add(kept[0]))


async def a_leaderboard_names_who_counted_here_and_does_not_hide(store: Store) -> None:
    here, elsewhere = await added(store, full_table("AAAA")), await added(store, full_table("BBBB"))
    hides = PlayerProfile(BRUNO, "Bruno", leaderboard="hidden")
    ratings = [Rating(p, "pebbles", Rated(mu, 8.0, 1)) for p, mu in ((ANNA, 26.5), (CARLA, 24.1))]

    def work(tx: Transaction) -> None:
        tx.people.save_profile(hides)
        tx.results.add(result_of(here, (ANNA, BRUNO)))
        tx.results.add(result_of(elsewhere, (ANNA, CARLA), guild=None))
        for one in (*ratings, Rating(BRUNO, "pebbles")):
            tx.results.save_rating(changed(one, rated=changed(one.rated, games=1)))

    await store.transact(work)
    shown = Ranked(ratings[0], 2)
    assert await store.read(lambda r: r.results.ratings_in(CLUB, "pebbles", 0, 9)) == [shown]
    assert await store.read(lambda r: r.results.ratings_in(CLUB, "pebbles", 1, 9)) == []
    assert await store.read(lambda r: r.results.ratings_in(CLUB, "ruta", 0, 9)) == []
    assert await store.read(lambda r: r.results.rank_in(CLUB, "pebbles", ANNA)) == (1, shown)
    ended = result_of(here, (ANNA, BRUNO)).ended_at
    for since, here_then in ((ended, [shown]), (ended + 1, [])):
        page = calling("results.ratings_in", CLUB, "pebbles", 0, 9, since)
        assert await store.read(page) == here_then
        rank = calling("results.rank_in", CLUB, "pebbles", ANNA, since)
        assert await store.read(rank) == ((1, shown) if here_then else None)
    for nobody in (BRUNO, CARLA):
        assert await store.read(calling("results.rank_in", CLUB, "pebbles", nobody)) is None
    assert await store.read(lambda r: r.results.ratings("pebbles", [CARLA, ANNA])) == ratings
    assert await store.read(lambda r: r.results.ratings("ruta", [ANNA])) == []


async def each_game_counts_once_whoever_counts_at_once(store: Store) -> None:
    def work(tx: Transaction) -> None:
        known = {r.player: r.rated for r in tx.results.ratings("pebbles", [ANNA, BRUNO])}
        for player in (ANNA, BRUNO):
            before = known.get(player, Rated(0.0, 1.0, 0))
            tx.results.save_rating(
                Rating(player, "pebbles", Rated(before.mu + 1, 1.0, before.games + 1))
            )

    async def count() -> None:
        while True:
            with contextlib.suppress(StaleVersion):
                return await store.transact(work)

    await asyncio.gather(*(count() for _ in range(8)))
    found = await store.read(lambda r: r.results.ratings("pebbles", [ANNA, BRUNO]))
    assert [(r.rated.mu, r.rated.games) for r in found] == [(8.0, 8)] * 2
    stale = Rating(ANNA, "pebbles", Rated(1.0, 1.0, 8))
    for one in (stale, changed(stale, rated=Rated(1.0, 1.0, 1))):
        with pytest.raises(StaleVersion):
            await store.transact(calling("results.save_rating", one))


async def an_exception_leaves_nothing_behind(store: Store) -> None:
    table = await added(store, lobby())
    before = await snapshot(store, table)

    def work(tx: Transaction) -> None:
        tx.tables.save(changed(table, version=2, place=CAFFE), seen=1)
        tx.log.append_move(table.id, move(1, 1))
        tx.log.append_events(table.id, [event(1, 0)])
        tx.timers.replace(table.id, [timer(table.id)])
        tx.messages.want(direct(table, CARLA), NOON, call_to(CARLA))
        tx.log.keep_receipt(RequestId(2), table.id, NOON)
        raise LookupError

    with pytest.raises(LookupError):
        await store.transact(work)
    assert await snapshot(store, table) == before
    assert await store.read(lambda r: r.log.receipt(RequestId(2))) is None
    assert await store.read(lambda r: r.messages.next_due_at()) is None


def next_move(table: TableId, request: int) -> Any:
    """Work that makes the table's next move, whatever it is."""

    def work(tx: Transaction) -> int:
        before = tx.tables.by_id(table)
        assert before is not None
        after = changed(before, version=before.version + 1, moves=before.moves + 1)
        tx.tables.save(after, before.version)
        tx.log.append_move(table, move(after.moves, request))
        return after.moves

    return work


async def moves_at_one_table_queue_up_and_none_is_lost(store: Store) -> None:
    table = await added(store, lobby())
    jobs = [store.transact(next_move(table.id, n)) for n in range(20)]
    assert sorted(await asyncio.gather(*jobs)) == list(range(1, 21))
    log = await store.read(lambda r: r.log.moves(table.id))
    assert [m.seq for m in log] == list(range(1, 21))
    assert {m.request for m in log} == set(range(20))
    after = await found(store)
    assert after is not None
    assert (after.moves, after.version) == (20, 21)


async def of_two_equal_requests_at_once_one_is_carried_out(store: Store) -> None:
    table = await added(store, lobby())
    jobs = [store.transact(next_move(table.id, 7)) for _ in range(4)]
    answers = await asyncio.gather(*jobs, return_exceptions=True)
    assert [a for a in answers if not isinstance(a, DuplicateRequest)] == [1]
    assert len(await store.read(lambda r: r.log.moves(table.id))) == 1


async def a_reader_sees_one_moment_whatever_is_written_meanwhile(store: Store) -> None:
    table = await added(store, lobby())
    loop = asyncio.get_running_loop()

    def work(r: Transaction) -> tuple[Table | None, int]:
        before = r.tables.by_code(table.code)
        wait_inside(loop, store.transact(next_move(table.id, 1)))
        assert r.tables.by_code(table.code) == before
        return before, len(r.log.moves(table.id))

    assert await store.read_much(work) == (table, 0)
    assert len(await store.read(lambda r: r.log.moves(table.id))) == 1


async def a_reader_cannot_write(store: Store) -> None:
    table = await added(store, lobby())
    newer = changed(table, version=2)

    def work(connection: Any) -> None:
        store._transaction(connection).tables.save(newer, seen=1)

    for read in (store.database.read, store.database.read_short):
        with pytest.raises(Exception, match=r"readonly|read-only"):
            await read(work)
    assert await found(store) == table


LAWS = (
    notes_are_read_as_last_written,
    a_day_is_claimed_by_one,
    a_table_is_read_as_it_was_written,
    a_saved_table_replaces_every_field_but_its_id,
    a_table_saved_after_it_was_read_replaces_every_field_too,
    an_unknown_table_is_none,
    the_hash_before_a_line_is_that_of_the_last_line_before,
    a_code_is_given_once_and_its_refusal_spoils_nothing,
    a_code_is_found_in_any_case,
    a_stale_save_is_refused_and_leaves_nothing_behind,
    a_save_without_a_newer_version_is_a_mistake,
    a_table_that_was_never_added_cannot_be_saved,
    lists_name_the_right_tables_newest_first,
    a_notebook_is_one_persons_at_one_table,
    what_is_planned_or_tried_is_one_persons_at_one_table,
    log_and_events_are_read_in_order_with_their_audience,
    what_is_told_of_a_table_is_read_in_order_and_from_a_version_on,
    a_request_makes_one_move_for_ever,
    moves_of_the_house_need_no_request,
    a_receipt_is_kept_once,
    people_are_remembered_as_last_saved,
    a_name_stored_before_is_shown_harmlessly,
    daily_messages_are_due_earliest_first,
    a_table_was_last_reached_when_any_count_says_so,
    a_computer_plays_where_nobody_is_here_but_not_where_a_shard_is_lost,
    a_timer_is_claimed_by_one,
    the_house_knows_when_it_was_last_alive,
    due_timers_come_earliest_first,
    computers_whom_nobody_waits_for_come_last,
    setting_timers_replaces_those_of_the_table_only,
    timers_of_planned_moves_are_replaced_by_themselves,
    a_timer_is_taken_once_and_only_as_it_stands,
    timers_of_some_kinds_are_told_from_the_rest,
    figures_count_what_there_is,
    planned_moves_are_never_counted_as_late,
    clocks_are_saved_while_the_version_stays,
    while_a_message_waits_no_timer_of_its_table_is_due_but_a_computers,
    what_came_of_games_is_kept_and_found_newest_first,
    a_leaderboard_names_who_counted_here_and_does_not_hide,
    each_game_counts_once_whoever_counts_at_once,
    an_exception_leaves_nothing_behind,
    moves_at_one_table_queue_up_and_none_is_lost,
    of_two_equal_requests_at_once_one_is_carried_out,
    a_reader_sees_one_moment_whatever_is_written_meanwhile,
    a_reader_cannot_write,
)
