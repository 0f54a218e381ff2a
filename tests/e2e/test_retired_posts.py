"""How a post is retired when the next one is sent, on a Discord that answers like the real one.

There files shown by components are not among a message's attachments, and an empty gallery is
refused.
"""

from typing import Any

import msgspec
import pytest

from cogs.discord.messenger import DiscordMessenger
from cogs.ui.controls import files_of, layout_of
from model.table import PlaceId, TableCode
from tests.e2e import la_strada_game, ruta_game
from tests.e2e.play_strategies import with_commands
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Post as Shown
from tests.e2e.whole_games import Game
from workers.post_model import Action, Instead, Picture, Post, Sent


async def begun(key: str, house: House) -> Game:
    if key == "ruta":
        return await ruta_game.begin(house)
    return await la_strada_game.begin(house, "ada", "bruno")


@pytest.mark.long
@pytest.mark.parametrize("key", ["ruta", "la-strada"])
async def test_all_old_boards_of_a_game_lose_buttons_and_call_and_keep_their_pictures(
    house: House, key: str
) -> None:
    game = await begun(key, house)
    await game.play_on(with_commands, until=12)
    *old, newest = [post for post in game.posts if post.files]
    assert len(old) >= 6
    assert newest.pressable
    for post in old:
        assert not post.pressable
        assert not post.message.mentions
        first, news = post.text.split("\n\n", 1)
        assert "/channels/" in first.splitlines()[1], "the way to the next post"
        assert len(first.splitlines()) == 2
        assert news.strip()
        assert len(post.files) == len(post.alts) == 1
    place = f"/channels/{game.place.id}/messages/"
    here = [request for request in house.requests if request.path.startswith(place)]
    retirements = [r for r in here if r.json and r.json.get("components") == []]
    assert retirements
    assert not any("attachments" in (request.json or {}) for request in retirements)
    assert {request.method for request in here} == {"PATCH"}, "none is asked for"


OLD = Post(
    heading="Ruta · table ABCD · move 3",
    lines=("Ada moved.",),
    picture=Picture("board.png", b"\x89PNG board", "the board"),
    call="<@1>, it is your turn.",
    actions=(Action("play", TableCode("ABCD"), "Play"),),
)


async def old_post(house: House) -> tuple[DiscordMessenger, Sent]:
    """A post of an earlier version, made of components."""
    bot: Any = house.env.bot
    place = house.channel("games").id
    layout: Any = layout_of(OLD)
    for part in layout.walk_children():
        if getattr(part, "content", None) == OLD.call:
            part.id = 1_000
    sent = await bot.get_partial_messageable(place).send(view=layout, files=files_of(OLD))
    return DiscordMessenger(bot), Sent(PlaceId(place), sent.id)


def newest(house: House) -> Shown:
    return house.player("ada").at(house.channel("games")).newest


async def test_a_post_of_an_earlier_version_is_retired_as_well(house: House) -> None:
    messenger, sent = await old_post(house)
    assert newest(house).pressable
    await messenger.retire(sent, Instead("See below."))
    post = newest(house)
    assert not post.pressable
    assert post.text.splitlines() == [
        "### Ruta · table ABCD · move 3",
        "Ada moved.",
        "-# See below.",
    ]
    assert post.alts == ("the board",)


async def test_a_post_of_an_earlier_version_is_not_rewritten_but_made_anew(house: House) -> None:
    messenger, sent = await old_post(house)
    before = newest(house).text
    assert not await messenger.replace(sent, msgspec.structs.replace(OLD, lines=("Later.",)))
    assert newest(house).text == before
