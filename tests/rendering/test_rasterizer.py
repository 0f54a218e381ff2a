"""Rasterizing scenes to image files."""

import gc
import threading
import weakref
import zlib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from statistics import mean
from types import ModuleType

import pytest
from PIL import Image, ImageChops, ImageColor, ImageStat

from rendering.boards.ruta import compose
from rendering.palettes import flat_colours, key_as_words
from rendering.raster import png
from rendering.raster import rasterizer as raster_module
from rendering.raster.canvas import CanvasGround, ColourTable
from rendering.raster.drawing_cache import GROUNDS, DrawingCache
from rendering.raster.ground_strips import drawn_strip
from rendering.raster.palette_files import palette_named
from rendering.raster.rasterizer import Raster
from rendering.scene.shapes import (
    Base,
    Circle,
    Lettering,
    Path,
    Polygon,
    Rectangle,
    Scene,
    Shape,
    Stamp,
    Symbol,
    Window,
    resized,
)
from tests.rendering.picture_queries import decoded, looked_up_whole
from tests.rendering.picture_texts import SEATS, speaker
from tests.rendering.ruta_positions import ALL, MIDDLE, MIDDLE_OWN
from tests.rendering.scenes import EVERY_NAME, EVERY_PAINTER, POSITIONS, every_scene, scenes_of

_DISC = Circle(20, 20, 15, "#D55E00", "#FFFFFF", 3)


@pytest.fixture(scope="module")
def raster() -> Raster:
    return Raster()


def scene(
    live: Iterable[Shape] = (),
    base: Iterable[Shape] = (),
    background: str = "#2B2D31",
    key: str = "",
    palette: str = "ruta",
) -> Scene:
    ground = Base(key or f"{background}{base}", 60, 40, background, tuple(base))
    return Scene(60, 40, ground, tuple(live), palette)


def farthest(one: Image.Image, other: Image.Image) -> int:
    """The largest difference of any pixel in any channel."""
    bands = ImageChops.difference(one, other).split()
    return round(max(ImageStat.Stat(band).extrema[0][1] for band in bands))


def test_the_file_is_a_png_of_the_scene_s_size_with_at_most_256_colours(raster: Raster) -> None:
    picture = decoded(raster.render(compose(MIDDLE_OWN, SEATS, speaker())))
    assert (picture.format, picture.mode) == ("PNG", "P")
    assert picture.size == (1200, compose(MIDDLE_OWN, SEATS, speaker()).height)


@pytest.mark.parametrize("name", EVERY_NAME)
def test_the_file_looks_like_what_was_drawn(raster: Raster, name: str) -> None:
    view = every_scene()[name]
    drawn = raster.draw(view)
    sent = decoded(raster.render(view)).convert("RGB")
    wrong = ImageStat.Stat(ImageChops.difference(drawn, sent))
    mean_square = sum(wrong.sum2) / (drawn.width * drawn.height * 3)
    assert mean_square < 255**2 / 10 ** (41 / 10), "less than 41 dB"
    assert raster.indexed(view).tobytes() == looked_up_whole(view, raster)


@pytest.mark.parametrize(
    ("key", "usual", "most"),
    [
        ("ruta", 145_000, 175_000),
        ("la-strada", 160_000, 175_000),
        ("strada-romana", 130_000, 150_000),
        ("stratego4", 135_000, 175_000),
    ],
)
def test_a_picture_is_small_enough_to_send(key: str, usual: int, most: int, raster: Raster) -> None:
    sizes = [len(raster.render(view)) for view in scenes_of(key).values()]
    assert mean(sizes) < usual
    assert max(sizes) < most


def test_with_zlib_the_same_pixels_are_sent(
    raster: Raster, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = compose(MIDDLE, SEATS, speaker())
    usual = raster.render(view)
    monkeypatch.setattr(png, "_quickly", png.deflating(zlib, 6))
    other = Raster().render(view)
    assert other != usual
    assert decoded(other).tobytes() == decoded(usual).tobytes()
    assert decoded(other).getpalette() == decoded(usual).getpalette()


def test_equal_scenes_give_equal_bytes_in_any_order() -> None:
    one, other = Raster(), Raster()
    scenes = [compose(view, SEATS, speaker()) for view in (MIDDLE, MIDDLE_OWN)]
    forwards = [one.render(s) for s in scenes]
    backwards = [other.render(s) for s in reversed(scenes)]
    assert forwards == backwards[::-1]


@pytest.mark.long
def test_threads_do_not_disturb_each_other() -> None:
    scenes = [compose(view, SEATS, speaker()) for view in ALL.values()]
    alone = Raster()
    expected = [alone.render(s) for s in scenes]
    together = Raster()
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(together.render, scenes + scenes)) == expected * 2


