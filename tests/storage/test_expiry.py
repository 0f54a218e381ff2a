"""Expired data is deleted, and nothing else; the test moves the clock."""

from typing import Any

from sqlalchemy import func, select

from core.game import Seat
from model.message import Key, Subject, SubjectKind
from model.retention import DAY, LETTERS_KEPT, LOBBIES_KEPT, UNSEEN_FOR
from model.table import (
    HOUR,
    Human,
    PlaceId,
    PlayerId,
    PlayerProfile,
    RequestId,
    Status,
    TableSeat,
)
from storage.privacy.erasure import PersonalData
from storage.privacy.expiry import AT_ONCE
from storage.rows.schema import approach, event, message, metadata, receipt
from storage.store import Store
from tables.people.bans import approaches_of
from tests.part_caller import calling
from tests.storage.laws import added, found
from tests.storage.sample_rows import (
    ANNA,
    BRUNO,
    NOON,
    changed,
    direct,
    full_table,
    lobby,
    timer,
)
from tests.storage.sample_rows import event as told

CANCELLED = {"status": Status.CANCELLED, "updated_at": NOON}


async def count(store: Store, table: Any) -> int:
    counted = select(func.count()).select_from(table)
    return await store.database.read(lambda c: int(c.execute(counted).scalar_one()))


async def test_a_lobby_that_was_called_off_goes_with_all_that_belongs_to_it(
    any_store: Store,
) -> None:
    store = any_store
    gone = await added(store, lobby("G0NE", **CANCELLED))
    await store.transact(lambda tx: tx.log.append_events(gone.id, [told(0, 0)]))
    await store.transact(lambda tx: tx.log.keep_receipt(RequestId(1), gone.id, NOON))
    await store.transact(lambda tx: tx.timers.replace(gone.id, [timer(gone.id)]))
    await store.transact(lambda tx: tx.people.follow(gone.id, ANNA, NOON))
    kinds: tuple[SubjectKind, ...] = ("table", "cup")
    about, at = [Subject(kind, gone.id) for kind in kinds], PlaceId(7)
    for subject in about:
        await store.transact(calling("messages.want", Key(subject, at), NOON))
    begun = await added(store, changed(full_table("BEGN"), **CANCELLED))
    over = await added(store, changed(full_table("0VER"), updated_at=NOON))
    waits = await added(store, lobby("WA1T", updated_at=NOON))
    await store.clear_away(NOON + LOBBIES_KEPT)
    assert await found(store, "G0NE") == gone, "to the day"
    await store.clear_away(NOON + LOBBIES_KEPT + 1)
    assert await found(store, "G0NE") is None
    for kept in (begun, over, waits):
        assert await found(store, kept.code) == kept
    assert await count(store, event) == await count(store, receipt) == 0
    left = await store.read(lambda r: [bool(r.messages.about(subject)) for subject in about])
    assert left == [False, True], "a cup has numbers of its own"


async def test_many_of_them_go_in_one_night(store: Store) -> None:
    for n in range(AT_ONCE + 3):
        await added(store, lobby(f"L{n:03d}", **CANCELLED))
    await store.clear_away(NOON + LOBBIES_KEPT + 1)
    left = {t.name: await count(store, t) for t in metadata.sorted_tables if t.name != "meta"}
    assert {name: rows for name, rows in left.items() if rows} == {}


async def test_small_things_go_in_time(any_store: Store) -> None:
    store = any_store
    over = await added(store, changed(full_table("0VER"), updated_at=NOON))
    playing = await added(store, changed(lobby("PLAY"), status=Status.PLAYING, updated_at=NOON))
    for table in (over, playing):
        for key in (direct(table), Key(Subject("table", table.id), PlaceId(1))):
            await store.transact(calling("messages.adopt", key, NOON, 2))
    today = Key(Subject("day", NOON // HOUR), person=ANNA)
    await store.transact(calling("messages.adopt", today, NOON, 3))
    notes = approaches_of(ANNA, over.id, [BRUNO], NOON, opens=True)
    await store.transact(lambda tx: tx.blocks.note_approaches(notes))
    await store.transact(lambda tx: tx.log.keep_receipt(RequestId(5), over.id, NOON))
    await store.clear_away(NOON + DAY)
    assert (await count(store, approach), await count(store, message)) == (2, 5)
    await store.clear_away(NOON + DAY + 1)
    assert await count(store, approach) == 0
    await store.clear_away(NOON + LETTERS_KEPT)
    assert (await count(store, message), await count(store, receipt)) == (5, 1)
    await store.clear_away(NOON + LETTERS_KEPT + DAY)
    assert (await count(store, message), await count(store, receipt)) == (3, 0)
    kept = (direct(over), direct(playing), today)
    found_now = [await store.read(calling("messages.one", key)) is not None for key in kept]
    assert found_now == [False, True, False], "what stands in channels stays"


def unseen(player: PlayerId, seen_on: int = NOON) -> PlayerProfile:
    return PlayerProfile(player, "Somebody", seen_on=seen_on)


async def test_who_has_no_part_in_anything_is_forgotten_in_the_end(any_store: Store) -> None:
    store = any_store
    sits, sat, invited, follows, blocked, blocks = map(PlayerId, range(4711, 4717))
    seats = (TableSeat(Seat(0), Human(sits), NOON, former=(sat,)),)
    table = await added(store, lobby("K7QD", seats=seats, invited=(invited,), host=sits))
    await store.transact(lambda tx: tx.people.follow(table.id, follows, NOON))
    await store.transact(lambda tx: tx.blocks.save_block(blocks, blocked, NOON))
    for person in (sits, sat, invited, follows, blocked, blocks):
        await store.transact(calling("people.save_profile", unseen(person)))
    memory = PersonalData(store.database)
    await store.clear_away(NOON + UNSEEN_FOR)
    assert await memory.marked() == []
    await store.clear_away(NOON + UNSEEN_FOR + 1)
    later = NOON + UNSEEN_FOR + 1
    assert await memory.marked() == [(blocked, later), (blocks, later)]
    assert await found(store, "K7QD") == table


async def test_those_who_stay_keep_nobody_from_being_forgotten(store: Store) -> None:
    sat = tuple(PlayerId(number) for number in range(1, AT_ONCE + 2))
    seats = (TableSeat(Seat(0), Human(ANNA), NOON, former=sat),)
    await added(store, lobby("K7QD", seats=seats))
    for person in sat:
        await store.transact(calling("people.save_profile", unseen(person)))
    await store.transact(lambda tx: tx.people.save_profile(unseen(PlayerId(4711), NOON + DAY)))
    later = NOON + UNSEEN_FOR + 2 * DAY
    await store.clear_away(later)
    assert await PersonalData(store.database).marked() == [(4711, later)]


async def test_whose_last_day_is_not_known_is_seen_today(store: Store) -> None:
    await store.transact(lambda tx: tx.people.save_profile(unseen(ANNA, 0)))
    later = NOON + 5 * UNSEEN_FOR
    await store.clear_away(later)
    profile = await store.read(lambda r: r.people.profile(ANNA))
    assert profile is not None
    assert (profile.seen_on, profile.forgetting) == (later // DAY * DAY, None)
