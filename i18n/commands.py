"""Names and descriptions of commands, for Discord's command list."""

from functools import cache

from core.text import Locale, text
from i18n.translator import Translator


@cache
def _translator() -> Translator:
    return Translator()


def command_text(key: str, locale: Locale) -> str:
    """The word of the command texts under this key."""
    return _translator().voice(locale).say(text(key))
