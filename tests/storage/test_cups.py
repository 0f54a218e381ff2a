"""What a store keeps of cups, on both engines."""

from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text as sql_text
from sqlalchemy.dialects import sqlite

from club.interfaces import ClubReader, ClubTransaction
from club.model.cup import (
    Cup,
    CupAtTable,
    CupCode,
    CupId,
    CupPlace,
    CupPost,
    CupStatus,
    Entrant,
    ListedCup,
)
from club.model.refusals import UnreadableCup
from storage.privacy.erasure import SqlMemory
from storage.rows import cup_statements as sql
from storage.store import SqlStore
from tables.interfaces import DuplicateRequest
from tables.model.shards import ProcessShards
from tables.model.table import FORMER_PLAYER, RequestId, Status, Table, TableCode
from tests.storage.laws import added
from tests.storage.new_stores import make_store
from tests.storage.sample_cups import fresh_cup, full_cup
from tests.storage.sample_rows import (
    ANNA,
    BRUNO,
    CARLA,
    CLUB,
    NOON,
    PIAZZA,
    changed,
    full_table,
    lobby,
)
from tests.storage.test_migrations import as_of


async def opened(store: SqlStore, code: str = "CVPA", due_at: int | None = None) -> Cup:
    cup = await store.transact(lambda tx: tx.cups.insert(fresh_cup(code), due_at))
    assert cup is not None
    return cup


async def saved(store: SqlStore, cup: Cup, due_at: int | None = None) -> Cup:
    def work(tx: ClubTransaction) -> None:
        assert tx.cups.by_id(cup.id) is not None
        tx.cups.save(cup, due_at)
        tx.cups.lease_post(cup.id, "one", 2, 1)
        tx.cups.note_posted(cup.id, "one", cup.posted_version, cup.place, cup.post)

    await store.transact(work)
    return cup


async def furnished(store: SqlStore) -> tuple[Cup, Table]:
    table = await added(store, full_table())
    return await saved(store, full_cup(await opened(store), table.id)), table


async def read(store: SqlStore, code: str = "CVPA") -> Cup | None:
    return await store.read(lambda r: r.cups.by_code(CupCode(code)))


async def test_a_cup_is_read_as_it_was_written(any_store: SqlStore) -> None:
    fresh = await opened(any_store)
    assert fresh == changed(fresh_cup(), id=fresh.id)
    assert await read(any_store, "cvpa") == fresh
    table = await added(any_store, full_table())
    later = await saved(any_store, full_cup(fresh, table.id))
    assert await read(any_store) == later
    assert await any_store.read(lambda r: r.cups.by_id(fresh.id)) == later
    assert await read(any_store, "NONE") is None


async def test_what_a_table_says_of_its_cup_is_found_by_its_code(any_store: SqlStore) -> None:
    cup, _ = await furnished(any_store)
    assert cup.post is not None

    async def found(code: str) -> CupAtTable | None:
        return await any_store.read(lambda reader: reader.cups.at_table(CupCode(code)))

    stands = CupPost(cup.guild, cup.place, cup.post)
    assert await found("CVPA") == CupAtTable(stands, cup.format, cup.size, cup.planned_rounds)
    assert await found("NONE") is None
    await saved(any_store, changed(cup, post=None))
    assert await found("CVPA") == CupAtTable(None, cup.format, cup.size, cup.planned_rounds)


async def test_what_has_changed_is_written(any_store: SqlStore) -> None:
    cup, _ = await furnished(any_store)
    first, second = cup.rounds
    moved = changed(first.pairings[0], places=first.pairings[0].places[::-1], runs=False)
    left = changed(cup.entrants[0], left_at=NOON, left_because="left")
    entered = Entrant(6, CARLA, None, NOON + 50)
    after = changed(
        cup,
        version=41,
        entrants=(left, *cup.entrants[1:], entered),
        rounds=(
            changed(first, pairings=(moved, first.pairings[1])),
            changed(second, ends_at=NOON + 60, lengthened_by=61),
        ),
    )
    assert await read(any_store) != after
    await saved(any_store, after)
    assert await read(any_store) == after


