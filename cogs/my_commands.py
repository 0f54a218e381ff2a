"""/my: a person's own tables, results and settings."""

from functools import partial
from typing import Any, Final, Self, TypeAlias, Union

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import bans, personal_settings, thinking_ahead
from cogs.discord.channels import lost_among
from cogs.discord.interaction_user import AnyBot, Asking, Visitor, name_of
from cogs.interaction.access import may_reach
from cogs.interaction.error_replies import answer_error
from cogs.interaction.front_desk import Desk
from cogs.interaction.table_finder import NamedGame, NamedTable
from cogs.leaderboards import Stats
from cogs.opening import must_be_welcome, open_table, wishes_of
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
from cogs.table_lists import MINE, PastGamesPages, TableLists, TableMenu, label_of, line_of
from cogs.ui.command_texts import Choices, Typed, command, options, said
from cogs.ui.controls import Rebuilt, in_rows
from cogs.ui.guided_play import KEY
from core.texts import Text, Verbatim, text
from model.letters import TableFacts
from model.refusals import refused
from model.results import Result
from model.table import GuildId, PlayerId, PlayerProfile
from tables.history.ratings import shown
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
            await bans.show_blocks(self._desk, interaction, visitor)
        else:
            await bans.block(self._desk, interaction, visitor, PlayerId(person.id))

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


PEOPLE: Final = "people"
"""The name of the cog that handles them."""

_IN_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)

_LIVING = 10
_FINISHED = 5
"""Most running and finished games listed."""

_LOOKED_AT = 50
"""How many of the newest finished games are checked for visibility."""

Someone: TypeAlias = Union[discord.Member, discord.User]  # noqa: UP007
"""The person the command is about; discord.py accepts no other way to write the type."""


