"""Closer looks share what is drawn of a map, its ground and its pieces, at each scale."""

from collections.abc import Iterator

import pytest
from PIL import ImageChops, ImageStat

from rendering.rasterizer import Raster
from rendering.scene.shapes import (
    Align,
    Base,
    Box,
    Circle,
    Lettering,
    Rectangle,
    Scene,
    Shape,
    Stamp,
    Symbol,
    bounds,
)
from rendering.scene.zoom import closer
from tests.games.catalogue import EVERY_GAME
from tests.rendering.picture_queries import seen_closer
from tests.rendering.scenes import LABELS, POSITIONS, voice

_DOT = Symbol("trial/dot", 20, 20, (Circle(10, 10, 9, "#D55E00"),))
_GROUND = (
    Rectangle(0, 0, 300, 200, "#0072B2"),
    Circle(40, 40, 35, "#F0E442"),
    Lettering(150, 90, "via", 40, "#FFFFFF"),
    Rectangle(60, 90, 80, 90, "#D55E00"),
)


def scene(*live: Shape, key: str = "trial/enlarged", high: int = 200) -> Scene:
    return Scene(300, high, Base(key, 300, 200, "#2B2D31", _GROUND), live, "ruta")


def looks(key: str) -> Iterator[Scene]:
    """Closer looks at each region of a game's last positions."""
    painter, known = EVERY_GAME[key].painter, POSITIONS[key]
    for view in list(known.ALL.values())[-2:]:
        whole = painter.compose(view, LABELS[: len(view.seats)], voice("en"))
        for box in painter.regions(view).values():
            yield closer(whole, box)


@pytest.mark.parametrize(
    "box", [Box(0, 0, 150, 100), Box(37, 13, 150, 100), Box(150, 100, 150, 90)]
)
def test_the_enlarged_ground_is_what_its_enlarged_shapes_show(box: Box) -> None:
    part = closer(scene(key=""), box, 1200)
    base = Base("", part.width, part.height, "#2B2D31", tuple(seen_closer(part)))
    raster = Raster()
    whole = raster.draw(Scene(part.width, part.height, base, (), "ruta"))
    difference = ImageChops.difference(raster.draw(part), whole)
    assert max(ImageStat.Stat(difference).mean) < 0.2


def test_looks_at_one_scale_share_the_ground_and_the_pieces() -> None:
    raster, dots = Raster(), (Stamp(_DOT, 40, 40), Stamp(_DOT, 110, 45))
    raster.render(closer(scene(*dots), Box(0, 0, 150, 100), 300))
    kept = raster.kept.bytes
    raster.render(closer(scene(*dots), Box(30, 10, 150, 100), 300))
    assert raster.kept.bytes == kept
    raster.render(closer(scene(*dots), Box(0, 0, 100, 100), 220))
    assert raster.kept.bytes > kept, "another scale"


def test_of_a_base_of_one_picture_only_nothing_is_kept() -> None:
    raster = Raster()
    raster.draw(closer(scene(key=""), Box(0, 0, 100, 100), 200))
    assert raster.kept.bytes == 0


def test_below_the_base_lies_its_background() -> None:
    seen = Raster().draw(closer(scene(high=300), Box(0, 150, 100, 150), 200))
    assert seen.getpixel((20, 99)) != seen.getpixel((20, 101))
    assert seen.getpixel((20, 101)) == seen.getpixel((199, 299)) == (0x2B, 0x2D, 0x31)


@pytest.mark.parametrize("key", ["la-strada", "strada-romana", "stratego4"])
def test_closer_looks_one_after_the_other_are_those_painted_alone(key: str) -> None:
    shared = Raster()
    for part in looks(key):
        assert shared.render(part) == Raster().render(part)


@pytest.mark.parametrize("align", ["left", "centre", "right"])
@pytest.mark.parametrize("words", ["WWWW", "j", "Ý@", "fluffy j"])
def test_words_lie_within_their_bounds(align: Align, words: str) -> None:
    shape = Lettering(300, 100, words, 40, "#FFFFFF", "bold", align)
    base = Base("", 600, 200, "#000000", (shape,))
    drawn = Raster().draw(Scene(600, 200, base, (), "ruta")).getbbox()
    left, top, right, bottom = bounds(shape)
    assert drawn is not None
    assert left <= drawn[0] < drawn[2] <= right
    assert top <= drawn[1] < drawn[3] <= bottom
