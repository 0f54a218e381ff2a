"""/strada-romana: move wagons, take goods, keep a wagon tile, pass."""

from typing import TypeAlias

from discord import app_commands

from cogs.discord.interaction_user import Asking
from cogs.interaction.table_finder import NamedTable
from cogs.play.guided_play_cog import GuidedCog
from cogs.play.play_commands import Offers
from cogs.ui.command_texts import command, options, said
from core.guided_play import Where
from games.strada_romana import autocompletion
from games.strada_romana.moves import LookAtStack

Run: TypeAlias = app_commands.Transform[str, Offers(autocompletion.runs)]
Special: TypeAlias = app_commands.Transform[str, Offers(autocompletion.specials)]
Good: TypeAlias = app_commands.Transform[str, Offers(autocompletion.goods)]
WagonTile: TypeAlias = app_commands.Transform[str, Offers(autocompletion.wagon_tiles)]


class StradaRomana(
    GuidedCog,
    name="strada-romana",
    group_name=said("command-strada-romana-name"),
    group_description=said("command-strada-romana-description"),
):
    """Commands of Strada Romana."""

    USUAL = "strada-romana-move"
    PARTS = r"[;+\n]"

    @command("strada-romana-move")
    @options(run="option-strada-romana-run", table="option-table")
    async def move(self, interaction: Asking, run: Run, table: NamedTable | None = None) -> None:
        """Run a wagon, or play a whole turn, move by move."""
        await self._play_typed(interaction, table, run)

    @command("strada-romana-buy")
    @options(special="option-strada-romana-special", table="option-table")
    async def buy(
        self, interaction: Asking, special: Special, table: NamedTable | None = None
    ) -> None:
        """Buy special movement for this turn."""
        await self._play_typed(interaction, table, special, "buy")

    @command("strada-romana-take")
    @options(good="option-strada-romana-good", table="option-table")
    async def take(self, interaction: Asking, good: Good, table: NamedTable | None = None) -> None:
        """Take a tile or a cube from the wagon that has just run."""
        await self._play_typed(interaction, table, _with_kind(self.in_notation(good)))

    @command("strada-romana-wagon-tile")
    @options(wagon="option-strada-romana-wagon", table="option-table")
    async def wagon_tile(
        self, interaction: Asking, wagon: WagonTile | None = None, table: NamedTable | None = None
    ) -> None:
        """Look through the wagon tiles, after a confirmation; or keep the named one."""
        visitor, code = await self._begin(interaction, table)
        look = await self._desk.service.queries.look(code, visitor.id)
        if wagon is not None:
            await self._play(interaction, visitor, code, self._line("choose", wagon), None)
        elif self._is_played(look) and look.view.looking and look.asked is not None:
            await self._desk.show_look(interaction, visitor, look)
        elif LookAtStack() in look.legal:
            await self._lead(interaction, visitor, look, Where("look"))
        else:
            # Impossible now: the attempt tells the person why.
            await self._play(interaction, visitor, code, "look", None)

    @command("strada-romana-pass")
    @options(table="option-table")
    async def pass_turn(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Pass for a coin."""
        await self._play_typed(interaction, table, "pass")

    @command("strada-romana-end-turn")
    @options(table="option-table")
    async def end_turn(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """End the turn."""
        await self._play_typed(interaction, table, "end")


def _with_kind(good: str) -> str:
    """Prefix a typed good with its kind: a square names a cube, anything else a tile."""
    if good.partition(" ")[0] in ("tile", "cube"):
        return good
    is_square = any(map(str.isdecimal, good)) and not good.isdecimal()
    return f"{'cube' if is_square else 'tile'} {good}"
