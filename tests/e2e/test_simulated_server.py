"""The simulated server behaves towards a bot as the real Discord does (tested with the toy bot)."""

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from simcord import Env, SetupError

from tests.e2e.simulated_people import PlayerHere
from tests.e2e.simulated_server import SETTLE_SECONDS, Ground
from tests.e2e.toy_bot import ToyBot, draw_board, make_toy


async def open_table(ground: Ground, key: str = "ada") -> PlayerHere:
    """Open a table as somebody and go there."""
    await ground.player(key).at(ground.channel("games")).slash("toy open")
    return ground.player(key).at(ground.threads("games")[-1])


async def test_a_command_is_answered_privately_and_its_post_comes_from_the_loop(
    toy: Ground,
) -> None:
    ada = toy.player("ada").at(toy.channel("games"))
    reply = await ada.slash("toy open")
    table = toy.threads("games")[0]
    assert reply.is_private
    assert table.mention in reply.text
    assert "The table is open." in toy.player("bruno").at(table).newest.text


async def test_the_bot_has_the_same_time_to_start_as_for_anything_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = []
    settle = Env._settle_internal

    async def noted(env: Env, **how: Any) -> None:
        given.append(how.get("timeout") or env.settle_timeout)
        await settle(env, **how)

    monkeypatch.setattr(Env, "_settle_internal", noted)
    ground = await Ground.open(make_toy, tmp_path)
    await ground.restart()
    await ground.close()
    assert set(given) == {SETTLE_SECONDS}


async def test_waits_that_have_ended_leave_no_timer(toy: Ground) -> None:
    ada = toy.player("ada").at(toy.channel("games"))
    await ada.slash("toy open")
    before = _timers_running()
    with toy.env._bot_scope():
        for _ in range(9):
            async with asyncio.timeout(SETTLE_SECONDS):
                await asyncio.sleep(0)
    assert _timers_running() == before + 9, "the simulation has kept them"
    await ada.slash("toy open")
    assert _timers_running() <= before + 1


def _timers_running() -> int:
    scheduled: list[asyncio.TimerHandle] = vars(asyncio.get_running_loop())["_scheduled"]
    return sum(not timer.cancelled() for timer in scheduled)


async def test_a_private_answer_is_seen_by_one_person_only(toy: Ground) -> None:
    await open_table(toy)
    private = [post for post in toy.player("ada").at(toy.channel("games")).posts if post.is_private]
    assert [post.text[:14] for post in private] == ["Your table is "]
    bruno = toy.player("bruno").at(toy.channel("games"))
    assert not any(post.is_private for post in bruno.posts)


async def test_suggestions_follow_the_state_of_the_table(toy: Ground) -> None:
    ada = await open_table(toy)
    assert list(await ada.suggestions("toy move", "square", "2")) == ["go to a2", "go to c2"]


async def test_a_board_post_is_read_with_its_picture_and_its_alt_text(toy: Ground) -> None:
    ada = await open_table(toy)
    await ada.slash("toy move", square="c3")
    assert ada.newest.alts == ("The token stands on c3.",)
    assert ada.newest.files == {"board.png": draw_board("c3")}
    assert ada.newest.pings == {toy.player("ada").id}
    assert ada.newest.buttons == ("Play",)


async def test_a_button_opens_a_private_choice_and_a_select_plays(toy: Ground) -> None:
    ada = await open_table(toy)
    offered = await ada.press("Play")
    assert offered.is_private
    reply = await ada.choose("a1", placeholder="Choose a square")
    assert reply.text.endswith("You went to a1.")
    assert "went to a1" in toy.player("bruno").at(ada.place).newest.text


async def test_a_form_is_opened_and_filled(toy: Ground) -> None:
    ada = await open_table(toy)
    await ada.press("Play")
    opened = await ada.press(custom_id="toy:type:")
    assert opened.form is not None
    reply = await ada.fill(opened, square="b3")
    assert reply.text == "You went to b3."


async def test_nobody_presses_a_button_he_cannot_see(toy: Ground) -> None:
    ada = await open_table(toy)
    offered = await ada.press("Play")
    bruno = toy.player("bruno").at(ada.place)
    with pytest.raises(SetupError, match="not visible"):
        await bruno.press("Type it", on=offered.posts[0])


async def test_each_person_speaks_his_language(toy: Ground) -> None:
    table = (await open_table(toy)).place
    assert (await toy.player("chloe").at(table).press("Play")).text == "Où aller ?"
    assert (await toy.player("ada").at(table).press("Play")).text == "Where to?"


