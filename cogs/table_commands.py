"""/table: commands for tables of any game, and the buttons under posts."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import (
    board_views,
    buttons,
    history,
    lobby,
    lobby_page,
    moderation,
    motions,
    play,
    thinking_ahead,
)
from cogs.discord.interaction_user import AnyBot, Asking, Press
from cogs.history import EYES, HISTORY, eyes_of
from cogs.interaction.error_replies import answer_error
from cogs.interaction.front_desk import Desk
from cogs.interaction.table_finder import FinishedTable, NamedTable, PlayedTable
from cogs.leaderboards import LEADERBOARD, RECENT, SHOWN, STATS, Leaderboards, Stats
from cogs.lobby_page import InviteMenu
from cogs.table_lists import HERE, PAST, PastGamesPages, TableLists, TableMenu
from cogs.ui.command_texts import Choices, Typed, command, options, said
from cogs.ui.controls import ANSWERED_BY, TableButton, TableChoice
from cogs.ui.guided_play import Meaning
from model.refusals import refused
from model.table import TableCode
from tables.history.moments import Whose


class TableCommands(
    commands.GroupCog,
    name=ANSWERED_BY,
    group_name=said("command-table-name"),
    group_description=said("command-table-description"),
):
    """Commands for every table."""

    def __init__(self, bot: AnyBot, desk: Desk) -> None:
        self._bot = bot
        self._desk = desk
        self._lists = TableLists(desk)
        self._leaderboards = Leaderboards(desk, desk.members)
        self._books = {
            PAST: PastGamesPages(desk).show,
            STATS: Stats(desk).show,
            LEADERBOARD: self._leaderboards.show,
            RECENT: self._leaderboards.show_recent,
        }

    async def cog_load(self) -> None:
        """Register buttons and menus, so that those from before a restart work."""
        self._bot.add_dynamic_items(TableButton, TableMenu, InviteMenu, TableChoice)

    async def press(self, interaction: Asking, button: TableButton) -> None:
        """Handle a button under a post."""
        try:
            if button.name == "note":
                await play.open_form(self._desk, interaction, button.code)
            elif button.name == "unfollow":
                await board_views.unfollow(self._desk, interaction, button.code)
            else:
                press = partial(buttons.press, self._desk, button=button)
                await self._desk.serve(interaction, button.code, press)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Asking) -> None:
        """Handle a submitted note form; its id identifies it, also after a restart.

        Also a form of a game that has been switched off since it was opened: say so.
        """
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data: Mapping[str, Any] = interaction.data or {}
        sent = Meaning.read(str(data.get("custom_id", "")))
        if sent is not None and self._bot.get_cog(sent.game) is None:
            await self.open_chosen(interaction, sent.question.code)
        code = play.table_of_form(data)
        if code is not None:
            press = partial(play.form_sent, self._desk, data=data)
            await self._choose(interaction, code, press)

    async def open_chosen(self, interaction: Asking, code: TableCode) -> None:
        """Show the table chosen from a list."""
        await self._choose(interaction, code, partial(board_views.open_view, self._desk))

    async def invite_chosen(
        self, interaction: Asking, code: TableCode, guests: Sequence[Any]
    ) -> None:
        """Invite the people chosen by the host from the menu."""
        await self._choose(interaction, code, partial(lobby_page.invite, self._desk, guests=guests))

    async def refuse_forged(self, interaction: Asking) -> None:
        """Say that a button or menu is not known."""
        await answer_error(self._desk, interaction, refused("table-refusal-unknown-control"))

    async def chosen(self, interaction: Asking, menu: TableChoice) -> None:
        """Handle a choice from a menu about a table."""
        presses: dict[str, Press] = {
            "remove": partial(lobby_page.remove, self._desk, who=menu.value),
            "computers": partial(lobby.play_with, self._desk, who=menu.value),
            "change": partial(lobby.change, self._desk, part=menu.part, value=menu.value),
            "manage": partial(moderation.choose, self._desk, part=menu.part, value=menu.value),
        }
        await self._choose(interaction, menu.code, presses[menu.about])

    async def _choose(self, interaction: Asking, code: TableCode, press: Press) -> None:
        try:
            await self._desk.serve(interaction, code, press)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    async def turn_page(self, interaction: Asking, book: str, page: int) -> None:
        """Show another page of a list or history, or post a leaderboard."""
        try:
            await self._desk.acknowledge(interaction)
            visitor = await self._desk.finder.visitor(interaction)
            which, _, code = book.partition(".")
            if which == HISTORY:
                table = await self._desk.finder.reach(interaction, TableCode(code))
                await history.told(self._desk, interaction, visitor, table.code, page)
            elif which == SHOWN:
                await self._leaderboards.show_to_all(interaction, visitor, code, recent=page == 2)
            elif which in self._books:
                await self._books[which](interaction, visitor, page)
            else:
                await self._lists.show(interaction, visitor, which, page)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    async def tables_offered(self, interaction: Asking, current: str) -> Choices:
        """Suggest tables of all games."""
        return await self._desk.finder.suggest_tables(interaction, current)

    async def finished_offered(self, interaction: Asking, current: str) -> Choices:
        """Suggest finished games."""
        return await self._desk.finder.suggest_finished(interaction, current)

    async def played_offered(self, interaction: Asking, current: str) -> Choices:
        """Suggest running and finished games."""
        return await self._desk.finder.suggest_played(interaction, current)

    # --- commands ----------------------------------------------------------------------------

    @command("table-list")
    async def list(self, interaction: Asking) -> None:
        """List this server's tables that are not over; outside a server, the person's own."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        await self._lists.show(interaction, visitor, HERE)

    @command("table-board")
    @options(table="option-table")
    async def board(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Show the public board privately."""
        await self._desk.serve_reader(interaction, table, partial(board_views.board, self._desk))

    @command("table-mine")
    @options(table="option-table", tried="option-tried")
    async def mine(
        self,
        interaction: Asking,
        table: NamedTable | None = None,
        tried: Typed | None = None,
    ) -> None:
        """Show one's own view, with its controls, or a try board with these moves."""
        press: Press = partial(board_views.view, self._desk)
        if tried is not None:
            press = partial(thinking_ahead.try_typed, self._desk, typed=tried)
        await self._desk.serve_reader(interaction, table, press)

    @command("table-status")
    @options(table="option-table")
    async def status(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Show who must act, until when, and what happens after that."""
        await self._desk.serve_reader(interaction, table, partial(board_views.status, self._desk))

    @command("table-pause")
    @options(table="option-table")
    async def pause(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Pause all clocks, for a day alone or for as long as all agree; or end a pause."""
        await self._desk.serve(interaction, table, partial(motions.ask_how_to_pause, self._desk))

    @command("table-undo")
    @options(table="option-table")
    async def undo(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Undo one's last move, if necessary with the others' consent."""
        await self._desk.serve(interaction, table, partial(motions.undo, self._desk))

    @command("table-change")
    @options(table="option-table")
    async def change(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Show what of a table's terms can change, in a menu."""
        await self._desk.serve(interaction, table, partial(lobby.ask_what, self._desk))

    @command("table-end")
    @options(table="option-table")
    async def end(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Resign, offer a draw, or call the table off, after a confirmation."""
        await self._desk.serve(interaction, table, partial(motions.ask_how_to_end, self._desk))

    @command("table-history")
    @options(move="option-move", all_open="option-all-open", why="option-why", table="option-table")
    async def history(
        self,
        interaction: Asking,
        move: int | None = None,
        all_open: bool = False,
        why: bool = False,
        table: PlayedTable | None = None,
    ) -> None:
        """Show any moment of the game as it was seen then, or with all open once it is over.

        Or explain a computer's move.
        """
        whose: Whose = "open" if all_open else "own"
        find = history.newest if move is None else history.after_move(move)
        press: Press = partial(history.show_moment, self._desk, whose=whose, find=find)
        if why:
            press = partial(history.why_move, self._desk, number=move)
        await self._desk.serve_looking_back(interaction, table, press)

    @command("table-replay")
    @options(table="option-table", eyes="option-eyes")
    @app_commands.choices(eyes=EYES)
    async def replay(
        self,
        interaction: Asking,
        table: PlayedTable | None = None,
        eyes: app_commands.Choice[str] | None = None,
    ) -> None:
        """Show a game as an animated picture."""
        press = partial(history.show_replay, self._desk, whose=eyes_of(eyes))
        await self._desk.serve_looking_back(interaction, table, press)

    @command("table-export")
    @options(table="option-table")
    async def export(self, interaction: Asking, table: PlayedTable | None = None) -> None:
        """Export the record of a game, as text and as a file."""
        press = partial(history.export, self._desk)
        await self._desk.serve_looking_back(interaction, table, press)

    @command("table-verify")
    @options(table="option-table-code")
    async def verify(self, interaction: Asking, table: FinishedTable | None = None) -> None:
        """Replay a finished game from its seed, and send its record."""
        press = partial(history.verify, self._desk)
        await self._desk.serve_looking_back(interaction, table, press, over=True)
