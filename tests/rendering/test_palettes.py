"""A colour table can be learnt where none is yet."""

import pytest
from PIL import ImageColor

from rendering import rasterizer
from tests.rendering.palettes import flat_colours, learnt, typical_scenes


@pytest.mark.long
def test_the_first_table_of_a_game_is_learnt_without_any_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scenes = typical_scenes(rasterizer.CHARTS)
    monkeypatch.delattr(rasterizer, "PALETTES")
    table = learnt(scenes)
    held = set(zip(table[::3], table[1::3], table[2::3], strict=True))
    assert {ImageColor.getrgb(colour) for colour in flat_colours(scenes)} <= held
