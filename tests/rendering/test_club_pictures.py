"""Pictures of a club: legible on a phone for all eyes, and their words say what they show."""

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import ImageColor

from core.translatable_text import LOCALES, Locale
from rendering import palettes
from rendering.club import cross_table, standings
from rendering.club.layout import PALETTE, Heading
from rendering.club.results import CupResult, result_words
from rendering.club.scores import score_words
from rendering.club.standings import StandingsRow, StandingsTable
from rendering.raster.palette_files import palette_named
from rendering.scene.colours_and_sizes import GOLD, TEXT
from rendering.scene.drawable_characters import clean_name
from rendering.scene.shapes import Lettering, Scene, SeatLabel, Stamp, bounds
from rendering.scene.text_fitting import ELLIPSIS
from rendering.scene.typeface import typeface
from tests.rendering.club_samples import (
    CROSS_TABLES,
    GOLDEN,
    HEADING,
    NAMES,
    STANDINGS,
    drawn_in,
    rows,
)
from tests.rendering.colour_laws import hidden_from_some_eyes, pale_words
from tests.rendering.picture_queries import base_words, box_of, every_shape
from tests.rendering.scenes import voice
from tests.rendering.test_charts import HIGHEST_FULL_WIDTH

SAY = voice("en")

every_language = pytest.mark.parametrize("locale", LOCALES)


def _lettering(scene: Scene) -> list[Lettering]:
    return [shape for shape in every_shape(scene.base.shapes) if isinstance(shape, Lettering)]


# -- Looks -------------------------------------------------------------------------------------


@every_language
def test_everything_is_large_enough_and_inside_the_picture(locale: Locale) -> None:
    for scene in drawn_in(locale).values():
        assert min(words.size for words in _lettering(scene)) >= TEXT
        for shape in scene.base.shapes:
            box = box_of(shape) if isinstance(shape, Lettering) else bounds(shape)
            left, top, right, bottom = box
            assert 0 <= left <= right <= scene.width
            assert 0 <= top <= bottom <= scene.height


@every_language
def test_no_words_lie_on_others(locale: Locale) -> None:
    for scene in drawn_in(locale).values():
        for one, other in combinations(map(box_of, _lettering(scene)), 2):
            apart = one[2] <= other[0] or other[2] <= one[0]
            above = min(one[3] - other[1], other[3] - one[1])
            assert apart or above < 1, "two lines of a heading may touch"


@every_language
def test_every_letter_can_be_drawn(locale: Locale) -> None:
    words = [words for scene in drawn_in(locale).values() for words in _lettering(scene)]
    assert {c for each in words for c in each.words if c not in typeface(each.face)} == set()


@every_language
def test_nothing_is_cut_but_names_of_people(locale: Locale) -> None:
    cut = {
        words.words
        for scene in drawn_in(locale).values()
        for words in _lettering(scene)
        if words.words.endswith(ELLIPSIS) and words.words != ELLIPSIS
    }
    assert {words for words in cut if not words.startswith(("Max", "Www", "Ελέ"))} == set()


@every_language
def test_a_phone_shows_every_picture_in_full_width(locale: Locale) -> None:
    for scene in drawn_in(locale).values():
        assert scene.height <= HIGHEST_FULL_WIDTH * scene.width


def test_all_eyes_tell_results_and_lives_apart() -> None:
    assert hidden_from_some_eyes(drawn_in("en").values()) == set()


@pytest.mark.long
def test_every_word_stands_out_from_its_ground() -> None:
    assert pale_words(GOLDEN.values()) == set()


def test_the_colour_table_of_charts_has_every_colour() -> None:
    table = palette_named(PALETTE)
    held = set(zip(table[::3], table[1::3], table[2::3], strict=True))
    plain = palettes.flat_colours(drawn_in("en").values())
    assert {ImageColor.getrgb(colour) for colour in plain} <= held


# -- Contents ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", STANDINGS)
def test_the_standings_show_each_row_and_say_the_same(name: str) -> None:
    table, written = STANDINGS[name], base_words(drawn_in("en")[f"standings-{name}"])
    said = standings.in_words(table, SAY)
    assert said.startswith(f"{table.heading.title}: {table.heading.note}. 1 Ada ")
    for row in table.rows:
        score = score_words(row.score, SAY)
        results = " ".join(result_words(result, SAY) for result in row.last)
        assert f"{row.rank}" in written
        assert score in written
        assert f"{row.rank} {row.label.name} {score}" in said
        assert results in said
        assert _is_named(row.label.name, row.number, written)
    shown = [result_words(result, SAY) for row in table.rows for result in row.last]
    assert {sign: written.count(sign) for sign in shown if not sign.isdigit()} == {
        sign: shown.count(sign) + _as_scores(sign, table) for sign in shown if not sign.isdigit()
    }


def _as_scores(words: str, table: standings.StandingsTable) -> int:
    return sum(score_words(row.score, SAY) == words for row in table.rows)


def _is_named(name: str, number: int, written: list[str]) -> bool:
    drawn = clean_name(name, f"Player {number}")
    return any(words and drawn.startswith(words.rstrip(ELLIPSIS)) for words in written)


