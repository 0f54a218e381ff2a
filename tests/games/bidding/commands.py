"""/bidding: bid a card."""

from typing import TypeAlias

from discord import app_commands

from cogs.discord.interaction_user import Asking
from cogs.interaction.table_finder import NamedTable
from cogs.play.guided_play_cog import GuidedCog
from cogs.play.play_commands import Offers
from cogs.ui.command_texts import command, options, said
from tests.games.bidding import autocompletion

Card: TypeAlias = app_commands.Transform[str, Offers(autocompletion.cards)]


class BiddingCog(
    GuidedCog,
    name="bidding",
    group_name=said("command-bidding-name"),
    group_description=said("command-bidding-description"),
):
    """Commands of Bidding."""

    USUAL = "bidding-bid"

    @command("bidding-bid")
    @options(card="option-bidding-card", table="option-table")
    async def bid(self, interaction: Asking, card: Card, table: NamedTable | None = None) -> None:
        """Bid a card."""
        await self._play_typed(interaction, table, card, "bid")
