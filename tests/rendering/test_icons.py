"""Icon files: accepted by Discord, distinct, and visible on any background."""

from io import BytesIO

import pytest
from PIL import Image

from catalog import all_icons
from rehearsal.discord_assumptions import limit
from rendering.rasterizer import icon_file
from rendering.scene.marks import SIDE, fingerprint
from rendering.scene.shapes import Symbol
from workers.painting.emoji import emoji_name

MOST_EMOJI = limit("application-emoji-count")
MOST_BYTES = limit("emoji-size")

ICONS = {
    (game, icon): drawn for game, icons in all_icons().items() for icon, drawn in icons.items()
}


def test_every_icon_has_a_name_of_its_own_and_there_is_room_for_all() -> None:
    assert len({emoji_name(*key, drawn) for key, drawn in ICONS.items()}) == len(ICONS)
    assert 40 < len(ICONS) < MOST_EMOJI / 4, "other games come, and hosts have emoji too"


@pytest.mark.parametrize(("key", "icon"), ICONS.items(), ids=map("-".join, ICONS))
def test_an_icon_is_a_small_picture_with_clear_edges(key: tuple[str, str], icon: Symbol) -> None:
    file = icon_file(icon)
    assert len(file) < MOST_BYTES
    picture = Image.open(BytesIO(file))
    assert (picture.format, picture.size, picture.mode) == ("PNG", (SIDE, SIDE), "RGBA")
    alpha = picture.getchannel("A")
    assert alpha.getpixel((0, 0)) == 0, "the corner is clear"
    covered = sum(alpha.histogram()[128:]) / SIDE**2
    assert 0.3 < covered < 1, f"{key} fills {covered:.0%}"


def test_the_same_drawing_has_the_same_fingerprint() -> None:
    prints = [fingerprint(drawn) for drawn in ICONS.values()]
    again = [drawn for icons in all_icons().values() for drawn in icons.values()]
    assert [fingerprint(drawn) for drawn in again] == prints


@pytest.mark.parametrize("game", all_icons())
def test_icons_of_one_game_have_different_fingerprints(game: str) -> None:
    prints = [fingerprint(drawn) for drawn in all_icons()[game].values()]
    assert len(set(prints)) == len(prints)