async def test_no_table_and_cup_have_the_same_code(any_store: SqlStore) -> None:
    await added(any_store, lobby("K7QD"))
    await opened(any_store, "CVPA")
    insert_cup = partial(fresh_cup, "K7QD")
    assert await any_store.transact(lambda tx: tx.cups.insert(insert_cup(), None)) is None
    assert await any_store.transact(lambda tx: tx.cups.insert(fresh_cup(), None)) is None
    assert await any_store.transact(lambda tx: tx.tables.add(lobby("CVPA"))) is None


async def test_living_cups_are_listed_first_then_the_newest(any_store: SqlStore) -> None:
    for n, code in enumerate(("AAAA", "BBBB", "CCCC")):
        newer = changed(fresh_cup(code), created_at=NOON + n, opened_by=BRUNO)
        entrants = (Entrant(1, ANNA if n else CARLA, None, NOON),)
        cup = changed(newer, entrants=entrants, status="finished" if n == 2 else "entry")
        cup = msgspec.convert(msgspec.to_builtins(cup), Cup)
        await any_store.transact(lambda tx, cup=cup: tx.cups.insert(cup, None))  # type: ignore[misc]

    def codes(reader: ClubReader) -> list[list[str]]:
        lists: tuple[list[Cup | UnreadableCup] | list[ListedCup], ...] = (
            reader.cups.listed_in(CLUB, (PIAZZA,), BRUNO, 9),
            reader.cups.listed_in(CLUB, (PIAZZA,), BRUNO, 1),
            reader.cups.listed_in(CLUB, (), CARLA, 9),
            reader.cups.listed_of(ANNA, 9),
            reader.cups.these([CupId(2), CupId(9), CupId(1)]),
        )
        return [[cup.code for cup in cups] for cups in lists]

    assert await any_store.read(codes) == [
        ["BBBB", "AAAA", "CCCC"],
        ["BBBB"],
        ["AAAA"],
        ["BBBB", "CCCC"],
        ["AAAA", "BBBB"],
    ]
    assert await any_store.read(lambda r: r.cups.places_in(CLUB)) == [PIAZZA]
    assert await any_store.read(lambda r: r.cups.count_opened(BRUNO)) == 2
    assert await any_store.read(lambda r: r.cups.count_opened(ANNA)) == 0
    assert await any_store.read(lambda r: r.cups.count_opened_since(BRUNO, NOON)) == 2


async def due(store: SqlStore, now: int = NOON) -> list[CupId]:
    return await store.read(lambda r: r.cups.due(now))


async def test_a_cup_is_due_when_its_time_has_come(any_store: SqlStore) -> None:
    cup = await opened(any_store, due_at=NOON + 5)
    other = await opened(any_store, "ELSE", due_at=NOON + 9)
    assert await due(any_store, NOON + 4) == []
    assert await any_store.read(lambda r: r.cups.next_due_at(NOON)) == NOON + 5
    assert await due(any_store, NOON + 5) == [cup.id]
    assert await any_store.read(lambda r: r.cups.next_due_at(NOON + 5)) == NOON + 9
    await any_store.transact(lambda tx: tx.cups.put_off(cup.id, NOON + 20))
    assert await due(any_store, NOON + 9) == [other.id]
    assert await any_store.read(lambda r: r.cups.next_due_at(NOON + 20)) is None


