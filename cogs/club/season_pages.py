"""/club season: the season being played in a server, of all games together and game by game."""

from typing import Final

from club.seasons.season_table import SeasonScore, SeasonTables
from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from cogs.ui.pages import TABLES, turns
from core.translatable_text import Moment, Text, text
from tables.model.refusals import refused
from tables.model.table import GuildId
from workers.post_model import Post, Profiles
from workers.wording import season_lines

SEASON: Final = "season"
"""The name of the book of a season: a page of all games together, then one for each game."""

_MOST = 20
"""People on a page."""


class SeasonPages:
    """Shows the season that is being played, privately."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def show(self, asking: Asking, visitor: Visitor, page: int = 1) -> None:
        """Show a page, or the nearest, of the season. Raises TableRefuses outside a server."""
        if asking.guild_id is None:
            raise refused("table-refusal-no-server")
        season = self._desk.seasons.now()
        tables = await self._desk.seasons.tables_of(GuildId(asking.guild_id), season)
        pages = self._pages(tables)
        page = max(1, min(page, len(pages)))
        about, rows = pages[page - 1]
        people = [*(row.player for row in rows[:_MOST])]
        profiles = await self._desk.service.queries.profiles(people)
        say = self._desk.replies.voice(visitor.locale)
        lines = [*_table(about, rows, profiles, visitor)]
        lines.append(text("season-ends", when=Moment(season.ends_at)))
        post = Post(
            heading=say(text("season-heading", season=season_lines.name_of(season))),
            lines=tuple(map(say, lines)),
            small=say(season_lines.rule()),
        )
        await self._desk.show(asking, post, turns(f"{TABLES}{SEASON}", page, len(pages), say))

    def _pages(self, tables: SeasonTables) -> list[tuple[Text, tuple[SeasonScore, ...]]]:
        """Return what each page is about, with its rows; one game alone has one page."""
        by_game = [
            (text("season-best-of", game=self._desk.replies.game_name(game)), rows)
            for game, rows in tables.by_game.items()
        ]
        if len(by_game) == 1:
            return by_game
        return [(text("season-best"), tables.overall), *by_game]


def _table(
    about: Text, rows: tuple[SeasonScore, ...], profiles: Profiles, visitor: Visitor
) -> list[Text]:
    if not rows:
        return [text("season-empty")]
    lines = [about, *(season_lines.line(row, profiles) for row in rows[:_MOST])]
    own = next((row for row in rows[_MOST:] if row.player == visitor.id), None)
    if own is not None:
        told = text("season-you", rank=own.rank, points=own.points, count=own.games)
        lines.append(told)
    return lines
