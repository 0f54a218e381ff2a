"""Rasterizing scenes to image files."""

import zlib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from statistics import mean
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageColor, ImageStat

from rendering import rasterizer
from rendering.boards.ruta import compose
from rendering.rasterizer import Raster, palette_named
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
from tests.rendering.golden_pictures import KEYS, every_golden_scene, golden_names
from tests.rendering.palettes import flat_colours, typical_scenes
from tests.rendering.picture_queries import decoded
from tests.rendering.picture_texts import SEATS, speaker
from tests.rendering.ruta_positions import ALL, MIDDLE, MIDDLE_OWN
from tests.rendering.scenes import EVERY_NAME, every_scene, scenes_of

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
    ground = Base(key, 60, 40, background, tuple(base))
    return Scene(60, 40, ground, tuple(live), palette)


_places = st.tuples(st.integers(-40, 80), st.integers(-40, 60))
_sides = st.integers(4, 60)
_colours = st.sampled_from(("#D55E00", "#FFFFFF", "#18181C", "#0072B2", "#F0E442"))


@st.composite
def shapes(draw: st.DrawFn) -> Shape:
    """Any shape, which may reach over the edge."""
    (x, y), colour = draw(_places), draw(_colours)
    kind = draw(st.sampled_from(("rectangle", "circle", "path", "words", "stamp")))
    if kind == "circle":
        return Circle(x, y, draw(_sides) / 2, colour, "#18181C", 2)
    if kind == "path":
        return Path(((x, y), draw(_places)), colour, 7)
    if kind == "words":
        return Lettering(x, y, "Via 7", 30, colour, "bold", "left")
    box = Rectangle(0, 0, draw(_sides), draw(_sides), colour, draw(st.sampled_from((0, 9))))
    if kind == "rectangle":
        return Rectangle(x, y, box.width, box.height, colour, box.radius, "#F7F1E1", 3)
    key = f"trial/{box.width}/{box.height}/{colour}/{box.radius}"
    return Stamp(Symbol(key, int(box.width), int(box.height), (box,)), x, y)


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


