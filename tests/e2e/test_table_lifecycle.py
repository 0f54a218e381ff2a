"""A table's life: join, start, leave, call off, resign, rematch."""

import discord
import pytest

from core.translatable_text import CommandName, Listing, Value, Verbatim, text
from model.refusals import refused
from model.table import PlayerId, Status
from pages.html import TooLargePage
from tables.history.records import read_record
from tables.service import TableService
from tests.e2e import la_strada_game, ruta_game, stratego4_game
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, called, draw, open_table, say, tongue
from tests.e2e.simulated_people import Player, Reply
from tests.e2e.whole_games import call_off, marked, tables_of_others


def says(house: House, who: Player, reply: Reply, key: str, /, **values: Value) -> bool:
    """Whether the reply tells this, to this person alone and in their language."""
    return reply.is_private and say(tongue(house, who), key, **values) in reply.text


async def status(game: Game) -> Status:
    return (await game.table()).status


# --- the lobby -----------------------------------------------------------------------------------


async def test_the_lobby_shows_who_sits_and_is_rewritten_in_place(house: House) -> None:
    game = await stratego4_game.open_table(house, players=4)
    (lobby,) = game.posts
    assert "Ada" in lobby.text
    assert lobby.buttons == ("Join", "My seat", "Rules")
    await game.here(house.player("bruno")).press("Join")
    (lobby,) = game.posts
    assert "Bruno" in lobby.text
    assert lobby.buttons == ("Join", "My seat", "Rules")


async def test_what_has_been_overtaken_calls_nobody_and_leads_to_what_came_next(
    house: House,
) -> None:
    game = await la_strada_game.open_table(house, "ada", players=2)
    await house.pass_time(hours=3)
    await game.here(house.player("bruno")).press("Join")
    lobby, board = game.posts
    assert lobby.pressable == ()
    assert say("en", "lobby-free", count=1) not in lobby.text
    assert f"{board.message.channel.id}/{board.message.id})" in lobby.text
    assert "<t:" in board.text, "there is a deadline"
    assert ":R>" not in board.text, "which is still true when it is past"
    (who,) = await game.people_to_play()
    await game.play_on(la_strada_game.with_commands, until=6)
    old = next(post for post in game.posts if post.message.id == board.message.id)
    assert old.pressable == ()
    assert who.mention not in old.text
    assert old.files, "its picture stays"
    assert "channels/" in old.text


async def test_a_table_that_may_start_says_how_many_seats_are_still_free(house: House) -> None:
    game = await la_strada_game.open_table(house, "ada", players=4)
    places = {1: 3, 2: 2, 3: 1}
    for guest in ("bruno", "chloe"):
        await game.here(house.player(guest)).press("Join")
        seated = len((await game.table()).seats)
        assert say("en", "lobby-ready", count=places[seated]) in game.board.text
    await game.here(house.player("dario")).press("Join")
    assert await status(game) is Status.PLAYING, "a full table begins by itself"


async def test_the_invited_are_left_out_by_the_host_alone_who_is_asked_by_name(
    house: House,
) -> None:
    ada, bruno, chloe = (house.player(name) for name in ("ada", "bruno", "chloe"))
    game = await la_strada_game.open_table(house, "ada", players=3, opponent=chloe.member)
    await game.here(bruno).press("Join")
    assert say("en", "lobby-ready", count=0) in game.board.text
    early = await game.here(bruno).act("start", game.code)
    assert says(house, bruno, early, "table-refusal-awaited", people=chloe.mention)
    asked = await game.here(ada).act("start", game.code)
    assert says(house, ada, asked, "start-sure", code=game.code)
    assert says(house, ada, asked, "start-leaves-out", people=chloe.mention, count=1)
    assert await status(game) is Status.LOBBY
    await game.here(ada).press(say("en", "begin-button", count=1), on=asked.posts[-1])
    assert await status(game) is Status.PLAYING
    assert (await game.table()).people == (ada.id, bruno.id)


async def test_the_host_is_asked_again_when_others_would_be_left_out(house: House) -> None:
    ada, bruno, chloe, dario = (house.player(n) for n in ("ada", "bruno", "chloe", "dario"))
    game = await la_strada_game.open_table(house, "ada", players=4, opponent=chloe.member)
    await game.here(ada).invite(dario, game.code)
    await game.here(bruno).press("Join")
    asked = await game.here(ada).act("start", game.code)
    await chloe.mailbox.press(custom_id=f"tavolo:decline:{game.code}")
    again = await game.here(ada).press(custom_id=f"tavolo:begin:{game.code}", on=asked.posts[-1])
    assert says(house, ada, again, "start-leaves-out", people=dario.mention, count=1)
    assert await status(game) is Status.LOBBY


