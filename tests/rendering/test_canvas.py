"""Looking up colours in parts gives the same pixels as looking them up as a whole."""

from collections.abc import Sequence
from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from rendering.raster.canvas import joined
from rendering.raster.rasterizer import Raster
from rendering.scene.shapes import (
    Base,
    Circle,
    Lettering,
    Path,
    Rectangle,
    Scene,
    Shape,
    Stamp,
    Symbol,
)
from tests.rendering.picture_queries import looked_up_whole

_WIDE, _HIGH = 300, 200
_COLOURS: Final = ("#D55E00", "#FFFFFF", "#18181C", "#0072B2", "#F0E442")
_RASTER: Final = Raster()

places = st.tuples(st.integers(-60, _WIDE + 20), st.integers(-60, _HIGH + 20))
sides = st.integers(4, 120)
colours = st.sampled_from(_COLOURS)


@st.composite
def shapes(draw: st.DrawFn) -> Shape:
    (x, y), colour = draw(places), draw(colours)
    kind = draw(st.sampled_from(("rectangle", "circle", "path", "words", "stamp")))
    if kind == "circle":
        return Circle(x, y, draw(sides) / 2, colour, "#18181C", 2)
    if kind == "path":
        return Path(((x, y), draw(places)), colour, 7)
    if kind == "words":
        return Lettering(x, y, "Via 7", 30, colour, "bold", "left")
    box = Rectangle(0, 0, draw(sides), draw(sides), colour, draw(st.sampled_from((0, 9))))
    if kind == "rectangle":
        return Rectangle(x, y, box.width, box.height, colour, box.radius, "#F7F1E1", 3)
    key = f"trial/{box.width}/{box.height}/{colour}/{box.radius}"
    return Stamp(Symbol(key, int(box.width), int(box.height), (box,)), x, y)


@settings(deadline=None, max_examples=60)
@given(st.lists(shapes(), max_size=6), st.integers(60, _WIDE), st.integers(60, _HIGH))
def test_any_scene_has_the_pixels_of_a_whole_look_up(
    live: list[Shape], wide: int, high: int
) -> None:
    """The base may be smaller than the scene, and shapes may reach over its edge."""
    ground = (Circle(40, 40, 35, "#F0E442"), Path(((0, 0), (wide, high)), "#D55E00", 5))
    base = Base(f"trial/{wide}/{high}", wide, high, "#2B2D31", ground)
    scene = Scene(_WIDE, _HIGH, base, tuple(live), "ruta")
    assert _RASTER.indexed(scene).tobytes() == looked_up_whole(scene, _RASTER)


@given(
    st.lists(
        st.tuples(places, sides, sides).map(lambda b: (*b[0], b[0][0] + b[1], b[0][1] + b[2])),
        max_size=8,
    )
)
def test_joined_boxes_hold_all_of_these_and_do_not_lie_over_each_other(
    boxes: Sequence[tuple[int, int, int, int]],
) -> None:
    found = Image.new("I", (_WIDE, _HIGH), 0)
    for left, top, right, bottom in joined(boxes, _WIDE, _HIGH):
        assert 0 <= left < right <= _WIDE
        assert 0 <= top < bottom <= _HIGH
        assert found.crop((left, top, right, bottom)).getextrema() == (0, 0)
        found.paste(1, (left, top, right, bottom))
    for left, top, right, bottom in boxes:
        seen = (max(0, left), max(0, top), min(right, _WIDE), min(bottom, _HIGH))
        if seen[0] < seen[2] and seen[1] < seen[3]:
            assert found.crop(seen).getextrema() == (1, 1)
