"""The table of languages, and what of it answers a client or a stored language."""

import discord
import msgspec
import pytest

from core.texts import LANGUAGES, LOCALES, ORIGINAL, Locale, locale_of
from i18n.translator import FOLDER
from model.table import PlayerId, PlayerProfile
from tables.server_settings import ServerWishes

GONE = "eo"
"""A language that was in the table once."""


def test_every_language_has_its_folder_and_every_folder_its_language() -> None:
    assert {path.name for path in FOLDER.iterdir() if path.is_dir()} == set(LOCALES)
    assert len(set(LOCALES)) == len(LOCALES)


def test_each_client_of_discord_is_answered_in_one_language() -> None:
    codes = [code for language in LANGUAGES for code in language.at_discord]
    assert len(set(codes)) == len(codes)
    assert set(codes) <= {locale.value for locale in discord.Locale}
    assert all(language.at_discord for language in LANGUAGES)


@pytest.mark.parametrize(
    ("code", "locale"),
    [
        ("en-US", "en"),
        ("en-GB", "en"),
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("it", "it"),
        ("de", "en"),
        ("pt-BR", "en"),
        ("fi", "en"),
        ("", "en"),
    ],
)
def test_languages_of_discord_that_are_not_ours_are_answered_in_english(
    code: str, locale: Locale
) -> None:
    assert locale_of(code) == locale


def test_a_language_that_has_left_the_table_is_answered_in_that_of_the_client() -> None:
    person = PlayerProfile(PlayerId(1), "Ada", locale=GONE, seen_locale="fr")
    assert person.speaks == "fr"
    assert msgspec.structs.replace(person, seen_locale=GONE).speaks == ORIGINAL
    assert locale_of(GONE) == ORIGINAL


def test_settings_with_a_language_that_has_left_the_table_can_be_read() -> None:
    stored = msgspec.json.encode(ServerWishes(GONE, thread=True))
    assert msgspec.json.decode(stored, type=ServerWishes) == ServerWishes(GONE, thread=True)
