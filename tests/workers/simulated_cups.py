"""Simulated cups as everybody sees them, for tests of their pictures."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from club.decisions.public_cup import PublicCup
from club.model.counted_game import CountedGame
from club.model.cup import CupCode, CupFacts, CupId, CupStatus, Entrant, Pairing, Placing, Round
from club.standings.standings import standings
from tables.model.table import GuildId, Pace, PlaceId, PlayerId, TableCode, TableId
from tests.club.simulated_cups import SimulatedCup
from tests.tables.sample_tables import NOON

NAMES = {number: f"Person {number}" for number in range(1, 65)}


def public_cup(
    cup: SimulatedCup, computers: frozenset[int] = frozenset(), **fields: Any
) -> PublicCup:
    """The cup after its last round; ``fields``: of its facts, if they are others."""
    facts = CupFacts(
        **{
            "id": CupId(1),
            "code": CupCode("CQPA"),
            "guild": GuildId(7_000),
            "place": PlaceId(8_000),
            "locale": "en",
            "name": "",
            "game": "ruta",
            "options": b"{}",
            "pace": Pace(24, "resign"),
            "size": cup.terms.size,
            "format": cup.terms.format,
            "most": 64,
            "closes_at": None,
            "round_days": None,
            "opened_by": PlayerId(101),
            "created_at": NOON,
            "status": CupStatus.FINISHED,
            "entrants": tuple(_entrants(cup, computers)),
            "rounds": tuple(_round(number, games) for number, games in enumerate(cup.rounds, 1)),
            "lot_seal": sha256(cup.lot).hexdigest(),
            "lot": cup.lot.hex(),
            **fields,
        }
    )
    terms = cup.terms
    return PublicCup(facts, standings(terms.format, terms.everybody, cup.rounds, cup.lot, cup.left))


def _entrants(cup: SimulatedCup, computers: frozenset[int]) -> Iterator[Entrant]:
    for number in cup.terms.everybody:
        is_computer = number in computers
        left = number in cup.left
        yield Entrant(
            number,
            None if is_computer else PlayerId(100 + number),
            "normal" if is_computer else None,
            NOON,
            NOON if left else None,
            "left" if left else None,
        )


def _round(number: int, games: tuple[CountedGame, ...]) -> Round:
    pairings = tuple(_pairing(place, game) for place, game in enumerate(games, 1))
    return Round(number, NOON, None, pairings, ended_at=NOON)


def _pairing(number: int, game: CountedGame) -> Pairing:
    places = tuple(Placing(entrant, rank, points) for entrant, rank, points in game.places)
    if game.is_alone:
        return Pairing(number, places)
    return Pairing(number, places, TableId(number), TableCode(f"T{number:03}"))
