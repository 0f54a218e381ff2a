"""/tavolo doctor: permissions here and the bot's health; alerts to its owner."""

import logging
from collections.abc import Callable, Iterator
from typing import Any

import discord

from cogs.discord.application import CommandsState
from cogs.discord.channels import (
    IN_THREADS,
    holds_messages,
    invite_link,
    is_shut_out,
    needed_in,
    permission_name,
)
from cogs.discord.forums import is_home
from cogs.discord.interaction_user import AnyBot, Asking, Visitor, is_owner
from cogs.interaction.front_desk import Desk
from cogs.opening import role_told, spoken_here
from cogs.rehearsal import running_versions
from core.texts import ORIGINAL, Listing, Locale, Moment, Text, text
from model.health_figures import Figures
from model.refusals import refused
from model.table import GuildId, PlayerId, Status
from workers.health import OLD_COPY, WRONG_CLOCK, Condition, Health
from workers.maintenance import LEAST_FREE
from workers.metrics import ThoughtCounts
from workers.post_model import DoorClosed, Post, Undeliverable

_log = logging.getLogger(__name__)


async def tell_owner(bot: AnyBot, desk: Desk, said: Text) -> None:
    """Send an alert by direct message to the owner; of a team, to its owner. Raises TryLater."""
    application = bot.application
    if application is None:
        return
    team = application.team
    to = PlayerId(application.owner.id if team is None else team.owner_id or team.members[0].id)
    profile = await desk.service.queries.profile(to)
    say = desk.replies.voice(ORIGINAL if profile is None else profile.speaks)
    post = Post(
        heading=say(text("alert-heading")),
        lines=(say(said),),
        small=say(text("alert-once")),
    )
    now = desk.service.now()
    try:
        await desk.messenger.whisper(to, post, now)
    except (DoorClosed, Undeliverable) as fault:
        _log.warning("the owner could not be told of it: %s", type(fault).__name__)