async def test_a_cup_is_due_when_a_game_of_it_has_ended(any_store: SqlStore) -> None:
    table = await added(any_store, changed(full_table(), status=Status.PLAYING, outcome=None))
    cup = full_cup(await opened(any_store), table.id)
    without = changed(cup, entrants=tuple(e for e in cup.entrants if e.player != FORMER_PLAYER))
    await saved(any_store, without)
    assert await due(any_store) == []
    over = changed(table, status=Status.FINISHED, version=table.version + 1)
    await any_store.transact(lambda tx: tx.tables.save(over, table.version))
    assert await due(any_store) == [cup.id]
    first = changed(without.rounds[0].pairings[0], runs=False)
    counted = changed(without.rounds[0], pairings=(first, without.rounds[0].pairings[1]))
    await saved(any_store, changed(without, rounds=(counted, without.rounds[1])))
    assert await due(any_store) == []


async def test_a_cup_is_due_when_an_entrant_has_been_forgotten(any_store: SqlStore) -> None:
    cup = await opened(any_store)
    entered = changed(cup, entrants=(Entrant(1, BRUNO, None, NOON), Entrant(2, ANNA, None, NOON)))
    await saved(any_store, entered)
    assert await due(any_store) == []
    memory = SqlMemory(any_store.database)
    await memory.mark(ANNA, NOON)
    await memory.forget_elsewhere(ANNA)
    assert await memory.finish(ANNA)
    assert await due(any_store) == [cup.id]
    gone = changed(entered, opened_by=FORMER_PLAYER, version=entered.version + 1)
    gone = changed(
        gone, entrants=(gone.entrants[0], changed(gone.entrants[1], player=FORMER_PLAYER))
    )
    assert await read(any_store) == gone
    left = changed(gone.entrants[1], left_at=NOON, left_because="forgotten")
    await saved(any_store, changed(gone, entrants=(gone.entrants[0], left)))
    assert await due(any_store) == []


async def test_a_cup_saved_by_whoever_read_it_before_brings_nobody_back(store: SqlStore) -> None:
    cup = await opened(store)
    entered = await saved(store, changed(cup, entrants=(Entrant(1, ANNA, None, NOON),)))
    await SqlMemory(store.database).forget_elsewhere(ANNA)
    left = changed(entered.entrants[0], left_at=NOON, left_because="left")
    await saved(store, changed(entered, entrants=(left,), version=2))
    after = await read(store)
    assert after is not None
    assert (after.opened_by, after.entrants) == (FORMER_PLAYER, (changed(left, player=0),))


async def test_a_post_is_outdated_until_it_shows_the_newest_version(any_store: SqlStore) -> None:
    cup = await opened(any_store)
    assert await any_store.read(lambda r: r.cups.with_outdated_post(9)) == [cup.id]
    assert await any_store.read(lambda r: r.cups.with_outdated_post(9, {cup.id})) == []
    await saved(any_store, changed(cup, post=5, posted_version=1))
    assert await any_store.read(lambda r: r.cups.with_outdated_post(9)) == []


async def test_the_post_of_a_cup_is_leased_to_one_process_at_a_time(any_store: SqlStore) -> None:
    cup = await opened(any_store)

    async def leases(owner: str, now: int) -> bool:
        return await any_store.transact(lambda tx: tx.cups.lease_post(cup.id, owner, now + 10, now))

    async def notes(owner: str, version: int) -> int:
        def work(tx: ClubTransaction) -> int:
            tx.cups.note_posted(cup.id, owner, version, PIAZZA, 5)
            kept = tx.cups.by_id(cup.id)
            assert kept is not None
            return kept.posted_version

        return await any_store.transact(work)

    assert await notes("one", 9) == 0, "it has no lease"
    assert [await leases(owner, now) for owner, now in (("one", 1), ("two", 10), ("one", 2))] == [
        True,
        False,
        True,
    ]
    assert await leases("two", 12)
    assert await notes("one", 9) == 0, "its lease has run out"
    assert await notes("two", 1) == 1
    assert not await leases("one", 13), "it is not outdated"


