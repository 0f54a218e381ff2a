"""/table: commands for tables of any game, and the buttons under posts."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.button_dispatch import ButtonDispatch
from cogs.discord.interaction_user import AnyBot, Asking, Press
from cogs.discord.messenger import DiscordMessenger
from cogs.interaction.error_replies import answer_error
from cogs.interaction.front_desk import Desk
from cogs.interaction.member_access import DiscordMembers
from cogs.interaction.table_finder import (
    FinishedTable,
    NamedGame,
    NamedTable,
    PlayedTable,
    code_in,
)
from cogs.lobby import change_terms
from cogs.lobby.computer_levels import level_choices, level_chosen
from cogs.lobby.lobby_commands import Seats
from cogs.lobby.lobby_pages import InviteMenu, LobbyPages, Other
from cogs.lobby.open_table import OpeningWishes
from cogs.play import try_board
from cogs.server.manage_commands import ManageCommands
from cogs.table import (
    call_off_controls,
    moderation_controls,
    pause_controls,
    resignation_controls,
    vote_controls,
)
from cogs.table import undo_controls as undoing
from cogs.ui.autocompletion import Choices
from cogs.ui.buttons import ANSWERED_BY, TableButton
from cogs.ui.command_texts import Typed, command, options, said, value_of
from cogs.ui.guided_play_controls import Meaning
from cogs.ui.menus import TableChoice
from cogs.views import note_form, records
from cogs.views.board_views import BoardViews
from cogs.views.follow_commands import FollowCommands
from cogs.views.history_pages import HISTORY, History
from cogs.views.leaderboards import LEADERBOARD, RECENT, SHOWN, Leaderboards
from cogs.views.past_games import PAST, PastGamesPages
from cogs.views.player_stats_page import STATS, Stats
from cogs.views.replay_commands import EYES, ReplayCommands, eyes_of
from cogs.views.table_lists import HERE, TableLists, TableMenu
from core.game import LEVELS
from tables.model.refusals import refused
from tables.model.table import TableCode


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
        self._add_group(ManageCommands(desk))
        self._lists = TableLists(desk)
        members = DiscordMembers(bot, desk.service)
        self._leaderboards = Leaderboards(desk, members)
        self._books = {
            PAST: PastGamesPages(desk).show,
            STATS: Stats(desk).show,
            LEADERBOARD: self._leaderboards.show,
            RECENT: self._leaderboards.show_recent,
        }
        self._gathering = LobbyPages(desk, members)
        self._seating = Seats(desk, self._gathering)
        self._looking = BoardViews(desk, self._gathering)
        self._history = History(desk, self._looking)
        self._following = FollowCommands(desk, DiscordMessenger(bot))
        self._replaying = ReplayCommands(desk, self._looking, DiscordMessenger(bot))
        self._presses = ButtonDispatch(
            desk,
            self._seating,
            self._looking,
            self._following,
            self._history,
            self._replaying,
        )

    def _add_group(self, group: app_commands.Group) -> None:
        tables = self.app_command
        assert tables is not None, "the commands of a table are a group"
        tables.add_command(group)

    async def cog_load(self) -> None:
        """Register buttons and menus, so that those from before a restart work."""
        self._bot.add_dynamic_items(TableButton, TableMenu, InviteMenu, TableChoice)

    async def press(self, interaction: Asking, button: TableButton) -> None:
        """Handle a button under a post."""
        try:
            if button.name == "note":
                await note_form.open_form(self._desk, interaction, button.code)
            elif button.name == "unfollow":
                await self._unfollow(interaction, button.code)
            else:
                await self._desk.serve(interaction, button.code, self._presses.meant(button))
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
        code = note_form.table_of_form(data)
        if code is not None:
            press = partial(note_form.form_sent, self._desk, data=data)
            await self._choose(interaction, code, press)

    async def open_chosen(self, interaction: Asking, code: TableCode) -> None:
        """Show the table chosen from a list."""
        await self._choose(interaction, code, self._looking.open)

    async def invite_chosen(
        self, interaction: Asking, code: TableCode, guests: Sequence[Any]
    ) -> None:
        """Invite the people chosen by the host from the menu."""
        await self._choose(interaction, code, partial(self._gathering.invite, guests=guests))

    async def refuse_forged(self, interaction: Asking) -> None:
        """Say that a button or menu is not known."""
        await answer_error(self._desk, interaction, refused("table-refusal-unknown-control"))

    async def chosen(self, interaction: Asking, menu: TableChoice) -> None:
        """Handle a choice from a menu about a table."""
        presses: dict[str, Press] = {
            "remove": partial(self._gathering.remove, who=menu.value),
            "computers": partial(self._seating.play_with, who=menu.value),
            "change": partial(self._seating.change_by_menu, part=menu.part, value=menu.value),
            "manage": partial(
                moderation_controls.choose, self._desk, part=menu.part, value=menu.value
            ),
        }
        await self._choose(interaction, menu.code, presses[menu.about])

    async def _choose(self, interaction: Asking, code: TableCode, press: Press) -> None:
        try:
            await self._desk.serve(interaction, code, press)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    async def others_offered(self, interaction: Asking, current: str) -> Choices:
        """Suggest people whom the host can name."""
        return await self._gathering.offered(interaction, current)

    async def options_offered(self, interaction: Asking, current: str) -> Choices:
        """Suggest option values to the host."""
        return await change_terms.options_offered(self._desk, interaction, current)

    async def turn_page(self, interaction: Asking, book: str, page: int) -> None:
        """Show another page of a list or history, or post a leaderboard."""
        try:
            await self._desk.acknowledge(interaction)
            visitor = await self._desk.finder.visitor(interaction)
            which, _, code = book.partition(".")
            if which == HISTORY:
                table = await self._desk.finder.reach(interaction, TableCode(code))
                await self._history.told(interaction, visitor, table.code, page)
            elif which == SHOWN:
                await self._leaderboards.show_to_all(interaction, visitor, code, recent=page == 2)
            elif which in self._books:
                await self._books[which](interaction, visitor, page)
            else:
                await self._lists.show(interaction, visitor, which, page)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    async def games_offered(self, interaction: Asking, current: str) -> Choices:
        """Suggest games by name."""
        return await self._desk.finder.games_offered(interaction, current)

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

    @command("table-join")
    @options(table="option-table")
    async def join(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Take a seat."""
        await self._desk.serve(interaction, table, self._seating.join)

    @command("table-leave")
    @options(table="option-table")
    async def leave(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Leave one's seat before the game."""
        await self._desk.serve(interaction, table, self._seating.leave)

    @command("table-invite")
    @options(opponent="option-invited", second_opponent="option-second-opponent")
    @options(third_opponent="option-third-opponent", fourth_opponent="option-fourth-opponent")
    @options(table="option-table")
    async def invite(
        self,
        interaction: Asking,
        opponent: discord.User,
        second_opponent: discord.User | None = None,
        third_opponent: discord.User | None = None,
        fourth_opponent: discord.User | None = None,
        table: NamedTable | None = None,
    ) -> None:
        """Invite people before the game."""
        named = (opponent, second_opponent, third_opponent, fourth_opponent)
        guests = [guest for guest in named if guest is not None]
        await self._desk.serve(interaction, table, partial(self._gathering.invite, guests=guests))

    @command("table-remove")
    @options(who="option-who", table="option-table")
    async def remove(
        self, interaction: Asking, who: Other, table: NamedTable | None = None
    ) -> None:
        """Remove somebody before the game, or withdraw an invitation."""
        await self._desk.serve(interaction, table, partial(self._gathering.remove, who=who))

    @command("table-start")
    @options(table="option-table")
    async def start(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Start the game with those who are seated."""
        await self._desk.serve(interaction, table, self._seating.start)

    @command("table-board")
    @options(table="option-table")
    async def board(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Show the public board privately."""
        await self._desk.serve_reader(interaction, table, self._looking.board)

    @command("table-mine")
    @options(table="option-table", tried="option-tried")
    async def mine(
        self,
        interaction: Asking,
        table: NamedTable | None = None,
        tried: Typed | None = None,
    ) -> None:
        """Show one's own view, with its controls, or a try board with these moves."""
        press: Press = self._looking.view
        if tried is not None:
            press = partial(try_board.try_typed, self._desk, typed=tried)
        await self._desk.serve_reader(interaction, table, press)

    @command("table-status")
    @options(table="option-table")
    async def status(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Show who must act, until when, and what happens after that."""
        await self._desk.serve_reader(interaction, table, self._looking.status)

    @command("table-follow")
    @options(table="option-table", stop="option-stop")
    async def follow(
        self, interaction: Asking, table: NamedTable | None = None, stop: bool = False
    ) -> None:
        """Follow a table by direct message, or stop."""
        if stop:
            await self._unfollow(interaction, table)
        else:
            await self._desk.serve(interaction, table, self._following.follow)

    @command("table-resign")
    @options(table="option-table")
    async def resign(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Resign from a running game, after a confirmation."""
        await self._desk.serve(
            interaction, table, partial(resignation_controls.ask_to_resign, self._desk)
        )

    @command("table-cancel")
    @options(table="option-table")
    async def cancel(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """End a table without a result."""
        await self._desk.serve(
            interaction, table, partial(call_off_controls.ask_to_call_off, self._desk)
        )

    @command("table-pause")
    @options(table="option-table")
    async def pause(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Pause all clocks: for a day alone, or for as long as all agree."""
        await self._desk.serve(
            interaction, table, partial(pause_controls.ask_how_to_pause, self._desk)
        )

    @command("table-resume")
    @options(table="option-table")
    async def resume(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """End a pause."""
        await self._desk.serve(interaction, table, partial(pause_controls.resume, self._desk))

    @command("table-undo")
    @options(table="option-table")
    async def undo(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Undo one's last move, if necessary with the others' consent."""
        await self._desk.serve(interaction, table, partial(undoing.undo, self._desk))

    @command("table-change")
    @options(pace="option-new-pace", late="option-new-late", reserve="option-new-reserve")
    @options(seats="option-new-seats", option="option-new-option", table="option-table")
    @app_commands.choices(pace=OpeningWishes.PACES)
    @app_commands.choices(late=OpeningWishes.LATE, reserve=OpeningWishes.NEW_RESERVES)
    async def change(
        self,
        interaction: Asking,
        pace: app_commands.Choice[int] | None = None,
        late: app_commands.Choice[str] | None = None,
        reserve: app_commands.Choice[str] | None = None,
        seats: change_terms.SeatCount | None = None,
        option: change_terms.NamedOption | None = None,
        table: NamedTable | None = None,
    ) -> None:
        """Change a table's terms; in a game, propose another pace."""
        wish = change_terms.Wish(value_of(pace), value_of(late), value_of(reserve), seats, option)
        await self._desk.serve(interaction, table, partial(self._seating.change, wish=wish))

    @command("table-vote")
    @options(choice="option-vote", table="option-table")
    @app_commands.choices(choice=vote_controls.CHOICES)
    async def vote(
        self,
        interaction: Asking,
        choice: app_commands.Choice[str],
        table: NamedTable | None = None,
    ) -> None:
        """Vote about a late player."""
        press = partial(vote_controls.vote, self._desk, choice=vote_controls.choice_of(choice))
        await self._desk.serve(interaction, table, press)

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
        shown = self._history.at_move(move, "open" if all_open else "own")
        press = self._history.why(move) if why else shown
        await self._desk.serve_looking_back(interaction, table, press)

    @command("table-computer")
    @options(level="option-level", fill="option-fill", table="option-table")
    @app_commands.choices(level=level_choices(LEVELS))
    async def computer(
        self,
        interaction: Asking,
        level: app_commands.Choice[str],
        fill: bool = False,
        table: NamedTable | None = None,
    ) -> None:
        """Seat a computer in a free seat, or computers in all of them."""
        press = self._seating.computers(level_chosen(level.value), fills=fill)
        await self._desk.serve(interaction, table, press)

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
        press = self._replaying.through(eyes_of(eyes))
        await self._desk.serve_looking_back(interaction, table, press)

    @command("table-leaderboard")
    @options(game="option-game")
    async def leaderboard(self, interaction: Asking, game: NamedGame | None = None) -> None:
        """Show the server's leaderboard at the named game, else at the most played one."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        if game is None:
            await self._leaderboards.show(interaction, visitor)
        else:
            meant = self._desk.replies.game_named(game, visitor.locale)
            await self._leaderboards.show_game(interaction, visitor, meant)

    @command("table-export")
    @options(table="option-table")
    async def export(self, interaction: Asking, table: PlayedTable | None = None) -> None:
        """Export the record of a game, as text and as a file."""
        press = partial(records.export, self._desk)
        await self._desk.serve_looking_back(interaction, table, press)

    @command("table-note")
    @options(words="option-note", table="option-table")
    async def note(
        self,
        interaction: Asking,
        words: Typed | None = None,
        table: NamedTable | None = None,
    ) -> None:
        """Write one's private note, or read it."""
        press = partial(note_form.write, self._desk, note=words)
        await self._desk.serve_reader(interaction, table, press)

    @command("table-verify")
    @options(table="option-table-code")
    async def verify(self, interaction: Asking, table: FinishedTable | None = None) -> None:
        """Replay a finished game from its seed, and send its record."""
        press = partial(records.verify, self._desk)
        await self._desk.serve_looking_back(interaction, table, press, over=True)

    # --- what they do ------------------------------------------------------------------------

    async def _unfollow(self, asking: Asking, table: str | None) -> None:
        """Stop following a table, even if it cannot be seen from here."""
        await self._desk.acknowledge(asking)
        visitor = await self._desk.finder.visitor(asking)
        code = code_in(table) if table else await self._desk.finder.find(asking, visitor, None)
        await self._following.unfollow(asking, visitor, code)
