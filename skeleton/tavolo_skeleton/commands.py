"""/skeleton: take stones."""

from typing import TypeAlias

from cogs.discord.interaction_user import Asking
from cogs.interaction.table_finder import NamedTable
from cogs.play.guided_play_cog import GuidedCog
from cogs.play.play_commands import Offers
from cogs.ui.command_texts import command, options, said
from discord import app_commands

from tavolo_skeleton import autocompletion

Stones: TypeAlias = app_commands.Transform[str, Offers(autocompletion.stones)]


class SkeletonCog(
    GuidedCog,
    name="skeleton",
    group_name=said("command-skeleton-name"),
    group_description=said("command-skeleton-description"),
):
    """Commands of Skeleton."""

    USUAL = "skeleton-take"

    @command("skeleton-take")
    @options(stones="option-skeleton-stones", table="option-table")
    async def take(
        self, interaction: Asking, stones: Stones, table: NamedTable | None = None
    ) -> None:
        """Take stones."""
        await self._play_typed(interaction, table, stones, "take")
