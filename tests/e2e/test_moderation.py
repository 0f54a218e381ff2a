"""Moderation by buttons on the page of a table, for managers of its server."""

from core.texts import text
from tests.e2e.play_strategies import controls_of
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import begin, say, tongue
from tests.e2e.simulated_people import PlayerHere, Reply
from tests.e2e.whole_games import Game, plain


def boss_at(game: Game) -> PlayerHere:
    """Somebody who manages the server, and does not play."""
    house = game.house
    ada = house.player("ada")
    house.env.backend.guilds[house.server.guild.id].owner_id = ada.id
    return game.here(ada)


async def managed(game: Game, boss: PlayerHere) -> Reply:
    """What a manager is offered who has looked at the status of the table."""
    looked = await boss.slash("table status", table=game.code)
    return await boss.press(custom_id="tavolo:manage:", on=looked.posts[-1])


async def test_from_what_a_manager_can_do_a_button_leads_back_to_the_view(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    boss = boss_at(game)
    offered = await managed(game, boss)
    back = await boss.press(say("en", "guide-back-button"), on=offered.posts[-1])
    assert back.posts[-1].files, "the board"


async def test_a_manager_freezes_a_game_and_lets_it_go_on_by_button(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    who, boss = await game.to_play(), boss_at(game)
    here = game.here(who)
    shown = (await here.press(custom_id=f"tavolo:play:{game.code}")).posts[-1]
    asked = await managed(game, boss)
    assert say("en", "manage-freeze-told", ends=text("ends-without-result")) in asked.text, (
        "what it means is said before"
    )
    assert (await game.table()).pause is None
    await boss.press(custom_id="tavolo:freeze:", on=asked.posts[-1])

    view = (await here.press(custom_id=f"tavolo:view:{game.code}", on=game.board)).posts[-1]
    assert say(tongue(house, who), "frozen-for-now") in view.text
    assert view.files, "the view is still there"
    assert list(controls_of(view, "ruta")) == []
    old, *_ = controls_of(shown, "ruta")
    reply = await here.forge(str(old["custom_id"]), on=shown)
    assert say(tongue(house, who), "table-refusal-frozen") in reply.text

    await boss.press(custom_id="tavolo:unfreeze:", on=(await managed(game, boss)).posts[-1])
    assert (await game.table()).pause is None
    view = (await here.press(custom_id=f"tavolo:view:{game.code}", on=game.board)).posts[-1]
    assert list(controls_of(view, "ruta")) != []


async def test_a_manager_makes_a_host_and_frees_a_seat_from_menus(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    boss, chloe = boss_at(game), house.player("chloe")
    asked = (await managed(game, boss)).posts[-1]
    await boss.choose(str(chloe.id), custom_id=f"tavolo-manage:{game.code}:host", on=asked)
    table = await game.table()
    assert table.host == chloe.id
    asked = (await managed(game, boss)).posts[-1]
    number = next(str(s.seat + 1) for s in table.seats if s.owner == chloe.id)
    sure = await boss.choose(number, custom_id=f"tavolo-manage:{game.code}:seat", on=asked)
    assert say("en", "free-told") in sure.text
    await boss.press(custom_id="tavolo:free:", on=sure.posts[-1])
    assert chloe.id not in (await game.table()).owners
    await game.here(house.player("dario")).press(custom_id="tavolo:take:", on=game.board)
    assert say("en", "table-takes-over", who="Dario", former="Chloé") in plain(game.board)


async def test_only_who_manages_the_server_is_offered_to_manage(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    for who in (await game.to_play(), house.player("dario")):
        looked = await game.here(who).slash("table status", table=game.code)
        viewed = await game.here(who).slash("table mine", table=game.code)
        for post in (looked.posts[-1], viewed.posts[-1]):
            assert not [b for b in post.pressable if "manage" in str(b["custom_id"])]
    boss = boss_at(game)
    asked = (await managed(game, boss)).posts[-1]
    reply = await boss.forge(f"tavolo-manage:{game.code}:nonsense", "1", on=asked)
    assert say("en", "table-refusal-stale", code=game.code) in reply.text
