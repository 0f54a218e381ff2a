"""The hands of a round that anybody can play again, once its deal has been told. Pure."""

from collections.abc import Iterator

import msgspec

from club.decisions.public_cup import hands_told
from club.model.cup import CupFacts, Pairing, Round
from club.standings.same_deal import HandPlayed
from core.game import Seat
from tables.model.refusals import refused
from tables.model.table import PlayerId, RoundDeal
from tables.model.table_creation import KnownDeal


class Hand(msgspec.Struct, frozen=True):
    """One hand of a round. ``size``: seats of its tables, as each size has a deal of its own."""

    size: int
    seat: Seat


def hands_of(played: Round) -> tuple[Hand, ...]:
    """Return all hands of a round, by size and seat; none before its deal is told."""
    if not played.seed:
        return ()
    sizes = sorted({len(pairing.places) for pairing in _at_tables(played)})
    return tuple(Hand(size, Seat(seat)) for size in sizes for seat in range(size))


def hand_held(facts: CupFacts, played: Round, player: PlayerId) -> Hand | None:
    """Return the hand that this person held in a round, None if they did not play in it."""
    numbers = {entrant.number for entrant in facts.entrants if entrant.player == player}
    held = (
        Hand(len(pairing.places), Seat(seat))
        for pairing in _at_tables(played)
        for seat, place in enumerate(pairing.places)
        if place.entrant in numbers
    )
    return next(held, None)


def hand_offered_first(facts: CupFacts, played: Round, player: PlayerId) -> Hand | None:
    """Return a hand that this person did not hold, best the one after theirs; None without any."""
    own = hand_held(facts, played, player)
    if own is None:
        return next(iter(hands_of(played)), None)
    return Hand(own.size, Seat((own.seat + 1) % own.size))


def results_of(played: Round, hand: Hand) -> tuple[HandPlayed, ...]:
    """Return what each entrant made of a hand, the best first; none before its deal is told."""
    here = {
        place.entrant
        for pairing in _at_tables(played)
        if len(pairing.places) == hand.size
        for place in pairing.places
    }
    told = hands_told(played)
    return tuple(one for one in told if one.seat == hand.seat and one.entrant in here)


def known_deal(facts: CupFacts, played: Round, hand: Hand) -> KnownDeal:
    """Return the deal of a round, to be played with this hand.

    Raises TableRefuses before the deal is told, and for a hand that the round did not have.
    """
    like = next((p.table for p in _at_tables(played) if len(p.places) == hand.size), None)
    if not played.seed:
        raise refused("cup-refusal-deal-not-told")
    if like is None or hand not in hands_of(played):
        raise refused("cup-refusal-stale")
    of = RoundDeal(facts.code, played.number)
    return KnownDeal(bytes.fromhex(played.seed), hand.seat, of, like)


def _at_tables(played: Round) -> Iterator[Pairing]:
    return (p for p in played.pairings if not p.is_alone and p.table is not None)
