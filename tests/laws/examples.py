"""What a broken law has to say: its message, and the game in which it was broken."""

from collections.abc import Iterable, Iterator
from itertools import islice
from traceback import walk_tb
from types import FrameType
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from tests.games.whole_games import Journey, Stop

MOST_LINES: Final = 8
"""Lines of a message that are printed; what pytest compares can have hundreds."""

MOST_MOVES: Final = 12
LONGEST_LINE: Final = 200


def what_was_said(caught: pytest.ExceptionInfo[BaseException]) -> tuple[str, ...]:
    """Return the beginning of the message, after the kind of error if it is not the law's own."""
    lines = [line for line in str(caught.value).splitlines() if line.strip()]
    if not caught.errisinstance(AssertionError):
        first, *rest = lines or [""]
        lines = [f"{caught.typename}: {first}", *rest]
    kept = lines[:MOST_LINES] or ["the law is not kept"]
    return tuple(line[:LONGEST_LINE] for line in kept)


def example_in(caught: pytest.ExceptionInfo[BaseException]) -> tuple[str, ...]:
    """Return the game in which the law was broken, if it looked at one, and the line of the law.

    The laws look at the shortest games first.
    """
    frames = list(walk_tb(caught.tb))
    in_tests = [each for each in frames if "/tests/" in each[0].f_code.co_filename]
    frame, line = (in_tests or frames)[-1]
    return (*_game_in(frame for frame, _ in frames), f"at {frame.f_code.co_filename}:{line}")


def _game_in(frames: Iterable[FrameType]) -> Iterator[str]:
    """Say how the position of the innermost frame that has one came about."""
    # Imported by now; before pytest has begun it could not show what an assertion compares.
    from tests.games.whole_games import Journey, Stop

    for frame in reversed(list(frames)):
        values = [*_with_parts(frame.f_locals.values())]
        journey = next((value for value in values if isinstance(value, Journey)), None)
        stop = next((value for value in values if isinstance(value, Stop)), None)
        if journey is not None and (stop is None or stop in journey.stops):
            yield from _told(journey, stop)
            return


def _with_parts(values: Iterable[Any]) -> Iterator[Any]:
    """Yield local variables, and the members of those that are pairs of a journey and a stop."""
    for value in list(values):
        yield value
        if isinstance(value, tuple) and len(value) == 2:
            yield from value


def _told(journey: "Journey", stop: "Stop | None") -> Iterator[str]:
    notate = journey.subject.game.notate
    options = getattr(journey.start.state, "options", None)
    yield f"in a game of {journey.seats} with {options}, dealt from seed {journey.seed.hex()[:16]}…"
    moves = [f"seat {each.seat} {notate(each.move)}" for each in _before(journey, stop)]
    if moves:
        left_out = max(0, len(moves) - MOST_MOVES)
        shown = "; ".join(islice(moves, left_out, None))
        yield f"after {'… ' if left_out else ''}{shown}"
    if stop is not None:
        yield f"when seat {stop.seat} plays {notate(stop.move)}"


def _before(journey: "Journey", stop: "Stop | None") -> "Iterator[Stop]":
    for each in journey.stops:
        if each is stop:
            return
        yield each
