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
from rendering.scene.zoom import WIDTH, arranged, closer, folded, marked_part
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


def test_what_lies_in_a_window_comes_along(raster: Raster) -> None:
    window = Window(30, 20, 20, 20, 4, "#BFDDEB", 40, 30, (Stamp(_DOT, -10, -10),))
    seen = raster.draw(closer(scene(window), Box(30, 20, 20, 20), 200))
    assert seen.getpixel((100, 100)) == (0xD5, 0x5E, 0x00)
    assert seen.getpixel((100, 5)) == (0xBF, 0xDD, 0xEB)


def test_a_closer_look_is_as_wide_as_a_phone_unless_told() -> None:
    seen = closer(scene(), Box(10, 10, 40, 30))
    assert (seen.width, seen.height) == (WIDTH, WIDTH * 3 // 4)


def test_a_closer_look_is_not_kept_among_the_bases(raster: Raster) -> None:
    first = raster.draw(closer(scene(), Box(0, 0, 30, 30), 60))
    other = raster.draw(closer(scene(Stamp(_DOT, 0, 0)), Box(0, 0, 30, 30), 60))
    assert difference(first, other) > 1


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


def test_parts_stand_beside_a_high_one_where_that_shows_them_larger() -> None:
    seen = arranged(scene(), (Box(0, 0, 480, 720), Box(500, 0, 260, 80), Box(500, 90, 260, 80)))
    high, *others = (part for part in seen.base.shapes if isinstance(part, Window))
    assert seen.height == high.height == 900
    assert [other.y for other in others] == [0, others[0].height + 10]
    assert all(high.x + high.width < other.x < other.x + other.width <= WIDTH for other in others)


def test_a_high_part_is_shown_alone_with_what_is_beside_it() -> None:
    whole = Scene(1200, 1400, Base("t", 1200, 1400, "#2B2D31", ()), (), "ruta")
    seen = arranged(whole, (Box(300, 100, 480, 1000),))
    (part,) = seen.base.shapes
    assert isinstance(part, Window)
    assert (seen.height, part.height, part.width) == (900, 900, WIDTH)


def test_a_window_across_several_bands_of_a_base_is_drawn_whole(raster: Raster) -> None:
    """Bases are drawn band by band, as the whole of them, four times too large, takes long."""
    tall = Window(10, 10, 80, 700, 20, "#0072B2", 10, 10, (Circle(40, 350, 300, "#D55E00"),))
    base = Base("", 100, 720, "#2B2D31", (tall,))
    alone = raster.draw(Scene(100, 720, base, (), "ruta"))
    live = raster.draw(Scene(100, 720, Base("", 100, 720, "#2B2D31", ()), (tall,), "ruta"))
    assert difference(alone, live) < 0.1


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


def test_a_folded_picture_shows_its_strips_close_to_each_other_on_the_same_base() -> None:
    first, gone, last = (Stamp(_DOT, 5, top) for top in (10, 62, 90))
    whole = replace(scene(first, gone, last), height=120)
    seen = folded(whole, (Box(0, 0, 90, 60), Box(0, 85, 90, 35)))
    assert (seen.width, seen.height) == (90, 95)
    assert seen.base is whole.base
    assert seen.live == (first, Stamp(_DOT, 5, 65))
