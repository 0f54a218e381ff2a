"""Bans: every way to join is closed, and the banned person is removed from all tables."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from core.errors import PlayerError
from core.game import Seat
from model.commands import (
    Answer,
    Bring,
    Free,
    Freeze,
    Invite,
    Leave,
    Person,
    Play,
    Propose,
    Resign,
    Undo,
)
from model.letters import PrivateLetter, PublicLetter
from model.refusals import existing
from model.table import HOUSE, Computer, GuildId, PlaceId, PlayerId, Status, TableCode
from storage.transaction.transaction import Transaction
from tables.people.bans import MOST_BANNED, BanForeseen
from tests.tables.running_service import House, make_house, opening
from tests.tables.sample_tables import ANNA, BRUNO, CAFFE, CARLA, CLUB, DINO, ELSA, PIAZZA, changed

BANNED = "table-refusal-banned"
ABROAD = GuildId(CLUB + 1)
TAVERN = PlaceId(CAFFE + 1)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with make_house(tmp_path) as house:
        await house.remember(ANNA, BRUNO, CARLA, DINO, ELSA)
        yield house


async def why_not(deed: Awaitable[object]) -> str | None:
    """Why something is refused; None where it is done."""
    try:
        await deed
    except PlayerError as fault:
        return fault.refusal.code
    return None


async def free_seat(house: House) -> TableCode:
    """A running game in which anybody may take a seat over."""
    code = await house.begin(ANNA, CARLA, DINO)
    await house.order(code, Free(ELSA, Seat(2), CLUB))
    return code


async def joins(house: House) -> str | None:
    code = await house.open(ANNA, size=3)
    return await why_not(house.service.join(house.request(), code, BRUNO, PIAZZA))


async def opens(house: House) -> str | None:
    return await why_not(house.open(BRUNO))


async def takes_a_seat_over(house: House) -> str | None:
    code = await free_seat(house)
    return await why_not(house.service.join(house.request(), code, BRUNO, PIAZZA, Seat(2)))


@pytest.mark.parametrize("server", [CLUB, HOUSE])
@pytest.mark.parametrize("door", [joins, opens, takes_a_seat_over])
async def test_whoever_is_banned_comes_in_by_no_door(
    house: House, server: GuildId, door: Callable[[House], Awaitable[str | None]]
) -> None:
    assert await door(house) is None
    await house.service.removals.ban(server, BRUNO.id)
    assert await door(house) == BANNED
    await house.service.bans.lift(server, BRUNO.id)
    assert await door(house) is None


@pytest.mark.parametrize("server", [CLUB, HOUSE])
async def test_whoever_is_banned_is_invited_by_nobody_and_nobody_learns_why(
    house: House, server: GuildId
) -> None:
    lobby, playing = await house.open(ANNA, size=4), await free_seat(house)
    await house.service.removals.ban(server, BRUNO.id)
    for inviting in (
        house.open(ANNA, BRUNO),
        house.order(lobby, Invite(ANNA, (BRUNO,))),
        house.order(playing, Invite(ANNA, (CARLA, BRUNO))),
    ):
        assert await why_not(inviting) == "table-refusal-not-invitable"


async def test_a_rematch_brings_nobody_back(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.finish(code, (ANNA, BRUNO))
    await house.service.removals.ban(CLUB, BRUNO.id)
    by_anna = house.service.rematch(house.request(), code, ANNA)
    assert await why_not(by_anna) == "table-refusal-not-invitable"
    by_bruno = house.service.rematch(house.request(), code, BRUNO)
    assert await why_not(by_bruno) == BANNED
    await house.service.bans.lift(CLUB, BRUNO.id)
    again = await house.service.rematch(house.request(), code, ANNA)
    await house.service.removals.ban(CLUB, BRUNO.id)
    assert (await house.table(again.look.table.code)).invited == ()
    assert await why_not(house.service.rematch(house.request(), code, BRUNO)) == BANNED


@pytest.mark.parametrize(
    ("guild", "server", "admitted"),
    [
        (ABROAD, CLUB, True),
        (None, CLUB, True),
        (ABROAD, HOUSE, False),
        (None, HOUSE, False),
    ],
)
async def test_a_ban_holds_in_its_server_and_that_of_the_house_everywhere(
    house: House, guild: GuildId | None, server: GuildId, admitted: bool
) -> None:
    await house.service.removals.ban(server, BRUNO.id)
    assert await why_not(house.open(BRUNO, guild=guild)) == (None if admitted else BANNED)


async def test_no_table_is_brought_to_a_server_that_keeps_one_of_its_people_out(
    house: House,
) -> None:
    alone = await house.open(BRUNO, guild=ABROAD, size=3)
    await house.service.removals.ban(CLUB, BRUNO.id)
    assert await why_not(house.order(alone, Bring(BRUNO, CLUB, CAFFE))) == BANNED
    assert await why_not(house.order(alone, Bring(BRUNO, ABROAD, CAFFE))) is None
    asking = await house.open(ANNA, BRUNO, guild=ABROAD, size=3)
    assert await why_not(house.order(asking, Bring(ANNA, CLUB, CAFFE))) == BANNED


# --- what they had -------------------------------------------------------------------------------


async def test_their_seats_are_freed_and_their_invitations_taken_back_at_once(
    house: House,
) -> None:
    playing = await house.begin(ANNA, BRUNO)
    lobby = await house.open(BRUNO, size=3)
    await house.service.join(house.request(), lobby, ANNA, PIAZZA)
    alone = await house.open(BRUNO, size=2)
    asking = await house.open(ANNA, BRUNO, size=3)
    abroad = await house.begin(CARLA, BRUNO, guild=ABROAD)
    assert await house.service.bans.foresee(CLUB, BRUNO.id) == BanForeseen(1, 2, 1)
    await house.service.removals.ban(CLUB, BRUNO.id)
    seat = (await house.table(playing)).seats[1]
    assert isinstance(seat.occupant, Computer)
    assert (seat.wanted, seat.former) == (True, (BRUNO.id,))
    assert (await house.table(playing)).status is Status.PLAYING
    after = await house.table(lobby)
    assert (after.people, after.host) == ((ANNA.id,), ANNA.id)
    assert (await house.table(alone)).status is Status.CANCELLED
    assert (await house.table(asking)).invited == ()
    assert BRUNO.id in (await house.table(abroad)).people
    assert await house.service.bans.foresee(CLUB, BRUNO.id) == BanForeseen(0, 0, 0)


async def test_a_computer_s_stand_in_is_freed_and_never_taken_back(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, DINO)
    await house.order(code, Free(ELSA, Seat(2), CLUB))
    await house.service.removals.ban(CLUB, BRUNO.id)
    await house.service.bans.lift(CLUB, BRUNO.id)
    deed = house.service.join(house.request(), code, BRUNO, PIAZZA, Seat(1))
    assert await why_not(deed) == "table-refusal-left-this-seat"


async def test_a_game_in_which_nobody_is_left_ends(house: House) -> None:
    code = await house.open(BRUNO, size=2, computers=(Computer("pebbles", "easy"),))
    assert (await house.table(code)).status is Status.PLAYING
    await house.service.removals.ban(CLUB, BRUNO.id)
    assert (await house.table(code)).status is Status.CANCELLED


async def test_a_frozen_game_stays_frozen_and_one_nobody_can_read_loses_them_too(
    house: House,
) -> None:
    frozen, spoilt = await house.begin(ANNA, BRUNO), await house.begin(BRUNO, CARLA)
    await house.order(frozen, Freeze(ELSA, CLUB))
    await house.spoil(spoilt)
    await house.service.removals.ban(CLUB, BRUNO.id)
    for code in (frozen, spoilt):
        table = await house.table(code)
        assert BRUNO.id not in table.owners
        assert table.status is Status.PLAYING
    assert (await house.table(frozen)).is_frozen
    assert (await house.table(spoilt)).host == CARLA.id


async def test_what_only_waited_for_them_is_done(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, CARLA)
    for who in (ANNA, CARLA):
        await house.call_off(code, who)
    assert (await house.table(code)).status is Status.PLAYING
    await house.service.removals.ban(CLUB, BRUNO.id)
    assert (await house.table(code)).status is Status.CANCELLED


async def test_whoever_has_resigned_looks_on_and_hosts_no_more(house: House) -> None:
    code = await house.begin(BRUNO, ANNA, CARLA)
    await house.order(code, Resign(BRUNO))
    await house.service.removals.ban(CLUB, BRUNO.id)
    table = await house.table(code)
    assert table.seats[0].resigned
    assert (table.seat_of(BRUNO.id), table.host) == (table.seats[0], ANNA.id)
    assert await why_not(house.order(code, Propose(BRUNO, "pause"))) == BANNED


async def test_everybody_at_the_table_is_told_of_the_seat_and_nobody_of_the_ban(
    house: House,
) -> None:
    playing = await house.begin(ANNA, BRUNO)
    lobby = await house.open(CARLA, size=3)
    await house.service.join(house.request(), lobby, BRUNO, PIAZZA)
    await house.letters()
    await house.service.removals.ban(CLUB, BRUNO.id)
    letters = await house.letters()
    told = {notice.key for letter in letters for notice in letter.notices}
    assert told == {"table-seat-left", "table-seat-freed"}
    mine = {x.kind for x in letters if isinstance(x, PrivateLetter) and x.to == BRUNO.id}
    assert mine == {"relieved", "removed"}
    places = {(x.table.code, x.kind) for x in letters if isinstance(x, PublicLetter)}
    assert places == {(playing, "board"), (lobby, "lobby")}


# --- banned by somebody who plays with them ------------------------------------------------------


async def test_a_game_with_somebody_whom_one_bans_ends_without_a_result(house: House) -> None:
    both, theirs = await house.begin(ANNA, BRUNO, CARLA), await house.begin(DINO, BRUNO)
    gone = await house.begin(CARLA, BRUNO, ANNA)
    await house.order(gone, Resign(ANNA))
    foreseen = await house.service.bans.foresee(CLUB, BRUNO.id, ANNA.id)
    assert foreseen == BanForeseen(games=2, lobbies=0, invitations=0, rivals=1)
    await house.letters()
    await house.service.removals.ban(CLUB, BRUNO.id, ANNA.id)
    ended = await house.table(both)
    assert (ended.status, ended.outcome) == (Status.CANCELLED, None)
    told = [n.key for x in await house.letters() if x.table.code == both for n in x.notices]
    assert {*told} == {"table-ended-without"}
    for code in (theirs, gone):
        table = await house.table(code)
        assert (table.status, table.seats[1].former) == (Status.PLAYING, (BRUNO.id,))


async def test_whoever_waits_for_a_seat_of_a_game_bans_there_as_a_rival(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)

    def promise(tx: Transaction) -> None:
        table = existing(tx.tables.by_code(code))
        late = changed(table.seats[1], wanted=True, promised=CARLA.id)
        seats, version = (table.seats[0], late), table.version + 1
        tx.tables.save(changed(table, seats=seats, version=version), table.version)

    await house.store.transact(promise)
    foreseen = await house.service.bans.foresee(CLUB, BRUNO.id, CARLA.id)
    assert foreseen == BanForeseen(games=0, lobbies=0, invitations=0, rivals=1)
    await house.service.removals.ban(CLUB, BRUNO.id, CARLA.id)
    assert (await house.table(code)).status is Status.CANCELLED


async def test_whoever_bans_somebody_does_not_take_their_seat(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.service.removals.ban(CLUB, BRUNO.id, CARLA.id)
    assert (await house.table(code)).seats[1].wanted
    sits_down = house.service.join(house.request(), code, CARLA, PIAZZA)
    assert await why_not(sits_down) == "table-refusal-removed"
    await house.service.join(house.request(), code, ELSA, PIAZZA)
    assert (await house.table(code)).seats[1].owner == ELSA.id


async def test_a_game_that_nobody_can_read_ends_too_where_a_rival_bans(house: House) -> None:
    spoilt = await house.begin(BRUNO, CARLA)
    await house.spoil(spoilt)
    await house.service.removals.ban(CLUB, BRUNO.id, CARLA.id)
    assert (await house.table(spoilt)).status is Status.CANCELLED


# --- orders --------------------------------------------------------------------------------------


async def test_every_order_of_theirs_is_refused_alike_but_for_giving_up(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, CARLA)
    asked = (await house.table(code)).seats[1].asked
    lobby = await house.open(ANNA, size=3)
    await house.service.removals.ban(CLUB, BRUNO.id)
    for order in (Play(BRUNO, "keep", asked), Undo(BRUNO), Answer(BRUNO, 1, "wait")):
        assert await why_not(house.order(code, order)) == BANNED
    assert await why_not(house.order(lobby, Leave(BRUNO))) == "table-refusal-not-seated"
    assert await why_not(house.order(code, Resign(BRUNO))) == "table-refusal-not-seated"


async def test_a_manager_goes_on_managing(house: House) -> None:
    code = await house.begin(ANNA, CARLA)
    await house.service.removals.ban(HOUSE, BRUNO.id)
    assert await why_not(house.order(code, Freeze(BRUNO, ABROAD))) == BANNED
    assert await why_not(house.order(code, Freeze(BRUNO, CLUB))) is None


# --- the list ------------------------------------------------------------------------------------


async def test_a_server_keeps_its_own_list_and_a_ban_twice_is_one(house: House) -> None:
    await house.service.removals.ban(CLUB, BRUNO.id)
    house.clock.pass_by(5)
    for who in (BRUNO, CARLA):
        await house.service.removals.ban(CLUB, who.id)
    await house.service.removals.ban(HOUSE, DINO.id)
    known, forgotten = await house.service.bans.of(CLUB)
    assert [ban.player for ban in known] == [BRUNO.id, CARLA.id]
    assert (known[1].since - known[0].since, forgotten) == (5, 0)
    assert (await house.service.bans.of(ABROAD))[0] == []
    assert await house.service.bans.lift(CLUB, BRUNO.id)
    assert not await house.service.bans.lift(CLUB, BRUNO.id)
    assert not await house.service.bans.lift(CLUB, DINO.id), "that is the house's"


async def test_so_many_can_be_kept_out_and_no_more(house: House) -> None:
    def fill(tx: Transaction) -> None:
        for n in range(MOST_BANNED):
            tx.blocks.save_ban(CLUB, PlayerId(5_000 + n), 1)

    await house.store.transact(fill)
    assert await why_not(house.service.removals.ban(CLUB, BRUNO.id)) == "ban-refusal-too-many"
    assert await why_not(house.open(BRUNO)) is None
    assert await why_not(house.service.removals.ban(ABROAD, BRUNO.id)) is None


async def test_a_stranger_is_banned_before_they_come(house: House) -> None:
    newcomer = Person(PlayerId(77_777), "Newcomer")
    await house.service.removals.ban(CLUB, newcomer.id)
    await house.remember(newcomer)
    wish = opening(newcomer)
    assert await why_not(house.service.open(house.request(), wish)) == BANNED
