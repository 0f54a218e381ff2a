"""A table whose state cannot be read blocks no other, and can be called off."""

import logging
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import text as sql

from core.errors import PlayerError
from model.commands import Cancel, Join, PauseAlone, Resign
from model.game_json import decode_options
from model.letters import Letter, PrivateLetter
from model.refusals import TableRefuses, UnreadableTable
from model.table import Pace, PlaceId, Status, TableCode
from tables.decisions import lifecycle
from tables.decisions.transitions import Today
from tables.service import LIVING
from tests.tables.running_service import House
from tests.tables.sample_tables import ANNA, BRUNO, CLUB, ELSA, GAME, NOON, PIAZZA, playing
from tests.tables.test_idle_games import pass_days
from tests.tables.toy_game import Options

Poison = Callable[[House, TableCode], Awaitable[None]]

POISONS: dict[str, Poison] = {
    "a state that is none": lambda house, code: house.spoil(code),
    "a state of another version": lambda house, code: house.stamp(code, 4),
    "an unknown game": lambda house, code: house.rename(code, "whist"),
    "an unknown codec": lambda house, code: house.pack(code, "zip"),
}
poisoned = pytest.mark.parametrize("poison", POISONS.values(), ids=POISONS)
ANY_FAULT = (TableRefuses, UnreadableTable)


def says_nothing_of_the_game(letters: list[Letter]) -> bool:
    return all(letter.view is None and letter.events == () for letter in letters)


@poisoned
async def test_a_manager_calls_it_off_at_once(house: House, poison: Poison) -> None:
    code = await house.begin(ANNA, BRUNO)
    await poison(house, code)
    before = await house.table(code)
    done = await house.order(code, Cancel(ELSA, CLUB))
    assert done.look.table.status is Status.CANCELLED
    after = await house.table(code)
    assert after.status is Status.CANCELLED
    assert (after.state, after.codec, after.game) == (before.state, before.codec, before.game)
    assert await house.timers() == []
    letters = await house.letters()
    assert [letter.kind for letter in letters] == ["cancelled"] * 3
    assert {one.to for one in letters if isinstance(one, PrivateLetter)} == {ANNA.id, BRUNO.id}
    assert says_nothing_of_the_game(letters)
    assert await house.tables_in(CLUB) == []


@poisoned
async def test_all_who_sit_at_it_agree_to_call_it_off(house: House, poison: Poison) -> None:
    code = await house.begin(ANNA, BRUNO)
    await poison(house, code)
    done = await house.order(code, Cancel(ANNA))
    assert done.look.table.status is Status.PLAYING
    letters = await house.letters()
    assert [letter.kind for letter in letters] == ["board", "agree"]
    assert [letter.table.motions[0].agreed for letter in letters] == [(ANNA.id,)] * 2
    assert says_nothing_of_the_game(letters)
    done = await house.order(code, Cancel(BRUNO))
    assert done.look.table.status is Status.CANCELLED
    assert await house.addressed() == [("cancelled", None), ("cancelled", ANNA.id)]


@poisoned
async def test_whoever_sits_at_it_would_rather_keep_it(house: House, poison: Poison) -> None:
    code = await house.begin(ANNA, BRUNO)
    await poison(house, code)
    await house.order(code, Cancel(ANNA))
    done = await house.vote(code, BRUNO, "no")
    assert done.look.table.status is Status.PLAYING
    assert done.look.table.motions == ()
    assert says_nothing_of_the_game(await house.letters())


@poisoned
async def test_nobody_else_calls_it_off_and_nothing_else_is_done(
    house: House, poison: Poison
) -> None:
    code = await house.begin(ANNA, BRUNO)
    await poison(house, code)
    before = await house.table(code)
    with pytest.raises(PlayerError):
        await house.order(code, Cancel(ELSA))
    with pytest.raises(ANY_FAULT):
        await house.order(code, Resign(ANNA))
    with pytest.raises(ANY_FAULT):
        await house.service.queries.look(code, ANNA.id)
    assert await house.table(code) == before
    assert await house.letters() == []


@poisoned
async def test_the_same_request_calls_it_off_once(house: House, poison: Poison) -> None:
    code = await house.begin(ANNA, BRUNO)
    await poison(house, code)
    request, order = house.request(), Cancel(ELSA, CLUB)
    await house.service.carry_out(request, code, order)
    await house.letters()
    again = await house.service.carry_out(request, code, order)
    assert again.again
    assert again.look.table.status is Status.CANCELLED
    assert await house.letters() == []


