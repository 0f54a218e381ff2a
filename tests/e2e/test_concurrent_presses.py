"""Concurrency: double presses, double deliveries, two people at once."""

from core.texts import Verbatim
from model.table import Status
from tests.e2e import la_strada_game
from tests.e2e.concurrent_presses import deliver_twice, press_at_once, type_at_once
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, going, open_table, say, tongue
from tests.e2e.whole_games import plain


async def test_a_move_pressed_twice_is_made_once(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    who = await game.to_play()
    view = (await game.here(who).press("My view", on=game.board)).posts[-1]
    first, second = await press_at_once((who, view, going(view)), (who, view, going(view)))
    assert (await game.table()).moves == 1
    stale = say(tongue(house, who), "table-refusal-stale", code=game.code)
    assert first.is_private
    assert second.is_private
    assert stale in f"{first.text}{second.text}"


async def test_two_buttons_of_one_question_make_one_move(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    who = await game.to_play()
    view = (await game.here(who).press("My view", on=game.board)).posts[-1]
    draws = [b["custom_id"] for b in view.pressable if "draw" in b["custom_id"]]
    await press_at_once(*((who, view, custom_id) for custom_id in draws))
    assert (await game.table()).moves == 1


async def test_a_command_typed_twice_at_once_is_two_requests_but_one_turn(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    who = await game.to_play()
    here = game.here(who)
    line = (here, "ruta play", {"move": "draw pile"})
    replies = await type_at_once(line, line)
    assert (await game.table()).moves == 1
    owner = Verbatim(house.person(await game.to_play()).name)
    refusal = say(tongue(house, who), "ruta-refusal-not-your-turn", owner=owner)
    assert sum(refusal in reply.text for reply in replies) == 1


async def test_an_interaction_that_is_delivered_twice_is_carried_out_once(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    who = await game.to_play()
    deliver_twice(house)
    reply = await game.type(who, "draw pile")
    assert (await game.table()).moves == 1
    assert len(reply.posts) == 1
    assert f"-{1}.png" in "".join(reply.posts[0].files)


async def test_a_table_whose_opening_is_delivered_twice_is_opened_once(house: House) -> None:
    deliver_twice(house)
    await house.player("bruno").at(house.channel("games")).slash("ruta new", thread=True)
    assert len(house.dice.codes) == 1
    assert len(house.threads("games")) == 1


async def test_two_people_who_want_the_last_seat_do_not_both_get_it(house: House) -> None:
    game = await open_table(house, "ada")
    bruno, chloe = house.player("bruno"), house.player("chloe")
    join, lobby = f"tavolo:join:{game.code}", game.board
    replies = await press_at_once((bruno, lobby, join), (chloe, lobby, join))
    table = await game.table()
    assert len(table.people) == 2
    late = chloe if bruno.id in table.people else bruno
    refusal = say(tongue(house, late), "table-refusal-started-already")
    assert any(refusal in reply.text for reply in replies)


async def test_a_start_pressed_while_the_last_seat_is_taken_deals_once(house: House) -> None:
    game = await la_strada_game.open_table(house, "bruno", players=3)
    bruno, chloe, dario = (house.player(name) for name in ("bruno", "chloe", "dario"))
    await game.here(chloe).press("Join")
    start, join = f"tavolo:start:{game.code}", f"tavolo:join:{game.code}"
    seat = await game.here(bruno).press(custom_id=f"tavolo:seat:{game.code}", on=game.board)
    await press_at_once((bruno, seat.posts[-1], start), (dario, game.board, join))
    assert (await game.table()).status is Status.PLAYING
    assert len([post for post in game.posts if post.files]) == 1


async def test_both_ask_for_a_rematch_at_once_and_it_begins(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    bruno, chloe = house.player("bruno"), house.player("chloe")
    await game.here(bruno).slash("table end")
    await game.here(bruno).press(custom_id="tavolo:resign:")
    again, end = f"tavolo:rematch:{game.code}", game.board
    await press_at_once((bruno, end, again), (chloe, end, again))
    assert len(set(house.dice.codes)) == 2
    rematch = Game(game.key, house, house.dice.codes[-1], game.place)
    assert (await rematch.table()).status is Status.PLAYING


async def test_a_rematch_is_called_one_and_whoever_presses_second_has_joined(house: House) -> None:
    game = await la_strada_game.begin(house, "ada", "bruno", "chloe")
    ada, bruno, chloe = (house.player(name) for name in ("ada", "bruno", "chloe"))
    for each in (ada, bruno):
        await game.here(each).slash("table end")
        await game.here(each).press(custom_id="tavolo:resign:")
    end, again = game.board, f"tavolo:rematch:{game.code}"
    await game.here(ada).press(custom_id=again, on=end)
    code = house.dice.codes[-1]
    lobby = Game(game.key, house, code, game.place).board
    assert say("en", "table-rematch", who="Ada") in plain(lobby)
    for each in (bruno, chloe):
        assert lobby.text.count(each.mention) == 1
    assert "rematch?" in lobby.text
    (ended,) = [post for post in game.posts if post.message.id == end.message.id]
    assert not ended.pressable, "what is next stands in the newer post"
    assert end.text.splitlines()[0] == ended.text.splitlines()[0]
    assert f"/{lobby.message.id}" in ended.text
    second = await game.here(bruno).act("rematch", game.code)
    assert say(tongue(house, bruno), "done-joined", code=code) in second.text
    (awaited,) = [line for line in second.text.splitlines() if "Chloé" in line or "Chloe" in line]
    assert chloe.mention not in awaited, "a mention may show as a number in direct messages"


async def test_moves_at_two_tables_do_not_wait_for_each_other(house: House) -> None:
    one, two = await begin(house, "bruno", "chloe"), await begin(house, "ada", "dario")
    lines = [
        (game.here(await game.to_play()), "ruta play", {"move": "draw pile", "table": game.code})
        for game in (one, two)
    ]
    await type_at_once(*lines)
    assert [(await game.table()).moves for game in (one, two)] == [1, 1]
    assert [len([post for post in game.posts if post.files]) for game in (one, two)] == [2, 2]
