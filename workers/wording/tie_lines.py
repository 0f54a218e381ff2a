"""What decided between seats with equal points, below a final ranking."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from core.game import Outcome, Standing
from core.text import Listing, Player, Text, text
from core.ties import Criterion
from workers.wording.offered_game import OfferedGame


def ties(outcome: Outcome | None, title: OfferedGame, view: Any) -> tuple[Text, ...]:
    """A line for each criterion that parts seats with equal points and unequal ranks.

    Nothing where a resignation decided, which the ranking goes by before any criterion.
    """
    if outcome is None or view is None or title.ties is None:
        return ()
    criteria = title.ties.tie_breaks(view)
    lines = list(_lines(outcome.standings, criteria))
    return tuple(line for n, line in enumerate(lines) if line not in lines[:n])


def _lines(standings: Sequence[Standing], criteria: Sequence[Criterion]) -> Iterator[Text]:
    for ahead, behind in pairwise(standings):
        if ahead.points == behind.points and ahead.rank < behind.rank:
            yield from _decided(ahead, behind, criteria)


def _decided(ahead: Standing, behind: Standing, criteria: Sequence[Criterion]) -> Iterator[Text]:
    for name, values in criteria:
        if not values:
            yield text("result-tie-last", what=name)
            return
        more, less = values[ahead.seat], values[behind.seat]
        if more != less:
            if more > less:
                counts = Listing((_count(ahead, more), _count(behind, less)))
                yield text("result-tie", what=name, counts=counts)
            return


def _count(one: Standing, count: int) -> Text:
    return text("result-count", who=Player(one.seat), count=count)
