"""Shapes as SVG: each kind, short, and safe whatever the words are."""

import pytest

from rendering.scene.shapes import (
    Circle,
    Lettering,
    Path,
    Polygon,
    Rectangle,
    Shape,
    Stamp,
    Symbol,
    Window,
)
from rendering.svg import SvgWriter

RED = "#AA0000"
DOT = Symbol("dot", 10, 10, (Circle(5, 5, 5, RED),))
WIDE = Symbol("wide", 10, 10, (Rectangle(-5, 0, 40, 5, RED),))


@pytest.mark.parametrize(
    ("shape", "written"),
    [
        (Rectangle(0, 2, 30.04, 4, RED), '<rect y="2" width="30" height="4" fill="#AA0000"/>'),
        (
            Rectangle(10, 20, 30, 40, None, 8, RED, 4),
            '<rect x="12" y="22" width="26" height="36" rx="6" stroke="#AA0000" stroke-width="4"/>',
        ),
        (
            Circle(1, 2, 10, RED, "#000000", 2),
            '<circle cx="1" cy="2" r="9" fill="#AA0000" stroke="#000000" stroke-width="2"/>',
        ),
        (
            Polygon(((0, 0), (9.5, 0), (0, -0.5)), RED),
            '<path d="M0 0l9.5 0-9.5-.5z" fill="#AA0000"/>',
        ),
        (
            Path(((1, 1), (2, 3)), RED, 2.5),
            '<path d="M1 1l1 2" stroke="#AA0000" stroke-width="2.5"/>',
        ),
        (Path(((1, 1),), RED, 2), '<path d="M1 1l0 0" stroke="#AA0000" stroke-width="2"/>'),
        (
            Lettering(3, 0, "a<b>&", 20, RED, "medium", "right"),
            '<text x="3" y="7.1" fill="#AA0000" font-size="20" class="m r">a&lt;b&gt;&amp;</text>',
        ),
        (Stamp(DOT, 0, 7), '<use href="#s0" y="7"/>'),
    ],
    ids=lambda each: type(each).__name__,
)
def test_a_shape_is_one_short_element(shape: Shape, written: str) -> None:
    assert SvgWriter().write(shape) == written


def test_steps_of_a_way_add_up_however_they_are_rounded() -> None:
    points = tuple((n / 30, n / 7) for n in range(200))
    words = SvgWriter().write(Path(points, RED, 1)).split('"')[1].removeprefix("M0 0l")
    steps = [float(step) for step in words.replace("-", " -").split()]
    assert sum(steps[::2]) == pytest.approx(points[-1][0], abs=0.05)
    assert sum(steps[1::2]) == pytest.approx(points[-1][1], abs=0.05)


def test_a_symbol_is_written_once() -> None:
    writer = SvgWriter()
    uses = [writer.write(Stamp(DOT, x, 0)) for x in (1, 2)]
    assert uses == ['<use href="#s0" x="1"/>', '<use href="#s0" x="2"/>']
    (written,) = writer.definitions.values()
    assert written.startswith('<g id="s0"><circle ')


def test_what_sticks_out_of_a_symbol_or_a_window_is_cut_off() -> None:
    writer = SvgWriter()
    writer.write(Stamp(WIDE, 0, 0))
    seen = writer.write(Window(5, 6, 20, 10, 3, "#000000", 7, 6, (Stamp(DOT, 0, 0),)))
    assert sum("clipPath" in each for each in writer.definitions.values()) == 2
    assert any('<g id="s1" clip-path="url(#s0)">' in each for each in writer.definitions.values())
    assert seen == (
        '<g transform="translate(5 6)" clip-path="url(#s2)">'
        '<rect width="20" height="10" fill="#000000"/>'
        '<g transform="translate(2 0)"><use href="#s3"/></g></g>'
    )


def test_the_letters_in_use_are_known_by_face() -> None:
    writer = SvgWriter()
    writer.write(Window(0, 0, 9, 9, 0, RED, 0, 0, (Lettering(0, 0, "ab", 9, RED),)))
    writer.write(Lettering(0, 0, "bc", 9, RED, "medium"))
    assert writer.letters == {"bold": {"a", "b"}, "medium": {"b", "c"}}
