"""Faults planted into the engine of Ruta, each with the checks that catch it."""

from core.errors import PlayerError
from tests.referee.planted_faults import Engine, Fault
from tests.referee.quick_checks import Net
from tests.referee.ruta.quick_checks import (
    counted_lines,
    hidden,
    laws,
    lockstep,
    recorded_games,
)

ENGINE = Engine(
    "games.ruta", ("moves", "state", "legality", "rules", "redact", "notation", "game"), "RUTA"
)

MEMO = """@lru_cache(maxsize=4096)
def payments(payable: int, price: int) -> tuple[Payment, ...]:
"""
MEMO_BY_HAND_ONLY = """def payments(payable: int, price: int) -> tuple[Payment, ...]:
    if payable not in _MEMO:
        _MEMO[payable] = _payments(payable, price)
    return _MEMO[payable]


_MEMO: dict[int, tuple[Payment, ...]] = {}


def _payments(payable: int, price: int) -> tuple[Payment, ...]:
"""
PILE_DRAW = """    if not exhausted:
        moves.append(DrawPile())
"""

FAULTS: tuple[tuple[Fault, tuple[Net, ...]], ...] = (
    (
        Fault(
            "an Ace given comes to oneself",
            "rules",
            "return _use_ace(state, seat, move.slot, Seat(1 - seat))",
            "return _use_ace(state, seat, move.slot, seat)",
        ),
        (lockstep, recorded_games),
    ),
    (
        Fault(
            "known cards are not forgotten when paid",
            "rules",
            "known=with_seat(state.known, seat, state.known[seat] & kept)",
            "known=state.known",
        ),
        (lockstep, laws, hidden),
    ),
    (
        Fault("payments are remembered whatever the price", "moves", MEMO, MEMO_BY_HAND_ONLY),
        (lockstep, laws, hidden, counted_lines),
    ),
    (
        Fault(
            "a reshuffle leaves the discard pile",
            "state",
            "return Supply(supply.draft, order, len(order), (), rng)",
            "return Supply(supply.draft, order, len(order), supply.discard, rng)",
        ),
        (lockstep, laws, hidden, counted_lines, recorded_games),
    ),
    (
        Fault(
            "an exact payment gives no further turn",
            "rules",
            "turn=seat if exact else 1 - seat",
            "turn=1 - seat",
        ),
        (lockstep, counted_lines, recorded_games),
    ),
    (
        Fault(
            "the longest route counts tokens, not places",
            "rules",
            "places = visited.bit_count()",
            "places = len(trail)",
        ),
        (lockstep, recorded_games),
    ),
    (
        Fault(
            "the longest route counts a place as often as it comes past",
            "rules",
            "places = visited.bit_count()",
            "places = len(trail) + 1",
        ),
        (lockstep, recorded_games),
    ),
    (
        Fault(
            "the Excuse vanishes when played",
            "state",
            "(*(card for card in supply.discard if card != taken), paid)",
            "tuple(card for card in supply.discard if card != taken)",
        ),
        (lockstep, laws, hidden, recorded_games),
    ),
    (
        Fault(
            "a view shows the rival's hand",
            "redact",
            "            state.known,\n            state.jokers",
            "            state.hands,\n            state.jokers",
        ),
        (lockstep, hidden),
    ),
    (
        Fault(
            "the game ends at the ninth token",
            "rules",
            ".bit_count() == TOKENS:",
            ".bit_count() == TOKENS - 1:",
        ),
        (lockstep, counted_lines, recorded_games),
    ),
    (
        Fault(
            "no draw is left after an Ace",
            "rules",
            "        draw_owed=True,\n",
            "        turn=1 - seat,\n",
        ),
        (lockstep, counted_lines, recorded_games),
    ),
    (
        Fault(
            "payments with cards to spare are listed",
            "moves",
            "        else:\n            _complete(",
            "        if value <= owed:\n            _complete(",
        ),
        (lockstep, counted_lines),
    ),
    (
        Fault(
            "a draw is offered when no card is left",
            "legality",
            PILE_DRAW,
            "    moves.append(DrawPile())\n",
        ),
        (lockstep, laws, hidden, counted_lines),
    ),
)

CAUGHT: tuple[type[Exception], ...] = (AssertionError, PlayerError, LookupError, ValueError)
"""A wrong answer, a listed move refused or a recorded one unreadable, a card that is not there."""

FEWEST_NETS = 2
"""Each fault is caught in two ways at least."""
