"""A few pictures, compared pixel by pixel with references that a person has checked."""

import pytest
from PIL import Image, ImageChops, ImageStat

from rendering.rasterizer import Raster
from tests.rendering.golden_pictures import (
    KEYS,
    every_golden_scene,
    golden_names,
    kept_pictures,
    keys_asked_for,
    path_of,
)

_RASTER = Raster()
_FAR = 40
"""From here on a pixel counts as different; the kept pictures have 256 colours only."""


@pytest.mark.parametrize("name", golden_names())
def test_the_picture_looks_as_it_did(name: str) -> None:
    drawn = _RASTER.draw(every_golden_scene()[name])
    kept = Image.open(path_of(name)).convert("RGB")
    assert drawn.size == kept.size
    difference = ImageChops.difference(drawn, kept)
    assert max(ImageStat.Stat(difference).mean) < 1.0
    far = difference.convert("L").point([255 * (level >= _FAR) for level in range(256)])
    # Other releases of the font library set letters a little differently.
    assert ImageStat.Stat(far).mean[0] / 255 < 0.004


def test_all_pictures_are_painted_anew_unless_games_are_named() -> None:
    assert keys_asked_for("Paint.", []) == KEYS
    assert keys_asked_for("Paint.", ["ruta", "charts"]) == ["ruta", "charts"]
    with pytest.raises(SystemExit):
        keys_asked_for("Paint.", ["chess"])


def test_every_kept_picture_is_compared() -> None:
    assert kept_pictures() == set(map(path_of, golden_names()))
