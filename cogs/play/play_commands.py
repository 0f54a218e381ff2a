"""Shared by the commands of all games: finding the table, autocompletion, reading typed moves."""

import re
from typing import Any, ClassVar

import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.discord.interaction_user import AnyBot, Asking, Visitor
from cogs.interaction.front_desk import Desk
from cogs.interaction.table_finder import code_in, must_play
from cogs.lobby.open_command import opening_command
from cogs.ui.autocompletion import Choices, Offer, OptionReader, choices, matching, meant
from cogs.ui.command_texts import TypedOption, choices_of
from cogs.ui.guided_play_controls import Control, Question
from core.game import Manifest
from core.guided_play import Typing
from core.translatable_text import LOCALES
from i18n.slash_commands import command_text
from tables.model.refusals import TableRefuses, refused, stale
from tables.model.table import TableCode
from tables.table_queries import Arrival
from tables.visibility.table_view import Look
from workers.post_model import Profiles


class Offers(TypedOption):
    """An option of a game with suggestions.

    If the typed text equals a label, in the person's language or in English, the command gets the
    label's value; other text is passed unchanged. ``beside``: the English name of another option of
    the command, and its suggestions, on which these depend.
    """

    def __init__(self, offer: Offer, beside: "tuple[str, Offers] | None" = None) -> None:
        self.offer = offer
        self.beside = beside

    async def autocomplete(
        self, interaction: Asking, value: Any, /
    ) -> list[app_commands.Choice[Any]]:
        """Return the suggestions that match the text typed so far."""
        readers = await _cog_of(interaction).readers(interaction, self, value)
        return choices_of(matching(choices(self.offer, readers[0]), value) if readers else {})

    async def transform(self, interaction: Asking, value: str, /) -> str:
        """Acknowledge, and replace a typed label by its value."""
        cog = _cog_of(interaction)
        await cog.acknowledge(interaction)
        return meant(self.offer, await cog.readers(interaction, self, value), value)


def _cog_of(interaction: Asking) -> "GameCog":
    """Return the cog of the interaction's command."""
    command = interaction.command
    assert isinstance(command, app_commands.Command), "options belong to slash commands"
    cog = command.binding
    assert isinstance(cog, GameCog), "only games have such options"
    return cog


_SEEN = "seen"
"""Where an interaction keeps the table that it named, as it was read first."""


