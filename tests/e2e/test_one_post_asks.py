"""One post of a table asks: in the end it alone has buttons and a call, whatever went wrong.

What fails today is marked so, strictly: whoever mends it takes the mark off.
"""

from collections.abc import Callable

import pytest

from rehearsal.discord_assumptions import limit
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import begin, open_table, say
from tests.e2e.seen_messages import (
    asking,
    assert_one_post_calls_to_play,
    assert_the_newest_post_alone_asks,
    heard,
)
from tests.e2e.test_message_promises import messages, pass_turn, resign
from tests.e2e.test_my_commands import zone_at
from tests.e2e.whole_games import call_off
from workers import markup

Refuse = Callable[[House, str], None]
"""Has the next edit of a message at this path refused, once."""


def answered(status: int, code: int = 0) -> Refuse:
    def refuse(house: House, path: str) -> None:
        house.fail("PATCH", path, status=status, code=code)

    return refuse


def cut_off(house: House, path: str) -> None:
    house.cut("PATCH", path)


def lost(house: House, path: str) -> None:
    house.lose_reply("PATCH", path)


REFUSALS: dict[str, Refuse] = {
    "429": answered(429),
    "429/30046": answered(429, 30046),
    "403/50001": answered(403, 50001),
    "403/50013": answered(403, 50013),
    "400/50083": answered(400, limit("thread-reopens")),
    "404/10003": answered(404, 10003),
    "500": answered(500),
    "no connection": cut_off,
    "lost answer": lost,
}


each_refusal = pytest.mark.parametrize("refusal", REFUSALS)


@each_refusal
async def test_a_retirement_refused_at_the_end_is_made_up_for(house: House, refusal: str) -> None:
    game = await begin(house)
    await pass_turn(game)
    REFUSALS[refusal](house, f"{messages(game)}/{game.board.message.id}")
    await resign(game)
    await house.pass_time(hours=1)
    await assert_the_newest_post_alone_asks(game)


@each_refusal
async def test_a_retirement_refused_in_mid_game_is_made_up_for(house: House, refusal: str) -> None:
    game = await begin(house)
    REFUSALS[refusal](house, f"{messages(game)}/{game.board.message.id}")
    await pass_turn(game)
    await house.pass_time(hours=1)
    await assert_one_post_calls_to_play(game)


@each_refusal
async def test_a_retirement_refused_in_mid_game_is_made_up_for_with_the_next_post(
    house: House, refusal: str
) -> None:
    game = await begin(house)
    REFUSALS[refusal](house, f"{messages(game)}/{game.board.message.id}")
    await pass_turn(game)
    await pass_turn(game)
    await assert_one_post_calls_to_play(game)


async def test_a_board_that_arrived_unnoticed_is_retired_after_another_move(house: House) -> None:
    game = await begin(house)
    rival = await game.waiting()
    house.lose_reply("POST", messages(game))
    await pass_turn(game)
    house.fail("POST", messages(game), status=503, times=6)
    house.fail("GET", messages(game), status=503, times=2)
    house.forget_nonces()
    await pass_turn(game)
    await house.pass_time(hours=2)
    await assert_one_post_calls_to_play(game)
    assert len(heard(game, rival)) == 1
    first = say("en", "heading-playing", game="Ruta", code=game.code, move=1)
    assert sum(first in post.text for post in game.posts) == 1


async def test_a_reminder_that_stood_at_a_restart_is_retired(house: House) -> None:
    game = await begin(house)
    await house.pass_time(hours=37)
    await house.restart()
    await pass_turn(game)
    await assert_one_post_calls_to_play(game)


async def test_whose_letter_and_then_whose_place_is_refused_is_called_later(house: House) -> None:
    game = await begin(house)
    rival = await game.waiting()
    await game.here(rival).wish(calls="direct")
    house.close_mailbox(rival)
    house.fail("POST", messages(game), status=403, code=50013, times=2)
    await pass_turn(game)
    assert heard(game, rival) == []
    await house.pass_time(hours=25)
    assert len(heard(game, rival)) == 1


async def test_whose_place_and_then_whose_letter_is_refused_is_called_later(house: House) -> None:
    game = await begin(house)
    rival = await game.waiting()
    house.close_mailbox(rival)
    house.fail("POST", messages(game), status=403, code=50013)
    await pass_turn(game)
    assert heard(game, rival) == []
    await house.pass_time(hours=25)
    assert len(heard(game, rival)) == 1


async def test_whose_place_is_refused_gets_one_letter_though_both_are_wished(house: House) -> None:
    game = await begin(house)
    rival = await game.waiting()
    await game.here(rival).wish(calls="both")
    house.fail("POST", messages(game), status=403, code=50013)
    await pass_turn(game)
    await house.pass_time(hours=2)
    assert len(heard(game, rival)) == 1


@pytest.mark.long
async def test_tables_that_end_together_all_take_their_questions_back(house: House) -> None:
    """Discord takes three edits of old messages in six seconds at a place."""
    games = [await begin(house) for _ in range(5)]
    await house.pass_time(hours=2)
    for game in games:
        await resign(game)
    await house.pass_time(hours=1)
    for game in games:
        await assert_the_newest_post_alone_asks(game)


@each_refusal
async def test_a_lobby_that_was_called_off_asks_nobody_though_its_edit_was_refused(
    house: House, refusal: str
) -> None:
    game = await open_table(house)
    lobby = game.board.message.id
    REFUSALS[refusal](house, f"{messages(game)}/{lobby}")
    await call_off(game, house.player("ada"))
    await house.pass_time(hours=1)
    assert lobby not in [post.message.id for post in asking(game)]


async def test_a_board_that_was_deleted_before_it_was_noted_is_no_lost_place(house: House) -> None:
    game = await begin(house)
    rival = await game.waiting()
    house.lose_reply("POST", messages(game))
    await pass_turn(game)
    house.env.backend.delete_message(game.place.id, game.board.message.id)
    await house.pass_time(seconds=60)
    gone = [say(language, "place-gone") for language in ("en", "it")]
    assert not any(told in letter.text for letter in rival.letters for told in gone)
    await pass_turn(game)
    await assert_one_post_calls_to_play(game)


async def test_a_letter_that_arrived_unnoticed_gives_way_to_the_next(house: House) -> None:
    game = await begin(house)
    rival = await game.waiting()
    await game.here(rival).wish(calls="direct")
    mailbox = f"/channels/{rival.mailbox.place.id}/messages"
    house.lose_reply("POST", mailbox)
    await pass_turn(game)
    house.fail("POST", mailbox, status=503, times=6)
    house.fail("GET", mailbox, status=503, times=2)
    house.forget_nonces()
    await pass_turn(game)
    await pass_turn(game)
    await house.pass_time(hours=2)
    assert len([letter for letter in rival.letters if letter.pressable]) == 1


async def test_a_daily_message_tells_no_deadline_that_has_moved(house: House) -> None:
    game = await begin(house)
    who = await game.waiting()
    zone = await zone_at(game.here(who), 16)
    await game.here(who).wish(calls="digest", digest=18, time=zone)
    await pass_turn(game)
    await house.pass_time(hours=3)
    before = markup.date((await game.table()).to_act[0].deadline or 0)
    assert any(before in letter.text for letter in who.letters)
    await game.here(who).slash("my away", days=3)
    await house.pass_time(hours=1)
    assert not any(before in letter.text for letter in who.letters)
