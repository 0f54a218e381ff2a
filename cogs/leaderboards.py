"""Ratings of a server at a game, and totals of one person's results."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

import discord
import msgspec
from discord import ui

from cogs.discord.channels import is_there
from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from cogs.opening import spoken_here
from cogs.ui.controls import TABLES, PageTurn, files_of, layout_of, turns
from core.game import LEVELS
from core.texts import Listing, Locale, Moment, Say, Text, Value, Verbatim, text
from model.refusals import refused
from model.results import NEWCOMER, SETTLED_AFTER, SETTLED_AMONG, Ranked
from model.table import HOUR, GuildId, PlaceId, PlayerId
from tables.history.rated_games import DAY
from tables.history.ratings import shown
from tables.history.results import Met, ResultTotals, career_of
from workers.post_model import Members, Picture, Placed, Post, Profiles

STATS: Final = "stats"
"""The name of the book of one's statistics: a page for each game one has finished."""

_RECOUNT_TOLD_FOR = 30 * DAY
"""Milliseconds for which the page says that all ratings were computed anew."""

_MOST_MET = 8
"""Most rivals listed, the most frequent ones."""


class Stats:
    """Shows people their own statistics."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def show_game(self, asking: Asking, visitor: Visitor, game: str) -> None:
        """Show the person's statistics at this game."""
        games = await self._desk.service.archive.played_by(visitor.id)
        if game in games:
            await self.show(asking, visitor, games.index(game) + 1)
            return
        never = text("stats-never", game=text(f"{game}-name"))
        await self._desk.tell(asking, visitor.locale, never)

    async def show(self, asking: Asking, visitor: Visitor, page: int = 1) -> None:
        """Show the person's statistics at their most played game (page 1), or a less played one."""
        games = await self._desk.service.archive.played_by(visitor.id)
        if not games:
            empty = text("over-empty", commands=self._desk.finder.openings())
            await self._desk.tell(asking, visitor.locale, text("stats-empty"), empty)
            return
        page = max(1, min(page, len(games)))
        game, say = games[page - 1], self._desk.replies.voice(visitor.locale)
        career = career_of(visitor.id, await self._desk.service.archive.record_of(visitor.id, game))
        people = sorted(m.rival for m in career.met[:_MOST_MET] if not isinstance(m.rival, str))
        profiles = await self._desk.service.queries.profiles(people)
        lines = [
            *_lines(career, visitor, profiles),
            *await self._recounted(career),
        ]
        post = Post(
            heading=say(text("stats-heading", game=self._desk.replies.game_name(game))),
            lines=tuple(map(say, lines)),
            picture=await self._chart(game, career, visitor),
            small=say(text("page-of", page=page, pages=len(games))) if len(games) > 1 else None,
        )
        await self._desk.show(asking, post, turns(f"{TABLES}{STATS}", page, len(games), say))

    async def _recounted(self, career: ResultTotals) -> list[Text]:
        """Return that ratings were computed anew, for some weeks, to whoever has one."""
        service = self._desk.service
        at = await service.archive.recounted_at()
        if not career.ratings or service.now() >= at + _RECOUNT_TOLD_FOR:
            return []
        return [text("stats-recounted", when=Moment(at))]

    async def _chart(self, game: str, career: ResultTotals, visitor: Visitor) -> Picture | None:
        if not career.ratings:
            return None
        ratings = career.ratings
        if ratings[0].games == 1:
            ratings = (NEWCOMER, *ratings)
        values, first = [shown(rated) for rated in ratings], ratings[0].games
        charts, called = self._desk.presenter.ratings, self._desk.replies.game_name(game)
        return await charts.progress(called, visitor.person.name, values, first, visitor.locale)


def _lines(career: ResultTotals, visitor: Visitor, profiles: Profiles) -> Sequence[Text]:
    lines = [_places(career)]
    if career.average is not None and career.most is not None:
        lines.append(text("stats-points", average=career.average, most=career.most))
    lines.append(_rating(career))
    lines += uncounted(career)
    if visitor.profile.leaderboard == "hidden":
        lines.append(text("stats-hidden"))
    return [*lines, *(_against(met, profiles) for met in career.met[:_MOST_MET])]


