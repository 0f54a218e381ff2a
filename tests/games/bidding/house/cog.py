"""/bidding: bid a card."""

from typing import TypeAlias

from discord import app_commands

from cogs.finding import NamedTable
from cogs.guided import GuidedCog
from cogs.playing import Offers
from cogs.visitors import Asking
from cogs.wording import command, options, said
from tests.games.bidding import offers

Card: TypeAlias = app_commands.Transform[str, Offers(offers.cards)]


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
