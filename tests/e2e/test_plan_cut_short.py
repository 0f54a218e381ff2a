"""The bot is killed while it makes the moves of a plan that one press confirmed.

Moves made are kept and told, none is made twice, and the person is asked for the rest.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import pytest

from model.table import RequestId
from tables.service import TableService
from tests.e2e import la_strada_game, strada_romana_game
from tests.e2e.play_strategies import with_commands
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Player
from tests.e2e.whole_games import (
    Game,
    assert_nothing_is_lost_or_doubled,
    assert_the_board_is_told,
)


async def a_turn_of_la_strada(house: House) -> tuple[Game, Player, Post]:
    """Somebody looks at a turn of several links; its page."""
    game = await la_strada_game.begin(house, "ada", "bruno")
    await game.play_on(la_strada_game.with_buttons, until=len((await game.state()).placing))
    while True:
        (who,) = await game.people_to_play()
        opened = await game.here(who).press(custom_id="tavolo:play:", on=game.board)
        menus = [m for m in opened.posts[-1].selects if "la-strada-turn:" in str(m["custom_id"])]
        if menus:
            here, value = game.here(who), menus[0]["options"][0]["value"]
            await here.wish(confirm="always")
            chosen = await here.choose(value, custom_id="la-strada-turn:", on=opened.posts[-1])
            return game, who, chosen.posts[-1]
        await with_commands(game, who)


async def a_turn_of_strada_romana(house: House) -> tuple[Game, Player, Post]:
    """Somebody looks at a run and what is taken after it; its page."""
    game = await strada_romana_game.begin(house, "ada", "bruno")
    (who,) = await game.people_to_play()
    opened = await game.here(who).press(custom_id="tavolo:play:", on=game.board)
    wagon = strada_romana_game.named((await game.runs())[0].wagon)
    plan = await strada_romana_game.plan_longest(game.here(who), opened.posts[-1], wagon)
    return game, who, plan


def confirmation(plan: Post) -> str:
    """The button with the most moves."""
    buttons = [str(part["custom_id"]) for part in plan.pressable if "-go:" in part["custom_id"]]
    longest = max(buttons, key=lambda name: len(parts(name)))
    assert len(parts(longest)) > 1, "several moves with one press"
    return longest


def parts(button: str) -> list[str]:
    """The moves it makes: links are parted by a point, other moves by a semicolon."""
    return re.split("[;.]", button)


def killed_after(patch: pytest.MonkeyPatch, moves: int) -> None:
    """The bot that runs now makes so many moves, and does nothing more for whoever asks for one."""
    carry_out, doomed, left = TableService.carry_out, list[TableService](), moves

    async def dies(service: TableService, request: RequestId, code: Any, order: Any) -> Any:
        nonlocal left
        doomed.append(service)
        if service is doomed[0]:
            if left == 0:
                raise asyncio.CancelledError
            left -= 1
        return await carry_out(service, request, code, order)

    patch.setattr(TableService, "carry_out", dies)


Begun = Callable[[House], Awaitable[tuple[Game, Player, Post]]]


@pytest.mark.parametrize("told", [True, False], ids=["told", "not told yet"])
@pytest.mark.parametrize("begin", [a_turn_of_la_strada, a_turn_of_strada_romana])
async def test_what_was_made_of_a_plan_stands_and_its_person_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch, begin: Begun, told: bool
) -> None:
    game, who, plan = await begin(house)
    button = confirmation(plan)
    before = len(await house.moves(game.code))
    shown = game.board.text
    if not told:
        path = f"/channels/{game.place.id}/messages/{game.board.message.id}"
        house.fail("PATCH", path, status=503)
    killed_after(monkeypatch, moves=1)
    await game.here(who).press(custom_id=button, on=plan)
    assert (game.board.text != shown) == told
    await house.crash()
    await house.pass_time(seconds=60)

    log = await house.moves(game.code)
    assert len(log) == before + 1, "no more and no less than was made"
    assert await game.people_to_play() == [who]
    await assert_the_board_is_told(game, who)

    again = await game.here(who).press(custom_id=button, on=plan)
    assert await house.moves(game.code) == log, "nothing is made twice"
    assert game.code in again.text
    opened = await game.here(who).press(custom_id="tavolo:play:", on=game.board)
    assert opened.posts[-1].pressable, "what is left of the turn is offered"
    await with_commands(game, who)
    assert len(await house.moves(game.code)) > len(log)
    await assert_nothing_is_lost_or_doubled(game)


@pytest.mark.parametrize("begin", [a_turn_of_la_strada, a_turn_of_strada_romana])
async def test_a_plan_that_discord_delivers_again_makes_nothing_twice(
    house: House, monkeypatch: pytest.MonkeyPatch, begin: Begun
) -> None:
    game, who, plan = await begin(house)
    before = len(await house.moves(game.code))
    button = confirmation(plan)
    delivered = noted(house)
    killed_after(monkeypatch, moves=1)
    await game.here(who).press(custom_id=button, on=plan)
    made = await house.moves(game.code)
    await house.crash()
    house.env.backend.emit("INTERACTION_CREATE", delivered[-1])
    await house.pass_time(seconds=60)
    log = await house.moves(game.code)
    assert log[: before + 1] == made
    assert len(log) <= before + len(parts(button))
    assert len({line.notation for line in log[before:]}) == len(log) - before
    await assert_nothing_is_lost_or_doubled(game)


def noted(house: House) -> list[dict[str, Any]]:
    """What Discord delivers to the bot from now on."""
    delivered: list[dict[str, Any]] = []

    def note(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            delivered.append(dict(payload))

    house.env.backend.subscribers.append(note)
    return delivered