def test_what_two_threads_want_at_once_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    raster, made, draw = Raster(), [], drawn_strip
    may_end = threading.Event()

    def drawn(base: Base, number: int, table: ColourTable) -> CanvasGround:
        made.append((base.key, number))
        assert may_end.wait(60)
        return draw(base, number, table)

    monkeypatch.setattr(raster_module, "drawn_strip", drawn)
    wanted = scene(key="trial/once-only")
    with ThreadPoolExecutor(2) as threads:
        files = [threads.submit(raster.render, wanted) for _ in range(2)]
        may_end.set()
        assert files[0].result() == files[1].result()
    assert made == [("trial/once-only", 0)]


@pytest.mark.long
def test_nothing_is_kept_of_what_cannot_be_made() -> None:
    class Key:
        """The key of a render request."""

    def fails() -> CanvasGround:
        raise ArithmeticError

    cache = DrawingCache[Key, CanvasGround](8, GROUNDS)
    key = Key()
    left = weakref.ref(key)
    with pytest.raises(ArithmeticError):
        cache.get(key, fails)
    del key
    gc.collect()
    assert left() is None


def test_a_thread_that_has_never_painted_can_paint_what_others_have_prepared() -> None:
    small = Circle(30, 20, 4, "#D55E00")
    once = scene(base=[_DISC], live=[small], key="trial/prepared")
    raster = Raster()
    prepared = raster.render(once)
    with ThreadPoolExecutor(1) as fresh:
        assert fresh.submit(raster.render, once).result() == prepared


def test_what_was_rehearsed_is_put_down_and_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    symbol = Symbol("trial/rehearsed", 40, 40, (_DISC,))
    words = Lettering(5, 20, "Ada", 12, "#FFFFFF")
    whole = scene([Stamp(symbol, 10, 0), words, _DISC], [_DISC], key="trial/rehearsal")
    expected, raster = Raster().render(whole), Raster()
    assert len([*raster.rehearse(whole)]) == 5, "the base, three shapes, the picture"

    def drawn(*_: object) -> None:
        raise AssertionError

    for name in ("drawn_strip", "_symbol", "_live_words", "_single"):
        monkeypatch.setattr(raster_module, name, drawn)
    assert raster.render(whole) == expected


def test_of_a_large_file_as_much_as_must_be_is_deflated_harder(
    raster: Raster, monkeypatch: pytest.MonkeyPatch
) -> None:
    large = scenes_of("la-strada")["middle"]
    sent = raster.render(large)
    monkeypatch.setattr(png, "_LARGE", 10**6)
    quick = raster.render(large)
    assert len(sent) < 170_000 < len(quick)
    assert len(sent) > 0.85 * len(quick)
    assert decoded(sent).tobytes() == decoded(quick).tobytes()


@pytest.mark.parametrize("name", ["ruta-middle", "la-strada-finished"])
def test_the_stream_is_whole_and_ends_with_its_sum(name: str, raster: Raster) -> None:
    """Pillow would not complain about a wrong sum; some browsers do."""
    scene = every_scene()[name]
    file = raster.render(scene)
    data = file[file.index(b"IDAT") + 4 : file.index(b"IEND") - 8]
    rows = zlib.decompress(data)
    assert len(rows) == (scene.width + 1) * scene.height
    assert set(rows[:: scene.width + 1]) == {0}


@pytest.mark.parametrize("background", ["#FFFFFF", "#000000", "#0072B2"])
def test_a_symbol_has_no_fringe_on_any_ground(raster: Raster, background: str) -> None:
    symbol = Symbol("trial/disc", 40, 40, (_DISC,))
    put_down = raster.draw(scene([Stamp(symbol, 10, 0)], background=background))
    drawn_in = raster.draw(scene(base=[Stamp(symbol, 10, 0)], background=background))
    assert farthest(put_down, drawn_in) <= 2


