"""Texts as a page shows them: without the markup of messages."""

from typing import Final

from core.translatable_text import Say, Text

_MARKUP: Final = ("**", "\\")


def plain(said: Text, say: Say) -> str:
    """Say a text without the markup of messages."""
    words = str(say(said))
    for sign in _MARKUP:
        words = words.replace(sign, "")
    return words
