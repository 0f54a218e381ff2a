"""Whole games of Ruta, from the open table to the ranking."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from core.text import Listing, text
from games.ruta.board import ACES, CARD_BY_KEY, mask_of
from rendering.raster.rasterizer import Raster
from tables.model.table import Status
from tests.e2e.house import House, seed_number, seed_where
from tests.e2e.playing import by_turns
from tests.e2e.reading import Post
from tests.e2e.ruta_game import (
    begin,
    called,
    draw,
    open_table,
    say,
    tongue,
    with_buttons,
    with_commands,
)


@pytest.mark.parametrize("typed", ["the darkness", "tenebres", "LES TÉNÈBRES", "l'oscurita"])
async def test_a_card_may_be_named_without_accents_and_in_any_language(
    house: House, typed: str
) -> None:
    darkness = CARD_BY_KEY["darkness"]
    seed = seed_where(lambda state: darkness in state.supply.draft)
    game = await begin(house, "bruno", "chloe", seed=seed)
    who = await game.to_play()
    await game.here(who).slash("ruta draw", card=typed, table=game.code)
    assert darkness in ((await game.view_of(who)).hand or ())


async def test_a_game_with_joker_aces_is_played(house: House) -> None:
    variant: dict[str, Any] = {"joker-aces": True, "excuse": False, "both-longest": True}
    game = await begin(house, seed=seed_number(1483), **variant)
    state = await house.state(game.code)
    assert state.jokers[0] | state.jokers[1] == mask_of(ACES)
    await game.play_on(by_turns(with_buttons), until=15)
    await game.play_on(by_turns(with_commands), until=30)


async def test_an_accepted_invitation_starts_the_game_by_itself(house: House) -> None:
    bruno = house.player("bruno")
    game = await open_table(house, opponent=bruno.member)
    assert bruno.mention in game.board.text
    assert called(game.board) == {bruno.id}
    # The bot has never met Bruno, so it cannot know his language yet.
    assert say("en", "letter-invitation", game="Ruta", code=game.code) in bruno.letters[-1].text
    asked = ("accept", "decline", "decline-all", "block")
    assert bruno.letters[-1].buttons == tuple(say("en", f"{name}-button") for name in asked)
    reply = await bruno.mailbox.press(custom_id=f"tavolo:join:{game.code}")
    assert (await game.table()).status is Status.PLAYING
    assert say("it", "done-started-letter", code=game.code) in reply.text
    letter, hand = bruno.letters[-1], say("it", "ruta-hand-cards", count=2, cards="").rstrip(" :.")
    assert hand in letter.alts[0]
    assert hand not in letter.text
    assert say("it", "letter-hidden-shown") in letter.text
    await game.play_on(by_turns(with_buttons), until=4)


async def test_a_game_lives_in_a_thread_of_its_own(house: House) -> None:
    game = await begin(house, thread=True)
    (thread,) = house.threads("games")
    assert game.place.id == thread.id
    assert "Ada" in str(thread.name)
    await game.play_on(by_turns(with_commands), until=6)
    assert not any(game.code in post.text for post in _public(house, "games"))


async def test_two_tables_stand_in_one_channel_and_are_told_apart(house: House) -> None:
    one, two = await begin(house), await begin(house)
    both = [one, two]
    for game in both:
        game.extra = {"table": game.code}
    for _ in range(4):
        for game in both:
            await by_turns(with_commands)(game, await game.to_play())
            await by_turns(with_buttons)(game, await game.to_play())
    assert [(await game.table()).moves for game in both] == [8, 8]


async def test_whoever_could_mean_two_tables_is_asked_which(house: House) -> None:
    one, two = await begin(house), await begin(house)
    who = await one.to_play()
    while await two.to_play() is not who:
        await draw(two, await two.to_play())
    reply = await one.here(who).slash("ruta draw", card="pile")
    named = [text("table-with-game", code=g.code, game=text("ruta-name")) for g in (two, one)]
    tables = [Listing(tuple(order), "or") for order in (named, named[::-1])]
    tongue_of = tongue(house, who)
    assert any(say(tongue_of, "table-refusal-which", tables=t) in reply.text for t in tables)
    assert reply.is_private
    offered = await one.here(who).suggestions("ruta draw", "table")
    assert {one.code, two.code} <= set(offered.values())
    moves = (await two.table()).moves
    await one.here(who).slash("ruta draw", card="pile", table=offered[_label(offered, two.code)])
    assert (await two.table()).moves == moves + 1


async def test_a_table_is_told_from_another_by_whose_turn_it_is(house: House) -> None:
    one, two = await begin(house), await begin(house)
    who = await one.to_play()
    while await two.to_play() is who:
        await draw(two, await two.to_play())
    await one.here(who).slash("ruta draw", card="pile")
    assert (await one.table()).moves == 1


async def test_real_pictures_are_uploaded_with_their_descriptions(
    house: House, tmp_path: Path
) -> None:
    house.sketch.paints = Raster()
    game = await begin(house)
    await game.play_on(with_buttons, until=6)
    shown = [*game.posts, *house.player("ada").letters, *house.player("bruno").letters]
    pictures = [(post, file) for post in shown for file in post.files.values()]
    assert len(pictures) >= 6
    for number, (post, file) in enumerate(pictures):
        path = tmp_path / f"{number}.png"
        path.write_bytes(file)
        with Image.open(path) as picture:
            assert picture.width >= 600
        assert post.alts[0]
        assert len(file) < 500_000


def _public(house: House, channel: str) -> Sequence[Post]:
    here = house.player("dario").at(house.channel(channel))
    return [post for post in here.posts if not post.is_private]


def _label(offered: dict[str, str], code: str) -> str:
    return next(label for label, value in offered.items() if value == code)