@pytest.mark.parametrize(
    "shape",
    [
        _DISC,
        Rectangle(4, 5, 30, 20, "#F7F1E1", 6, "#18181C", 3),
        Rectangle(4, 5, 30, 20, None, 6, "#FFD60A", 3),
        Polygon(((5, 5), (40, 8), (20, 35)), "#F0E442", "#18181C", 4),
        Path(((5, 5), (40, 8), (20, 35)), "#FFFFFF", 5),
        Window(5, 5, 30, 25, 6, "#BFDDEB", 20, 30, (Circle(0, -5, 12, "#D55E00"),)),
    ],
)
def test_a_live_shape_looks_as_it_would_in_the_base(raster: Raster, shape: Shape) -> None:
    live, base = raster.draw(scene([shape])), raster.draw(scene(base=[shape]))
    assert farthest(live, raster.draw(scene())) > 50
    assert farthest(live, base) <= 3


def test_capitals_stand_on_both_sides_of_their_middle(raster: Raster) -> None:
    picture = raster.draw(scene([Lettering(30, 20, "H", 30, "#FFFFFF", "bold", "centre")]))
    box = ImageChops.difference(picture, raster.draw(scene())).getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert abs((top + bottom) / 2 - 20) <= 1
    assert abs((left + right) / 2 - 30) <= 1


def test_live_words_stand_where_words_of_the_base_stand(raster: Raster) -> None:
    for align in ("left", "centre", "right"):
        words = Lettering(30, 20, "H8", 28, "#FFFFFF", "bold", align)
        live, base = raster.draw(scene([words])), raster.draw(scene(base=[words]))
        empty = raster.draw(scene())
        one, other = (ImageChops.difference(p, empty).getbbox() for p in (live, base))
        assert one is not None
        assert other is not None
        assert all(abs(a - b) <= 1 for a, b in zip(one, other, strict=True))


def test_a_window_shows_nothing_outside_its_opening(raster: Raster) -> None:
    wide = Window(20, 10, 10, 10, 0, "#BFDDEB", 25, 15, (Rectangle(-90, -90, 180, 180, "#FF0000"),))
    box = ImageChops.difference(raster.draw(scene([wide])), raster.draw(scene())).getbbox()
    assert box == (20, 10, 30, 20)


def test_a_base_is_drawn_once_for_its_key(raster: Raster) -> None:
    first = raster.draw(scene(base=[_DISC], key="trial/once"))
    second = raster.draw(scene(base=[], key="trial/once"))
    assert farthest(first, second) == 0


def test_what_is_drawn_on_a_picture_leaves_the_base_clean(raster: Raster) -> None:
    raster.draw(scene([_DISC], key="trial/clean"))
    assert farthest(raster.draw(scene(key="trial/clean")), raster.draw(scene())) == 0


def test_resized_shapes_keep_their_look(raster: Raster) -> None:
    twice = resized(Circle(10, 10, 7.5, "#D55E00", "#FFFFFF", 1.5), 2)
    assert twice == _DISC
    assert resized(Path(((1, 2), (3, 4)), "#FFFFFF", 2), 3) == Path(((3, 6), (9, 12)), "#FFFFFF", 6)


# --- colour tables -------------------------------------------------------------------------------


@pytest.mark.parametrize("painter", EVERY_PAINTER)
def test_the_shipped_table_shows_every_plain_colour_exactly(
    painter: ModuleType, raster: Raster
) -> None:
    table = palette_named(painter.PALETTE)
    held = set(zip(table[::3], table[1::3], table[2::3], strict=True))
    for colour in flat_colours((*painter.rehearse(key_as_words).whole, *_played(painter))):
        assert ImageColor.getrgb(colour) in held, f"{colour}: python -m rendering.palettes"
        plain = decoded(raster.render(scene(background=colour, palette=painter.PALETTE)))
        assert plain.convert("RGB").getpixel((30, 20)) == ImageColor.getrgb(colour)


def _played(painter: ModuleType) -> tuple[Scene, ...]:
    """Pictures of whole games, which may hold colours that a rehearsal forgets."""
    return tuple(scenes_of(painter.PALETTE).values()) if painter.PALETTE in POSITIONS else ()


@pytest.mark.parametrize("painter", EVERY_PAINTER)
def test_the_shipped_table_has_at_most_256_different_colours(painter: ModuleType) -> None:
    table = palette_named(painter.PALETTE)
    colours = list(zip(table[::3], table[1::3], table[2::3], strict=True))
    assert len(colours) == len(set(colours)) <= 256
