"""Failures of Discord, closed direct messages, deleted channels: nothing is lost or sent twice."""

import logging

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.ui.messages import HINT
from rehearsal.discord_assumptions import limit
from storage.database.database import WriteQueue
from storage.database.engine import file_of
from storage.database.sqlite import SqliteEngine
from storage.restore import restore
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import (
    Game,
    begin,
    draw,
    going,
    open_table,
    say,
    tongue,
    with_buttons,
)
from tests.e2e.whole_games import wish_for_letters

THREAD_IS_ARCHIVED = limit("thread-reopens")

ANSWERS = "/webhooks/*/messages/@original"
"""Where private answers are put."""


def boards(game: Game) -> list[str]:
    """The pictures of the public posts; each move has one."""
    return [name for post in game.posts for name in post.files]


def expected(game: Game, moves: int) -> list[str]:
    return [f"{game.code}-{n}.png".lower() for n in range(moves + 1)]


def moves_told(game: Game) -> list[int]:
    """After which moves the public posts were made, as their headings say; none says 0."""
    after = [
        (number, say("en", "heading-playing", game="Ruta", code=game.code, move=number))
        for number in range(9)
    ]
    headings = [post.text.partition("\n")[0] for post in game.posts]
    return [n for said in headings for n, heading in after if said == f"**{heading}**"]


def messages(game: Game) -> str:
    return f"/channels/{game.place.id}/messages"


def forbid(house: House, game: Game, permission: str) -> None:
    """Take a permission from the bot in the table's channel."""
    denied = discord.Permissions(**{permission: True}).value
    bot = house.env.backend.bot_user.id
    overwrite = Overwrite(target_id=bot, type=OverwriteType.MEMBER, allow=0, deny=denied)
    house.env.backend.set_overwrite(game.place.id, overwrite)


async def test_a_post_refused_for_haste_comes_later_and_once(house: House) -> None:
    game = await begin(house)
    house.fail("POST", messages(game), status=429)
    await draw(game, await game.to_play())
    assert boards(game) == expected(game, 0)
    await house.pass_time(seconds=120)
    assert boards(game) == expected(game, 1)


async def test_a_post_in_words_whose_answer_is_lost_for_long_does_not_come_twice(
    house: House,
) -> None:
    game = await begin(house)
    house.fail("POST", messages(game), status=503)
    for _ in range(2):
        await draw(game, await game.to_play())
    house.lose_reply("POST", messages(game))
    await house.pass_time(seconds=3)
    assert moves_told(game) == [0, 2], "it has arrived, and the bot does not know"
    house.fail("POST", messages(game), status=503, times=6)
    house.fail("GET", messages(game), status=503, times=2)
    house.forget_nonces()
    await house.pass_time(hours=2)
    assert moves_told(game) == [0, 2]
    assert boards(game) == [expected(game, 2)[n] for n in (0, 2)]


async def stay_unwell(house: House, game: Game, chat: int = 0) -> None:
    """What has just arrived is not known to the bot, and for minutes it cannot be asked about."""
    house.fail("POST", messages(game), status=503, times=6)
    house.fail("GET", messages(game), status=503, times=2)
    house.forget_nonces()
    for number in range(chat):
        house.env.backend.create_message(game.place.id, house.player("dario").id, f"{number}!")
    await house.pass_time(hours=2)


async def test_a_lobby_whose_answer_is_lost_for_long_does_not_come_twice(house: House) -> None:
    place = house.channel("games")
    house.lose_reply("POST", f"/channels/{place.id}/messages")
    game = await open_table(house, place=place)
    await stay_unwell(house, game)
    (lobby,) = game.posts
    assert lobby.pressable


@pytest.mark.long
async def test_a_reminder_whose_answer_is_lost_for_long_does_not_come_twice(house: House) -> None:
    game = await begin(house)
    before = len(game.posts)
    house.lose_reply("POST", messages(game))
    await house.pass_time(hours=36)
    assert len(game.posts) == before + 1
    await stay_unwell(house, game)
    assert len(game.posts) == before + 1


