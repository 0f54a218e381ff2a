"""The letters that a page carries look like those of the whole typeface, and are few."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFont, ImageStat

from rendering.scene.shapes import Face
from rendering.scene.text import FILES
from rendering.svg import subset

WORDS = "Été à Rome: 12 Çà ñ ß – Ölüm"
SIZE = 96


def drawn(font: bytes, words: str) -> Image.Image:
    letters = ImageFont.truetype(BytesIO(font), SIZE, layout_engine=ImageFont.Layout.BASIC)
    picture = Image.new("L", (60 * len(words), 140), 0)
    for place, letter in enumerate(words):  # each by itself: hints round the distances
        ImageDraw.Draw(picture).text((60 * place, 110), letter, 255, letters, "ls")
    return picture


@pytest.mark.parametrize("face", FILES)
def test_letters_look_as_they_do_in_the_whole_typeface(face: Face) -> None:
    whole = FILES[face].read_bytes()
    few = subset(whole, WORDS)
    assert len(few) < 8_000
    difference = ImageChops.difference(drawn(few, WORDS), drawn(whole, WORDS))
    assert ImageStat.Stat(difference).mean[0] < 4, "hints move edges by less than a pixel"
    assert ImageStat.Stat(drawn(few, WORDS)).mean[0] > 10


def test_what_the_typeface_lacks_and_what_is_not_asked_for_is_left_out() -> None:
    whole = FILES["bold"].read_bytes()
    assert subset(whole, "A☃") == subset(whole, "A")
    few = subset(whole, "A")
    assert drawn(few, "B").tobytes() == drawn(few, "☃").tobytes() != drawn(few, "A").tobytes()


def test_the_order_of_letters_makes_no_difference() -> None:
    whole = FILES["medium"].read_bytes()
    assert subset(whole, "cab") == subset(whole, "abc")
