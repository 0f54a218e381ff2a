"""Lists of tables and of finished games in pages, each with a menu that opens one of them."""

from collections.abc import Collection, Sequence
from itertools import chain
from math import inf
from typing import Any, Final, Self

import discord
from discord import ui

from cogs.discord.channels import lost_among
from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.access import all_reached
from cogs.interaction.front_desk import Desk
from cogs.ui.command_texts import shown
from cogs.ui.controls import ANSWERED_BY, BUTTONS_A_ROW, TABLES, Rebuilt, Rows, turns
from core.game import LEVELS
from core.texts import Listing, Moment, Say, Text, Value, Verbatim, text, with_names
from model.letters import BoardPost, TableFacts
from model.results import Result, SeatResult
from model.table import GuildId, Listed, PlaceId, PlayerId, TableCode, TableId
from model.thinking_ahead import PlannedMoves, lines_about
from tables import table_queries
from tables.history.rated_games import why_not_rated
from workers import markup
from workers.post_model import Action, Post, Profiles
from workers.sentences import until

MINE: Final = "mine"
HERE: Final = "here"

_LINES = 10
"""Tables on one page: what a phone shows at once."""


class TableMenu(Rebuilt[ui.Select[Any]], template="tavolo-open"):
    """The menu under a list of tables."""

    kinds = (ui.Select,)

    @classmethod
    def of(cls, labels: Sequence[tuple[TableCode, str]], hint: str) -> Self:
        """Return the menu of these tables."""
        options = [discord.SelectOption(label=shown(label), value=code) for code, label in labels]
        return cls(ui.Select(custom_id="tavolo-open", placeholder=hint, options=options))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the chosen table."""
        await interaction.client.get_cog(ANSWERED_BY).open_chosen(
            interaction, TableCode(self.item.values[0])
        )


class TableLists:
    """Shows lists of tables."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def show(self, asking: Asking, visitor: Visitor, which: str, page: int = 1) -> None:
        """Show a page, or the nearest, of one's own tables or of this server's visible ones."""
        note: tuple[Text, ...] = ()
        if which == HERE and asking.guild_id is not None:
            here = await self._desk.service.queries.listed_in(GuildId(asking.guild_id), visitor.id)
            listed = all_reached(asking, here)
            heading, most = text("list-tables"), table_queries.MOST_OF_A_SERVER
            note = (text("list-newest", count=most),) if len(here) >= most else note
        else:
            listed = await self._desk.service.queries.listed_of(visitor.id)
            heading = text("list-mine")
        ordered = sorted(listed, key=_urgency)
        pages = max(1, -(-len(ordered) // _LINES))
        page = max(1, min(page, pages))
        on_page = ordered[(page - 1) * _LINES : page * _LINES]
        found = await self._desk.service.queries.facts_of([one.table for one in on_page])
        say = self._desk.replies.voice(visitor.locale)
        if not found:
            empty = text("list-empty", commands=self._desk.finder.openings())
            await self._desk.show(asking, Post(heading=say(heading), lines=(say(empty),)))
            return
        profiles = await self._desk.replies.profiles_of(*found)
        lost = await lost_among(asking.client, (table.place for table in found))
        planned = await self._desk.service.ahead.by(visitor.id) if which == MINE else {}
        told = await self.lines(visitor, found, profiles, lost)
        own = (self._planned(table, planned.get(table.id), profiles) for table in found)
        each = chain.from_iterable((line, *more) for line, more in zip(told, own, strict=True))
        post = Post(
            heading=say(heading),
            lines=tuple(map(say, (*each, *note))),
            small=say(text("page-of", page=page, pages=pages)) if pages > 1 else None,
            actions=tuple(
                Action("bring", table.code, say(text("bring-button", code=table.code)))
                for table in found
                if table.place in lost and table.host == visitor.id and asking.guild_id is not None
            ),
        )
        menu = TableMenu.of(self.labels(visitor, found, profiles), say(text("list-open")))
        book = f"{TABLES}{which}"
        await self._desk.show(asking, post, (ui.ActionRow(menu), *turns(book, page, pages, say)))

    def _planned(
        self, table: TableFacts, planned: PlannedMoves | None, profiles: Profiles
    ) -> list[Text]:
        """Return what is planned at a table, for the list of its author."""
        seats = self._desk.replies.names_in(table, profiles)
        lines = () if planned is None else lines_about(planned)
        return [with_names(line, seats) for line in lines]

    async def lines(
        self,
        visitor: Visitor,
        tables: Sequence[TableFacts],
        profiles: Profiles,
        lost: Collection[PlaceId],
    ) -> list[Text]:
        """Return a line for each of these tables; ``lost``: channels that no longer exist."""
        where = await self._where(tables, lost)
        return [self._line(table, visitor, profiles, where[table.id]) for table in tables]

    def labels(
        self, visitor: Visitor, tables: Sequence[TableFacts], profiles: Profiles
    ) -> list[tuple[TableCode, str]]:
        """Return code and menu label of each of these tables."""
        return [
            (
                table.code,
                self._desk.replies.table_label(table, visitor.id, profiles, visitor.locale),
            )
            for table in tables
        ]

    async def _where(
        self, tables: Sequence[TableFacts], lost: Collection[PlaceId]
    ) -> dict[TableId, Value]:
        """Return each table's channel, with a link to its newest post there."""
        posts = await self._desk.service.delivery.board_posts([table.id for table in tables])
        return {table.id: _place_of(table, posts.get(table.id), lost) for table in tables}

    def _line(self, table: TableFacts, visitor: Visitor, profiles: Profiles, place: Value) -> Text:
        """Return a table's line: its label, the next deadline, and its channel."""
        label = self._desk.replies.table_label(table, visitor.id, profiles, visitor.locale)
        deadline = _deadline(table, visitor.id)
        return until("list-line", deadline, table=Verbatim(label), place=place)


def _place_of(table: TableFacts, post: BoardPost | None, lost: Collection[PlaceId]) -> Value:
    if table.place in lost:
        return text("list-place-gone")
    place = f"<#{table.place}>"
    if post is None or post.place != table.place:
        return place
    return text("list-place", place=place, link=markup.post(post, table.guild))


def _urgency(one: Listed) -> tuple[bool, float]:
    """Sort key: first tables that wait for this person, the earliest deadline first."""
    if not one.owes:
        return True, 0
    return False, inf if one.deadline is None else one.deadline


def _deadline(table: TableFacts, player: PlayerId) -> int | None:
    """Return the person's deadline if they are to act, else the earliest of the others."""
    asked = [seat for seat in table.seats if seat.asked is not None]
    mine = [seat for seat in asked if getattr(seat.occupant, "player", None) == player]
    return min((s.deadline for s in mine or asked if s.deadline is not None), default=None)


PAST: Final = "games"
"""The name of the book of one's finished games."""

_PAST_LINES = BUTTONS_A_ROW
"""Games on one page: their replay buttons must fit one row."""


class PastGamesPages:
    """Lists finished games."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def show(self, asking: Asking, visitor: Visitor, page: int = 1) -> None:
        """Show a page of the person's finished games, or the nearest page there is."""
        archive, say = self._desk.service.archive, self._desk.replies.voice(visitor.locale)
        past = await archive.games_of(visitor.id, (max(1, page) - 1) * _PAST_LINES, _PAST_LINES)
        pages = max(1, -(-past.count // _PAST_LINES))
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
