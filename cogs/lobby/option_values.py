"""The values of a game's options, for a menu."""

from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec
from msgspec.inspect import BoolType, IntType, LiteralType, type_info

from model.commands import OptionValue

_NUMBERS_OFFERED: Final = 20
"""Roughly how many values of a number option are offered, evenly spread."""


def possible_values(kind: Any) -> Iterator[OptionValue]:
    """Yield the possible values of an option of this type; of a long range only some.

    Raises TypeError for a type that no menu can offer.
    """
    match type_info(kind):
        case BoolType():
            yield from (True, False)
        case IntType(ge=int(least), le=int(most)):
            step = 1 + (most - least) // _NUMBERS_OFFERED
            yield from (n for n in range(least, most + 1) if n % step == 0)
        case LiteralType():
            yield from get_args(kind)
        case _:
            raise TypeError(f"no menu can offer the values of {kind}")


def value_of(options: Any, option: str) -> OptionValue:
    """Return the value of an option; one that came later and is not chosen is a "no"."""
    value: OptionValue | msgspec.UnsetType = getattr(options, option)
    return False if value is msgspec.UNSET else value
