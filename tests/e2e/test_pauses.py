"""Pauses, a new pace, days off: by button and command, announced in the channel."""

from tests.e2e.running_bot import House
from tests.e2e.ruta_game import begin, say, tongue
from tests.e2e.whole_games import marked


async def test_another_pace_is_proposed_and_answered_by_button(house: House) -> None:
    game = await begin(house, "ada", "bruno", pace=12)
    ada, bruno = house.player("ada"), house.player("bruno")
    reply = await game.here(ada).act("change:pace", game.code, "168")
    assert (
        say("en", "done-proposed", code=game.code, count=1, people=house.person(bruno).name)
        in reply.text
    )
    asked = game.board
    by = marked(game, await game.table(), ada)
    assert say("en", "call-agree-pace", people=bruno.mention, who=by) in asked.text
    declined = await game.here(bruno).press(custom_id="tavolo:refuse:", on=asked)
    assert say(tongue(house, bruno), "done-refused", code=game.code) in declined.text
    await game.here(ada).act("change:pace", game.code, "24")
    await game.here(bruno).press(custom_id="tavolo:accept:", on=game.board)
    assert (await game.table()).pace.hours == 24
    assert say("en", "pace-limited", time=say("en", "time-days", count=1)) in game.board.text
    late = await game.here(ada).act("change:seats", game.code, "2")
    assert say("en", "table-refusal-started-already") in late.text


async def test_in_a_game_what_can_change_is_shown_and_asked_for_in_one_menu(house: House) -> None:
    game = await begin(house, "ada", "bruno", pace=12)
    ada, bruno = house.player("ada"), house.player("bruno")
    shown = await game.here(ada).slash("table change")
    assert say("en", "change-heading-playing", code=game.code) in shown.text
    (menu,) = shown.posts[-1].selects
    assert [one["value"] for one in menu["options"]] == ["pace", "late", "reserve"]
    term = await game.here(ada).choose("pace", custom_id=menu["custom_id"], on=shown.posts[-1])
    (menu,) = term.posts[-1].selects
    asked = await game.here(ada).choose("168", custom_id=menu["custom_id"], on=term.posts[-1])
    assert (
        say("en", "done-proposed", code=game.code, count=1, people=house.person(bruno).name)
        in asked.text
    )
    await game.here(bruno).press(custom_id="tavolo:accept:", on=game.board)
    assert (await game.table()).pace.hours == 168
    onlooker = await game.here(house.player("dario")).slash("table change", table=game.code)
    assert say(tongue(house, house.player("dario")), "table-refusal-not-seated") in onlooker.text
