"""The sandbox's page server forwards previews: many in parallel, actions one by one."""

import asyncio
import io
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientConnectorError, ClientSession
from PIL import Image
from simcord.backend.models import Message

from playroom.web import channel_windows
from playroom.web.page_server import LOOPBACK, PageServer
from sandbox import free_port, main, make_tavolo, open_sandbox
from tests.e2e.toy_bot import ToyBot, make_toy
from tests.playroom.page_user import FORBIDDEN, Visitor, Window, words_in

ROOT = Path(__file__).parents[2]
FOUND, NOT_FOUND, GONE = 200, 404, 410
PATIENCE_SECONDS = 20.0

only_on_linux = pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere this machine has no second loopback address"
)


def elsewhere(page: PageServer) -> str:
    """The page at another address of this machine than the one it tells."""
    return page.address.replace("127.0.0.1", "127.0.0.2")


@pytest.fixture
async def page() -> AsyncIterator[PageServer]:
    async with open_sandbox(make_toy, port=0) as opened:
        yield opened


@pytest.fixture
async def visitor(page: PageServer) -> AsyncIterator[Visitor]:
    async with ClientSession() as session:
        yield Visitor(session, page.address)


async def test_the_page_shows_people_and_places(visitor: Visitor) -> None:
    overview = await visitor.overview()
    assert [one["name"] for one in overview["people"]] == [
        "Ada",
        "Bruno",
        "Chloé",
        "Dario",
        "Elena",
    ]
    assert [(one["kind"], one["name"]) for one in overview["places"]] == [
        ("channel", "games"),
        ("channel", "tavern"),
        ("mailbox", "Tavolo"),
    ]


@only_on_linux
async def test_the_sandbox_listens_on_loopback_alone(page: PageServer) -> None:
    async with ClientSession() as session:
        with pytest.raises(ClientConnectorError):
            await session.get(elsewhere(page))


async def test_two_windows_are_open_at_once_and_show_the_same_conversation(
    visitor: Visitor,
) -> None:
    games = await visitor.place("channel")
    ada = await visitor.window("ada", games)
    bruno = await visitor.window("bruno", games)
    await ada.act("send_message", content="Good evening.")
    await bruno.act("send_message", content="Good evening, Ada.")
    assert await ada.texts() == ["Good evening.", "Good evening, Ada."]
    assert await bruno.texts() == ["Good evening.", "Good evening, Ada."]


async def test_a_new_table_appears_among_the_places_and_its_letter_in_the_mailbox(
    visitor: Visitor,
) -> None:
    ada = await visitor.window("ada", await visitor.place("channel"))
    await ada.run("toy", "open")
    overview = await visitor.overview()
    table = next(place for place in overview["places"] if place["kind"] == "thread")
    mailbox = overview["places"][-1]
    assert (table["name"], table["unread"], table["calls"]) == ("table of Ada", 1, 0)
    assert (mailbox["unread"], mailbox["calls"]) == (1, 1)
    assert [one["calls"] for one in overview["people"]] == [0, 0, 0, 0, 0]


async def test_somebody_who_is_mentioned_is_called_until_they_look(
    visitor: Visitor, page: PageServer
) -> None:
    games = await visitor.place("channel")
    ada = await visitor.window("ada", games)
    bruno = page.house.server.members["bruno"].id
    await ada.act("send_message", content=f"Bruno, it is your turn: <@{bruno}>")
    assert [one["calls"] for one in (await visitor.overview())["people"]] == [0, 1, 0, 0, 0]
    await visitor.overview("bruno", f"&place={games}&looking")
    assert [one["calls"] for one in (await visitor.overview())["people"]] == [0, 0, 0, 0, 0]


async def test_an_action_on_a_page_that_is_behind_is_carried_out_all_the_same(
    visitor: Visitor,
) -> None:
    games = await visitor.place("channel")
    ada = await visitor.window("ada", games)
    bruno = await visitor.window("bruno", games)
    behind = (await ada.state())["publishedRevision"]
    await bruno.act("send_message", content="I was quicker.")
    receipt = await ada.act("send_message", revision=behind, content="Me too.")
    assert receipt["settlement"] == "settled"
    assert await bruno.texts() == ["I was quicker.", "Me too."]


async def test_what_the_bot_is_still_working_at_is_shown_and_its_buttons_can_be_pressed(
    visitor: Visitor, page: PageServer
) -> None:
    page.house.server.env.hurry = (0.01, 0.01)
    ada = await visitor.window("ada", await visitor.place("channel"))
    assert (await ada.run("toy", "work"))["settlement"] == "settled"
    while words_in(await ada.state()) != ["Working."]:
        await page.house.let_time_pass()
    assert (await ada.press("Stop"))["settlement"] == "settled"
    while words_in(await ada.state()) != ["Stopped."]:
        await page.house.let_time_pass()