class GameCog(commands.GroupCog):
    """The commands of a game, loaded under the game's key, by which its controls find it.

    The first command opens a table and is generated from the game's manifest.
    """

    USUAL: ClassVar[str]
    """The key of the texts of the command for the most usual move; the help names it."""

    PARTS: ClassVar[str] = r"[;\n]"
    """Pattern that separates the moves of a line."""

    def __init__(self, bot: AnyBot, desk: Desk, manifest: Manifest) -> None:
        self.game = manifest.key
        self._bot = bot
        self._desk = desk
        self._call_by_its_name()
        self._put_first(opening_command(manifest, desk.guide.levels(manifest.key), desk))

    async def cog_load(self) -> None:
        """Register the controls, so that those from before a restart work."""
        self._bot.add_dynamic_items(Control)

    def _call_by_its_name(self) -> None:
        """Name and describe the group by the texts of now, which may say a name of the host."""
        group, texts = self.app_command, f"command-{self.game}"
        assert group is not None, "the commands of a game are a group"
        group.name = command_text(f"{texts}-name", LOCALES[0])
        group.description = command_text(f"{texts}-description", LOCALES[0])

    def _put_first(self, command: app_commands.Command[Any, ..., None]) -> None:
        """Add a command to the group, before all others."""
        group = self.app_command
        assert group is not None, "the commands of a game are a group"
        others = group.commands
        for other in others:
            group.remove_command(other.name)
        for each in (command, *others):
            group.add_command(each)

    # --- what is typed -----------------------------------------------------------------------

    async def tables_offered(self, interaction: Asking, current: str) -> Choices:
        """Suggest tables of this game."""
        return await self._desk.finder.suggest_tables(interaction, current, self.game)

    async def acknowledge(self, interaction: Asking) -> None:
        """Acknowledge the interaction."""
        await self._desk.acknowledge(interaction)

    async def readers(self, interaction: Asking, offers: Offers, typed: str) -> list[OptionReader]:
        """Return the typist as reader of their own language, then of English.

        Empty if no table or several are implied, or the game has not begun.
        """
        found = await self._typed_about(interaction)
        if found is None:
            return []
        visitor, look, profiles = found
        typing = Typing(look.view, look.legal, look.asked is not None, typed=typed)
        readers = [
            OptionReader(typing, self._desk.presenter.labels(look.table, profiles, locale))
            for locale in dict.fromkeys((visitor.locale, LOCALES[0]))
        ]
        if offers.beside is None:
            return readers
        name, other = offers.beside
        said = str(getattr(interaction.namespace, name, None) or "")
        beside = self.in_notation(meant(other.offer, readers, said))
        typing = msgspec.structs.replace(typing, beside=beside)
        return [msgspec.structs.replace(reader, typing=typing) for reader in readers]

    async def _typed_about(self, interaction: Asking) -> tuple[Visitor, Look, Profiles] | None:
        """Return who types and the table they mean as they see it; None without a played table."""
        named = getattr(interaction.namespace, "table", None)
        finder = self._desk.finder
        try:
            if named is None:
                visitor = await finder.glimpse(interaction)
                named = await finder.find(interaction, visitor, None, self.game)
            seen = await self._seen(interaction, code_in(named))
            await self._must_reach(interaction, seen)
            look = seen.look()
        except TableRefuses:
            return None
        visitor = Visitor.seen(interaction, seen.by)
        return (visitor, look, seen.people) if self._is_played(look) else None

    async def _seen(self, interaction: Asking, code: TableCode) -> Arrival:
        """Return the table and who asks as read at the first call for this interaction."""
        kept: tuple[TableCode, Arrival] | None = interaction.extras.get(_SEEN)
        if kept is None or kept[0] != code:
            kept = code, await self._desk.finder.seen(interaction, code)
            interaction.extras[_SEEN] = kept
        return kept[1]

    async def _must_reach(self, interaction: Asking, seen: Arrival) -> TableCode:
        """Return the table's code. Raises TableRefuses for an unreachable one or another game's."""
        table = await self._desk.finder.reached(interaction, seen.facts)
        must_play(table, self.game)
        return table.code

    def _is_played(self, look: Look) -> bool:
        """Whether this table plays this game and the game has begun."""
        return look.table.game == self.game and look.view is not None

    def in_notation(self, typed: str) -> str:
        """Convert a typed move from any of the bot's languages to notation."""
        return self._desk.replies.in_notation(self.game, typed)

    def _line(self, verb: str, *typed: str) -> str:
        """Join typed moves to a line, the first in notation and preceded by its verb."""
        first, *others = re.split(self.PARTS, " ".join(typed))
        line = self.in_notation(first)
        begun = line if f"{line} ".startswith(f"{verb} ") else f"{verb} {line}"
        return "; ".join((begun, *others))

    # --- moves -------------------------------------------------------------------------------

    async def _begin(self, asking: Asking, table: str | None) -> tuple[Visitor, TableCode]:
        await self._desk.acknowledge(asking)
        if not table:
            visitor = await self._desk.finder.visitor(asking)
            return visitor, await self._desk.finder.find(asking, visitor, None, self.game)
        seen = await self._seen(asking, code_in(table))
        visitor = await self._desk.finder.welcome(asking, seen.by)
        return visitor, await self._must_reach(asking, seen)

    async def _fresh_look(self, asking: Asking, question: Question) -> Look:
        """The table, as long as it still asks this question.

        Raises TableRefuses in a frozen game, StaleQuestion for an older question.
        """
        look = (await self._seen(asking, question.code)).look()
        if look.table.is_frozen:
            raise refused("table-refusal-frozen")
        if look.asked != question.asked:
            raise stale(question.code)
        return look
