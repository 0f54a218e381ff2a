"""Which cups can be opened. Pure."""

import msgspec

from club.model.commands import CupOpening
from club.model.cup import (
    FEWEST_ENTRANTS,
    LONGEST_NAME,
    MOST_ENTRANTS,
    Cup,
    CupCode,
    CupId,
    CupTerms,
    Entrant,
)
from club.pairing.table_sizes import TableSizes
from tables.model.refusals import refused
from tables.model.table import HOUR

LONGEST_ENTRY = 60 * 24 * HOUR
"""Most milliseconds for which entries are open."""

MOST_ROUND_DAYS = 60

MOST_COMPUTERS = 8
"""Computers in a cup: each plays at a table in every round, in the channel and on this machine."""


def must_be_playable(opening: CupOpening, seats: range, now: int) -> None:
    """Raise TableRefuses for terms by which no cup can be played. ``seats``: of its game."""
    must_seat(opening, seats)
    if opening.pace.hours is None:
        raise refused("club-refusal-no-pace")
    if opening.closes_at is not None and not now < opening.closes_at <= now + LONGEST_ENTRY:
        raise refused("club-refusal-closes", days=LONGEST_ENTRY // (24 * HOUR))
    if opening.round_days is not None and not 1 <= opening.round_days <= MOST_ROUND_DAYS:
        raise refused("club-refusal-days", most=MOST_ROUND_DAYS)
    if len(opening.name) > LONGEST_NAME:
        raise refused("club-refusal-name", most=LONGEST_NAME)
    if len(opening.computers) > MOST_COMPUTERS:
        raise refused("club-refusal-many-computers", most=MOST_COMPUTERS)
    if len(opening.computers) > opening.most - 2:
        raise refused("club-refusal-computers")


def must_seat(terms: CupTerms, seats: range) -> None:
    """Raise TableRefuses unless tables of this size, and so many entrants, fit the game.

    ``seats``: how many can play with its options.
    """
    if terms.size not in seats or terms.size < 2:
        raise refused("club-refusal-seats", fewest=max(2, seats[0]), most=seats[-1])
    fewest = max(FEWEST_ENTRANTS, seats[0])
    if not fewest <= terms.most <= MOST_ENTRANTS:
        raise refused("club-refusal-places", fewest=fewest, most=MOST_ENTRANTS)


def sizes_of_tables(size: int, most: int, seats: range) -> tuple[int, ...]:
    """Return the sizes that tables of a cup can have, ascending; smaller ones when not all fill.

    ``size``: the seats wanted. ``most``: entrants. ``seats``: of the game.
    """
    return TableSizes(size, max(2, seats[0])).possible(most)


def opened(opening: CupOpening, code: CupCode, lot: bytes, now: int) -> Cup:
    """Return the new cup with its computers entered. ``lot``: 32 secret bytes.

    Entries always close by themselves, as nobody may be left to begin the first round.
    """
    entrants = tuple(Entrant(n, None, level, now) for n, level in enumerate(opening.computers, 1))
    terms = {name: getattr(opening, name) for name in CupTerms.__struct_fields__}
    terms |= {
        "pace": msgspec.structs.replace(opening.pace, late="resign"),
        "closes_at": opening.closes_at or now + LONGEST_ENTRY,
    }
    return Cup(
        **terms,
        id=CupId(0),
        code=code,
        opened_by=opening.by.id,
        created_at=now,
        entrants=entrants,
        lot=lot,
    )