async def test_a_private_answer_that_is_ready_later_is_shown_without_another_press(
    visitor: Visitor, page: PageServer
) -> None:
    """Nothing else happens at that place meanwhile: a replay of a game that is over."""
    page.house.server.env.hurry = (0.01, 0.01)
    ada = await visitor.window("ada", await visitor.place("channel"))
    await ada.run("toy", "work")
    while words_in(await ada.state()) != ["Working."]:
        await page.house.let_time_pass()
    bot = page.house.server.env.bot
    assert isinstance(bot, ToyBot)
    bot.stopped.set()
    async with asyncio.timeout(PATIENCE_SECONDS):
        while words_in(await ada.state()) != ["Stopped."]:
            await page.house.let_time_pass()


async def _a_board(visitor: Visitor, page: PageServer) -> tuple[Window, dict[str, Any], Message]:
    """A window on a table, what it shows, and the message of the board in it."""
    ada = await visitor.window("ada", await visitor.place("channel"))
    await ada.run("toy", "open")
    place = await visitor.place("thread")
    table = await visitor.window("ada", place)
    state = await table.state()
    backend = page.house.server.env.backend
    return table, state, backend.get_message(int(place), int(state["timeline"][-1]))


async def test_a_button_is_pressed_wherever_it_stands_in_a_post_that_was_edited_meanwhile(
    visitor: Visitor, page: PageServer
) -> None:
    """simcord itself would press what stands in its place."""
    table, state, board = await _a_board(visitor, page)
    container = deepcopy(board.components[0])
    play = container["components"][-1]["components"][0]
    other = {**play, "id": 5, "label": "Other", "custom_id": "toy:other"}
    play["id"] = 6
    container["components"][-1]["components"].insert(0, other)
    board.components = [container]
    receipt = await table.press("Play", state=state)
    assert (receipt["settlement"], receipt["acknowledgement"]) == ("settled", "acknowledged")
    assert words_in(await table.state()) == ["Where to?"]


async def test_time_can_be_let_pass_and_reminders_come(visitor: Visitor, page: PageServer) -> None:
    ada = await visitor.window("ada", await visitor.place("channel"))
    await ada.run("toy", "open")
    table = await visitor.window("ada", await visitor.place("thread"))
    before = (await visitor.overview())["time"]
    assert await visitor.post("/tavolo/time", {"seconds": 3600}) == {}
    await page.house.leaps.ended()
    assert (await visitor.overview())["time"] > before
    assert len(await table.texts()) == 2


def behind(window: Window, page: PageServer) -> channel_windows.ChannelWindow:
    """The window in the house that serves this one."""
    found = page.house.windows.find(window._headers["X-Simcord-Capability"])
    assert found is not None
    return found


def _size(picture: bytes) -> tuple[int, int]:
    return Image.open(io.BytesIO(picture)).size


async def test_a_mailbox_is_nobody_elses(visitor: Visitor) -> None:
    mailbox = await visitor.place("mailbox", "ada")
    asked = {"person": "bruno", "place": mailbox, "timezone": "UTC"}
    assert await visitor.post("/tavolo/window", asked) == NOT_FOUND


@pytest.mark.parametrize(
    "headers",
    [{"Host": "tavolo.example:80"}, {"Origin": "https://elsewhere.example"}],
    ids=["another name", "another site"],
)
async def test_other_sites_are_turned_away(visitor: Visitor, headers: dict[str, str]) -> None:
    assert await visitor.status("/tavolo/overview?person=ada", headers) == FORBIDDEN


async def test_a_frame_may_stand_in_our_own_page_only(visitor: Visitor) -> None:
    await visitor.window("ada", await visitor.place("channel"))
    async with visitor._session.get(f"{visitor.address}/frame") as answer:
        assert answer.headers["X-Frame-Options"] == "SAMEORIGIN"
        assert "frame-ancestors 'self'" in answer.headers["Content-Security-Policy"]
        assert "/tavolo/frame.js" in await answer.text()


async def test_a_taken_port_is_said_to_be_taken() -> None:
    async with await asyncio.start_server(lambda *_: None, "127.0.0.1", 0) as taken:
        port = taken.sockets[0].getsockname()[1]
        with pytest.raises(OSError, match="address already in use"):
            async with open_sandbox(make_toy, port=port):
                pass


@pytest.mark.parametrize("port", ["65536", "-1", "many", "9" * 5_000])
def test_a_port_that_is_none_is_refused(
    port: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["sandbox.py", "--no-browser", f"--port={port}"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert "from 0 to 65535" in capsys.readouterr().err


async def test_the_sandbox_serves_boards_beside_the_channel_without_a_setting() -> None:
    port = free_port()
    make = partial(make_tavolo, boards=(LOOPBACK, port))
    async with open_sandbox(make, port=0), ClientSession() as session:
        answer = await session.get(f"http://{LOOPBACK}:{port}/")
        assert answer.status == 200
        assert 'data-keep="tab"' in await answer.text(), "several people share the browser"


@pytest.mark.long
def test_a_taken_port_of_the_boards_is_named_and_ends_the_sandbox() -> None:
    with socket.create_server((LOOPBACK, 0)) as taken:
        port = taken.getsockname()[1]
        words = (sys.executable, "sandbox.py", "--no-browser", "--port", str(port - 1))
        ended = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 1
    assert f"Port {port}, for the boards, cannot be used." in ended.stdout
