"""Colours are told apart by all kinds of eyes, and lettering stands out from its ground."""

from itertools import combinations

import pytest

from games.ruta.board import SUITS, Suit
from rendering.boards.la_strada.art.ground import PAINTS, Paint
from rendering.boards.la_strada.land import GRID, SITE
from rendering.boards.ruta.art.suits import COLOURS, EDGES
from rendering.boards.ruta.land import GROUND, PAYABLE
from rendering.boards.strada_romana.art.goods import PAINTS as GOODS_PAINTS
from rendering.boards.strada_romana.art.wagons import LIVERIES
from rendering.boards.strada_romana.land import GROUNDS, LINE, ROAD, STONE
from rendering.style import CANVAS, GOLD, INK, PALE, PANEL, PAPER, SEAT_MARKS, WHITE

# What eyes without one kind of cone see of linear red, green, blue (Machado and others, 2009).
_EYES = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red cones": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green cones": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue cones": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

Triple = tuple[float, float, float]


def linear(colour: str) -> Triple:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return r, g, b


def seen(colour: str, eyes: str) -> Triple:
    light = linear(colour)
    r, g, b = (
        min(1.0, max(0.0, sum(w * c for w, c in zip(row, light, strict=True))))
        for row in _EYES[eyes]
    )
    return r, g, b


def oklab(light: Triple) -> Triple:
    r, g, b = light
    l_, m_, s_ = (
        (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3),
        (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3),
        (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3),
    )
    return (
        0.2104542553 * l_ + 0.7936177850 * m_ - 0.0040720468 * s_,
        1.9779984951 * l_ - 2.4285922050 * m_ + 0.4505937099 * s_,
        0.0259040371 * l_ + 0.7827717662 * m_ - 0.8086757660 * s_,
    )


def distance(one: str, other: str, eyes: str) -> float:
    """100 times the distance in OKLab; 2 is just visible, 8 safe for small tokens."""
    a, b = oklab(seen(one, eyes)), oklab(seen(other, eyes))
    return float(100 * sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5)


def contrast(one: str, other: str) -> float:
    def luminance(colour: str) -> float:
        r, g, b = linear(colour)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("eyes", _EYES)
def test_all_eyes_tell_the_seats_apart(eyes: str) -> None:
    for one, other in combinations(SEAT_MARKS, 2):
        assert distance(one.colour, other.colour, eyes) > 18


def test_seats_differ_in_form_too() -> None:
    assert len({mark.form for mark in SEAT_MARKS}) == len(SEAT_MARKS)
    assert SEAT_MARKS[0].dotted != SEAT_MARKS[1].dotted


@pytest.mark.parametrize("eyes", _EYES)
def test_all_eyes_tell_the_suits_apart_by_colour_alone(eyes: str) -> None:
    close = [
        (one, other)
        for one, other in combinations(COLOURS, 2)
        if distance(COLOURS[one], COLOURS[other], eyes) < 6
    ]
    assert close == []


@pytest.mark.parametrize("suit", SUITS)
def test_suits_stand_out_from_the_paper(suit: Suit) -> None:
    assert contrast(EDGES[suit], PAPER) > 5


@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        (INK, PAPER, 12),
        (WHITE, PANEL, 12),
        (PALE, PANEL, 9),
        (WHITE, INK, 12),
        (INK, GOLD, 9),
        (GOLD, CANVAS, 9),
        (PAYABLE, GROUND, 3.5),
        (WHITE, "#0072B2", 4.5),
        (WHITE, GROUND, 7),
    ],
)
def test_what_must_be_read_stands_out_from_its_ground(ink: str, ground: str, least: float) -> None:
    assert contrast(ink, ground) >= least


@pytest.mark.parametrize("paint", PAINTS)
def test_names_of_hexes_stand_out_from_every_ground(paint: Paint) -> None:
    assert contrast(INK, paint.ground) >= 5.7
    assert contrast(INK, paint.paved) >= 5.7
    assert contrast(GRID, paint.paved) >= 2


@pytest.mark.parametrize("eyes", _EYES)
def test_all_eyes_tell_grounds_apart_and_settlements_from_each(eyes: str) -> None:
    for one, other in combinations(PAINTS, 2):
        assert distance(one.ground, other.ground, eyes) > 6
        assert distance(one.paved, other.paved, eyes) > 5
    for paint in PAINTS:
        assert distance(paint.ground, SITE, eyes) > 7


@pytest.mark.parametrize("eyes", _EYES)
def test_all_eyes_tell_goods_and_directions_apart_by_colour_alone(eyes: str) -> None:
    for one, other in combinations(GOODS_PAINTS, 2):
        assert distance(one.own, other.own, eyes) > 9
    rome, ostia = LIVERIES["rome"], LIVERIES["ostia"]
    assert distance(rome.board, ostia.board, eyes) > 40


def test_letters_stand_out_from_goods_wagons_and_squares() -> None:
    for paint in GOODS_PAINTS:
        assert contrast(paint.ink, paint.own) >= 4.5
    for livery in LIVERIES.values():
        assert contrast(livery.ink, livery.board) >= 9
    assert contrast(INK, STONE) >= 12
    assert contrast(LINE, ROAD) >= 4
    for ground in GROUNDS:
        assert contrast(INK, ground) >= 6


def test_the_canvas_is_a_card_on_light_themes_and_melts_into_dark_ones() -> None:
    assert contrast(CANVAS, "#FFFFFF") > 12
    assert contrast(CANVAS, "#313338") < 1.5
