"""Erasure removes a person from every column in which one can stand."""

import asyncio
import re
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    LargeBinary,
    String,
    insert,
    update,
)

from core.game import Seat
from core.texts import Guest, Player, text
from model.message import Key, Message, Ring, Subject, Wish
from model.table import (
    FORMER_PLAYER,
    HOUSE,
    Ban,
    Former,
    GuildId,
    NoticeRecord,
    PlayerId,
    PlayerProfile,
    TableCode,
    TableId,
)
from model.thinking_ahead import TriedLine
from storage.backup import back_up
from storage.database.process_lock import alone_on
from storage.database.sqlite import WRITER_PRAGMAS, SqliteEngine
from storage.forget import main
from storage.privacy.erasure import PersonalData
from storage.rows.personal_data import holds_ids, places, table_column, veil_of
from storage.rows.schema import (
    SEATED,
    block,
    game_table,
    member,
    metadata,
    notice,
    player,
)
from storage.store import Store
from storage.transaction.transaction import Transaction
from tests.part_caller import calling
from tests.storage.laws import added
from tests.storage.new_stores import make_store, sqlite_url
from tests.storage.person_traces import cells, traces_in, traces_left
from tests.storage.sample_rows import (
    ANNA,
    BRUNO,
    CARLA,
    CLUB,
    NEWS,
    NOON,
    PIAZZA,
    changed,
    direct,
    full_table,
    lobby,
    move,
    planned,
)

NAME = 'Zoë "Ünique" Ωmega'
traces = partial(traces_in, person=ANNA, name=NAME)
ONE_CUP = ("cup", "cup_entry")
"""Tables with rows of one cup: what a former player did in it stays together."""

THE_CUP = 7
"""The number in the first column of a row that is made up, and so the id of the cup."""

OF_PEOPLE = re.compile(r"player|actor|person|owner|host_id|by_id|to_id|stands_for|former|blocked")


def test_a_column_called_after_people_holds_people() -> None:
    named = {
        f"{table.name}.{column.name}"
        for table in metadata.sorted_tables
        for column in table.c
        if OF_PEOPLE.search(column.name) and not column.info
    }
    assert named == set()


def test_what_is_done_with_a_column_can_be_done() -> None:
    for column in places():
        where = f"{column.table.name}.{column.name}"
        is_number = isinstance(column.type, BigInteger)
        assert is_number == ("person" in column.info), where
        if column.info == SEATED:
            assert not _is_unique(column), f"{where}: two may be forgotten"
            alone = table_column(column.table) is not None or column.table.name in ONE_CUP
            assert alone, f"{where}: nobody links what they did elsewhere"


def _is_unique(column: Column[Any]) -> bool:
    keys = [set(column.table.primary_key.columns.keys())]
    keys += [set(index.columns.keys()) for index in column.table.indexes if index.unique]
    return any(column.name in key for key in keys)


def test_whatever_is_about_a_person_is_told_them_or_it_is_said_why_not() -> None:
    told = {column.table for column in places() if holds_ids(column)}
    assert {column for column in places() if column.table not in told} == {
        game_table.c.document,  # told in part, with what stands in rows of theirs
        notice.c.said,  # told, where they are meant
    }


# --- forgetting ----------------------------------------------------------------------------------


def cell_of(column: Column[Any], person: PlayerId, table: TableId, n: int) -> Any:
    """Something for a column; wherever a person can stand, they do."""
    if "person" in column.info:
        return person
    if column.name == "cup_id":
        return THE_CUP
    if column.foreign_keys or table_column(column.table) is column:
        return table
    if "json" in column.info:
        told = {"agreed": [person], "guest": Guest(person), "ping": [person]}
        cell = msgspec.json.encode({str(person): told, "other": person + 1})
        return cell if isinstance(column.type, LargeBinary) else cell.decode()
    if column.nullable:
        return None
    if isinstance(column.type, String):
        return f"word {n}"
    if isinstance(column.type, Boolean):
        return False
    return b"{}" if isinstance(column.type, LargeBinary) else n