async def test_the_end_of_a_lobby_whose_answer_is_lost_for_long_is_told_once(house: House) -> None:
    game = await open_table(house)
    await house.pass_time(hours=1)
    await game.here(house.player("ada")).slash("table end")
    house.lose_reply("POST", messages(game))
    await game.here(house.player("ada")).press(custom_id=f"tavolo:agree:{game.code}")
    await stay_unwell(house, game)
    heading = say("en", "heading-cancelled", game="Ruta", code=game.code)
    first, *others = game.posts
    assert heading in first.text, "the overtaken lobby says it, too"
    assert sum(heading in post.text for post in others) == 1


async def test_a_board_is_found_again_below_whatever_was_said_since(house: House) -> None:
    game = await begin(house)
    house.lose_reply("POST", messages(game))
    await draw(game, await game.to_play())
    await stay_unwell(house, game, chat=130)
    assert boards(game) == expected(game, 1)


async def test_a_letter_whose_answer_is_lost_for_long_does_not_come_twice(house: House) -> None:
    game = await begin(house)
    rival = await game.waiting()
    mailbox = f"/channels/{rival.mailbox.place.id}/messages"
    house.lose_reply("POST", mailbox)
    await draw(game, await game.to_play())
    assert len(rival.letters) == 1, "it has arrived, and the bot does not know"
    house.fail("POST", mailbox, status=503, times=6)
    house.fail("GET", mailbox, status=503, times=2)
    house.forget_nonces()
    await house.pass_time(hours=2)
    assert len(rival.letters) == 1


async def test_a_lost_answer_and_a_crash_together_double_nothing(house: House) -> None:
    game = await begin(house)
    house.lose_reply("POST", messages(game))
    await draw(game, await game.to_play())
    await house.crash()
    await house.pass_time(seconds=60)
    assert boards(game) == expected(game, 1)


async def test_what_is_played_anew_after_a_copy_was_put_back_is_seen(house: House) -> None:
    """Within minutes of what Discord remembers, which the copy does not know."""
    game = await begin(house)
    file = file_of(house.store.database.url)
    assert file is not None
    copy = await house.store.back_up()
    await draw(game, await game.to_play())
    await house.env.bot.close()
    restore(file, copy, at=0)
    await house.pass_time(seconds=1)
    await house.restart()
    await draw(game, await game.to_play())
    assert boards(game) == [expected(game, 1)[n] for n in (0, 1, 1)]


