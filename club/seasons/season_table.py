"""The table of a season: what each person's best games bring, and who is champion. Pure.

A game brings the share of the other people at the table that somebody finished ahead of, a shared
place half, in hundredths: with two players 100 for a victory. Only games with people that are rated
count, and whoever vanished from one has lost it, as for ratings.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

import msgspec

from tables.history.rated_games import Side, compared_sides, own_rank, people_of, rivals_of
from tables.history.results import Result
from tables.model.table import PlayerId

BEST_GAMES: Final = 10
"""How many games of a person count: their best."""

FEWEST_GAMES: Final = 3
"""A champion has played at least so many games that count."""

FEWEST_PEOPLE: Final = 3
"""A table with fewer people has no champion."""

_WHOLE: Final = 100


class SeasonScore(msgspec.Struct, frozen=True):
    """A person's row in the table of a season.

    ``rank``: 1 the best; equal ranks are tied. ``points``: of their best games. ``games``: how many
    they played that count; ``wins``: in how many nobody finished ahead of them or level.
    """

    player: PlayerId
    rank: int
    points: int
    games: int
    wins: int


class SeasonTables(msgspec.Struct, frozen=True):
    """The tables of a season in a server: of all games together, and of each game by its key, the
    game with most people first."""

    overall: tuple[SeasonScore, ...]
    by_game: Mapping[str, tuple[SeasonScore, ...]]


class SeasonTitle(msgspec.Struct, frozen=True):
    """A person who was champion: of a game, None: of all games together."""

    game: str | None
    score: SeasonScore


def season_tables(results: Sequence[Result], hidden: Collection[PlayerId] = ()) -> SeasonTables:
    """Return the tables of these results of one season. ``hidden``: who is on no leaderboard."""
    games = {result.game for result in results}
    tables = {
        game: _table((r for r in results if r.game == game), hidden) for game in sorted(games)
    }
    played = [(game, rows) for game, rows in tables.items() if rows]
    by_game = dict(sorted(played, key=lambda pair: -len(pair[1])))
    return SeasonTables(_table(results, hidden), by_game)


def titles_of(tables: SeasonTables) -> tuple[SeasonTitle, ...]:
    """Return the champions: of all games together if several were played, and of each game."""
    found = [(game, rows) for game, rows in tables.by_game.items() if champions(rows)]
    every: list[tuple[str | None, Sequence[SeasonScore]]] = list(found)
    if len(tables.by_game) > 1:
        every.insert(0, (None, tables.overall))
    return tuple(SeasonTitle(game, row) for game, rows in every for row in champions(rows))


def champions(rows: Sequence[SeasonScore]) -> tuple[SeasonScore, ...]:
    """Return who leads a table, several if they are tied; nobody where too few have played."""
    if len(rows) < FEWEST_PEOPLE:
        return ()
    return tuple(row for row in rows if row.rank == 1 and row.games >= FEWEST_GAMES)


def _table(results: Iterable[Result], hidden: Collection[PlayerId]) -> tuple[SeasonScore, ...]:
    scores: dict[PlayerId, list[Fraction]] = {}
    for result in results:
        for player, score in _scores(result):
            if player not in hidden:
                scores.setdefault(player, []).append(score)
    rows = [_row(player, earned) for player, earned in scores.items()]
    ahead = Counter((row.points, row.wins) for row in rows)
    ranked = [
        msgspec.structs.replace(
            row, rank=1 + sum(n for each, n in ahead.items() if each > (row.points, row.wins))
        )
        for row in rows
    ]
    return tuple(sorted(ranked, key=lambda row: (row.rank, row.player)))


def _row(player: PlayerId, earned: Sequence[Fraction]) -> SeasonScore:
    best = sorted(earned, reverse=True)[:BEST_GAMES]
    points = round(_WHOLE * sum(best, Fraction()))
    return SeasonScore(player, 0, points, len(earned), sum(score == 1 for score in earned))


def _scores(result: Result) -> Iterator[tuple[PlayerId, Fraction]]:
    """Yield the people for whom a game counts, with the share of others they finished ahead of."""
    if result.unrated is not None:
        return
    sides = compared_sides(result)
    for number, seat in people_of(sides):
        rivals = [sides[n] for n in rivals_of(sides, number, seat) if sides[n].has_people]
        if rivals and seat.rated_for is not None:
            yield seat.rated_for, _share(own_rank(sides[number], seat), rivals)


def _share(rank: int, rivals: Sequence[Side]) -> Fraction:
    beaten = sum(2 * (rank < rival.rank) + (rank == rival.rank) for rival in rivals)
    return Fraction(beaten, 2 * len(rivals))
