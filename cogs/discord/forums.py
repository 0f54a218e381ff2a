"""Tables in forum channels: each has its own post, and tags show its game and status.

The bot creates missing tags if it may manage the channel; otherwise it uses existing tags whose
name is right in any of its languages. It never changes tags that people set besides.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence

import aiohttp
import discord

from cogs.discord.messenger import called_by
from cogs.ui.messages import content_of
from core.discord_limits import ARCHIVED_AFTER, limit
from core.spelling import folded
from core.texts import LOCALES, Listing, Locale, Text, text
from model.letters import TableFacts
from model.refusals import TableRefuses, refused
from model.table import PlaceId, Status
from workers.post_model import Post

_log = logging.getLogger(__name__)

_UNWELL = (discord.HTTPException, aiohttp.ClientError, TimeoutError)

_MOST_TAGS = limit("forum-tag-count")
_MOST_APPLIED = limit("applied-tag-count")
_LONGEST_NAME = limit("tag-name-length")
_LONGEST_TITLE = limit("thread-name-length")
_TAG_REQUIRED = (40066, limit("forum-may-require-a-tag"))
"""Error codes for a post without a required tag, or with a tag that the bot may not set."""

_TAG_OF = {
    Status.LOBBY: text("tag-open"),
    Status.PLAYING: text("tag-playing"),
    Status.FINISHED: text("tag-over"),
    Status.CANCELLED: text("tag-over"),
}

STATUS_TAGS = (text("tag-open"), text("tag-playing"), text("tag-over"))

Say = Callable[[Locale, Text], str]


class Forums:
    """Creates the posts of tables in forums and chooses their tags.

    ``say``: translates a text into a language. ``games``: the keys of all games.
    """

    def __init__(self, say: Say, games: Iterable[str]) -> None:
        self._say = say
        self._games = tuple(games)
        self._making_tags = asyncio.Lock()

    async def prepared(
        self, forum: discord.ForumChannel, game: str | None, locale: Locale
    ) -> discord.ForumChannel:
        """Return the forum, after creating missing table tags, named in this language.

        ``game``: whose tables it will hold; None: any. Creates no tags if the bot may not or
        Discord refuses. Raises TableRefuses if posts require a tag and none fits.
        """
        wanted = self._wanted(game)
        if self._lacking(forum, wanted) and _granted(forum).manage_channels:
            forum = await self._with_tags(forum, wanted, locale)
        likely = self._games if game is None else (game,)
        fits = any(self._fitting(forum, each, Status.LOBBY) for each in likely)
        if forum.flags.require_tag and not fits:
            raise self._tag_lacks(forum, game, locale)
        return forum

    async def begin_post(
        self,
        forum: discord.ForumChannel,
        game: str,
        title: str,
        first: Post,
        locale: Locale,
    ) -> discord.Message:
        """Create a post in this forum and return its first message.

        Raises TableRefuses if posts require a tag and Discord takes none of ours, and
        discord.HTTPException for any other failure.
        """
        try:
            post = await forum.create_thread(
                name=title[:_LONGEST_TITLE],
                auto_archive_duration=ARCHIVED_AFTER,
                content=content_of(first),
                allowed_mentions=called_by(first),
                applied_tags=self._fitting(forum, game, Status.LOBBY),
            )
        except discord.HTTPException as fault:
            if fault.code in _TAG_REQUIRED:
                raise self._tag_lacks(forum, game, locale) from fault
            raise
        return post.message

    def tags_after(
        self, post: discord.Thread, game: str, status: Status
    ) -> Sequence[discord.ForumTag] | None:
        """Return the tags that a table's post should have; None if it has them already.

        Tags that are not about tables stay. The last tag is never removed.
        """
        forum = forum_of(post)
        if forum is None:
            return None
        ours = self._named(self._wanted(None))
        others = [tag for tag in post.applied_tags if folded(tag.name) not in ours]
        wanted = [*self._fitting(forum, game, status), *others][:_MOST_APPLIED]
        same = {tag.id for tag in wanted} == {tag.id for tag in post.applied_tags}
        return None if same or not wanted else wanted

    def lacking(self, forum: discord.ForumChannel, locale: Locale) -> tuple[str, ...]:
        """Return the names of the status tags that the forum lacks."""
        return tuple(self._name(tag, locale) for tag in self._lacking(forum, STATUS_TAGS))

    def _wanted(self, game: str | None) -> tuple[Text, ...]:
        games = self._games if game is None else (game,)
        return (*STATUS_TAGS, *map(_game_tag, games))

    def _name(self, tag: Text, locale: Locale) -> str:
        return self._say(locale, tag)[:_LONGEST_NAME]

    def _named(self, tags: Iterable[Text]) -> frozenset[str]:
        """Return the names of these tags in all languages, case-folded."""
        return frozenset(folded(self._name(tag, locale)) for tag in tags for locale in LOCALES)

    def _found(self, forum: discord.ForumChannel, tag: Text) -> discord.ForumTag | None:
        names = self._named((tag,))
        return next((each for each in forum.available_tags if folded(each.name) in names), None)

    def _lacking(self, forum: discord.ForumChannel, tags: Iterable[Text]) -> list[Text]:
        return [tag for tag in tags if self._found(forum, tag) is None]

    def _fitting(
        self, forum: discord.ForumChannel, game: str, status: Status
    ) -> list[discord.ForumTag]:
        """Return the forum's tags for this game and status that the bot may set."""
        moderates = _granted(forum).manage_threads
        found = (self._found(forum, tag) for tag in (_game_tag(game), _TAG_OF[status]))
        return [tag for tag in found if tag is not None and (moderates or not tag.moderated)]

    async def _with_tags(
        self, forum: discord.ForumChannel, wanted: Sequence[Text], locale: Locale
    ) -> discord.ForumChannel:
        """Create these tags, one edit at a time: each edit of a forum sends its whole tag list."""
        async with self._making_tags:
            try:
                now = await forum.guild.fetch_channel(forum.id)
                if not isinstance(now, discord.ForumChannel):
                    return forum
                names = [self._name(tag, locale) for tag in self._lacking(now, wanted)]
                room = _MOST_TAGS - len(now.available_tags)
                fresh = [discord.ForumTag(name=name) for name in names[:room]]
                if not fresh:
                    return now
                return await now.edit(available_tags=[*now.available_tags, *fresh]) or now
            except _UNWELL as fault:
                _log.info("forum %d gets no tags: %s", forum.id, fault)
                return forum

    def _tag_lacks(
        self, forum: discord.ForumChannel, game: str | None, locale: Locale
    ) -> TableRefuses:
        tags = STATUS_TAGS if game is None else self._wanted(game)
        names = Listing(tuple(self._name(tag, locale) for tag in tags))
        permission = text("permission-manage-channels")
        place = f"<#{forum.id}>"
        return refused("table-refusal-forum-tags", place=place, tags=names, permission=permission)


