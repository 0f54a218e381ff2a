"""Names and descriptions of commands, for Discord's command list."""

from functools import cache
from pathlib import Path

from core.translatable_text import Locale, text
from i18n.game_names import given_names
from i18n.text_folders import text_folders
from i18n.translator import MissingText, Translator


def _translator() -> Translator:
    return _translator_of(text_folders(), given_names())


@cache
def _translator_of(folders: tuple[Path, ...], _names: object) -> Translator:
    return Translator(*folders)


def command_text(key: str, locale: Locale) -> str:
    """Return the command text of this key. Raises MissingText if there is none."""
    translator = _translator()
    if not translator.has(key):
        raise MissingText(f"{key} is missing in locales/en: Discord would show it as a command")
    return translator.voice(locale).say(text(key))
