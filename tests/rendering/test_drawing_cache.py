"""Drawings kept deflated are the same pixels, and caches stay within their bounds in bytes."""

from pathlib import Path

import pytest
from PIL import Image

from rendering.raster import drawing_cache
from rendering.raster.canvas import CanvasGround, size_of
from rendering.raster.drawing_cache import GROUNDS, DrawingCache, Drawings
from rendering.raster.incremental import LastPictures
from rendering.raster.rasterizer import Raster, Room
from rendering.scene.shapes import Scene
from tests.rendering.picture_texts import speaker
from tests.rendering.scenes import EVERY_PAINTER, POSITIONS, scenes_of

NO_ROOM = Room.of(0)


def rehearsed(file: Path | None = None) -> Drawings:
    """The drawings of Ruta, as a process keeps them."""
    raster = Raster(drawings=Drawings(file))
    for scene in scenes_to_rehearse():
        for _ in raster.rehearse(scene):
            pass
    raster.drawings.save()
    return raster.drawings


def scenes_to_rehearse() -> tuple[Scene, ...]:
    (ruta,) = (painter for painter in EVERY_PAINTER if painter.PALETTE == "ruta")
    scenes: tuple[Scene, ...] = ruta.rehearse(speaker()).whole
    return scenes


@pytest.mark.long
@pytest.mark.parametrize("game", POSITIONS)
def test_pictures_from_kept_drawings_and_from_full_caches_are_the_same(game: str) -> None:
    kept, plain = Raster(room=NO_ROOM), Raster()
    for scene in scenes_of(game).values():
        for _ in kept.rehearse(scene):
            pass
        kept.put_away()
        assert kept.render(scene) == plain.render(scene)


@pytest.mark.long
def test_another_process_finds_what_was_kept_and_draws_nothing_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "drawings.bin"
    rehearsed(file)
    expected = [Raster().render(scene) for scene in scenes_to_rehearse()]
    found = Drawings(file)
    assert found.are_complete
    raster = Raster(drawings=found)

    def drawn(*_: object) -> None:
        raise AssertionError

    for name in ("drawn_strip", "_symbol", "_single"):
        monkeypatch.setattr(f"rendering.raster.rasterizer.{name}", drawn)
    assert [raster.render(scene) for scene in scenes_to_rehearse()] == expected


@pytest.mark.parametrize("how", ["missing", "empty", "cut off", "changed", "by another version"])
def test_a_file_that_does_not_fit_is_as_none(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "drawings.bin"
    some = Drawings(file)
    some.keep("key", b"pixels")
    some.save()
    assert Drawings(file).find("key") == b"pixels"
    written = file.read_bytes()
    if how == "missing":
        file.unlink()
    elif how == "empty":
        file.write_bytes(b"")
    elif how == "cut off":
        file.write_bytes(written[:-1])
    elif how == "changed":
        file.write_bytes(written[:-1] + bytes([written[-1] ^ 1]))
    else:
        monkeypatch.setattr(drawing_cache, "drawn_by", lambda: "another version")
    found = Drawings(file)
    assert not found.are_complete
    assert found.find("key") is None


def test_no_words_of_a_table_are_kept(tmp_path: Path) -> None:
    """What people are called stands in a picture as live words only."""
    drawings = rehearsed()
    before = len(drawings._packed)
    raster = Raster(drawings=drawings)
    raster.render(scenes_of("ruta")["middle"])
    assert len(drawings._packed) == before


def test_a_cache_keeps_what_was_used_last_within_its_bytes() -> None:
    made: list[int] = []
    wide = Image.new("RGB", (40, 10)), Image.new("P", (40, 10))

    def ground(number: int) -> CanvasGround:
        made.append(number)
        return CanvasGround.known(*wide, "#000000", 0)

    size = 40 * 10 * (4 + 1)
    cache = DrawingCache[int, CanvasGround](2 * size, GROUNDS)
    for number in (1, 2, 1, 3, 1, 2):
        cache.get(number, ground, number)
    assert made == [1, 2, 3, 2]
    assert cache.bytes == 2 * size
    tight = DrawingCache[int, CanvasGround](size - 1, GROUNDS)
    tight.get(1, ground, 1)
    assert tight.bytes == size, "what is in use stays, even if it is larger than the cache"
    tight.clear()
    assert tight.bytes == 0


@pytest.mark.long
def test_the_last_pictures_stay_within_their_bytes_and_shared_parts_count_once() -> None:
    raster = Raster(room=Room.of(192_000_000))
    for scene in scenes_of("ruta").values():
        raster.render(scene)
    last = raster._last
    assert last.bytes == _held_by(last)
    bounded = Raster(room=Room.of(192_000_000)._replace(last_pictures=last.bytes // 2))
    for scene in (*scenes_of("ruta").values(), *scenes_of("la-strada").values()):
        bounded.render(scene)
        assert bounded._last.bytes == _held_by(bounded._last) <= last.bytes // 2
    last.clear()
    assert last.bytes == 0


def _held_by(last: LastPictures) -> int:
    bands = {band for picture in last._pictures for band in picture.bands}
    sprites = {id(p.sprite): p.sprite for picture in last._pictures for p in picture.parts}
    return sum(band.bytes for band in bands) + sum(map(size_of, sprites.values()))
