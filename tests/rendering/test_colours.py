"""Colours can be told apart with colour blindness, and text contrasts with its background.

What holds in every game stands in test_colours_of_every_game.py.
"""

from itertools import combinations

import pytest

from core.decktet import SUITS, Suit
from rendering.boards.jacynth.city import GROUND as CITY
from rendering.boards.jacynth.city import OPEN, OPEN_NAME, PLOT
from rendering.boards.la_strada.art import PAINTS, Paint
from rendering.boards.la_strada.board_map import GRID, SITE
from rendering.boards.ruta.layout import GROUND, PRICE
from rendering.boards.strada_romana.art import LIVERIES
from rendering.boards.strada_romana.art import PAINTS as GOODS_PAINTS
from rendering.boards.strada_romana.layout import GROUNDS, LINE, ROAD, STONE
from rendering.boards.stratego4.art import BURST, MEADOWS, TOP, WATER, ZONES, lettering
from rendering.boards.stratego4.art import STONE as PAVING
from rendering.boards.stratego4.panels import TEAM_BANDS
from rendering.decktet.emblem_parts import COLOURS, EDGES
from rendering.scene.marks import SEAT_MARKS
from rendering.scene.shapes import CANVAS, GOLD, INK, PALE, PANEL, PAPER, WHITE
from tests.rendering.eyes import EYES, contrast, distance


@pytest.mark.parametrize("eyes", EYES)
def test_all_eyes_tell_the_seats_apart(eyes: str) -> None:
    for one, other in combinations(SEAT_MARKS, 2):
        assert distance(one.colour, other.colour, eyes) > 18


def test_seats_differ_in_form_too() -> None:
    assert len({mark.form for mark in SEAT_MARKS}) == len(SEAT_MARKS)
    assert SEAT_MARKS[0].dotted != SEAT_MARKS[1].dotted


@pytest.mark.parametrize("eyes", EYES)
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
        (INK, PRICE, 7),
        (PRICE, GROUND, 3),
        (WHITE, "#0072B2", 4.5),
        (WHITE, GROUND, 7),
        (WHITE, CITY, 7),
        (OPEN_NAME, PLOT, 5),
        (OPEN, PLOT, 5),
        (GOLD, CITY, 5),
    ],
)
def test_what_must_be_read_stands_out_from_its_ground(ink: str, ground: str, least: float) -> None:
    assert contrast(ink, ground) >= least


@pytest.mark.parametrize("paint", PAINTS)
def test_names_of_hexes_stand_out_from_every_ground(paint: Paint) -> None:
    assert contrast(INK, paint.ground) >= 5.7
    assert contrast(INK, paint.paved) >= 5.7
    assert contrast(GRID, paint.paved) >= 2


@pytest.mark.parametrize("eyes", EYES)
def test_all_eyes_tell_grounds_apart_and_settlements_from_each(eyes: str) -> None:
    for one, other in combinations(PAINTS, 2):
        assert distance(one.ground, other.ground, eyes) > 6
        assert distance(one.paved, other.paved, eyes) > 5
    for paint in PAINTS:
        assert distance(paint.ground, SITE, eyes) > 7


@pytest.mark.parametrize("eyes", EYES)
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


@pytest.mark.parametrize("eyes", EYES)
def test_all_eyes_tell_the_zones_apart_from_each_other_and_from_the_field(eyes: str) -> None:
    fields = [*(tones[0] for tones in ZONES[:4]), MEADOWS[0]]
    for one, other in combinations(fields, 2):
        assert distance(one, other, eyes) > 4
    for ground in fields:
        assert distance(ground, WATER, eyes) > 9


def test_names_of_spaces_stand_out_from_every_ground() -> None:
    for ground in (*MEADOWS, *(tone for tones in ZONES[:4] for tone in tones), PAVING, TOP):
        assert contrast(lettering(ground), ground) >= 3


def test_told_ranks_names_on_team_bands_and_the_strike_stand_out() -> None:
    assert contrast(INK, GOLD) >= 9
    for band in TEAM_BANDS:
        assert contrast(WHITE, band) >= 7
    assert distance(*TEAM_BANDS, "all cones") > 12
    assert contrast(WHITE, BURST) >= 3


def test_the_canvas_is_a_card_on_light_themes_and_melts_into_dark_ones() -> None:
    assert contrast(CANVAS, "#FFFFFF") > 12
    assert contrast(CANVAS, "#313338") < 1.5
