"""/my games: the person's finished games, newest first."""

from collections.abc import Sequence
from typing import Any, Final

from discord import ui

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from cogs.ui.controls import BUTTONS_A_ROW, TABLES, Rows, turns
from cogs.views.table_lists import TableMenu
from core.game import LEVELS
from core.translatable_text import Listing, Moment, Say, Text, Value, Verbatim, text
from model.letters import BoardPost
from model.results import Result, SeatResult
from model.table import PlayerId
from tables.history.rated_games import why_not_rated
from workers import markup
from workers.post_model import Action, Post, Profiles

PAST: Final = "games"
"""The name of the book of one's finished games."""

_LINES = BUTTONS_A_ROW
"""Games on one page: their replay buttons must fit one row."""


class PastGamesPages:
    """Lists finished games."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def show(self, asking: Asking, visitor: Visitor, page: int = 1) -> None:
        """Show a page of the person's finished games, or the nearest page there is."""
        archive, say = self._desk.service.archive, self._desk.replies.voice(visitor.locale)
        past = await archive.games_of(visitor.id, (max(1, page) - 1) * _LINES, _LINES)
        pages = max(1, -(-past.count // _LINES))
        if page > pages:
            await self.show(asking, visitor, pages)
            return
        heading = say(text("over-heading"))
        if not past.results:
            empty = text("over-empty", commands=self._desk.finder.openings())
            await self._desk.show(asking, Post(heading=heading, lines=(say(empty),)))
            return
        people = sorted({player for result in past.results for player in result.people})
        profiles = await self._desk.service.queries.profiles(people)
        posts = await self._desk.service.delivery.board_posts([r.table for r in past.results])
        lines = (
            line_of(r, self._desk, visitor.id, profiles, posts.get(r.table)) for r in past.results
        )
        post = Post(
            heading=heading,
            lines=tuple(map(say, lines)),
            small=say(text("page-of", page=page, pages=pages)) if pages > 1 else None,
            actions=tuple(
                Action("replay", r.code, say(text("over-replay", code=r.code)))
                for r in past.results
            ),
        )
        rows = (
            *self._menu(past.results, visitor, say),
            *turns(f"{TABLES}{PAST}", page, pages, say),
        )
        await self._desk.show(asking, post, rows)

    def _menu(self, results: Sequence[Result], visitor: Visitor, say: Say) -> Rows:
        """Return the menu that opens one of the games, with its history and replay."""
        labels = [(r.code, label_of(r, self._desk, visitor)) for r in results]
        row: ui.ActionRow[Any] = ui.ActionRow(TableMenu.of(labels, say(text("list-open"))))
        return (row,)


def label_of(result: Result, desk: Desk, visitor: Visitor) -> str:
    """Return the label of a game in a menu."""
    plainly = desk.translator.voice(visitor.locale).say
    label: str = plainly(
        text("over-label", code=result.code, game=desk.replies.game_name(result.game))
    )
    return label


def line_of(
    result: Result, desk: Desk, player: PlayerId, profiles: Profiles, post: BoardPost | None
) -> Text:
    """Return a game's line: the person's rank, the others, the date, a link to its last post."""
    own = result.seat_of(player)
    assert own is not None, "it is a game of theirs"
    told: dict[str, Value] = {
        "code": result.code,
        "game": desk.replies.game_name(result.game),
        "place": _place(result, own, player),
        "people": Listing(tuple(_called(s, profiles) for s in result.seats if s is not own)),
        "when": Moment(result.ended_at),
    }
    line = text("over-line", **told)
    if post is not None:
        line = text("over-line-link", line=line, link=markup.post(post, result.guild))
    reason = why_not_rated(result, player)
    return line if reason is None else text("over-unrated", line=line, why=text(f"over-{reason}"))


def _place(result: Result, own: SeatResult, player: PlayerId) -> Text:
    if own.vanished == player:
        return text("over-vanished")
    place = text("over-place", rank=own.rank, seats=len(result.seats))
    if not own.parts:
        return place
    return text("over-points", place=place, points=own.points)


def _called(seat: SeatResult, profiles: Profiles) -> Value:
    """Return the name of a player: a person, a computer, or a former player."""
    if seat.player is not None:
        known = profiles.get(seat.player)
        return text("former-player") if known is None else Verbatim(known.name)
    if seat.level is None:
        return text("former-player")
    if seat.level not in LEVELS:
        return Verbatim(seat.level)
    return text("over-computer", level=seat.level)
