"""Lists read what they show: of the other tables no more than it takes to choose, whole or past."""

from typing import Any

import pytest
from sqlalchemy import Connection

from storage import codec
from storage import statements as sql
from storage.statements import AnySelect
from storage.store import SqlStore
from tables.model import Outline, Status, TableId
from tests.storage.laws import added
from tests.storage.sample_rows import ANNA, BRUNO, CLUB, NOON, PIAZZA, lobby

LIVING = (Status.LOBBY, Status.PLAYING)
MANY = 30


@pytest.fixture
async def full_store(any_store: SqlStore) -> SqlStore:
    for n in range(MANY):
        await added(any_store, lobby(f"A{n:03}", updated_at=NOON + n))
    await added(any_store, lobby("OVER", status=Status.FINISHED))
    return any_store


async def test_of_a_server_only_the_tables_on_the_page_are_read(
    full_store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []
    honest = codec.outlines_from

    def noting(rows: Any, seats: Any, invitations: Any) -> Any:
        read.extend(map(len, (rows, seats, invitations)))
        return honest(rows, seats, invitations)

    monkeypatch.setattr(codec, "outlines_from", noting)
    for listed in (
        await full_store.read(lambda r: r.listed_in(CLUB, BRUNO, LIVING)),
        await full_store.read(lambda r: r.listed_of(BRUNO, LIVING)),
    ):
        assert len(listed) == MANY
        assert not read
        page = [one.table for one in listed[10:20]]
        assert [table.id for table in await outlines(full_store, page)] == page
        assert read == [10, 10, 10]
        read.clear()


async def outlines(store: SqlStore, page: list[TableId]) -> list[Outline]:
    """What is shown of these tables."""
    return await store.read(lambda r: r.outlines(page))


PLANS: dict[str, tuple[AnySelect, dict[str, Any], str]] = {
    "at": (sql.OUTLINES_AT, {"place": PIAZZA, "most": 25}, "ix_game_table_place_id_status"),
    "in": (sql.LISTED_IN, {"guild": CLUB, "player": ANNA}, "ix_game_table_guild_id_status"),
    "of": (sql.LISTED_OF, {"player": ANNA}, "ix_seat_player_id_table_id"),
    "ongoing": (sql.OUTLINES_OF, {"player": ANNA, "most": 25}, "ix_seat_player_id_table_id"),
}


@pytest.mark.parametrize("name", PLANS)
async def test_lists_go_by_an_index_and_look_through_no_whole_table(
    store: SqlStore, name: str
) -> None:
    statement, values, index = PLANS[name]
    values = values | {"statuses": [status.value for status in LIVING]}

    def work(connection: Connection) -> list[str]:
        asked = statement.compile(connection).construct_expanded_state(values)
        plan = connection.exec_driver_sql(
            f"EXPLAIN QUERY PLAN {asked.statement}", asked.positional_parameters
        )
        return [row.detail for row in plan]

    plan = await store.database.read(work)
    assert any(index in line for line in plan), plan
    assert not [line for line in plan if line.startswith("SCAN ") and "USING" not in line], plan