async def test_letters_reach_the_mailbox_of_the_one_they_are_for(toy: Ground) -> None:
    ada = await open_table(toy)
    await ada.slash("toy move", square="a2")
    assert toy.player("ada").letters[-1].text == "The token stands on a2."
    assert toy.player("ada").letters[-1].files == {"board.png": draw_board("a2")}
    assert not toy.player("bruno").letters


async def test_a_phone_shows_what_calls_its_person_until_they_look(toy: Ground) -> None:
    ada, bruno = toy.player("ada"), toy.player("bruno")
    here = await open_table(toy)
    await here.slash("toy move", square="a2")
    board = ""  # it says who moved in components alone
    assert [one.text for one in ada.lock_screen] == [
        "The token stands on b2.",
        board,
        "The token stands on a2.",
    ]
    assert not bruno.lock_screen
    assert (ada.unread(), ada.unread(ada.mailbox.place), ada.unread(here.place)) == (3, 2, 1)
    ada.look(here.place)
    assert ada.unread() == 2
    ada.look()
    assert ada.unread() == 0


async def test_a_discord_can_contradict_what_is_believed_of_it(tmp_path: Path) -> None:
    ground = await Ground.open(make_toy, tmp_path, wrong={"push-shows-content"})
    ada = await open_table(ground)
    board = f"{ground.player('ada').mention}, it is your turn."
    ground.env.backend.create_message(
        ada.place.id,
        ground.env.backend.bot_user.id,
        components=[{"type": 10, "content": board}],
        flags=1 << 15,
    )
    assert ground.player("ada").lock_screen[-1].text == "@Ada, it is your turn."
    await ground.close()


async def test_a_closed_mailbox_answers_50007_until_it_is_opened(toy: Ground) -> None:
    ada = await open_table(toy)
    toy.close_mailbox(toy.player("ada"))
    await ada.slash("toy move", square="a3")
    bot = toy.env.bot
    assert isinstance(bot, ToyBot)
    assert bot.notebook.tokens["closed"] == str(toy.player("ada").id)
    toy.open_mailbox(toy.player("ada"))
    await ada.slash("toy move", square="b1")
    assert [letter.text for letter in toy.player("ada").letters] == [
        "The token stands on b2.",
        "The token stands on b1.",
    ]


async def test_buttons_and_data_outlive_a_restart(toy: Ground) -> None:
    ada = await open_table(toy)
    before = ada.newest
    await toy.restart()
    await ada.press("Play", on=before)
    await ada.choose("c1")
    assert any("went to c1" in post.text for post in ada.posts)


async def test_time_stands_still_until_it_is_moved(toy: Ground) -> None:
    ada = await open_table(toy)
    started = toy.server.time.now()
    await toy.pass_time(seconds=3599)
    assert "it is your turn" not in ada.newest.text
    await toy.pass_time(seconds=1)
    assert "it is your turn" in ada.newest.text
    assert toy.server.time.now() == started + 3_600_000


async def test_a_refused_request_has_no_effect(toy: Ground) -> None:
    ada = await open_table(toy)
    toy.fail("POST", f"/channels/{ada.place.id}/messages", status=502)
    await ada.slash("toy move", square="c2")
    posts = [post for post in ada.posts if "went to c2" in post.text and not post.is_private]
    assert [post.text.split("(")[1] for post in posts] == ["posted at the second attempt)"]


async def test_a_lost_reply_is_a_broken_connection_after_the_deed(toy: Ground) -> None:
    ada = await open_table(toy)
    toy.lose_reply("POST", f"/channels/{ada.place.id}/messages")
    await ada.slash("toy move", square="c2")
    assert any(isinstance(error, aiohttp.ClientError) for error in toy.take_errors())
    assert any("went to c2" in post.text for post in toy.player("bruno").at(ada.place).posts)


async def test_a_nonce_keeps_a_repeated_post_from_doubling(toy: Ground) -> None:
    ada = await open_table(toy)
    toy.lose_reply("POST", f"/channels/{ada.place.id}/messages")
    await ada.slash("toy move", square="c2")
    assert toy.take_errors()
    await toy.crash()
    public = [post for post in ada.posts if not post.is_private]
    assert [post.text for post in public if "c2" in post.text] == [
        f"{toy.player('ada').mention} went to c2."
    ]
    bot = toy.env.bot
    assert isinstance(bot, ToyBot)
    assert not bot.notebook.outbox


async def test_what_the_bot_raises_fails_the_test_that_does_not_look(toy: Ground) -> None:
    ada = toy.player("ada").at(toy.channel("games"))
    await ada.slash("toy stumble")
    with pytest.raises(ExceptionGroup, match="no test looked at"):
        await toy.close()
