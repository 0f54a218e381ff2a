"""What is said of seasons: their names, their tables and their champions."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

from club.seasons.calendar import Season
from club.seasons.interfaces import HeldTitle
from club.seasons.season_table import (
    BEST_GAMES,
    FEWEST_GAMES,
    SeasonScore,
    SeasonTables,
)
from core.translatable_text import Listing, Text, Value, Verbatim, text
from tables.model.table import FORMER_PLAYER, PlayerId
from workers.post_model import Profiles

MOST_LINES = 5
"""Lines of a table in the post at the end of a season."""

GameNames: TypeAlias = Mapping[str, Text]
"""The names of games by their keys."""


class SeasonShown(msgspec.Struct, frozen=True):
    """A season of a server as it is told: its tables, titles, people and the names of its games.

    ``titles``: as stored at its end, of all games together first.
    """

    season: Season
    tables: SeasonTables
    titles: tuple[HeldTitle, ...]
    profiles: Profiles
    games: GameNames


def name_of(season: Season) -> Text:
    """Return the name of a season: a quarter and a year."""
    return text("season-name", quarter=season.quarter, year=str(season.year))


def rule() -> Text:
    """Return how a season is counted."""
    return text("season-rule", best=BEST_GAMES, games=FEWEST_GAMES)


def champions(shown: SeasonShown) -> tuple[Text, ...]:
    """Return who is champion of all games together, and of each game."""
    by_game: dict[str | None, list[HeldTitle]] = {}
    for title in shown.titles:
        by_game.setdefault(title.game, []).append(title)
    return tuple(_champion(game, titles, shown) for game, titles in by_game.items())


def _champion(game: str | None, titles: Sequence[HeldTitle], shown: SeasonShown) -> Text:
    who = Listing(tuple(named(title.player, shown.profiles) for title in titles))
    if game is None:
        return text("season-champion", who=who)
    return text("season-champion-of", game=shown.games[game], who=who)


def line(row: SeasonScore, profiles: Profiles) -> Text:
    """Return a row of a table."""
    who = named(row.player, profiles)
    return text("season-line", rank=row.rank, who=who, points=row.points, count=row.games)


def named(player: PlayerId, profiles: Profiles) -> Value:
    """Return a person's name, or that they are a former player."""
    known = None if player == FORMER_PLAYER else profiles.get(player)
    return text("former-player") if known is None else Verbatim(known.name)


def titles_told(titles: Sequence[HeldTitle], game: str) -> tuple[Text, ...]:
    """Return a line with a person's own titles at a game and of all games; nothing without any."""
    told = [
        text("stats-title" if title.game else "stats-title-all", season=name_of(title.season))
        for title in titles
        if title.game in (game, None)
    ]
    return (text("stats-titles", titles=Listing(tuple(told))),) if told else ()


def champions_told(
    titles: Sequence[HeldTitle], game: str, profiles: Profiles, most: int
) -> tuple[Text, ...]:
    """Return a line with the champions of a game in its last seasons; nothing without any."""
    of_game = [title for title in titles if title.game == game]
    seasons = list(dict.fromkeys(title.season for title in of_game))[:most]
    told = [
        text(
            "leaderboard-champion",
            season=name_of(season),
            who=Listing(tuple(named(t.player, profiles) for t in of_game if t.season == season)),
        )
        for season in seasons
    ]
    return (text("leaderboard-champions", champions=Listing(tuple(told))),) if told else ()
