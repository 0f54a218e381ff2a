"""Repeated moves and undos notify nobody more than once for the same turn."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from catalog import CATALOG
from core.game import NO_ONE
from model import game_json
from model.commands import Answer, Person, Play, Propose, Undo
from model.letters import PrivateLetter, PublicLetter
from model.table import HOUR, MINUTE, Pace, TableCode
from tables.decisions.undo import MOST_FREE
from tables.notification_settings import TURN_AGAIN_AFTER
from tests.tables.running_service import House, make_house
from tests.tables.sample_tables import ANNA, BRUNO, person_in

GAME = CATALOG["la-strada"].game


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with make_house(tmp_path, **{"la-strada": GAME}) as opened:
        await opened.remember(ANNA, BRUNO)
        yield opened


async def begun(house: House, hours: int = 24) -> tuple[TableCode, Person, Person]:
    """A game in which the first to act is on turn, and who comes after them."""
    code = await house.begin(ANNA, BRUNO, game="la-strada", pace=Pace(hours))
    (first,) = (await house.table(code)).to_act
    mover = person_in(await house.table(code), first.seat)
    return code, mover, BRUNO if mover == ANNA else ANNA


async def end_turn(house: House, code: TableCode, by: Person) -> None:
    """Make the first move that passes the turn on and shows nothing hidden."""
    table, look = await house.table(code), await house.service.queries.look(code, by.id)
    state, (seat,) = game_json.state_of(GAME, table), table.to_act
    for move in look.legal:
        step = GAME.apply(state, seat.seat, move)
        if step.learned == NO_ONE and seat.seat not in GAME.to_act(step.state):
            await house.order(code, Play(by, GAME.notate(move), None))
            return
    raise AssertionError("no move ends the turn")


async def loud(house: House) -> list[str]:
    """The kinds of new posts and letters since the last look; edits are none."""
    letters = await house.letters()
    return [x.kind for x in letters if not (house.is_edit(x) or getattr(x, "amends", False))]


async def test_whoever_plays_with_undo_posts_and_calls_once(house: House) -> None:
    code, mover, other = await begun(house)
    heard = []
    for _ in range(MOST_FREE):
        await end_turn(house, code, mover)
        heard.append(await loud(house))
        await house.order(code, Undo(mover))
        house.clock.pass_by(TURN_AGAIN_AFTER // MOST_FREE - 1)
        heard.append(await loud(house))
    await end_turn(house, code, mover)
    heard.append(await loud(house))
    assert heard[0] == ["board", "turn"]
    assert heard[1:] == [[]] * (2 * MOST_FREE)
    (asked,) = (await house.table(code)).to_act
    assert person_in(await house.table(code), asked.seat) == other


async def test_who_is_put_the_question_again_reads_it_where_it_stood(house: House) -> None:
    code, mover, other = await begun(house)
    await end_turn(house, code, mover)
    await house.letters()
    await house.order(code, Undo(mover))
    await house.letters()
    await end_turn(house, code, mover)
    board, *private = await house.letters()
    assert isinstance(board, PublicLetter)
    assert (board.amends, board.ping) == (True, ())
    letters = [x for x in private if isinstance(x, PrivateLetter) and x.to == other.id]
    assert [(letter.kind, house.is_edit(letter)) for letter in letters] == [("turn", True)]
    (asked,) = (await house.table(code)).to_act
    assert asked.deadline == house.clock.now() + 24 * HOUR, "their time is whole"


async def test_who_may_have_read_that_the_turn_is_gone_is_called_when_it_returns(
    house: House,
) -> None:
    code, mover, _ = await begun(house)
    await end_turn(house, code, mover)
    assert await loud(house) == ["board", "turn"]
    await house.order(code, Undo(mover))
    assert await loud(house) == []
    house.clock.pass_by(2 * MINUTE)
    await end_turn(house, code, mover)
    assert await loud(house) == ["board", "turn"]


async def test_whose_call_never_left_is_called(house: House) -> None:
    code, mover, _ = await begun(house)
    await end_turn(house, code, mover)
    await house.letters(told=False)
    await house.order(code, Undo(mover))
    house.clock.pass_by(MINUTE)
    await end_turn(house, code, mover)
    assert await loud(house) == ["board", "turn"]


async def test_in_the_next_turn_one_is_called_again(house: House) -> None:
    code, mover, other = await begun(house)
    for by in (mover, other, mover):
        await end_turn(house, code, by)
        assert await loud(house) == ["board", "turn"]


async def test_what_all_have_agreed_to_calls_whoever_it_asks(house: House) -> None:
    code, mover, other = await begun(house)
    await end_turn(house, code, mover)
    await end_turn(house, code, other)
    await house.letters()
    await house.order(code, Propose(mover, "undo"))
    wish = (await house.table(code)).proposal
    assert wish is not None
    await house.letters()
    await house.order(code, Answer(other, wish.number, "yes"))
    post = next(x for x in await house.letters() if isinstance(x, PublicLetter))
    assert post.ping == (mover.id,)
