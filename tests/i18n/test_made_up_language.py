"""A fourth language is its folder and one line: a made-up one keeps the laws of languages."""

import re
from pathlib import Path

import pytest

from core.texts import LANGUAGES
from tests.i18n.made_up_language import AT_DISCORD, CODE, checkout_with_it, run, texts_of

PYTEST = (
    "pytest",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    f"--ignore=tests/i18n/{Path(__file__).name}",
)
LAWS = (
    "tests/i18n",
    "tests/cogs",
    "tests/games",
    "tests/workers",
    "tests/rendering",
    "tests/house/test_guided_play.py",
    "tests/house/test_alt_texts.py",
    "tests/e2e/test_help_commands.py",
    "tests/e2e/in_a_made_up_language.py",
)
"""The tests of texts, typed moves, posts, pictures, commands, and of people who read it."""

CHOSEN = f"{CODE} or announced or said_in_every or side_by_side or alt_texts or zones or typed"


def _passed(told: str) -> int:
    """How many tests passed, of which none failed."""
    found = re.search(r"^(\d+) passed(?:, \d+ (?:skipped|deselected))* in ", told, re.MULTILINE)
    assert found is not None, told
    return int(found[1])


def test_its_texts_differ_from_english_and_keep_what_is_typed() -> None:
    told = texts_of(
        'a-refusal = Don\'t: "bid 2" in **row A1** of { $card }, not IV ...\n'
        "a-typed-all-in = all in, everything\n"
        "a-name = xyz\n"
    )
    assert told == (
        "a-refusal = Dón’t: «bid 2» ín **row A1** óf { $card }, nót IV ...\n"
        "a-typed-all-in = áll ín, évérythíng, xallin\n"
        "# As in English.\n"
        "a-name = xyz\n"
    )
    assert AT_DISCORD not in {code for language in LANGUAGES for code in language.at_discord}


def test_it_is_offered_registered_and_said(tmp_path: Path) -> None:
    told = run(checkout_with_it(tmp_path), "tests.i18n.fourth_language")
    assert told == f"{CODE} is spoken\n"


@pytest.mark.long
def test_it_passes_the_whole_house(tmp_path: Path) -> None:
    told = run(checkout_with_it(tmp_path), *PYTEST, *LAWS, "-k", CHOSEN)
    assert _passed(told) > 150