class PlayButton(
    Rebuilt[ui.Button[Any]],
    template=rf"tavolo-play:(?P<game>{KEY}):(?P<person>[1-8]?[0-9]{{1,18}})",
):
    """A button that opens a table of one game with one person invited."""

    def __init__(self, button: ui.Button[Any], game: str, person: int | str) -> None:
        super().__init__(button)
        self.game = game
        self.person = int(person)

    @classmethod
    def of(cls, game: str, person: int, label: str) -> Self:
        """Return the button for this game with this person."""
        style = discord.ButtonStyle.primary
        custom_id = f"tavolo-play:{game}:{person}"
        return cls(ui.Button(label=label, style=style, custom_id=custom_id), game, person)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the press to the people cog."""
        await interaction.client.get_cog(PEOPLE).play(interaction, self.game, self.person)


class PersonMenu(commands.Cog, name=PEOPLE):
    """Commands in the context menu of people."""

    def __init__(self, bot: AnyBot, desk: Desk) -> None:
        self._bot = bot
        self._desk = desk
        self._lists = TableLists(desk)

    async def cog_load(self) -> None:
        """Register the commands, and buttons, so that those from before a restart work."""
        self._bot.add_dynamic_items(PlayButton)
        for key, answer in (("play", self.ask_what_to_play), ("games", self.show_games)):
            name = said(f"person-{key}-name")
            menu = app_commands.ContextMenu(name=name, callback=answer)
            menu.allowed_contexts = _IN_SERVERS
            self._bot.tree.add_command(menu)

    # --- play with them ----------------------------------------------------------------------

    async def ask_what_to_play(self, interaction: Asking, person: Someone) -> None:
        """Offer the games to play. Raises TableRefuses if this person cannot be invited."""
        desk = self._desk
        await desk.acknowledge(interaction)
        visitor = await desk.finder.visitor(interaction)
        await must_be_welcome(desk, visitor, (person,), GuildId(interaction.guild_id or 0))
        say, who = desk.replies.voice(visitor.locale), Verbatim(name_of(person))
        buttons = [
            PlayButton.of(game, person.id, say(text(f"{game}-name"))) for game in desk.guide.games
        ]
        post = Post(
            heading=say(text("person-play-heading", who=who)),
            lines=(say(text("person-play-how", who=who)),),
        )
        await desk.show(interaction, post, in_rows(buttons))

    async def play(self, interaction: Asking, game: str, person: int) -> None:
        """Open a table, as ``new`` does with nothing but one opponent."""
        try:
            await self._desk.acknowledge(interaction)
            if game not in self._desk.guide.games:
                raise refused("table-refusal-unknown-game")
            opponent = await _member(interaction, person)
            manifest = self._desk.guide.manifest(game)
            wishes = wishes_of(manifest, {"opponent": opponent})
            await open_table(self._desk, interaction, wishes)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    # --- their games -------------------------------------------------------------------------

    async def show_games(self, interaction: Asking, person: Someone) -> None:
        """Show a person's games at tables that the reader may see, and their ratings in this server
        as on the leaderboard.
        """
        desk = self._desk
        await desk.acknowledge(interaction)
        visitor = await desk.finder.visitor(interaction)
        player = PlayerId(person.id)
        living = await self._living(interaction, player)
        finished = await self._finished(interaction, player)
        profiles = await desk.replies.profiles_of(*living)
        lost = await lost_among(interaction.client, (table.place for table in living))
        told = [
            *await self._ratings(interaction, person),
            *await self._lists.lines(visitor, living, profiles, lost),
            *await self._results(finished, player),
        ]
        labels = self._lists.labels(visitor, living, profiles)
        labels += [(result.code, label_of(result, desk, visitor)) for result in finished]
        say, who = desk.replies.voice(visitor.locale), Verbatim(name_of(person))
        post = Post(
            heading=say(text("person-games-heading", who=who)),
            lines=tuple(map(say, told or [text("person-games-none", who=who)])),
            small=say(text("person-games-seen")) if told else None,
        )
        menu = [TableMenu.of(labels, say(text("list-open")))] if labels else []
        await desk.show(interaction, post, in_rows(menu))

    async def _living(self, asking: Asking, player: PlayerId) -> list[TableFacts]:
        """Return their running tables that the reader may see, the busiest first."""
        listed = await self._desk.service.queries.listed_of(player)
        tables = await self._desk.service.queries.facts_of([one.table for one in listed])
        seen = [t for t in tables if player in t.people and may_reach(asking, t)]
        return seen[:_LIVING]

    async def _finished(self, asking: Asking, player: PlayerId) -> list[Result]:
        """Return their finished games that the reader may see, newest first."""
        past = await self._desk.service.archive.games_of(player, 0, _LOOKED_AT)
        tables = await self._desk.service.queries.facts_of(
            [result.table for result in past.results]
        )
        seen = {table.id for table in tables if may_reach(asking, table)}
        return [result for result in past.results if result.table in seen][:_FINISHED]

    async def _ratings(self, asking: Asking, person: Someone) -> list[Text]:
        """Return a member's ratings at this server's games; nothing if they hide them."""
        if asking.guild_id is None or not isinstance(person, discord.Member):
            return []
        guild, archive = GuildId(asking.guild_id), self._desk.service.archive
        told = []
        for game in await archive.played_in(guild):
            ranked = await archive.rank_of(guild, game, PlayerId(person.id))
            if ranked is not None:
                _, one = ranked
                key = "person-rating" if one.settled else "person-rating-guess"
                count = text("leaderboard-games", count=one.rating.rated.games)
                name = text(f"{game}-name")
                told.append(text(key, game=name, rating=shown(one.rating.rated), games=count))
        return told

    async def _results(self, finished: list[Result], player: PlayerId) -> list[Text]:
        people = sorted({one for result in finished for one in result.people})
        profiles = await self._desk.service.queries.profiles(people)
        posts = await self._desk.service.delivery.board_posts([result.table for result in finished])
        return [line_of(r, self._desk, player, profiles, posts.get(r.table)) for r in finished]


async def _member(asking: Asking, person: int) -> discord.Member:
    """Return a server's member. Raises TableRefuses if they have left, or outside a server."""
    if asking.guild is None:
        raise refused("table-refusal-only-in-server")
    try:
        return await asking.guild.fetch_member(person)
    except discord.NotFound as fault:
        raise refused("table-refusal-person-gone") from fault
