"""Names, descriptions and choices of commands, in every language the bot speaks."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, count, islice, product
from typing import Any, Final, TypeAlias, TypeVar

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from core.discord_limits import limit
from core.spelling import finder, folded, words_of
from core.texts import LANGUAGES, ORIGINAL, Locale, Say, Text
from i18n.translator import command_text
from model.refusals import TableRefuses

T = TypeVar("T")

CHOICE_LIMIT: Final = limit("choice-count")
CHOICE_LENGTH: Final = limit("choice-name-length")
TYPED_LENGTH: Final = 2 * CHOICE_LENGTH
"""Most characters of a typed option: twice the length of any suggestion."""

Choices: TypeAlias = Mapping[str, str]
"""Suggestions in order: labels in the reader's language, each with its value."""

Offered: TypeAlias = Sequence[tuple[Text, str]]
"""Suggestions in order: labels before their translation, each with its value."""


def choices(offered: Offered, say: Say) -> Iterator[tuple[str, str]]:
    """Yield label and value of each suggestion; of equal labels only the first.

    Lazy, because translating the labels is the expensive part.
    """
    told = set[str]()
    for label, value in offered:
        if (said := say(label)) not in told:
            told.add(said)
            yield said, value


def matching(offered: Iterable[tuple[str, str]], typed: str) -> Choices:
    """Return the suggestions that contain every typed word, up to Discord's limit.

    Exact names come first, then prefixes, then other matches. Stops reading as soon as enough are
    found. Returns nothing for more than TYPED_LENGTH characters.
    """
    if len(typed) > TYPED_LENGTH:
        return {}
    fits = finder(typed)
    found: Iterable[tuple[str, str]] = (
        (shown(label), value)
        for label, value in offered
        if len(value) <= CHOICE_LENGTH and fits(f"{label} {value}")
    )
    if wanted := folded(typed.strip()):
        found = _nearest_first(found, wanted)
    return dict(islice(found, CHOICE_LIMIT))


def _nearest_first(found: Iterable[tuple[str, str]], wanted: str) -> Iterator[tuple[str, str]]:
    """Yield the matches, nearest first; stop once the exact names and prefixes fill the limit."""
    by_distance: tuple[list[tuple[str, str]], ...] = ([], [], [])
    for label, value in found:
        by_distance[_distance(wanted, label, value)].append((label, value))
        if len(by_distance[0]) + len(by_distance[1]) == CHOICE_LIMIT:
            break
    return chain.from_iterable(by_distance)


def _distance(wanted: str, label: str, value: str) -> int:
    """Return the rank of a match: 0 exact name, 1 prefix, 2 contained elsewhere."""
    name, key = folded(label), folded(value)
    begins = name.startswith(wanted)
    if key == wanted or (begins and not name[len(wanted) :][:1].isalnum()):
        return 0
    return 1 if begins or key.startswith(wanted) else 2


def told_apart(people: Sequence[tuple[str, T]]) -> list[tuple[str, T]]:
    """Return the same pairs of name and value, with a number added to names that occur twice."""
    names = Counter(name.casefold() for name, _ in people)
    taken, told = set(names), list[tuple[str, T]]()
    for name, who in people:
        label = name
        if names[name.casefold()] > 1:
            numbered = (f"{name} ({number})" for number in count(1))
            label = next(one for one in numbered if one.casefold() not in taken)
            taken.add(label.casefold())
        told.append((label, who))
    return told


def meant(offered: Offered, readers: Sequence[Say], typed: str) -> str:
    """Return the value whose label was typed in full; the typed text itself if none matches.

    ``readers``: translations into the languages in which labels are understood.
    """
    wanted = _spelt(typed)
    if not wanted or len(typed) > TYPED_LENGTH or any(value == typed for _, value in offered):
        return typed
    for say, (text, value) in product(readers, offered):
        label = shown(say(text))
        if wanted[0] in folded(label) and _spelt(label) == wanted:
            return value
    return typed


def shown(label: str) -> str:
    """Return the label cut to Discord's length."""
    return label[:CHOICE_LENGTH]


def _spelt(typed: str) -> list[str]:
    """Split into words, ignoring case, accents and punctuation; labels may differ by one word."""
    return [folded(word) for word in words_of(typed)]


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
