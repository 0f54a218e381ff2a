"""What the bot promises of its messages, seen on people's phones: docs/messages.md lists it all."""

import pytest

from rehearsal.discord_assumptions import limit
from tests.e2e import la_strada_game
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, draw, say, tongue
from tests.e2e.seen_messages import asking, assert_the_newest_post_alone_asks, heard
from tests.e2e.simulated_people import Player
from tests.e2e.test_my_commands import zone_at
from workers.painting.render_queue import RenderQueue


def messages(game: Game) -> str:
    return f"/channels/{game.place.id}/messages"


async def pass_turn(game: Game) -> Player:
    """Whoever is to play draws until somebody else is; who that was."""
    who = await game.to_play()
    while await game.to_play() is who:
        await draw(game, who)
    return who


# --- order ---------------------------------------------------------------------------------------


async def test_a_place_that_takes_nothing_holds_no_other_table_up(house: House) -> None:
    sick = await begin(house, "ada", "bruno")
    well = await begin(house, "chloe", "dario", place=house.channel("tavern"))
    house.fail("POST", messages(sick), status=503, times=None)
    for game in (sick, well):
        await pass_turn(game)
    name = say("en", "heading-playing", game="Ruta", code=well.code, move=1)
    assert name in well.board.text
    assert say("en", "heading-playing", game="Ruta", code=sick.code, move=1) not in sick.board.text
    house.env.backend.faults.clear()


async def test_words_go_ahead_of_a_picture_that_would_keep_them_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(house)
    house.fail("POST", messages(game), status=503, times=2)
    await pass_turn(game)
    await pass_turn(game)
    monkeypatch.setattr(RenderQueue, "is_busy", property(lambda _: True))
    before = len(house.requests)
    await house.pass_time(seconds=60)
    here = [r for r in house.requests[before:] if r.path.startswith(messages(game))]
    pictured = [(r.method, bool(r.json.get("attachments"))) for r in here if r.json]
    assert pictured[-3:] == [("POST", False), ("PATCH", False), ("PATCH", True)]
    assert game.board.files


@pytest.mark.parametrize("by_letter", [False, True])
async def test_a_kill_between_a_message_and_its_note_doubles_nothing(
    house: House, *, by_letter: bool
) -> None:
    game = await begin(house)
    rival = await game.waiting()
    await game.here(rival).wish(calls="direct" if by_letter else "channel")
    place = rival.mailbox.place if by_letter else game.place
    house.hang("POST", f"/channels/{place.id}/messages")
    await pass_turn(game)
    await house.crash()
    await house.pass_time(seconds=60)
    assert len(heard(game, rival)) == 1
    await assert_the_newest_post_alone_asks(game)
    assert len(rival.letters) <= 1


# --- sounds --------------------------------------------------------------------------------------


async def test_a_turn_that_an_undo_returns_at_once_calls_nobody_again(house: House) -> None:
    game = await la_strada_game.begin(house, "ada", "bruno")
    await game.play_on(la_strada_game.with_commands, until=4)
    who, rival = await game.to_play(), await game.waiting()
    before = len(heard(game, rival))
    for _ in range(2):
        while await game.to_play() is who:
            await game.here(who).slash("la-strada play", move="end")
        await game.here(who).press(custom_id="tavolo:take-back:", on=game.board)
    assert await game.to_play() is who
    assert len(heard(game, rival)) == before + 1


async def test_whoever_has_planned_their_turn_is_not_called_by_letter(house: House) -> None:
    game = await begin(house)
    rival = await game.waiting()
    await game.here(rival).wish(calls="direct")
    await game.here(rival).slash("my plan", moves="draw pile")
    await pass_turn(game)
    assert heard(game, rival) == []


async def test_a_frozen_game_calls_nobody_in_the_morning_but_when_it_goes_on(
    house: House,
) -> None:
    game = await begin(house, "bruno", "chloe")
    who = await game.waiting()
    zone = await zone_at(game.here(who), 23)
    await game.here(who).wish(quiet="22-7", time=zone)
    await pass_turn(game)
    boss = game.here(house.player("ada"))
    await boss.act("freeze", game.code)
    await house.pass_time(hours=9)
    assert heard(game, who) == []
    await boss.act("unfreeze", game.code)
    assert len(heard(game, who)) == 1


# --- refusals ------------------------------------------------------------------------------------


async def test_whose_call_is_refused_for_its_words_is_called_by_letter(house: House) -> None:
    game = await begin(house)
    rival = await game.waiting()
    house.fail("POST", messages(game), status=400, code=limit("words-are-refused"))
    await pass_turn(game)
    assert say(tongue(house, rival), "place-refused-words") in rival.letters[-1].text
    assert len(heard(game, rival)) == 1


async def test_an_end_that_its_place_refused_is_told_there_within_the_hour_after(
    house: House,
) -> None:
    game = await begin(house)
    house.fail("POST", messages(game), status=403, code=50013)
    await resign(game)
    over = say("en", "heading-finished", game="Ruta", code=game.code)
    assert not any(over in post.text for post in game.posts)
    await house.pass_time(hours=1.5)
    assert over in game.board.text
    await assert_the_newest_post_alone_asks(game)


async def resign(game: Game) -> None:
    """Whoever is to play gives up."""
    here = game.here(await game.to_play())
    asked = await here.slash("table end", table=game.code)
    await here.press(custom_id="tavolo:resign:", on=asked.posts[-1])


async def test_a_lobby_whose_post_is_gone_is_posted_anew(house: House) -> None:
    game = await la_strada_game.open_table(house, "ada", players=3)
    house.env.backend.delete_message(game.place.id, game.board.message.id)
    await game.here(house.player("bruno")).act("join", game.code)
    await house.pass_time(seconds=660)
    (lobby,) = asking(game)
    assert house.person(house.player("bruno")).name in lobby.text


async def test_a_door_that_was_closed_is_tried_again_after_a_day(house: House) -> None:
    game = await begin(house)
    rival = await game.waiting()
    await game.here(rival).wish(calls="direct")
    house.close_mailbox(rival)
    await pass_turn(game)
    house.open_mailbox(rival)
    await house.pass_time(hours=25)
    await game.type(rival, "draw pile")
    while await game.to_play() is rival:
        await draw(game, rival)
    await pass_turn(game)
    (letter,) = rival.letters
    assert letter.pressable


# --- what follows a game -------------------------------------------------------------------------


async def test_a_board_that_nobody_can_write_is_a_call_in_a_word(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(house)
    rival = await game.waiting()

    def breaks(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("games.ruta.commentary._lines", breaks)
    await pass_turn(game)
    await house.pass_time(hours=1)
    (call,) = heard(game, rival)
    assert say("en", "turn-of", mention=f"@{house.person(rival).name}") in call
    assert house.take_complaints()
