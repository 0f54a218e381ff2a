"""The page on which one plays, in a real browser against the real bot in the sandbox."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.e2e.browser_guest import DESKTOP as GUEST_SIZE
from tests.e2e.browser_guest import guest_at
from tests.e2e.whole_games import Game, change, say
from tests.games.catalogue import EVERY_GAME
from tests.shared_browser import IN_BROWSER
from tests.web.finger import (
    FOLDED,
    FOOT,
    GREEN,
    PATIENCE,
    PLACES,
    STILL,
    Finger,
    Keys,
    Spot,
)
from tests.web.sandbox_with_page import DESKTOP, Sandbox, opened, sandbox_with_page

MOST_TOUCHES = 1_500
LARGE_HAND = 0xFF << 10
"""Eight cards of Ruta."""

pytestmark = [*IN_BROWSER, pytest.mark.usefixtures("slowly")]


@pytest_asyncio.fixture(loop_scope="module")
async def sandbox(tmp_path: Path) -> AsyncIterator[Sandbox]:
    async with sandbox_with_page(tmp_path) as opened:
        yield opened


async def play_to_the_end(sandbox: Sandbox, game: Game, finger: Finger) -> None:
    """Touch what can be touched until the game is over; all is on one screen meanwhile."""
    for _ in range(MOST_TOUCHES):
        if await sandbox.is_over(game):
            return
        await finger.go_on()
        assert await finger.sticks_out() == 0
        await sandbox.pass_time()
    raise AssertionError("the game comes to its end")


@pytest.mark.parametrize("key", EVERY_GAME)
async def test_a_game_is_played_to_its_end_by_touch(
    browser: Browser, sandbox: Sandbox, key: str
) -> None:
    game = await sandbox.begin(key)
    finger = await opened(browser, await sandbox.link(game))
    await play_to_the_end(sandbox, game, finger)
    assert finger.faults == []


async def test_a_game_is_played_to_its_end_by_keys_alone(
    browser: Browser, sandbox: Sandbox
) -> None:
    game = await sandbox.begin(KEY)
    keys = await opened(browser, await sandbox.link(game), Keys, DESKTOP)
    await play_to_the_end(sandbox, game, keys)
    assert keys.faults == []


# --- one thing at a time, in Ruta: a touch of the pile is a move, of a route a question ---------

KEY = "ruta"


async def moves_of(game: Game) -> int:
    return (await game.table()).moves


@pytest_asyncio.fixture(loop_scope="module")
async def game(sandbox: Sandbox) -> Game:
    """Ada is to move, Bruno waits."""
    return await sandbox.begin(KEY, "bruno")


@pytest_asyncio.fixture(loop_scope="module")
async def finger(browser: Browser, sandbox: Sandbox, game: Game) -> Finger:
    """Ada's finger on her phone."""
    return await opened(browser, await sandbox.link(game))


async def turn_of(sandbox: Sandbox, finger: Finger) -> None:
    """Let the others play until something can be touched."""
    while not await finger.spots(PLACES):
        await sandbox.pass_time()


async def pile(finger: Finger) -> Spot:
    return (await finger.spots('#places [data-at="pile"]'))[0]


async def test_fingers_press_twice_and_make_one_move(game: Game, finger: Finger) -> None:
    before, spot = await moves_of(game), await pile(finger)
    await finger.page.clock.fast_forward(STILL)
    for _ in range(3):
        await finger.page.touchscreen.tap(*spot[:2])
    await finger.answered()
    assert await moves_of(game) == before + 1


async def test_a_near_miss_is_a_touch_and_a_far_one_goes_back(
    browser: Browser, sandbox: Sandbox
) -> None:
    game = await sandbox.begin("stratego4")
    finger = await opened(browser, await sandbox.link(game))
    left, top, name = min(await finger.spots(PLACES), key=lambda spot: spot[0])
    await finger.touch((left - 30, top, ""))
    assert name.partition(" ")[2] in await finger.said()
    assert [spot[2] for spot in await finger.spots(FOOT)] == ["Back"]
    await finger.touch((30, top - 200, ""))
    assert "Back" not in [spot[2] for spot in await finger.spots(FOOT)]


