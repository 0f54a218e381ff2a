"""Colours can be told apart with colour blindness, and text contrasts with its background.

What holds in every game stands in test_colours_of_every_game.py.
"""

from itertools import combinations

import pytest

from rendering.boards.la_strada.art import PAINTS
from rendering.boards.la_strada.board_map import SITE
from rendering.boards.strada_romana.art import LIVERIES
from rendering.boards.strada_romana.art import PAINTS as GOODS_PAINTS
from rendering.boards.stratego4.art import MEADOWS, WATER, ZONES
from rendering.decktet.emblem_parts import COLOURS
from rendering.scene.marks import SEAT_MARKS
from rendering.scene.shapes import CANVAS
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


@pytest.mark.parametrize("eyes", EYES)
def test_all_eyes_tell_the_zones_apart_from_each_other_and_from_the_field(eyes: str) -> None:
    fields = [*(tones[0] for tones in ZONES[:4]), MEADOWS[0]]
    for one, other in combinations(fields, 2):
        assert distance(one, other, eyes) > 4
    for ground in fields:
        assert distance(ground, WATER, eyes) > 9


def test_the_canvas_is_a_card_on_light_themes_and_melts_into_dark_ones() -> None:
    assert contrast(CANVAS, "#FFFFFF") > 12
    assert contrast(CANVAS, "#313338") < 1.5
