"""The band that marks what was only tried covers nothing and can be read whole."""

import pytest

from core.texts import LOCALES, Locale, text
from rendering.scene.shapes import TEXT, Lettering, Rectangle, bounds
from rendering.scene.text import typeface, with_tried_mark
from tests.rendering.scenes import POSITIONS, scenes_of, voice


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", POSITIONS)
def test_the_mark_stands_below_the_picture_and_says_all(key: str, locale: Locale) -> None:
    said = voice(locale)(text("try-mark"))
    for scene in scenes_of(key, locale).values():
        marked = with_tried_mark(scene, said)
        *shown, band, words = marked.live
        assert tuple(shown) == scene.live
        assert marked.base is scene.base, "it is drawn once, for marked pictures too"
        assert isinstance(band, Rectangle)
        assert isinstance(words, Lettering)
        assert bounds(band) == (0, scene.height, scene.width, marked.height)
        assert band.y < words.y - words.size / 2
        assert words.y + words.size / 2 < marked.height
        assert words.words == said
        assert words.size >= TEXT
        assert typeface(words.face).width(words.words, words.size) < scene.width
