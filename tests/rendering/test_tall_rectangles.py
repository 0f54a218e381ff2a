"""A tall rectangle drawn without the rows that look alike is the one drawn whole."""

from unittest.mock import patch

from hypothesis import given, settings
from hypothesis import strategies as st

from rendering.raster import rasterizer
from rendering.raster.rasterizer import Raster
from rendering.raster.tall_rectangles import without_alike_rows
from rendering.scene.shapes import Base, Circle, Rectangle, Scene

_quarters = st.integers(0, 200).map(lambda n: n / 4)
_colours = st.sampled_from(("#D55E00", "#1E1F22", "#45474E"))


@st.composite
def rectangles(draw: st.DrawFn) -> Rectangle:
    high = draw(st.one_of(_quarters.map(lambda n: n + 40), st.floats(30, 90)))
    sides = draw(_quarters), draw(st.one_of(_quarters, st.floats(0, 50))), draw(_quarters) + 1, high
    outline = draw(st.one_of(st.none(), _colours))
    fill = draw(_colours) if outline is None else draw(st.one_of(st.none(), _colours))
    return Rectangle(*sides, fill, draw(st.integers(0, 24)), outline, draw(st.integers(1, 5)))


@settings(deadline=None, max_examples=120)
@given(rectangles())
def test_a_rectangle_has_the_pixels_of_one_drawn_whole(shape: Rectangle) -> None:
    scene = Scene(120, 160, Base("", 120, 160, "#2B2D31", ()), (shape,), "ruta")
    shown = Raster().render(scene)
    with patch.object(rasterizer, "without_alike_rows", lambda shape: (shape, 0)):
        assert shown == Raster().render(scene)


def test_a_panel_is_drawn_without_nearly_all_of_its_rows() -> None:
    panel = Rectangle(12, 1164, 1176, 794, "#1E1F22", 16, "#45474E", 2)
    lower, alike = without_alike_rows(panel)
    assert isinstance(lower, Rectangle)
    assert lower.height == panel.height - alike < 50


def test_what_does_not_look_alike_is_drawn_whole() -> None:
    for shape in (
        Circle(50, 400, 300, "#D55E00"),
        Rectangle(0, 0, 90, 40, "#D55E00", 16),
        Rectangle(0, 0.1, 90, 900, "#D55E00"),
    ):
        assert without_alike_rows(shape) == (shape, 0)