def furnish(connection: Connection, person: PlayerId, table: TableId) -> None:
    """A row in every table that can have one more, with this person in each of its columns."""
    for place in metadata.sorted_tables:
        if place in (game_table, member, player):
            continue
        cells = {c.name: cell_of(c, person, table, n) for n, c in enumerate(place.c, THE_CUP)}
        connection.execute(insert(place).values(cells))


def read_beside(file: Path) -> list[bytes]:
    """A database and what SQLite lays beside it, as bytes."""
    return [path.read_bytes() for path in file.parent.glob(f"{file.name}*")]


async def forget(store: Store, person: PlayerId) -> bool:
    """All steps but those for which the rules of games are needed."""
    memory = PersonalData(store.database)
    await memory.mark(person, NOON)
    for table in await memory.tables_of(person):
        await memory.forget_at(table, person)
    await memory.forget_elsewhere(person)
    return await memory.finish(person)


async def known_everywhere(store: Store) -> TableId:
    """Anna in every column in which anybody can stand; the table."""
    table = await added(store, full_table())
    await store.transact(
        lambda tx: tx.people.save_profile(PlayerProfile(ANNA, NAME, "it", zone="Rome"))
    )
    await store.database.write(lambda c: furnish(c, ANNA, table.id))
    return table.id


async def test_whoever_is_forgotten_stands_in_no_cell(any_store: Store) -> None:
    table = await known_everywhere(any_store)
    before = await any_store.database.read(cells)
    assert set().union(*(traces(c) for _, c in before)) >= {"id", "name in JSON"}
    assert await PersonalData(any_store.database).tables_of(ANNA) == [table]
    assert await forget(any_store, ANNA)
    assert await traces_left(any_store, ANNA, NAME) == []
    assert await PersonalData(any_store.database).marked() == []


async def test_nor_in_the_file_its_log_or_a_copy_made_afterwards(tmp_path: Path) -> None:
    file = tmp_path / "tavolo.sqlite3"
    async with make_store(tmp_path) as store:
        await known_everywhere(store)
        earlier = back_up(file, "test", NOON)
        assert await forget(store, ANNA)
        beside = read_beside(file)
        copy = back_up(file, "test", NOON + 1)
    assert "id in eight bytes" in traces(earlier.read_bytes())
    assert [traces(words) for words in (*beside, copy.read_bytes())] == [set()] * (len(beside) + 1)
    assert len(beside) >= 2, "the file and its log"


@pytest.mark.parametrize("missing", ["secure_delete", "empty_the_log"])
async def test_without_overwriting_they_could_be_read_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    file = tmp_path / "tavolo.sqlite3"
    if missing == "empty_the_log":
        monkeypatch.setattr(SqliteEngine, missing, _nothing)
    else:
        pragmas = ((*WRITER_PRAGMAS, "secure_delete=OFF"),)
        monkeypatch.setattr(SqliteEngine.__init__, "__defaults__", pragmas)
    async with make_store(tmp_path) as store:
        await known_everywhere(store)
        assert await forget(store, ANNA)
        beside = read_beside(file)
    assert set().union(*map(traces, beside)) != set()


async def _nothing(_engine: object) -> None:
    """The log is left as it is."""


