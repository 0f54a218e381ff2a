"""The sandbox in a real browser: somebody opens a table, others join, two people play."""

import asyncio
import re
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import web
from playwright.async_api import Browser, Route, expect
from simcord import ChannelHandle

from playroom.server import SimulatedServer
from playroom.web.channel_windows import MESSAGES_SHOWN
from playroom.web.page_server import PageServer, PreviewRoutes
from sandbox import make_tavolo, open_sandbox
from tests.e2e.browser_guest import DESKTOP, PATIENCE_MILLISECONDS, PHONE, Guest, guest_at
from tests.e2e.toy_bot import board_file, make_toy
from tests.playroom.sandbox_process import Process
from tests.shared_browser import IN_BROWSER

BOARDS = 8
DAY = 24 * 3600
ROUND_TRIPS = 20

pytestmark = IN_BROWSER


@pytest_asyncio.fixture(loop_scope="module")
async def toy_page() -> AsyncIterator[PageServer]:
    async with open_sandbox(make_toy, port=0) as opened:
        yield opened


async def ada_opens_a_table(server: SimulatedServer) -> ChannelHandle:
    games = server.channels["games"]
    await server.members["ada"].slash(games, "toy open")
    return games.threads[-1]


async def post_boards(server: SimulatedServer, boards: int) -> None:
    """A table of Ada's with so many boards, which others have played: nothing is private there."""
    table = await ada_opens_a_table(server)
    for _ in range(boards - 1):
        await server.members["bruno"].slash(table, "toy move", square="a1")


async def guest_at_her_table(browser: Browser, page: PageServer, size: dict[str, int]) -> Guest:
    """Ada, who has opened a table and looks at it."""
    guest = await guest_at(browser, page, size)
    await guest.run("/toy open")
    await guest.go("table of Ada")
    return guest


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_a_command_is_picked_and_answered(
    browser: Browser, toy_page: PageServer, size: dict[str, int]
) -> None:
    guest = await guest_at(browser, toy_page, size)
    await guest.run("/toy open")
    await expect(guest.said("Your table is")).to_be_visible()
    await guest.go("table of Ada")
    await expect(guest.newest).to_contain_text("The table is open.")
    picture = guest.newest.get_by_role("img", name="The token stands on b2.")
    await expect(picture).to_be_visible()


async def test_two_people_play_by_turns_on_one_page(browser: Browser, toy_page: PageServer) -> None:
    guest = await guest_at_her_table(browser, toy_page, DESKTOP)
    for name, square in (("Bruno", "a1"), ("Ada", "c3")):
        await guest.become(name)
        await guest.press("Play")
        await guest.press("Type it")
        await guest.conversation.get_by_role("textbox", name="Square").fill(square)
        await guest.conversation.get_by_role("button", name="Submit").click()
        await expect(guest.said(f"went to {square}.")).to_be_visible()
    await guest.become("Bruno")
    await expect(guest.said("You went to a1.")).to_be_visible()
    await expect(guest.said("You went to c3.")).to_have_count(0)


async def test_a_menu_in_a_message_that_was_edited_starts_anew(
    browser: Browser, toy_page: PageServer
) -> None:
    """As in Discord: so the same wagon can be chosen for another step."""
    guest = await guest_at_her_table(browser, toy_page, PHONE)
    await guest.press("Play")
    menu = guest.conversation.locator(".select-trigger")
    await menu.click()
    await guest.conversation.get_by_role("option", name="a1", exact=True).click()
    await expect(guest.said("went to a1.")).to_be_visible()
    _, message, *_ = str(await menu.get_attribute("data-control-key")).split(":")
    server = toy_page.house.server
    async with toy_page.house.action():
        place, backend = server.channels["games"].threads[-1].id, server.env.backend
        shown = backend.get_message(place, int(message)).components
        backend.edit_message(place, int(message), {"components": shown})
    await expect(menu).to_contain_text("Choose a square")


async def test_an_unread_private_message_is_counted_at_the_mailbox(
    browser: Browser, toy_page: PageServer
) -> None:
    guest = await guest_at(browser, toy_page, DESKTOP)
    await guest.run("/toy open")
    unread = guest.page.get_by_role("button", name="Tavolo (private), 1 new")
    await expect(unread).to_be_visible()
    await guest.go("Tavolo (private)")
    await expect(guest.newest).to_contain_text("The token stands on b2.")
    await expect(unread).to_have_count(0)


