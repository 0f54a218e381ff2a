"""Names and descriptions of commands, in every language the bot speaks."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias, TypeVar

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from cogs.ui.autocompletion import TYPED_LENGTH, Choices
from core.languages import LANGUAGES, ORIGINAL, Locale
from i18n.slash_commands import command_text
from model.refusals import TableRefuses

F = TypeVar("F", bound=Callable[..., Any])
V = TypeVar("V", str, int)

_TRANSLATED: Final[Mapping[discord.Locale, Locale]] = {
    discord.Locale(code): language.code
    for language in LANGUAGES
    if language.code != ORIGINAL
    for code in language.at_discord
}
"""The locales in which commands have other names than in the original."""

SPOKEN: Final = [
    app_commands.Choice(name=language.name, value=language.code) for language in LANGUAGES
]
"""The languages to choose from, each by its own name."""


def said(key: str) -> locale_str:
    """Return a command text in English, with the key by which it is translated."""
    return locale_str(command_text(key, ORIGINAL), key=key)


def value_of(chosen: app_commands.Choice[V] | None) -> V | None:
    """Return the value of a choice, or None."""
    return None if chosen is None else chosen.value


def options(**keys: str) -> Callable[[F], F]:
    """Name and describe a command's options; ``keys``: parameter = key of its texts, no suffix."""

    def apply(function: F) -> F:
        names = {name: said(f"{key}-name") for name, key in keys.items()}
        descriptions = {name: said(f"{key}-description") for name, key in keys.items()}
        app_commands.rename(**names)(function)
        app_commands.describe(**descriptions)(function)
        return function

    return apply


class TypedOption(app_commands.Transformer):
    """A free-text option, limited to TYPED_LENGTH characters."""

    @property
    def min_value(self) -> int:
        """Return the fewest characters."""
        return 1

    @property
    def max_value(self) -> int:
        """Return the most characters, which Discord enforces."""
        return TYPED_LENGTH

    async def transform(self, interaction: discord.Interaction[Any], value: str, /) -> str:
        """Return the text unchanged."""
        return value


Typed: TypeAlias = app_commands.Transform[str, TypedOption]
"""The type of a free-text option."""


class CompletedOption(TypedOption):
    """An option with autocompletion.

    ``offered``: the name of the cog's method that makes the suggestions, given the interaction and
    the text typed so far. If it raises TableRefuses, such as for an unknown table, nothing is
    suggested.
    """

    def __init__(self, offered: str) -> None:
        self.offered = offered

    async def autocomplete(
        self, interaction: discord.Interaction[Any], value: Any, /
    ) -> list[app_commands.Choice[Any]]:
        """Return the cog's suggestions for the text typed so far."""
        assert isinstance(interaction.command, app_commands.Command), "it stands in a command"
        offer = getattr(interaction.command.binding, self.offered)
        try:
            return choices_of(await offer(interaction, value))
        except TableRefuses:
            return []


def choices_of(offered: Choices) -> list[app_commands.Choice[str]]:
    """Convert suggestions to Discord's choices."""
    return [app_commands.Choice(name=label, value=value) for label, value in offered.items()]


class CommandTranslator(app_commands.Translator):
    """Translates command texts for discord.py from the bot's own texts."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the text in this language, or None if the bot does not speak it."""
        ours = _TRANSLATED.get(locale)
        key = string.extras.get("key")
        if ours is None or key is None:
            return None
        return command_text(key, ours)


def command(path: str) -> Callable[[Any], app_commands.Command[Any, ..., None]]:
    """Return a decorator that makes a command named and described by the texts under this path."""
    return app_commands.command(
        name=said(f"command-{path}-name"), description=said(f"command-{path}-description")
    )
