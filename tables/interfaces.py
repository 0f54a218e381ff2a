"""Ports: what the tables need from outside: a clock, random numbers, a wake-up call."""

from collections.abc import Callable
from typing import Protocol

from model.table import TableCode


class Clock(Protocol):
    """The current time."""

    def now(self) -> int:
        """Return the current time in Unix milliseconds UTC."""
        ...


class Entropy(Protocol):
    """Random secret seeds and table codes. Called from several threads."""

    def seed(self) -> bytes:
        """Return 32 unpredictable bytes."""
        ...

    def aside(self) -> bytes:
        """Return 32 unpredictable bytes that change neither the next seeds nor the next codes."""
        ...

    def code(self) -> TableCode:
        """Return a short code, easy to read aloud; it may be taken already."""
        ...


Wake = Callable[[], None]
"""Tells the workers that messages or timers may be due."""