async def test_a_picture_comes_when_it_comes_into_view_and_keeps_its_place_meanwhile(
    browser: Browser, toy_page: PageServer
) -> None:
    guest = await guest_at(browser, toy_page, PHONE)
    async with toy_page.house.action():
        await post_boards(toy_page.house.server, BOARDS)
    await guest.go("table of Ada")
    pictures = guest.conversation.get_by_role("img", name="The token stands on")
    await expect(pictures).to_have_count(BOARDS)
    await expect(pictures.last).not_to_have_attribute("data-waits", "")
    await expect(pictures.first).to_have_attribute("data-waits", "")
    shapes = await pictures.evaluate_all(
        "all => all.map(one => one.offsetWidth / one.offsetHeight)"
    )
    assert shapes == pytest.approx([360 / 240] * BOARDS, rel=0.02)
    await pictures.first.scroll_into_view_if_needed()
    await expect(pictures.first).not_to_have_attribute("data-waits", "")


async def test_a_picture_stands_until_the_next_one_has_come_in_its_place(
    browser: Browser, toy_page: PageServer
) -> None:
    guest = await guest_at(browser, toy_page, PHONE)
    server = toy_page.house.server
    games = server.env.bot.get_partial_messageable(server.channels["games"].id)
    async with toy_page.house.action():
        post = await games.send(file=board_file("a1"))
    picture = guest.conversation.get_by_role("img", name="The token stands on").last
    await expect(picture).not_to_have_attribute("data-waits", "")
    box = await picture.bounding_box()
    has_come = asyncio.Event()

    async def hold(route: Route) -> None:
        await has_come.wait()
        await route.continue_()

    await guest.page.route("**/api/assets/*?download=1", hold)
    async with toy_page.house.action():
        await post.edit(attachments=[board_file("c3")])
    await expect(picture).to_have_attribute("alt", "The token stands on c3.")
    await expect(picture).to_have_attribute("data-waits", "")
    await expect(picture).to_have_css("background-image", re.compile("^url.*blob:"))
    assert await picture.bounding_box() == box
    has_come.set()
    await expect(picture).not_to_have_attribute("data-waits", "")
    await expect(picture).to_have_css("background-image", "none")


async def test_a_state_from_before_the_last_action_leaves_no_button_waiting(
    browser: Browser, toy_page: PageServer
) -> None:
    guest = await guest_at_her_table(browser, toy_page, PHONE)
    states: list[bytes] = []

    async def answer_once_late(route: Route) -> None:
        states.append(await (await route.fetch()).body())
        await route.fulfill(body=states[-2:][0], content_type="application/json")

    await guest.page.route("**/api/state*", answer_once_late)
    for width in (380, 390):
        async with guest.page.expect_response("**/api/state*"):
            await guest.page.set_viewport_size({"width": width, "height": 800})
    await guest.press("Play")
    await expect(guest.conversation.get_by_role("button", name="Type it")).to_be_visible()


async def test_only_the_newest_messages_are_drawn_and_a_button_brings_earlier_ones(
    browser: Browser, toy_page: PageServer
) -> None:
    guest = await guest_at(browser, toy_page, PHONE)
    async with toy_page.house.action():
        await post_boards(toy_page.house.server, MESSAGES_SHOWN + 3)
    await guest.go("table of Ada")
    drawn = guest.conversation.locator(".channel-message")
    await expect(drawn).to_have_count(MESSAGES_SHOWN)
    await guest.conversation.get_by_role("button", name="Load earlier messages").click()
    await expect(guest.said("The table is open.")).to_have_count(1)


async def test_what_can_be_chosen_is_offered_before_a_letter_is_typed(
    browser: Browser, toy_page: PageServer
) -> None:
    guest = await guest_at_her_table(browser, toy_page, PHONE)
    await guest.pick("/toy move")
    offered = guest.conversation.get_by_role("option")
    await expect(offered).to_have_count(8)
    await expect(offered.first).to_have_text("go to a1")
    await expect(guest.conversation.get_by_text("No options match")).to_be_hidden()


