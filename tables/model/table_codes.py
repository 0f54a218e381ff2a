"""How the code of a new table is drawn. Pure."""

from collections.abc import Callable
from typing import Final

from tables.model.table import TableCode

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""No I and O, no 0 and 1: codes are read aloud."""

CODE_LENGTH: Final = 4


def drawn_code(choose: Callable[[str], str]) -> TableCode:
    """Return a code, which may be taken already. ``choose``: picks one of some letters."""
    return TableCode("".join(choose(CODE_LETTERS) for _ in range(CODE_LENGTH)))
