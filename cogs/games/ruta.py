"""/ruta: draw, use an Ace or the Excuse, claim a route."""

from typing import TypeAlias

from discord import app_commands

from cogs.discord.interaction_user import Asking
from cogs.interaction.table_finder import NamedTable
from cogs.play.guided_play_cog import GuidedCog
from cogs.play.play_commands import Offers
from cogs.ui.command_texts import command, options, said
from core.guided_play import Where
from games.ruta import autocompletion
from games.ruta.board import ROUTES, Route
from games.ruta.guided_play import payable
from tables.visibility.table_view import Look

_ROUTE = Offers(autocompletion.routes)
Draw: TypeAlias = app_commands.Transform[str, Offers(autocompletion.draws)]
Ace: TypeAlias = app_commands.Transform[str, Offers(autocompletion.aces)]
Fetched: TypeAlias = app_commands.Transform[str, Offers(autocompletion.discarded)]
Claimed: TypeAlias = app_commands.Transform[str, _ROUTE]
Paid: TypeAlias = app_commands.Transform[
    str, Offers(autocompletion.payments, beside=("route", _ROUTE))
]


class Ruta(
    GuidedCog,
    name="ruta",
    group_name=said("command-ruta-name"),
    group_description=said("command-ruta-description"),
):
    """Commands of Ruta."""

    USUAL = "ruta-draw"

    # --- commands ----------------------------------------------------------------------------

    @command("ruta-draw")
    @options(card="option-ruta-draw", table="option-table")
    async def draw(self, interaction: Asking, card: Draw, table: NamedTable | None = None) -> None:
        """Take a face-up card or the top of the pile."""
        await self._play_typed(interaction, table, card, "draw")

    @command("ruta-ace")
    @options(ace="option-ruta-ace", table="option-table")
    async def ace(self, interaction: Asking, ace: Ace, table: NamedTable | None = None) -> None:
        """Give a face-up Ace to the rival, or keep it; then draw."""
        await self._play_typed(interaction, table, ace)

    @command("ruta-excuse")
    @options(card="option-ruta-fetch", table="option-table")
    async def excuse(
        self, interaction: Asking, card: Fetched, table: NamedTable | None = None
    ) -> None:
        """Discard the Excuse for a card of the discard pile."""
        await self._play_typed(interaction, table, card, "excuse")

    @command("ruta-claim")
    @options(route="option-ruta-route", payment="option-ruta-payment", table="option-table")
    async def claim(
        self,
        interaction: Asking,
        route: Claimed,
        payment: Paid | None = None,
        table: NamedTable | None = None,
    ) -> None:
        """Claim a route; without a payment, show the sensible ones."""
        visitor, code = await self._begin(interaction, table)
        look = await self._desk.service.queries.look(code, visitor.id)
        meant = self._route_meant(look, route)
        if meant is not None and payment is None and meant in payable(look.legal):
            await self._lead(interaction, visitor, look, Where("route", (ROUTES[meant].key,)))
        else:
            claimed = route if meant is None else f"{ROUTES[meant].key}: {payment or ''}"
            await self._play(interaction, visitor, code, self._line("claim", claimed), None)

    @command("ruta-pass")
    @options(table="option-table")
    async def do_nothing(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Pass, if no other move is possible."""
        await self._play_typed(interaction, table, "pass")

    # --- the parts ---------------------------------------------------------------------------

    def _route_meant(self, look: Look, typed: str) -> Route | None:
        """Return the route with the typed key, or between the two typed places in any language."""
        if not self._is_played(look):
            return None
        return autocompletion.route_meant(look.view, self.in_notation(typed))
