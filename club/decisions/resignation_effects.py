"""What it means for a cup if somebody resigns at one of its tables. Pure."""

import msgspec

from club.decisions.public_cup import PublicCup
from club.model.cup import CupFacts, CupStatus, Pairing, Round
from tables.model.table import PlayerId, TableCode

TWO = 2
"""Seats at a table at which whoever resigns has lost."""


class ResignedGame(msgspec.Struct, frozen=True):
    """A game of a cup, as it counts if this person resigns it now.

    ``counts``: in the standings; a game that has outlasted its round or its cup does not. ``lost``:
    for certain, as two sit at the table. ``lives``: what they have left in a knock-out now; None
    elsewhere, and where nothing is at stake any more.
    """

    round: int
    counts: bool
    lost: bool
    lives: int | None


def if_resigned(public: PublicCup, code: TableCode, player: PlayerId) -> ResignedGame | None:
    """Return what a game of this cup means for this person; None if the cup has no such table."""
    found = _game_at(public.facts, code)
    if found is None:
        return None
    played, pairing = found
    going = public.facts.status is CupStatus.PLAYING and played.ended_at is None
    lives = _lives(public, player) if going else None
    return ResignedGame(played.number, going, len(pairing.places) == TWO, lives)


def _game_at(facts: CupFacts, code: TableCode) -> tuple[Round, Pairing] | None:
    games = ((each, pairing) for each in facts.rounds for pairing in each.pairings)
    return next(((each, pairing) for each, pairing in games if pairing.code == code), None)


def _lives(public: PublicCup, player: PlayerId) -> int | None:
    """Return the lives of somebody who is in a knock-out; None if they have left it."""
    entrant = public.facts.entrant_of(player)
    if entrant is None:
        return None
    return next((row.lives for row in public.standings if row.entrant == entrant.number), None)