async def test_a_link_to_a_post_leads_to_it_and_not_out_of_the_sandbox(
    browser: Browser, toy_page: PageServer
) -> None:
    guest = await guest_at_her_table(browser, toy_page, PHONE)
    server = toy_page.house.server
    table = server.channels["games"].threads[-1]
    async with toy_page.house.action():
        for _ in range(BOARDS):
            await server.members["bruno"].slash(table, "toy move", square="a1")
    first = next(iter(server.env.backend.messages[table.id]))
    await guest.say(f"[Look](https://discord.com/channels/{server.guild.id}/{table.id}/{first})")
    address = guest.page.url
    await guest.newest.get_by_text("Look").click()
    shown = guest.conversation.locator(f'[data-message-id="{first}"]')
    await expect(shown).to_be_in_viewport()
    assert guest.page.url == address
    assert len(guest.page.context.pages) == 1


async def test_an_open_list_stays_open_while_posts_come(
    browser: Browser, toy_page: PageServer
) -> None:
    guest = await guest_at_her_table(browser, toy_page, PHONE)
    await guest.press("Play")
    await guest.conversation.locator(".select-trigger").click()
    option = guest.conversation.get_by_role("option", name="a1", exact=True)
    await expect(option).to_be_visible()
    server = toy_page.house.server
    before = await guest.conversation.locator(".channel-message").count()
    async with toy_page.house.action():
        table = server.channels["games"].threads[-1]
        await server.members["bruno"].slash(table, "toy move", square="a1")
    await expect(guest.conversation.locator(".channel-message")).not_to_have_count(before)
    await expect(option).to_be_in_viewport()
    await option.click()
    await expect(guest.said("went to a1.").first).to_be_visible()


async def test_what_is_named_in_a_message_can_be_read_everywhere_and_gone_to(
    browser: Browser, toy_page: PageServer
) -> None:
    guest = await guest_at(browser, toy_page, PHONE)
    games = toy_page.house.server.channels["games"]
    (command,) = toy_page.house.server.env.backend.commands[None].values()
    await guest.go("Tavolo (private)")
    await guest.say(f"In <#{games.id}> use </toy open:{command['id']}>.")
    await expect(guest.newest).to_contain_text("In #games use /toy open.")
    await guest.newest.get_by_text("/toy open").click()
    chosen = guest.conversation.get_by_role("button", name="Command /toy open")
    await expect(chosen).to_be_visible()
    await guest.newest.get_by_text("#games").click()
    await expect(guest.page.locator('iframe.is-shown[title="Ada in games"]')).to_be_visible()


async def test_relative_times_go_on_with_the_time_of_the_server(
    browser: Browser, toy_page: PageServer
) -> None:
    guest = await guest_at(browser, toy_page, DESKTOP)
    now = toy_page.house.server.env.now().timestamp()
    await guest.say(f"Runs out <t:{int(now) + 3 * DAY + 60}:R>, opened <t:{int(now)}:f>.")
    await expect(guest.newest).to_contain_text("Runs out in 3 days, opened ")
    opened = await guest.newest.locator("time").last.inner_text()
    await guest.page.get_by_role("button", name="1 day later").click()
    await expect(guest.said("Runs out in 2 days")).to_be_visible()
    await expect(guest.newest.locator("time").last).to_have_text(opened)


