"""/cup: cups of a server, and the buttons under their posts."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TypeAlias

from discord import app_commands
from discord.ext import commands

from cogs.cups.cup_pages import CupPages, manages, organises
from cogs.cups.open_cup import (
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
from cogs.ui.autocompletion import Choices
from cogs.ui.buttons import CUPS, TableButton
from cogs.ui.command_texts import Typed, command, options, said, value_of
from cogs.ui.menus import TableChoice
from core.translatable_text import text
from model.cup import Cup, CupStatus
from model.refusals import refused

PressOnCup: TypeAlias = Callable[[Asking, Visitor, Cup], Awaitable[None]]
"""A coroutine that serves a visitor at a cup that has been found."""


class CupCommands(
    commands.GroupCog,
    name=CUPS,
    group_name=said("command-cup-name"),
    group_description=said("command-cup-description"),
):
    """Commands for cups."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._cups = desk.cups
        self._pages = CupPages(desk)
        self._presses: Mapping[str, PressOnCup] = {
            "cup-open": self._pages.show,
            "cup-rules": self._pages.rules,
            "cup-enter": self._enter,
            "cup-leave": self._leave,
            "cup-quit": self._quit,
            "cup-begin": self._begin,
            "cup-remove": self._pages.ask_whom_to_remove,
            "cup-call-off": self._pages.ask_to_call_off,
            "cup-end": self._call_off,
        }

    # --- buttons and menus -------------------------------------------------------------------

    async def press(self, interaction: Asking, button: TableButton) -> None:
        """Handle a button of a cup; one of before shows how the cup stands."""
        await self._serve(interaction, button.code, self._presses.get(button.name, self._stale))

    async def chosen(self, interaction: Asking, menu: TableChoice) -> None:
        """Handle a choice from a menu: show that cup, or remove that entrant."""
        if menu.about == "cup-show":
            await self._serve(interaction, menu.value, self._pages.show)
        else:
            remove = partial(self._remove, chosen=menu.value)
            await self._serve(interaction, menu.code, remove)

    async def _serve(self, interaction: Asking, named: str, press: PressOnCup) -> None:
        try:
            await self._at_cup(interaction, named, press)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    async def _at_cup(self, interaction: Asking, named: str, press: PressOnCup) -> None:
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        await press(interaction, visitor, await self._pages.reach(interaction, named))

    async def _stale(self, asking: Asking, visitor: Visitor, cup: Cup) -> None:
        await self._pages.show(asking, visitor, cup, text("cup-refusal-stale"))

    async def _enter(self, asking: Asking, visitor: Visitor, cup: Cup) -> None:
        done = await self._cups.enter(cup.code, visitor.person)
        said = [text("done-cup-entered")]
        if organises(asking, done):
            said.append(text("cup-organiser-enters"))
        await self._pages.show(asking, visitor, done, *said)

    async def _leave(self, asking: Asking, visitor: Visitor, cup: Cup) -> None:
        """Leave the cup; once it is being played, ask first."""
        is_in = cup.entrant_of(visitor.id) is not None
        asks = is_in and cup.status is CupStatus.PLAYING
        await (self._pages.ask_to_leave if asks else self._quit)(asking, visitor, cup)

    async def _quit(self, asking: Asking, visitor: Visitor, cup: Cup) -> None:
        done = await self._cups.leave(cup.code, visitor.person)
        said = () if visitor.id in done.people else (text("done-cup-left"),)  # once is enough
        await self._pages.show(asking, visitor, done, *said)

    async def _begin(self, asking: Asking, visitor: Visitor, cup: Cup) -> None:
        done = await self._cups.begin(cup.code, visitor.person, manages=manages(asking, cup))
        await self._pages.show(asking, visitor, done, text("done-cup"))

    async def _remove(self, asking: Asking, visitor: Visitor, cup: Cup, chosen: str) -> None:
        if not chosen.isdecimal() or len(chosen) > 3:
            raise refused("cup-refusal-nobody")
        done = await self._cups.remove(
            cup.code, visitor.person, int(chosen), manages=manages(asking, cup)
        )
        await self._pages.show(asking, visitor, done, text("done-cup"))

    async def _call_off(self, asking: Asking, visitor: Visitor, cup: Cup) -> None:
        done = await self._cups.call_off(cup.code, visitor.person, manages=manages(asking, cup))
        await self._pages.show(asking, visitor, done, text("done-cup"))

    # --- commands ----------------------------------------------------------------------------

    async def games_offered(self, interaction: Asking, current: str) -> Choices:
        """Suggest games by name."""
        return await self._desk.finder.games_offered(interaction, current)

    @command("cup-open")
    @options(game="option-cup-game", format="option-cup-format", seats="option-cup-seats")
    @options(pace="option-cup-pace", entrants="option-cup-entrants", closes="option-cup-closes")
    @options(round_days="option-cup-round-days", title="option-cup-title")
    @app_commands.choices(format=CupWishes.FORMATS)
    @app_commands.choices(pace=CupWishes.PACES, closes=CupWishes.CLOSES)
    async def open(
        self,
        interaction: Asking,
        game: NamedGame,
        format: app_commands.Choice[str] | None = None,  # noqa: A002  (the name of the option)
        seats: TableSize | None = None,
        pace: app_commands.Choice[int] | None = None,
        entrants: Entrants | None = None,
        closes: app_commands.Choice[int] | None = None,
        round_days: RoundDays | None = None,
        title: Title = "",
    ) -> None:
        """Open a cup in this channel."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        kind, hours, entry = format_of(format), value_of(pace), value_of(closes)
        wishes = CupWishes(game, kind, seats, hours, entrants, entry, round_days, title)
        cup = await open_cup(self._desk, interaction, visitor, wishes)
        await self._pages.show(interaction, visitor, cup, *done_opened(self._desk, cup))

    @command("cup-show")
    @options(cup="option-cup")
    async def show(self, interaction: Asking, cup: Typed | None = None) -> None:
        """Show a cup with what the person can do; without one, the living one or a list."""
        if cup:
            await self._at_cup(interaction, cup, self._pages.show)
            return
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        await self._pages.list(interaction, visitor)