def _places(career: ResultTotals) -> Text:
    places = (text("stats-place", rank=rank, count=count) for rank, count in career.places)
    return text("stats-games", count=career.games, places=Listing(tuple(places)))


def _rating(career: ResultTotals) -> Text:
    if not career.ratings:
        return text("stats-unrated")
    now = career.ratings[-1]
    if career.settled:
        return text("stats-rating", rating=shown(now), count=now.games)
    told: dict[str, Value] = {"games": SETTLED_AFTER, "people": SETTLED_AMONG}
    return text("stats-guess", rating=shown(now), count=now.with_people, **told)


def uncounted(career: ResultTotals) -> list[Text]:
    """Return why some games were not rated; nothing if all were."""
    why = [
        text("stats-uncounted-part", count=count, why=text(f"over-{reason}"))
        for reason, count in career.uncounted
    ]
    return [text("stats-uncounted", games=Listing(tuple(why)))] if why else []


def _against(met: Met, profiles: Profiles) -> Text:
    return text(
        "stats-against-computers" if isinstance(met.rival, str) else "stats-against",
        who=_rival(met, profiles),
        count=met.games,
        ahead=met.ahead,
        behind=met.behind,
    )


def _rival(met: Met, profiles: Profiles) -> Value:
    if isinstance(met.rival, str):
        if met.rival not in LEVELS:
            return Verbatim(met.rival)
        return text("stats-computers", level=met.rival)
    known = profiles.get(PlayerId(met.rival))
    return text("former-player") if known is None else Verbatim(known.name)


LEADERBOARD: Final = "leaderboard"
"""The name of the book of leaderboards: a page for each game played in the server."""

RECENT: Final = "leaderboard-recent"
"""The name of the book of the leaderboards of the last three months, with the same pages."""

SHOWN: Final = "leaderboard-shown"
"""Prefix of a book that posts a leaderboard to the channel; the game's key follows.

Page 1: of all time; page 2: of the last three months."""

_THREE_MONTHS = 91 * DAY

_MOST = 20
"""Most people on a leaderboard."""

_LOOKED_UP = 3 * _MOST
"""Most members looked up for one leaderboard; the others are left for the next time."""

_REMEMBERED = 500
"""How many posted leaderboards are remembered, so as not to post them twice."""

_KNOWN_FOR = 6 * HOUR
"""Milliseconds for which a member look-up is cached."""


_MOST_KNOWN = 10_000
"""Most cached member look-ups."""


_HIDDEN: Final = text("stats-hidden")


class _Board(msgspec.Struct, frozen=True):
    """A leaderboard: who is on it, best first, and extra lines for its reader.

    ``recent``: of the last three months.
    """

    game: str
    recent: bool
    listed: Sequence[Ranked]
    profiles: Profiles
    reader: tuple[Text, ...] = ()


class _Shown(msgspec.Struct):
    """The entries of a posted leaderboard; ``message``: its id, 0 while it is being sent."""

    listed: Sequence[Ranked]
    message: int = 0


Ranks: TypeAlias = Callable[[int, int], Awaitable[Sequence[Ranked]]]
"""Reads the ranking, best first, given offset and limit."""


class Roll:
    """Caches who is still in a server."""

    def __init__(self, members: Members, now: Callable[[], int]) -> None:
        self._members = members
        self._now = now
        self._here: dict[tuple[GuildId, PlayerId], tuple[bool, int]] = {}

    async def best_here(self, guild: GuildId, ranked: Ranks, most: int) -> tuple[list[Ranked], int]:
        """Return the best ``most`` people still in the server, and how many before them have left.

        Returns fewer if that needs too many look-ups; these are cached, so the next call may find
        more. Skips people read twice because the ranking changed between two reads.
        """
        listed: list[Ranked] = []
        read, met = 0, set[PlayerId]()
        gone, left = 0, _LOOKED_UP
        while some := await ranked(read, most - len(listed)):
            read += len(some)
            some = [one for one in some if one.rating.player not in met]
            met |= {one.rating.player for one in some}
            left -= sum(self._known(guild, one.rating.player) is None for one in some)
            if left < 0:
                break
            found = await asyncio.gather(*(self._is_here(guild, r.rating.player) for r in some))
            listed += [one for one, here in zip(some, found, strict=True) if here]
            gone += found.count(False)
        return listed, gone

    def _known(self, guild: GuildId, player: PlayerId) -> bool | None:
        here, at = self._here.get((guild, player), (None, 0))
        return here if abs(self._now() - at) < _KNOWN_FOR else None

    async def _is_here(self, guild: GuildId, player: PlayerId) -> bool:
        if (known := self._known(guild, player)) is not None:
            return known
        here = await self._members.is_here(guild, player)
        if len(self._here) >= _MOST_KNOWN:
            self._here.clear()
        self._here[guild, player] = here, self._now()
        return here