async def test_nobody_else_is_forgotten(any_store: Store) -> None:
    table = await added(any_store, changed(full_table(), invited=()))
    longer = PlayerId(ANNA * 10 + 1)
    await any_store.transact(lambda tx: tx.people.save_profile(PlayerProfile(longer, "Anna")))
    await any_store.database.write(lambda c: furnish(c, BRUNO, table.id))
    stranger = PlayerId(7_000_000_000_000_000)
    await any_store.database.write(lambda c: veil_of(c, stranger))  # draws the key
    before = await any_store.database.read(lambda c: sorted(cells(c)))
    assert await forget(any_store, stranger)
    assert await forget(any_store, PlayerId(BRUNO // 10)), "the beginning of a number is another's"
    assert await any_store.database.read(lambda c: sorted(cells(c))) == before


async def test_a_seat_is_that_of_a_former_player(store: Store) -> None:
    table = await added(store, full_table())
    await store.transact(lambda tx: tx.people.save_profile(PlayerProfile(ANNA, NAME)))
    assert await forget(store, ANNA)
    after = await store.read(lambda r: r.tables.by_code(TableCode(table.code)))
    assert after is not None
    assert after.seats[0].occupant == Former()
    assert [s.occupant for s in after.seats[1:]] == [s.occupant for s in table.seats[1:]]
    assert (after.pause and after.pause.by) == FORMER_PLAYER


async def test_nobody_is_called_in_the_place_of_whom_a_post_was_to_call(any_store: Store) -> None:
    table = await added(any_store, lobby(invited=(), seats=(), host=BRUNO))
    about, wish = Subject("table", table.id), Wish(rings=(Ring(ANNA), Ring(BRUNO, Seat(0), 3)))
    await any_store.transact(calling("messages.want", Key(about, PIAZZA), NOON, wish))
    assert await forget(any_store, ANNA)
    (message,) = await any_store.read(lambda r: r.messages.about(about))
    assert message.rings == (Ring(BRUNO, Seat(0), 3, wish=1),)


async def test_a_direct_message_on_its_way_is_waited_for(store: Store) -> None:
    """It is known where it stands before it is forgotten, so that it can be deleted."""
    table, memory = await added(store, lobby()), PersonalData(store.database)
    await store.transact(calling("messages.want", direct(table), NOON, NEWS))
    await store.transact(calling("messages.want", direct(table, CARLA), NOON, NEWS))
    first, *_ = await store.transact(lambda tx: tx.messages.claim(NOON, NOON + 10, 9))
    assert await memory.messages_to(ANNA, NOON + 9) is None

    def arrived(stored: Message) -> Message:
        return stored.arrived(5, 1, NOON, as_sent=True, channel=PIAZZA)

    claimed, lease = first.message, NOON + 10
    await store.transact(lambda tx: tx.messages.change(claimed, lease, arrived))
    stands = await memory.messages_to(ANNA, NOON + 9)
    assert stands is not None
    assert [(one.channel, one.message) for one in stands] == [(PIAZZA, 5)]
    await memory.drop_message(stands[0])
    assert await memory.messages_to(ANNA, NOON + 9) == []
    assert await memory.messages_to(CARLA, NOON + 10) != [], "of somebody else nothing is lost"


async def test_of_whose_seat_is_forgotten_no_message_is_left(any_store: Store) -> None:
    table = await added(any_store, full_table())
    today = Key(Subject("day", 20_000), person=ANNA)
    for key in (direct(table), direct(table, CARLA), today):
        await any_store.transact(calling("messages.want", key, NOON, NEWS))
    assert await forget(any_store, ANNA)
    kept = [await any_store.read(calling("messages.one", k)) for k in (direct(table), today)]
    assert kept == [None, None]
    assert await any_store.read(calling("messages.one", direct(table, CARLA))) is not None


async def test_a_mark_stays_whatever_is_remembered_meanwhile(store: Store) -> None:
    memory, profile = PersonalData(store.database), PlayerProfile(ANNA, NAME, digest_due=NOON)
    await store.transact(lambda tx: tx.people.save_profile(profile))
    await memory.mark(ANNA, NOON)
    await memory.mark(ANNA, NOON + 5)
    await store.transact(lambda tx: tx.people.save_profile(changed(profile, locale="fr")))
    assert await memory.marked() == [(ANNA, NOON)]
    assert await store.read(lambda r: (r.people.next_digest_at(), r.people.due_digests(NOON))) == (
        None,
        [],
    )


async def test_the_owner_has_somebody_forgotten_who_has_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [str(ANNA), "--database", sqlite_url(tmp_path)]
    assert await asyncio.to_thread(main, command) == 2, "there is no such database yet"
    async with make_store(tmp_path) as store:
        await known_everywhere(store)
        async with alone_on(sqlite_url(tmp_path)):
            assert await asyncio.to_thread(main, command) == 2
        assert "stop it first" in capsys.readouterr().err
        assert await PersonalData(store.database).marked() == []
    assert await asyncio.to_thread(main, command) == 0
    assert "when it is started" in capsys.readouterr().out
    async with make_store(tmp_path) as store:
        ((person, _),) = await PersonalData(store.database).marked()
        assert person == ANNA
        assert await forget(store, person)


async def test_a_ban_outlasts_being_forgotten_and_can_be_lifted_before_they_are_back(
    any_store: Store,
) -> None:
    servers = [HOUSE, CLUB]
    for server in servers:
        await any_store.transact(partial(_ban, server=server))
    assert await forget(any_store, ANNA)
    assert await traces_left(any_store, ANNA, NAME) == []
    for server in servers:
        assert await any_store.read(calling("blocks.banned_in", server)) == []
        assert await any_store.read(calling("blocks.count_banned", server)) == 1
    await any_store.transact(partial(_ban, server=CLUB))
    assert await any_store.read(lambda r: r.blocks.count_banned(CLUB)) == 1, (
        "the same ban, by name again"
    )
    await any_store.transact(lambda tx: tx.people.recognise(ANNA))
    for server in servers:
        known = await any_store.read(calling("blocks.banned_in", server))
        assert known == [Ban(ANNA, NOON)]
        assert await any_store.read(calling("blocks.is_banned", ANNA, [server]))
        assert not await any_store.read(calling("blocks.is_banned", BRUNO, [server]))
    assert await forget(any_store, ANNA)
    assert await any_store.transact(lambda tx: tx.blocks.delete_ban(CLUB, ANNA))
    assert not await any_store.transact(lambda tx: tx.blocks.delete_ban(CLUB, ANNA))
    await any_store.transact(lambda tx: tx.people.recognise(ANNA))
    assert not await any_store.read(lambda r: r.blocks.is_banned(ANNA, [CLUB]))
    assert await any_store.read(lambda r: r.blocks.is_banned(ANNA, [CLUB, HOUSE]))


def _ban(tx: Transaction, server: GuildId) -> None:
    tx.blocks.save_ban(server, ANNA, NOON)


# --- telling -------------------------------------------------------------------------------------


async def told(store: Store, person: PlayerId = ANNA) -> dict[str, Any]:
    raw = await PersonalData(store.database).disclose(person, NOON)
    answer = msgspec.json.decode(raw)
    assert (answer["format"], answer["version"], answer["made_at"]) == ("tavolo-person", 1, NOON)
    assert answer["person"] == str(person)
    kept: dict[str, Any] = answer["kept"]
    return kept


async def test_all_that_is_to_be_told_is_told_and_nothing_else(any_store: Store) -> None:
    await known_everywhere(any_store)
    kept = await told(any_store)
    for column in places():
        where = f"{column.table.name}.{column.name}"
        if holds_ids(column) and column.table.name != "message":  # told without whose they are
            assert any(column.name in row for row in kept.get(column.table.name, [])), where
    for hidden in ("seed", "state", "state_hash", "payload", "secret", "request_id", "version"):
        assert all(hidden not in row for rows in kept.values() for row in rows), hidden
    (profile,) = kept["player"]
    assert (profile["id"], profile["name"], profile["zone"]) == (str(ANNA), NAME, "Rome")
    (table,) = kept["game_table"]
    assert {row["table"] for row in kept["member"]} == {table["code"]}
    assert table["seats"][0]["occupant"] == {"type": "human", "player": str(ANNA)}
    assert table["host"] == str(CARLA)


async def test_of_a_seat_of_somebody_else_it_is_told_only_that_one_had_it(store: Store) -> None:
    await added(store, full_table())
    ((former, own),) = [table["seats"] for table in (await told(store, BRUNO))["game_table"]]
    assert former == {"seat": 0, "former": [str(BRUNO)]}
    assert own["occupant"]["stands_for"] == str(BRUNO)


async def test_what_others_chose_and_did_in_secret_is_not_told(store: Store) -> None:
    table = await added(store, full_table())
    await store.transact(lambda tx: tx.blocks.save_block(BRUNO, ANNA, NOON))
    await store.transact(lambda tx: tx.log.append_move(table.id, move(1, actor=BRUNO)))
    await store.transact(lambda tx: tx.log.append_move(table.id, move(2, actor=ANNA)))
    back = move(3, actor=ANNA, notation="undo 2")
    await store.transact(lambda tx: tx.log.append_move(table.id, back))
    kept = await told(store)
    assert "block" not in kept
    assert [line["notation"] for line in kept["move"]] == ["move-2", "undo"]
    assert (await told(store, BRUNO))["block"] == [
        {"by_id": str(BRUNO), "blocked_id": str(ANNA), "created_at": NOON}
    ]
    words = msgspec.json.encode(kept)
    assert table.seed is not None
    assert table.seed.hex().encode() not in words
    assert b"secret" not in words


async def test_what_is_planned_or_tried_is_told_its_owner_alone(store: Store) -> None:
    table = await added(store, full_table())
    line = TriedLine(Seat(0), 7, "fingerprint", b"\0seed", msgspec.Raw(b'["claim 12"]'))
    await store.transact(lambda tx: tx.private.save_planned(table.id, ANNA, planned()))
    await store.transact(lambda tx: tx.private.save_tried(table.id, ANNA, line))
    kept = await told(store)
    plan, tried = kept["private_document"]
    assert [turn["moves"] for turn in plan["turns"]] == [["claim 12"]]
    whose = {"table": table.code, "player_id": str(ANNA)}
    assert tried == {**whose, "kind": "tried", "seat": 0, "line": ["claim 12"]}
    assert "private_document" not in await told(store, BRUNO)
    assert await forget(store, ANNA)
    assert await store.read(lambda r: r.private.planned_at(table.id)) == {}
    assert await store.read(lambda r: r.private.tried(table.id, ANNA)) is None


async def test_whoever_is_meant_is_told_what_all_were_told_of_them(any_store: Store) -> None:
    table = await added(any_store, full_table())
    for version, said in ((9, text("away", who=Guest(BRUNO))), (8, text("on", who=here(BRUNO)))):
        line = NoticeRecord(version, 3, NOON + version, (said,))
        await any_store.transact(calling("log.append_notices", table.id, [line]))
    guest = {"type": "guest", "player": str(BRUNO)}
    seated = {"type": "player", "seat": 1, "name": guest}
    assert (await told(any_store, BRUNO))["notice"] == [
        {"table": table.code, "at": NOON + n, "said": [{"type": "text", **said}]}
        for n, said in (
            (8, {"key": "on", "values": {"who": seated}}),
            (9, {"key": "away", "values": {"who": guest}}),
        )
    ]
    assert "notice" not in await told(any_store)
    assert await forget(any_store, BRUNO)
    left = await any_store.read(lambda r: r.log.notices(table.id))
    former = text("former-player")
    assert [said for line in left for said in line.said] == [
        text("on", who=Player(1, former)),
        text("away", who=former),
    ]


def here(person: PlayerId) -> Player:
    return Player(1, Guest(person))


async def test_a_file_shows_no_number_that_stands_for_somebody_forgotten(
    store: Store,
) -> None:
    await store.transact(lambda tx: tx.blocks.save_block(BRUNO, ANNA, NOON))

    def veil(connection: Connection) -> None:
        connection.execute(update(block).values(blocked_id=veil_of(connection, ANNA)))

    await store.database.write(veil)
    assert (await told(store, BRUNO))["block"] == [
        {"by_id": str(BRUNO), "blocked_id": FORMER_PLAYER, "created_at": NOON}
    ]


async def test_nothing_is_told_of_whom_nothing_is_known(store: Store) -> None:
    await known_everywhere(store)
    assert await told(store, PlayerId(7)) == {}
