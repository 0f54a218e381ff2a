"""How the code of a new table is drawn. Pure."""

from collections.abc import Callable
from typing import Final

from model.table import TableCode

CODE_LETTERS: Final = "BCDFGHJLMNPQRSTWXZ256789"
"""What a code is drawn from. No vowel and nothing read as one (V, Y, 0, 1, 3, 4), so that no code
spells a word; no K, which makes the best known without a vowel. Codes of earlier versions have
others, and stay valid: a code is looked up as it is typed."""

CODE_LENGTH: Final = 4


def drawn_code(choose: Callable[[str], str]) -> TableCode:
    """Return a code, which may be taken already. ``choose``: picks one of some letters."""
    return TableCode("".join(choose(CODE_LETTERS) for _ in range(CODE_LENGTH)))
