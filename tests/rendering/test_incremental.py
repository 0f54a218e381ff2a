"""A picture painted incrementally equals the one painted whole, byte for byte."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from rendering.raster.canvas import Canvas, Corners, joined, silhouette
from rendering.raster.incremental import LastPictures, Layout, PaintedPicture, PlacedShape
from rendering.raster.rasterizer import Raster
from rendering.scene.shapes import Base, Circle, Rectangle, Scene, Shape
from tests.rendering.scenes import POSITIONS, scenes_of
from tests.rendering.test_canvas import shapes

_WIDE, _HIGH = 300, 200
_GROUND = (Circle(40, 40, 35, "#F0E442"), Rectangle(60, 90, 80, 90, "#D55E00"))
_SPOT = Circle(30, 20, 8, "#0072B2")


def scene(live: Sequence[Shape], high: int = _HIGH) -> Scene:
    base = Base("trial/retouched", _WIDE, high - 20, "#2B2D31", _GROUND)
    return Scene(_WIDE, high, base, tuple(live), "ruta")


def whole(wanted: Scene) -> bytes:
    """The file where there is no picture before."""
    return Raster(most_kept=0).render(wanted)


def disc(number: int) -> Circle:
    return Circle(12 + 20 * (number % 14), 150 + 20 * (number // 14), 8, "#D55E00")


@settings(deadline=None, max_examples=25)
@given(st.lists(shapes(), max_size=8), st.data())
def test_any_pictures_one_after_the_other(shown: list[Shape], data: st.DataObject) -> None:
    """Some shapes stay, some go, some come twice, and their order may change."""
    raster = Raster()
    raster.render(scene(shown))
    for _ in range(3):
        some = st.lists(st.sampled_from(shown), max_size=8) if shown else st.just([])
        kept = data.draw(st.one_of(some, st.just(shown)))
        shown = [*kept[:4], *data.draw(st.lists(shapes(), max_size=2)), *kept[4:]]
        assert raster.render(scene(shown)) == whole(scene(shown))


def _moves(key: str) -> Iterator[Scene]:
    """Pictures of a game, and each with some of its live part taken away, as if before a move."""
    chance = Random(7)
    for position in list(scenes_of(key).values())[-3:]:
        live = list(position.live)
        for gone in (3, len(live) // 10):
            start = chance.randrange(len(live) - gone)
            fewer = (*live[:start], *live[start + gone :])
            yield Scene(position.width, position.height, position.base, fewer, position.palette)
        yield position


@pytest.mark.long
@pytest.mark.parametrize("key", POSITIONS)
def test_the_pictures_of_games_one_after_the_other(key: str) -> None:
    before, alone = Raster(), Raster(most_kept=0)
    assert all(before.render(wanted) == alone.render(wanted) for wanted in _moves(key))


def test_a_box_that_is_forgotten_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_the_first(*of: object) -> Iterator[Corners]:
        boxes = joined(*of)  # type: ignore[arg-type]
        next(boxes)
        return boxes

    raster = Raster()
    raster.render(scene([_SPOT]))
    monkeypatch.setattr("rendering.raster.incremental.joined", without_the_first)
    wanted = scene([_SPOT, disc(1)])
    assert raster.render(wanted) != whole(wanted)


@pytest.mark.parametrize(
    ("shown", "boxes"),
    [
        ([_SPOT, disc(0)], 0),
        ([_SPOT, disc(0), disc(3)], 1),
        ([disc(0)], 1),
        ([disc(0), _SPOT], 1),
        ([_SPOT, disc(0), _SPOT], 1),
        ([_SPOT, disc(0), Rectangle(0, 0, _WIDE, _HIGH, "#FFFFFF")], None),
    ],
)
def test_only_what_differs_is_painted(
    shown: list[Shape], boxes: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What stands in another order is painted again; all of it where too much has changed."""
    raster, painted = Raster(), list[Corners | None]()
    raster.render(scene([_SPOT, disc(0)]))
    paint = Layout.painted

    def noted(layout: Layout, box: Corners | None = None) -> Canvas:
        painted.append(box)
        return paint(layout, box)

    monkeypatch.setattr(Layout, "painted", noted)
    raster.render(scene(shown))
    all_of_it = (0, 0, _WIDE, _HIGH)
    assert (painted == [all_of_it]) if boxes is None else (len(painted) == boxes)
    assert boxes is None or all_of_it not in painted


def test_a_picture_of_another_size_is_none_to_begin_with() -> None:
    raster = Raster()
    raster.render(scene([_SPOT]))
    taller = scene([_SPOT], high=260)
    assert raster.render(taller) == whole(taller)


# --- which are kept ------------------------------------------------------------------------------


def picture(*parts: PlacedShape) -> PaintedPicture:
    return PaintedPicture("kind", parts, ())


def placed(number: int) -> PlacedShape:
    dot = silhouette((0, 0, 0), Image.new("L", (1, 1)), 0, 0)
    return PlacedShape(disc(number), dot, 0, 0)


def test_the_likest_picture_is_the_one_with_fewest_differences() -> None:
    last, (a, b, c, d) = LastPictures(), map(placed, range(4))
    like, unlike = picture(a, b, c), picture(a, d)
    last.keep(like)
    last.keep(unlike)
    assert last.likest([a, b]) is like
    assert last.likest([d]) is unlike
    assert last.likest([placed(5)]) is None


def test_the_oldest_picture_goes_with_what_no_newer_one_shows() -> None:
    last, (a, b, c) = LastPictures(most=2), map(placed, range(3))
    for shown in ((a, b), (b, c), (c,)):
        last.keep(picture(*shown))
    assert set(last.placed("kind").values()) == {b, c}
    assert last.likest([a]) is None
    last.keep(PaintedPicture("other", (placed(7),), ()))
    last.keep(PaintedPicture("other", (placed(8),), ()))
    assert not last.placed("kind")


def test_pictures_without_live_shapes_come_and_go() -> None:
    last, part = LastPictures(most=2), placed(1)
    for kind, *shown in (("bare",), ("bare",), ("kind",), ("kind", part)):
        last.keep(PaintedPicture(kind, shown, ()))
    assert set(last.placed("kind").values()) == {part}
