"""/tavolo rehearse: tests what the bot assumes of Discord, in a temporary thread."""

import asyncio
import logging
import platform
from collections.abc import Mapping
from functools import partial
from typing import Any

import discord
import msgspec

from cogs.discord.channels import permission_name
from cogs.discord.interaction_user import AnyBot, Asking, Visitor, is_owner
from cogs.discord.requests import ask_discord
from cogs.interaction.front_desk import Desk
from core import VERSION
from core.texts import Listing, Moment, Say, text
from model.refusals import refused
from model.table import MINUTE
from rehearsal.interface import NoAnswer
from rehearsal.rehearsal_thread import Asker, CannotBegin, RehearsalPlace, RehearsalWords, Reply
from rehearsal.run import FILE_NAME, About, RehearsalFindings, file_of, heading, rehearse, told
from workers.post_model import Document, Post


def running_versions() -> tuple[str, ...]:
    """Return the versions of Tavolo, discord.py and Python, each with its name."""
    return (
        f"Tavolo {VERSION}",
        f"discord.py {discord.__version__}",
        f"Python {platform.python_version()}",
    )


_log = logging.getLogger(__name__)

PAUSE = 10 * MINUTE
"""Milliseconds that must pass between two rehearsals in a server."""

LONGEST = 10 * 60
"""Timeout of a rehearsal in seconds: its reply can be edited for 15 minutes only."""

_THREAD_NEEDS = (
    "view_channel",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
    "manage_threads",
)
_FORUM_NEEDS = ("send_messages", *(n for n in _THREAD_NEEDS if n != "create_public_threads"))

Home = discord.TextChannel | discord.ForumChannel


class RehearsalCommand:
    """Serves the command: one rehearsal at a time per server, with a pause between two."""

    def __init__(self, bot: AnyBot, desk: Desk) -> None:
        self._bot = bot
        self._desk = desk
        self._running: dict[int, asyncio.Task[RehearsalFindings]] = {}
        self._ended: dict[int, int] = {}

    async def serve(self, asking: Asking, visitor: Visitor) -> None:
        """Rehearse and report. Raises TableRefuses if that is not allowed or possible here."""
        if asking.guild is None:
            raise refused("rehearsal-refusal-server")
        if not asking.permissions.manage_guild and not is_owner(asking.client, visitor.id):
            raise refused("rehearsal-refusal")
        home = home_of(asking.channel)
        if home is None:
            raise refused("rehearsal-refusal-place")
        missing = missing_in(home, _granted(asking, home))
        if missing:
            names = Listing(tuple(permission_name(name) for name in missing))
            raise refused("rehearsal-refusal-permission", permissions=names)
        guild = asking.guild.id
        self._must_be_free(guild)
        words = words_said(self._desk.replies.voice(visitor.locale))
        findings = await self._run(guild, asking, place_of(home, asking.guild.me.id), words)
        if findings is not None:
            await self._show(asking, visitor, home, findings)

    async def stop(self) -> None:
        """Cancel all rehearsals and wait until they have cleaned up."""
        running = tuple(self._running.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def _must_be_free(self, guild: int) -> None:
        if guild in self._running:
            raise refused("rehearsal-refusal-running")
        again = self._ended.get(guild, -PAUSE) + PAUSE
        if self._desk.service.now() < again:
            raise refused("rehearsal-refusal-again", at=Moment(again))

    async def _run(
        self, guild: int, asking: Asking, place: RehearsalPlace, words: RehearsalWords
    ) -> RehearsalFindings | None:
        """Return the findings; None if it was cancelled and nobody can be told."""
        task = self._running[guild] = asyncio.create_task(self._rehearse(asking, place, words))
        try:
            return await task
        except asyncio.CancelledError:
            if not task.cancelled():
                raise
            _log.info("a rehearsal was stopped; what it had made is deleted")
            return None
        except CannotBegin as fault:
            raise refused("rehearsal-refusal-thread", code=fault.answer.code) from fault
        except (NoAnswer, TimeoutError) as fault:
            raise refused("rehearsal-refusal-no-answer") from fault
        finally:
            del self._running[guild]
            self._ended[guild] = self._desk.service.now()

    async def _rehearse(
        self, asking: Asking, place: RehearsalPlace, words: RehearsalWords
    ) -> RehearsalFindings:
        asker = Asker(
            person=asking.user.id,
            application=asking.application_id,
            words=words,
            reply=Reply(asking.application_id, asking.token),
            commands=await self._commands(),
        )
        async with asyncio.timeout(LONGEST):
            return await rehearse(partial(ask_discord, self._bot.http), place, asker)

    async def _commands(self) -> list[Mapping[str, Any]]:
        """Return the commands' payloads in all languages."""
        tree = self._bot.tree
        translator = tree.translator
        assert translator is not None, "the cogs have been opened"
        return [await c.get_translated_payload(tree, translator) for c in tree.get_commands()]

    async def _show(
        self, asking: Asking, visitor: Visitor, home: Home, findings: RehearsalFindings
    ) -> None:
        say = self._desk.replies.voice(visitor.locale)
        about = About("/tavolo rehearse", kind_of(home), running_versions())
        post = Post(
            heading=say(heading(findings)),
            lines=tuple(map(say, told(findings))),
            small=say(text("rehearsal-file")),
            documents=(Document(FILE_NAME, file_of(findings, about).encode()),),
        )
        await self._desk.show(asking, post)


def home_of(channel: Any) -> Home | None:
    """Return the channel in which to create a thread; None if there is none."""
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    return channel if isinstance(channel, discord.TextChannel | discord.ForumChannel) else None


def missing_in(home: Home, granted: discord.Permissions) -> list[str]:
    """Return the missing permissions for a rehearsal in this channel."""
    needed = _FORUM_NEEDS if isinstance(home, discord.ForumChannel) else _THREAD_NEEDS
    return [name for name in needed if not getattr(granted, name)]


def place_of(home: Home, bot: int) -> RehearsalPlace:
    """Describe the channel for a rehearsal."""
    place = RehearsalPlace(
        channel=home.id,
        guild=home.guild.id,
        bot=bot,
        size_limit=home.guild.filesize_limit,
    )
    if isinstance(home, discord.TextChannel):
        return msgspec.structs.replace(place, announcements=home.is_news())
    tags = [tag.id for tag in home.available_tags if not tag.moderated]
    return msgspec.structs.replace(
        place, forum=True, needs_tag=home.flags.require_tag, tag=tags[0] if tags else None
    )


def words_said(say: Say) -> RehearsalWords:
    """Return the texts shown during a rehearsal, in the person's language."""
    return RehearsalWords(
        running=say(text("rehearsal-running")),
        thread=say(text("rehearsal-thread")),
        letter=say(text("rehearsal-letter")),
    )


def kind_of(home: Home) -> str:
    """Return the kind of channel."""
    if isinstance(home, discord.ForumChannel):
        return "forum"
    return "announcement channel" if home.is_news() else "text channel"


def _granted(asking: Asking, home: Home) -> discord.Permissions:
    if home.id == asking.channel_id:
        return asking.app_permissions
    return home.permissions_for(home.guild.me)
