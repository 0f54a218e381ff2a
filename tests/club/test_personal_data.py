"""What cups keep of a person: it is exported, forgotten and taken out of posts."""

from storage.privacy.erasure import SqlMemory
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