@poisoned
async def test_lists_show_it_among_the_others(house: House, poison: Poison) -> None:
    code, sound = await house.begin(ANNA, BRUNO), await house.begin(ANNA, BRUNO)
    await poison(house, code)
    service = house.service
    lists = [
        await service.queries.tables_of(ANNA.id, LIVING),
        await house.tables_in(CLUB),
        await service.queries.tables_at(PlaceId(PIAZZA), LIVING),
    ]
    for found in lists:
        readable = {table.code: table.readable for table in found}
        assert readable[sound]
        assert set(readable) == {code, sound}
        assert all(decode_options(GAME, t.options) == Options() for t in found if t.readable)
    assert (await house.lay(sound, ANNA)).look.table.moves == 1


async def test_one_can_tell_in_lists_what_this_version_does_not_know(house: House) -> None:
    for poison in list(POISONS.values())[1:]:
        await poison(house, await house.begin(ANNA, BRUNO))
    found = await house.tables_in(CLUB)
    assert [table.readable for table in found] == [False] * 3


async def test_an_open_table_of_a_game_that_is_gone_is_called_off_by_its_host(
    house: House,
) -> None:
    code = await house.open(ANNA, BRUNO)
    await house.letters()
    await house.rename(code, "whist")
    with pytest.raises(TableRefuses):
        await house.order(code, Join(BRUNO, b"s" * 32))
    await house.order(code, Cancel(ANNA))
    assert (await house.table(code)).status is Status.CANCELLED
    assert await house.addressed() == [("cancelled", None)]


async def test_a_table_written_in_an_unknown_way_has_no_rematch(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.finish(code, (ANNA, BRUNO))
    await house.pack(code, "zip")
    with pytest.raises(TableRefuses):
        await house.service.rematch(house.request(), code, ANNA)


def test_what_is_over_is_not_called_off_again() -> None:
    over = lifecycle.decide_unread(playing(ANNA, BRUNO), Cancel(ELSA, CLUB), Today(NOON)).table
    with pytest.raises(TableRefuses):
        lifecycle.decide_unread(over, Cancel(ELSA, CLUB), Today(NOON))


async def test_the_log_names_the_table_and_nothing_of_what_it_holds(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.spoil(code)
    with caplog.at_level(logging.WARNING):
        await house.order(code, Cancel(ELSA, CLUB))
    (line,) = caplog.records
    assert line.getMessage() == f"table {code} cannot be read: UnreadableTable"
    assert line.exc_info is None


async def swap(house: House, code: TableCode, other: TableCode) -> None:
    """Damage that reads well: the state of one table in the place of another's."""
    states = {(await house.table(one)).id: (await house.table(one)).state for one in (code, other)}
    (to, _), (_, state) = states.items()
    await house.store.database.write(
        lambda c: c.execute(
            sql("UPDATE game_table SET state = :state WHERE id = :id"), {"id": to, "state": state}
        ).close()
    )


async def test_a_state_that_no_move_has_left_is_not_played_on(house: House) -> None:
    code, other = [await house.begin(ANNA, BRUNO) for _ in range(2)]
    await house.lay(code, ANNA)
    before = await house.table(code)
    await swap(house, code, other)
    with pytest.raises(UnreadableTable):
        await house.order(code, Resign(ANNA))
    assert (await house.table(code)).moves == before.moves
    await house.order(code, Cancel(ANNA))
    done = await house.order(code, Cancel(BRUNO))
    assert done.look.table.status is Status.CANCELLED, "it can still be called off"


# --- and ends by itself --------------------------------------------------------------------------


@poisoned
async def test_nobody_can_play_on_so_it_ends_after_a_month(house: House, poison: Poison) -> None:
    code = await house.begin(ANNA, BRUNO, pace=Pace(hours=None))
    await poison(house, code)
    wrote = await pass_days(house, 30)
    assert (wrote, (await house.table(code)).status) == ([29, 30], Status.CANCELLED)
    assert await house.all_timers() == []


async def test_a_pause_of_it_ends_before(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=Pace(hours=None))
    await house.order(code, PauseAlone(ANNA))
    await house.letters()
    await house.stamp(code, 4)
    await pass_days(house, 1)
    assert (await house.table(code)).pause is None
    await pass_days(house, 31)
    assert (await house.table(code)).status is Status.CANCELLED


async def test_a_lobby_of_a_game_that_is_gone_is_cleared_away(house: House) -> None:
    code = await house.open(ANNA, size=3)
    await house.letters()
    await house.rename(code, "whist")
    await pass_days(house, 7)
    assert (await house.table(code)).status is Status.CANCELLED
