"""What a store keeps of cups, on both engines."""

import pytest
from sqlalchemy import text

from model.cup import (
    Cup,
    CupCode,
    CupId,
    CupStatus,
    Entrant,
    Pairing,
    Placing,
    Round,
    UnreadableCup,
)
from model.shards import EVERYBODY, ProcessShards
from model.table import FORMER_PLAYER, Bank, GuildId, Pace, Status, TableCode, TableId
from storage.database.statements import rows_of
from storage.privacy.erasure import PersonalData
from storage.store import Store
from storage.transaction.cups import DUE
from storage.transaction.transaction import Transaction
from tests.storage.laws import added
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


def fresh_cup(number: int = 1, code: str = "CVPA") -> Cup:
    """A cup that nobody has entered yet."""
    return Cup(
        id=CupId(number),
        code=CupCode(code),
        guild=CLUB,
        place=PIAZZA,
        locale="it",
        name="Coppa d'autunno",
        game="pebbles",
        options=b'{"pebbles":7}',
        pace=Pace(hours=1, late="resign", minutes=2, bank=Bank(3, 4, 5)),
        size=2,
        format="swiss",
        most=9,
        closes_at=NOON + 10,
        round_days=11,
        opened_by=ANNA,
        created_at=NOON,
    )


def full_cup(table: TableId) -> Cup:
    """A cup in its second round, at this table; no field has its default."""
    bye = Pairing((Placing(2, 1, late=True),))
    played = Pairing((Placing(1), Placing(2)), table, TableCode("F0LL"))
    return changed(
        fresh_cup(),
        status=CupStatus.PLAYING,
        version=40,
        ended_at=NOON + 41,
        planned_rounds=42,
        stood_until=NOON + 46,
        was_knock_out=True,
        entrants=(
            Entrant(1, ANNA, NOON + 1),
            Entrant(2, BRUNO, NOON + 2),
            Entrant(3, FORMER_PLAYER, NOON + 3, NOON + 4, "forgotten"),
            Entrant(4, None, NOON + 5, NOON + 6, "left"),
        ),
        rounds=(
            Round(NOON + 20, NOON + 21, (bye,), NOON + 22),
            Round(NOON + 30, NOON + 31, (played,)),
        ),
    )


async def opened(store: Store, cup: Cup) -> Cup:
    assert await store.transact(lambda tx: tx.cups.insert(changed(cup, entrants=(), rounds=())))
    return await saved(store, cup)


async def saved(store: Store, cup: Cup) -> Cup:
    def work(tx: Transaction) -> None:
        assert tx.cups.by_id(cup.id) is not None
        tx.cups.save(cup)

    await store.transact(work)
    return cup


async def due(store: Store, now: int = NOON, reach: ProcessShards = EVERYBODY) -> list[CupId]:
    return await store.read(lambda r: r.cups.due(now, reach))


async def test_a_cup_is_read_as_it_was_written(any_store: Store) -> None:
    table = await added(any_store, full_table())
    fresh = await opened(any_store, fresh_cup())
    assert await any_store.read(lambda r: r.cups.by_code(CupCode("cvpa"))) == fresh
    full = await saved(any_store, full_cup(table.id))
    assert all(
        getattr(full, name) != default
        for name, default in zip(
            Cup.__struct_fields__[::-1], Cup.__struct_defaults__[::-1], strict=False
        )
    )
    assert await any_store.read(lambda r: r.cups.by_code(CupCode("CVPA"))) == full
    assert await any_store.read(lambda r: r.cups.by_id(full.id)) == full
    assert await any_store.read(lambda r: r.cups.by_code(CupCode("NONE"))) is None


async def test_no_table_and_cup_have_the_same_code(any_store: Store) -> None:
    await added(any_store, lobby("K7QD"))
    await opened(any_store, fresh_cup())
    for cup in (fresh_cup(2, "K7QD"), fresh_cup(2, "CVPA")):
        assert not await any_store.transact(lambda tx, cup=cup: tx.cups.insert(cup))  # type: ignore[misc]
    assert await any_store.transact(lambda tx: tx.tables.add(lobby("CVPA"))) is None


async def test_living_cups_are_listed_first_then_the_newest(any_store: Store) -> None:
    for n, code in enumerate(("AAAA", "BBBB", "CCCC"), 1):
        entrants = (Entrant(1, ANNA if n > 1 else CARLA, NOON),)
        status = CupStatus.FINISHED if n == 3 else CupStatus.ENTRY
        fields = {
            "status": status,
            "entrants": entrants,
            "opened_by": BRUNO,
            "created_at": NOON + n,
        }
        cup = changed(fresh_cup(n, code), **fields)
        await opened(any_store, cup)

    def codes(reader: Transaction) -> list[list[str]]:
        lists = (
            reader.cups.of_guild(CLUB, 9),
            reader.cups.of_guild(CLUB, 1),
            reader.cups.of_guild(GuildId(CLUB + 1), 9),
            reader.cups.of_player(ANNA, 9),
        )
        return [[cup.code for cup in cups] for cups in lists]

    expected = [["BBBB", "AAAA", "CCCC"], ["BBBB"], [], ["BBBB", "CCCC"]]
    assert await any_store.read(codes) == expected
    assert await any_store.read(lambda r: r.cups.count_opened(BRUNO, NOON + 1)) == (2, 2)
    assert await any_store.read(lambda r: r.cups.count_opened(ANNA, NOON)) == (0, 0)
    assert await any_store.read(lambda r: r.tables.has_entered("AAAA", CARLA))
    assert not await any_store.read(lambda r: r.tables.has_entered("AAAA", ANNA))


