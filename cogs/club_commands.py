"""/club: cups of a server, and the buttons under their posts."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from club.decisions.public_cup import PublicCup
from cogs.club.cup_controls import CupControls, removal_in
from cogs.club.cup_desk import CupDesk
from cogs.club.cup_lists import CupLists
from cogs.club.cup_options import CupOptions
from cogs.club.cup_pages import CupPages
from cogs.club.open_cup import (
    ComputerCount,
    CupWishes,
    Entrants,
    RoundDays,
    TableSize,
    Title,
    done_opened,
    format_of,
    open_cup,
)
from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.error_replies import answer_error
from cogs.interaction.front_desk import Desk
from cogs.interaction.table_finder import NamedGame
from cogs.lobby.computer_levels import level_choices, level_chosen
from cogs.ui.autocompletion import Choices
from cogs.ui.buttons import CLUB, TableButton
from cogs.ui.command_texts import CompletedOption, command, options, said, value_of
from cogs.ui.menus import TableChoice
from core.game import LEVELS
from core.translatable_text import text

NamedCup: TypeAlias = app_commands.Transform[str, CompletedOption("cups_offered")]
"""The type of an option that names a cup, by code or by suggestion."""

PressOnCup: TypeAlias = Callable[[Asking, Visitor, PublicCup], Awaitable[None]]
"""A coroutine that serves a visitor at a cup that has been found."""


class ClubCommands(
    commands.GroupCog,
    name=CLUB,
    group_name=said("command-club-name"),
    group_description=said("command-club-description"),
):
    """Commands for cups."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._cups = CupDesk(desk)
        self._pages = CupPages(self._cups)
        self._lists = CupLists(self._cups)
        self._options = CupOptions(self._cups)
        self._controls = CupControls(self._cups, self._pages)
        self._presses: Mapping[str, PressOnCup] = {
            "cup-open": self._pages.show,
            "cup-rules": self._pages.rules,
            "cup-cross-table": self._pages.cross_table,
            "cup-leave": self._controls.leave,
            "cup-quit": self._controls.quit,
            "cup-begin": self._controls.begin,
            "cup-options": self._options.ask,
            "cup-remove": self._controls.ask_whom_to_remove,
            "cup-call-off": self._controls.ask_to_call_off,
            "cup-end": self._controls.call_off,
        }

    # --- buttons, menus and forms ------------------------------------------------------------

    async def press(self, interaction: Asking, button: TableButton) -> None:
        """Handle a button of a cup."""
        await self._serve(interaction, button.code, self._meant(button))

    def _meant(self, button: TableButton) -> PressOnCup:
        """Return what a button does; an unknown one shows how the cup stands."""
        if button.name == "cup-enter":
            return partial(self._controls.enter, options=button.number)
        if button.name == "cup-standings":
            return partial(self._pages.standings, page=button.number)
        if button.name == "cup-round":
            return partial(self._pages.round, number=button.number)
        return self._presses.get(button.name, self._stale)

    async def _stale(self, asking: Asking, visitor: Visitor, public: PublicCup) -> None:
        await self._pages.show(asking, visitor, public, text("cup-refusal-stale"))

    async def chosen(self, interaction: Asking, menu: TableChoice) -> None:
        """Handle a choice from a menu.

        Show that cup, change that option, or ask why somebody is to be removed.
        """
        if menu.about == "cup-show":
            await self._serve(interaction, menu.value, self._pages.show)
            return
        if menu.about == "cup-options":
            press = partial(self._options.choose, chosen=menu.value)
            await self._serve(interaction, menu.code, press)
            return
        try:
            await self._controls.ask_for_reason(interaction, menu.code, menu.value)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Asking) -> None:
        """Handle a submitted form; its id identifies it, also after a restart."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        sent = removal_in(interaction.data or {})
        if sent is not None:
            code, number, reason = sent
            press = partial(self._controls.remove, number=number, reason=reason)
            await self._serve(interaction, code, press)

    async def _serve(self, interaction: Asking, named: str, press: PressOnCup) -> None:
        try:
            await self._at_cup(interaction, named, press)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    async def _at_cup(self, interaction: Asking, named: str, press: PressOnCup) -> None:
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        await press(interaction, visitor, await self._cups.reach(interaction, named))

    # --- suggestions -------------------------------------------------------------------------

    async def games_offered(self, interaction: Asking, current: str) -> Choices:
        """Suggest games by name."""
        return await self._desk.finder.games_offered(interaction, current)

    async def cups_offered(self, interaction: Asking, current: str) -> Choices:
        """Suggest the cups of this server."""
        return await self._cups.offered(interaction, current)

    # --- commands ----------------------------------------------------------------------------

    @command("club-cup")
    @options(game="option-cup-game", format="option-cup-format", seats="option-cup-seats")
    @options(pace="option-cup-pace", entrants="option-cup-entrants", closes="option-cup-closes")
    @options(round_days="option-cup-round-days", computers="option-cup-computers")
    @options(level="option-cup-level", title="option-cup-title")
    @app_commands.choices(format=CupWishes.FORMATS)
    @app_commands.choices(pace=CupWishes.PACES, closes=CupWishes.CLOSES)
    @app_commands.choices(level=level_choices(LEVELS))
    async def cup(
        self,
        interaction: Asking,
        game: NamedGame,
        format: app_commands.Choice[str] | None = None,  # noqa: A002  (the name of the option)
        seats: TableSize | None = None,
        pace: app_commands.Choice[int] | None = None,
        entrants: Entrants | None = None,
        closes: app_commands.Choice[int] | None = None,
        round_days: RoundDays | None = None,
        computers: ComputerCount = 0,
        level: app_commands.Choice[str] | None = None,
        title: Title = "",
    ) -> None:
        """Open a cup in this channel."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        wishes = CupWishes(
            game,
            format_of(format),
            seats,
            value_of(pace),
            entrants,
            value_of(closes),
            round_days,
            computers,
            level_chosen(value_of(level) or "normal"),
            title,
        )
        public = await open_cup(self._cups, interaction, visitor, wishes)
        await self._pages.show(interaction, visitor, public, done_opened(self._cups, public))

    @command("club-show")
    @options(cup="option-cup")
    async def show(self, interaction: Asking, cup: NamedCup | None = None) -> None:
        """Show a cup with what the person can do; without one, list all of this server."""
        if cup:
            await self._at_cup(interaction, cup, self._pages.show)
            return
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        await self._lists.show(interaction, visitor)
