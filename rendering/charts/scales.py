"""Where values lie on an axis, and the round numbers beside it."""

from itertools import count
from typing import Final

import msgspec

_MOST_TICKS: Final = 5


class Scale(msgspec.Struct, frozen=True):
    """Maps values to board units: ``low`` to ``start``, ``high`` to ``end``."""

    low: float
    high: float
    start: float
    end: float
    ticks: tuple[int, ...]

    def at(self, value: float) -> float:
        """Return where a value lies."""
        return self.start + (self.end - self.start) * (value - self.low) / (self.high - self.low)


def ticks(low: int, high: int) -> tuple[int, ...]:
    """Return the round numbers from ``low`` to ``high``, both included."""
    step = round_step(low, high)
    return tuple(range(-(-low // step) * step, high + 1, step))


def round_step(low: int, high: int) -> int:
    """Return the smallest of 1, 2, 5, 10, 20 ... that needs at most _MOST_TICKS ticks."""
    steps = (digit * int(10**power) for power in count() for digit in (1, 2, 5))
    return next(step for step in steps if (high - low) / step < _MOST_TICKS)


def number(value: int) -> str:
    """Return a number with a true minus sign."""
    return f"{value}".replace("-", "−")