@pytest.mark.parametrize(
    ("key", "usual", "most"),
    [
        ("ruta", 145_000, 175_000),
        ("la-strada", 160_000, 175_000),
        ("strada-romana", 130_000, 150_000),
        ("stratego4", 135_000, 175_000),
        ("jacynth", 145_000, 175_000),
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
    monkeypatch.setattr(rasterizer, "_quickly", zlib.compress)
    other = Raster().render(view)
    assert other != usual
    assert decoded(other).tobytes() == decoded(usual).tobytes()
    assert decoded(other).getpalette() == decoded(usual).getpalette()


def test_a_large_file_is_deflated_harder(raster: Raster, monkeypatch: pytest.MonkeyPatch) -> None:
    view = compose(MIDDLE, SEATS, speaker())
    usual = raster.render(view)
    monkeypatch.setattr(rasterizer, "_LARGE", 0)
    smaller = raster.render(view)
    assert len(smaller) < len(usual)
    assert decoded(smaller).tobytes() == decoded(usual).tobytes()


def test_equal_scenes_give_equal_bytes_in_any_order() -> None:
    one, other = Raster(), Raster()
    scenes = [compose(view, SEATS, speaker()) for view in (MIDDLE, MIDDLE_OWN)]
    forwards = [one.render(s) for s in scenes]
    backwards = [other.render(s) for s in reversed(scenes)]
    assert forwards == backwards[::-1]


@pytest.mark.parametrize("name", EVERY_NAME)
def test_a_middle_that_is_pasted_apart_changes_no_pixel(
    name: str, raster: Raster, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = every_scene()[name]
    usual = raster.draw(view)
    monkeypatch.setattr(rasterizer, "_LEAST_MIDDLE", usual.width * usual.height)
    assert farthest(Raster().draw(view), usual) == 0


@pytest.mark.long
def test_threads_do_not_disturb_each_other() -> None:
    scenes = [compose(view, SEATS, speaker()) for view in ALL.values()]
    alone = Raster()
    expected = [alone.render(s) for s in scenes]
    together = Raster()
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(together.render, scenes + scenes)) == expected * 2


def test_a_thread_that_has_never_painted_can_paint_what_others_have_prepared() -> None:
    small = Circle(30, 20, 4, "#D55E00")
    once = scene(base=[_DISC], live=[small], key="trial/prepared")
    raster = Raster()
    prepared = raster.render(once)
    with ThreadPoolExecutor(1) as fresh:
        assert fresh.submit(raster.render, once).result() == prepared


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


@pytest.mark.parametrize("key", KEYS)
def test_the_shipped_table_shows_every_plain_colour_exactly(key: str, raster: Raster) -> None:
    table = palette_named(key)
    held = set(zip(table[::3], table[1::3], table[2::3], strict=True))
    for colour in flat_colours(typical_scenes(key)):
        assert ImageColor.getrgb(colour) in held, f"{colour}: python -m tests.rendering.palettes"
        plain = decoded(raster.render(scene(background=colour, palette=key)))
        assert plain.convert("RGB").getpixel((30, 20)) == ImageColor.getrgb(colour)


@pytest.mark.parametrize("key", KEYS)
def test_the_shipped_table_has_at_most_256_different_colours(key: str) -> None:
    table = palette_named(key)
    colours = list(zip(table[::3], table[1::3], table[2::3], strict=True))
    assert len(colours) == len(set(colours)) <= 256


# --- what is kept --------------------------------------------------------------------------------


@settings(deadline=None, max_examples=40)
@given(st.lists(shapes(), max_size=6), st.lists(shapes(), max_size=6))
def test_a_picture_is_the_same_whatever_was_painted_before(
    before: list[Shape], shown: list[Shape]
) -> None:
    some = Raster()
    some.render(scene(before, [_DISC], key="trial/before"))
    wanted = scene(shown, [_DISC], key="trial/before")
    assert some.render(wanted) == Raster().render(wanted) == Raster(room=0).render(wanted)


def test_what_is_kept_is_not_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    symbol = Symbol("trial/kept", 40, 40, (_DISC,))
    words = Lettering(5, 20, "Ada", 12, "#FFFFFF")
    whole, raster = scene([Stamp(symbol, 10, 0), words, _DISC], [_DISC], key="trial/kept"), Raster()
    first = raster.render(whole)

    def drawn(*_: object) -> None:
        raise AssertionError

    for name in ("_drawn", "_words"):
        monkeypatch.setattr(rasterizer, name, drawn)
    assert raster.render(whole) == first


@pytest.mark.parametrize("room", [0, 300_000, 3_000_000])
def test_what_is_kept_stays_within_its_bound(room: int) -> None:
    raster, largest = Raster(room), 0
    for view in scenes_of("ruta").values():
        largest = max(largest, raster.kept.bytes)
        raster.render(view)
        assert raster.kept.bytes <= max(room, 5_000_000), "the largest panel alone may be larger"
    assert raster.kept.bytes <= max(room, 5_000_000)
    unbounded = Raster()
    for view in scenes_of("ruta").values():
        unbounded.render(view)
    assert unbounded.kept.bytes > raster.kept.bytes


@pytest.mark.parametrize("name", golden_names())
def test_little_is_drawn_large_at_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole board at four times its size would take a hundred megabytes."""
    taken, new = list[int](), Image.new

    def noted(mode: str, size: tuple[int, int], *colour: Any) -> Image.Image:
        taken.append(size[0] * size[1] * 4)
        return new(mode, size, *colour)

    monkeypatch.setattr(Image, "new", noted)
    Raster().draw(every_golden_scene()[name])
    assert max(taken) < 20_000_000


def test_strips_together_are_what_is_drawn_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    view = every_scene()["la-strada-middle"]
    usual = Raster().draw(view)
    monkeypatch.setattr(rasterizer, "STRIP", view.height)
    difference = ImageChops.difference(usual, Raster().draw(view))
    assert max(ImageStat.Stat(difference).mean) < 0.02