async def test_a_private_answer_that_fails_does_not_undo_the_move(house: House) -> None:
    game = await begin(house)
    who = await game.to_play()
    house.fail("PATCH", ANSWERS, status=500)
    await draw(game, who)
    assert (await game.table()).moves == 1
    assert boards(game) == expected(game, 1)
    assert len(house.take_complaints()) == 1


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027), (404, 10008)])
async def test_an_answer_that_nobody_awaits_any_more_is_no_incident(
    house: House, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    caplog.set_level(logging.INFO, "cogs")
    game = await begin(house)
    who = await game.to_play()
    shown = await game.here(who).press("My view", on=game.board)
    button = going(shown.posts[-1])
    (label,) = (b["label"] for b in shown.posts[-1].pressable if b["custom_id"] == button)
    house.fail("PATCH", ANSWERS, status=status, code=code, times=None)
    await game.here(who).press(custom_id=button, on=shown.posts[-1])
    assert (await game.table()).moves == 1
    assert boards(game)[-1] == expected(game, 1)[-1]
    said = [record.getMessage() for record in caplog.records]
    assert any("could not be answered" in line for line in said)
    assert all(record.levelno < logging.WARNING for record in caplog.records)
    assert not any(label in line for line in said), "what a private button says is private"


@pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50001), (403, 50013)])
async def test_a_press_whose_place_is_gone_is_a_line_and_is_tried_once(
    house: House, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    caplog.set_level(logging.INFO, "cogs")
    game = await begin(house)
    who, acknowledge = await game.to_play(), "/interactions/*/callback"
    house.fail("POST", acknowledge, status=status, code=code, times=None)
    before = len(house.requests)
    await game.here(who).press("My view", on=game.board)
    assert [one.path.endswith("/callback") for one in house.requests[before:]] == [True]
    said = [record.getMessage() for record in caplog.records]
    assert any("could not be answered: " in line for line in said)
    assert all(record.levelno < logging.WARNING for record in caplog.records)


@pytest.mark.parametrize("code", [50001, 50013])
async def test_a_missing_permission_is_no_lost_place_once_the_press_has_arrived(
    house: House, code: int
) -> None:
    game = await begin(house)
    house.fail("PATCH", ANSWERS, status=403, code=code)
    await game.here(await game.to_play()).press("My view", on=game.board)
    assert len(house.take_complaints()) == 1


@pytest.mark.parametrize(("status", "code"), [(413, 0), (413, 40005), (400, 40005)])
async def test_a_private_picture_that_is_too_large_is_left_out(
    house: House, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    game = await begin(house)
    who = await game.to_play()
    house.fail("PATCH", ANSWERS, status=status, code=code)
    reply = await game.here(who).press("My view", on=game.board)
    assert not reply.posts[-1].files
    assert reply.posts[-1].pressable
    assert any("it is sent in words" in line for line in caplog.messages)
    assert "incident" not in caplog.text


async def test_a_file_that_is_too_large_is_refused_kindly(house: House) -> None:
    ada = house.player("ada")
    here = ada.at(house.channel("games"))
    page = (await here.slash("my privacy")).posts[0]
    house.fail("POST", "/webhooks/*", status=413, code=40005)
    reply = await here.press(custom_id="tavolo-privacy:export:", on=page)
    assert say(tongue(house, ada), "file-refusal-too-large") in reply.text


async def test_an_apology_that_cannot_be_made_is_no_second_fault(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    game = await begin(house)
    who = await game.to_play()
    house.fail("PATCH", ANSWERS, status=400, times=None)
    await draw(game, who)
    assert (await game.table()).moves == 1
    assert len(house.take_complaints()) == 1, "the first fault alone is an incident"
    assert "Ignoring exception" not in caplog.text


async def test_an_acknowledgement_whose_answer_is_lost_is_one(house: House) -> None:
    game = await begin(house)
    who = await game.to_play()
    house.lose_reply("POST", "/interactions/*/callback")
    reply = await game.here(who).press("My view", on=game.board)
    assert reply.is_private
    assert list(reply.posts[-1].files) == [f"{game.code}-0.png".lower()]


async def test_closed_letterboxes_are_spoken_of_once_and_the_game_goes_on(house: House) -> None:
    await wish_for_letters(house, "bruno", "chloe")
    game = await begin(house, "bruno", "chloe")
    who, rival = await game.to_play(), await game.waiting()
    house.close_mailbox(rival)
    await draw(game, who)
    await house.pass_time(seconds=60)
    opened = await game.here(rival).press("My view", on=game.board)
    hint = say(tongue(house, rival), "door-closed")
    assert hint in opened.text
    again = await game.here(rival).press("My view", on=game.board)
    assert hint not in again.text
    reply = await with_buttons(game, rival)
    assert hint not in reply.text
    assert (await game.table()).moves == 2
    assert not any(hint in post.text for post in game.posts)


async def test_a_closed_letterbox_is_knocked_at_again_when_its_owner_presses_something(
    house: House,
) -> None:
    game = await begin(house, "bruno", "chloe")
    who, rival = await game.to_play(), await game.waiting()
    house.close_mailbox(rival)
    await draw(game, who)
    await house.pass_time(seconds=60)
    house.open_mailbox(rival)
    await draw(game, rival)
    await draw(game, who)
    await house.pass_time(seconds=60)
    (letter,) = rival.letters
    heading = say(tongue(house, rival), "letter-lasting", game="Ruta", code=game.code, move=3)
    assert heading in letter.text


async def test_without_the_permission_to_attach_posts_come_in_words(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    letters = [len(who.letters) for who in await game.people()]
    forbid(house, game, "attach_files")
    await draw(game, await game.to_play())
    assert game.board.files == {}
    assert moves_told(game)[-1] == 1
    lacking = say("en", "permission-attach-files")
    assert say("en", "place-no-pictures", permission=lacking) in game.board.text
    assert [len(who.letters) for who in await game.people()] == letters, "nobody is written to"
    house.env.backend.delete_overwrite(game.place.id, house.env.backend.bot_user.id)
    await draw(game, await game.to_play())
    assert boards(game)[-1] == expected(game, 2)[-1]


async def test_an_old_post_that_is_gone_holds_nothing_up(house: House) -> None:
    game = await begin(house)
    board = game.board
    house.env.backend.delete_message(game.place.id, board.message.id)
    await draw(game, await game.to_play())
    assert boards(game)[-1] == expected(game, 1)[-1]


async def test_an_old_board_is_retired_with_one_request(house: House) -> None:
    game = await begin(house)
    old = game.board
    await house.pass_time(hours=2)
    await draw(game, await game.to_play())
    edits = [r for r in house.requests if r.method == "PATCH" and str(old.message.id) in r.path]
    assert len(edits) == 1


async def test_buttons_are_taken_off_with_one_request(house: House) -> None:
    """It works where the bot may not read what was said before."""
    game = await begin(house)
    old, after = game.board, len(house.requests)
    house.fail("GET", f"{messages(game)}/*", status=403, times=None)
    await draw(game, await game.to_play())
    (stripped,) = (post for post in game.posts if post.message.id == old.message.id)
    assert not stripped.buttons
    assert stripped.files == old.files
    heading, _, below = old.text.partition("\n\n")
    hint, _, news = below.partition("\n")
    assert hint.startswith(HINT)
    assert stripped.text.startswith(heading.splitlines()[0])
    assert stripped.text.endswith(f"\n\n{news}"), "the news stay"
    assert "it is your turn" not in stripped.text
    about = [r for r in house.requests[after:] if str(old.message.id) in r.path]
    assert [request.method for request in about] == ["PATCH"]


async def test_after_a_restart_buttons_are_taken_off_as_well(house: House) -> None:
    game = await begin(house)
    old = game.board
    await house.restart()
    await draw(game, await game.to_play())
    (stripped,) = (post for post in game.posts if post.message.id == old.message.id)
    assert not stripped.buttons
    assert stripped.files == old.files


async def test_a_fault_of_the_house_is_owned_up_to_with_a_number(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    who = await game.to_play()
    house.fail("PATCH", ANSWERS, status=400)
    reply = await game.here(who).press("My view", on=game.board)
    assert reply.is_private
    (complaint,) = house.take_complaints()
    number = complaint.split()[1]
    assert say(tongue(house, who), "incident", number=number) in reply.text


async def test_whoever_presses_while_too_many_wait_to_write_reads_that_nothing_happened(
    house: House,
) -> None:
    game = await begin(house, "bruno", "chloe")
    who, before = await game.to_play(), await game.table()
    in_good_order, house.store.database.turns = (
        house.store.database.turns,
        WriteQueue(0, most_waiting=0),
    )
    reply = await draw(game, who)
    house.store.database.turns = in_good_order
    assert reply.is_private
    assert say(tongue(house, who), "table-refusal-house-busy") in reply.text
    assert await game.table() == before
    await draw(game, who)
    assert (await game.table()).moves == before.moves + 1


async def test_while_the_database_takes_no_changes_everybody_reads_so_and_the_log_says_it_once(
    house: House,
) -> None:
    game = await begin(house, "bruno", "chloe")
    who, before = await game.to_play(), await game.table()
    engine = house.store.database._engine
    assert isinstance(engine, SqliteEngine)
    (writer,) = engine._writer._open
    await writer.execute_fetchall("PRAGMA query_only=ON")
    refused = say(tongue(house, who), "table-refusal-house-read-only")
    for _ in range(3):
        assert refused in (await draw(game, who)).text
    await house.pass_time(hours=4)
    (complaint,) = house.take_complaints()
    assert "it only lets itself be read, nothing can be written" in complaint
    await writer.execute_fetchall("PRAGMA query_only=OFF")
    await draw(game, who)
    assert (await game.table()).moves == before.moves + 1