async def test_a_connection_that_is_lost_is_said_and_the_touch_counts_once(
    sandbox: Sandbox, game: Game, finger: Finger
) -> None:
    before, spot = await moves_of(game), await pile(finger)
    await finger.page.context.set_offline(True)
    await finger.page.clock.fast_forward(STILL)
    await finger.page.touchscreen.tap(*spot[:2])
    await expect(finger.page.locator("body.lost")).to_have_count(1)
    await sandbox.restart()
    await finger.page.context.set_offline(False)
    await finger.page.clock.fast_forward(PATIENCE)
    await finger.answered()
    await expect(finger.page.locator("body.lost")).to_have_count(0)
    assert await moves_of(game) == before + 1
    assert await finger.sticks_out() == 0
    assert finger.faults == []


async def test_a_session_that_has_ended_is_said_and_shows_what_all_see(
    game: Game, finger: Finger
) -> None:
    before = await moves_of(game)
    await finger.page.evaluate('sessionStorage.setItem("token", "ended")')
    await finger.touch(await pile(finger))
    said = await finger.said()
    assert "no longer signed in" in said
    assert "On the board" in said, "how to sign in again"
    assert await finger.spots(PLACES) == []
    assert await moves_of(game) == before


async def test_a_ticket_leaves_the_address_and_is_good_once(
    browser: Browser, sandbox: Sandbox, game: Game
) -> None:
    link = await sandbox.link(game)
    first = await opened(browser, link)
    assert first.page.url == link.partition("#")[0]
    second = await opened(browser, link)
    await sandbox.act(game, "bruno", "change:pace", "168")
    await expect(second.page.locator("#words")).to_contain_text("Bruno", timeout=PATIENCE)
    assert "has been used" in await second.said(), "news do not take the reason away"
    assert await second.spots(PLACES) == []
    assert await first.spots(PLACES) != []


async def test_a_link_of_another_person_says_whose_board_it_is_now(
    browser: Browser, sandbox: Sandbox, game: Game
) -> None:
    ada = await opened(browser, await sandbox.link(game))
    link = await sandbox.link(game, "bruno")
    await ada.page.goto("about:blank")
    await ada.open(link)
    assert say("it", "web-other-person", before="Ada", now="Bruno") in await ada.said()
    await expect(ada.page.locator("#board_of")).to_contain_text("Bruno")
    assert ada.faults == []


async def test_a_move_is_taken_back(browser: Browser, sandbox: Sandbox) -> None:
    game = await sandbox.begin("la-strada")
    finger = await opened(browser, await sandbox.link(game))
    await turn_of(sandbox, finger)
    before = await game.state()
    await finger.touch((await finger.spots(PLACES))[0])
    assert await game.state() != before
    await finger.press("Undo")
    assert await game.state() == before


async def test_news_keep_the_choice_and_a_question_is_answered(
    sandbox: Sandbox, game: Game, finger: Finger
) -> None:
    await finger.touch((await finger.spots('#places [data-at^="route"]'))[0])
    chosen = await finger.said()
    await sandbox.act(game, "bruno", "change:pace", "168")
    await expect(finger.page.locator("#words")).to_contain_text("Bruno", timeout=PATIENCE)
    assert chosen.splitlines()[0] in await finger.said()
    (agree,) = [
        spot for spot in await finger.spots("#lists button, #foot button") if "gree" in spot[2]
    ]
    await finger.touch(agree)
    assert (await game.table()).pace.hours == 168