class Leaderboards:
    """Shows leaderboards privately; the reader may post one to the channel."""

    def __init__(self, desk: Desk, members: Members) -> None:
        self._desk = desk
        self._roll = Roll(members, desk.service.now)
        self._shown: OrderedDict[tuple[PlaceId, str, bool], _Shown] = OrderedDict()

    async def show_game(self, asking: Asking, visitor: Visitor, game: str) -> None:
        """Show the leaderboard of this game."""
        guild = _server(asking)
        games = await self._desk.service.archive.played_in(guild)
        if game not in games:
            empty = text("leaderboard-empty", game=text(f"{game}-name"))
            await self._desk.tell(asking, visitor.locale, empty, text("leaderboard-rule"))
            return
        await self.show(asking, visitor, games.index(game) + 1)

    async def show(
        self, asking: Asking, visitor: Visitor, page: int = 1, *, recent: bool = False
    ) -> None:
        """Show the leaderboard of the server's most played game (page 1), or a less played one.

        ``recent``: that of the last three months.
        """
        guild = _server(asking)
        games = await self._desk.service.archive.played_in(guild)
        if not games:
            none = text("leaderboard-none", commands=self._desk.finder.openings())
            await self._desk.tell(asking, visitor.locale, none)
            return
        page = max(1, min(page, len(games)))
        board = await self._board(guild, games[page - 1], recent, visitor)
        say = self._desk.replies.voice(visitor.locale)
        book = RECENT if recent else LEADERBOARD
        rows = (_ways_on(board, page, say), *turns(f"{TABLES}{book}", page, len(games), say))
        await self._desk.show(asking, await self._post(board, visitor.locale), rows)

    async def show_recent(self, asking: Asking, visitor: Visitor, page: int) -> None:
        """Show the same page, of the last three months."""
        await self.show(asking, visitor, page, recent=True)

    async def show_to_all(
        self, asking: Asking, visitor: Visitor, game: str, *, recent: bool
    ) -> None:
        """Post a leaderboard to the channel, in the language of its tables.

        An empty one, or that of a game not on offer, is not posted. Raises TableRefuses if the same
        one already stands there.
        """
        guild, place = _server(asking), PlaceId(asking.channel_id or 0)
        board = await self._board(guild, game, recent, None)
        if not board.listed or game not in self._desk.guide.games:
            await self.show(asking, visitor)
            return
        key = place, game, recent
        before = self._shown.get(key)
        if before is not None and before.listed == board.listed:
            stands = await _stands(asking, before)
            if stands or self._shown.get(key) is not before:
                raise refused("leaderboard-refusal-shown")
        standing = self._remember(key, board)
        usual = await self._desk.servers.wishes_of(guild)
        post = await self._post(board, spoken_here(asking, visitor, usual))
        try:
            message = await asking.followup.send(
                view=layout_of(post),
                files=files_of(post),
                allowed_mentions=discord.AllowedMentions.none(),
                wait=True,
            )
        except discord.HTTPException:
            self._shown.pop(key, None)
            raise
        standing.message = message.id
        await self._desk.tell(asking, visitor.locale, text("leaderboard-is-shown"))

    def _remember(self, key: tuple[PlaceId, str, bool], board: _Board) -> _Shown:
        """Remember a leaderboard before it is posted, because two people may press at once."""
        standing = self._shown[key] = _Shown(board.listed)
        self._shown.move_to_end(key)
        while len(self._shown) > _REMEMBERED:
            self._shown.popitem(last=False)
        return standing

    async def _board(
        self, guild: GuildId, game: str, recent: bool, reader: Visitor | None
    ) -> _Board:
        since = self._desk.service.now() - _THREE_MONTHS if recent else 0
        ranked = partial(self._desk.service.archive.leaderboard, guild, game, since=since)
        listed, gone = await self._roll.best_here(guild, ranked, _MOST)
        standing = [one.rating.player for one in listed]
        profiles = await self._desk.service.queries.profiles(standing)
        board = _Board(game, recent, listed, profiles)
        if reader is None or reader.id in standing:
            return board
        told = await self._told(guild, game, since, reader, gone)
        return msgspec.structs.replace(board, reader=told)

    async def _told(
        self, guild: GuildId, game: str, since: int, reader: Visitor, gone: int
    ) -> tuple[Text, ...]:
        """Return lines on the rank of an unlisted reader; ``gone``: people before them who left."""
        if reader.profile.leaderboard == "hidden":
            return (_HIDDEN,)
        archive = self._desk.service.archive
        rank = await archive.rank_of(guild, game, reader.id, since)
        if rank is None and since:
            return ()  # who is listed is said below
        if rank is None:
            career = career_of(reader.id, await archive.record_of(reader.id, game))
            return (text("leaderboard-you-unrated"), *uncounted(career)) if career.games else ()
        place, one = rank
        rating = shown(one.rating.rated)
        if not one.settled:
            return (text("leaderboard-you-guess", rating=rating),)
        return (text("leaderboard-you", rank=place - gone, rating=rating),)

    async def _post(self, board: _Board, locale: Locale) -> Post:
        say, title = self._desk.replies.voice(locale), _title(board)
        lines = [_line(n, one, board.profiles) for n, one in enumerate(board.listed, 1)]
        if board.recent and not lines:
            lines.append(text("leaderboard-empty-recent", game=text(f"{board.game}-name")))
        lines += board.reader
        places = [_placed(n, one, board.profiles) for n, one in enumerate(board.listed, 1)]
        rules = [text("leaderboard-rule-recent")] if board.recent else []
        rules.append(text("leaderboard-rule"))
        if _HIDDEN not in board.reader:
            rules.append(text("leaderboard-hide"))
        charts = self._desk.presenter.ratings
        return Post(
            heading=say(title),
            lines=tuple(map(say, lines)),
            picture=await charts.ranking(title, places, locale) if places else None,
            small=" ".join(map(say, rules)),
        )


