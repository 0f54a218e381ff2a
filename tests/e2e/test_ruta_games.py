"""Two tables of Ruta do not mix, and the uploaded pictures are valid."""

from pathlib import Path

import pytest
from PIL import Image

from core.texts import Listing, text
from rendering.rasterizer import Raster
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import begin, draw, say, tongue, with_buttons


async def test_whoever_could_mean_two_tables_is_asked_which(house: House) -> None:
    one, two = await begin(house), await begin(house)
    who = await one.to_play()
    while await two.to_play() is not who:
        await draw(two, await two.to_play())
    reply = await one.here(who).slash("ruta play", move="draw pile")
    named = [text("table-with-game", code=g.code, game=text("ruta-name")) for g in (two, one)]
    tables = [Listing(tuple(order), "or") for order in (named, named[::-1])]
    tongue_of = tongue(house, who)
    assert any(say(tongue_of, "table-refusal-which", tables=t) in reply.text for t in tables)
    assert reply.is_private
    offered = await one.here(who).suggestions("ruta play", "table")
    assert {one.code, two.code} <= set(offered.values())
    moves = (await two.table()).moves
    await one.here(who).slash(
        "ruta play", move="draw pile", table=offered[_label(offered, two.code)]
    )
    assert (await two.table()).moves == moves + 1


async def test_a_table_is_told_from_another_by_whose_turn_it_is(house: House) -> None:
    one, two = await begin(house), await begin(house)
    who = await one.to_play()
    while await two.to_play() is who:
        await draw(two, await two.to_play())
    await one.here(who).slash("ruta play", move="draw pile")
    assert (await one.table()).moves == 1


@pytest.mark.long
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


def _label(offered: dict[str, str], code: str) -> str:
    return next(label for label, value in offered.items() if value == code)
