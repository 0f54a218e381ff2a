"""/tavolo: help, rules and lessons; settings, bans and checks for managers."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs import bans
from cogs.bans import BOOKS, BanButton
from cogs.discord.interaction_user import AnyBot, Asking, Visitor
from cogs.doctor import Doctor
from cogs.interaction.error_replies import answer_error
from cogs.interaction.front_desk import Desk
from cogs.interaction.table_finder import NamedGame
from cogs.leaderboards import Leaderboards
from cogs.opening import OpeningWishes, spoken_here
from cogs.rehearsal import RehearsalCommand
from cogs.rules_and_lessons import (
    ChapterMenu,
    LessonButton,
    Lessons,
    LessonStep,
    RulesPages,
    typed_in,
)
from cogs.server_settings import (
    FREE,
    LANGUAGES,
    NO_HOUR,
    PLACES,
    ServerChanges,
    settle_server,
)
from cogs.ui.command_texts import Choices, command, options, said, value_of
from cogs.ui.controls import RULES, PageTurn, Scope, UnbanMenu
from core.texts import CommandName, Listing, Say, Value, Verbatim, text
from model.refusals import TableRefuses, refused
from model.table import GuildId, RoleId
from workers.post_model import Post

HELP_PARTS = (
    *("start", "learn", "play", "undo", "back", "private", "tables", "absent", "hosts"),
    *("people", "cups", "managers", "where"),
)
"""The paragraphs of the help, in order."""

_BUTTONS_NAMED = (
    *("join", "seat", "play", "since", "view", "text", "closer", "why", "note", "manage", "undo"),
)


def buttons_named(say: Say) -> dict[str, Value]:
    """Return the buttons of a table that the help names."""
    named: dict[str, Value] = {
        name: Verbatim(say(text(f"{name}-button"))) for name in _BUTTONS_NAMED
    }
    return named | {"start": Verbatim(say(text("begin-with-button")))}


class TavoloCommands(
    commands.GroupCog,
    name=RULES,
    group_name=said("command-tavolo-name"),
    group_description=said("command-tavolo-description"),
):
    """Commands for information and administration."""

    def __init__(
        self,
        bot: AnyBot,
        desk: Desk,
        doctor: Doctor,
        rehearsing: RehearsalCommand,
    ) -> None:
        self._bot = bot
        self._doctor = doctor
        self._rehearsing = rehearsing
        self._desk = desk
        self._games = desk.guide.games
        plays = (CommandName(f"{game}-play") for game in self._games)
        self._moves = Listing(tuple(plays), "or")
        self._rules = RulesPages(desk.translator, desk.lesson_presenter)
        self._lessons = Lessons(desk, self._games)
        self._leaderboards = Leaderboards(desk, desk.members)

    async def cog_load(self) -> None:
        """Register menus and buttons, so that those from before a restart work."""
        self._bot.add_dynamic_items(ChapterMenu, PageTurn, LessonButton, BanButton, UnbanMenu)

    async def cog_unload(self) -> None:
        """Stop rehearsals, which delete what they made while Discord can still be reached."""
        await self._rehearsing.stop()

    @command("tavolo-help")
    async def help(self, interaction: Asking) -> None:
        """Show the help page."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        say = self._desk.replies.voice(visitor.locale)
        names: dict[str, Value] = {"openings": self._desk.finder.openings(), "moves": self._moves}
        names |= await self._buttons_read(interaction, visitor)
        for key in ("play", "games"):
            names[f"person_{key}"] = Verbatim(say(text(f"person-{key}-name")))
        names["undo"] = Verbatim(say(text("undo-button")))
        lines = tuple(say(text(f"help-{part}", **names)) for part in HELP_PARTS)
        await self._desk.show(interaction, Post(heading=say(text("help-heading")), lines=lines))

    async def _buttons_read(self, asking: Asking, visitor: Visitor) -> dict[str, Value]:
        """Return the labels of buttons at the implied table, or at a new one."""
        spoken = {table.locale for table in await self._desk.finder.may_mean(asking, visitor)}
        usual = await self._desk.servers.wishes_of(GuildId(asking.guild_id or 0))
        locale = spoken.pop() if len(spoken) == 1 else spoken_here(asking, visitor, usual)
        say = self._desk.replies.voice(locale)
        return buttons_named(say)

    async def games_offered(self, interaction: Asking, current: str) -> Choices:
        """Suggest games by name."""
        return await self._desk.finder.games_offered(interaction, current)

    async def _chapters_typed(
        self, interaction: Asking, current: str
    ) -> list[app_commands.Choice[int]]:
        visitor = await self._desk.finder.glimpse(interaction)
        typed = getattr(interaction.namespace, "game", None)
        try:
            game = await self._game_meant(interaction, visitor, typed)
        except TableRefuses:
            return []
        return [] if game is None else self._rules.search(game, current, visitor.locale)

    @command("tavolo-rules")
    @options(game="option-game", chapter="option-chapter")
    @app_commands.autocomplete(chapter=_chapters_typed)
    async def rules(
        self, interaction: Asking, game: NamedGame | None = None, chapter: int = 1
    ) -> None:
        """Show a chapter of the rules of the named game, else of the implied table's."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        meant = await self._game_meant(interaction, visitor, game)
        if meant is None:
            await self._desk.show(interaction, *self._rules.choice(self._games, visitor.locale))
        else:
            await self._show(interaction, visitor, meant, chapter)

    async def turn_page(self, interaction: Asking, book: str, page: int) -> None:
        """Show another chapter, or another page of bans."""
        try:
            await self._desk.acknowledge(interaction)
            visitor = await self._desk.finder.visitor(interaction)
            if book in BOOKS:
                await bans.show_bans(self._desk, interaction, visitor, BOOKS[book], page)
                return
            if book not in self._games:
                raise refused("table-refusal-unknown-game")
            await self._show(interaction, visitor, book, page)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    @command("tavolo-learn")
    @options(game="option-game")
    async def learn(self, interaction: Asking, game: NamedGame | None = None) -> None:
        """Start the lesson of a game."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        if game is None:
            await self._lessons.choose(interaction, visitor)
            return
        meant = self._desk.replies.game_named(game, visitor.locale)
        await self._lessons.take(interaction, visitor, LessonStep(meant, 1, "ask"))

    @command("tavolo-leaderboard")
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

    @command("tavolo-doctor")
    async def doctor(self, interaction: Asking) -> None:
        """Show the bot's health, to server managers and the owner."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        await self._desk.show(interaction, await self._doctor.examine(interaction, visitor))

    @command("tavolo-rehearse")
    async def rehearse(self, interaction: Asking) -> None:
        """Test what the bot assumes of Discord, for server managers and the owner."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        await self._rehearsing.serve(interaction, visitor)

    @command("tavolo-settings")
    @options(
        language="option-server-language",
        pace="option-new-pace",
        late="option-late",
        place="option-server-place",
        role="option-server-role",
        no_role="option-server-no-role",
        hour="option-server-hour",
        free="option-server-free",
    )
    @app_commands.choices(
        language=LANGUAGES,
        pace=OpeningWishes.PACES,
        late=OpeningWishes.LATE,
        place=PLACES,
        free=FREE,
    )
    async def settings(
        self,
        interaction: Asking,
        language: app_commands.Choice[str] | None = None,
        pace: app_commands.Choice[int] | None = None,
        late: app_commands.Choice[str] | None = None,
        place: app_commands.Choice[str] | None = None,
        role: discord.Role | None = None,
        no_role: bool = False,
        hour: app_commands.Range[int, 0, NO_HOUR] | None = None,
        free: app_commands.Choice[str] | None = None,
    ) -> None:
        """Show or change the defaults for tables in this server."""
        await self._desk.acknowledge(interaction)
        changes = ServerChanges(
            value_of(language),
            value_of(pace),
            value_of(late),
            value_of(place),
            None if role is None else RoleId(role.id),
            no_role,
            hour,
            value_of(free),
        )
        await settle_server(self._desk, interaction, changes)

    @command("tavolo-ban")
    @options(person="option-ban-person", everywhere="option-ban-everywhere")
    async def keep_out(
        self,
        interaction: Asking,
        person: discord.User | None = None,
        everywhere: bool = False,
    ) -> None:
        """Ban somebody from this server's tables or all tables; without a name, list the bans."""
        await self._desk.acknowledge(interaction)
        visitor = await self._desk.finder.visitor(interaction)
        scope: Scope = "house" if everywhere else "server"
        await bans.ask_to_ban(self._desk, interaction, visitor, person, scope)

    async def ban(self, interaction: Asking, button: BanButton) -> None:
        """Handle a button about a ban."""
        try:
            await self._desk.acknowledge(interaction)
            visitor = await self._desk.finder.visitor(interaction)
            await bans.ban_or_lift(self._desk, interaction, visitor, button)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    async def unban(self, interaction: Asking, menu: UnbanMenu) -> None:
        """Lift the ban or block of the person chosen from the menu."""
        try:
            await self._desk.acknowledge(interaction)
            visitor = await self._desk.finder.visitor(interaction)
            if menu.scope == "blocks":
                await bans.unblock(self._desk, interaction, visitor, menu.person)
            else:
                await bans.lift(self._desk, interaction, visitor, menu.scope, menu.person)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    async def take_lesson_step(self, interaction: Asking, step: LessonStep) -> None:
        """Take a step of a lesson, or open the form for a typed move."""
        try:
            if step.deed == "type":
                visitor = await self._desk.finder.glimpse(interaction)
                await interaction.response.send_modal(self._lessons.form(visitor, step))
                return
            await self._desk.acknowledge(interaction)
            visitor = await self._desk.finder.visitor(interaction)
            await self._lessons.take(interaction, visitor, step)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Asking) -> None:
        """Handle a submitted form of a lesson; its id identifies it, also after a restart."""
        if interaction.type is discord.InteractionType.modal_submit:
            step = typed_in(interaction.data or {})
            if step is not None:
                await self.take_lesson_step(interaction, step)

    async def _game_meant(self, asking: Asking, visitor: Visitor, named: str | None) -> str | None:
        """Return the named game, else ``_game_here``. Raises TableRefuses for an unknown name."""
        if named is not None:
            return self._desk.replies.game_named(named, visitor.locale)
        return await self._game_here(asking, visitor)

    async def _game_here(self, asking: Asking, visitor: Visitor) -> str | None:
        """Return the game of the tables implied here; None if they have several or none."""
        games = {table.game for table in await self._desk.finder.may_mean(asking, visitor)}
        return games.pop() if len(games) == 1 and games <= set(self._games) else None

    async def _show(self, interaction: Asking, visitor: Visitor, game: str, chapter: int) -> None:
        post, rows = await self._rules.page(game, chapter, visitor.locale)
        await self._desk.show(interaction, post, rows)
