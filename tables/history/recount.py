"""All ratings computed anew from the stored results, as if today's rules had always held. Pure."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from model.ratings import Rating, Recount
from model.results import Rated, Result
from model.table import PlayerId
from tables.history.rated_games import DAY, UNRATED_BY_TABLE, why_unrated
from tables.history.ratings import USUAL_STRENGTHS, Strengths, rated_after
from tables.history.results import with_ratings

RATING_RULES = 2
"""The version of the rules by which games are rated; with each one, all are rated anew."""


def recounted(results: Sequence[Result], strengths: Mapping[str, Strengths]) -> Recount:
    """Return these results, oldest first, rated one after the other by today's rules."""
    by_game: dict[str, list[Result]] = {}
    for result in results:
        by_game.setdefault(result.game, []).append(result)
    anew: list[Result] = []
    ratings: list[Rating] = []
    for game, played in by_game.items():
        known: dict[PlayerId, Rated] = {}
        anew += _rated_anew(played, known, strengths.get(game, USUAL_STRENGTHS))
        ratings += (Rating(player, game, rated) for player, rated in sorted(known.items()))
    return Recount(tuple(sorted(anew, key=_order)), tuple(ratings))


def _order(result: Result) -> tuple[int, int]:
    return result.ended_at, result.table


def _rated_anew(
    played: Sequence[Result], known: dict[PlayerId, Rated], strengths: Strengths
) -> Iterator[Result]:
    """Yield the results of one game rated anew; ``known`` is brought up to date."""
    recent: list[Result] = []
    for result in played:
        recent = [one for one in recent if one.ended_at > result.ended_at - DAY]
        people = set(result.people)
        earlier = [one for one in recent if people.intersection(one.people)]
        kept = result.unrated if result.unrated == UNRATED_BY_TABLE else None
        fresh = msgspec.structs.replace(with_ratings(result, {}), unrated=kept)
        unrated = why_unrated(fresh, earlier, strengths)
        if unrated is None:
            after = rated_after(fresh, known, strengths)
            known |= after
            fresh = with_ratings(fresh, after)
        else:
            fresh = msgspec.structs.replace(fresh, unrated=unrated)
        recent.append(fresh)
        yield fresh
