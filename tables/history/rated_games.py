"""Which finished games are rated, and which of their sides are compared. Pure.

docs/ratings.md says the same in words for players; ``ratings.py`` computes the new ratings.
"""

from collections.abc import Container, Iterator, Sequence
from enum import IntEnum
from typing import Final

import msgspec

from core.game import LEVELS
from model.log import takes_back
from model.results import Result, SeatResult, Unrated
from model.table import HOUR, MoveRecord, PlayerId, Table

FEWEST_MOVES_A_SEAT = 2
"""A game with fewer moves per seat is too short to be rated."""

MOST_IN_A_DAY = 3
MOST_OF_ONE_IN_A_DAY = 10
DAY = 24 * HOUR
"""The most games rated within DAY milliseconds: of one company, and of one person in any
company."""

MOST_SUBSTITUTED = 33
"""From this percentage of a seat's moves on, made by a substitute, its person gains nothing."""


UNRATED_BY_TABLE: Final[Unrated] = "undone"
"""The reason that only the table and its log tell."""

_BEHIND_ALL: Final = 1_000
"""The rank of whoever vanished."""


class Participation(IntEnum):
    """How much of a game the people of a side have played themselves."""

    VANISHED = 0
    HELPED = 1
    STAYED = 2


class Side(msgspec.Struct, frozen=True):
    """Seats that win together, with their rank; ``participation``: of the one who played least."""

    seats: tuple[SeatResult, ...]
    rank: int
    participation: Participation

    @property
    def has_people(self) -> bool:
        """Whether a person, perhaps forgotten since, played on this side."""
        return any(not seat.is_computer for seat in self.seats)


def unrated_by_table(table: Table, log: Sequence[MoveRecord]) -> Unrated | None:
    """Return "undone" if somebody alone with computers took moves back, always free for them."""
    return "undone" if len(table.owners) < 2 and any(map(takes_back, log)) else None


def why_unrated(
    result: Result, earlier: Sequence[Result], measured: Container[str] = LEVELS
) -> Unrated | None:
    """Return why this game is rated for nobody, None if it is rated.

    ``earlier``: the games its people finished in the DAY before, each once. ``measured``: the
    levels whose strength is known.
    """
    if result.unrated is not None:
        return result.unrated
    if result.moves < FEWEST_MOVES_A_SEAT * len(result.seats):
        return "short"
    sides = compared_sides(result)
    if not any(rivals_of(sides, number, seat) for number, seat in people_of(sides)):
        alone = len(sides) == 1 and len(_kept_together(result)) > 1
        return "computers" if alone else "handed"
    if not all(_is_known(seat, measured) for side in sides for seat in side.seats):
        return "engine"
    counted = [one for one in earlier if one.unrated is None]
    if sum(one.company == result.company for one in counted) >= MOST_IN_A_DAY:
        return "often"
    most = max(sum(player in one.people for one in counted) for player in result.people)
    return "often" if most >= MOST_OF_ONE_IN_A_DAY else None


def why_not_rated(result: Result, player: PlayerId) -> Unrated | None:
    """Return why a stored game was not rated for this person, None if it was."""
    return result.unrated or (None if result.rated_of(player) is not None else "handed")


def compared_sides(result: Result) -> list[Side]:
    """Return the sides to be compared, each with its seats.

    Left out are sides with a seat that was taken from its person: the others are compared as if it
    had not been there, as the model does with any part of a ranking. If several people play, sides
    of computers alone are left out too: one person could help another to end before them.
    """
    sides = _kept_together(result)
    people = [seat for seat in result.seats if not seat.is_computer]
    return sides if len(people) < 2 else [side for side in sides if side.has_people]


def people_of(sides: Sequence[Side]) -> Iterator[tuple[int, SeatResult]]:
    """Yield the seats whose person is rated, each with the number of its side."""
    for number, side in enumerate(sides):
        yield from ((number, seat) for seat in side.seats if seat.rated_for is not None)


def rivals_of(sides: Sequence[Side], number: int, seat: SeatResult) -> list[int]:
    """Return the sides whose order with this seat's person counts for that person.

    Whoever vanished ends behind all sides. A side whose people were all there wins against any
    other; one that had help wins only against one that vanished, and shares no place.
    """
    rank = own_rank(sides[number], seat)
    here = min(_participation((seat,)), sides[number].participation)
    return [
        other
        for other, rival in enumerate(sides)
        if other != number and _counts(rank, here, rival.rank, rival.participation)
    ]


def _counts(rank: int, here: Participation, rivals_rank: int, there: Participation) -> bool:
    """Return whether the order of two sides counts, given their ranks and participations."""
    if rank == rivals_rank:
        return here == there == Participation.STAYED
    winner, loser = (here, there) if rank < rivals_rank else (there, here)
    return winner is Participation.STAYED or winner > loser


def own_rank(side: Side, seat: SeatResult) -> int:
    """Return the rank that counts for the person of a seat on this side."""
    return side.rank if seat.vanished is None else _BEHIND_ALL


def _kept_together(result: Result) -> list[Side]:
    """Return all sides but those with a seat that is left out."""
    grouped: dict[int, list[SeatResult]] = {}
    for seat in result.seats:
        grouped.setdefault(seat.side, []).append(seat)
    return [
        Side(tuple(seats), _rank(seats), _participation(seats))
        for seats in grouped.values()
        if not any(seat.is_left_out for seat in seats)
    ]


def _rank(seats: Sequence[SeatResult]) -> int:
    """Return a side's rank, behind all others if everybody on it vanished."""
    here = [seat for seat in seats if not seat.is_computer and seat.vanished is None]
    computers = all(seat.is_computer for seat in seats)
    return seats[0].rank if here or computers else _BEHIND_ALL


def _participation(seats: Sequence[SeatResult]) -> Participation:
    if any(seat.vanished is not None for seat in seats):
        return Participation.VANISHED
    helped = any(seat.substituted >= MOST_SUBSTITUTED for seat in seats)
    return Participation.HELPED if helped else Participation.STAYED


def _is_known(seat: SeatResult, measured: Container[str]) -> bool:
    return not seat.is_computer or seat.level in measured
