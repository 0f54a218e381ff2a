"""Callables for a transaction's parts with early binding: a lambda in a loop would bind late."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any


def calling(method: str, *values: Any) -> Callable[[Any], Any]:
    """Like ``operator.methodcaller`` for a method of a part, as in ``calling("log.moves", 1)``."""
    return lambda transaction: attrgetter(method)(transaction)(*values)
