"""/my: one's own tables and settings."""

from collections.abc import Sequence
from typing import Any

import pytest
from discord import MessageFlags
from simcord import HttpLogEntry

from tests.e2e.running_bot import House
from tests.e2e.ruta_game import begin, draw, say, tongue
from tests.e2e.simulated_people import Player, PlayerHere
from tests.e2e.whole_games import first, has


async def zone_at(here: PlayerHere, hour: int) -> str:
    """A place at which it is this hour of the day."""
    offered = await here.suggestions("my settings", "time", f"{hour:02}")
    assert all(label.startswith(f"{hour:02}:") for label in offered)
    return str(next(iter(offered.values())))


def sounds(requests: Sequence[HttpLogEntry], who: Player) -> int:
    """How often the phone of this person has sounded: for mentions, and letters not silent."""
    return sum(_is_heard(request, who) for request in requests)


def _is_heard(request: HttpLogEntry, who: Player) -> bool:
    if request.method != "POST" or not request.path.endswith("/messages"):
        return False
    body: Any = request.json
    if MessageFlags._from_value(int(body.get("flags") or 0)).suppress_notifications:
        return False
    if request.path == f"/channels/{who.mailbox.place.id}/messages":
        return True
    return str(who.id) in map(str, (body.get("allowed_mentions") or {}).get("users", ()))


@pytest.mark.long
async def test_whose_quiet_hours_come_too_late_for_this_turn_is_told_so_in_private(
    house: House,
) -> None:
    game = await begin(house, "ada", "bruno", pace=12, forgives="no")
    who = await game.to_play()
    here = game.here(who)
    said = say(tongue(house, who), "settings-quiet-next")
    told: list[bool] = []
    for hours in (11.75, 9, 9):
        await house.pass_time(hours=hours)
        zone = await zone_at(here, 22)
        reply = await here.wish(time=zone, **({} if told else {"quiet": "22-7"}))
        assert reply.is_private
        told.append(said in reply.text)
    assert told[0] is False
    assert told[-1] is True


async def test_of_a_line_of_several_moves_the_first_is_asked_about(house: House) -> None:
    game = await begin(house, "ada", "bruno")
    who = await game.to_play()
    here = game.here(who)
    await here.wish(confirm="always")
    asked = await here.slash("ruta play", move="draw pile; draw 1")
    assert say(tongue(house, who), "guide-one-at-a-time") in asked.text
    await here.press(custom_id="ruta-go:", on=asked.posts[-1])
    assert (await game.table()).moves == 1


async def test_whoever_never_wants_to_be_asked_spends_cards_at_once(house: House) -> None:
    game = await begin(house, "ada", "bruno")
    for who in (await game.to_play(), await game.waiting()):
        await game.here(who).wish(confirm="never")
    while not any(owner is not None for owner in (await game.view_of(await game.to_play())).owners):
        who = await game.to_play()
        here = game.here(who)
        opened = await here.press(custom_id="tavolo:play:", on=game.board)
        if not has(opened.posts[-1].selects, "ruta-route:"):
            await draw(game, who)
            continue
        routes = first(opened.posts[-1].selects, "ruta-route:")
        reply = await here.choose(
            routes["options"][0]["value"], custom_id="ruta-route:", on=opened.posts[-1]
        )
        if has(reply.posts[-1].selects, "ruta-pay:"):
            ways = first(reply.posts[-1].selects, "ruta-pay:")
            reply = await here.choose(
                ways["options"][0]["value"], custom_id="ruta-pay:", on=reply.posts[-1]
            )
        assert not has(reply.posts[-1].pressable, "ruta-go:")


async def test_whoever_opens_a_table_in_private_is_led_to_where_tables_stand(house: House) -> None:
    bruno = house.player("bruno")
    reply = await bruno.mailbox.slash("ruta new")
    assert say("it", "table-refusal-only-in-server") in reply.text
    game = await begin(house, "bruno", "chloe", place=house.channel("tavern"))
    reply = await bruno.mailbox.slash("ruta new")
    assert say("it", "table-refusal-where-you-played", places=game.place.mention) in reply.text
    await game.here(bruno).slash("table end")
    await game.here(bruno).press(custom_id="tavolo:resign:")
    reply = await bruno.mailbox.slash("la-strada new")
    assert game.place.mention in reply.text, "a game that is over counts too"
