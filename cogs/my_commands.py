"""/my: a person's own tables, results and settings."""

from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from cogs import personal_settings, thinking_ahead
from cogs.bans import BlockCommands
from cogs.discord.interaction_user import AnyBot, Asking, Visitor
from cogs.interaction.error_replies import answer_error
from cogs.interaction.front_desk import Desk
from cogs.interaction.table_finder import NamedGame, NamedTable
from cogs.leaderboards import Stats
from cogs.personal_settings import (
    AwayMenu,
    WishMenu,
    Zone,
    changed,
    menu_of_wishes,
    menus_of_wish,
    wishes_told,
)
from cogs.privacy import Privacy, PrivacyButton
from cogs.table_lists import MINE, PastGamesPages, TableLists
from cogs.ui.command_texts import Choices, Typed, command, options, said
from core.texts import text
from model.table import PlayerId, PlayerProfile
from tables.people.days_off import MOST_DAYS
from tables.people.forget import Forgetting
from workers.post_model import Post


class MyCommands(
    commands.GroupCog,
    name="my",
    group_name=said("command-me-name"),
    group_description=said("command-me-description"),
):
    """Commands about oneself."""

    def __init__(self, bot: AnyBot, desk: Desk, forgetting: Forgetting) -> None:
        self._bot = bot
        self._desk = desk
        self._lists = TableLists(desk)
        self._blocking = BlockCommands(desk)
        self._past = PastGamesPages(desk)
        self._stats = Stats(desk)
        self._privacy = Privacy(desk, forgetting)

    async def cog_load(self) -> None:
        """Register buttons and menus, so that those from before a restart work."""
        self._bot.add_dynamic_items(AwayMenu, PrivacyButton, WishMenu)

    async def wish(self, interaction: Asking, button: PrivacyButton) -> None:
        """Handle a button about one's own data."""
        try:
            await self._privacy.press(interaction, button)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    @command("me-tables")
    async def tables(self, interaction: Asking) -> None:
        """List one's tables, first those that wait for oneself."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        await self._lists.show(interaction, visitor, MINE)

    @command("me-games")
    async def games(self, interaction: Asking) -> None:
        """List one's finished games."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        await self._past.show(interaction, visitor)

    @command("me-stats")
    @options(game="option-game")
    async def stats(self, interaction: Asking, game: NamedGame | None = None) -> None:
        """Show one's statistics at the named game, else at one's most played one."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        if game is None:
            await self._stats.show(interaction, visitor)
        else:
            meant = self._desk.replies.game_named(game, visitor.locale)
            await self._stats.show_game(interaction, visitor, meant)

    async def games_offered(self, interaction: Asking, current: str) -> Choices:
        """Suggest games by name."""
        return await self._desk.finder.games_offered(interaction, current)

    @command("me-settings")
    @options(time="option-time")
    async def settings(self, interaction: Asking, time: Zone | None = None) -> None:
        """Show one's settings, with the menu that changes each; a time zone can be typed."""
        await self._desk.acknowledge(interaction)
        visitor, now = await self._desk.finder.visitor(interaction), interaction.created_at
        profile = visitor.profile
        if time is not None:
            profile = changed(profile, "time", time, int(now.timestamp() * 1000))
        await self._settle(interaction, visitor, profile)

    @command("me-plan")
    @options(moves="option-plan-moves", table="option-table")
    async def plan(
        self,
        interaction: Asking,
        moves: Typed | None = None,
        table: NamedTable | None = None,
    ) -> None:
        """Plan moves for one's next turn at a table, or show those planned there."""
        press = partial(thinking_ahead.plan, self._desk, moves=moves)
        await self._desk.serve_reader(interaction, table, press)

    async def tables_offered(self, interaction: Asking, current: str) -> Choices:
        """Suggest tables."""
        return await self._desk.finder.suggest_tables(interaction, current)

    async def chosen(self, interaction: Asking, menu: WishMenu) -> None:
        """Open the setting chosen from the menu of all, or change one from its own menu."""
        try:
            await self._desk.acknowledge(interaction)
            visitor = await self._desk.finder.visitor(interaction)
            now = interaction.created_at
            if menu.opened is None:
                profile = menu.changes(visitor.profile, now)
                await self._settle(interaction, visitor, profile)
                return
            say = self._desk.replies.voice(visitor.locale)
            post = Post(heading=say(text(f"option-{menu.opened}-description")))
            rows = menus_of_wish(menu.opened, visitor.profile, now, interaction.id)
            await self._desk.show(interaction, post, rows)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    async def _settle(self, interaction: Asking, visitor: Visitor, profile: PlayerProfile) -> None:
        """Store the profile, and show all settings with the menu that changes each."""
        now = interaction.created_at
        too_late = False
        if profile != visitor.profile:
            too_late = await self._desk.service.remember(profile, visitor.profile)
        say = self._desk.replies.voice(profile.speaks)
        lines = tuple(map(say, wishes_told(profile, now)))
        if too_late:
            lines = (*lines, say(text("settings-quiet-next")))
        if profile.dms_closed:
            lines = (*lines, say(text("door-closed")))
        heading, hint = say(text("settings-heading")), say(text("settings-choose"))
        post = Post(heading=heading, lines=lines, small=hint)
        await self._desk.show(interaction, post, menu_of_wishes(profile, now, interaction.id))

    @command("me-privacy")
    async def privacy(self, interaction: Asking) -> None:
        """Show what is stored about oneself, with buttons to export it and to be forgotten."""
        await self._privacy.about(interaction)

    @command("me-block")
    @options(person="option-block-person")
    async def block(self, interaction: Asking, person: discord.User | None = None) -> None:
        """Block somebody's invitations; without a name, list the blocked and lift a block."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        if person is None:
            await self._blocking.show(interaction, visitor)
        else:
            await self._blocking.block(interaction, visitor, PlayerId(person.id))

    @command("me-away")
    @options(days="option-days")
    async def away(
        self, interaction: Asking, days: app_commands.Range[int, 0, MOST_DAYS] | None = None
    ) -> None:
        """Take so many days off at all tables; 0 ends them; None shows those left and a menu."""
        await self._go_away(interaction, days)

    async def days_chosen(self, interaction: Asking, menu: AwayMenu) -> None:
        """Take the days off that were chosen from the menu."""
        try:
            await self._go_away(interaction, menu.days)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    async def _go_away(self, interaction: Asking, days: int | None) -> None:
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        profile = visitor.profile
        if days is not None:
            profile = await self._desk.service.absences.go(visitor.person, days)
        say, now = self._desk.replies.voice(profile.speaks), self._desk.service.now()
        rows = personal_settings.menu(profile, now, say, interaction.id)
        await self._desk.show(interaction, personal_settings.page(profile, now, say), rows)
