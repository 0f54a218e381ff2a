"""Icons on controls (application emoji); everything works without them."""

import base64
import io
from collections.abc import Iterator

import pytest
from PIL import Image
from simcord import HttpLogEntry

import bot
from catalog import all_icons
from rendering.rasterizer import icon_file
from rendering.scene.shapes import Symbol
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, draw
from tests.e2e.shown_messages import BUTTON, SELECTS, Component, Post
from tests.e2e.simulated_people import Player
from tests.e2e.stratego4_game import to_battle
from tests.e2e.whole_games import first
from workers.painting.emoji import TRY_AGAIN

HOW_MANY = sum(map(len, all_icons().values()))
INVALID_FORM = 50035


@pytest.fixture
def draw_icon() -> bot.DrawIcon | None:
    """Return a painter of one-pixel icons; the real drawings are tested elsewhere."""

    def pixel(_: Symbol) -> bytes:
        file = io.BytesIO()
        Image.new("RGBA", (1, 1)).save(file, "PNG")
        return file.getvalue()

    return pixel


def asked(house: House, method: str) -> list[HttpLogEntry]:
    """What Discord was asked about emoji."""
    return [r for r in house.requests if r.method == method and "/emojis" in r.path]


async def settle(house: House) -> None:
    """Let the bot find the time for decoration."""
    await house.pass_time(seconds=90)


def bearers(post: Post) -> Iterator[Component]:
    """Everything in a message that may bear an emoji."""
    for part in post.parts:
        if part["type"] == BUTTON:
            yield part
        elif part["type"] in SELECTS:
            yield from part.get("options", ())


def icons_in(post: Post) -> dict[str, str]:
    """The emoji of the application in a message, by the labels they stand beside."""
    return {
        part["label"]: part["emoji"]["name"]
        for part in bearers(post)
        if (part.get("emoji") or {}).get("id")
    }


def labels(post: Post) -> list[str]:
    """All labels of a message."""
    return [str(part.get("label")) for part in bearers(post)]


async def to_draw(house: House) -> tuple[Game, Player]:
    """A game of Ruta, and who is to draw a card."""
    game = await begin(house, "ada", "bruno")
    return game, await game.to_play()


async def test_choices_bear_icons_and_say_the_same_without(house: House) -> None:
    game, who = await to_draw(house)
    plain = (await game.here(who).slash("table mine")).posts[-1]
    assert icons_in(plain) == {}, "the bot has just been started"
    await settle(house)
    post = (await game.here(who).slash("table mine")).posts[-1]
    assert labels(post) == labels(plain)
    icons = icons_in(post)
    assert len(icons) >= 3, "each face-up card has its suits"
    known = {emoji.name: emoji.id for emoji in house.env.backend.application_emojis.values()}
    assert set(icons.values()) <= known.keys()


async def test_no_message_that_others_see_bears_an_icon(house: House) -> None:
    await settle(house)
    game, _ = await to_draw(house)
    await game.play_on(draw, until=3)
    for post in (*game.posts, *house.player("ada").letters, *house.player("bruno").letters):
        assert post.is_private or icons_in(post) == {}


async def test_all_are_uploaded_once_and_nothing_is_asked_at_the_next_start(house: House) -> None:
    assert asked(house, "POST") == []
    await settle(house)
    uploads = asked(house, "POST")
    assert len(uploads) == HOW_MANY
    image = str((uploads[0].json or {})["image"])
    assert image.startswith("data:image/png;base64,")
    assert base64.b64decode(image.partition(",")[2])
    about = len([r for r in house.requests if "/emojis" in r.path])
    await house.restart()
    await settle(house)
    assert len([r for r in house.requests if "/emojis" in r.path]) == about
    game, who = await to_draw(house)
    assert icons_in((await game.here(who).slash("table mine")).posts[-1])


async def test_a_changed_drawing_alone_is_replaced(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await settle(house)
    icons = {game: dict(drawn) for game, drawn in all_icons().items()}
    icons["ruta"]["moons"] = icons["ruta"]["suns"]
    before = len(house.env.backend.application_emojis)
    monkeypatch.setattr(bot, "all_icons", lambda _games: icons)
    await house.restart()
    await house.pass_time(hours=1)
    assert len(asked(house, "POST")) == HOW_MANY + 1
    assert len(asked(house, "DELETE")) == 1
    assert len(house.env.backend.application_emojis) == before


@pytest.mark.long
async def test_where_discord_takes_none_one_plays_without_and_it_is_tried_again(
    house: House,
) -> None:
    house.fail("POST", "/applications/*/emojis", status=400, code=30008, times=None)
    await settle(house)
    game, who = await to_draw(house)
    post = (await game.here(who).slash("table mine")).posts[-1]
    assert icons_in(post) == {}
    await game.play_on(draw, until=2)
    assert len(asked(house, "POST")) == 1, "after the first refusal the others are not tried"
    house.env.backend.faults.clear()
    await house.pass_time(hours=TRY_AGAIN / 3_600_000 + 1)
    assert len(asked(house, "POST")) == 1 + HOW_MANY


async def test_an_answer_that_is_refused_for_its_icons_comes_without_them(house: House) -> None:
    await settle(house)
    game, who = await to_draw(house)
    house.fail("PATCH", "/webhooks/*/messages/@original", status=400, code=INVALID_FORM)
    post = (await game.here(who).slash("table mine")).posts[-1]
    assert icons_in(post) == {}
    assert first(post.pressable, "ruta-go:")
    await settle(house)
    again = (await game.here(who).slash("table mine")).posts[-1]
    assert icons_in(again), "they were there all the time"
    assert len(asked(house, "POST")) == HOW_MANY


async def test_an_icon_that_somebody_has_deleted_is_uploaded_again_once_it_is_refused(
    house: House,
) -> None:
    await settle(house)
    game, who = await to_draw(house)
    emoji = house.env.backend.application_emojis
    missing = next(number for number, one in emoji.items() if one.name.startswith("ruta_suns_"))
    del emoji[missing]
    house.fail("PATCH", "/webhooks/*/messages/@original", status=400, code=INVALID_FORM)
    await game.here(who).slash("table mine")
    await house.pass_time(hours=1)
    assert len(asked(house, "POST")) == HOW_MANY + 1
    assert len(emoji) == HOW_MANY


async def test_what_is_refused_without_icons_is_a_fault_as_ever(house: House) -> None:
    house.fail("PATCH", "/webhooks/*/messages/@original", status=400, code=INVALID_FORM)
    here = house.player("ada").at(house.channel("games"))
    reply = await here.slash("my settings")
    assert reply.is_private
    (said,) = house.take_complaints()
    assert "incident" in said


async def test_of_a_rivals_piece_an_icon_says_no_more_than_its_owner_has_told(
    house: House,
) -> None:
    """Whatever stands there, its icon is the same until a duel."""
    await settle(house)
    game = await to_battle(house, "ada", "bruno", "chloe")
    here = game.here(house.player("ada"))
    screen = (await here.act("marks", game.code)).posts[-1]
    assert {name.rpartition("_")[0] for name in icons_in(screen).values()} == {"stratego4_unknown"}
    assert len(icons_in(screen)) == 40


def test_a_drawing_becomes_a_file() -> None:
    assert icon_file(all_icons()["ruta"]["suns"]).startswith(b"\x89PNG")
