"""What those who sit at a closed table know, and what its opening tells everybody."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from core.translatable_text import Moment, text
from tables.history.public_record import PublicRecord
from tables.history.record import GameRecord
from tables.model.commands import Freeze, Unfreeze
from tables.model.letters import PrivateLetter, PublicLetter
from tables.model.refusals import TableRefuses
from tables.model.table import FORMER_PLAYER, GuildId, Status
from tables.notifications.notices import noticed
from tests.tables.closed_worlds import CLOSED, ClosedWorld, closed_twins
from tests.tables.sample_tables import ANNA, BRUNO, CLUB, ELSA, PIAZZA
from tests.tables.test_closed_twins import GAMES


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[ClosedWorld]:
    async with closed_twins(tmp_path, "ruta", **GAMES) as (world, _):
        await world.begin()
        for _ in range(3):
            await world.play_on()
        yield world


async def test_those_who_sit_there_see_the_public_board_and_the_story(world: ClosedWorld) -> None:
    service, code = world.house.service, world.code
    for person in (ANNA, BRUNO):
        look = await service.queries.look(code, person.id)
        assert look.view is not None
        assert look.table.moves == 3
        assert (await service.queries.watch(code, person.id)).view is not None
        assert len(await service.past.history(code, person.id)) > 3
        moments = await service.past.moments(code, person.id, "public")
        assert moments.last == 3
        assert isinstance(await service.past.record(code, person.id), PublicRecord)
        tables = await service.queries.tables_at(PIAZZA, tuple(Status), player=person.id)
        assert [one.code for one in tables] == [code]


async def test_whoever_held_a_seat_sees_what_everybody_at_the_table_sees(
    world: ClosedWorld,
) -> None:
    table = await world.house.table(world.code)
    seats = (msgspec.structs.replace(table.seats[0], former=(ELSA.id,)), *table.seats[1:])
    await world.change(seats=seats)
    look = await world.house.service.queries.look(world.code, ELSA.id)
    public = await world.house.service.queries.watch(world.code, ANNA.id)
    assert look.seat is None
    assert look.view == public.view


async def test_a_forgotten_holder_of_a_seat_is_nobody_there(world: ClosedWorld) -> None:
    table = await world.house.table(world.code)
    seats = (msgspec.structs.replace(table.seats[0], former=(FORMER_PLAYER,)), *table.seats[1:])
    await world.change(seats=seats)
    with pytest.raises(TableRefuses, match="table-refusal-closed"):
        await world.house.service.past.moments(world.code, FORMER_PLAYER, "public")


async def test_a_notice_reaches_those_who_sit_there_and_takes_no_board_away(
    world: ClosedWorld,
) -> None:
    table = await world.house.table(world.code)
    letters = noticed(table, text("game-closing", until=Moment(0)))
    asked = {seat.seat for seat in table.to_act}
    assert {(x.kind, x.seat) for x in letters if isinstance(x, PrivateLetter)} == {
        ("call" if seat.seat in asked else "notice", seat.seat) for seat in table.seats
    }
    assert len(letters) == len(table.seats)
    assert not any(x.loud for x in letters if isinstance(x, PrivateLetter))
    assert [type(x) for x in noticed(await world.open_up(), text("table-paused"))] == [PublicLetter]


async def test_the_end_of_a_round_opens_its_tables(world: ClosedWorld) -> None:
    await world.give_up(0)
    service, code = world.house.service, world.code
    assert await service.archive.take_in() == 0
    assert (await service.archive.games_of(ANNA.id, 0, 9)).count == 0
    before = len(world.public)
    opened = await world.open_up()
    assert opened.cup == msgspec.structs.replace(CLOSED, closed=False)
    (post,) = world.public[before:]
    assert (post.kind, post.amends, post.ping) == ("final", True, ())
    assert post.view is not None
    assert post.table.outcome == opened.outcome
    assert opened.seed is not None
    assert post.table.seed == opened.seed.hex()
    (kept,) = (await service.archive.games_of(ANNA.id, 0, 9)).results
    assert kept.code == code
    assert kept.ended_at <= world.house.clock.now()
    assert (await service.queries.look(code, ELSA.id)).view is not None
    record, findings = await service.past.verify(code)
    assert isinstance(record, GameRecord)
    assert findings.all_well
    assert [one.code for one in await service.queries.tables_at(PIAZZA, tuple(Status))] == [code]
    assert await world.open_up() == opened, "once is enough"
    assert world.public[before:] == [post]
    assert (await service.archive.games_of(ANNA.id, 0, 9)).count == 1


async def test_a_game_that_outlasts_its_round_goes_on_in_the_open(world: ClosedWorld) -> None:
    before = len(world.public)
    opened = await world.open_up()
    (post,) = world.public[before:]
    assert (opened.status, post.kind, post.amends) == (Status.PLAYING, "board", True)
    assert {seat.asked is not None for seat in post.table.seats} == {True, False}
    await world.play_on()
    await world.give_up(0)
    assert world.public[-1].kind == "final"
    assert (await world.house.service.archive.games_of(ANNA.id, 0, 9)).count == 1


async def test_a_manager_freezes_a_closed_game_unseen_and_those_who_sit_there_are_told(
    world: ClosedWorld,
) -> None:
    before, posts = len(world.private), len(world.public)
    await world.rule(Freeze(ELSA, CLUB))
    table = await world.house.table(world.code)
    assert table.is_frozen
    told = {(x.to, n.key) for x in world.private[before:] for n in x.notices}
    assert told == {(ANNA.id, "table-frozen"), (BRUNO.id, "table-frozen")}
    await world.rule(Unfreeze(ELSA, CLUB))
    assert not (await world.house.table(world.code)).is_frozen
    assert len(world.public) == posts


async def test_only_who_manages_the_server_freezes_a_closed_game(world: ClosedWorld) -> None:
    orders = world.house.service.orders_at_closed_tables
    for manages in (None, GuildId(7)):
        with pytest.raises(TableRefuses, match="table-refusal-not-manager"):
            await orders.carry_out(world.house.request(), world.code, Freeze(ELSA, manages))
    assert not (await world.house.table(world.code)).is_frozen


async def test_the_same_request_freezes_a_closed_game_once(world: ClosedWorld) -> None:
    orders, request = world.house.service.orders_at_closed_tables, world.house.request()
    await orders.carry_out(request, world.code, Freeze(ELSA, CLUB))
    await world.rule(Unfreeze(ELSA, CLUB))
    await orders.carry_out(request, world.code, Freeze(ELSA, CLUB))
    assert not (await world.house.table(world.code)).is_frozen


async def test_nobody_plays_again_before_the_round_is_over(world: ClosedWorld) -> None:
    await world.give_up(1)
    house = world.house
    with pytest.raises(TableRefuses, match="table-refusal-deal-played"):
        await house.service.rematch(house.request(), world.code, ANNA)
    await world.open_up()
    again = await house.service.rematch(house.request(), world.code, ANNA)
    assert again.look.table.cup is None
