"""Faults planted into the engine of Vector Race, each with the checks that catch it."""

from core.errors import PlayerError
from tavolo_vector_race.tests.referee.quick_checks import counted_lines, hidden, lockstep
from tests.referee.planted_faults import Engine, Fault
from tests.referee.quick_checks import Net

ENGINE = Engine(
    "tavolo_vector_race",
    ("state", "legality", "rules", "redact", "notation", "game"),
    "VECTOR_RACE",
)

FAULTS: tuple[tuple[Fault, tuple[Net, ...]], ...] = (
    (
        Fault(
            "a choice is told to everybody",
            "rules",
            "Told(Chosen(seat, move.key), only(seat))",
            "Told(Chosen(seat, move.key), EVERYONE)",
        ),
        (lockstep, hidden),
    ),
    (
        Fault(
            "everybody sees the choices",
            "redact",
            "choice=None if viewer is None else state.choices[viewer] or None",
            "choice=state.choices[viewer or 0] or None",
        ),
        (lockstep, hidden),
    ),
    (
        Fault(
            "a crashed car keeps its speed",
            "rules",
            "replace(car, velocity=STANDING, pause=state.options.pause)",
            "replace(car, pause=state.options.pause)",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "a crashed car sits out one round only",
            "rules",
            "velocity=STANDING, pause=state.options.pause)",
            "velocity=STANDING, pause=1)",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "who scrapes loses all speed",
            "rules",
            "part - (part > 0) + (part < 0) for part in",
            "0 * part for part in",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "the first key is not offered",
            "legality",
            "yield from map(Steer, keys_of(state.options.choices))",
            "yield from map(Steer, keys_of(state.options.choices)[1:])",
        ),
        (lockstep, counted_lines),
    ),
    (
        Fault(
            "who resigned later is not ahead",
            "rules",
            "return 0, car.resigned_in, Fraction(0)",
            "return 0, 0, Fraction(0)",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "who passed the last gate later is ahead",
            "rules",
            "return 1, car.progress, -time if car.progress else Fraction(0)",
            "return 1, car.progress, time if car.progress else Fraction(0)",
        ),
        (lockstep,),
    ),
)

CAUGHT: tuple[type[Exception], ...] = (AssertionError, PlayerError, LookupError, ValueError)
