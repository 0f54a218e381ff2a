"""Faults planted into the engine of Jacynth, each with the checks that catch it."""

from core.errors import PlayerError
from tests.referee.jacynth.quick_checks import hidden, lockstep
from tests.referee.planted_faults import Engine, Fault
from tests.referee.quick_checks import Net

ENGINE = Engine(
    "games.jacynth",
    ("board", "state", "legality", "rules", "redact", "notation", "game"),
    "JACYNTH",
)

FAULTS: tuple[tuple[Fault, tuple[Net, ...]], ...] = (
    (
        Fault(
            "the lowest card with a token decides",
            "board",
            "place, _, owner = max(",
            "place, _, owner = min(",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "a token may lie in a district of another",
            "board",
            "if district.owner not in (None, seat)",
            "if district.owner not in (None, seat, 0, 1, 2)",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "a token is judged before the card is laid",
            "legality",
            "grid = with_entry(state.grid, place, card)\n",
            "grid = state.grid\n",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "who loses control is told of the seat that wins it",
            "rules",
            "losers = former - {joined.owner, None}",
            "losers = former - {None}",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "everybody sees the card that is drawn",
            "rules",
            "only(seat), shows=only(seat)",
            "EVERYONE, shows=EVERYONE",
        ),
        (lockstep, hidden),
    ),
    (
        Fault(
            "a viewer sees the hand of the seat before",
            "redact",
            "cards_of(state.hands[viewer])",
            "cards_of(state.hands[viewer - 1])",
        ),
        (lockstep, hidden),
    ),
    (
        Fault(
            "who resigned keeps the cards",
            "rules",
            "    left = _hand_returned(left, seat, told)\n",
            "",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "who resigned first is ranked above who resigned later",
            "rules",
            "return state.resigned.index(Seat(seat)), 0",
            "return -state.resigned.index(Seat(seat)), 0",
        ),
        (lockstep,),
    ),
)

CAUGHT: tuple[type[Exception], ...] = (AssertionError, PlayerError, LookupError, ValueError)
