"""The picture of a cup's standings: legible on a phone for all eyes, and its words say the same."""

from itertools import combinations

import pytest

from core.texts import LOCALES, Locale
from rendering.cup_standings import cup_standings, in_words
from rendering.rasterizer import palette_named
from rendering.scene.shapes import GOLD, TEXT, Lettering, Scene, Stamp, bounds
from tests.rendering.colour_laws import hidden_from_some_eyes, pale_words
from tests.rendering.cup_samples import GOLDEN, NAMES, SIZES, drawn_in, table
from tests.rendering.picture_queries import base_words, box_of, every_shape
from tests.rendering.scenes import voice
from tests.rendering.test_charts import HIGHEST_FULL_WIDTH

SAY = voice("en")

every_language = pytest.mark.parametrize("locale", LOCALES)


def lettering(scene: Scene) -> list[Lettering]:
    return [shape for shape in every_shape(scene.base.shapes) if isinstance(shape, Lettering)]


@every_language
def test_everything_is_large_enough_inside_the_picture_and_apart(locale: Locale) -> None:
    for scene in drawn_in(locale):
        assert scene.height <= HIGHEST_FULL_WIDTH * scene.width, "a phone shows it in full width"
        assert min(words.size for words in lettering(scene)) >= TEXT
        for shape in scene.base.shapes:
            box = box_of(shape) if isinstance(shape, Lettering) else bounds(shape)
            left, top, right, bottom = box
            assert 0 <= left <= right <= scene.width
            assert 0 <= top <= bottom <= scene.height
        for one, other in combinations(map(box_of, lettering(scene)), 2):
            apart = one[2] <= other[0] or other[2] <= one[0]
            assert apart or min(one[3] - other[1], other[3] - one[1]) < 1


def test_all_eyes_tell_results_apart_and_the_colours_are_those_of_charts() -> None:
    assert hidden_from_some_eyes(drawn_in("en")) == set()
    assert all(scene.palette == "charts" for scene in drawn_in("en"))
    assert palette_named("charts")


@pytest.mark.long
def test_every_word_stands_out_from_its_ground() -> None:
    assert pale_words(GOLDEN.values()) == set()


@pytest.mark.parametrize("size", SIZES)
def test_the_picture_shows_each_row_and_says_the_same(size: tuple[int, int]) -> None:
    shown = table(*size)
    written, said = base_words(cup_standings(shown, SAY)), in_words(shown, SAY)
    assert said.startswith(f"{shown.title}: {shown.note}. 1 Ada ")
    for each in shown.rows:
        points = each.points
        assert points in written
        assert f"{each.rank}" in written
        name = f"{each.name} (out)" if each.has_left else each.name
        assert f"{each.rank} {name} {points} (" in said
    assert written.count("out") == sum(each.has_left for each in shown.rows)
    assert "½" not in in_words(shown, SAY, briefly=True)


def test_those_who_share_the_first_place_have_a_wreath_and_are_gold() -> None:
    (scene,) = (cup_standings(table(9, 3), SAY),)
    wreaths = [s for s in scene.base.shapes if isinstance(s, Stamp) and s.symbol.key == "laurel"]
    assert len(wreaths) == 2
    gold = {words.words for words in lettering(scene) if words.colour == GOLD}
    assert {"Ada", "Bo"} <= gold
    assert NAMES[3] not in gold
