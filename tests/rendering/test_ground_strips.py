"""A ground in strips is the same ground, and a picture needs no more than one strip at a time."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from rendering.raster import rasterizer
from rendering.raster.canvas import CanvasGround, ColourTable
from rendering.raster.ground_strips import STRIP, StripedGround, drawn_strip, number_of_strips
from rendering.raster.palette_files import palette_named
from rendering.raster.rasterizer import Raster, Room, palette_image
from rendering.scene.shapes import Base, Circle, Rectangle, Scene

_WIDE, _HIGH, _BELOW = 50, 2 * STRIP + 30, 2 * STRIP + 90
_BASE = Base(
    "trial/strips",
    _WIDE,
    _HIGH,
    "#2B2D31",
    (Rectangle(0, 100, 40, 300, "#0072B2"), Circle(25, STRIP, 20, "#F0E442")),
)
_COLOURS = palette_named("ruta")
_TABLE = ColourTable(_COLOURS, palette_image(_COLOURS))
_STRIPS = [drawn_strip(_BASE, number, _TABLE) for number in range(number_of_strips(_HIGH))]


def _whole() -> CanvasGround:
    drawn = Image.new("RGB", (_WIDE, _HIGH))
    for number, strip in enumerate(_STRIPS):
        drawn.paste(strip.drawn, (0, number * STRIP))
    return CanvasGround(drawn, _BASE.background, _TABLE)


_WHOLE = _whole()


@settings(deadline=None)
@given(
    st.tuples(st.integers(0, _WIDE + 20), st.integers(0, _WIDE + 20)),
    st.tuples(st.integers(0, _BELOW), st.integers(0, _BELOW)),
)
def test_any_box_of_the_strips_is_that_of_the_whole(
    across: tuple[int, int], down: tuple[int, int]
) -> None:
    left, right = sorted(across)
    top, bottom = sorted(down)
    box = left, top, right + 1, bottom + 1
    strips = StripedGround(_HIGH, _STRIPS.__getitem__)
    assert strips.drawn_in(box).tobytes() == _WHOLE.drawn_in(box).tobytes()
    assert strips.places_in(box).tobytes() == _WHOLE.places_in(box).tobytes()


@given(st.integers(1, _BELOW))
def test_the_steps_of_a_picture_lie_in_one_strip_each_and_are_all_of_it(height: int) -> None:
    steps = [*StripedGround(_HIGH, _STRIPS.__getitem__).steps(height)]
    rows = [row for start, end in steps for row in range(start, end)]
    assert rows == [*range(height)]
    assert all(start % STRIP == 0 for start, _ in steps)


def test_without_room_for_a_ground_a_picture_draws_each_strip_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    numbers = list[int]()

    def noted(base: Base, number: int, table: ColourTable) -> CanvasGround:
        numbers.append(number)
        return drawn_strip(base, number, table)

    monkeypatch.setattr(rasterizer, "drawn_strip", noted)
    scene = Scene(_WIDE, _BELOW, _BASE, (), "ruta")
    raster = Raster(room=Room.of(0))
    assert raster.render(scene) == Raster().render(scene)
    assert numbers == [0, 1, 2] * 2
    assert raster._grounds.bytes == 30 * _WIDE * (4 + 1), "the last strip alone"
