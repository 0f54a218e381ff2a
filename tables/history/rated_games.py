"""Which finished games are rated, and which of their sides are compared. Pure.

docs/ratings.md says the same in words for players; ``ratings.py`` computes the new ratings.
"""

from collections.abc import Container, Sequence

from core.game import LEVELS, Skill
from tables.history.results import Result, SeatResult, Unrated
from tables.model.log import takes_back
from tables.model.table import HOUR, MoveRecord, Table

FEWEST_MOVES_A_SEAT = 2
"""A game with fewer moves per seat is too short to be rated."""

MOST_IN_A_DAY = 3
MOST_OF_ONE_IN_A_DAY = 10
DAY = 24 * HOUR
"""The most games rated within DAY milliseconds: of one company, and of one person in any
company."""


def unrated_for_undos(table: Table, log: Sequence[MoveRecord]) -> Unrated | None:
    """Return "undone" if somebody alone with computers took moves back, always free for them."""
    return "undone" if len(table.owners) < 2 and any(map(takes_back, log)) else None


def why_unrated(
    result: Result, earlier: Sequence[Result], measured: Container[Skill] = LEVELS
) -> Unrated | None:
    """Return why this game is rated for nobody, None if it is rated.

    ``earlier``: the games its people finished in the DAY before, each once. ``measured``: the
    levels and engines whose strength is known.
    """
    if result.unrated is not None:
        return result.unrated
    if result.moves < FEWEST_MOVES_A_SEAT * len(result.seats):
        return "short"
    sides = sides_that_stayed(result)
    if len(sides) < 2 or all(_are_computers(side) for side in sides):
        return "computers" if len(_in_the_same_hands(result)) > 1 and sides else "handed"
    if not all(_is_known(seat, measured) for side in sides for seat in side):
        return "engine"
    counted = [one for one in earlier if one.unrated is None]
    if sum(one.company == result.company for one in counted) >= MOST_IN_A_DAY:
        return "often"
    most = max(sum(player in one.people for one in counted) for player in result.people)
    return "often" if most >= MOST_OF_ONE_IN_A_DAY else None


def why_not_rated(result: Result, own: SeatResult) -> Unrated | None:
    """Return why a stored game was not rated for the person in this seat, None if it was."""
    return result.unrated or (None if own.rated is not None else "handed")


def sides_that_stayed(result: Result) -> list[list[SeatResult]]:
    """Return the sides to be compared, each with its seats.

    Left out are sides with a seat that changed hands: the others are compared as if it had not been
    there, as the model does with any part of a ranking. If several people play, sides of computers
    alone are left out too: one person could help another to end before them.
    """
    stayed = _in_the_same_hands(result)
    if len(result.people) < 2:
        return stayed
    return [side for side in stayed if not _are_computers(side)]


def _in_the_same_hands(result: Result) -> list[list[SeatResult]]:
    sides: dict[int, list[SeatResult]] = {}
    for seat in result.seats:
        sides.setdefault(seat.side, []).append(seat)
    return [side for side in sides.values() if all(seat.stayed for seat in side)]


def _is_known(seat: SeatResult, measured: Container[Skill]) -> bool:
    return seat.player is not None or seat.level in measured


def _are_computers(side: Sequence[SeatResult]) -> bool:
    return all(seat.player is None for seat in side)