async def _stands(asking: Asking, before: _Shown) -> bool:
    """Whether a posted leaderboard still exists; True if Discord's answer is unclear."""
    if not before.message:
        return True
    channel = asking.client.get_partial_messageable(asking.channel_id or 0)
    return await is_there(channel.fetch_message(before.message))


def _server(asking: Asking) -> GuildId:
    """Return the interaction's server. Raises TableRefuses outside a server."""
    if asking.guild_id is None:
        raise refused("table-refusal-no-server")
    return GuildId(asking.guild_id)


def _title(board: _Board) -> Text:
    key = "leaderboard-heading-recent" if board.recent else "leaderboard-heading"
    return text(key, game=text(f"{board.game}-name"))


def _ways_on(board: _Board, page: int, say: Say) -> ui.ActionRow[Any]:
    """Return the buttons that post a leaderboard, and show the same page of the other time."""
    row: ui.ActionRow[Any] = ui.ActionRow()
    if board.listed:
        shown, label = f"{TABLES}{SHOWN}.{board.game}", say(text("leaderboard-show"))
        row.add_item(PageTurn.of(shown, 2 if board.recent else 1, label))
    other, key = (LEADERBOARD, "all-time") if board.recent else (RECENT, "recent")
    row.add_item(PageTurn.of(f"{TABLES}{other}", page, say(text(f"leaderboard-{key}"))))
    return row


def _line(place: int, one: Ranked, profiles: Profiles) -> Text:
    return text(
        "leaderboard-line" if one.settled else "leaderboard-guess",
        rank=place,
        who=Verbatim(name) if (name := _name(one, profiles)) else text("former-player"),
        rating=shown(one.rating.rated),
        count=one.rating.rated.games,
    )


def _placed(place: int, one: Ranked, profiles: Profiles) -> Placed:
    remark = text("leaderboard-games", count=one.rating.rated.games)
    rank = place if one.settled else 0
    return Placed(rank, _name(one, profiles), shown(one.rating.rated), remark)


def _name(one: Ranked, profiles: Profiles) -> str:
    known = profiles.get(one.rating.player)
    return "" if known is None else known.name
