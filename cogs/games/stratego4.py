"""/stratego: deploy an army, move, fire, leave a flag behind, recruit."""

from typing import TypeAlias

from discord import app_commands

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.table_finder import NamedTable
from cogs.play import marks
from cogs.play.guided_play_cog import GuidedCog
from cogs.play.play_commands import Offers
from cogs.ui.command_texts import Typed, command, options, said
from core.guided_play import Ask, Where
from games.stratego4 import autocompletion
from games.stratego4.choice_texts import flags_words, key_of
from games.stratego4.choices import arranged, space_named
from games.stratego4.texts import hand_text
from tables.model.refusals import StaleQuestion
from tables.visibility.table_view import Look

_LEAVE = "leave"
_FLAG_CHOICES = [
    app_commands.Choice(name=said(f"choice-stratego4-flag-{choice}"), value=choice)
    for choice in ("take", _LEAVE)
]


_SWAPPED = Offers(autocompletion.swapped)
_MOVER = Offers(autocompletion.movers)
_CANNON = Offers(autocompletion.cannons)
Formation: TypeAlias = app_commands.Transform[str, Offers(autocompletion.ready_made)]
Swapped: TypeAlias = app_commands.Transform[str, _SWAPPED]
Other: TypeAlias = app_commands.Transform[
    str, Offers(autocompletion.swapped_with, beside=("swap", _SWAPPED))
]
Mover: TypeAlias = app_commands.Transform[str, _MOVER]
Target: TypeAlias = app_commands.Transform[
    str, Offers(autocompletion.goals, beside=("from", _MOVER))
]
Cannon: TypeAlias = app_commands.Transform[str, _CANNON]
Shot: TypeAlias = app_commands.Transform[
    str, Offers(autocompletion.shots, beside=("from", _CANNON))
]
Marked: TypeAlias = app_commands.Transform[str, Offers(autocompletion.hidden)]
Mark: TypeAlias = app_commands.Transform[str, Offers(autocompletion.takable_for)]
Recruited: TypeAlias = app_commands.Transform[str, Offers(autocompletion.recruits)]


