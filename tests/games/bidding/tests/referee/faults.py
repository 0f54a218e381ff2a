"""Faults planted into the engine of Bidding, each with the checks that catch it."""

from core.errors import PlayerError
from tests.games.bidding.tests.referee.quick_checks import (
    counted_lines,
    hidden,
    lockstep,
    recorded_games,
)
from tests.referee.planted_faults import Engine, Fault
from tests.referee.quick_checks import Net

ENGINE = Engine("tests.games.bidding", ("rules", "redact", "notation", "game"), "BIDDING")

FAULTS: tuple[tuple[Fault, tuple[Net, ...]], ...] = (
    (
        Fault(
            "a bid is told to everybody",
            "rules",
            "Told(BidLaid(seat, move.card), only(seat))",
            "Told(BidLaid(seat, move.card), EVERYONE)",
        ),
        (lockstep, hidden),
    ),
    (
        Fault(
            "a spent card can be bid",
            "rules",
            "if move.card not in hand(state, seat):",
            "if False:",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "the lowest card is not offered",
            "rules",
            "yield from map(Bid, hand(state, seat))",
            "yield from map(Bid, hand(state, seat)[1:])",
        ),
        (lockstep, counted_lines),
    ),
    (
        Fault(
            "who resigned is ranked like whoever stayed",
            "rules",
            "return not state.resigned[seat], points(state, seat)",
            "return True, points(state, seat)",
        ),
        (lockstep, recorded_games),
    ),
    (
        Fault(
            "a card that lies has left the hand for everybody",
            "redact",
            "unshown=unshown(state, seat)",
            "unshown=hand(state, seat)",
        ),
        (lockstep, hidden),
    ),
)

CAUGHT: tuple[type[Exception], ...] = (AssertionError, PlayerError, LookupError, ValueError)
