"""Names that contain markup or mentions are shown literally and notify nobody."""

import re

import pytest

from playroom.server import Persona
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import called, draw, open_table

NAMES = {
    "markup": "**@everyone** [x](http://y)",
    "mentions": "<@1> <#2> <t:0:R> <:a:3>",
    "command": "</ruta new:123456789012345678>",
    "link": "https://evil.example/a_b_c",
    "heading": "# - > -# 1. ```x``` ||s||",
    "wide": "ＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷ字字字字字字字字字字字字字字字字",
    "right-to-left": "\u202eמשה \u2067שלום\u202e",
    "turned": "\u2066Eve\u202e\u200f",
    "emoji": "👩‍👩‍👧‍👦🏳️‍🌈🎲",
    "stars": "*" * 32,
    "lines": "one\ntwo\tthree",
}


def hostile(name: str) -> tuple[Persona, ...]:
    return (
        Persona("ada", name, "en-GB", "#a8600c"),
        Persona("bruno", f"{name[:31]}!", "fr", "#2f6db4"),
        Persona("chloe", "Chloé", "fr", "#6a4fa8"),
        Persona("dario", "Dario", "it", "#2b7a52"),
    )


CHANNELS = "https://discord.com/channels/"

POWERS = {
    "calls everybody": r"(?<!\\)@(everyone|here)",
    "is a link": r"(?<!\\)\[[^\]]*\]\(",
    "is an address": r"https?://",
    "is a command": r"(?<!\\)</",
    "turns the line": "[\u202a-\u202e]",
}
"""What no name may do in a post."""


@pytest.mark.parametrize("house", [*map(hostile, NAMES.values())], ids=NAMES, indirect=True)
async def test_a_hostile_name_is_shown_harmlessly_and_calls_nobody_else(house: House) -> None:
    game = await open_table(house, "ada")
    await game.here(house.player("bruno")).press("Join")
    await game.play_on(draw, until=2)
    await game.here(house.player("bruno")).slash("table end")
    await game.here(house.player("bruno")).press(custom_id="tavolo:resign:")
    shown = game.here(house.player("chloe")).posts
    assert len(shown) > 3
    players = {house.player("ada").id, house.player("bruno").id}
    for post in shown:
        told = re.sub(r"<@\d+>|<t:\d+:[Rf]>|<#\d+>", "", post.text)
        told = re.sub(rf"\[newer post\]\({re.escape(CHANNELS)}[\d/]+\)", "", told)
        for power, pattern in POWERS.items():
            assert re.search(pattern, told) is None, power
        assert called(post) <= players


BLANK = {"filler": "\u3164", "braille": "\u2800", "no width": "\u200b", "turns": "\u200e\u202e"}


@pytest.mark.parametrize("house", [*map(hostile, BLANK.values())], ids=BLANK, indirect=True)
async def test_somebody_whose_name_cannot_be_seen_is_called_by_their_name_at_discord(
    house: House,
) -> None:
    game = await open_table(house, "ada")
    await game.here(house.player("bruno")).press("Join")
    assert "**ada**" in game.board.text
    assert "ada" in game.board.alts[0]
