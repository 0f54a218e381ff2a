"""The lines below a final ranking: which tie-break decided between equal points, who resigned, and
what the game means for ratings.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from core.commentary import Criterion
from core.game import Seat, Standing
from core.translatable_text import Listing, Player, Text, text
from model.letters import TableFacts
from model.seat_names import person_name
from model.table import Human
from tables.history.absences import who_vanished
from tables.history.rated_games import FEWEST_MOVES_A_SEAT
from workers.post_model import Profiles
from workers.wording.sentences import scores

if TYPE_CHECKING:
    from catalog import Entry

_RESIGNED: Final = "resigned"
"""The reason of an outcome, in a game that tells this one from others."""


def ties(table: TableFacts, title: "Entry", view: Any) -> tuple[Text, ...]:
    """Return a line for each criterion that ranked seats with equal points differently.

    A seat that resigned gives no line: that decides ranks before any criterion.
    """
    if table.outcome is None or view is None:
        return ()
    gave_up = _gave_up(table)
    decided = [
        (ahead, behind)
        for ahead, behind in pairwise(table.outcome.standings)
        if _by_tie_break(ahead, behind) and gave_up.isdisjoint((ahead.seat, behind.seat))
    ]
    if not decided:
        return ()
    criteria = title.commentary.tie_breaks(view)
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


def resignations(table: TableFacts) -> tuple[Text, ...]:
    """Return who resigned, also by time, in few words if all but the winner did; that all of them
    are behind those who stayed if the points alone would not say so; apart who won with a partner
    all the same."""
    outcome = table.outcome
    if outcome is None:
        return ()
    gave_up = [one for one in outcome.standings if one.seat in _gave_up(table)]
    stayed = [one for one in outcome.standings if one not in gave_up]
    if len(gave_up) > 1 and tuple(one.seat for one in stayed) == outcome.winners:
        return (text("result-resigned-all"),)
    counts = scores(outcome) is not None
    is_untold = counts and any(o.points <= one.points for one in gave_up for o in stayed)
    behind = [one for one in gave_up if is_untold and all(o.rank < one.rank for o in stayed)]
    is_won = not counts and len(outcome.winners) < len(outcome.standings)
    won = [one for one in gave_up if is_won and one.rank == 1]
    others = [one for one in gave_up if one not in (*behind, *won)]
    lines = (
        ("result-resigned", others),
        ("result-resigned-behind", behind),
        ("result-resigned-won", won),
    )
    return tuple(
        text(key, people=Listing(tuple(Player(one.seat) for one in people)))
        for key, people in lines
        if people
    )


def ended_by_resigning(table: TableFacts) -> bool:
    """Whether a game is over because seats resigned, which ``resignations`` says with their
    names."""
    return table.outcome is not None and table.outcome.reason == _RESIGNED and bool(_gave_up(table))


def _gave_up(table: TableFacts) -> frozenset[Seat]:
    return frozenset(seat.seat for seat in table.seats if seat.gave_up)


def rating_remarks(table: TableFacts, profiles: Profiles) -> list[Text]:
    """Return who has lost by staying away, and for whom alone the game does not count, as far as
    the table shows: it does not show how many moves a substitute made. Why a game counts for nobody
    is a notice of its end."""
    vanished = {s.seat: who_vanished((*s.held, s.occupant), s.former) for s in table.seats}
    taken = [seat for seat in table.seats if seat.former]
    left_out = [seat for seat in taken if vanished[seat.seat] is None]
    alone = len(table.seats) - len(left_out) < 2  # nobody is left to be rated against
    if alone or table.moves < FEWEST_MOVES_A_SEAT * len(table.seats):
        return []
    people = [Player(s.seat) for s in taken if isinstance(s.occupant, Human)]
    said = [text("result-unrated-handed", people=Listing(tuple(people)))] if people else []
    names = [
        Player(seat.seat, person_name(player, seat.seat, profiles))
        for seat in table.seats
        if (player := vanished[seat.seat]) is not None
    ]
    if not names or len(names) == len(table.seats):
        return said
    return [text("result-vanished", people=Listing(tuple(names))), *said]
