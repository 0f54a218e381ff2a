"""Forms: their fields and texts in every language, within Discord's limits."""

from collections.abc import AsyncIterator

import pytest

from tests.e2e.running_bot import House
from tests.e2e.ruta_game import begin
from tests.e2e.shown_messages import TEXT_INPUT, Component, walk
from tests.e2e.simulated_people import Reply
from tests.e2e.stratego4_game import begin as begin_stratego
from tests.e2e.whole_games import say, tongue

ACTION_ROW, LABEL = 1, 18


async def every_form(house: House, who: str) -> AsyncIterator[Reply]:
    """All forms that the bot has, as this person opens them."""
    player = house.player(who)
    say_it = tongue(house, player)
    ruta = await begin(house, who, "dario")
    view = (await ruta.here(player).slash("table mine", table=ruta.code)).posts[-1]
    if "more" in " ".join(str(button["custom_id"]) for button in view.pressable):
        view = (await ruta.here(player).press(custom_id="tavolo:more:", on=view)).posts[-1]
    yield await ruta.here(player).press(custom_id="tavolo:note:", on=view)
    await player.mailbox.slash("tavolo learn", game="ruta")
    yield await player.mailbox.press(say(say_it, "lesson-type-button"))
    stratego = await begin_stratego(house, "ada", "bruno", "chloe")
    view = (await stratego.here(player).slash("table mine", table=stratego.code)).posts[-1]
    yield await stratego.here(player).press(custom_id="stratego4-form:", on=view)


@pytest.mark.parametrize("who", ["ada", "bruno", "chloe"])
async def test_every_field_of_every_form_stands_in_a_label_and_never_in_a_row(
    house: House, who: str
) -> None:
    opened = [reply.form async for reply in every_form(house, who)]
    assert len(opened) == 3
    for form in opened:
        assert form is not None
        parts: list[Component] = form["components"]
        assert [part["type"] for part in parts] == [LABEL] * len(parts)
        assert not any(part["type"] == ACTION_ROW for part in walk(parts))
        for part in parts:
            assert part["component"]["type"] == TEXT_INPUT
            assert part["component"].get("label") is None, "the label says it once"
            assert 0 < len(part["label"]) <= 45
            assert 0 < len(part["description"]) <= 100