class Doctor:
    """Examines the bot's health, for people who may know.

    ``commands``: the state of the upload of commands. ``thoughts``: counts of the computers'
    thoughts.
    """

    def __init__(
        self,
        desk: Desk,
        health: Health,
        commands: Callable[[], CommandsState],
        thoughts: ThoughtCounts,
    ) -> None:
        self._desk = desk
        self._health = health
        self._commands = commands
        self._thoughts = thoughts

    async def examine(self, asking: Asking, visitor: Visitor) -> Post:
        """Return the findings. Raises TableRefuses unless a server manager or the owner asks."""
        owns = is_owner(asking.client, visitor.id)
        if not owns and (asking.guild_id is None or not asking.permissions.manage_guild):
            raise refused("doctor-refusal")
        arrived = asking.created_at.timestamp()
        seconds = round(abs(self._health.now() / 1000 - arrived))
        condition = await self._health.condition()
        figures = await self._health.figures() if condition.database else None
        places = [*await self._here(asking), *await self._at_home(asking, visitor)]
        lines = [*places, *self._of_house(condition, figures, seconds)]
        lines += await self._called(asking)
        if owns:
            lines.append(text("doctor-invite", link=invite_link(asking.application_id)))
        if owns and figures is not None:
            lines += self._for_owner(figures, len(asking.client.guilds))
        say = self._desk.replies.voice(visitor.locale)
        small = text("doctor-versions", versions=Listing(running_versions(), "comma"))
        return Post(
            heading=say(text("doctor-heading")), lines=tuple(map(say, lines)), small=say(small)
        )

    async def _here(self, asking: Asking) -> list[Text]:
        """Check whether the interaction's channel can hold a table."""
        channel, granted = asking.channel, asking.app_permissions
        if asking.guild_id is None:
            return []
        if not holds_messages(channel):
            return [text("doctor-no-messages")]
        if await is_shut_out(asking.client, channel, granted):
            return [text("doctor-not-joined")]
        missing = _missing(channel, granted)
        if missing is not None:
            return [text("doctor-permissions-ill", permissions=missing)]
        return [text("doctor-permissions-well")]

    async def _at_home(self, asking: Asking, visitor: Visitor) -> list[Text]:
        """Check the server's channel for tables, if that is another one."""
        if asking.guild is None:
            return []
        usual = await self._desk.servers.wishes_of(GuildId(asking.guild.id))
        if usual.place is None or usual.place == asking.channel_id:
            return []
        home = asking.guild.get_channel(usual.place)
        if home is None:
            return [text("doctor-home-gone")]
        place = f"<#{home.id}>"
        if not (holds_messages(home) or is_home(home)):
            return [text("table-refusal-no-messages", place=place)]
        missing = _missing(home, home.permissions_for(asking.guild.me))
        if missing is not None:
            return [text("doctor-home-ill", place=place, permissions=missing)]
        well = text("doctor-home-well", place=place)
        if not isinstance(home, discord.ForumChannel):
            return [well]
        return [well, *self._of_forum(home, spoken_here(asking, visitor, usual))]

    def _of_forum(self, forum: discord.ForumChannel, locale: Locale) -> Iterator[Text]:
        """Yield a warning if players may not write in a forum's posts, and one if the forum lacks
        tags that the bot may not create.
        """
        if not forum.permissions_for(forum.guild.default_role).send_messages_in_threads:
            permission = permission_name("send_messages_in_threads")
            yield text("doctor-posts-go-dead", place=f"<#{forum.id}>", permission=permission)
        lacking = self._desk.replies.forums.lacking(forum, locale)
        if lacking and not forum.permissions_for(forum.guild.me).manage_channels:
            yield text(
                "doctor-tags-lack",
                place=f"<#{forum.id}>",
                tags=Listing(lacking),
                permission=permission_name("manage_channels"),
            )

    async def _called(self, asking: Asking) -> list[Text]:
        """Describe the role pinged for new tables, if the server has set one."""
        wishes = await self._desk.servers.wishes_of(GuildId(asking.guild_id or 0))
        return [] if wishes.role is None else [role_told(asking, wishes)]

    def _of_house(
        self, condition: Condition, figures: Figures | None, seconds: int
    ) -> Iterator[Text]:
        if (deaf := self._health.last_deafness()) is not None:
            since, until = map(Moment, deaf)
            yield text("doctor-deaf", since=since, until=until)
        yield text("doctor-database-well" if condition.database else "doctor-database-ill")
        yield text(f"doctor-commands-{self._commands()}")
        if figures is None:
            return
        yield _of_messages(figures)
        yield _of_clocks(condition, figures, seconds)
        yield _of_copies(figures, self._health.now())

    def _for_owner(self, figures: Figures, servers: int) -> Iterator[Text]:
        counts = {str(status): figures.tables.get(status, 0) for status in Status}
        shown = {name: counts[name] for name in ("playing", "lobby", "finished")}
        yield text("doctor-house", servers=servers, **shown)
        if figures.free_bytes is not None:
            low = figures.free_bytes < LEAST_FREE
            megabytes = figures.free_bytes // 1_000_000
            yield text("doctor-disk-low" if low else "doctor-disk", megabytes=megabytes)
        if self._thoughts.cut:
            yield text("doctor-thoughts-cut", cut=self._thoughts.cut, all=self._thoughts.all)


def _missing(place: Any, granted: discord.Permissions) -> Listing | None:
    """Return the missing permissions for a table in this channel or its threads."""
    threads = IN_THREADS if isinstance(place, discord.TextChannel) else ()
    wanted = dict.fromkeys((*needed_in(place), *threads))
    missing = [permission_name(name) for name in wanted if not getattr(granted, name)]
    return Listing(tuple(missing)) if missing else None


def _of_messages(figures: Figures) -> Text:
    if figures.oldest_message is None:
        return text("doctor-messages-well")
    since = Moment(figures.oldest_message)
    return text("doctor-messages-ill", count=figures.messages, since=since)


def _of_clocks(condition: Condition, figures: Figures, seconds: int) -> Text:
    if not condition.clocks:
        return text("doctor-clocks-ill")
    if figures.late_timers:
        return text("doctor-clocks-late", count=figures.late_timers)
    if seconds >= WRONG_CLOCK:
        return text("doctor-clocks-wrong", seconds=seconds)
    return text("doctor-clocks-well")


def _of_copies(figures: Figures, now: int) -> Text:
    if figures.free_bytes is None:
        return text("doctor-copy-server")
    if figures.copied_at is None:
        return text("doctor-copy-none")
    old = now - figures.copied_at > OLD_COPY
    return text("doctor-copy-old" if old else "doctor-copy-well", at=Moment(figures.copied_at))
