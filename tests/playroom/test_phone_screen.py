"""On a phone, a board, the question above it and its buttons fit without scrolling."""

import pytest

from benchmarks.phone_screen import (
    ENDS,
    Table,
    measure,
    measure_ends,
    measure_questions,
    measure_settings,
)
from core.texts import LOCALES, Locale
from tests.shared_browser import needs_browser

pytestmark = [pytest.mark.long, needs_browser]

MOVES = 12
EVERY = 4

PRIVATE_HEIGHT = 640
"""CSS pixels from the top of the picture to the end of the page: what a phone shows at once."""


async def test_board_and_buttons_of_whoever_is_to_play_fit_a_phone_with_the_longest_names() -> None:
    """Whole games of every title: ``python -m benchmarks.phone_screen``."""
    found = await measure("la-strada", "fr", every=EVERY, most=MOVES)
    assert len(found) >= MOVES // EVERY
    assert all(one.view > 0 and one.height > 0 for one in found)
    assert all(one.fits for one in found)


async def test_the_private_page_of_la_strada_fits_a_phone_as_it_opens() -> None:
    """Of every title: ``python -m benchmarks.phone_screen --private``."""
    found = await measure("la-strada", "it", every=EVERY, most=MOVES, private=True)
    assert len(found) >= MOVES // EVERY
    assert all(one.fits for one in found)


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_private_page_of_strada_romana_fits_a_phone_as_it_opens(locale: Locale) -> None:
    """Its board, the player's own row, and up to ten wagons in two rows of buttons."""
    found = await measure("strada-romana", locale, every=EVERY, most=MOVES, private=True)
    assert len(found) >= MOVES // EVERY
    assert all(one.fits and one.most <= PRIVATE_HEIGHT for one in found)


@pytest.mark.parametrize("locale", LOCALES)
async def test_what_a_table_is_asked_fits_a_phone_without_a_board(locale: Locale) -> None:
    """Whole games of every title: ``python -m benchmarks.phone_screen --questions``."""
    found = await measure_questions("la-strada", locale, every=8, most=24)
    kinds = {one.asks for one in found}
    assert kinds == {"lobby", "undo", "pause", "end", "paused", "vote", "substitute"}
    assert [one for one in found if not one.fits] == []


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_page_of_settings_fits_a_phone(locale: Locale) -> None:
    """A person's settings, and all that the terms of a table are, before and in a game."""
    found = await measure_settings("stratego4", locale)
    pages = {one.page for one in found}
    assert {"my", "my: calls", "lobby", "lobby: option-slow_start", "playing: late"} <= pages
    assert [one for one in found if not one.fits] == []


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_page_of_a_lesson_fits_a_phone_with_its_picture(locale: Locale) -> None:
    """Of every title: ``python -m benchmarks.phone_screen --lessons``."""
    found = await measure_settings("strada-romana", locale, Table.lesson)
    assert len(found) > 20
    assert all(one.height > 450 for one in found), "each was measured with its picture"
    assert [one for one in found if not one.fits] == []


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_last_post_fits_a_phone_when_all_others_resign(locale: Locale) -> None:
    """Also after a move was taken back, or a computer stood in for somebody with a long name; after
    one move the post says as well why the game is not rated.
    """
    found = await measure_ends("stratego4", locale, moves=1)
    assert len(found) == len(ENDS)
    assert [one for one in found if not one.fits] == []
