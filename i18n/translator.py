"""Every text of every language, loaded once; voices that say texts to one reader."""

import logging
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from core.text import LOCALES, Listing, Locale, Moment, Player, Text, Value, Verbatim

_log = logging.getLogger(__name__)

FOLDER = Path(__file__).parent.parent / "locales"


class MissingText(Exception):
    """A text cannot be said: its key is unknown, or one of its variables is missing."""


class Translator:
    """All languages. ``strict``: a fault in a text raises instead of falling back to English."""

    def __init__(self, folder: Path = FOLDER, *, strict: bool = False) -> None:
        self._bundles = {locale: _bundle(folder, locale) for locale in LOCALES}
        self._strict = strict
        self._plain: dict[tuple[str, str], str] = {}

    def has(self, key: str, locale: Locale = "en") -> bool:
        """Whether this language has a text of this key."""
        return self._bundles[locale].has_message(key)

    def voice(
        self,
        locale: Locale,
        *,
        people: Callable[[int], str] = str,
        quote: Callable[[str], str] = str,
        moment: Callable[[int], str] = str,
    ) -> "Voice":
        """A voice in this language that writes people, foreign words and instants its own way."""
        return Voice(self, locale, people, quote, moment)

    def format(self, locale: Locale, key: str, values: dict[str, Any]) -> str:
        """The text of this key with its values; English where the language has a fault."""
        if not values and (locale, key) in self._plain:
            return self._plain[locale, key]
        said = self._formatted(locale, key, values)
        if said is None:
            said = self._formatted("en", key, values) or f"[{key}]"
        if not values:
            self._plain[locale, key] = said
        return said

    def _formatted(self, locale: Locale, key: str, values: dict[str, Any]) -> str | None:
        bundle = self._bundles[locale]
        if bundle.has_message(key) and (pattern := bundle.get_message(key).value) is not None:
            said, errors = bundle.format_pattern(pattern, values)
            if not errors:
                return str(said)
            fault = f"{locale}: {key}: {errors}"
        else:
            fault = f"{locale}: no text {key}"
        if self._strict:
            raise MissingText(fault)
        _report(fault)
        return None


class Voice:
    """Says texts in one language, for one place."""

    def __init__(
        self,
        translator: Translator,
        locale: Locale,
        people: Callable[[int], str],
        quote: Callable[[str], str],
        moment: Callable[[int], str],
    ) -> None:
        self.locale = locale
        self._translator = translator
        self._people = people
        self._quote = quote
        self._moment = moment

    def say(self, text: Text) -> str:
        """The text in words."""
        values = {name: self._value(value) for name, value in text.values.items()}
        return self._translator.format(self.locale, text.key, values)

    def _value(self, value: Value) -> str | int:
        match value:
            case Text():
                return self.say(value)
            case Listing():
                return format_list([str(self._value(v)) for v in value.items], locale=self.locale)
            case Player():
                return self._people(value.seat)
            case Verbatim():
                return self._quote(value.words)
            case Moment():
                return self._moment(value.at)
            case _:
                return value


@cache
def _report(fault: str) -> None:
    """Once for each fault: a text is said often."""
    _log.error("a text cannot be said: %s", fault)


def _bundle(folder: Path, locale: Locale) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    for path in sorted((folder / locale).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
