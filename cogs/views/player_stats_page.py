"""/my stats: totals of the person's results at a game, with a chart of their rating."""

from collections.abc import Sequence
from typing import Final

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from cogs.ui.controls import TABLES, turns
from core.game import LEVELS
from core.translatable_text import Listing, Moment, Text, Value, Verbatim, text
from model.ratings import NEWCOMER, SETTLED_AFTER, SETTLED_AMONG
from model.table import PlayerId
from tables.history.rated_games import DAY
from tables.history.ratings import shown
from tables.history.results import Met, ResultTotals, career_of
from workers.post_model import Picture, Post, Profiles

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
