"""Names and descriptions of commands, in every language Discord asks for."""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from cogs.ui.autocompletion import TYPED_LENGTH, Choices
from core.text import Locale
from i18n.slash_commands import command_text
from tables.model.refusals import TableRefuses

F = TypeVar("F", bound=Callable[..., Any])
V = TypeVar("V", str, int)

_TRANSLATED: dict[discord.Locale, Locale] = {
    discord.Locale.french: "fr",
    discord.Locale.italian: "it",
}


def said(key: str) -> locale_str:
    """A word of the command texts: in English, and with the key that leads to the others."""
    return locale_str(command_text(key, "en"), key=key)


def value_of(chosen: app_commands.Choice[V] | None) -> V | None:
    """What was chosen, None where nothing was."""
    return None if chosen is None else chosen.value


def options(**keys: str) -> Callable[[F], F]:
    """Name and describe a command's options: parameter = key of its texts, without the ending."""

    def apply(function: F) -> F:
        names = {name: said(f"{key}-name") for name, key in keys.items()}
        descriptions = {name: said(f"{key}-description") for name, key in keys.items()}
        app_commands.rename(**names)(function)
        app_commands.describe(**descriptions)(function)
        return function

    return apply


class TypedOption(app_commands.Transformer):
    """An option in which people write something: a few words, never a book."""

    @property
    def min_value(self) -> int:
        """The fewest characters."""
        return 1

    @property
    def max_value(self) -> int:
        """The most characters; Discord takes no more."""
        return TYPED_LENGTH

    async def transform(self, interaction: discord.Interaction[Any], value: str, /) -> str:
        """What was written, as it was written."""
        return value


Typed: TypeAlias = app_commands.Transform[str, TypedOption]
"""The type of an option in which people write something."""


class CompletedOption(TypedOption):
    """An option that is completed while somebody types.

    ``offered``: the method of the cog with the command that says by what: it is given the
    interaction and what is typed so far. Where it refuses, as at a table nobody knows, nothing
    completes the option.
    """

    def __init__(self, offered: str) -> None:
        self.offered = offered

    async def autocomplete(
        self, interaction: discord.Interaction[Any], value: Any, /
    ) -> list[app_commands.Choice[Any]]:
        """What the cog offers for what is typed so far."""
        assert isinstance(interaction.command, app_commands.Command), "it stands in a command"
        offer = getattr(interaction.command.binding, self.offered)
        try:
            return choices_of(await offer(interaction, value))
        except TableRefuses:
            return []


def choices_of(offered: Choices) -> list[app_commands.Choice[str]]:
    """What Discord shows under an option while it is typed."""
    return [app_commands.Choice(name=label, value=value) for label, value in offered.items()]


class CommandTranslator(app_commands.Translator):
    """Answers Discord's questions for other languages from our own texts."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """The word in this language, None where we speak none of it."""
        ours = _TRANSLATED.get(locale)
        key = string.extras.get("key")
        if ours is None or key is None:
            return None
        return command_text(key, ours)


def command(path: str) -> Callable[[Any], app_commands.Command[Any, ..., None]]:
    """Make a command whose name and description stand in the texts under this path."""
    return app_commands.command(
        name=said(f"command-{path}-name"), description=said(f"command-{path}-description")
    )