async def test_a_seat_that_is_free_beside_a_kept_one_is_offered_without_a_start(
    house: House,
) -> None:
    chloe = house.player("chloe").member
    game = await la_strada_game.open_table(house, "ada", players=4, opponent=chloe)
    await game.here(house.player("bruno")).press("Join")
    assert say("en", "lobby-free", count=1) in game.board.text
    assert say("en", "lobby-ready", count=1) not in game.board.text


async def test_the_first_board_stands_below_the_lobby_which_loses_its_buttons(house: House) -> None:
    game = await begin(house)
    lobby, board = game.posts
    assert lobby.buttons == ()
    assert board.buttons == ("Play", "My view", "More …")
    assert called(board) == {(await game.to_play()).id}


async def test_everybody_is_dealt_a_hand_privately_at_the_start(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    for who in (house.player("bruno"), house.player("chloe")):
        (letter,) = who.letters
        heading = say(tongue(house, who), "letter-lasting", game="Ruta", code=game.code, move=0)
        assert heading in letter.text
        view = await game.view_of(who)
        for card in view.hand or ():
            assert say(tongue(house, who), _card(card)) in letter.alts[0]
            assert say(tongue(house, who), _card(card)) not in letter.text, "it would be notified"
        assert len(letter.files) == 1


def _card(card: int) -> str:
    from core.decktet import CARDS

    return f"decktet-card-{CARDS[card].key}"


async def test_nobody_sits_twice_at_a_table(house: House) -> None:
    game = await open_table(house, "bruno")
    bruno = house.player("bruno")
    reply = await game.here(bruno).press("Join")
    assert says(house, bruno, reply, "table-refusal-already-seated")
    assert (await game.table()).people == (bruno.id,)


async def test_whoever_comes_too_late_is_told_that_the_game_has_begun(house: House) -> None:
    game = await open_table(house, "ada")
    await game.here(house.player("bruno")).press("Join")
    chloe = house.player("chloe")
    reply = await game.here(chloe).act("join", game.code)
    assert says(house, chloe, reply, "table-refusal-started-already")


async def test_a_seat_kept_for_a_guest_is_taken_by_nobody_else(house: House) -> None:
    game = await open_table(house, "ada", opponent=house.player("bruno").member)
    bruno, chloe = house.player("bruno"), house.player("chloe")
    reply = await game.here(chloe).act("join", game.code)
    assert says(house, chloe, reply, "table-refusal-kept", count=1, people=bruno.mention)


async def test_a_game_for_two_does_not_start_with_one(house: House) -> None:
    game = await open_table(house, "chloe")
    chloe = house.player("chloe")
    reply = await game.here(chloe).act("start", game.code)
    assert says(house, chloe, reply, "table-refusal-too-few", missing=1)
    assert await status(game) is Status.LOBBY


async def test_only_who_sits_may_start(house: House) -> None:
    game = await la_strada_game.open_table(house, players=3)
    await game.here(house.player("bruno")).press("Join")
    dario = house.player("dario")
    reply = await game.here(dario).act("start", game.code)
    assert says(house, dario, reply, "table-refusal-not-seated")


async def test_a_game_starts_once(house: House) -> None:
    game = await begin(house)
    ada = house.player("ada")
    reply = await game.here(ada).act("start", game.code)
    assert says(house, ada, reply, "table-refusal-started-already")


async def test_a_guest_who_declines_frees_the_seat(house: House) -> None:
    bruno, chloe = house.player("bruno"), house.player("chloe")
    game = await open_table(house, opponent=bruno.member)
    reply = await bruno.mailbox.press(custom_id=f"tavolo:decline:{game.code}")
    assert says(house, bruno, reply, "done-declined", code=game.code)
    await game.here(chloe).press("Join")
    assert (await game.table()).people == (house.player("ada").id, chloe.id)


async def test_when_the_host_leaves_the_next_is_host_and_may_call_off(house: House) -> None:
    game = await la_strada_game.open_table(house, "bruno", players=3)
    chloe, bruno = house.player("chloe"), house.player("bruno")
    await game.here(chloe).press("Join")
    await game.here(bruno).act("leave", game.code)
    assert (await game.table()).host == chloe.id
    reply = await call_off(game, chloe)
    assert says(house, chloe, reply, "done-cancelled", code=game.code)


async def test_a_table_nobody_sits_at_is_cleared_away(house: House) -> None:
    game = await open_table(house)
    await game.here(house.player("ada")).act("leave", game.code)
    assert await status(game) is Status.CANCELLED
    assert say("en", "table-cancelled-empty") in game.board.text
    assert game.board.buttons == ()
    assert not any(post.buttons for post in game.posts)


async def test_bots_are_not_invited(house: House) -> None:
    bruno = house.player("bruno")
    bot_user = house.env.create_user("Robot", bot=True)
    robot = house.server.guild.add_member(bot_user)
    reply = await bruno.at(house.channel("games")).slash("ruta new", opponent=robot)
    assert says(house, bruno, reply, "table-refusal-no-bots")
    assert house.dice.codes == []


async def test_nobody_invites_themselves(house: House) -> None:
    bruno = house.player("bruno")
    reply = await bruno.at(house.channel("games")).slash("ruta new", opponent=bruno.member)
    assert says(house, bruno, reply, "table-refusal-yourself")
    assert house.dice.codes == []


async def test_tables_are_not_opened_in_private_messages(house: House) -> None:
    bruno = house.player("bruno")
    reply = await bruno.mailbox.slash("ruta new")
    assert says(house, bruno, reply, "table-refusal-only-in-server")
    assert house.dice.codes == []


async def test_a_thread_without_a_table_leaves_nothing_in_its_channel(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(*_: object) -> None:
        raise refused("table-refusal-busy")

    games = house.channel("games")
    ada = house.player("ada").at(games)
    monkeypatch.setattr(TableService, "open", busy)
    reply = await ada.slash("ruta new", thread=True)
    assert say("en", "table-refusal-busy") in reply.text
    begun = [r for r in house.requests if r.method == "POST" and r.path.endswith("/threads")]
    assert begun, "a thread was begun"
    assert not [m for m in games.history() if m.type is discord.MessageType.thread_created]


async def test_one_person_sits_at_no_more_tables_than_a_menu_holds(house: House) -> None:
    ada = house.player("ada").at(house.channel("games"))
    await tables_of_others(house, "ada", 25)
    threads = len(house.threads("games"))
    reply = await ada.slash("ruta new", thread=True)
    assert say("en", "table-refusal-too-many", most=25) in reply.text
    assert len(house.threads("games")) == threads, "no empty thread is left behind"
    offered = await ada.suggestions("table mine", "table")
    assert len(offered) == 25


# --- calling off, resigning ----------------------------------------------------------------------


async def test_only_the_host_calls_a_waiting_table_off(house: House) -> None:
    game = await open_table(house, "bruno")
    dario = house.player("dario")
    reply = await game.here(dario).slash("table end", table=game.code)
    assert says(house, dario, reply, "table-refusal-not-host")
    assert await status(game) is Status.LOBBY


async def test_a_running_game_is_called_off_when_both_agree(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    bruno, chloe = house.player("bruno"), house.player("chloe")
    asked = await game.here(bruno).slash("table end")
    assert await status(game) is Status.PLAYING
    assert (await game.table()).ending is None, "only asked so far"
    assert says(
        house,
        bruno,
        asked,
        "cancel-waits",
        people=Verbatim("Chloé"),
        ends=text("ends-without-result"),
    )
    for way in ("resign-button", "draw-button", "propose-button"):
        assert f"**{say('it', way)}** · " in asked.text, "each line is named by its button"
    assert says(house, bruno, asked, "resign-told", others=1)
    ways = ("resign-button", "draw-button", "propose-button")
    assert asked.posts[-1].buttons == tuple(say("it", way) for way in ways)
    reply = await call_off(game, bruno)
    assert says(
        house, bruno, reply, "done-proposed", code=game.code, count=1, people=Verbatim("Chloé")
    )
    assert await status(game) is Status.PLAYING
    assert chloe.id in called(game.board), "whoever is to agree is called"
    if chloe is not await game.to_play():
        by = marked(game, await game.table(), bruno)
        assert say("en", "call-agree-end", people=chloe.mention, who=by) in game.board.text
    again = await game.here(bruno).slash("table end")
    assert says(house, bruno, again, "table-refusal-agreed-already")
    asked = await game.here(chloe).slash("table end")
    assert says(
        house,
        chloe,
        asked,
        "cancel-agreed",
        people=Verbatim("Bruno"),
        ends=text("ends-without-result"),
    )
    reply = await game.here(chloe).press(say("fr", "agree-end-button"), on=asked.posts[-1])
    assert says(house, chloe, reply, "done-cancelled", code=game.code)
    assert await status(game) is Status.CANCELLED
    assert game.board.buttons == ()


async def test_a_game_called_off_tells_nothing_else(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    await ruta_game.draw(game, await game.to_play())
    (told,) = [line for line in game.board.text.split("\n") if " drew " in line]
    await call_off(game, house.player("ada"), "end")
    board = game.board.text
    assert say("en", "heading-cancelled", game="Ruta", code=game.code) in board
    assert told not in board
    assert "/table verify" not in board


async def test_a_bystander_does_not_call_a_game_off(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    dario = house.player("dario")
    reply = await game.here(dario).slash("table end", table=game.code)
    assert says(house, dario, reply, "table-refusal-not-seated")
    assert await status(game) is Status.PLAYING


async def test_whoever_manages_the_server_calls_a_game_off(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    ada = house.player("ada")
    asked = await game.here(ada).slash("table end", table=game.code)
    both = Listing((Verbatim("Bruno"), Verbatim("Chloé")))
    assert says(house, ada, asked, "cancel-rules", people=both, ends=text("ends-without-result"))
    assert asked.posts[-1].buttons == (say("en", "end-button"),)
    assert await status(game) is Status.PLAYING
    reply = await game.here(ada).press(say("en", "end-button"), on=asked.posts[-1])
    assert says(house, ada, reply, "done-cancelled", code=game.code)
    assert await status(game) is Status.CANCELLED
    for who in (house.player("bruno"), house.player("chloe")):
        heading = say(tongue(house, who), "letter-cancelled", game="Ruta", code=game.code)
        assert heading in who.letters[-1].text


async def test_a_manager_who_plays_proposes_to_end_it_like_anybody(house: House) -> None:
    game = await begin(house, "ada", "bruno")
    ada = house.player("ada")
    asked = await game.here(ada).slash("table end")
    ways = ("resign-button", "draw-button", "propose-button")
    assert asked.posts[-1].buttons == tuple(say("en", way) for way in ways)
    await call_off(game, ada)
    again = await game.here(ada).slash("table end")
    assert says(house, ada, again, "table-refusal-agreed-already")
    await game.here(ada).forge(f"tavolo:end:{game.code}:1", on=asked.posts[-1])
    assert await status(game) is Status.PLAYING


async def test_a_game_against_computers_is_not_called_off_unasked(house: House) -> None:
    game = await open_table(house, computer="easy")
    ada = house.player("ada")
    asked = await game.here(ada).slash("table end")
    assert await status(game) is Status.PLAYING
    assert says(house, ada, asked, "cancel-ends", ends=text("ends-without-result"))
    ways = ("resign-button", "cancel-button")
    assert asked.posts[-1].buttons == tuple(say("en", way) for way in ways)
    await call_off(game, ada)
    assert await status(game) is Status.CANCELLED


async def test_the_host_is_asked_before_a_lobby_is_called_off(house: House) -> None:
    game = await la_strada_game.open_table(house, "bruno", players=3)
    bruno, chloe = house.player("bruno"), house.player("chloe")
    asked = await game.here(bruno).slash("table end", table=game.code)
    assert asked.is_private
    assert says(house, bruno, asked, "cancel-lobby", count=0, people="")
    await game.here(chloe).press(custom_id=f"tavolo:join:{game.code}", on=game.board)
    asked = await game.here(bruno).slash("table end", table=game.code)
    assert says(house, bruno, asked, "cancel-lobby", count=1, people=Verbatim("Chloé"))
    refused = await game.here(chloe).slash("table end", table=game.code)
    assert says(house, chloe, refused, "table-refusal-not-host")
    assert await status(game) is Status.LOBBY
    await game.here(bruno).press(custom_id=f"tavolo:agree:{game.code}", on=asked.posts[-1])
    assert await status(game) is Status.CANCELLED


async def test_who_was_asked_about_a_lobby_ends_no_game_by_it(house: House) -> None:
    game = await open_table(house, "ada")
    ada = house.player("ada")
    asked = await game.here(ada).slash("table end", table=game.code)
    await game.here(house.player("bruno")).act("join", game.code)
    for way in ("agree", "end"):
        again = await game.here(ada).forge(f"tavolo:{way}:{game.code}:0", on=asked.posts[-1])
        assert again.posts[-1].buttons == (say("en", "propose-button"),)
    assert await status(game) is Status.PLAYING


async def test_leaving_a_running_game_is_said_to_be_resigning(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    chloe = house.player("chloe")
    reply = await game.here(chloe).act("leave", game.code)
    assert says(house, chloe, reply, "table-refusal-resign-instead")


async def test_resigning_is_asked_about_before_it_is_done(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    bruno, chloe = house.player("bruno"), house.player("chloe")
    asked = await game.here(bruno).slash("table end")
    assert says(house, bruno, asked, "end-which", game=text("ruta-name"), code=game.code)
    assert await status(game) is Status.PLAYING
    await game.here(bruno).press(say("it", "resign-button"))
    assert await status(game) is Status.FINISHED
    outcome = (await game.table()).outcome
    assert outcome is not None
    assert outcome.winners == (1,)
    assert "Resigned, so behind: " in game.board.text
    assert say("en", "ruta-end-resigned") not in game.board.text, "it is said once"
    for each in (bruno, chloe):
        assert game.board.text.count(each.mention) == 1, "who can begin another game is named once"
    assert called(game.board) == {chloe.id}, "who pressed last is not called"
    assert say("fr", "letter-final", game="Ruta", code=game.code) in chloe.letters[-1].text


async def test_more_leads_players_to_resigning_which_is_asked_about_first(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    bruno = house.player("bruno")
    more = await game.more(bruno)
    asked = await game.here(bruno).press(say("it", "ways-to-end-button"), on=more)
    assert asked.is_private
    assert says(house, bruno, asked, "end-which", game=text("ruta-name"), code=game.code)
    assert await status(game) is Status.PLAYING
    onlooker = await game.more(house.player("dario"))
    assert not any("ways-to-end" in each["custom_id"] for each in onlooker.pressable)
    await game.here(bruno).press(say("it", "resign-button"))
    assert await status(game) is Status.FINISHED


async def test_a_second_press_on_resign_is_harmless(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    bruno = house.player("bruno")
    asked = await game.here(bruno).slash("table end")
    await game.here(bruno).press(custom_id="tavolo:resign:", on=asked.posts[-1])
    reply = await game.here(bruno).slash("table end", table=game.code)
    assert says(house, bruno, reply, "table-refusal-over")


async def test_a_bystander_has_nothing_to_resign(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    dario = house.player("dario")
    reply = await game.here(dario).slash("table end", table=game.code)
    assert says(house, dario, reply, "table-refusal-not-seated")


# --- again ---------------------------------------------------------------------------------------


async def finished(house: House) -> Game:
    game = await begin(house, "bruno", "chloe")
    bruno = house.player("bruno")
    await game.here(bruno).slash("table end")
    await game.here(bruno).press(custom_id="tavolo:resign:")
    return game


async def test_a_rematch_is_offered_to_the_same_two_and_starts_when_both_want_it(
    house: House,
) -> None:
    game = await finished(house)
    bruno, chloe = house.player("bruno"), house.player("chloe")
    end = game.board
    await game.here(chloe).press("Rematch", on=end)
    again = Game(game.key, house, house.dice.codes[-1], game.place)
    assert (await again.table()).invited == (PlayerId(bruno.id),)
    assert called(again.board) == {bruno.id}
    await game.here(bruno).act("rematch", game.code)
    assert await status(again) is Status.PLAYING
    assert len(house.dice.codes) == 2, "one rematch, however many ask for it"
    assert len((await again.table()).people) == 2


async def test_a_rematch_pressed_twice_is_opened_once(house: House) -> None:
    game = await finished(house)
    chloe, end = house.player("chloe"), game.board
    await game.here(chloe).press("Rematch", on=end)
    reply = await game.here(chloe).act("rematch", game.code)
    assert reply.is_private
    assert len(house.dice.codes) == 2


async def test_a_rematch_that_was_called_off_offers_another_one(house: House) -> None:
    game = await finished(house)
    bruno, chloe = house.player("bruno"), house.player("chloe")
    await game.here(chloe).press("Rematch", on=game.board)
    first = Game(game.key, house, house.dice.codes[-1], game.place)
    await call_off(first, chloe)
    assert await status(first) is Status.CANCELLED
    (offered,) = first.board.buttons
    assert offered == say("en", "rematch-button")
    await game.here(bruno).press(offered, on=first.board)
    second = Game(game.key, house, house.dice.codes[-1], game.place)
    assert second.code not in (first.code, game.code)
    await game.here(chloe).press(offered, on=first.board)
    assert await status(second) is Status.PLAYING
    assert len(house.dice.codes) == 3, "one more, however many ask for it"


async def test_bystanders_do_not_ask_for_a_rematch(house: House) -> None:
    game = await finished(house)
    dario = house.player("dario")
    reply = await game.here(dario).press("Rematch")
    way_on = CommandName("ruta-new")
    assert says(house, dario, reply, "table-refusal-not-of-rematch", command=way_on)
    assert "/ruta" in reply.text


async def test_a_seat_of_a_rematch_is_kept_for_whoever_has_not_pressed_yet(house: House) -> None:
    game = await finished(house)
    bruno, chloe, dario = (house.player(name) for name in ("bruno", "chloe", "dario"))
    await game.here(chloe).press("Rematch")
    again = Game(game.key, house, house.dice.codes[-1], game.place)
    reply = await again.here(dario).press("Join", on=again.board)
    assert says(house, dario, reply, "table-refusal-kept", count=1, people=bruno.mention)


async def test_nothing_more_is_played_when_the_game_is_over(house: House) -> None:
    game = await finished(house)
    bruno = house.player("bruno")
    reply = await draw(game, bruno)
    assert says(house, bruno, reply, "table-refusal-over")


async def test_the_record_of_a_finished_game_is_verified_under_the_name_it_has(
    house: House,
) -> None:
    game = await begin(house, "bruno", "chloe")
    ada, bruno = house.player("ada"), house.player("bruno")
    await game.here(bruno).slash("table end")
    await game.here(bruno).press(say("it", "resign-button"))
    offered = await game.here(ada).suggestions("table verify", "table")
    assert list(offered.values()) == [game.code], "she watched it here"
    offered = await bruno.mailbox.suggestions("table verify", "table", game.code[:2].lower())
    assert list(offered.values()) == [game.code], "he played it"
    assert await ada.mailbox.suggestions("table verify", "table") == {}
    reply = await game.here(ada).slash("table verify", table=game.code)
    played = say("en", "verify-played", moves=0, undone=0, resignations=1)
    assert say("en", "verify-well", played=played) in reply.text
    assert "0 moves and a resignation" in played
    file = f"tavolo-{game.code.lower()}.json"
    handed_out = reply.posts[-1].files
    assert list(handed_out) == [file.replace("json", "txt"), file]
    assert f"python verify.py {file}" in reply.text
    assert read_record(handed_out[file]).resignations == 1
    view = await game.here(ada).press(say("en", "view-button"), on=game.board)
    assert view.is_private
    exported = await game.here(ada).press(say("en", "export-button"))
    with_page = dict(exported.posts[-1].files)
    page = with_page.pop(file.replace("json", "html"))
    assert with_page == handed_out
    assert say("en", "export-page-whole") in exported.text
    assert b"Everybody</option>" in page
    for person in ("Bruno", "Chlo", str(bruno.id)):
        assert person.encode() not in page + b"".join(handed_out.values())


async def test_a_page_that_cannot_be_made_is_said_and_the_record_comes_all_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(house, "bruno", "chloe")
    monkeypatch.setattr("pages.page_making.page_of_game", _too_large)
    reply = await game.here(house.player("bruno")).slash("table export")
    assert say("it", "page-refusal-too-large") in reply.text
    assert len(reply.posts[-1].files) == 2


def _too_large(*_: object) -> bytes:
    raise TooLargePage(400_001)


async def test_the_record_of_a_running_game_is_handed_out_in_ones_own_language(
    house: House,
) -> None:
    game = await begin(house, "bruno", "chloe")
    bruno = house.player("bruno")
    reply = await game.here(bruno).slash("table export")
    assert says(house, bruno, reply, "export-public", code=game.code)
    words, file, page = reply.posts[-1].files.values()
    assert say("it", "export-page-own") in reply.text
    assert say("it", "record-public-legend") in words.decode()
    assert b"Giocatore 1" in words
    table = await game.table()
    assert table.seed is not None
    seat = table.seat_of(PlayerId(bruno.id))
    assert seat is not None
    assert say("it", "page-own", game="Ruta", number=seat.seat + 1) in page.decode()
    for secret in ("Bruno", str(bruno.id), table.seed.hex()):
        assert secret.encode() not in words + file + page
    watched = await game.here(house.player("ada")).slash("table export", table=game.code)
    assert say("en", "export-page-public") in watched.text
    dario = house.player("dario")
    game = await la_strada_game.open_table(house, "dario", players=3)
    early = await game.here(dario).slash("table export", table=game.code)
    assert says(house, dario, early, "table-refusal-not-started")
