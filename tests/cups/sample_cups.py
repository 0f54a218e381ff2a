"""Cups without a store: built from results, or played by chance."""

from collections.abc import Sequence
from random import Random
from typing import Any

from cups.pairing import next_round, rounds_planned
from model.cup import Cup, CupCode, CupId, CupStatus, Entrant, Format, Pairing, Placing, Round
from model.table import Pace, PlayerId, TableCode, TableId
from tests.tables.sample_tables import CLUB, NOON, PIAZZA, changed

FORMATS: tuple[Format, ...] = ("all-play-all", "swiss")


def sample_cup(entrants: int, *rounds: Sequence[Pairing], **fields: Any) -> Cup:
    """A cup of so many entrants that is played, with these rounds."""
    terms: dict[str, Any] = {
        "guild": CLUB,
        "place": PIAZZA,
        "locale": "en",
        "name": "",
        "game": "pebbles",
        "options": b"{}",
        "pace": Pace(hours=24),
        "size": 2,
        "format": "swiss",
        "most": 64,
        "closes_at": NOON,
        "round_days": 7,
        "id": CupId(5),
        "code": CupCode("CVPA"),
        "opened_by": PlayerId(1),
        "created_at": NOON,
        "status": CupStatus.PLAYING,
        "entrants": tuple(Entrant(n, PlayerId(1000 + n), NOON) for n in range(1, entrants + 1)),
        "rounds": tuple(Round(NOON, NOON + 1, tuple(pairings), NOON) for pairings in rounds),
        **fields,
    }
    planned = rounds_planned(terms["format"], entrants, terms["size"])
    return Cup(**{"planned_rounds": planned} | terms)


def won(*order: int) -> Pairing:
    """A game that ended in this order, also that of the seats; one alone has a bye."""
    places = tuple(Placing(each, rank) for rank, each in enumerate(order, 1))
    return Pairing(places, TableId(1), TableCode("T001")) if len(order) > 1 else Pairing(places)


def drawn(*entrants: int) -> Pairing:
    return Pairing(tuple(Placing(each, 1) for each in entrants), TableId(1), TableCode("T001"))


def paired(cup: Cup, away: Sequence[int] = ()) -> tuple[tuple[int, ...], ...] | None:
    """The next round of this cup without those who are away."""
    return next_round(cup, [e.number for e in cup.active if e.number not in away], 2)


def play(cup: Cup, chance: Random, leaves: float = 0, away: float = 0, tied: float = 0.1) -> Cup:
    """Play a cup to its end by chance: after each round some leave, at each some are away."""
    while True:
        absent = [e.number for e in cup.active if chance.random() < away]
        groups = paired(cup, absent) or paired(cup)
        if groups is None:
            return cup
        games = []
        for group in groups:
            ranks = [*range(1, len(group) + 1)]
            chance.shuffle(ranks)
            ranks = [max(1, rank - (chance.random() < tied)) for rank in ranks]
            games.append(Pairing(tuple(map(Placing, group, ranks))))
        played = Round(NOON, NOON + 1, tuple(games), NOON)
        entrants = tuple(
            changed(e, left_at=e.left_at or NOON) if chance.random() < leaves else e
            for e in cup.entrants
        )
        cup = changed(cup, rounds=(*cup.rounds, played), entrants=entrants)


def groups_of(played: Round) -> list[tuple[int, ...]]:
    """Who sits at each table, and who has a bye."""
    return [tuple(place.entrant for place in pairing.places) for pairing in played.pairings]