class PostTags:
    """Updates the tags of the bot's own posts to match their tables.

    Runs in background tasks that nothing waits for, since Discord may allow few edits of a thread
    in ten minutes (two for names; no number is known for tags).
    """

    def __init__(self, client: discord.Client, forums: Forums) -> None:
        self._client = client
        self._forums = forums
        self._newest: dict[PlaceId, TableFacts] = {}
        self._changing: set[asyncio.Task[None]] = set()

    def show(self, table: TableFacts) -> None:
        """Update the tags of a table's post after a message about it has arrived there.

        Does nothing if the place is not the bot's own post.
        """
        if _own_post(self._client, table.place) is None:
            return
        waits = table.place in self._newest
        self._newest[table.place] = table
        if not waits:
            task = asyncio.create_task(self._change(table.place))
            self._changing.add(task)
            task.add_done_callback(self._changing.discard)

    async def _change(self, place: PlaceId) -> None:
        """Edit the tags until they match the newest facts."""
        shown = None
        while shown is not self._newest[place]:
            shown = self._newest[place]
            await tag_post(self._client, self._forums, shown)
        del self._newest[place]


async def tag_post(client: discord.Client, forums: Forums, table: TableFacts) -> None:
    """Update the tags of a table's place, if it is a forum post of the bot's own.

    A failure is only logged; the tags then stay as they are.
    """
    post = _own_post(client, table.place)
    tags = None if post is None else forums.tags_after(post, table.game, table.status)
    if post is None or tags is None:
        return
    try:
        await post.edit(applied_tags=tags)
    except _UNWELL as fault:
        _log.info("post %d keeps its tags: %s", post.id, fault)


def _own_post(client: discord.Client, place: PlaceId) -> discord.Thread | None:
    """Return the bot's own forum post with this id; None for any other channel or author."""
    thread, me = client.get_channel(place), client.user
    if not isinstance(thread, discord.Thread) or me is None or thread.owner_id != me.id:
        return None
    return None if forum_of(thread) is None else thread


def _game_tag(game: str) -> Text:
    return text(f"{game}-name")


def is_home(place: object) -> bool:
    """Whether tables can have posts of their own there: a forum that is no media channel.

    Discord does not document what it requires of a post in a media channel.
    """
    return isinstance(place, discord.ForumChannel) and not place.is_media()


def forum_of(place: object) -> discord.ForumChannel | None:
    """Return the forum that a post belongs to; None for any other place."""
    parent = place.parent if isinstance(place, discord.Thread) else None
    return parent if isinstance(parent, discord.ForumChannel) else None


def _granted(forum: discord.ForumChannel) -> discord.Permissions:
    return forum.permissions_for(forum.guild.me)
