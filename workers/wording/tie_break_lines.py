"""The lines below a final ranking that say which tie-break decided between equal points."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from core.game import Outcome, Standing
from core.tie_breaks import Criterion
from core.translatable_text import Listing, Player, Text, text
from workers.wording.offered_game import OfferedGame


def ties(outcome: Outcome | None, title: OfferedGame, view: Any) -> tuple[Text, ...]:
    """Return a line for each criterion that ranked seats with equal points differently.

    A resignation gives no line: it decides ranks before any criterion.
    """
    if outcome is None or view is None or title.ties is None:
        return ()
    decided = [pair for pair in pairwise(outcome.standings) if _by_tie_break(*pair)]
    if not decided:
        return ()
    criteria = title.ties.tie_breaks(view)
    lines = [line for pair in decided for line in _decided(*pair, criteria)]
    return tuple(line for n, line in enumerate(lines) if line not in lines[:n])


def _by_tie_break(ahead: Standing, behind: Standing) -> bool:
    return ahead.points == behind.points and ahead.rank < behind.rank


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
