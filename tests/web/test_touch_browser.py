"""The page on which one plays, in a real browser against the real bot in the sandbox."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.e2e.whole_games import Game
from tests.games.catalogue import EVERY_GAME
from tests.shared_browser import IN_BROWSER
from tests.web.finger import Finger
from tests.web.sandbox_with_page import Sandbox, finger_of, sandbox_with_page

MOST_TOUCHES = 1_500

pytestmark = IN_BROWSER


@pytest_asyncio.fixture(loop_scope="module")
async def sandbox(tmp_path: Path) -> AsyncIterator[Sandbox]:
    async with sandbox_with_page(tmp_path) as opened:
        yield opened


async def play_to_the_end(sandbox: Sandbox, game: Game, finger: Finger) -> int:
    """Touch what can be touched until the game is over; return how many touches that took."""
    for touches in range(MOST_TOUCHES):
        if await sandbox.is_over(game):
            return touches
        await finger.go_on()
        await sandbox.pass_time()
    raise AssertionError("the game has come to its end")


@pytest.mark.parametrize("key", EVERY_GAME)
async def test_a_game_is_played_to_its_end_by_touch(
    browser: Browser, sandbox: Sandbox, key: str
) -> None:
    game = await sandbox.begin(key)
    finger = await finger_of(browser, await sandbox.link(game))
    print(key, await play_to_the_end(sandbox, game, finger))
    assert finger.faults == []
