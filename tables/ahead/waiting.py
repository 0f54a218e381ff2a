"""How long a planned move waits after its seat is asked, so that it looks like any other. Pure.

Times are Unix milliseconds UTC. The chance is the plan's own: neither the game's seed, which is
shown after the game, nor anything that others' actions draw from.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import pairwise
from typing import Final

from core.game import Seat
from core.rng import Rng
from model.log import request_of_part
from model.table import MINUTE, MoveRecord, PlayerProfile, RequestId
from tables.notification_settings import quiet_until

SHORTEST: Final = MINUTE
LONGEST: Final = 40 * MINUTE
"""Between these, a planned move waits; less if its deadline is nearer."""

_LEAST_RANGE: Final = 2 * MINUTE
_OF_WHAT_IS_LEFT: Final = 2
"""A planned move is played in the first half of the time that its seat has left."""

_SOONEST_OF_THAT: Final = 8
"""Of that half, it waits an eighth at least, so that it is not played in the very first instant."""

FIRST_REQUEST: Final = 1 << 62
"""Ids of interactions are lower until the year 2050."""


def due_at(
    person: PlayerProfile,
    question: int,
    chance: bytes,
    log: Sequence[MoveRecord],
    seat: Seat,
    now: int,
    deadline: int | None,
) -> int:
    """Return when a planned move is played, if its seat is asked ``question`` now.

    It waits about as long as the seat took some time before (three quarters to five quarters of
    it), within ``SHORTEST`` and ``LONGEST``. In this person's quiet hours, in which they would not
    move, it waits for their end and then as long again. Where that would be later than half of the
    time left (after their quiet hours, if these end before the deadline), it is played at a random
    instant of that half: a fixed one would tell that it was planned. Only ``at-once`` waits not at
    all.
    """
    if person.planned == "at-once":
        return now
    rng = Rng(_own(chance, b"wait", question))
    wait, rng = _drawn(_times_taken(log, seat), rng)
    due = now + wait
    begins = now
    if (quiet_ends := quiet_until(person, due)) is not None:
        later, rng = _drawn(_times_taken(log, seat), rng)
        due = quiet_ends + later
        begins = quiet_ends if deadline is None or quiet_ends < deadline else now
    if deadline is not None and due > (half := begins + (deadline - begins) // _OF_WHAT_IS_LEFT):
        soonest = begins + (half - begins) // _SOONEST_OF_THAT
        more, _ = rng.below(max(1, half - soonest))
        due = soonest + more
    return max(due, now + 1)


def request_of(chance: bytes, question: int, part: int) -> RequestId:
    """Return the id of the request that makes move number ``part`` (from 0) of a planned turn.

    It is the same however often it is tried, so that the move is made once.
    """
    drawn = int.from_bytes(_own(chance, b"request", question)[:7])
    return request_of_part(FIRST_REQUEST + 64 * drawn, part)


def _own(chance: bytes, purpose: bytes, question: int) -> bytes:
    return sha256(purpose + chance + question.to_bytes(8, "big")).digest()


def _drawn(times: Sequence[int], rng: Rng) -> tuple[int, Rng]:
    """Return a time to wait, and the next generator."""
    number, rng = rng.below(max(1, len(times)))
    usual = times[number] if times else LONGEST
    longest = min(max(usual * 5 // 4, _LEAST_RANGE), LONGEST)
    shortest = max(SHORTEST, longest * 3 // 5)
    more, rng = rng.below(longest - shortest + 1)
    return shortest + more, rng


def _times_taken(log: Iterable[MoveRecord], seat: Seat) -> list[int]:
    """Return how long after the line of another seat this seat's own lines were made."""
    pairs = pairwise(log)
    return [own.at - before.at for before, own in pairs if own.seat == seat != before.seat]