async def test_a_payment_is_laid_out_and_a_touch_takes_a_card_in_or_out(
    browser: Browser, sandbox: Sandbox, game: Game
) -> None:
    await change(game, hands=(LARGE_HAND, 0), known=(0, 0))
    finger = await opened(browser, await sandbox.link(game))
    await finger.touch((await finger.spots('#places [data-at="route desert/island"]'))[0])
    laid = await finger.spots('#places [aria-pressed="true"]')
    drawn = await finger.page.locator("#drawn > *").count()
    (green,) = await finger.spots(GREEN)
    await finger.touch(laid[0])
    assert "costs" in await finger.said(), "the refusal is the sum"
    assert await finger.spots(GREEN) == []
    assert await finger.spots('#places [aria-pressed="true"]') == laid[1:]
    assert await finger.page.locator("#drawn > *").count() == drawn
    await finger.touch(laid[0])
    assert await finger.spots(GREEN) == [green]
    before = await moves_of(game)
    await finger.touch(green)
    assert await moves_of(game) == before + 1


async def test_what_is_asked_about_is_made_by_a_second_touch_there(
    browser: Browser, sandbox: Sandbox, game: Game
) -> None:
    await sandbox.wish(game, confirm="always")
    finger = await opened(browser, await sandbox.link(game))
    before, spot = await moves_of(game), await pile(finger)
    await finger.touch(spot)
    assert await finger.spots("#places .framed") != []
    await finger.page.touchscreen.tap(*spot[:2])
    await finger.answered()
    assert await moves_of(game) == before, "a double press"
    await finger.touch(spot)
    assert await moves_of(game) == before + 1


async def test_closer_shows_a_part_in_which_a_finger_can_tell_neighbours_apart(
    browser: Browser, sandbox: Sandbox
) -> None:
    game = await sandbox.begin("strada-romana")
    finger = await opened(browser, await sandbox.link(game))
    await turn_of(sandbox, finger)
    wide = await finger.page.locator(PLACES).first.evaluate("one => one.clientWidth")
    whole = await finger.spots(PLACES)
    await finger.press("Closer")
    assert 0 < len(await finger.spots(PLACES)) < len(whole)
    assert await finger.page.locator(PLACES).first.evaluate("one => one.clientWidth") > 1.5 * wide
    await finger.touch((await finger.spots(PLACES))[0])
    assert "Back" in [spot[2] for spot in await finger.spots(FOOT)]


async def test_the_menu_counts_the_tables_that_wait_and_the_next_is_the_main_action(
    browser: Browser, sandbox: Sandbox, game: Game
) -> None:
    other = await sandbox.begin(KEY, "bruno")
    finger = await opened(browser, await sandbox.link(game))
    await expect(finger.page.locator("#waiting")).to_have_text("2")
    await finger.touch(await pile(finger))
    await expect(finger.page.locator("#waiting")).to_have_text("1")
    await finger.press("Next: Ruta")
    await expect(finger.page.locator("#title")).to_have_text(f"Ruta · {other.code}")
    await finger.touch((await finger.spots("#menu"))[0])
    await expect(finger.page.locator("#lists a")).to_have_count(2)


async def test_in_the_sandbox_the_link_under_a_post_opens_ones_own_board_in_one_press(
    browser: Browser, sandbox: Sandbox
) -> None:
    game = await sandbox.begin(KEY, "bruno")
    guest = await guest_at(browser, sandbox.server, GUEST_SIZE)
    await guest.go("games")
    for name in ("Ada", "Bruno"):
        await guest.become(name)
        async with guest.page.context.expect_page() as opening:
            await guest.newest.get_by_role("link", name="On the board").click()
        board = await opening.value
        await expect(board.locator("#title")).to_contain_text(game.code)
        await expect(board.locator("#board_of")).to_contain_text(name)


async def test_a_refused_form_keeps_what_was_typed(browser: Browser, sandbox: Sandbox) -> None:
    game = await sandbox.begin("stratego4")
    finger = await opened(browser, await sandbox.link(game))
    await finger.touch((await finger.spots(FOLDED))[0])
    await finger.press("Write it")
    text = finger.page.locator("#lists textarea")
    written = await text.input_value()
    await text.fill("nine ones")
    await finger.press("Send")
    assert "row by row" in await finger.said()
    await expect(text).to_have_value("nine ones")
    await text.fill(written[::-1])
    await finger.press("Send")
    await expect(text).to_have_count(0)
