"""The *Apps* menu on a person: play with them, and list their games that the reader may see."""

from typing import Any, Final, Self, TypeAlias, Union

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.discord.channels import lost_among
from cogs.discord.interaction_user import AnyBot, Asking, name_of
from cogs.interaction.access import may_reach
from cogs.interaction.error_replies import answer_error
from cogs.interaction.front_desk import Desk
from cogs.opening import must_be_welcome, open_table, wishes_of
from cogs.table_lists import TableLists, TableMenu, label_of, line_of
from cogs.ui.command_texts import said
from cogs.ui.controls import Rebuilt, in_rows
from cogs.ui.guided_play import KEY
from core.texts import Text, Verbatim, text
from model.letters import TableFacts
from model.refusals import refused
from model.results import Result
from model.table import GuildId, PlayerId
from tables.history.ratings import shown
from workers.post_model import Post

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