async def test_what_a_process_has_tried_and_not_noted_is_known_to_the_next(
    any_store: SqlStore,
) -> None:
    cup = await opened(any_store)

    async def was_tried() -> bool:
        return await any_store.transact(lambda tx: tx.cups.post_was_tried(cup.id))

    assert not await was_tried()
    for owner, now in (("one", 1), ("two", 100)):
        assert await any_store.transact(
            lambda tx, by=owner, at=now: tx.cups.lease_post(cup.id, by, at + 10, at)  # type: ignore[misc]
        )
        assert await was_tried()
    await any_store.transact(lambda tx: tx.cups.note_posted(cup.id, "two", 1, PIAZZA, 5))
    assert not await was_tried()


async def test_a_process_that_starts_on_a_file_frees_all_posts(tmp_path: Path) -> None:
    async with make_store(tmp_path) as store:
        cup = await opened(store)
        for owner in ("one", "two"):
            assert await store.transact(lambda tx, by=owner: tx.cups.lease_post(cup.id, by, 99, 1))  # type: ignore[misc]
            await store.outbox.release_all()
        assert await store.transact(lambda tx: tx.cups.post_was_tried(cup.id)), "and forgets none"


async def test_a_request_is_carried_out_once(any_store: SqlStore) -> None:
    cup, request = await opened(any_store), RequestId(77)
    assert await any_store.read(lambda r: r.cups.of_request(request)) is None
    await any_store.transact(lambda tx: tx.cups.keep_receipt(request, cup.id, NOON))
    assert await any_store.read(lambda r: r.cups.of_request(request)) == cup.id
    with pytest.raises(DuplicateRequest):
        await any_store.transact(lambda tx: tx.cups.keep_receipt(request, cup.id, NOON))
    await any_store.clear_away(NOON + 40 * 24 * 3_600_000)
    assert await any_store.read(lambda r: r.cups.of_request(request)) is None


async def test_a_database_of_before_gets_cups(tmp_path: Path) -> None:
    async with make_store(tmp_path) as store:
        table = await added(store, full_table())
    as_of("0032", tmp_path / "tavolo.sqlite3")
    async with make_store(tmp_path) as store:
        known = await store.read(lambda r: r.tables.by_code(TableCode(table.code)))
        assert known == changed(table, sides=())
        cup = await saved(store, full_cup(await opened(store), table.id))
        assert await read(store) == cup


async def test_the_channels_of_cups_of_before_count_as_there(tmp_path: Path) -> None:
    async with make_store(tmp_path) as store:
        cup, _ = await furnished(store)
    as_of("0035", tmp_path / "tavolo.sqlite3")
    async with make_store(tmp_path) as store:
        assert await read(store) == changed(
            cup, lost_at=None, failing_since=None, waits_until=None, stood_until=0
        )


async def test_no_cup_of_before_is_known_to_fail(tmp_path: Path) -> None:
    async with make_store(tmp_path) as store:
        cup, _ = await furnished(store)
    as_of("0040", tmp_path / "tavolo.sqlite3")
    async with make_store(tmp_path) as store:
        assert await read(store) == changed(
            cup, failing_since=None, waits_until=None, stood_until=0
        )
        assert await store.read(lambda r: r.cups.count_failing()) == 0


async def test_cups_of_before_have_been_given_back_nothing(tmp_path: Path) -> None:
    async with make_store(tmp_path) as store:
        cup, _ = await furnished(store)
    as_of("0041", tmp_path / "tavolo.sqlite3")
    async with make_store(tmp_path) as store:
        assert await read(store) == changed(cup, stood_until=0, waits_until=None)


async def test_the_places_of_cups_that_are_not_over_are_read(any_store: SqlStore) -> None:
    cup, _ = await furnished(any_store)
    await saved(any_store, changed(await opened(any_store, "0VER"), status=CupStatus.CALLED_OFF))
    places = await any_store.read(lambda r: r.cups.places())
    assert places == [CupPlace(cup.id, cup.guild, cup.place, cup.lost_at)]