def test_columns_without_values_leave_their_room_to_names() -> None:
    plain = standings.StandingsTable(HEADING, rows(3, games=0))
    full = standings.StandingsTable(HEADING, rows(3), STANDINGS["swiss"].tie_break)
    written, written_in_full = (base_words(standings.standings(t, SAY)) for t in (plain, full))
    assert {"Buchholz", "Last games"} <= {*written_in_full}
    assert not {"Buchholz", "Last games", "Lives"} & {*written}
    assert NAMES[2].name in written
    assert NAMES[2].name not in written_in_full


def test_a_title_that_cannot_be_drawn_is_replaced_in_the_picture_alone() -> None:
    heading = Heading("春の杯", "Ruta · Swiss", "Ruta")
    table = standings.StandingsTable(heading, rows(2))
    assert base_words(standings.standings(table, SAY))[0] == "Ruta"
    assert standings.in_words(table, SAY).startswith("春の杯: Ruta · Swiss.")


def test_only_the_champion_has_a_wreath() -> None:
    for name, scene in drawn_in("en").items():
        stamps = [s.symbol.key for s in scene.base.shapes if isinstance(s, Stamp)]
        assert stamps.count("laurel") == (name == "standings-final")
    assert standings.in_words(STANDINGS["final"], SAY).count("champion") == 1


def test_whoever_has_left_is_marked_and_the_mark_explained() -> None:
    written = base_words(drawn_in("en")["standings-swiss"])
    assert written.count("×") == 1
    assert any(words.endswith("× has left") for words in written)
    assert not any("has left" in words for words in base_words(drawn_in("en")["standings-begun"]))


@pytest.mark.parametrize("name", CROSS_TABLES)
def test_a_cross_table_shows_each_result_once_and_says_the_same(name: str) -> None:
    table, written = CROSS_TABLES[name], base_words(drawn_in("en")[f"cross-{name}"])
    said = cross_table.in_words(table, SAY)
    for place, row in enumerate(table.rows):
        cells = [result_words(result, SAY) if result else "·" for result in row.against]
        cells[place] = "■"
        score = score_words(row.score, SAY)
        assert f"{row.rank} {row.label.name} {score} ({' '.join(cells)}" in said
        assert _is_named(row.label.name, row.number, written)
    results = [each for row in table.rows for each in (*row.against, row.bye) if each]
    halves = [result for result in results if result_words(result, SAY) == "½"]
    assert written.count("½") == len(halves)
    assert written.count(ELLIPSIS) == sum(result.kind == "open" for result in results)


@pytest.mark.parametrize(
    ("score", "locale", "words"),
    [
        (Fraction(0), "en", "0"),
        (Fraction(1, 2), "en", "½"),
        (Fraction(-3, 2), "en", "−1½"),
        (Fraction(7, 2), "en", "3½"),
        (Fraction(29, 8), "en", "3⅝"),
        (Fraction(2, 3), "en", "2⁄3"),
        (Fraction(17, 6), "en", "2 5⁄6"),
        (Fraction(30, 7), "en", "4.29"),
        (Fraction(30, 7), "fr", "4,29"),
        (Fraction(30, 7), "it", "4,29"),
        (Fraction(121, 120), "en", "1.01"),
        (Fraction(1999, 1000), "en", "2.00"),
    ],
)
def test_scores_are_written_as_people_write_them(
    score: Fraction, locale: Locale, words: str
) -> None:
    assert score_words(score, voice(locale)) == words


_VALUES = {"½": 1 / 2, "¼": 1 / 4, "¾": 3 / 4, "⅛": 1 / 8, "⅜": 3 / 8, "⅝": 5 / 8, "⅞": 7 / 8}


@given(st.fractions(min_value=0, max_value=64, max_denominator=60))
def test_every_score_can_be_read_back(score: Fraction) -> None:
    words = score_words(score, SAY)
    if "⁄" in words:
        whole, _, part = words.rpartition(" ")
        read = int(whole or 0) + Fraction(part.replace("⁄", "/"))
    elif words[-1] in _VALUES:
        read = int(words[:-1] or 0) + Fraction(_VALUES[words[-1]])
    else:
        read = Fraction(words)
    assert abs(read - score) <= (Fraction(1, 200) if "." in words else 0)


def test_results_differ_by_their_words_too() -> None:
    kinds = [CupResult(Fraction(points, 2)) for points in range(3)]
    kinds += [CupResult(kind="bye"), CupResult(kind="missed"), CupResult(kind="open")]
    assert len({result_words(each, SAY) for each in kinds}) == len(kinds)


@every_language
@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_the_heading_of_results_is_whole_after_the_first_round(locale: Locale, rounds: int) -> None:
    last = (CupResult(Fraction(1)),) * rounds
    row = StandingsRow(1, 1, SeatLabel("Ada"), Fraction(rounds), last)
    scene = standings.standings(StandingsTable(HEADING, (row,)), voice(locale))
    assert not any(ELLIPSIS in words.words for words in _lettering(scene))


@pytest.mark.parametrize(("score", "is_gold"), [(0, False), (1, True)])
def test_nobody_is_gold_before_there_are_points(score: int, is_gold: bool) -> None:
    row = StandingsRow(1, 1, SeatLabel("Ada"), Fraction(score))
    scene = standings.standings(StandingsTable(HEADING, (row,)), SAY)
    assert any(words.colour == GOLD for words in _lettering(scene)) is is_gold
