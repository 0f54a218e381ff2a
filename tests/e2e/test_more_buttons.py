"""Below the choices of a private page one row of buttons is the same in every game; *More …* opens
what has no room there.
"""

from typing import Any

import pytest

from tests.e2e import la_strada_game, ruta_game, strada_romana_game, stratego4_game
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Post
from tests.e2e.whole_games import say, tongue

HOUSE = "tavolo:"
"""How the ids of buttons begin that are the same in every game."""

ROW = 3

GAMES = {
    "la-strada": (la_strada_game, ("ada", "bruno")),
    "strada-romana": (strada_romana_game, ("ada", "bruno")),
    "ruta": (ruta_game, ("ada", "bruno")),
    "stratego4": (stratego4_game, ("ada", "bruno", "chloe", "dario")),
}
"""Ada owns the server, so all buttons there are can be hers."""


def house_buttons(post: Post) -> list[str]:
    """The names of the buttons of this page that are the same in every game."""
    ids = [str(button["custom_id"]) for button in post.pressable]
    return [id_.split(":")[1] for id_ in ids if id_.startswith(HOUSE)]


async def begin(house: House, key: str) -> Any:
    played, people = GAMES[key]
    return await played.begin(house, *people)


@pytest.mark.parametrize("key", GAMES)
async def test_below_choices_stands_one_row_and_more_opens_the_others(
    house: House, key: str
) -> None:
    game = await begin(house, key)
    ada = house.player("ada")
    while ada not in await game.people_to_play():
        await game.play_on(GAMES[key][0].with_buttons, until=(await game.table()).moves + 1)
    here = game.here(ada)
    view = (await here.press(custom_id="tavolo:play:", on=game.board)).posts[-1]
    row = house_buttons(view)
    assert len(row) == ROW
    assert row[-1] == "more"
    opened = await here.press(say(tongue(house, ada), "more-button"), on=view)
    page = opened.posts[-1]
    assert opened.is_private
    named = house_buttons(page)
    assert {"text", "rules", "note"} <= {*row, *named}
    assert "more" not in named
    kept = next(post for post in here.posts if post.message.id == view.message.id)
    assert kept.buttons == view.buttons, "what can be done is not pushed aside"


async def test_what_more_opens_works_from_there(house: House) -> None:
    game = await la_strada_game.begin(house, "ada", "bruno")
    who = await game.to_play()
    here, spoken = game.here(who), tongue(house, who)
    view = (await here.press(custom_id="tavolo:play:", on=game.board)).posts[-1]
    page = (await here.press(custom_id="tavolo:more:", on=view)).posts[-1]
    await house.restart()
    rules = await here.press(custom_id="tavolo:rules:", on=page)
    assert say(spoken, "la-strada-rules-1-title") in rules.text
    words = (await here.press(custom_id="tavolo:text:", on=page)).posts[-1]
    assert not words.files
    form = await here.press(custom_id="tavolo:note:", on=page)
    noted = (await here.fill(form, note="quokka")).posts[-1]
    assert "📝 quokka" in noted.text
    assert "quokka" in (await here.press(custom_id="tavolo:more:", on=view)).text


async def test_a_half_made_choice_survives_more(house: House) -> None:
    game = await la_strada_game.begin(house, "ada", "bruno")
    ada = house.player("ada")
    while (await game.state()).placing or await game.to_play() is not ada:
        await la_strada_game.with_commands(game, await game.to_play())
    here = game.here(ada)
    view = (await here.press(custom_id="tavolo:play:", on=game.board)).posts[-1]
    plan = await la_strada_game.plan_first(here, view)
    page = (await here.press(custom_id="tavolo:more:", on=plan)).posts[-1]
    assert "note" in house_buttons(page)
    kept = next(post for post in here.posts if post.message.id == plan.message.id)
    assert kept.buttons == plan.buttons


async def test_a_page_without_choices_keeps_all_its_buttons(house: House) -> None:
    game = await stratego4_game.to_battle(house, "ada", "bruno", "chloe")
    who = await game.waiting()
    view = (await game.here(who).press("My view", on=game.board)).posts[-1]
    assert {"closer", "text", "rules", "note", "marks"} <= {*house_buttons(view)}
    assert "more" not in house_buttons(view)
