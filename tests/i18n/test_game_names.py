"""The host may give games other names: then no text says the usual ones, in any language."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

import pytest

from core.texts import LOCALES, Locale, text
from i18n import Translator
from i18n.entries import GameNames, command_of, name_games
from i18n.translator import command_text
from settings import LANGUAGES_OF_NAMES, LONGEST_NAME
from tests.games.catalogue import EVERY_GAME, EVERY_KEY, FOLDERS
from tests.i18n.test_limits import DESCRIPTION, NAME
from tests.i18n.texts_on_disk import messages, prose, told_in


@cache
def usual_names() -> Mapping[tuple[Locale, str], str]:
    """The usual name of each game in each language; what a package lacks is said in English."""
    return {
        (locale, key): prose(told_in(locale)[f"{key}-name"])
        for locale, key in product(LOCALES, EVERY_KEY)
    }


SAY_IT_THEMSELVES = frozenset(
    said for key in EVERY_KEY for said in (f"{key}-name", f"{key}-credit", f"command-{key}-name")
)
"""A game's name and its command, which the host's name replaces, and the credit below its rules:
who made which game is said whatever it is called here.
"""


@pytest.fixture
def named() -> Iterator[None]:
    """Every game has a name as long as a name may be, another one in each language."""
    name_games(longest_names())
    yield
    name_games({})


def longest_names() -> GameNames:
    """A name for each game in each language; the French and Italian ones begin with a vowel."""
    assert len(LOCALES) == LANGUAGES_OF_NAMES
    return {
        key: tuple(f"Az {number} {it}".ljust(LONGEST_NAME, "x") for it in LOCALES)
        for number, key in enumerate(EVERY_KEY)
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_a_text_says_a_games_name_by_its_key_alone(locale: Locale) -> None:
    usual = usual_names()
    names = {usual[locale, key] for key in EVERY_KEY}
    assert len(names) == len(EVERY_KEY)
    called = re.compile(rf"\b({'|'.join(map(re.escape, names))})\b")
    told = {key: prose(message) for key, message in messages(locale).items()}
    assert {k for k, said in told.items() if called.search(said)} <= SAY_IT_THEMSELVES
    assert called.search(f"A table of {usual[locale, EVERY_KEY[0]]} is open")


@pytest.mark.usefixtures("named")
@pytest.mark.parametrize("locale", LOCALES)
def test_a_game_and_its_command_are_called_by_the_hosts_name(locale: Locale) -> None:
    translator, language = Translator(*FOLDERS, strict=True), LOCALES.index(locale)
    for key, names in longest_names().items():
        said = translator.voice(locale).say(text(f"{key}-name"))
        assert said == names[language]
        command = translator.command(locale, f"{key}-new")
        assert command.startswith(f"/{command_of(said)} ")


@pytest.mark.usefixtures("named")
@pytest.mark.parametrize("locale", LOCALES)
def test_commands_called_by_the_longest_names_are_such_as_discord_takes(locale: Locale) -> None:
    for key, names in longest_names().items():
        command = command_text(f"command-{key}-name", locale)
        assert command == command_of(names[LOCALES.index(locale)])
        assert NAME.fullmatch(command)
        assert EVERY_GAME[key].game.manifest.key == key, "loading a game makes its texts known"
        assert len(command_text(f"command-{key}-description", locale)) <= DESCRIPTION


@pytest.mark.parametrize(
    ("name", "command"),
    [
        ("Castle War", "castle-war"),
        ("La Guerre d’Été", "la-guerre-d-été"),
        ("Rails & Roads", "rails-roads"),
        ("A.B. 4", "a-b-4"),
        ("İİİ", "iii"),
    ],
)
def test_a_command_is_made_of_the_letters_and_digits_of_a_name(name: str, command: str) -> None:
    assert command_of(name) == command
