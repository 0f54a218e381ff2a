"""/race: choose a key."""

from typing import TypeAlias

from discord import app_commands

from cogs.discord.interaction_user import Asking
from cogs.interaction.table_finder import NamedTable
from cogs.play.guided_play_cog import GuidedCog
from cogs.play.play_commands import Offers
from cogs.ui.command_texts import command, options, said
from tavolo_vector_race import autocompletion

Key: TypeAlias = app_commands.Transform[str, Offers(autocompletion.keys)]


class VectorRaceCog(
    GuidedCog,
    name="vector-race",
    group_name=said("command-vector-race-name"),
    group_description=said("command-vector-race-description"),
):
    """Commands of Vector Race."""

    USUAL = "vector-race-steer"

    @command("vector-race-steer")
    @options(key="option-vector-race-key", table="option-table")
    async def steer(self, interaction: Asking, key: Key, table: NamedTable | None = None) -> None:
        """Choose a key."""
        await self._play_typed(interaction, table, key, "steer")
