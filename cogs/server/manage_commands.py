"""/table manage: commands for the host of a table and the managers of its server."""

from functools import partial

import discord
from discord import app_commands

from cogs.discord.interaction_user import Asking
from cogs.interaction.front_desk import Desk
from cogs.interaction.table_finder import NamedTable
from cogs.server import move_table_here
from cogs.table import moderation_controls, vote_controls
from cogs.ui.autocompletion import Choices
from cogs.ui.command_texts import command, options, said
from tables.model.table import PlayerId


class ManageCommands(app_commands.Group):
    """The commands of the group; a group of its own, because ``/table`` has room for 25."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(
            name=said("command-table-manage-name"),
            description=said("command-table-manage-description"),
        )
        self._desk = desk

    async def tables_offered(self, interaction: Asking, current: str) -> Choices:
        """Suggest tables of all games."""
        return await self._desk.finder.suggest_tables(interaction, current)

    async def seats_offered(self, interaction: Asking, current: str) -> Choices:
        """Suggest the implied table's seats, by holder."""
        return await vote_controls.seats_offered(self._desk, interaction, current)

    @command("table-manage-free")
    @options(seat="option-seat", table="option-table")
    async def free(
        self, interaction: Asking, seat: vote_controls.NamedSeat, table: NamedTable | None = None
    ) -> None:
        """Free a seat, as a manager of the server."""
        press = partial(vote_controls.ask_to_free, self._desk, seat=seat)
        await self._desk.serve(interaction, table, press)

    @command("table-manage-freeze")
    @options(table="option-table")
    async def freeze(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Freeze a game, as a manager of its server."""
        press = partial(moderation_controls.freeze, self._desk)
        await self._desk.serve(interaction, table, press)

    @command("table-manage-unfreeze")
    @options(table="option-table")
    async def unfreeze(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Unfreeze a game."""
        press = partial(moderation_controls.unfreeze, self._desk)
        await self._desk.serve(interaction, table, press)

    @command("table-manage-host")
    @options(person="option-new-host", table="option-table")
    async def host(
        self, interaction: Asking, person: discord.User, table: NamedTable | None = None
    ) -> None:
        """Make another person at the table its host."""
        press = partial(moderation_controls.hand_over, self._desk, to=PlayerId(person.id))
        await self._desk.serve(interaction, table, press)

    @command("table-manage-move")
    @options(table="option-table")
    async def move(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Move a table to this channel."""
        await self._desk.serve(interaction, table, partial(move_table_here.bring, self._desk))
