"""A table whose state cannot be read: lists show it, a text explains it, it can be called off."""

from typing import Any

import pytest

from model.table import Status
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, draw, say, tongue
from tests.e2e.whole_games import call_off, marked
from tests.storage.new_stores import rewrite

SPOILT_STATE = {"state": b"x"}
UNKNOWN = ({"game": "whist"}, {"codec": "zip", "state": b"x"}, {"state_version": 99})

any_poison = pytest.mark.parametrize("fields", [SPOILT_STATE, *UNKNOWN], ids=str)
unknown = pytest.mark.parametrize("fields", UNKNOWN, ids=str)


async def poison(house: House, game: Game, fields: dict[str, Any]) -> None:
    """Write something into a table's row that this version cannot read."""
    await rewrite(house.store, game.code, **fields)


@unknown
async def test_lists_show_that_it_is_unreadable_and_all_the_others(
    house: House, fields: dict[str, Any]
) -> None:
    game = await begin(house, "bruno", "chloe")
    sound = await begin(house, "bruno", "chloe")
    await poison(house, game, fields)
    chloe = sound.here(house.player("chloe"))
    for command in ("table list", "my tables"):
        reply = await chloe.slash(command)
        (line,) = [line for line in reply.text.splitlines() if game.code in line]
        label = "label-not-loaded" if "game" in fields else "label-unreadable"
        assert say("fr", label) in line
        assert "Bruno" in line
        assert sound.code in reply.text
    offered = await chloe.suggestions("table end", "table")
    assert set(offered.values()) == {game.code, sound.code}
    offered = await chloe.suggestions("ruta play", "table")
    assert set(offered.values()) == {sound.code}
    who = await sound.to_play()
    await sound.type(who, "draw pile")
    assert (await sound.table()).moves == 1


@any_poison
async def test_a_manager_of_the_server_calls_it_off(house: House, fields: dict[str, Any]) -> None:
    game = await begin(house, "bruno", "chloe")
    await poison(house, game, fields)
    reply = await call_off(game, house.player("ada"), "end")
    assert say("en", "done-cancelled", code=game.code) in reply.text
    assert (await game.table()).status is Status.CANCELLED
    assert say("en", "table-cancelled", who="Ada") in game.board.text
    assert house.take_complaints() == []
    for key in ("bruno", "chloe"):
        language = tongue(house, house.player(key))
        assert say(language, "table-cancelled", who="Ada") in house.player(key).letters[-1].text


@any_poison
async def test_all_who_play_call_it_off(house: House, fields: dict[str, Any]) -> None:
    game = await begin(house, "bruno", "chloe")
    await poison(house, game, fields)
    bruno, chloe = house.player("bruno"), house.player("chloe")
    await call_off(game, bruno)
    by = marked(game, await game.table(), bruno)
    assert say("en", "call-agree-end", people=chloe.mention, who=by) in game.board.text
    assert (await game.table()).status is Status.PLAYING
    await call_off(game, chloe)
    assert (await game.table()).status is Status.CANCELLED


async def test_whoever_wants_to_play_at_it_is_told_how_it_can_be_ended(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    who = await game.to_play()
    for fields in UNKNOWN:
        await poison(house, game, {"game": "ruta", **fields})
        named = game.type(who, "draw pile")
        why = "game-not-loaded" if "game" in fields else "other-version"
        said = say(tongue(house, who), f"table-refusal-{why}", code=game.code)
        for reply in (await draw(game, who), await named):
            assert said in reply.text


async def test_a_spoilt_state_is_an_incident_that_says_how_the_table_can_be_ended(
    house: House,
) -> None:
    game = await begin(house, "bruno", "chloe")
    who = await game.to_play()
    await poison(house, game, SPOILT_STATE)
    reply = await draw(game, who)
    (complaint,) = house.take_complaints()
    number = complaint.splitlines()[0].split()[-1]
    said = say(tongue(house, who), "incident-unreadable", number=number, code=game.code)
    assert said in reply.text
