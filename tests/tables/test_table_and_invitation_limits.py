"""Limits on opening tables and inviting people; refusals do not reveal blocks."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from core.errors import PlayerError
from core.game import Seat
from model.commands import Cancel, Free, Invite, Join, Leave, Person, Remove, Resign
from model.table import HOUR, InvitationWish, PlayerId, PlayerProfile, Status, TableCode
from tables.people.bans import (
    MOST_INVITATIONS,
    MOST_INVITED,
    MOST_LOBBIES,
    MOST_OPENINGS,
    MOST_TABLES_AT_ONCE,
)
from tests.tables.running_service import House, make_house
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, DINO, PIAZZA, changed


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with make_house(tmp_path) as house:
        await house.remember(ANNA, BRUNO, CARLA, DINO)
        yield house


async def refusal(house: House, by: Person, *guests: Person) -> str | None:
    """Why a table is not opened; None where it is, and is called off again."""
    try:
        code = await house.open(by, *guests, size=4)
    except PlayerError as fault:
        return fault.refusal.code
    await house.order(code, Cancel(by))
    return None


async def wishes(house: House, who: Person, wish: InvitationWish) -> None:
    profile = await house.service.queries.profile(who.id)
    assert profile is not None
    await house.service.remember(changed(profile, invitations=wish))


async def test_a_person_keeps_so_many_tables_waiting_and_no_more(house: House) -> None:
    codes = [await house.open(ANNA, size=3) for _ in range(MOST_LOBBIES)]
    assert await refusal(house, ANNA) == "table-refusal-too-many-lobbies"
    await house.order(codes[0], Cancel(ANNA))
    assert await refusal(house, ANNA) is None


async def test_a_game_one_has_left_counts_no_more_among_one_s_tables(house: House) -> None:
    hosts = [Person(PlayerId(900 + n), f"Host {n}") for n in range(MOST_TABLES_AT_ONCE)]
    codes = [await house.begin(host, ANNA, BRUNO) for host in hosts]
    assert await refusal(house, ANNA) == "table-refusal-too-many"
    await house.order(codes[0], Resign(ANNA))
    assert (await house.table(codes[0])).status is Status.PLAYING
    assert await refusal(house, ANNA) is None


async def test_who_sits_at_so_many_tables_may_still_press_something_at_one_of_them(
    house: House,
) -> None:
    hosts = [Person(PlayerId(900 + n), f"Host {n}") for n in range(MOST_TABLES_AT_ONCE)]
    codes = [await house.begin(host, ANNA, BRUNO) for host in hosts]
    with pytest.raises(PlayerError) as pressed:
        await house.order(codes[0], Join(ANNA, bytes(32)))
    assert pressed.value.refusal.code == "table-refusal-already-seated"


async def test_a_person_opens_so_many_tables_an_hour(house: House) -> None:
    for _ in range(MOST_OPENINGS):
        assert await refusal(house, ANNA) is None
    assert await refusal(house, ANNA) == "table-refusal-too-hasty"
    assert await refusal(house, BRUNO) is None
    house.clock.pass_by(HOUR)
    assert await refusal(house, ANNA) is None


async def test_open_invitations_never_count_against_the_invited(house: House) -> None:
    hosts = [Person(PlayerId(900 + n), f"Host {n}") for n in range(30)]
    for host in hosts:
        await house.open(host, BRUNO)
    assert await refusal(house, BRUNO) is None


async def test_a_person_is_invited_so_often_a_day_by_another_unless_they_accept(
    house: House,
) -> None:
    for _ in range(MOST_INVITATIONS):
        assert await refusal(house, ANNA, BRUNO) is None
    assert await refusal(house, ANNA, BRUNO) == "table-refusal-invited-often"
    assert await refusal(house, ANNA, CARLA) is None
    code = await house.open(ANNA, size=3)
    with pytest.raises(PlayerError) as later:
        await house.order(code, Invite(ANNA, (BRUNO,)))
    assert later.value.refusal.code == "table-refusal-invited-often"
    house.clock.pass_by(24 * HOUR)
    assert await refusal(house, ANNA, BRUNO) is None


async def invites_all(house: House, code: TableCode) -> tuple[int, str]:
    """How many of a crowd are invited, one after the other, before that is refused; and why."""
    for n in range(100):
        guest = Person(PlayerId(5_000 + n), f"Guest {n}")
        try:
            await house.order(code, Invite(ANNA, (guest,)))
        except PlayerError as fault:
            return n, fault.refusal.code
        if (await house.table(code)).status is Status.LOBBY:
            await house.order(code, Remove(ANNA, guest.id))
    raise AssertionError("everybody is invited")


async def test_so_many_are_invited_a_day_to_the_same_table(house: House) -> None:
    enough = (MOST_INVITED, "table-refusal-invited-many")
    waiting = await house.open(ANNA, size=3)
    assert await invites_all(house, waiting) == enough
    playing = await house.begin(ANNA, BRUNO, DINO)
    await house.order(playing, Free(CARLA, Seat(1), manages=(await house.table(playing)).guild))
    assert await invites_all(house, playing) == enough, "to take a seat over"
    assert await refusal(house, ANNA, CARLA) is None, "elsewhere they can be invited"
    house.clock.pass_by(24 * HOUR)
    await house.order(playing, Invite(ANNA, (CARLA,)))


async def test_an_invitation_that_is_accepted_is_not_counted(house: House) -> None:
    for _ in range(MOST_INVITATIONS + 2):
        code = await house.open(ANNA, BRUNO, size=3)
        await house.service.join(house.request(), code, BRUNO)
        await house.order(code, Leave(BRUNO))
        await house.order(code, Cancel(ANNA))
    assert await refusal(house, ANNA, BRUNO) is None


async def test_a_block_and_a_wish_are_answered_alike(house: House) -> None:
    await house.service.blocks.block(BRUNO.id, ANNA.id)
    blocked = await _answer(house, ANNA, BRUNO)
    await house.service.blocks.unblock(BRUNO.id, ANNA.id)
    assert await refusal(house, ANNA, BRUNO) is None
    await wishes(house, BRUNO, "nobody")
    assert await _answer(house, ANNA, BRUNO) == blocked
    await wishes(house, BRUNO, "known")
    assert await _answer(house, ANNA, BRUNO) == blocked


async def _answer(house: House, by: Person, guest: Person) -> PlayerError | tuple[str, object]:
    with pytest.raises(PlayerError) as refused:
        await house.open(by, guest)
    return refused.value.refusal.code, refused.value.refusal.values


async def test_people_one_has_played_with_may_invite(house: House) -> None:
    await wishes(house, BRUNO, "known")
    code = await house.open(ANNA, size=3)
    await house.service.join(house.request(), code, BRUNO, PIAZZA)
    assert await refusal(house, ANNA, BRUNO) is not None, "they have only sat down together"
    await house.service.start(house.request(), code, ANNA)
    assert await refusal(house, ANNA, BRUNO) is None
    assert await refusal(house, CARLA, BRUNO) == "table-refusal-not-invitable"


async def test_a_block_leaves_no_trace_at_the_table_and_is_listed(house: House) -> None:
    await house.service.blocks.block(BRUNO.id, ANNA.id)
    await house.service.blocks.block(BRUNO.id, ANNA.id)
    assert await house.service.blocks.of(BRUNO.id) == [ANNA.id]
    assert await refusal(house, BRUNO, ANNA) is None, "it holds one way"
    with pytest.raises(PlayerError):
        await house.service.blocks.block(BRUNO.id, BRUNO.id)
    assert await house.service.blocks.unblock(BRUNO.id, ANNA.id)
    assert not await house.service.blocks.unblock(BRUNO.id, ANNA.id)


async def test_a_wish_is_kept_for_somebody_of_before() -> None:
    assert PlayerProfile(PlayerId(1), "Ada").invitations == "everybody"
