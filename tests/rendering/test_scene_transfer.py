"""Scenes sent to another process arrive unchanged, and shared parts are sent once."""

import msgspec
import pytest

from rendering import scene_transfer
from rendering.scene.shapes import (
    CANVAS,
    Base,
    Lettering,
    Rectangle,
    Scene,
    Shape,
    Stamp,
    Symbol,
    Window,
)
from rendering.scene_transfer import PackedShapes, Packer, Unpacker
from tests.rendering.golden_pictures import every_golden_scene

BOX = Rectangle(0, 0, 10, 10, "#D55E00")


def symbol(name: str) -> Symbol:
    return Symbol(name, 10, 10, (BOX,))


def scene(*live: Shape, base: str = "plain") -> Scene:
    return Scene(40, 60, Base(base, 40, 60, CANVAS, (BOX,)), live, "ruta")


def test_every_kept_picture_s_scene_arrives_as_it_was() -> None:
    packer, unpacker = Packer(), Unpacker()
    scenes = [*every_golden_scene().values()]
    for _ in range(2):
        assert [unpacker.scene(packer.packed(scene)) for scene in scenes] == scenes


def test_what_scenes_share_goes_once() -> None:
    scenes = every_golden_scene().values()
    packer, boards = Packer(), [scene for scene in scenes if scene.base.key]
    first, again = (sum(map(len, map(packer.packed, boards))) for _ in range(2))
    assert again < 0.1 * first
    assert again < 20_000 * len(boards)


def test_a_base_of_one_picture_only_is_no_other_s() -> None:
    packer, unpacker = Packer(), Unpacker()
    for colour in ("#D55E00", "#0072B2"):
        only = Scene(40, 60, Base("", 40, 60, colour, ()), (), "ruta")
        assert unpacker.scene(packer.packed(only)) == only


def test_a_stamp_inside_a_window_arrives_too() -> None:
    seen = scene(Window(0, 0, 40, 60, 4, CANVAS, 0, 0, (Stamp(symbol("a"), 1, 2.5),)))
    assert Unpacker().scene(Packer().packed(seen)) == seen


@pytest.mark.parametrize("shared", ["symbols", "bases"])
def test_both_sides_forget_before_they_know_too_much(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scene_transfer, "MOST_KNOWN", 3)
    packer, unpacker = Packer(), Unpacker()
    for number in (1, 2, 3, 4, 1, 4, 2, 3):
        own = str(number) if shared == "bases" else "plain"
        name = str(number) if shared == "symbols" else "plain"
        sent = scene(Stamp(symbol(name), 1, 2), base=own)
        assert unpacker.scene(packer.packed(sent)) == sent
        assert max(len(packer._symbols), len(packer._bases)) <= 3


def test_a_scene_that_cannot_be_packed_makes_no_other_wrong() -> None:
    packer, unpacker = Packer(), Unpacker()
    known, new, newer = (scene(Stamp(symbol(name), 1, 2), base=name) for name in "abc")
    half_a_letter = Lettering(1, 2, "\ud83d", 30, "#D55E00")
    assert unpacker.scene(packer.packed(known)) == known
    with pytest.raises(UnicodeEncodeError):
        packer.packed(scene(*new.live, half_a_letter, base="b"))
    for sent in (newer, new, known):
        assert unpacker.scene(packer.packed(sent)) == sent


def test_what_is_no_parcel_is_refused() -> None:
    with pytest.raises(msgspec.DecodeError):
        Unpacker().scene(b"?")


def test_shapes_stay_serialized_until_somebody_looks() -> None:
    arrived = Unpacker().scene(Packer().packed(scene(Stamp(symbol("a"), 1, 2))))
    shapes = arrived.base.shapes
    assert isinstance(shapes, PackedShapes)
    assert list(shapes) == [BOX]
    assert (len(shapes), shapes[0], shapes[0:1]) == (1, BOX, (BOX,))
    assert shapes == (BOX,)
    assert shapes != (BOX, BOX)
    assert shapes != PackedShapes(msgspec.msgpack.encode(()))
    assert hash(shapes) == hash(PackedShapes(msgspec.msgpack.encode((BOX,))))
