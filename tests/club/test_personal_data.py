"""What cups keep of a person: it is exported, forgotten and taken out of posts."""

import pytest

from storage.privacy.erasure import SqlMemory
from storage.privacy.expiry import clear_away
from tables.model.retention import LOBBIES_KEPT
from tests.club.running_club import PLAYERS, Club


async def test_data_can_be_exported_while_a_letter_about_a_cup_waits(club: Club) -> None:
    code = await club.open(*PLAYERS[:3])
    await club.call_off(code)
    told = await SqlMemory(club.house.store.database).disclose(PLAYERS[1].id, 0)
    assert b'"outbox"' in told
    assert b'"table"' not in told


async def test_whoever_waits_for_a_letter_about_a_cup_can_be_forgotten(club: Club) -> None:
    code = await club.open(*PLAYERS[:3])
    await club.call_off(code)
    memory = SqlMemory(club.house.store.database)
    for table in await memory.tables_of(PLAYERS[1].id):
        await club.house.service.removals.leave_for_good(table, PLAYERS[1].id)
        await memory.forget_at(table, PLAYERS[1].id, club.house.clock.now())
    assert PLAYERS[1].id not in [to for _, to in await club.told()]


@pytest.mark.parametrize("over", [False, True], ids=["that goes on", "that is over"])
async def test_the_post_of_a_cup_somebody_had_left_is_outdated_once_they_are_forgotten(
    club: Club, over: bool
) -> None:
    code = await club.begin(*PLAYERS[:4])
    await club.leave(code, PLAYERS[3])
    if over:
        await club.call_off(code)
    await club.posted(code)
    assert await club.service.posts.outdated() == []
    await SqlMemory(club.house.store.database).forget_elsewhere(PLAYERS[3].id)
    await club.service.advance()
    facts = (await club.service.queries.cup(code)).facts
    assert await club.service.posts.outdated() == [facts.id]
    assert PLAYERS[3].id not in [entrant.player for entrant in facts.entrants]


async def test_a_cup_that_never_took_place_is_deleted_after_a_while(club: Club) -> None:
    never, played = await club.open(*PLAYERS[:3]), await club.begin(*PLAYERS[:3])
    for code in (never, played):
        await club.call_off(code)
    database, now = club.house.store.database, club.house.clock.now()
    await clear_away(database, now + LOBBIES_KEPT)
    assert len(await club.listed(PLAYERS[1])) == 2
    await clear_away(database, now + LOBBIES_KEPT + 1)
    assert [cup.code for cup in await club.listed(PLAYERS[1])] == [played]