async def test_whoever_is_gone_from_the_document_is_found_no_more(any_store: Store) -> None:
    entered = changed(fresh_cup(), entrants=(Entrant(1, ANNA, NOON), Entrant(2, BRUNO, NOON)))
    await opened(any_store, entered)
    await saved(any_store, changed(entered, entrants=entered.entrants[1:]))
    assert await any_store.read(lambda r: r.cups.of_player(ANNA, 9)) == []
    assert len(await any_store.read(lambda r: r.cups.of_player(BRUNO, 9))) == 1


async def test_a_cup_is_due_when_its_time_has_come(any_store: Store) -> None:
    cup = await opened(any_store, changed(fresh_cup(), closes_at=NOON + 5))
    other = await opened(any_store, changed(fresh_cup(2, "ELSE"), closes_at=NOON + 9))
    assert await due(any_store, NOON + 4) == []
    assert await any_store.read(lambda r: r.cups.next_due_at(NOON)) == NOON + 5
    assert await due(any_store, NOON + 5) == [cup.id]
    assert await any_store.read(lambda r: r.cups.next_due_at(NOON + 5)) == NOON + 9
    await saved(any_store, changed(cup, status=CupStatus.CALLED_OFF))
    assert await due(any_store, NOON + 9) == [other.id]
    elsewhere = ProcessShards(2, frozenset({1 - (CLUB >> 22) % 2}))
    assert await due(any_store, NOON + 9, elsewhere) == []


async def test_a_cup_is_due_when_a_game_of_it_has_ended(any_store: Store) -> None:
    table = await added(any_store, changed(full_table(), status=Status.PLAYING, outcome=None))
    entrants = full_cup(table.id).entrants[:2]
    cup = await opened(any_store, changed(full_cup(table.id), entrants=entrants))
    assert await due(any_store) == []
    over = changed(table, status=Status.FINISHED, version=table.version + 1)
    await any_store.transact(lambda tx: tx.tables.save(over, table.version))
    assert await due(any_store) == [cup.id]
    assert await due(any_store, reach=ProcessShards(2, frozenset({1 - (CLUB >> 22) % 2}))) == []
    counted = Pairing((Placing(1, 1), Placing(2, 2)), table.id, TableCode("F0LL"))
    running = changed(cup.rounds[1], ends_at=NOON + 31, pairings=(counted, Pairing((Placing(3),))))
    await saved(any_store, changed(cup, rounds=(cup.rounds[0], running)))
    assert await due(any_store) == []


async def test_whoever_is_forgotten_is_nowhere_in_a_cup_and_makes_it_due(
    any_store: Store,
) -> None:
    entrants = (Entrant(1, BRUNO, NOON), Entrant(2, ANNA, NOON))
    cup = await opened(any_store, changed(fresh_cup(), entrants=entrants))
    memory = PersonalData(any_store.database)
    await memory.mark(ANNA, NOON)
    told = (await memory.disclose(ANNA, NOON)).decode()
    assert '"cup_entry"' in told
    assert str(BRUNO) not in told, "each is told of themselves alone"
    await memory.forget_elsewhere(ANNA)
    assert await memory.finish(ANNA)
    assert await due(any_store) == [cup.id]
    assert await any_store.read(lambda r: r.cups.by_id(cup.id)) == changed(
        cup, opened_by=FORMER_PLAYER, entrants=(entrants[0], changed(entrants[1], player=0))
    )
    rows = await any_store.database.read(
        lambda c: c.execute(text("SELECT opened_by FROM cup")).scalars().all()
    )
    assert rows == [FORMER_PLAYER]


async def test_whoever_is_banned_makes_the_cups_due_that_gather_there(any_store: Store) -> None:
    entrants = (Entrant(1, ANNA, NOON),)
    cup = await opened(any_store, changed(fresh_cup(), entrants=entrants))
    await opened(any_store, changed(fresh_cup(2, "ELSE"), entrants=(Entrant(1, BRUNO, NOON),)))
    await any_store.transact(lambda tx: tx.blocks.save_ban(GuildId(CLUB + 1), ANNA, NOON))
    assert await due(any_store) == []
    await any_store.transact(lambda tx: tx.blocks.save_ban(CLUB, ANNA, NOON))
    assert await due(any_store) == [cup.id]


async def test_a_damaged_cup_hides_no_other(
    any_store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    await opened(any_store, fresh_cup())
    other = await opened(any_store, fresh_cup(2, "ELSE"))
    spoil = text("UPDATE cup SET document = 'spoilt' WHERE id = 1")
    await any_store.database.write(lambda c: c.execute(spoil).close())
    with pytest.raises(UnreadableCup, match="unreadable"):
        await any_store.read(lambda r: r.cups.by_id(CupId(1)))
    assert await any_store.read(lambda r: r.cups.of_guild(CLUB, 9)) == [other]
    assert await any_store.read(lambda r: r.cups.living(EVERYBODY)) == [(other, None)]
    assert "cup CVPA cannot be read" in caplog.text
    assert "spoilt" not in caplog.text


async def test_what_is_due_is_found_by_indexes_alone(store: Store) -> None:
    """It is asked after changes of any table, however many tables, seats and cups there are."""
    values = {"now": 0, "shards": 1, "here": [0]}
    rows = await store.database.read(lambda c: rows_of(c, f"EXPLAIN QUERY PLAN {DUE}", values))
    steps = [row.detail for row in rows]
    assert any("ix_cup_due_at" in step for step in steps)
    scanned = [step for step in steps if step.startswith("SCAN")]
    scanned = [step for step in scanned if "json_each" not in step]
    assert scanned == ["SCAN cup_table"], "the games that run"
