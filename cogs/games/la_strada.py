"""/la-strada: place a workshop, build, end the turn, look ahead."""

from typing import TypeAlias

from discord import app_commands

from cogs.discord.interaction_user import Asking
from cogs.interaction.table_finder import NamedTable
from cogs.play.guided_play_cog import GuidedCog
from cogs.play.play_commands import Offers
from cogs.ui.command_texts import command, options, said
from core.guided_play import Ask, Where
from core.translatable_text import text
from games.la_strada import autocompletion
from games.la_strada.best_choices import hexes_in
from games.la_strada.board import HEX_NAMES, Hex
from games.la_strada.choice_texts import outlook_words
from tables.model.refusals import refused
from tables.visibility.table_view import Look

_TO = Offers(autocompletion.goals)
Site: TypeAlias = app_commands.Transform[str, Offers(autocompletion.sites)]
Goal: TypeAlias = app_commands.Transform[str, _TO]
Way: TypeAlias = app_commands.Transform[str, Offers(autocompletion.ways, beside=("to", _TO))]


class LaStrada(
    GuidedCog,
    name="la-strada",
    group_name=said("command-la-strada-name"),
    group_description=said("command-la-strada-description"),
):
    """Commands of La Strada."""

    USUAL = "la-strada-build"

    @command("la-strada-workshop")
    @options(place="option-la-strada-place", table="option-table")
    async def workshop(
        self, interaction: Asking, place: Site, table: NamedTable | None = None
    ) -> None:
        """Place a workshop."""
        await self._play_typed(interaction, table, place, "workshop")

    @command("la-strada-build")
    @options(to="option-la-strada-to", way="option-la-strada-way", table="option-table")
    async def build(
        self, interaction: Asking, to: Goal, way: Way | None = None, table: NamedTable | None = None
    ) -> None:
        """Build a road to a settlement: written out, or chosen from the possible ones."""
        visitor, code = await self._begin(interaction, table)
        look = await self._desk.service.queries.look(code, visitor.id)
        named = hexes_in(to)
        if way is not None:
            _must_lead_to(named, way)
        if way is None and len(named) == 1 and self._builds(look):
            where = Where("to", (HEX_NAMES[named[0]],))
            await self._lead_typed(interaction, visitor, look, where, to)
            return
        # A single hex is no road; a reason why nothing can be built now is reported first.
        alone = f"{HEX_NAMES[named[0]]}-{HEX_NAMES[named[0]]}" if len(named) == 1 else to
        await self._play(interaction, visitor, code, self._line("build", way or alone), None)

    @command("la-strada-end-turn")
    @options(table="option-table")
    async def end_turn(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """End the turn's building."""
        await self._play_typed(interaction, table, "end")

    @command("la-strada-days")
    @options(table="option-table")
    async def days(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Show what can be reached this turn and the next."""
        visitor, code = await self._begin(interaction, table)
        look = await self._desk.service.queries.look(code, visitor.id)
        if not self._is_played(look):
            status = text(f"status-{look.table.status}")
            await self._desk.tell(interaction, visitor.locale, status)
            return
        if look.seat is None:
            raise refused("table-refusal-not-seated")
        first = self._guide.beginning(look) or Ask(())
        words = outlook_words(look.view, look.legal, asked=look.asked is not None)
        await self._desk.show_screen(interaction, visitor, look, first.saying(words))

    def _builds(self, look: Look) -> bool:
        """Whether this person may build roads now."""
        return self._is_played(look) and look.asked is not None and look.view.phase == "roads"


def _must_lead_to(named: list[Hex], way: str) -> None:
    """Raise TableRefuses if the way leads to another settlement than the named one."""
    hexes = hexes_in(way)
    if named and hexes and named[-1] not in (hexes[0], hexes[-1]):
        raise refused("la-strada-play-refusal-elsewhere", hex=HEX_NAMES[named[-1]])
