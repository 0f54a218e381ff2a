"""The rules of the finger and of the keys, in a real browser, on screens that are made up."""

from typing import Any

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from tests.shared_browser import IN_BROWSER
from tests.web.finger import FOLDED, FOOT, GREEN, LISTED, PATIENCE, PLACES, STILL, Finger
from tests.web.made_up_server import MadeUpServer, choice, screen
from tests.web.sandbox_with_page import DESKTOP, PHONE

MOST_OF_LISTS = 0.45
"""The part of a screen's height that lists may take."""

SMALL = ViewportSize(width=320, height=568)
ON_ITS_SIDE = ViewportSize(width=740, height=360)
LONG = "Somebody with a name of more than thirty-two letters does what takes long to say. "

OPTIONS = [{"value": "one", "at": "", "label": LONG, "hint": LONG}]

LEAST = {"board": 60, "words": 45, "lists": 44, "foot": 44, "tools": 44}
"""The pixels of its height that each part keeps on any screen."""

pytestmark = IN_BROWSER

BACK = {"back": {"step": "first", "chosen": []}}
THREE = {"left": [20, 100, 60, 60], "right": [300, 110, 60, 60], "low": [30, 320, 60, 60]}


async def names(finger: Finger, which: str) -> list[str]:
    return [spot[2] for spot in await finger.spots(which)]


async def focused(finger: Finger) -> str:
    name: str = await finger.page.evaluate(
        "() => document.activeElement.dataset.at ?? document.activeElement.textContent"
    )
    return name


@pytest.fixture
def server() -> MadeUpServer:
    """Three places; the left one leads on, to a screen with one move and a way back."""
    go = choice("Take it", "go", go=True, style="success")
    made = MadeUpServer(
        first=screen(
            choice("Left", "on", "left"), choice("Right", "on", "right"), choice("Low", "no", "low")
        ),
        on=screen(choice("Right", "on", "right"), rows=[[go]], **BACK),
        no=screen(choice("Right", "on", "right"), choice("Low", "no", "low"), **BACK),
    )
    made.places = dict(THREE)
    return made


@pytest.mark.parametrize("moves", [[], ["Bo moves."]])
async def test_news_of_no_move_leave_what_was_said(
    browser: Browser, server: MadeUpServer, moves: list[str]
) -> None:
    server.signed_in = "This was the device of Bo."
    server.news = {"turn": "Soon over", "moves": moves}
    finger = await server.open(browser, ticket="t")
    await expect(finger.page.locator("#turn")).to_contain_text("Soon over", timeout=PATIENCE)
    assert (server.signed_in in await finger.said()) == (not moves)


@pytest.mark.parametrize("meanings", [2, 5])
async def test_several_choices_at_one_place_are_buttons_in_the_foot_or_an_open_list(
    browser: Browser, meanings: int
) -> None:
    labels = [f"Meaning {number}" for number in range(meanings)]
    here = [choice(label, label, "left") for label in labels]
    server = MadeUpServer(first=screen(*here, choice("Right", "on", "right")))
    server.places = dict(THREE)
    finger = await server.open(browser)
    left, right = await finger.spots(PLACES)
    before = len(server.asked)
    await finger.touch(left)
    assert await finger.said() == "Which?"
    assert len(server.asked) == before, "nothing is asked of the server"
    assert await finger.spots(PLACES) == [left, right], "nothing covers the board"
    where = FOOT if meanings == 2 else LISTED
    assert [name for name in await names(finger, where) if name != "Back"] == labels
    await finger.page.keyboard.press("Escape")
    assert await names(finger, f"{FOOT}, {LISTED}") == []
    await finger.touch(left)
    await finger.press(labels[-1])
    assert server.asked[before:] == [("act", labels[-1])]
    assert finger.faults == []


async def test_a_button_that_was_not_there_before_takes_no_press_for_the_time_of_a_double_tap(
    browser: Browser, server: MadeUpServer
) -> None:
    finger = await server.open(browser)
    await finger.touch((await finger.spots(PLACES))[0])
    (green,) = await finger.spots(GREEN)
    asked = len(server.asked)
    for _ in range(2):
        await finger.page.touchscreen.tap(*green[:2])
    assert len(server.asked) == asked
    right = (await finger.spots(PLACES))[0]
    await finger.page.touchscreen.tap(*right[:2])
    await finger.answered()
    assert server.asked[asked:] == [("act", "on")], "this one was there"
    await finger.page.clock.fast_forward(STILL)
    await finger.page.touchscreen.tap(*green[:2])
    await finger.answered()
    assert server.asked[asked + 1 :] == [("act", "go")]


