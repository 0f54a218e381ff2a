"""The lines below a final ranking: which tie-break decided between equal points, and what the game
means for ratings.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from core.game import Outcome, Standing
from core.tie_breaks import Criterion
from core.translatable_text import Listing, Player, Text, text
from tables.history.absences import who_vanished
from tables.history.rated_games import FEWEST_MOVES_A_SEAT
from tables.model.letters import TableFacts
from tables.model.seat_names import person_name
from tables.model.table import Human
from workers.post_model import Profiles
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


def rating_remarks(table: TableFacts, profiles: Profiles) -> list[Text]:
    """Return who has lost by staying away, and for whom the game does not count, as far as the
    table shows: it does not show how many moves a substitute made."""
    if table.deal_of is not None:
        return [text("result-unrated-known-deal")]
    if table.moves < FEWEST_MOVES_A_SEAT * len(table.seats):
        return [text("result-unrated-short")]
    vanished = {s.seat: who_vanished((*s.held, s.occupant), s.former) for s in table.seats}
    taken = [seat for seat in table.seats if seat.former]
    left_out = [seat for seat in taken if vanished[seat.seat] is None]
    alone = len(table.seats) - len(left_out) < 2  # nobody is left to be rated against
    people = [
        Player(s.seat) for s in (table.seats if alone else taken) if isinstance(s.occupant, Human)
    ]
    said = [text("result-unrated-handed", people=Listing(tuple(people)))] if people else []
    names = [
        Player(seat.seat, person_name(player, seat.seat, profiles))
        for seat in table.seats
        if (player := vanished[seat.seat]) is not None
    ]
    if not names or alone or len(names) == len(table.seats):
        return said
    return [text("result-vanished", people=Listing(tuple(names))), *said]