async def test_what_remains_of_a_damaged_cup_is_saved_without_touching_its_results(
    any_store: SqlStore,
) -> None:
    cup, table = await furnished(any_store)
    damage = "UPDATE cup_pairing SET places = 'x' WHERE table_id IS NOT NULL"
    await any_store.database.write(lambda c: c.exec_driver_sql(damage).close())
    with pytest.raises(UnreadableCup):
        await read(any_store)

    def work(tx: ClubTransaction) -> Cup:
        tx.cups.note_failing(cup.id, NOON + 50)
        remains = tx.cups.remains(cup.id)
        (played, *others), *rounds = (each.pairings for each in remains.rounds)
        assert (played.places, played.table) == ((), table.id)
        assert rounds == [cup.rounds[1].pairings]
        first = changed(remains.rounds[0], pairings=(changed(played, runs=False), *others))
        after = changed(remains, rounds=(first, remains.rounds[1]), failing_since=None)
        tx.cups.save(after, None)
        return after

    saved_then = await any_store.transact(work)
    assert await any_store.transact(lambda tx: tx.cups.remains(cup.id)) == saved_then
    mend = sql_text("UPDATE cup_pairing SET places = :places WHERE table_id IS NOT NULL")
    places = msgspec.json.encode(cup.rounds[0].pairings[0].places).decode()
    await any_store.database.write(lambda c: c.execute(mend, {"places": places}).close())
    mended = await read(any_store)
    assert mended is not None
    assert mended.rounds[0].pairings[0] == changed(cup.rounds[0].pairings[0], runs=False)


async def test_since_when_a_cup_fails_is_noted_once(any_store: SqlStore) -> None:
    cup = await opened(any_store)
    for now in (NOON + 5, NOON + 6):
        await any_store.transact(lambda tx, now=now: tx.cups.note_failing(cup.id, now))  # type: ignore[misc]
    assert await read(any_store) == changed(cup, failing_since=NOON + 5)
    assert await any_store.read(lambda r: (r.cups.count_failing(), r.cups.due(NOON + 5))) == (
        1,
        [cup.id],
    )


async def test_what_is_due_is_found_by_indexes_alone(store: SqlStore) -> None:
    """It is asked after changes of any table, however many tables, seats and cups there are."""
    asked = str(sql.DUE_CUPS.compile(dialect=sqlite.dialect()))
    plan = await store.database.read(
        lambda c: c.exec_driver_sql(f"EXPLAIN QUERY PLAN {asked}", (0,) * asked.count("?")).all()
    )
    steps = [row[-1] for row in plan]
    assert any("ix_cup_due_at" in step for step in steps)
    assert any("ix_cup_pairing_runs_table_id" in step for step in steps)
    assert [step for step in steps if step.startswith("SCAN")] == ["SCAN anon_1"], "the cups found"


async def test_living_cups_are_listed_with_when_their_people_were_reachable(
    any_store: SqlStore,
) -> None:
    first, second, third = [await opened(any_store, code) for code in ("CVPA", "CVPB", "CVPC")]
    await saved(any_store, changed(first, status=CupStatus.FINISHED))
    one_of_two = ProcessShards(2, frozenset({(second.guild >> 22) % 2}))
    other = ProcessShards(2, one_of_two.here ^ {0, 1})
    assert await any_store.read(lambda r: r.timers.last_reached(second.guild)) is None
    await any_store.transact(lambda tx: tx.timers.mark_alive(NOON, one_of_two))
    await any_store.transact(lambda tx: tx.timers.mark_alive(NOON + 1, other))
    timed = [(each.id, each.game, NOON) for each in (second, third)]
    assert await any_store.read(lambda r: r.cups.timed(one_of_two)) == timed
    assert await any_store.read(lambda r: r.cups.timed(other)) == []
    assert await any_store.read(lambda r: r.timers.last_reached(second.guild)) == NOON