async def test_what_cannot_be_taken_back_is_looked_at_by_the_first_touch_and_made_by_the_second(
    browser: Browser, server: MadeUpServer
) -> None:
    danger: dict[str, Any] = {"style": "danger", "go": True}
    server.screens["first"] = screen(choice("Attack", "weigh", "left", **danger))
    yes = choice("Attack", "go", **danger)
    server.screens["weigh"] = screen(rows=[[yes]], kind="sure", words=["Attack?"], **BACK)
    finger = await server.open(browser)
    (left,) = await finger.spots(PLACES)
    asked = len(server.asked)
    await finger.touch(left)
    assert server.asked[asked:] == [("look", "weigh")]
    assert await names(finger, "#places .framed") == ["left"]
    await finger.page.touchscreen.tap(*left[:2])
    await finger.answered()
    assert server.asked[asked:] == [("look", "weigh")], "a double tap"
    await finger.touch(left)
    assert server.asked[asked + 1 :] == [("act", "go")]


async def test_arrows_go_to_the_nearest_place_enter_touches_escape_goes_back(
    browser: Browser, server: MadeUpServer
) -> None:
    finger = await server.open(browser)
    keys = finger.page.keyboard
    await finger.page.clock.fast_forward(STILL)
    walk = ("ArrowDown", "ArrowDown", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowLeft")
    been = []
    for key in walk:
        await keys.press(key)
        been.append(await focused(finger))
    assert been == ["left", "low", "left", "right", "right", "left"]
    asked = len(server.asked)
    await keys.press("Enter")
    await finger.answered()
    assert server.asked[asked:] == [("act", "on")]
    assert await focused(finger) == "Take it", "the green button comes first"
    await keys.press("Escape")
    await finger.answered()
    assert server.asked[asked + 1 :] == [("look", "first")]
    assert await focused(finger) == "left", "else the same place"


async def test_the_focus_stays_at_a_place_that_is_still_there_else_goes_to_the_first(
    browser: Browser, server: MadeUpServer
) -> None:
    finger = await server.open(browser)
    places = {spot[2]: spot for spot in await finger.spots(PLACES)}
    await finger.touch(places["low"])
    assert await focused(finger) == "low"
    server.screens["first"] = screen(choice("Left", "on", "left"), choice("Right", "on", "right"))
    await finger.page.keyboard.press("Escape")
    await finger.answered()
    assert await focused(finger) == "left"


@pytest.mark.parametrize("board", [100, 400], ids=["with room", "without"])
async def test_lists_take_less_than_half_of_the_screen_and_push_nothing_off_it(
    browser: Browser, server: MadeUpServer, board: int
) -> None:
    server.height = board
    many = [choice(f"Choice {number}, of which there are many", "on") for number in range(40)]
    server.screens["first"]["rows"] = [many]
    finger = await server.open(browser)
    assert await finger.spots(LISTED) == [], "they are folded"
    await finger.touch((await finger.spots(FOLDED))[0])
    assert len(await finger.spots(LISTED)) == len(many)
    height = await finger.page.evaluate("() => document.getElementById('lists').offsetHeight")
    assert 0 < height <= MOST_OF_LISTS * PHONE["height"]
    assert await finger.sticks_out() == 0


@pytest.mark.parametrize("size", [PHONE, SMALL, ON_ITS_SIDE, DESKTOP], ids=str)
@pytest.mark.parametrize("full", [False, True], ids=["words alone", "all"])
@pytest.mark.parametrize("height", [100, 535, 1_000])
async def test_nothing_is_so_long_that_the_page_is_larger_than_the_screen(
    browser: Browser, server: MadeUpServer, size: ViewportSize, full: bool, height: int
) -> None:
    server.height = height
    server.screens["first"]["words"] = [LONG] * 12
    if full:
        server.more = {"turn": LONG, "left": LONG, "board_of": LONG, "game": LONG}
        server.more |= {"seats": [{"name": LONG, "acts": True}] * 6}
        server.screens["first"]["rows"] = [
            [choice(LONG, f"{number}", style="success", go=True) for number in range(3)],
            {"step": "", "of": [], "hint": LONG, "most": 1, "chosen": [], "options": OPTIONS},
        ]
    finger = await server.open(browser, size)
    assert await finger.sticks_out() == 0
    heights = await finger.heights(*LEAST)
    kept = LEAST if full else {**LEAST, "lists": 0}
    assert {name: least for name, least in kept.items() if heights[name] < least} == {}
    assert finger.faults == []


async def test_words_that_are_long_leave_the_board_where_it_is(
    browser: Browser, server: MadeUpServer
) -> None:
    server.height = 535
    finger = await server.open(browser)
    before = await finger.spots(PLACES)
    server.screens["on"] = {**server.screens["first"], "words": [LONG] * 12}
    await finger.touch(before[0])
    assert await finger.spots(PLACES) == before


async def test_a_choice_has_an_icon_which_nobody_is_read(
    browser: Browser, server: MadeUpServer
) -> None:
    presses = [choice("Seven", "on", icon="spot"), choice("Other", "on", icon="unknown")]
    server.screens["first"]["rows"] = [presses]
    finger = await server.open(browser)
    foot = finger.page.locator("#foot")
    assert await foot.locator("button svg.icon").count() == 1
    named = foot.get_by_role("button", name="Seven", exact=True)
    box = await named.locator("svg").bounding_box()
    assert box is not None
    assert box["width"] == box["height"] == 28
    assert finger.faults == []