class Stratego4(
    GuidedCog,
    name="stratego4",
    group_name=said("command-stratego4-name"),
    group_description=said("command-stratego4-description"),
):
    """Commands of Stratego 4."""

    USUAL = "stratego4-move"

    # --- commands ----------------------------------------------------------------------------

    @command("stratego4-deploy")
    @options(
        formation="option-stratego4-formation",
        swap="option-stratego4-swap",
        other="option-stratego4-with",
        ranks="option-stratego4-ranks",
        ready="option-stratego4-ready",
        table="option-table",
    )
    async def deploy(
        self,
        interaction: Asking,
        formation: Formation | None = None,
        swap: Swapped | None = None,
        other: Other | None = None,
        ranks: Typed | None = None,
        ready: bool = False,
        table: NamedTable | None = None,
    ) -> None:
        """Show one's army, rearrange it, or declare it ready."""
        visitor, code = await self._begin(interaction, table)
        orders = []
        if formation is not None:
            orders.append(self._line("arrange", arranged(formation)))
        if ranks is not None:
            orders.append(self._line("arrange", ranks))
        if swap is not None and other is not None:
            orders.append(self._line("swap", swap, other))
        line = "; ".join(orders)
        if orders and not (await self._play(interaction, visitor, code, line, None) and ready):
            return
        look = await self._desk.service.queries.look(code, visitor.id)
        if not self._deploys(look):
            # Impossible now: the attempt tells the person why.
            await self._play(interaction, visitor, code, "ready", None)
        elif ready:
            await self._lead(interaction, visitor, look, Where("ready"))
        elif swap is not None:
            if not await self._show_piece(interaction, visitor, look, "swap", swap):
                await self._play(interaction, visitor, code, self._line("swap", swap), None)
        else:
            await self._show_army(interaction, visitor, look)

    @command("stratego4-move")
    @options(
        start="option-stratego4-from",
        to="option-stratego4-to",
        flag="option-stratego4-flag",
        table="option-table",
    )
    @app_commands.choices(flag=_FLAG_CHOICES)
    async def move(
        self,
        interaction: Asking,
        start: Mover,
        to: Target | None = None,
        flag: app_commands.Choice[str] | None = None,
        table: NamedTable | None = None,
    ) -> None:
        """Move a piece or attack; without a target, show where it can go."""
        visitor, code = await self._begin(interaction, table)
        look = await self._desk.service.queries.look(code, visitor.id)
        if to is None and await self._show_piece(interaction, visitor, look, "piece", start):
            return
        leave = flag is not None and flag.value == _LEAVE
        line = self._line("move", start, to or "", _LEAVE if leave else "")
        await self._play(interaction, visitor, code, line, None)

    @command("stratego4-fire")
    @options(start="option-stratego4-cannon", at="option-stratego4-at", table="option-table")
    async def fire(
        self,
        interaction: Asking,
        start: Cannon,
        at: Shot | None = None,
        table: NamedTable | None = None,
    ) -> None:
        """Fire a cannon; without a target, show what it can hit."""
        visitor, code = await self._begin(interaction, table)
        look = await self._desk.service.queries.look(code, visitor.id)
        if at is None and await self._show_piece(interaction, visitor, look, "piece", start):
            return
        line = self._line("fire", start, at or "")
        await self._play(interaction, visitor, code, line, None)

    @command("stratego4-flag")
    @options(table="option-table")
    async def flag(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Show where the flags are, and how to leave one behind."""
        visitor, code = await self._begin(interaction, table)
        look = await self._look_at_game(visitor, code)
        if look.asked is not None and look.view.phase == "battle":
            await self._lead(interaction, visitor, look, Where("flags"))
        else:
            await self._desk.show_screen(
                interaction, visitor, look, Ask((), flags_words(look.view))
            )

    @command("stratego4-recruit")
    @options(rank="option-stratego4-rank", table="option-table")
    async def recruit(
        self, interaction: Asking, rank: Recruited, table: NamedTable | None = None
    ) -> None:
        """Bring a beaten piece back."""
        await self._play_typed(interaction, table, rank, "recruit")

    @command("stratego4-army")
    @options(table="option-table")
    async def army(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Show one's own army and its losses."""
        visitor, code = await self._begin(interaction, table)
        look = await self._look_at_game(visitor, code)
        await self._show_army(interaction, visitor, look)

    @command("stratego4-mark")
    @options(square="option-stratego4-marked", rank="option-stratego4-mark", table="option-table")
    async def mark(
        self,
        interaction: Asking,
        square: Marked | None = None,
        rank: Mark | None = None,
        table: NamedTable | None = None,
    ) -> None:
        """Mark privately what a rival's piece may be."""
        visitor, code = await self._begin(interaction, table)
        chosen = tuple(self.in_notation(typed) for typed in (square, rank) if typed)
        await marks.ask(self._desk, interaction, visitor, code, chosen if square else ())

    # --- the parts ---------------------------------------------------------------------------

    def _deploys(self, look: Look) -> bool:
        """Whether this person is deploying an army."""
        return self._is_played(look) and look.asked is not None and look.view.phase == "deploying"

    async def _show_army(self, asking: Asking, visitor: Visitor, look: Look) -> None:
        first = self._guide.beginning(look) or Ask(())
        army = [line.text for line in hand_text(look.view)]
        await self._desk.show_screen(asking, visitor, look, first.saying(army))

    async def _show_piece(
        self, asking: Asking, visitor: Visitor, look: Look, step: str, typed: str
    ) -> bool:
        """Show the moves of a piece named without a target; return False if it has none."""
        space = space_named(look.view, typed) if self._is_played(look) else None
        if space is None or look.asked is None:
            return False
        try:
            await self._lead(asking, visitor, look, Where(step, (key_of(space),)))
        except StaleQuestion:
            return False
        return True
