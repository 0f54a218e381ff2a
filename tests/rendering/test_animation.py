"""Animated GIFs: a decoder sees what was painted, and the file holds no more than needed."""

import io
from collections.abc import Sequence
from itertools import groupby
from types import ModuleType

import pytest
from PIL import Image

from rendering.animation import CLEAR, HOLD, PIXELS, Animation, film
from rendering.rasterizer import Raster, palette_named
from rendering.replay import HEIGHT, LINES, Caption, Shot, TooLarge, captioned
from rendering.scene.shapes import CANVAS, WHITE, Base, Circle, Lettering, Rectangle, Scene
from tests.rendering.picture_queries import live_words, stamped
from tests.rendering.scenes import EVERY_PAINTER, POSITIONS, scenes_of

PLENTY = 10**7


def disc_at(x: float) -> Scene:
    """A picture with a disc somewhere on a plain ground."""
    disc = Circle(x, 30, 20, "#D55E00", "#FFFFFF", 3)
    return Scene(400, 60, Base("plain", 400, 60, CANVAS, ()), (disc,), "ruta")


def shots(scenes: Sequence[Scene], turn: int = 1) -> list[Shot]:
    """These pictures, so many of them in each turn."""
    return [Shot(scene, place // turn) for place, scene in enumerate(scenes)]


MOVING = [disc_at(30 + 10 * step) for step in range(30)]


def decoded(data: bytes) -> tuple[list[Image.Image], list[int]]:
    """The pictures as Pillow reads them, and for how many milliseconds each is shown."""
    file = Image.open(io.BytesIO(data))
    pictures, waits = [], []
    for number in range(getattr(file, "n_frames", 1)):
        file.seek(number)
        pictures.append(file.convert("RGB"))
        waits.append(file.info["duration"])
    return pictures, waits


def _size(scene: Scene) -> tuple[int, int]:
    return scene.width, scene.height


@pytest.mark.parametrize("key", POSITIONS)
def test_every_picture_is_read_as_it_was_painted(key: str) -> None:
    scenes = sorted(scenes_of(key).values(), key=_size)
    many = max((list(same) for _, same in groupby(scenes, _size)), key=len)
    alike = [many[0], *many[1:][-1:]]
    raster = Raster()
    assert len(alike) == 2, "two of the positions are equally large"
    made = film(
        shots([captioned(s, s.height, Caption(("Hm.",), 1, 7, 0.5)) for s in alike]), PLENTY, raster
    )
    pictures, _ = decoded(made.data)
    assert len(pictures) == len(alike), "two positions that are equally large look the same"
    assert pictures[0].width * pictures[0].height <= PIXELS
    for scene, picture in zip(alike, pictures, strict=True):
        painted = raster.indexed(
            captioned(scene, scene.height, Caption(("Hm.",), 1, 7, 0.5)), picture.size
        )
        assert painted.convert("RGB").tobytes() == picture.tobytes()


def test_a_small_picture_stays_as_large_as_it_is_and_only_changes_are_written() -> None:
    raster = Raster()
    still = film(shots(MOVING[:1]), PLENTY, raster)
    moved = film(shots(MOVING[:2]), PLENTY, raster)
    pictures, _ = decoded(moved.data)
    assert [picture.size for picture in pictures] == [(400, 60)] * 2
    assert len(moved.data) - len(still.data) < 900


def test_the_last_picture_is_held_and_then_it_begins_anew() -> None:
    made = film(shots(MOVING), PLENTY, Raster())
    _, waits = decoded(made.data)
    assert waits == [1500] * 29 + [HOLD * 10]
    assert Image.open(io.BytesIO(made.data)).info["loop"] == 0


def test_the_more_pictures_the_shorter_each_is_shown() -> None:
    raster = Raster()
    _, waits = decoded(film(shots(MOVING * 4), PLENTY, raster).data)
    assert set(waits[:-1]) == {750}
    _, waits = decoded(film(shots(MOVING * 8), PLENTY, raster).data)
    assert set(waits[:-1]) == {500}


def test_what_changes_nothing_prolongs_the_picture_before() -> None:
    made = film(shots([MOVING[0], MOVING[0], MOVING[1]]), PLENTY, Raster())
    _, waits = decoded(made.data)
    assert waits == [3000, HOLD * 10]


def test_what_is_too_large_is_thinned_by_whole_turns() -> None:
    raster, whole = Raster(), shots(MOVING, turn=3)
    full = film(whole, PLENTY, raster)
    assert (full.pictures, full.every) == (30, 0)
    ends = film(whole, len(full.data) - 1, raster)
    assert (ends.pictures, ends.every) == (11, 1)
    seen, _ = decoded(ends.data)
    all_seen, _ = decoded(full.data)
    wanted = [0, *range(2, 30, 3)]
    assert [s.tobytes() for s in seen] == [all_seen[n].tobytes() for n in wanted]
    second = film(whole, len(ends.data) - 1, raster)
    assert (second.pictures, second.every) == (7, 2)
    assert len(second.data) < len(ends.data)


def test_turns_of_one_move_are_thinned_to_every_second_at_once() -> None:
    raster, whole = Raster(), shots(MOVING)
    full = film(whole, PLENTY, raster)
    thinned = film(whole, len(full.data) - 1, raster)
    assert (thinned.pictures, thinned.every) == (16, 2)


def test_what_has_no_room_at_all_is_refused() -> None:
    with pytest.raises(TooLarge):
        film(shots(MOVING), 900, Raster())


def test_progress_is_told_picture_by_picture() -> None:
    told: list[int] = []
    film(shots(MOVING[:5]), PLENTY, Raster(), told.append)
    assert told == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("painter", EVERY_PAINTER)
def test_every_table_leaves_a_colour_for_what_stays(painter: ModuleType) -> None:
    Animation(palette_named(painter.PALETTE))


def test_a_full_table_is_refused() -> None:
    with pytest.raises(ValueError, match="no colour is left"):
        Animation(bytes(3 * (CLEAR + 1)))


# --- captions ------------------------------------------------------------------------------------


def test_a_caption_tells_who_did_what_and_how_far_the_game_is() -> None:
    scene = captioned(MOVING[0], 80, Caption(("Ada lays a card.",), 2, 14, 0.25))
    assert scene.height == 80 + HEIGHT
    assert live_words(scene) == ["Ada lays a card.", "14"]
    assert stamped(scene, "token/") == ["token/2/48"]
    track, done = [s for s in scene.live if isinstance(s, Rectangle)]
    assert done.fill == WHITE
    assert done.width == round(track.width / 4)


def test_long_words_take_two_lines_inside_the_picture_and_are_cut_there() -> None:
    wide = Scene(1200, 60, MOVING[0].base, (), "ruta")
    scene = captioned(wide, 60, Caption(("a long sentence " * 30, "b"), None, 1, 0))
    lines = [s for s in scene.live if isinstance(s, Lettering)][:-1]
    assert len(lines) == LINES
    assert lines[-1].words.endswith("…")
    assert not lines[0].words.endswith("…")
    assert stamped(scene, "token/") == []


def test_of_many_things_as_many_are_told_as_have_room_each_of_them_whole() -> None:
    wide = Scene(1200, 60, MOVING[0].base, (), "ruta")
    things = [f"Thing number {number} is done." for number in range(1, 9)]
    lines = [
        shape.words
        for shape in captioned(wide, 60, Caption(things, None, 1, 0)).live
        if isinstance(shape, Lettering)
    ][:-1]
    assert len(lines) == LINES
    said = " ".join(lines)
    assert said == " ".join((*things[: said.count("Thing")], "…"))
    assert said.count("Thing") > 2
