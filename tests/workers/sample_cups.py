"""Cups for tests of their posts: of Ruta, with people whose names are as given."""

from collections.abc import Sequence
from typing import Any

from model.cup import DAY, Cup, CupStatus, Pairing, Placing, Round
from model.letters import BoardPost
from model.table import Pace, PlayerId, PlayerProfile, TableCode, TableId
from tests.cups.sample_cups import sample_cup
from tests.tables.sample_tables import NOON, PIAZZA
from workers.cup_posts import CupShown

LONGEST = 10**18
"""About as large as the ids of messages are."""


def ruta_cup(number: int, *rounds: Round, **fields: Any) -> Cup:
    """A cup of so many that gathers; with rounds one that is played."""
    given: dict[str, Any] = {
        "game": "ruta",
        "place": PIAZZA,
        "pace": Pace(24, "resign"),
        "most": 16,
        "closes_at": NOON + 3 * DAY,
        "round_days": 14,
        "rounds": rounds,
        "status": CupStatus.PLAYING if rounds else CupStatus.ENTRY,
        **fields,
    }
    if not rounds:
        given.setdefault("planned_rounds", None)
    return sample_cup(number, **given)


def table_of(number: int, *places: Placing) -> Pairing:
    """A table of these places."""
    return Pairing(places, TableId(number), TableCode(f"T{number:03}"))


def seat(*numbers: int) -> tuple[Placing, ...]:
    """Seats whose game is played."""
    return tuple(map(Placing, numbers))


def ranked(*numbers: int) -> tuple[Placing, ...]:
    """Seats whose game has ended in this order."""
    return tuple(Placing(number, rank) for rank, number in enumerate(numbers, 1))


def played(*pairings: Pairing, ended_at: int | None = None) -> Round:
    """A round, which is being played."""
    return Round(NOON, NOON + 14 * DAY, pairings, ended_at)


def shown(cup: Cup, names: Sequence[str] = (), *, linked: bool = True) -> CupShown:
    """The cup as its post shows it; ``names``: of its people, by number."""
    named = [*names, *(f"Person {n}" for n in range(len(names) + 1, 65))]
    profiles = {
        e.player: PlayerProfile(e.player, named[e.number - 1])
        for e in cup.entrants
        if e.player is not None
    }
    tables = [p.table for each in cup.rounds for p in each.pairings if p.table is not None]
    posts = {table: BoardPost(table, PIAZZA, LONGEST + table, NOON) for table in tables}
    return CupShown(cup, profiles, posts if linked else {})


def person(number: int) -> PlayerId:
    """The entrant of this number."""
    return PlayerId(1000 + number)
