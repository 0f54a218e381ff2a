"""Closer looks share what is drawn of a map: its tiles and its pieces, at each scale."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PIL import ImageChops, ImageStat

from rendering.raster import rasterizer
from rendering.raster.drawing_cache import Drawings
from rendering.raster.enlarged import SIDE
from rendering.raster.rasterizer import Raster
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
from rendering.scene.zoom import all_at_scale_of, closer
from tests.games.catalogue import EVERY_GAME
from tests.rendering.picture_queries import decoded, looked_up_whole, seen_closer
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


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of what is drawn large, in order."""
    names = list[str]()
    for name in ("drawn_tile", "_symbol", "_single", "_live_words", "drawn_strip"):
        monkeypatch.setattr(rasterizer, name, _noted(getattr(rasterizer, name), name, names))
    return names


def _noted(draw: Callable[..., Any], name: str, names: list[str]) -> Callable[..., Any]:
    def noting(*of: object) -> object:
        names.append(name)
        return draw(*of)

    return noting


@pytest.mark.parametrize(
    "box", [Box(0, 0, 150, 100), Box(37, 13, 150, 100), Box(150, 100, 150, 90)]
)
def test_the_tiles_of_a_ground_together_are_the_ground(box: Box) -> None:
    part = closer(scene(), box, 1200)
    base = Base("", part.width, part.height, "#2B2D31", tuple(seen_closer(part)))
    raster = Raster()
    whole = raster.draw(Scene(part.width, part.height, base, (), "ruta"))
    difference = ImageChops.difference(raster.draw(part), whole)
    assert max(ImageStat.Stat(difference).mean) < 0.2


def test_looks_at_boxes_of_one_width_share_the_ground(drawn: list[str]) -> None:
    raster = Raster()
    raster.render(closer(scene(), Box(0, 0, 150, 100), 2 * SIDE))
    assert len(drawn) == 2 * 2
    raster.render(closer(scene(), Box(0, 50, 150, 100), 2 * SIDE))
    assert len(drawn) == 2 * 2
    raster.render(closer(scene(), Box(0, 110, 150, 90), 2 * SIDE))
    assert len(drawn) == 2 * 3


def test_the_same_box_of_another_picture_is_drawn_from_what_is_kept(drawn: list[str]) -> None:
    raster, box = Raster(), Box(30, 20, 100, 100)
    raster.render(closer(scene(Stamp(_DOT, 40, 40)), box))
    drawn.clear()
    raster.render(closer(scene(Stamp(_DOT, 70, 45), Stamp(_DOT, 40, 60)), box))
    assert drawn == []


def test_a_look_at_another_scale_shares_nothing(drawn: list[str]) -> None:
    raster, stamp = Raster(), Stamp(_DOT, 40, 40)
    raster.render(closer(scene(stamp), Box(0, 0, 100, 100), 200))
    first = len(drawn)
    raster.render(closer(scene(stamp), Box(0, 0, 100, 100), 220))
    assert drawn[first:] == drawn[:first]


def test_a_base_of_one_picture_only_leaves_no_tiles(drawn: list[str]) -> None:
    raster, part = Raster(), closer(scene(key=""), Box(0, 0, 100, 100), 200)
    raster.draw(part)
    drawn.clear()
    raster.draw(part)
    assert "drawn_tile" in drawn


def test_below_the_base_lies_its_background() -> None:
    seen = Raster().draw(closer(scene(high=300), Box(0, 150, 100, 150), 200))
    assert seen.getpixel((20, 99)) != seen.getpixel((20, 101))
    assert seen.getpixel((20, 101)) == seen.getpixel((199, 299)) == (0x2B, 0x2D, 0x31)


@pytest.mark.parametrize("key", ["la-strada", "strada-romana", "stratego4"])
def test_closer_looks_one_after_the_other_are_those_painted_whole(key: str) -> None:
    before, alone = Raster(), Raster(most_kept=0)
    for part in looks(key):
        shown, wanted = (decoded(raster.render(part)) for raster in (before, alone))
        assert shown.tobytes() == wanted.tobytes()


@pytest.mark.parametrize("key", ["la-strada", "strada-romana", "stratego4"])
def test_the_colours_of_a_closer_look_are_those_of_a_whole_look_up(key: str) -> None:
    raster, part = Raster(), next(looks(key))
    assert raster.indexed(part).tobytes() == looked_up_whole(part, raster)


def test_a_rehearsed_closer_look_draws_one_piece_at_a_time(drawn: list[str]) -> None:
    raster, part = Raster(), closer(scene(Stamp(_DOT, 40, 40)), Box(0, 0, 150, 100), 2 * SIDE)
    counts = [len(drawn) for _ in raster.rehearse(part)]
    assert all(later - sooner <= 1 for sooner, later in pairwise(counts))
    drawn.clear()
    raster.render(part)
    assert drawn == []


def test_once_a_map_is_drawn_at_a_scale_any_look_at_that_scale_is_ready(drawn: list[str]) -> None:
    raster, shown = Raster(), scene(Stamp(_DOT, 200, 100), Stamp(_DOT, 20, 20))
    for _ in raster.rehearse(all_at_scale_of(shown, Box(40, 30, 130, 90), Box(0, 0, 300, 200))):
        pass
    drawn.clear()
    for box in (Box(0, 0, 130, 100), Box(170, 100, 130, 100), Box(85, 55, 130, 130)):
        raster.render(closer(shown, box))
    assert drawn == []


def test_another_process_finds_the_rehearsed_look(drawn: list[str], tmp_path: Path) -> None:
    file, part = tmp_path / "drawings.bin", closer(scene(Stamp(_DOT, 40, 40)), Box(0, 0, 150, 100))
    raster = Raster(drawings=Drawings(file))
    for _ in raster.rehearse(part):
        pass
    raster.drawings.save()
    expected = Raster().render(part)
    drawn.clear()
    assert Raster(drawings=Drawings(file)).render(part) == expected
    assert drawn == []


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
