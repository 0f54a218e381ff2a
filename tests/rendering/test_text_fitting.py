"""Text in pictures: its width, its size, and where it is cut."""

import pytest
from PIL import ImageFont

from rendering.scene.shapes import Face
from rendering.scene.text import FILES, label, shortened, typeface

_LATIN = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØŒÙÚÛÜÝŸàáâãäåæçèéêëìíîïñòóôõöøœùúûüýÿßŁłŽžŠšČčĐđŐőŰű«»’“”–…€"


@pytest.mark.parametrize("face", FILES)
def test_both_faces_have_letters_with_accents(face: Face) -> None:
    assert [c for c in _LATIN if c not in typeface(face)] == []


@pytest.mark.parametrize("face", FILES)
@pytest.mark.parametrize("words", ["Light Keeper", "Zoë Łukasz", "Жанна", "WAVE 10", "«l’été»"])
def test_widths_are_those_that_are_drawn(face: Face, words: str) -> None:
    font = ImageFont.truetype(str(FILES[face]), 200, layout_engine=ImageFont.Layout.BASIC)
    assert typeface(face).width(words, 200) == pytest.approx(font.getlength(words), rel=0.01)


def test_a_name_too_long_ends_in_an_ellipsis_and_fits() -> None:
    name = shortened("Maximiliane von und zu Hohenstein", 38, 300)
    assert name.startswith("Maximiliane von")
    assert name.endswith("…")
    assert typeface("bold").width(name, 38) <= 300


def test_words_that_fit_are_left_alone() -> None:
    assert shortened("Bo", 38, 300) == "Bo"


def test_a_label_takes_the_largest_size_that_fits() -> None:
    (one,) = label("Sailor", 0, 0, 150, (32, 30, 28, 24, 22), "#000000")
    assert one.size == 32


def test_a_label_is_set_in_two_lines_before_it_is_set_very_small() -> None:
    upper, lower = label("Gardien du phare", 0, 0, 120, (32, 30, 28, 24, 22), "#000000")
    assert (upper.words, lower.words) == ("Gardien", "du phare")
    assert upper.y < 0 < lower.y
    assert upper.size == 24


def test_a_label_that_fits_in_no_way_is_cut() -> None:
    (one,) = label("Donaudampfschifffahrt", 0, 0, 60, (32, 30, 28, 24, 22), "#000000")
    assert one.words.endswith("…")
    assert typeface("bold").width(one.words, one.size) <= 60
