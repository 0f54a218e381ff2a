"""Lists are sorted, go by an index, and leave out what is damaged."""

from typing import Any

import pytest

from core.spelling import NAMELESS
from model.refusals import UnreadableTable
from model.results import SETTLED_AFTER, Rated, Rating
from model.table import Outline, PlayerId, PlayerProfile, Status, TableId
from storage.database.statements import change, rows_of
from storage.privacy.erasure import PersonalData
from storage.store import Store
from storage.transaction.results import RESULTS_OF
from storage.transaction.tables import LISTED_IN, LISTED_OF, OUTLINES_AT, OUTLINES_OF
from storage.transaction.transaction import Transaction
from tests.storage.laws import added
from tests.storage.sample_rows import ANNA, BRUNO, CLUB, NOON, PIAZZA, full_table, lobby, result_of

LIVING = (Status.LOBBY, Status.PLAYING)
MANY = 30


@pytest.fixture
async def full_store(any_store: Store) -> Store:
    for n in range(MANY):
        await added(any_store, lobby(f"A{n:03}", updated_at=NOON + n))
    await added(any_store, lobby("OVER", status=Status.FINISHED))
    return any_store


async def test_of_a_server_the_tables_on_the_page_are_read_in_their_order(
    full_store: Store,
) -> None:
    for listed in (
        await full_store.read(lambda r: r.tables.listed_in(CLUB, BRUNO, LIVING, MANY)),
        await full_store.read(lambda r: r.tables.listed_of(BRUNO, LIVING)),
    ):
        assert len(listed) == MANY
        page = [one.table for one in listed[10:20]]
        assert [table.id for table in await outlines(full_store, page)] == page


async def test_a_leaderboard_sorts_guesses_last(any_store: Store) -> None:
    people = [PlayerId(n) for n in range(1, 13)]
    opponents = (ANNA, BRUNO)

    def work(tx: Transaction) -> None:
        for n, other in enumerate(opponents):
            for person in people:
                tx.results.add(result_of(tables[n][person], (person, other)))
        for person in people:
            settled = SETTLED_AFTER if person % 2 else SETTLED_AFTER - 1
            for games in range(1, settled + 1):
                tx.results.save_rating(
                    Rating(person, "pebbles", Rated(20.0 + person, 2.0, games, games))
                )

    tables = [
        {person: await added(any_store, full_table(f"{n}{person:03}")) for person in people}
        for n, _ in enumerate(opponents)
    ]
    await any_store.transact(work)
    page = await any_store.read(lambda r: r.results.ratings_in(CLUB, "pebbles", 4, 4))
    odd, even = list(reversed(people[::2])), list(reversed(people[1::2]))
    assert [one.rating.player for one in page] == [*odd[4:], *even[:2]], "guesses come last"
    place, one = await any_store.read(lambda r: r.results.rank_in(CLUB, "pebbles", even[5])) or (
        0,
        None,
    )
    assert (place, one and one.rating.player) == (len(odd) + 6, even[5])


async def outlines(store: Store, page: list[TableId]) -> list[Outline]:
    """What is shown of these tables."""
    return await store.read(lambda r: r.tables.outlines(page))


async def test_a_damaged_table_hides_no_other_and_is_called_by_its_code(
    any_store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    broken, other = [await added(any_store, one) for one in (full_table("AAAA"), lobby("BBBB"))]
    spoil = "UPDATE game_table SET document = :damaged WHERE id = :table"
    values = {"damaged": b'{"id"', "table": broken.id}
    await any_store.database.write(lambda c: change(c, spoil, values))
    with pytest.raises(UnreadableTable, match="AAAA"):
        await any_store.read(lambda r: r.tables.by_id(broken.id))
    listed = await any_store.read(lambda r: r.tables.outlines([broken.id, other.id]))
    assert [one.code for one in listed] == ["BBBB"]
    assert "table AAAA cannot be read" in caplog.text
    assert b'"code": "AAAA"' in await PersonalData(any_store.database).disclose(ANNA, NOON)


async def test_a_damaged_profile_is_one_of_somebody_new_and_can_be_forgotten(
    any_store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    known = PlayerProfile(ANNA, "Anna", "it", seen_on=NOON, leaderboard="hidden")
    await any_store.transact(lambda tx: tx.people.save_profile(known))
    spoil = "UPDATE player SET document = :damaged"
    await any_store.database.write(lambda c: change(c, spoil, {"damaged": b'{"id"'}))
    found = await any_store.read(lambda r: r.people.profile(ANNA))
    assert found == PlayerProfile(ANNA, NAMELESS, seen_on=NOON, leaderboard="hidden")
    assert str(ANNA) not in caplog.text
    memory = PersonalData(any_store.database)
    assert b'"leaderboard": "hidden"' in await memory.disclose(ANNA, NOON)
    await memory.mark(ANNA, NOON)
    assert await memory.finish(ANNA)


PLANS: dict[str, tuple[str, dict[str, Any], str]] = {
    "at": (
        OUTLINES_AT,
        {"place": PIAZZA, "player": ANNA, "most": 25},
        "ix_game_table_place_id_status",
    ),
    "in": (
        LISTED_IN,
        {"guild": CLUB, "player": ANNA, "most": 25},
        "ix_game_table_guild_id_status",
    ),
    "of": (LISTED_OF, {"player": ANNA}, "ix_member_player_id_table_id"),
    "results": (
        RESULTS_OF,
        {"player": ANNA, "skip": 0, "most": 25},
        "ix_result_seat_vanished_table_id",
    ),
    "ongoing": (OUTLINES_OF, {"player": ANNA, "most": 25}, "ix_member_player_id_table_id"),
}


@pytest.mark.parametrize("name", PLANS)
async def test_lists_go_by_an_index_and_look_through_no_whole_table(
    store: Store, name: str
) -> None:
    statement, values, index = PLANS[name]
    values = values | {"statuses": [status.value for status in LIVING]}

    asked = f"EXPLAIN QUERY PLAN {statement}"
    rows = await store.database.read(lambda c: rows_of(c, asked, values))
    plan = [row.detail for row in rows]
    assert any(index in line for line in plan), plan
    tables_read = [line for line in plan if line.startswith("SCAN ") and "json_each" not in line]
    assert not [line for line in tables_read if "USING" not in line], plan
