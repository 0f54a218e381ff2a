"""Cups for tests of their posts: who is in, and rounds in every phase."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from club.decisions.progress import games
from club.decisions.public_cup import PublicCup
from club.model.cup import CupCode, CupFacts, CupId, CupStatus, Entrant, Pairing, Placing, Round
from club.standings.standings import standings
from core.game import Level
from core.languages import Locale
from tables.model.letters import BoardPost
from tables.model.table import (
    HOUR,
    GuildId,
    Pace,
    PlaceId,
    PlayerId,
    PlayerProfile,
    TableCode,
    TableId,
)
from tests.tables.sample_tables import NOON
from workers.wording.cup_lines import CupShown

DAY = 24 * HOUR
LOT = bytes(range(32))
SERVER, PLACE = GuildId(7_000), PlaceId(8_000)
OPENER = PlayerId(101)
CODE = CupCode("CQPA")


def person(number: int) -> Entrant:
    """A person, the first of whom has opened the cup."""
    return Entrant(number, PlayerId(100 + number), None, NOON)


def computer(number: int, level: Level = "normal") -> Entrant:
    """A computer of this level."""
    return Entrant(number, None, level, NOON)


def cup(*entrants: Entrant, **fields: Any) -> CupFacts:
    """A cup of Ruta that gathers these entrants."""
    given: dict[str, Any] = {
        "locale": "en",
        "name": "",
        "most": 16,
        "closes_at": NOON + 3 * DAY,
        "round_days": 14,
        "size": 2,
        "format": "swiss",
        "lot": None,
        "game": "ruta",
        "options": b"{}",
        **fields,
    }
    return CupFacts(
        id=CupId(1),
        code=CODE,
        guild=SERVER,
        place=PLACE,
        pace=Pace(24, "resign"),
        opened_by=OPENER,
        created_at=NOON,
        lot_seal=sha256(LOT).hexdigest(),
        entrants=entrants,
        **given,
    )


def pairing(number: int, *places: Placing) -> Pairing:
    """A table of these places; one alone has a bye, or sits out with the rank of a loss."""
    if len(places) == 1:
        (place,) = places
        return Pairing(number, (msgspec.structs.replace(place, rank=place.rank or 1),))
    return Pairing(number, places, TableId(number), TableCode(f"T{number:03}"))


def first_round(pairings: Sequence[Pairing], **fields: Any) -> Round:
    """The first round, which is being played."""
    return Round(1, NOON, NOON + 14 * DAY, tuple(pairings), **fields)


def playing(*entrants: Entrant, rounds: Sequence[Round], **fields: Any) -> CupFacts:
    """A cup that is being played."""
    return cup(*entrants, status=CupStatus.PLAYING, rounds=tuple(rounds), **fields)


def as_public(facts: CupFacts) -> PublicCup:
    """A cup with its standings, as far as its games are counted."""
    numbers = [entrant.number for entrant in facts.entrants]
    return PublicCup(facts, standings(facts.format, numbers, games(facts), LOT))


def shown(facts: CupFacts, *, names: Sequence[str] = (), linked: bool = True) -> CupShown:
    """The cup as its post shows it; ``names``: of its people, by number."""
    profiles = {
        one.player: PlayerProfile(one.player, _name(one.number, names))
        for one in facts.entrants
        if one.player is not None
    }
    tables = [one.table for each in facts.rounds for one in each.pairings if one.table is not None]
    posts = {table: BoardPost(table, PLACE, 10**18 + table, NOON) for table in tables}
    return CupShown(as_public(facts), profiles, posts if linked else {})


def _name(number: int, names: Sequence[str]) -> str:
    return names[number - 1] if number <= len(names) else f"Person {number}"


def in_language(facts: CupFacts, locale: Locale) -> CupFacts:
    """The same cup in another language."""
    return msgspec.structs.replace(facts, locale=locale)
