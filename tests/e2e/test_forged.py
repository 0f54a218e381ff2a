"""Ids that no control of ours has are answered with how things stand, never with a fault."""

from typing import Any

import pytest

from catalog import CATALOG
from tests.e2e import la_strada_game, ruta_game, strada_romana_game, stratego4_game
from tests.e2e.house import House
from tests.e2e.playing import Game, say, tongue

BEGIN: dict[str, Any] = {
    "ruta": ruta_game.begin,
    "la-strada": la_strada_game.begin,
    "strada-romana": strada_romana_game.begin,
    "stratego4": stratego4_game.begin,
}
STEPS = (
    *("nonsense", "route", "pay", "cards", "fetch", "to", "way", "row", "site", "end"),
    *("wagon", "buy", "look", "keep", "formation", "swap", "other", "ready", "grid", "arrange"),
    *("piece", "attack", "leave", "at", "flags", "go", "weigh", "form", "written"),
)
CHOSEN = ("", "zzz", "99", "-1|²", "9" * 60, "@zzz|", "a|b|c|d", ";;")


@pytest.mark.parametrize("key", CATALOG)
async def test_a_forged_control_of_a_game_makes_no_move_and_no_fault(
    house: House, key: str
) -> None:
    people = ("bruno", "chloe") if key == "ruta" else ("bruno", "chloe", "ada")
    game: Game = await BEGIN[key](house, *people)
    table = await game.table()
    who = game._person(table.people[table.to_act[0].seat])
    here = game.here(who)
    opened = await here.press(custom_id=f"tavolo:play:{game.code}", on=game.board)
    asked = table.to_act[0].asked
    for step in STEPS:
        for chosen in CHOSEN:
            custom_id = f"{key}-{step}:{game.code}:{asked}:{chosen}"[:100]
            reply = await here.forge(custom_id, on=opened.posts[-1])
            assert reply.text or reply.form, step
    assert (await game.table()).moves == table.moves
    for step in ("nonsense", "go", "route"):
        for code, question in ((game.code, 9**60), ("ZZZZ", 1)):
            custom_id = f"{key}-{step}:{code}:{question}:zzz"
            assert (await here.forge(custom_id, on=opened.posts[-1])).text


async def test_a_forged_button_of_a_table_shows_how_things_stand(house: House) -> None:
    game = await ruta_game.begin(house, "bruno", "chloe")
    who = await game.to_play()
    here = game.here(who)
    reply = await here.forge(f"tavolo:explode:{game.code}", on=game.board)
    assert say(tongue(house, who), "table-refusal-stale", code=game.code) in reply.text
    reply = await here.forge("tavolo:explode:ZZZZ", on=game.board)
    assert say(tongue(house, who), "table-refusal-unknown") in reply.text
    for name in ("join", "play", "rematch", "resign", "start", "closer"):
        reply = await here.forge(f"tavolo:{name}:ZZZZ:{9**40}", on=game.board)
        assert say(tongue(house, who), "table-refusal-unknown") in reply.text


@pytest.mark.parametrize(
    ("custom_id", "values"),
    [
        ("tavolo-turn:zzz:1", ()),
        ("tavolo-turn:ruta:9999", ()),
        ("tavolo-turn:tables.zzz:7", ()),
        ("tavolo-turn:tables.here:9999", ()),
        ("tavolo-turn:tables.history.ZZZZ:1", ()),
        ("tavolo-turn:ruta.mine:1", ()),
        ("tavolo-open", ("ZZZZ",)),
        ("tavolo-open", ("'; --",)),
        ("tavolo-rules:zzz", ("1",)),
        ("tavolo-rules:ruta", ("zzz",)),
        ("tavolo-rules:ruta", ("9" * 99,)),
    ],
)
async def test_forged_pages_and_menus_are_answered(
    house: House, custom_id: str, values: tuple[str, ...]
) -> None:
    game = await ruta_game.begin(house, "bruno", "chloe")
    here = house.player("bruno").at(game.place)
    listed = await here.slash("me tables")
    reply = await here.forge(custom_id, *values, on=listed.posts[-1] if values else game.board)
    assert reply.text