async def test_an_action_whose_answer_is_long_on_its_way_holds_up_no_later_one(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page looks at the state once more while an answer is read, and does not wait for ever."""
    release, act = asyncio.Event(), PreviewRoutes._act

    async def slow_act(routes: PreviewRoutes, request: web.Request) -> web.StreamResponse:
        answer = await act(routes, request)
        if b"send_message" not in await request.read():
            return answer
        assert isinstance(answer.body, bytes)
        slow = web.StreamResponse(
            status=answer.status, headers={"Content-Type": "application/json"}
        )
        await slow.prepare(request)
        await release.wait()
        await slow.write(answer.body)
        return slow

    monkeypatch.setattr(PreviewRoutes, "_act", slow_act)
    async with open_sandbox(make_toy, port=0) as page:
        guest = await guest_at(browser, page, PHONE)
        async with guest.page.expect_response("**/api/action"):
            await guest.say("one")
        for _ in range(ROUND_TRIPS):  # whatever the page would look at meanwhile has come by then
            await guest.page.evaluate("fetch('/tavolo/frame.css', {cache: 'no-store'})")
        release.set()
        await expect(guest.said("one")).to_be_visible(timeout=PATIENCE_MILLISECONDS)
        await guest.say("two")
        await expect(guest.said("two")).to_be_visible(timeout=PATIENCE_MILLISECONDS)


async def test_private_notes_do_not_pile_up(browser: Browser, toy_page: PageServer) -> None:
    guest = await guest_at(browser, toy_page, DESKTOP)
    for _ in range(3):
        await guest.run("/toy open")
    notes = guest.conversation.get_by_text("Your table is")
    await expect(notes).to_have_count(3)
    await expect(notes.filter(visible=True)).to_have_count(1)
    await guest.conversation.get_by_role("button", name="Dismiss message").last.click()
    await expect(notes.filter(visible=True)).to_have_count(0)


async def test_nothing_sticks_out_on_a_phone(browser: Browser, toy_page: PageServer) -> None:
    guest = await guest_at(browser, toy_page, PHONE)
    await guest.run("/toy open")
    await expect(guest.said("Your table is")).to_be_visible()
    width = await guest.page.evaluate("document.documentElement.scrollWidth")
    assert width == PHONE["width"]


async def test_a_form_is_named_and_seen_whole_on_a_phone(
    browser: Browser, toy_page: PageServer
) -> None:
    guest = await guest_at_her_table(browser, toy_page, PHONE)
    await guest.press("Play")
    await guest.press("Type it")
    field = guest.conversation.get_by_role("textbox", name="Square")
    await expect(field).to_be_in_viewport(ratio=1)
    send = guest.conversation.get_by_role("button", name="Submit")
    await expect(send).to_be_in_viewport(ratio=1)
    await field.fill("a1")
    await send.click()
    await expect(guest.said("You went to a1.")).to_be_visible()


async def test_a_phone_is_told_what_to_do_first(browser: Browser, toy_page: PageServer) -> None:
    guest = await guest_at(browser, toy_page, PHONE)
    await guest.go("Tavolo (private)")
    own = guest.conversation.get_by_text("What the bot writes to you alone comes here.")
    await expect(own).to_be_visible()
    await guest.page.get_by_text("First steps and time").click()
    steps = guest.page.locator(".steps ol").filter(visible=True)
    await expect(steps).to_contain_text("In the empty channel #games, press what you want to play")
    await expect(steps).to_contain_text("Or type /ruta new and run it.")


async def test_the_mailbox_is_in_view_on_a_phone_however_many_tables_there_are(
    browser: Browser, toy_page: PageServer
) -> None:
    guest = await guest_at(browser, toy_page, PHONE)
    async with toy_page.house.action():
        for _ in range(5):
            await ada_opens_a_table(toy_page.house.server)
    mailbox = guest.page.get_by_role("button", name="Tavolo (private), 5 new")
    await expect(mailbox.get_by_text("5")).to_be_in_viewport(ratio=1)


async def test_a_field_of_a_command_and_its_error_are_seen_whole_on_a_phone(
    browser: Browser, toy_page: PageServer
) -> None:
    guest = await guest_at(browser, toy_page, PHONE)
    await guest.pick("/toy move")
    await guest.conversation.get_by_role("button", name="Send").click()
    error = guest.conversation.get_by_text("This field is required.")
    await expect(error).to_be_in_viewport(ratio=1)
    field = guest.conversation.get_by_role("combobox", name="square")
    await field.fill("a value of more letters")
    hidden = await field.evaluate("field => field.scrollWidth - field.clientWidth")
    assert hidden <= 0
    popup = await guest.conversation.locator(".command-popup").bounding_box()
    title = await guest.conversation.locator(".command-context").bounding_box()
    assert popup is not None
    assert title is not None
    assert popup["y"] + popup["height"] <= title["y"]


async def assert_names_of_commands_are_seen_whole(guest: Guest, typed: str) -> None:
    await guest.type(typed)
    names = guest.conversation.locator(".command-entry-title strong")
    await expect(names.first).to_be_visible()
    cut = "names => names.filter(name => name.scrollWidth > name.clientWidth).length"
    assert await names.evaluate_all(cut) == 0


async def test_commands_are_called_as_the_person_of_the_page_calls_them(browser: Browser) -> None:
    async with open_sandbox(make_tavolo, port=0) as sandbox:
        guest = await guest_at(browser, sandbox, PHONE)
        ruta = sandbox.house.server.env.backend.commands[None]["ruta", 1]
        await guest.say(f"Type </ruta new:{ruta['id']}>.")
        await guest.become("Chloé")
        await expect(guest.newest).to_contain_text("Type /ruta nouvelle.")
        steps = guest.page.locator(".steps ol").filter(visible=True)
        await guest.page.get_by_text("First steps and time").click()
        await expect(steps).to_contain_text("type /ruta nouvelle and run it.")
        await assert_names_of_commands_are_seen_whole(guest, "/strada-romana")
        await guest.pick("/ruta nouv")
        offered = guest.conversation.get_by_role("option")
        await expect(offered.first).to_contain_text("adversaire")
        await guest.conversation.get_by_role("button", name="Send").click()
        await expect(guest.said("Chloé used /ruta nouvelle")).to_be_visible()


async def test_a_stranger_opens_a_real_table_and_starts_with_a_second_player(
    browser: Browser,
) -> None:
    async with open_sandbox(make_tavolo, port=0) as sandbox:
        guest = await guest_at(browser, sandbox, DESKTOP)
        await guest.run("/ruta new")
        await expect(guest.said("Ada opened a table.")).to_be_visible()
        await guest.become("Bruno")
        await guest.press("Join")
        await expect(guest.said("The game begins!")).to_be_visible()


async def test_a_page_comes_back_by_itself_after_the_sandbox_was_killed_and_the_game_goes_on(
    browser: Browser, tmp_path: Path
) -> None:
    async with Process.started(tmp_path) as killed:
        guest = await guest_at(browser, killed, DESKTOP)
        await guest.run("/ruta new")
        await expect(guest.said("Ada opened a table.")).to_be_visible()
    gone = guest.page.get_by_text("The sandbox is not running any more.")
    await expect(gone).to_be_visible()
    async with Process.started(tmp_path, killed.port):
        await expect(gone).to_be_hidden()
        await guest.become("Bruno")
        await guest.press("Join")
        await expect(guest.said("The game begins!")).to_be_visible()


async def test_the_clock_is_seen_going_until_a_day_has_passed(
    browser: Browser, toy_page: PageServer
) -> None:
    guest = await guest_at(browser, toy_page, DESKTOP)
    goes_on, move = asyncio.Event(), toy_page.house.leaps._move

    async def move_slowly(seconds: float) -> None:
        await move(seconds)
        await goes_on.wait()

    toy_page.house.leaps._move = move_slowly
    before = toy_page.house.server.env.now()
    clock = guest.page.locator("#clock")
    shown = str(await clock.text_content())
    await guest.page.get_by_role("button", name="1 day later").click()
    way = guest.page.get_by_text("On the way to ")
    await expect(way).to_be_visible()
    await expect(clock).not_to_have_text(shown)
    goes_on.set()
    await expect(way).to_be_hidden()
    assert toy_page.house.server.env.now() - before >= timedelta(days=1)


async def test_a_private_answer_stays_in_view_when_boards_come_after_it(
    browser: Browser, toy_page: PageServer
) -> None:
    guest = await guest_at(browser, toy_page, PHONE)
    server = toy_page.house.server
    await guest.run("/toy open")
    await guest.go("table of Ada")
    await guest.press("Play")
    button = guest.conversation.get_by_role("button", name="Type it")
    await expect(button).to_be_in_viewport(ratio=1)
    place = server.channels["games"].threads[-1]
    table = server.env.bot.get_partial_messageable(place.id)
    async with toy_page.house.action():
        for _ in range(2):
            await server.members["bruno"].slash(place, "toy move", square="a1")
    pictures = guest.conversation.get_by_role("img", name="The token stands on a1.")
    await expect(pictures).to_have_count(2)
    await expect(button).to_be_in_viewport(ratio=1)
    async with toy_page.house.action():
        await table.send(f"{server.members['ada'].mention}, it is your turn.")
    await expect(guest.said("it is your turn.")).to_be_in_viewport(ratio=1)


async def test_the_buttons_of_the_newest_board_are_in_view_on_a_phone(
    browser: Browser, toy_page: PageServer
) -> None:
    guest = await guest_at(browser, toy_page, PHONE)
    async with toy_page.house.action():
        await post_boards(toy_page.house.server, 4)
    await guest.go("table of Ada")
    play = guest.conversation.get_by_role("button", name="Play").last
    await expect(play).to_be_in_viewport(ratio=1)
    async with toy_page.house.action():
        place = toy_page.house.server.channels["games"].threads[-1]
        await toy_page.house.server.members["bruno"].slash(place, "toy move", square="c3")
    await expect(guest.newest.get_by_role("img", name="stands on c3")).to_be_in_viewport(ratio=1)
    await expect(play).to_be_in_viewport(ratio=1)
