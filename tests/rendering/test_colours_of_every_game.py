"""In every game all eyes see what colours say, and words stand out from their ground."""

import pytest

from rendering.scene.shapes import Base, Colour, Lettering, Scene
from tests.rendering.colour_laws import (
    CLEARLY_DIFFERENT,
    LEGIBLE,
    VISIBLE,
    difference,
    hidden_from_some_eyes,
    least_contrast,
    pale_words,
    words_with_grounds,
)
from tests.rendering.eyes import ALL_CONES, EYES
from tests.rendering.scenes import POSITIONS, scenes_of


@pytest.mark.parametrize("key", POSITIONS)
def test_all_eyes_tell_apart_what_differs_by_its_colour_alone(key: str) -> None:
    hidden = hidden_from_some_eyes(scenes_of(key).values())
    assert not hidden, "\n".join(sorted(hidden))


def test_colours_that_only_some_eyes_tell_apart_would_be_found() -> None:
    red, green = ("#C81E1E",), ("#5A7800",)
    assert difference(red, green, ALL_CONES) >= CLEARLY_DIFFERENT
    assert min(difference(red, green, eyes) for eyes in EYES) < VISIBLE


@pytest.mark.long
@pytest.mark.parametrize("key", POSITIONS)
def test_every_word_stands_out_from_its_ground(key: str) -> None:
    pale = pale_words(scenes_of(key).values())
    assert not pale, "\n".join(sorted(pale))


@pytest.mark.parametrize(("ink", "is_pale"), [("#FFFFFF", False), ("#3A3A3A", True)])
def test_a_pale_word_would_be_found(ink: Colour, is_pale: bool) -> None:
    words = Lettering(30, 20, "MAR", 24, ink, align="centre")
    scene = Scene(60, 40, Base("", 60, 40, "#2B2D31", ()), (words,), "ruta")
    ((_, ground),) = words_with_grounds(scene)
    assert ground == "#2B2D31"
    assert (least_contrast(ink, ground) < LEGIBLE) == is_pale
