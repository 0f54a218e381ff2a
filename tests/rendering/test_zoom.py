"""A close-up is the same picture, painted larger."""

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from rendering.rasterizer import Raster
from rendering.scene.shapes import (
    Base,
    Box,
    Circle,
    Lettering,
    Path,
    Rectangle,
    Scene,
    Shape,
    Stamp,
    Symbol,
    Window,
)
from rendering.scene.zoom import arranged, closer, marked_part
from tests.rendering.picture_queries import seen_closer
from tests.rendering.scenes import EVERY_NAME, every_scene

_DOT = Symbol("trial/dot", 20, 20, (Circle(10, 10, 9, "#D55E00"),))


@pytest.fixture(scope="module")
def raster() -> Raster:
    return Raster()


def scene(*live: Shape) -> Scene:
    ground = Rectangle(0, 0, 90, 60, "#0072B2")
    return Scene(90, 60, Base("trial", 90, 60, "#2B2D31", (ground,)), live, "ruta")


def difference(one: Image.Image, other: Image.Image) -> float:
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


@pytest.mark.long
@pytest.mark.parametrize("name", EVERY_NAME)
def test_in_its_own_size_a_part_is_what_was_there(raster: Raster, name: str) -> None:
    """But for half a pixel here and there: things that move are put down on whole ones."""
    whole = every_scene()[name]
    drawn = raster.draw(whole)
    across, down = whole.width // 3, whole.height // 3
    for box in (Box(0, 0, whole.width, whole.height), Box(across, down, across, down)):
        part = raster.draw(closer(whole, box, box.width))
        assert difference(part, drawn.crop((box.x, box.y, box.right, box.bottom))) < 2


def test_a_closer_look_shows_the_box_and_nothing_else(raster: Raster) -> None:
    there = scene(Stamp(_DOT, 20, 20), Lettering(5, 5, "far away", 10, "#FFFFFF"))
    seen = raster.draw(closer(there, Box(20, 20, 20, 20), 200))
    alone = Base("", 200, 200, "#0072B2", (Circle(100, 100, 90, "#D55E00"),))
    assert difference(seen, raster.draw(Scene(200, 200, alone, (), "ruta"))) < 0.1


def test_lines_and_lettering_grow_and_stay_sharp(raster: Raster) -> None:
    there = scene(Path(((30, 30), (60, 30)), "#FFFFFF", 2), Lettering(45, 40, "E", 10, "#FFFFFF"))
    seen = closer(there, Box(30, 15, 30, 30), 300)
    path = next(shape for shape in seen_closer(seen) if isinstance(shape, Path))
    words = next(shape for shape in seen_closer(seen) if isinstance(shape, Lettering))
    assert (path.width, words.size) == (20, 100)
    # Between white and the ground lie few pixels: edges are drawn, not enlarged.
    drawn = raster.draw(seen).convert("L")
    between = sum(drawn.histogram()[120:240])
    assert between < 0.02 * drawn.width * drawn.height


def test_parts_stand_below_each_other_in_one_scale(raster: Raster) -> None:
    there = scene(Stamp(_DOT, 20, 20), Rectangle(80, 45, 10, 10, "#F0E442"))
    seen = arranged(there, (Box(0, 0, 90, 20), Box(60, 45, 30, 10)), 960)
    assert seen.width == 960
    upper, lower = (part for part in seen.base.shapes if isinstance(part, Window))
    # A part is at most twice as large as in the whole picture.
    assert (upper.width, lower.width) == (180, 60)
    assert lower.x + lower.width / 2 == upper.x + upper.width / 2 == 480
    assert upper.y + upper.height < lower.y
    assert seen.height == lower.y + lower.height
    # Nothing of the dot, which lies between the two parts, but the yellow of the second one.
    colours = {colour for _, colour in raster.draw(seen).getcolors(1 << 20) or ()}
    assert (0xD5, 0x5E, 0x00) not in colours
    assert (0xF0, 0xE4, 0x42) in colours


def test_what_a_plan_marks_is_shown_with_what_is_near_and_little_else(raster: Raster) -> None:
    ground = Rectangle(0, 0, 1200, 1200, "#0072B2")
    far = Rectangle(1000, 600, 10, 10, "#F0E442")
    plain = Scene(1200, 1200, Base("t", 1200, 1200, "#2B2D31", (ground,)), (far,), "ruta")
    seen = marked_part(
        replace(plain, live=(far, Stamp(_DOT, 30, 200), Stamp(_DOT, 60, 300))), plain
    )
    assert seen.part == Box(0, 120, 800, 280)
    colours = {colour for _, colour in raster.draw(seen).getcolors(1 << 20) or ()}
    assert (0xD5, 0x5E, 0x00) in colours
    assert (0xF0, 0xE4, 0x42) not in colours


def test_without_a_mark_the_whole_picture_is_shown() -> None:
    whole = scene(Stamp(_DOT, 20, 20))
    assert marked_part(whole, whole) is whole
